public import EarshotLines
package import EarshotSession
public import EarshotNotation

/// A session in a file: a header, and commands with their output.
///
///     let result = Transcript.read(SourceText(name: "menu.vo", text))
///     if let transcript = result.transcript {
///       let run = TranscriptRun(transcript, on: document)
///       print(run.passed ? "as written" : run.report)
///     }
///
/// - Source: SESSIONS.md, "Lines of a session" and "Transcripts".
public struct Transcript: Hashable, Sendable {
  /// The screens of a transcript.
  public enum ScreenReference: Hashable, Sendable {
    /// The sample app.
    case sample
    /// The path of a file, relative to the transcript.
    case path(String)
    /// Screens that the transcript contains.
    case embedded(SourceText)
  }

  /// A command with the lines below it.
  public struct Step: Hashable, Sendable {
    /// The command, as written.
    public var command: String
    /// The line of the command, starting at 1.
    public var line: Int
    /// The commands on the line, which the reader parsed to check them.
    package var commands: [CommandParser.PlacedCommand] = []
    /// The number of phases that begin before the command.
    public var phase = 0
    /// The number of continuation lines that a terminal added when it wrapped the command.
    package var brokenLines = 0
    /// The expected output below the command, which consists of speech and `~` lines.
    public var expected: [LinePattern] = []
    /// The claims below the command.
    public var claims: [Claim] = []
  }

  /// A part of a session, starting at a line `## TITLE`.
  public struct Phase: Hashable, Sendable {
    /// The title of the phase.
    public var title: String
    /// The number of the first line of the phase, starting at 1.
    public var line: Int
  }

  /// A field of the header.
  public struct Field: Hashable, Sendable {
    /// The name of the setting.
    public var name: String
    /// The value of the setting.
    public var value: String
    /// The byte range of the value in the file.
    public var range: Range<Int>

    /// Creates a field.
    package init(name: String, value: String, range: Range<Int>) {
      self.name = name
      self.value = value
      self.range = range
    }
  }

  /// A file that a transcript contains.
  public struct EmbeddedFile: Hashable, Sendable {
    /// The name between the dashes.
    public var name: String
    /// The name of the source text in errors.
    let nameOfSource: String
    /// The number of lines above the embedded file.
    var firstLine = 0
    /// The bytes of the embedded file's lines.
    var bytes: [UInt8] = []

    /// Whether any line begins like a command of a session.
    var holdsCommands: Bool {
      let mark = Array("\(LineMark.command.rawValue) ".utf8)
      return bytes.split(separator: UInt8(ascii: "\n")).contains { $0.starts(with: mark) }
    }

    /// The text, with the number of lines above it in the transcript, so errors refer to the right
    /// line.
    public var source: SourceText {
      var source = SourceText(name: nameOfSource, utf8: bytes)
      source.linesBefore = firstLine
      return source
    }
  }

  /// The file that contains the transcript.
  public var source: SourceText
  /// The settings in the header, except for `screen`, `start`, `xfail`, and `compare`.
  public var settings: [Field] = []
  /// The screens of the session.
  public var screen = ScreenReference.sample
  /// The screen that `start` opens, or `nil` for the first screen.
  public var start: String?
  /// The reason for an expected failure, from the header `xfail`, or `nil` if the transcript isn't
  /// expected to fail.
  public var expectedFailure: String?
  /// The way to compare speech, or `nil` for the default of the style: by words in the utterance
  /// style, and exactly otherwise.
  public var comparison: SpokenComparison?
  /// The phases, in order.
  public var phases: [Phase] = []
  /// The steps, in order.
  public var steps: [Step] = []
  /// The names in the transcript, in the order of the file.
  var names: [NameUse] = []
  /// The files that the transcript contains.
  public var embedded: [EmbeddedFile] = []

  init(source: SourceText) { self.source = source }

  /// Whether the transcript describes the output only with claims, except for refusals.
  ///
  /// - Source: SESSIONS.md, "Transcripts".
  public var isOfClaimsAlone: Bool {
    steps.contains { !$0.claims.isEmpty } && steps.allSatisfy(\.saysNothingHeard)
  }
}

extension Transcript {
  /// Returns the settings of the session.
  ///
  /// - Parameter overrides: Settings that override the header, by name.
  /// - Returns: The options of a session.
  package func options(overridden overrides: [(name: String, value: String)]) -> SessionOptions {
    var options = SessionOptions()
    for (name, value) in settings.map({ ($0.name, $0.value) }) + overrides {
      options.set(name, to: value)
    }
    return options
  }
}

extension Transcript.Step {
  /// The gesture if the whole line is one valid gesture, or `nil` otherwise.
  var soleGesture: Gesture? {
    guard commands.count == 1, commands[0].range == 0..<command.utf8.count,
      case .success(.gesture(let gesture)) = commands[0].result
    else { return nil }
    return gesture
  }

  /// Whether the step has no lines of expected output, except for refusals.
  var saysNothingHeard: Bool { expected.allSatisfy(\.isRefusal) }

  /// Whether only claims and refusals judge the step.
  var isOfClaimsAlone: Bool { !claims.isEmpty && saysNothingHeard }

  /// Whether the step is one of Earshot's own commands, which aren't gestures.
  ///
  /// - Source: SESSIONS.md, "Transcripts".
  public var isInspection: Bool {
    guard command.begins(with: ":") else { return false }
    return CommandParser.commands(in: command).allSatisfy {
      let text = String($0).trimmed
      return text.isEmpty || text.begins(with: ":")
    }
  }
}
