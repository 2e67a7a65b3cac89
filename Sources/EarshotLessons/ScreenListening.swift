import EarshotLines
package import EarshotNotation
import EarshotSession
import EarshotTranscripts

/// A screen that a learner listens to while they repair it.
///
/// Listening begins at the first element. The learner can use the same words as in a lesson, so
/// “flick right” is a gesture.
package struct ScreenListening: Sendable {
  private var session: Session
  private let language: LessonLanguage

  /// Opens a screen.
  package init(_ document: AppDocument, in language: LessonLanguage) {
    self.language = language
    session = Session(document)
    session.run("start")
  }

  /// Makes a gesture, or answers a question about the screen such as `:why`.
  ///
  /// - Returns: The output, or `nil` if the line is neither.
  package mutating func lines(for typed: String) -> [LessonLine]? {
    let text = TypedGesture(typed, in: session)?.gesture ?? typed
    let isQuestion = Self.questions.contains(text.lowercased())
    guard isQuestion || Gesture(text) != nil else { return nil }
    let response = session.run(text)
    let heard = LessonLine.session(response)
    let lines = LessonLine.session([response.echo]) + heard
    return lines.map { $0.inLanguage(language) }
  }

  private static let questions: Set = [":why", ":what", ":where", ":undo"]
}
