import EarshotLines
import EarshotModel

/// A line of input, as the user typed it or copied it from a session.
///
/// Only this type decides what a line is, at the prompt, in a pipe, and in a lesson.
///
/// - Source: SESSIONS.md, "`walk`" and "Lines of a session".
package struct InputLine: Hashable, Sendable {
  /// The request in a line.
  package enum Kind: Hashable, Sendable {
    /// Only spaces.
    case blank
    /// A remark; of a phase its title.
    case prose(phase: String?)
    /// A claim, without the mark.
    case claim(String)
    /// Commands, or what was meant to be one.
    case commands
  }

  /// The request in the line.
  package let kind: Kind
  /// The line without the prompt that a copied session has, and without spaces at its ends.
  package let text: String
  /// The line to copy if it isn't a command: as typed, without the prompt.
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

  /// The unparsed commands of the line, in order.
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
