import EarshotLines
import EarshotNotation
import EarshotSession
import EarshotTranscripts

/// The fields between two `---` lines at the top of a lesson.
///
///     ---
///     course: hear
///     language: en
///     practices: swipe right, double tap
///     ---
///
/// Docs/WritingLessons.md, “The header”, describes the format.
struct LessonHeader {
  /// The fields of a header.
  enum Key: String, CaseIterable {
    case course, language, practices
  }

  /// The course that contains the lesson, or `nil` if the header names none.
  private(set) var course: String?
  /// The language of the lesson.
  private(set) var language = LessonLanguage.english
  /// The names of the gestures to practice, or `nil` if the header doesn't list them.
  private(set) var practices: Set<String>?

  /// Reads the header of a document.
  ///
  /// A document without `---` lines has no header.
  mutating func read(_ document: MarkdownDocument, _ diagnostics: inout DiagnosticCollector) {
    for problem in document.diagnostics { diagnostics.add(problem) }
    for (field, line) in document.fields { read(field, line, &diagnostics) }
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
      let keys = Key.allCases.map(\.rawValue)
      let near = Suggestion.ending(for: field.name, in: keys)
      let ending = near.isEmpty ? "; use \(keys.asAlternatives)" : near
      diagnostics.report("'\(field.name)' isn't part of a lesson's header\(ending)", at: line.range)
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

/// Functions that read the names of gestures, separated by commas.
enum GestureNames {
  /// Returns the key of a field.
  ///
  /// `practises` is the older spelling of `practices`.
  static func key(_ name: String) -> String { name == "practises" ? "practices" : name }

  /// Returns the canonical names of the gestures and reports unknown names.
  static func read(
    _ field: Transcript.Field,
    _ diagnostics: inout DiagnosticCollector
  ) -> Set<String> {
    Set(list(field, &diagnostics))
  }

  /// Returns the canonical names of the gestures, in order, and reports unknown names.
  static func list(
    _ field: Transcript.Field,
    _ diagnostics: inout DiagnosticCollector
  ) -> [String] {
    var words: [String] = []
    for name in field.value.split(separator: ",").map({ String($0).trimmed }) {
      if let gesture = GestureDefinition.named(name) {
        words.append(gesture.words)
      } else {
        let near = GestureDefinition.ending(for: name)
        let ending = near.isEmpty ? "; 'earshot help gestures' lists the gestures" : near
        diagnostics.report("unknown gesture '\(name)'\(ending)", at: field.range)
      }
    }
    return words
  }
}
