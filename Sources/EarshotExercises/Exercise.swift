public import EarshotLessons
import EarshotLines
public import EarshotNotation
import EarshotTranscripts

/// A broken screen to repair, with checks that find what is still wrong with it.
///
///     let exercise = Exercise.read(source).exercise
///     exercise?.screen          // the screen that the learner edits
///     exercise?.session         // the same checks, for 'earshot test'
///
/// Docs/WritingLessons.md, “Exercises”, describes the format.
public struct Exercise: Hashable, Sendable {
  /// A single requirement for the repaired screen.
  public struct Check: Hashable, Sendable {
    /// The statement that the requirement is met.
    public var done = ""
    /// The statement of the problem, for a requirement that isn't met.
    public var still = ""
    /// The rule of the audit that must have no findings, or `nil` if the check names no rule.
    public var audit: String?
    /// The hints, each of which reveals more than the previous one.
    public var hints: [String] = []
    /// The lines of the session: gestures with claims below them.
    var lines: [String] = []
    /// The requirements about VoiceOver's words and the effects of gestures, whatever identifiers
    /// the screen has.
    var requirements: [ExerciseRequirement] = []
    /// The byte range of the line that begins the block.
    var range = 0..<0
  }

  /// The name of the file, without its extension.
  public var name: String
  /// The language of the exercise.
  public var language = LessonLanguage.english
  /// The text of the heading.
  public var title: String
  /// The problem, and its consequences for people who use the screen by ear.
  public var story: [String] = []
  /// The broken screen.
  public var screen = ""
  /// The identifier of the control whose gestures the exercise counts, or `nil` if it counts none.
  public var goal: String?
  /// The minimum number of gestures that reach and use the control, or `nil` if the header doesn't
  /// specify it.
  public var fewest: Int?
  /// The byte range of the line with the number of gestures.
  var fewestRange = 0..<0
  /// The checks of the repaired screen.
  public var checks: [Check] = []
  /// Text on the broken screen that a repair can change or remove.
  var mayChange: [String] = []
  /// The audit's rules that can have new findings on a repaired screen.
  var allowed: [String] = []
  /// Whether the checks judge words and effects, so everything else must stay the same.
  package var judgesBehavior: Bool { checks.contains { !$0.requirements.isEmpty } }
  /// The repaired screen, or `nil` if the author doesn't provide it.
  ///
  /// Learners don't get this screen.
  public var solution: String?
  /// The byte range of the line that begins the solution.
  var solutionRange = 0..<0

  /// The name of the file with the screen.
  public var screenName: String { FileKind.screen.named(name) }

  /// The checks as a session, with a phase for each check.
  public var session: String {
    let phases: [String] = checks.filter { !$0.lines.isEmpty }.flatMap { check in
      ["", "## \(check.done)"] + check.lines
    }
    return (["screen: \(screenName)"] + phases).map { $0 + "\n" }.joined()
  }

  /// All the text that learners read, except for the screen and the sessions.
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
  /// The result of reading an exercise: the exercise, unless it has errors, and the diagnostics.
  public struct ParseResult: Sendable {
    /// The exercise, or `nil` if there are errors.
    public let exercise: Exercise?
    /// The errors and warnings, in the order of the file.
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

  /// Returns whether a document contains a check, even if its keyword is misspelled.
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
