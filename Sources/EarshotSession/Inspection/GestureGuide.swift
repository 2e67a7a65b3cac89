import EarshotNotation

/// How a gesture is made with fingers and on a keyboard, and what it does.
///
/// - Source: VOICEOVER.md, chapter 5 [iOS 14 commands].
package struct GestureGuide: Sendable {
  /// The canonical words of the command.
  package let command: String
  /// How the fingers make it.
  package let fingers: String
  /// The keys of a keyboard, or `nil` if none are known.
  package let keys: String?
  /// What it does.
  package let effect: String

  init(_ command: String, _ fingers: String, keys: String? = nil, _ effect: String) {
    self.command = command
    self.fingers = fingers
    self.keys = keys
    self.effect = effect
  }

  /// Whether the command is one that Earshot leaves out.
  package var isSimulated: Bool { form?.meaning != .notSimulated }

  private var form: CommandDefinition? { CommandDefinition.all.first { $0.words == command } }

  /// The words with what may follow them and the short forms: `swipe right [N] (n, next)`.
  private var heading: String {
    guard let form else { return command }
    let argument = form.syntax.placeholder
    let words = argument.isEmpty ? command : "\(command) \(argument)"
    return form.others.isEmpty ? words : "\(words) (\(form.others.joined(separator: ", ")))"
  }

  private var outcome: String { isSimulated ? effect : "\(effect); not simulated" }
}

extension GestureGuide {
  /// The lines on one gesture, by any of its names.
  package static func lines(on name: String) -> [String] {
    let name = name.split(whereSeparator: \.isBlank).joined(separator: " ")
    guard !name.isEmpty else { return ["which gesture? :help gestures lists them"] }
    let forms = CommandDefinition.all.filter { !$0.words.begins(with: ":") }
    guard let form = forms.first(where: { $0.spellings.index(ofName: name) != nil }),
      let guide = all.first(where: { $0.command == form.words })
    else {
      let spellings = forms.flatMap(\.spellings).filter { $0.count > 1 }
      return ["no gesture '\(Display.safe(name))'\(Suggestion.ending(for: name, in: spellings))"]
    }
    return guide.lines
  }

  private var lines: [String] {
    let vo = "; VO is Control and Option, or Caps Lock"
    let keys = keys.map { $0.contains("VO") ? $0 + vo : $0 } ?? "none known"
    let single = KeyTable.keys(for: command).map(\.name).joined(separator: ", ")
    return [heading, "fingers: \(fingers)", "keys: \(keys)"]
      + (single.isEmpty ? [] : ["single keys: \(single), after :keys"]) + ["effect: \(outcome)"]
  }

  /// All gestures, one a line, with what they do.
  package static var overview: [String] {
    all.map { "\($0.heading): \($0.outcome)" } + [
      "[N]: a count, such as 3; [N] or to #id: swipes until it is there",
      ":gesture NAME tells how the fingers make one, and which keys do it",
    ]
  }
}

extension CommandDefinition.Syntax {
  /// What may follow the words of a command, as a page of help shows it.
  fileprivate var placeholder: String {
    switch self {
    case .nothing: ""
    case .count: "[N]"
    case .countOrTarget: "[N] or to #id"
    case .optionalTarget: "[#id]"
    case .place: "X Y or #id"
    case .name: "\"NAME\""
    case .optionalScreen: "[SCREEN]"
    case .path: "X Y to X Y"
    case .text: "\"TEXT\""
    case .optionalText: "[\"TEXT\"]"
    case .duration: "2s"
    case .file: "FILE"
    case .setting: "NAME VALUE"
    case .anything: "…"
    }
  }
}
