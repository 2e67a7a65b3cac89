public import EarshotLessons
import EarshotLines
public import EarshotNotation
import EarshotTranscripts

/// A broken screen to repair, and the checks that find what is still wrong with it.
///
///     let exercise = Exercise.read(source).exercise
///     exercise?.screen          // what the learner edits
///     exercise?.session         // the same checks, for 'earshot test'
///
/// Docs/WritingLessons.md, “Exercises”, describes the format.
public struct Exercise: Hashable, Sendable {
  /// A single requirement.
  public struct Check: Hashable, Sendable {
    /// The state when it's right.
    public var done = ""
    /// The problem until then.
    public var still = ""
    /// The rule of the audit that must have no findings, or `nil` if there's none.
    public var audit: String?
    /// Hints, each of which reveals more than the one before.
    public var hints: [String] = []
    /// The session: gestures, and claims below them.
    var lines: [String] = []
    /// The words that VoiceOver must say, and the effects that gestures must have, whatever
    /// identifiers the screen has.
    var requirements: [ExerciseRequirement] = []
    /// The bytes of the line that begins the block.
    var range = 0..<0
  }

  /// The name of its file, without the ending.
  public var name: String
  /// The language of the exercise.
  public var language = LessonLanguage.english
  /// The text of the heading.
  public var title: String
  /// The problem, and its consequences for people who use the screen by ear.
  public var story: [String] = []
  /// The broken screen.
  public var screen = ""
  /// The identifier of the control whose gestures are counted, or `nil` for none.
  public var goal: String?
  /// The fewest gestures that reach and use it.
  public var fewest: Int?
  /// The bytes of the line that says so.
  var fewestRange = 0..<0
  /// The requirements.
  public var checks: [Check] = []
  /// Text of the broken screen that a repair can change or remove.
  var mayChange: [String] = []
  /// Rules of the audit that can have new findings on a repaired screen.
  var allowed: [String] = []
  /// Whether its checks judge words and effects, in which case everything else must stay the same.
  package var judgesBehavior: Bool { checks.contains { !$0.requirements.isEmpty } }
  /// The repaired screen, if the author provides it.
  ///
  /// Learners don't get it.
  public var solution: String?
  /// The bytes of the line that begins it.
  var solutionRange = 0..<0

  /// The name of the file with the screen.
  public var screenName: String { FileKind.screen.named(name) }

  /// The checks as a session, with one phase each.
  public var session: String {
    let phases: [String] = checks.filter { !$0.lines.isEmpty }.flatMap { check in
      ["", "## \(check.done)"] + check.lines
    }
    return (["screen: \(screenName)"] + phases).map { $0 + "\n" }.joined()
  }

  /// All the text that learners read, besides the screen and the sessions.
  var wordsForLearners: String {
    let words = checks.flatMap { [$0.done, $0.still] + $0.hints }
    return ([title] + story + words).joined(separator: "\n")
  }

  /// Returns a check as a separate session.
  func session(of check: Check) -> SourceText {
    let lines = ["screen: \(screenName)", ""] + check.lines
    return SourceText(name: FileKind.transcript.named(name), lines.map { $0 + "\n" }.joined())
  }
}

extension Exercise {
  /// The result of reading an exercise: as much of it as Earshot could read, and the errors.
  public struct ParseResult: Sendable {
    /// The exercise, or `nil` if there are errors.
    public let exercise: Exercise?
    /// The errors, in the order of the file.
    public let diagnostics: [Diagnostic]
  }

  /// Reads an exercise from a Markdown document.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the document.
  public static func read(_ source: SourceText) -> ParseResult {
    var reader = ExerciseReader(source)
    reader.read()
    let diagnostics = reader.diagnostics
    let isWrong = diagnostics.contains { $0.severity == .error }
    return ParseResult(exercise: isWrong ? nil : reader.exercise, diagnostics: diagnostics)
  }

  /// Returns whether a document has a check in it, even if its word is misspelled.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the document.
  package static func isIn(_ source: SourceText) -> Bool {
    MarkdownDocument(source).blocks.contains { block in
      block.info.first.map { word in
        word == "check"
          || Suggestion.nearest(to: word, in: ["check"]) != nil
            && LessonBlock(block.lines).entries.contains { $0.kind == .field("done") }
      } ?? false
    }
  }
}
