import EarshotComposer
import EarshotSession
import EarshotModel
import EarshotLines
import EarshotNotation

/// An assertion about a session, as in `? focus #pay`.
///
/// - Source: SESSIONS.md, "Transcripts".
public struct Claim: Hashable, Sendable {
  /// The text of the claim, without the `?`.
  public var text: String
  /// The line number in the file, starting at 1.
  public var number: Int
  /// The number of phases that begin before the claim.
  var phase = 0
  /// Whether the claim is negated, so it's true if its content is false.
  var isNegated = false
  var content: Content

  /// The content of a claim.
  enum Content: Hashable, Sendable {
    case condition(Condition)
    /// A condition on elements, which don't have to be audible.
    case state(Condition)
    case focus(CommandTarget, within: Int?)
    case screen(String, isBelow: Bool)
    case reachable(CommandTarget)
    case absent(String)
    case order([CommandTarget])
    case hasAction(CommandTarget?, String)
    case conveys(CommandTarget?, [ConveyedItem])
    case rotor(String)
    case says(WordPattern)
    case hintSays(WordPattern)
    /// A claim that the app's own speech contains the words.
    case voices(WordPattern)
    case gestures(atMost: Int)
    case silent
    case task(String, reaching: CommandTarget)
    /// A claim that Voice Control acts on exactly one item, or on the given item, if you say the
    /// name.
    case canSay(String, for: CommandTarget?)
    /// A claim that Voice Control shows a name or, if the name is `nil`, that it shows none.
    case showsName(CommandTarget?, String?)
    case phrases(atMost: Int)
    /// A statement that the step is known to fail, for the given reason. Earshot doesn't judge this
    /// claim.
    case knownFailure(String)
  }
}

extension Claim {
  /// The reason that the step above is known to fail, or `nil` if the claim says something else.
  package var knownFailure: String? {
    guard case .knownFailure(let reason) = content else { return nil }
    return reason
  }

  /// The name of the task that ends at the claim, or `nil` if the claim is about something else.
  package var task: String? {
    guard case .task(let name, _) = content, !isNegated else { return nil }
    return name
  }
}

/// A part that a description must convey, with or without specific words.
enum ConveyedItem: Hashable, Sendable {
  case label(String?)
  case value(String?)
  case hint(String?)
  case position(String?)
  case action(String?)
  case role(RoleWord)
  case state(StateWord)

  /// The first word of an item.
  enum Kind: String, CaseIterable, Sendable {
    case label, value, role, state, hint, position, action

    /// The first words, as help lists them.
    static let list = allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// A word of the screen format for a role or a trait that VoiceOver has a word for.
  struct RoleWord: Hashable, Sendable {
    var name: String
    var traits: Traits

    /// All role words.
    ///
    /// The roles that VoiceOver says come first, in the order of the screen format. Then come the
    /// traits that VoiceOver says as an element's kind, except for traits whose word is the only
    /// word for a role.
    static let all: [RoleWord] = {
      let written = Role.written.filter { $0 != .checkbox }
      let roles = written.map { role in
        RoleWord(name: role.rawValue, traits: role == .tab ? .tabBarItem : role.traits)
      }
      let ofRoles = written.filter { !$0.isSeveralWords }.reduce(into: Traits()) {
        $0.formUnion($1.traits)
      }
      let heard = NamedTrait.allCases.filter { $0.kind == .type && $0.hasWord }
      let others = heard.filter { !ofRoles.contains($0.traits) }.map {
        RoleWord(name: $0.rawValue, traits: $0.traits)
      }
      return roles.filter { word in heard.contains { word.traits.contains($0.traits) } } + others
    }()
  }

  /// A state that VoiceOver says.
  enum StateWord: String, CaseIterable, Hashable, Sendable {
    case selected, dimmed, on, off, mixed, editing, expanded, collapsed
  }

  /// The item in the notation of a claim.
  var notation: String {
    switch self {
    case .label(let text): ConveyedItem.notation("label", text)
    case .value(let text): ConveyedItem.notation("value", text)
    case .hint(let text): ConveyedItem.notation("hint", text)
    case .position(let text): ConveyedItem.notation("position", text)
    case .action(let text): ConveyedItem.notation("action", text)
    case .role(let word): "role \(word.name)"
    case .state(let word): "state \(word.rawValue)"
    }
  }

  var isHint: Bool { if case .hint = self { true } else { false } }

  private static func notation(_ word: String, _ text: String?) -> String {
    word + (text.map { " \(quoted($0))" } ?? "")
  }
}

extension ConveyedItem.RoleWord {
  /// VoiceOver's words for roles that have a different name in the screen format.
  private static let heard = ["heading": "header"]

  /// Creates the role word for VoiceOver's word, such as `Heading` for a header, or for its name in
  /// the screen format.
  ///
  /// The result is `nil` if there's no such word.
  init?(heardAs word: String) {
    let lowered = word.lowercased()
    let name = Self.heard[lowered] ?? lowered
    guard let found = Self.all.first(where: { $0.name.lowercased() == name }) else { return nil }
    self = found
  }
}

extension Claim {
  /// Returns the end of a message, which suggests the app's text that a failing claim probably
  /// means.
  ///
  /// The result is empty if VoiceOver may say the text, or if no text is similar to it.
  ///
  /// - Complexity: The same as for ``SpokenTexts/meant(by:caseMatters:)``.
  func spelling(in spoken: SpokenTexts) -> String {
    guard !isNegated, let texts = heardTexts, !texts.isEmpty else { return "" }
    let near = texts.lazy.compactMap { spoken.meant(by: $0, caseMatters: false) }.first
    return near.map { "; did you mean \(quoted($0))?" } ?? ""
  }

  /// Whether the claim expects VoiceOver to say text, which may be misspelled.
  var asksForTexts: Bool { !isNegated && !(heardTexts ?? []).isEmpty }

  /// The text that the claim expects VoiceOver to say, or `nil` for any other claim.
  private var heardTexts: [String]? {
    switch content {
    case .says(.text(let text)), .hintSays(.text(let text)), .voices(.text(let text)): [text]
    case .conveys(_, let items):
      items.compactMap { item in
        switch item {
        case .label(let text), .value(let text), .hint(let text): text
        case .position, .action, .role, .state: nil
        }
      }
    default: nil
    }
  }
}
