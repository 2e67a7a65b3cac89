import EarshotLines
import EarshotModel

/// A line of input, as the user typed it or copied it from a session.
///
/// The prompt, piped input, and lessons all use this type to determine the kind of a line.
///
/// - Source: SESSIONS.md, "`walk`" and "Lines of a session".
package struct InputLine: Hashable, Sendable {
  /// The kind of a line.
  package enum Kind: Hashable, Sendable {
    /// A line with only spaces.
    case blank
    /// A comment, with its title if it begins a phase.
    case prose(phase: String?)
    /// A claim, without the leading `?`.
    case claim(String)
    /// Commands, or text that the user meant as a command.
    case commands
  }

  /// The kind of the line.
  package let kind: Kind
  /// The line without the prompt of a copied session and without leading and trailing spaces.
  package let text: String
  /// The line as typed, but without the prompt of a copied session.
  ///
  /// Earshot copies this line if it isn't a command.
  package let copy: String

  /// The unparsed commands of the line, in order.
  package let commands: [String]

  /// Classifies a line of input.
  package init(_ typed: String) {
    text = typed.withoutPrompt
    copy = typed.hasPrompt ? text : typed
    kind = InputLine.kind(of: text)
    commands = kind == .commands ? InputLine.commands(in: text) : []
  }

  private static func kind(of text: String) -> Kind {
    if text.isEmpty { return .blank }
    if text.isProse { return .prose(phase: text.phaseTitle) }
    // A `?` without a claim is a request for help.
    return text.begins(with: LineMark.claim.rawValue) && text != LineMark.claim.rawValue
      ? .claim(text.withoutFirst.trimmed) : .commands
  }

  /// Whether the line is neither blank nor a comment.
  package var isActive: Bool {
    switch kind {
    case .blank, .prose: false
    case .claim, .commands: true
    }
  }

  private static func commands(in text: String) -> [String] {
    guard text.holds(UInt8(ascii: ";")) else { return [text] }
    return CommandParser.commands(in: text).map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// Whether the line is only `start`.
  ///
  /// As the first line of input, `start` repeats the command that Earshot has already printed.
  package var isPlainStart: Bool {
    commands.count == 1 && Gesture(commands[0]) == .start()
  }
}
