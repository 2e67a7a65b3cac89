public import EarshotLessons
import EarshotLines
public import EarshotNotation
import EarshotTranscripts

/// A broken screen to repair, and the checks that tell what is still wrong with it.
///
///     let exercise = Exercise.read(source).exercise
///     exercise?.screen          // what the learner edits
///     exercise?.session         // the same checks, for 'earshot test'
///
/// Docs/WritingLessons.md, “Exercises”, describes the format.
public struct Exercise: Hashable, Sendable {
  /// One thing that has to be right.
  public struct Check: Hashable, Sendable {
    /// What is so once it is right.
    public var done = ""
    /// What is wrong until then.
    public var still = ""
    /// The rule of the audit that must find nothing, or `nil` if there is none.
    public var audit: String?
    /// Hints, each telling more than the one before.
    public var hints: [String] = []
    /// The session: gestures, and claims below them.
    var lines: [String] = []
    /// What must be heard, and what gestures must do, whatever identifiers the screen has.
    var requirements: [ExerciseRequirement] = []
    /// The bytes of the line that begins the block.
    var range = 0..<0
  }

  /// The name of its file, without the ending.
  public var name: String
  /// The language that it is in.
  public var language = LessonLanguage.english
  /// The text of the heading.
  public var title: String
  /// What is wrong, and how people who listen suffer from it.
  public var story: [String] = []
  /// The broken screen.
  public var screen = ""
  /// The identifier of the control whose gestures are counted, or `nil` if none are.
  public var goal: String?
  /// The fewest gestures that reach and use it.
  public var fewest: Int?
  /// The bytes of the line that says so.
  var fewestRange = 0..<0
  /// What has to be right.
  public var checks: [Check] = []
  /// Texts of the broken screen that a repair may change or leave out.
  var mayChange: [String] = []
  /// Rules of the audit that may find something new on a repaired screen.
  var allowed: [String] = []
  /// Whether its checks judge what is heard and done, so that everything else must stay as it was.
  package var judgesBehavior: Bool { checks.contains { !$0.requirements.isEmpty } }
  /// The screen as it is once it is repaired, if the author shows it; learners don't get it.
  public var solution: String?
  /// The bytes of the line that begins it.
  var solutionRange = 0..<0

  /// The name of the file with the screen.
  public var screenName: String { FileKind.screen.named(name) }

  /// The checks as a session, a phase each.
  public var session: String {
    let phases: [String] = checks.filter { !$0.lines.isEmpty }.flatMap { check in
      ["", "## \(check.done)"] + check.lines
    }
    return (["screen: \(screenName)"] + phases).map { $0 + "\n" }.joined()
  }

  /// All that learners read of it beside the screen and the sessions.
  var wordsForLearners: String {
    let words = checks.flatMap { [$0.done, $0.still] + $0.hints }
    return ([title] + story + words).joined(separator: "\n")
  }

  /// A check as a session of its own.
  func session(of check: Check) -> SourceText {
    let lines = ["screen: \(screenName)", ""] + check.lines
    return SourceText(name: FileKind.transcript.named(name), lines.map { $0 + "\n" }.joined())
  }
}

extension Exercise {
  /// An exercise as far as it could be read, and what is wrong with it.
  public struct ParseResult: Sendable {
    /// The exercise, or `nil` if there are errors.
    public let exercise: Exercise?
    /// What is wrong, in the order of the file.
    public let diagnostics: [Diagnostic]
  }

  /// Reads an exercise from a Markdown document.
  ///
  /// - Complexity: O(*n*) in the length of the document.
  public static func read(_ source: SourceText) -> ParseResult {
    var reader = ExerciseReader(source)
    reader.read()
    let diagnostics = reader.diagnostics
    let isWrong = diagnostics.contains { $0.severity == .error }
    return ParseResult(exercise: isWrong ? nil : reader.exercise, diagnostics: diagnostics)
  }

  /// Whether a document has a check in it, even if its word is misspelled.
  ///
  /// - Complexity: O(*n*) in the length of the document.
  package static func isIn(_ source: SourceText) -> Bool {
    MarkdownBlocks.blocks(in: source.lines).contains { block in
      block.info.first.map { word in
        word == "check"
          || Suggestion.nearest(to: word, in: ["check"]) != nil
            && LessonBlock(block.lines).entries.contains { $0.kind == .field("done") }
      } ?? false
    }
  }
}
