import EarshotLines
import EarshotNotation
import EarshotSession
import EarshotTranscripts

/// What stands between two lines `---` at the top of a lesson.
///
///     ---
///     course: hear
///     language: en
///     practices: swipe right, double tap
///     ---
///
/// Docs/WritingLessons.md, “The header”, describes it.
struct LessonHeader {
  /// What a header may say.
  enum Key: String, CaseIterable {
    case course, language, practices
  }

  /// The course.
  private(set) var course: String?
  /// The language that the lesson is written in.
  private(set) var language = LessonLanguage.english
  /// The gestures that are practiced, by their words, or `nil` if the header does not say.
  private(set) var practices: Set<String>?
  /// The number of lines it takes.
  private(set) var lineCount = 0

  /// Reads the header of a document; one without dashes has none.
  mutating func read(_ lines: [TextLine], _ diagnostics: inout DiagnosticCollector) {
    let matter = FrontMatter(lines, &diagnostics)
    lineCount = matter.lineCount
    for (field, line) in matter.fields { read(field, line, &diagnostics) }
  }

  private mutating func read(
    _ field: Transcript.Field,
    _ line: TextLine,
    _ diagnostics: inout DiagnosticCollector
  ) {
    switch Key(rawValue: GestureNames.key(field.name)) {
    case .course: course = field.value
    case .language: readLanguage(field, &diagnostics)
    case .practices: practices = GestureNames.read(field, &diagnostics)
    case nil:
      let ending = Suggestion.ending(for: field.name, in: Key.allCases.map(\.rawValue))
      diagnostics.report("a lesson has no '\(field.name)'\(ending)", at: line.range)
    }
  }

  private mutating func readLanguage(
    _ field: Transcript.Field,
    _ diagnostics: inout DiagnosticCollector
  ) {
    if let language = LessonLanguage(tag: field.value) { return self.language = language }
    diagnostics.report(LessonLanguage.unknown(of: "a lesson"), at: field.range)
  }
}

/// Gestures by their names, separated by commas.
enum GestureNames {
  /// The key of a field, of which `practises` is the older spelling.
  static func key(_ name: String) -> String { name == "practises" ? "practices" : name }

  /// The gestures' own words; names that no gesture has are reported.
  static func read(
    _ field: Transcript.Field,
    _ diagnostics: inout DiagnosticCollector
  ) -> Set<String> {
    Set(list(field, &diagnostics))
  }

  /// The gestures' own words, in their order; names that no gesture has are reported.
  static func list(
    _ field: Transcript.Field,
    _ diagnostics: inout DiagnosticCollector
  ) -> [String] {
    var words: [String] = []
    for name in field.value.split(separator: ",").map({ String($0).trimmed }) {
      if let gesture = GestureDefinition.named(name) {
        words.append(gesture.words)
      } else {
        let ending = GestureDefinition.ending(for: name)
        diagnostics.report("unknown gesture '\(name)'\(ending)", at: field.range)
      }
    }
    return words
  }
}
