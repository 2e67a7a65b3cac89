public import EarshotLines
import EarshotSession
public import EarshotNotation

/// A session in a file: a header, commands, and what is heard under each.
///
///     let result = Transcript.read(SourceText(name: "menu.vo", text))
///     if let transcript = result.transcript {
///       let run = TranscriptRun(transcript, on: document)
///       print(run.passed ? "as written" : run.report)
///     }
///
/// - Source: SESSIONS.md, "Lines of a session" and "Transcripts".
public struct Transcript: Hashable, Sendable {
  /// Which screens a transcript walks.
  public enum ScreenReference: Hashable, Sendable {
    /// The sample app.
    case sample
    /// A file, relative to the transcript's.
    case path(String)
    /// Screens that travel with the transcript.
    case embedded(SourceText)
  }

  /// A command with the lines under it.
  public struct Step: Hashable, Sendable {
    /// The command, as it is written.
    public var command: String
    /// The line of the command, from 1.
    public var line: Int
    /// The number of phases that were begun before it.
    public var phase = 0
    /// The number of lines below it that a terminal broke off the command.
    package var brokenLines = 0
    /// The lines under it that say what is heard: speech and `~` lines.
    public var expected: [LinePattern] = []
    /// The claims under it.
    public var claims: [Claim] = []
  }

  /// A part of a session, from a line `## TITLE` on.
  public struct Phase: Hashable, Sendable {
    /// What it is called.
    public var title: String
    /// The line it begins with, from 1.
    public var line: Int
  }

  /// A field of the header.
  public struct Field: Hashable, Sendable {
    /// What it sets.
    public var name: String
    /// To what.
    public var value: String
    /// The bytes of the value.
    public var range: Range<Int>

    /// Creates a field.
    package init(name: String, value: String, range: Range<Int>) {
      self.name = name
      self.value = value
      self.range = range
    }
  }

  /// A file that travels with a transcript.
  public struct EmbeddedFile: Hashable, Sendable {
    /// The name between the dashes.
    public var name: String
    /// The name of the source that it is.
    let nameOfSource: String
    /// The number of lines before it.
    var firstLine = 0
    /// The bytes of its lines.
    var bytes: [UInt8] = []

    /// The text, which knows how many lines of the transcript stand before it, so that what is wrong
    /// with it is found there.
    public var source: SourceText {
      var source = SourceText(name: nameOfSource, utf8: bytes)
      source.linesBefore = firstLine
      return source
    }
  }

  /// The file.
  public var source: SourceText
  /// The header, without `screen`, `start`, `xfail` and `compare`.
  public var settings: [Field] = []
  /// The screens that are walked.
  public var screen = ScreenReference.sample
  /// The screen that `start` opens, or `nil` for the first.
  public var start: String?
  /// Why the transcript is expected to fail, where it is: the header `xfail`.
  public var expectedFailure: String?
  /// How speech is compared, or `nil` for the way of the style: by words in the utterance style,
  /// else exactly.
  public var comparison: SpokenComparison?
  /// The phases, in order.
  public var phases: [Phase] = []
  /// The steps, in order.
  public var steps: [Step] = []
  /// What the transcript calls by name, in the order of the file.
  var names: [NameUse] = []
  /// The files that travel with the transcript.
  public var embedded: [EmbeddedFile] = []

  /// Creates a transcript without steps.
  init(source: SourceText) { self.source = source }

  /// Whether it says what is heard by claims alone, with no line of speech or `~` line in it but
  /// refusals.
  ///
  /// - Source: SESSIONS.md, "Transcripts".
  public var isOfClaimsAlone: Bool {
    steps.contains { !$0.claims.isEmpty } && steps.allSatisfy(\.saysNothingHeard)
  }
}

extension Transcript {
  /// The settings that the session is heard under.
  ///
  /// - Parameter overrides: Settings that win over the header's, by name.
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
  /// Whether no line of it says what is heard, but for what came to nothing.
  var saysNothingHeard: Bool { expected.allSatisfy(\.isRefusal) }

  /// Whether claims alone judge it, and what it says of refusals.
  var isOfClaimsAlone: Bool { !claims.isEmpty && saysNothingHeard }

  /// Whether it is a command of the REPL, which is no step of a session.
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
