package import EarshotLines
package import EarshotModel
import EarshotNotation
public import EarshotComposer

extension Session {
  /// The response to a line of input.
  public struct Response: Hashable, Sendable {
    /// The line of input, after parsing.
    package var input: Input
    /// The lines under the command, as values.
    package var content: [SessionLine]
    /// The request to the program around the session, or `nil` if there's none.
    public var request: Request?
    /// Whether a command was unknown or malformed, for the exit status of a walk.
    public var isMalformed: Bool
    /// Whether a command was refused, for `--fail-fast`.
    public var isRefused: Bool
    /// The reason that Earshot stopped the line, or `nil` if it ran to its end.
    package var end: WorkBudget.End?
    /// The times at which the lines of ``content`` began, in nanoseconds.
    ///
    /// The array is empty unless the session records them.
    package var moments: [Int]
  }

  /// A parsed line of input.
  package enum Input: Hashable, Sendable {
    /// A comment or a blank line.
    case remark(InputLine)
    /// A claim, whose line is the first line of the content.
    case claim
    /// Commands, in order.
    case commands([TypedCommand])
  }

  /// A command of a line, or input that isn't a command.
  package enum TypedCommand: Hashable, Sendable {
    case understood(Command)
    case unknown(String)
  }

  /// A request that only the program around a session can fulfill.
  public enum Request: Hashable, Sendable {
    /// A request to open a file instead of the app.
    case open(String)
    /// A request to read the same files again.
    case reload
    /// A request to write the session to a file.
    case record(String)
    /// A request to read single keys instead of lines.
    case keys
    /// A request to report the problems on the current screen.
    case audit
    /// A request to quit the program.
    case quit
    /// A request to write the session to a file and quit the program.
    case save(String)
  }
}

extension Session.Response {
  /// Creates a response.
  package init(
    to input: Session.Input,
    content: [SessionLine] = [],
    moments: [Int] = [],
    request: Session.Request? = nil,
    isMalformed: Bool = false,
    isRefused: Bool = false,
    end: WorkBudget.End? = nil
  ) {
    // An initializer that sets the properties one by one copies the response when it returns.
    self.init(
      input: input,
      content: content,
      request: request,
      isMalformed: isMalformed,
      isRefused: isRefused,
      end: end,
      moments: moments
    )
  }
}

// Printed output.
extension Session.Response {
  /// The line as a session shows it: the commands in canonical form after `> `, or the line as
  /// typed if it isn't a command.
  public var echo: String {
    switch input {
    case .remark(let line): Display.safe(line.copy)
    case .claim: content.printed.first ?? ""
    case .commands(let commands): commands.echo
    }
  }

  /// The lines under the command, escaped as in a transcript.
  public var lines: [String] {
    let lines = content.printed
    return input == .claim ? Array(lines.dropFirst()) : lines
  }

  /// The utterances in order, with their parts.
  ///
  /// A stop without words has an empty utterance.
  ///
  /// A hint is part of the utterance before it.
  public var utterances: [Utterance] {
    var utterances: [Utterance] = []
    for line in content {
      guard let utterance = line.spoken?.utterance else { continue }
      if case .hint = line, utterances.last?.text == utterance.text { utterances.removeLast() }
      utterances.append(utterance)
    }
    return utterances
  }
}

extension Session.Response {
  /// The gestures and phone events in canonical form, without `start` and `wait`.
  package var gestures: [String] {
    guard case .commands(let commands) = input else { return [] }
    return commands.compactMap { command in
      guard case .gesture(let gesture)? = command.command else { return nil }
      switch gesture {
      case .start, .wait: return nil
      default: return gesture.description
      }
    }
  }
}

extension Session.TypedCommand {
  /// The parsed command, or `nil` if the input isn't a command.
  package var command: Command? { if case .understood(let command) = self { command } else { nil } }

  /// Whether the parser understood the command.
  package var isUnderstood: Bool { if case .understood = self { true } else { false } }

  /// Whether the command is a gesture instead of a session command.
  package var isGesture: Bool { if case .understood(.gesture) = self { true } else { false } }

  /// The command in canonical form, or the input if it isn't a command.
  fileprivate var text: String {
    switch self {
    case .understood(let command): command.canonical
    case .unknown(let text): text
    }
  }
}

extension [Session.TypedCommand] {
  /// The line of a session file that contains the commands, separated by semicolons.
  package var echo: String {
    let line = count == 1 ? self[0].text : map(\.text).joined(separator: "; ")
    return LineMark.command.line(Display.safe(line))
  }
}

extension Session.Response: CustomStringConvertible {
  /// The command and the lines under it, as in a transcript.
  public var description: String { ([echo] + lines).joined(separator: "\n") }
}
