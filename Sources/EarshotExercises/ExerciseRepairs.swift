import EarshotLessons
import EarshotLines
package import EarshotNotation
import EarshotTranscripts

/// Screens that learners may create, each with the expected verdict.
///
/// The document of an exercise can contain them in blocks ```` ```repair ```` and ```` ```mistake
/// ````, and so can a different document that names the exercise in its header, `exercise:
/// lamp.md`.
package struct ExerciseRepairs {
  /// A screen with the expected verdict.
  package struct Repair: Sendable {
    /// The last line of text above the screen, or the name of the file if there's none.
    ///
    /// It's empty for a learner's own screen.
    package var title: String
    /// Whether the screen is a correct repair.
    package var isRight: Bool
    /// The text of the screen.
    package var screen: String
    /// The byte range of the line that begins the block.
    package var range: Range<Int>
  }

  /// The screens, in order.
  package private(set) var repairs: [Repair] = []
  /// The path of the exercise in the header, or its name if it's built in, or `nil` if the header
  /// names none.
  package private(set) var path: String?
  /// The path of a learner's screen, or `nil` if the header names none.
  package private(set) var screenPath: String?
  /// The byte ranges of the header's lines that name the exercise and the screen.
  package private(set) var (pathRange, screenRange) = (0..<0, 0..<0)
  /// The errors in the document itself.
  private(set) var problems: [Diagnostic] = []

  /// Reads a document.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the document.
  package init(_ source: SourceText) {
    let document = MarkdownDocument(source)
    var collector = DiagnosticCollector()
    for problem in document.diagnostics { collector.add(problem) }
    for (field, line) in document.fields { read(field, line) }
    let isForExercise = path != nil
    for (field, line) in document.fields
    where isForExercise && !Self.keys.contains(field.name) {
      let near = Suggestion.ending(for: field.name, in: Self.keys)
      let ending = near.isEmpty ? "; use \(Self.keys.asAlternatives)" : near
      collector.report(
        """
        '\(field.name)' isn't part of a repair document\(ending)
        """,
        at: line.range
      )
    }
    var title = source.name
    for part in document.parts {
      switch part {
      case .heading(let heading): title = heading.line.trimmed
      case .paragraph(let lines): title = lines.last?.trimmed ?? title
      case .block(let block) where part.isRepair && block.isClosed:
        repairs.append(Repair(block, title: title))
      case .block(let block): if part.isRepair { collector.add(block.problemOfOpen) }
      }
    }
    if isForExercise, repairs.isEmpty, screenPath == nil, !collector.hasErrors {
      collector.report(
        "a repair document needs a screen in a '```repair' or '```mistake' block",
        at: pathRange
      )
    }
    problems = isForExercise ? collector.sorted : []
  }

  private static let keys = ["exercise", "judges"]

  private mutating func read(_ field: Transcript.Field, _ line: TextLine) {
    switch field.name {
    case "exercise": (path, pathRange) = (field.value, line.range)
    case "judges": (screenPath, screenRange) = (field.value, line.range)
    default: break
    }
  }

  /// Adds the screen of a learner, which should pass every check.
  package mutating func add(_ screen: SourceText) {
    let text = String(decoding: screen.utf8, as: UTF8.self)
    repairs.append(Repair(title: "", isRight: true, screen: text, range: screenRange))
  }

  /// Whether the document only names a learner's screen, so an error is about this screen.
  package var isLearners: Bool {
    screenPath != nil && repairs.allSatisfy(\.title.isEmpty) && problems.isEmpty
  }

  /// Judges a screen.
  ///
  /// - Returns: An error if the actual verdict differs from the expected verdict, or `nil`
  ///   otherwise.
  package static func mistake(in repair: Repair, of exercise: Exercise) -> Diagnostic? {
    let source = SourceText(name: exercise.screenName, repair.screen)
    guard let result = ExerciseResult(exercise, of: source) else {
      let reason = AppDocument.read([source]).diagnostics.first { $0.severity == .error }
      let words = reason.map { ": \($0.message.text)" } ?? ""
      return Diagnostic(.error, "this screen has an error\(words)", range: repair.range)
    }
    guard result.isDone != repair.isRight else { return nil }
    let problem = result.phases.compactMap(\.problem).first
    let message: Diagnostic.Message =
      problem.map {
        repair.title.isEmpty
          ? Diagnostic.Message.stillWrong($0, in: exercise.language)
          : "this repair fails a check: \($0)"
      }
      ?? "this mistake passes every check; add a check that the mistake doesn't pass"
    return Diagnostic(.error, message, range: repair.range)
  }
}

extension Diagnostic.Message {
  /// The message about a learner's screen, in the language of the exercise.
  fileprivate static func stillWrong(_ problem: String, in language: LessonLanguage) -> Self {
    let words = Wording(en: "still wrong: \(problem)", de: "noch falsch: \(problem)")
    return Self(stringLiteral: words[language])
  }
}

extension ExerciseRepairs.Repair {
  fileprivate init(_ block: MarkdownBlocks.Block, title: String) {
    self.init(
      title: title.hasSuffix(":") ? String(title.dropLast()) : title,
      isRight: block.info.first == "repair",
      screen: block.text,
      range: block.range
    )
  }
}

extension MarkdownDocument.Part {
  /// Whether the block contains a screen that learners may create.
  var isRepair: Bool {
    guard case .block(let block) = self else { return false }
    return ["repair", "mistake"].contains(block.info.first)
  }
}
