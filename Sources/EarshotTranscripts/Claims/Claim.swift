import EarshotComposer
import EarshotSession
import EarshotModel
import EarshotLines
import EarshotNotation

/// An assertion about a session, as in `? focus #pay`.
///
/// - Source: SESSIONS.md, "Transcripts".
public struct Claim: Hashable, Sendable {
  /// The claim as it is written, without the `?`.
  public var text: String
  /// The line of the file, from 1.
  public var number: Int
  /// The number of phases that were begun before it.
  var phase = 0
  /// Whether the claim holds where what it says does not.
  var isNegated = false
  /// What it says.
  var content: Content

  /// What a claim says.
  enum Content: Hashable, Sendable {
    case condition(Condition)
    /// A condition whose elements need not be heard.
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
    /// The app's own speech has the words.
    case voices(WordPattern)
    case gestures(atMost: Int)
    case silent
    case task(String, reaching: CommandTarget)
    /// That Voice Control acts on one item, or on this one, if its name is said.
    case canSay(String, for: CommandTarget?)
    /// The name that Voice Control shows, or none.
    case showsName(CommandTarget?, String?)
    case phrases(atMost: Int)
    /// The step is known to fail, for a reason; this isn't judged.
    case knownFailure(String)
  }
}

extension Claim {
  /// The reason why the step above is known to fail, or `nil` if the claim says something else.
  package var knownFailure: String? {
    guard case .knownFailure(let reason) = content else { return nil }
    return reason
  }

  /// The name of the task that ends where the claim stands, or `nil` if it is about something else.
  package var task: String? {
    guard case .task(let name, _) = content, !isNegated else { return nil }
    return name
  }
}

/// What a description has to tell: a part, alone or with what it has to say.
enum ConveyedItem: Hashable, Sendable {
  case label(String?)
  case value(String?)
  case hint(String?)
  case position(String?)
  case action(String?)
  case role(RoleWord)
  case state(StateWord)

  /// The word that an item begins with.
  enum Kind: String, CaseIterable, Sendable {
    case label, value, role, state, hint, position, action

    /// The words as help lists them.
    static let list = allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// A word of the screen format for what VoiceOver has a word for: a role, or a trait.
  struct RoleWord: Hashable, Sendable {
    var name: String
    var traits: Traits

    /// The words: the roles that are heard, in the order of the screen format, and then the traits
    /// that are heard as what an element is and come with no role of one word.
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

  /// A state that is heard.
  enum StateWord: String, CaseIterable, Hashable, Sendable {
    case selected, dimmed, on, off, mixed, editing, expanded, collapsed
  }

  /// The item as a claim has it.
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

  private static func notation(_ word: String, _ text: String?) -> String {
    word + (text.map { " \(quoted($0))" } ?? "")
  }
}

extension ConveyedItem.RoleWord {
  /// What VoiceOver says of roles that it calls otherwise than the screen format.
  private static let heard = ["heading": "header"]

  /// The word for what VoiceOver says, as `Heading` of a header, or by its own name; `nil` if nothing
  /// is called so.
  init?(heardAs word: String) {
    let lowered = word.lowercased()
    let name = Self.heard[lowered] ?? lowered
    guard let found = Self.all.first(where: { $0.name.lowercased() == name }) else { return nil }
    self = found
  }
}

extension Claim {
  /// The text of the app that a claim which fails was perhaps meant to name, as the end of a message;
  /// empty if what it asks for may be said, or is near to nothing.
  ///
  /// - Complexity: as ``SpokenTexts/meant(by:caseMatters:)``.
  func spelling(in spoken: SpokenTexts) -> String {
    guard !isNegated, let texts = heardTexts, !texts.isEmpty else { return "" }
    let near = texts.lazy.compactMap { spoken.meant(by: $0, caseMatters: false) }.first
    return near.map { "; did you mean \(quoted($0))?" } ?? ""
  }

  /// Whether it asks to hear texts, which may be misspelled.
  var asksForTexts: Bool { !isNegated && !(heardTexts ?? []).isEmpty }

  /// The texts that the claim asks to hear, or `nil` if it is of another kind.
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
