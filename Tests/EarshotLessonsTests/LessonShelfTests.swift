@testable import EarshotTranscripts
@testable import EarshotLessons
import Testing

@testable import EarshotSession

@Suite("Finding a lesson")
struct LessonShelfTests {
  static let paths = [
    "Docs/Lessons/01-what-voiceover-is.md", "Docs/Lessons/02-labels-and-traits.md",
    "Docs/Lessons/10-your-turn.md", "Docs/Lessons/more.md",
  ]

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var place: Int?
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(name: "1", place: 0),
    Case(name: "02", place: 1),
    Case(name: "10", place: 2),
    Case(name: "3"),
    Case(name: "labels-and-traits", place: 1),
    Case(name: "02-labels-and-traits", place: 1),
    Case(name: "Labels and traits", place: 1),
    Case(name: "your", place: 2),
    Case(name: "more", place: 3),
    Case(name: "modals"),
  ]

  @Test("uses its number or the words of its name", arguments: cases)
  func finds(_ row: Case) {
    #expect(LessonShelf.path(of: row.name, in: Self.paths) == row.place.map { Self.paths[$0] })
  }

  @Test("suggests a name that is nearly right")
  func suggests() {
    #expect(LessonShelf.ending(for: "your-tern", in: Self.paths) == "; did you mean 'your-turn'?")
    #expect(LessonShelf.ending(for: "quantum", in: Self.paths) == "")
  }
}
