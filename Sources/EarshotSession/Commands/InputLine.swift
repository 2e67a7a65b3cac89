import EarshotLines
import EarshotModel

/// A line of input, as somebody typed it or copied it from a session.
///
/// What a line is gets decided here alone, at the prompt, through a pipe and in a lesson alike.
///
/// - Source: SESSIONS.md, "`walk`" and "Lines of a session".
package struct InputLine: Hashable, Sendable {
  /// What a line asks for.
  package enum Kind: Hashable, Sendable {
    /// Nothing but spaces.
    case blank
    /// A remark; of a phase its title.
    case prose(phase: String?)
    /// A claim, without the mark.
    case claim(String)
    /// Commands, or what was meant to be one.
    case commands
  }

  /// What the line asks for.
  package let kind: Kind
  /// The line without the prompt that a copied session has, and without spaces at its ends.
  package let text: String
  /// The line as it is copied where it is no command: as typed, but for the prompt.
  package let copy: String

  /// Takes a line of input.
  package init(_ typed: String) {
    text = typed.withoutPrompt
    copy = typed.hasPrompt ? text : typed
    kind = InputLine.kind(of: text)
  }

  private static func kind(of text: String) -> Kind {
    if text.isEmpty { return .blank }
    if text.isProse { return .prose(phase: text.phaseTitle) }
    // A claim that says nothing is somebody who asks for help.
    return text.begins(with: LineMark.claim.rawValue) && text != LineMark.claim.rawValue
      ? .claim(text.withoutFirst.trimmed) : .commands
  }

  /// Whether something is to be done: the line is neither blank nor prose.
  package var isActive: Bool {
    switch kind {
    case .blank, .prose: false
    case .claim, .commands: true
    }
  }

  /// The commands of the line, in their order; each is still to be understood.
  package var commands: [String] {
    guard kind == .commands else { return [] }
    guard text.holds(UInt8(ascii: ";")) else { return [text] }
    return CommandParser.commands(in: text).map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// Whether the line is `start` and no more: where it is typed first, the one already printed.
  package var isPlainStart: Bool {
    let commands = commands
    return commands.count == 1 && Gesture(commands[0]) == .start()
  }
}
