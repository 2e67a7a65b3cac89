import EarshotTranscripts
@testable import EarshotLessons
import EarshotNotation
import SessionTestSupport
import Testing

@testable import EarshotSession

/// A lesson of five steps, small enough to know by heart.
enum LessonSample {
  static let text = """
    # 1. Tea

    Tea is made
    with *water*.

    ```screen tea.screen
    screen tea "Tea"
      header "Tea"
      button "Pour"
        on activate: announce "Poured"
      switch off "Milk"
    ```

    ## Walk

    - first
      the header
    - then the rest

    ```voiceover
    screen: tea.screen

    # It begins.
    > start
    Tea, Heading
    > swipe right
    Pour, Button
    > double tap
    ~ sound: activate
    Pour
    Poured
    ```

    ## Try

    Go on.

    ```voiceover
    > swipe right
    Milk, Switch button, off
    ~ hint: Double tap to toggle setting.
    > swipe right
    ~ sound: boundary
    ```

    ## On a phone

    The same.
    """

  /// The lesson.
  static func lesson(_ text: String = text) throws -> Lesson {
    let result = Lesson.read(SourceText(name: "tea.md", text))
    #expect(result.diagnostics == [])
    return try #require(result.lesson)
  }

  /// A player that hasn't begun.
  static func player(_ mode: LessonPlayer.Mode, of text: String = text) throws -> LessonPlayer {
    let lesson = try lesson(text)
    return LessonPlayer(lesson, documents: try documents(of: lesson), mode: mode)
  }

  /// The apps of a lesson whose screens are embedded in it.
  static func documents(of lesson: Lesson) throws -> [AppDocument] {
    try lesson.transcripts.map { transcript in
      guard case .embedded(let source) = transcript.screen else { throw Missing() }
      return try #require(AppDocument.read([source]).document)
    }
  }

  /// A lesson without its screen.
  struct Missing: Error {}
}

extension LessonPlayer {
  /// The lines that it prints at its beginning, after those about the voices and how to answer.
  mutating func started() -> [String] {
    let lines = begin().map(\.printed)
    return [lines[0]] + lines.dropFirst(3)
  }

  /// Returns the lines that it prints for a line of input.
  mutating func told(_ line: String) -> [String] { take(line).map(\.printed) }
}
