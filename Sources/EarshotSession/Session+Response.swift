package import EarshotLines
package import EarshotModel
import EarshotNotation
public import EarshotComposer

extension Session {
  /// The response to a line of input.
  public struct Response: Hashable, Sendable {
    /// The input of the line.
    package var input: Input
    /// The lines under the command, as values.
    package var content: [SessionLine]
    /// The request to the program around the session.
    public var request: Request?
    /// Whether a command was unknown or malformed, for the exit status of a walk.
    public var isMalformed: Bool
    /// Whether a command was refused, for `--fail-fast`.
    public var isRefused: Bool
    /// Why the line was given up, or `nil` if it was run to its end.
    package var end: WorkBudget.End?
    /// The moments of the clock at which the lines of ``content`` began, in nanoseconds; empty unless
    /// the session keeps them.
    package var moments: [Int] = []

    /// Creates a response.
    package init(
      to input: Input,
      content: [SessionLine] = [],
      request: Request? = nil,
      isMalformed: Bool = false,
      isRefused: Bool = false,
      end: WorkBudget.End? = nil
    ) {
      self.input = input
      self.content = content
      self.request = request
      self.isMalformed = isMalformed
      self.isRefused = isRefused
      self.end = end
    }
  }

  /// A line that was typed, as it was understood.
  package enum Input: Hashable, Sendable {
    /// Nothing, or a remark.
    case remark(InputLine)
    /// A claim, which the first line of the content is.
    case claim
    /// Commands, in order.
    case commands([TypedCommand])
  }

  /// A command of a line, or what was typed in its place.
  package enum TypedCommand: Hashable, Sendable {
    case understood(Command)
    case unknown(String)
  }

  /// A request that only the program around a session can fulfill.
  public enum Request: Hashable, Sendable {
    /// Open a file in place of the app.
    case open(String)
    /// Read the same files again.
    case reload
    /// Write the session to a file as it goes.
    case record(String)
    /// Read single keys in place of lines.
    case keys
    /// Say what is wrong with what is shown.
    case audit
    /// Leave.
    case quit
    /// Write the session to a file, and leave.
    case save(String)
  }
}

// What is printed.
extension Session.Response {
  /// The line as it is echoed: the commands in canonical form, `> ` in front; a line that is no
  /// command as it was typed.
  public var echo: String {
    switch input {
    case .remark(let line): Display.safe(line.copy)
    case .claim: content.printed.first ?? ""
    case .commands(let commands): commands.echo
    }
  }

  /// The lines under the command, escaped as they stand in a transcript.
  public var lines: [String] {
    let lines = content.printed
    return input == .claim ? Array(lines.dropFirst()) : lines
  }

  /// The speech, in order, part by part; a stop with nothing to say is empty.
  ///
  /// A hint belongs to the utterance before it.
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
  /// What a person did, in canonical form: gestures and events of the phone, without launches of the app and waiting.
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
  /// What was understood, or `nil` for what was not.
  package var command: Command? { if case .understood(let command) = self { command } else { nil } }

  /// Whether it was understood.
  package var isUnderstood: Bool { if case .understood = self { true } else { false } }

  /// Whether it is a gesture, and not for the program.
  package var isGesture: Bool { if case .understood(.gesture) = self { true } else { false } }

  /// The command in canonical form, or what was typed.
  fileprivate var text: String {
    switch self {
    case .understood(let command): command.canonical
    case .unknown(let text): text
    }
  }
}

extension [Session.TypedCommand] {
  /// The commands as a transcript has them.
  package var echo: String {
    let line = count == 1 ? self[0].text : map(\.text).joined(separator: "; ")
    return LineMark.command.line(Display.safe(line))
  }
}

extension Session.Response: CustomStringConvertible {
  /// The command and the lines under it, as a transcript has them.
  public var description: String { ([echo] + lines).joined(separator: "\n") }
}
