import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

/// A name in a transcript that refers to something in the app.
///
/// Running the step shows whether a label, an action, or a rotor is available at the time. This
/// type is only for checking whether the app has the name at all.
struct NameUse: Hashable, Sendable {
  /// The kind of object that the name refers to.
  enum Kind: Hashable, Sendable {
    /// A node, by its identifier.
    case node(String)
    /// A node that a claim is about, by its identifier.
    case claimedNode(String)
    /// A stop, by its label.
    case label(String)
    /// A custom action.
    case action(String)
    /// A rotor setting.
    case rotor(String)
    /// A screen that `start` opens.
    case screen(String)
    /// The name that `~ screen:` prints for a screen, an alert, or a sheet.
    case shownScreen(String)
    /// Text that a claim compares with a node, and whether the claim is true if the text is
    /// different.
    case text(Condition.Test, isDenied: Bool)
    /// Text that VoiceOver must not say.
    case unheard(String)
    /// Words that VoiceOver must say or must not say. Words that VoiceOver says at every stop are
    /// useless.
    case everywhere(WordPattern)
    /// Text that finds a stop.
    case part(String)
    /// A name after a verb in a phrase for Voice Control.
    case said(String)
  }

  /// The kind of object that the name refers to.
  let kind: Kind
  /// The byte range of the name in the file.
  let range: Range<Int>
  /// The line number of the command that contains the name, or `nil` if the name isn't in a
  /// command.
  var commandLine: Int?

  init(_ kind: Kind, _ range: Range<Int>, commandLine: Int? = nil) {
    self.kind = kind
    self.range = range
    self.commandLine = commandLine
  }

  /// The name of a label or an action, or an identifier with `#`, or `nil` for other kinds.
  var name: String? {
    switch kind {
    case .label(let name), .action(let name): name
    case .node(let name), .claimedNode(let name): "#\(name)"
    case .rotor, .screen, .shownScreen, .text, .unheard, .everywhere, .part, .said: nil
    }
  }

  /// Returns the new text for the name after a renaming, or `nil` if the name doesn't change.
  func text(after renaming: Renaming, in source: SourceText) -> String? {
    let written = String(decoding: source.utf8[range], as: UTF8.self)
    guard name == renaming.old, kind.spellings.contains(written) else { return nil }
    return renaming.old.begins(with: "#")
      ? Quoting.name(String(renaming.new.dropFirst()), after: "#")
      : Quoting.quotedLiteral(renaming.new)
  }

  /// Whether the claim fails if nothing has the name.
  var isOfFailingClaim = false

  /// Whether the user can see the name, so it may change.
  var isShown: Bool {
    switch kind {
    case .label, .action, .rotor, .part, .said: true
    case .node, .claimedNode, .screen, .shownScreen, .text, .unheard, .everywhere: false
    }
  }
}

// The names in commands.
extension Command {
  /// Returns the names in a command on a line.
  func names(in line: TextLine, _ range: Range<Int>) -> [NameUse] {
    guard case .gesture(let gesture) = self, let kind = gesture.name else { return [] }
    return [NameUse(kind, line.range(of: kind, in: range), commandLine: line.number)]
  }
}

extension Gesture {
  /// The name that the gesture uses, or `nil` if it uses none.
  fileprivate var name: NameUse.Kind? {
    switch self {
    case .start(let name?): .screen(name)
    case .swipe(_, .until(let target)), .tap(let target?), .touch(.target(let target)):
      target.name { .node($0) }
    case .action(let name): .action(name)
    case .rotor(let name): .rotor(name)
    case .twoFingerTripleTap(let text?): .part(text)
    case .say: nameSaid.map { .said($0) }
    default: nil
    }
  }
}

extension Claim {
  /// Returns the names in the claim.
  func names(in line: TextLine) -> [NameUse] {
    let whole = line.end - text.utf8.count..<line.end
    var rest = whole
    return names.map { kind in
      var use = NameUse(kind, line.range(of: kind, in: rest, isFirst: isList))
      use.isOfFailingClaim = !isNegated && use.isShown
      // A list names its elements from left to right, and each is looked for only in the rest.
      if isList, use.range != rest { rest = use.range.upperBound..<whole.upperBound }
      return use
    }
  }

