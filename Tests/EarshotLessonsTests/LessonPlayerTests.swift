import EarshotLessons
import EarshotNotation
import SessionTestSupport
import Testing

@testable import EarshotSession

@Suite("Playing a lesson")
struct LessonPlayerTests {
  @Test("prints the prose up to the first command, and each Return what is heard")
  func telling() throws {
    var player = try LessonSample.player(.telling)
    #expect(
      player.begin() == [
        "1. Tea",
        "Return makes the next gesture, 'skip' goes to the next section, 'quit' ends the lesson.",
        "Tea is made with water.",
        "The outline of tea.screen has 5 lines; 'outline' prints it.",
        "", "Walk", "- first the header", "- then the rest", "It begins.", "> start",
      ]
    )
    #expect(player.take("") == ["Tea, Heading", "> swipe right"])
    #expect(player.take("") == ["Pour, Button", "> double tap"])
    #expect(
      player.take("next") == [
        "~ sound: activate", "Pour", "Poured", "", "Try", "Go on.", "> swipe right",
      ]
    )
  }

  @Test("a gesture of one's own is tried on the side, and the lesson goes on as if it were not")
  func onTheSide() throws {
    var player = try LessonSample.player(.telling)
    _ = player.begin()
    _ = player.take("")
    #expect(
      player.take("last") == [
        "> four-finger tap bottom", "Milk, Switch button, off",
        "~ hint: Double tap to toggle setting.",
        "# on the side; Return goes on where the lesson was",
      ]
    )
    #expect(player.take(":rotor").first == "> :rotor")
    #expect(player.take("n") == ["Pour, Button", "> double tap"])
    #expect(player.take("outline").first == "screen tea \"Tea\"")
  }

  @Test("lets the learner try alone after the section to try, and writes that down")
  func practice() throws {
    var player = try LessonSample.player(.telling)
    _ = player.begin()
    for _ in 1...4 { _ = player.take("") }
    #expect(
      player.take("") == [
        "~ sound: boundary", "Now you: type gestures of your own; an empty line goes on.",
      ]
    )
    #expect(player.prompt == "Try: ")
    #expect(player.take("a") == ["> double tap", "~ sound: activate", "on"])
    #expect(player.take("p") == ["> swipe left", "Pour, Button"])
    #expect(player.take(":undo") == ["# focus: 3 of 3, switch on \"Milk\""])
    #expect(player.take(":open x.screen") == ["> :open x.screen", "# not in a lesson"])
    #expect(player.take("") == ["", "On a phone", "The same.", "5 of 5 steps heard."])
    #expect(player.isOver)
    #expect(player.take("") == [])
    #expect(
      player.transcripts.first?.dropFirst(16).prefix(5) == [
        "> double tap", "~ sound: activate", "on", "", "-- tea.screen --",
      ]
    )
  }

  @Test("'skip' goes on to the next section, 'quit' ends, and the end of input tells the rest")
  func ends() throws {
    var player = try LessonSample.player(.telling)
    _ = player.begin()
    #expect(player.take("skip") == ["", "Try", "Go on.", "> swipe right"])
    var other = player
    #expect(other.take("quit") == ["3 of 5 steps heard."])
    #expect(player.end().last == "5 of 5 steps heard.")
  }
}