  /// Whether the names are a list, in the order of the line.
  private var isList: Bool { if case .order = content { true } else { false } }

  /// The names in the claim, except for the names that must not exist according to the claim.
  private var names: [NameUse.Kind] {
    switch content {
    case .condition(let condition), .state(let condition): condition.tests.flatMap(names)
    case .focus(let target, _), .reachable(let target), .task(_, let target): [name(of: target)]
    case .order(let targets): targets.map(name)
    case .hasAction(let target, let action):
      (target.map { [name(of: $0)] } ?? []) + [.action(action)]
    case .conveys(let target, let items):
      (target.map { [name(of: $0)] } ?? []) + (isNegated ? items.compactMap(\.name) : [])
    case .rotor(let name): [.rotor(name)]
    case .screen(let name, _): [.shownScreen(name)]
    case .says(let pattern):
      [.everywhere(pattern)] + (pattern.text.flatMap { isNegated ? [.unheard($0)] : nil } ?? [])
    case .hintSays(let pattern), .voices(let pattern):
      pattern.text.flatMap { isNegated ? [.unheard($0)] : nil } ?? []
    case .canSay(_, let target), .showsName(let target, _): target.map { [name(of: $0)] } ?? []
    case .absent, .gestures, .phrases, .silent, .knownFailure: []
    }
  }

  private func name(of target: CommandTarget) -> NameUse.Kind { target.name { .claimedNode($0) } }

  private func names(in test: Condition.Test) -> [NameUse.Kind] {
    let text = NameUse.Kind.text(test, isDenied: test.isNegated != isNegated)
    guard case .identifier(let name) = test.node else { return [text] }
    return [.claimedNode(name), text]
  }
}

extension ConveyedItem {
  /// The name that must not be conveyed, according to a claim with `not`, or `nil` if the item has
  /// no words.
  fileprivate var name: NameUse.Kind? {
    switch self {
    case .label(let text?): .label(text)
    case .action(let name?): .action(name)
    case .value(let text?), .hint(let text?): .unheard(text)
    case .label, .action, .value, .hint, .position, .role, .state: nil
    }
  }
}

extension CommandTarget {
  fileprivate func name(ofNode kind: (String) -> NameUse.Kind) -> NameUse.Kind {
    switch self {
    case .identifier(let name): kind(name)
    case .label(let label): .label(label)
    }
  }
}

extension NameUse.Kind {
  /// The possible spellings of the name.
  fileprivate var spellings: [String] {
    switch self {
    case .node(let name), .claimedNode(let name): [Quoting.name(name, after: "#")]
    case .label(let name), .action(let name), .rotor(let name), .unheard(let name),
      .part(let name), .said(let name):
      [Quoting.quotedLiteral(name), name]
    case .text(let test, _): [test.word.notation, test.text ?? ""]
    case .everywhere(let pattern): [pattern.notation]
    case .screen, .shownScreen: []
    }
  }
}

extension TextLine {
  /// Returns the range of a name in a part of the line, or the whole part if the name doesn't
  /// occur.
  ///
  /// - Parameters:
  ///   - kind: The name.
  ///   - part: The part of the line, in bytes from the start of the file.
  ///   - isFirst: Whether to return the first occurrence instead of the last.
  /// - Returns: The range, in bytes from the start of the file.
  /// - Complexity: O(*n*) in the length of the part or, for the first occurrence, in the distance
  ///   to it.
  fileprivate func range(
    of kind: NameUse.Kind,
    in part: Range<Int>,
    isFirst: Bool = false
  ) -> Range<Int> {
    let start = part.lowerBound - range.lowerBound
    var text = text
    return text.withUTF8 { text in
      let bytes = text[start..<part.upperBound - range.lowerBound]
      for spelling in kind.spellings where !spelling.isEmpty {
        let mark = Array(spelling.utf8)
        let places = bytes.indices.dropLast(mark.count - 1)
        let isPlace = { bytes[$0] == mark[0] && bytes[$0...].starts(with: mark) }
        let place = isFirst ? places.first(where: isPlace) : places.last(where: isPlace)
        guard let place else { continue }
        return range.lowerBound + place..<range.lowerBound + place + mark.count
      }
      return part
    }
  }
}
