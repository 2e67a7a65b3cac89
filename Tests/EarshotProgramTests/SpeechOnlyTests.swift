import Foundation
import ProgramTestSupport
import Testing

@Suite("Only what you hear", .timeLimit(.minutes(1)))
struct SpeechOnlyTests {
  private static let screen = """
    app "Trip"
      language: en

    screen trip "Trip"
      header "Trip"
      button "Talk" #talk
        hint: Says a lap
        on activate:
          voice "Lap one"
          announce "Done"
      text "two\\nlines"
      button "~ sound: boundary"
      text ""

    """

  private func run(_ words: [String], _ input: String = "") throws -> ToolProcess.Result {
    let folder = try TemporaryFolder()
    let path = try folder.add("trip.screen", Self.screen)
    return try ToolProcess.run(
      [words[0], path, "--speech-only"] + words.dropFirst(),
      input: Array(input.utf8)
    )
  }

  @Test("a walk prints one utterance on each line, without gestures, sounds, and refusals")
  func walk() throws {
    let commands =
      "# a note\nstart\nswipe right\ndouble tap\nwait 5s\nswipe right 2\nswipe right 9\nfly\n"
    let result = try run(["walk"], commands)
    #expect(
      result.output == """
        Trip
        Trip, Heading
        Talk, Button
        Says a lap
        Talk
        Done
        Lap one
        two lines
        ~ sound: boundary, Button

        """
    )
    #expect(result.errors.contains("fly"))
    #expect(result.status == 1)
  }

  @Test("prints nothing while speech or VoiceOver is off")
  func off() throws {
    let result = try run(
      ["walk"],
      "start\n:set speech off\nswipe right\n:set speech on\nvoiceover off\n"
    )
    #expect(!result.output.contains("Talk"), "\(result.output)")
  }

  @Test("a readout prints the words of each stop, and can't be combined with JSON or rotors")
  func speak() throws {
    let result = try run(["speak"])
    let words = "Trip, Heading\nTalk, Button\nSays a lap\ntwo lines\n~ sound: boundary, Button\n"
    #expect(result.output == words && result.status == 0)
    let json = try run(["speak", "--json"])
    let reason = "earshot: '--speech-only' and '--json' can't be used together; leave out one of "
    #expect(json.errors.hasPrefix(reason) && json.errors.hasSuffix("trip.screen --json'\n"))
  }

  private static let lesson = """
    # Two voices

    ```screen trip.screen
    \(screen)```

    Swipe to the button.

    ```voiceover
    screen: trip.screen

    > start
    Trip
    Trip, Heading
    > swipe right
    Talk, Button
    ~ hint: Says a lap
    > rotor "Headings"
    ~ rotor: Headings
    > double tap
    ~ sound: activate
    Talk
    Done
    ~ voice: Lap one
    ```

    """

  @Test("a lesson prints what you hear in it, and sends its own words to standard error")
  func teach() throws {
    let folder = try TemporaryFolder()
    let path = try folder.add("lesson.md", Self.lesson)
    let result = try ToolProcess.run(["teach", path, "--speech-only"], input: [])
    let heard = "Trip\nTrip, Heading\nTalk, Button\nSays a lap\nHeadings\nTalk\nDone\nLap one\n"
    #expect(result.output == heard, "\(result.errors)")
    #expect(result.errors.contains("Swipe to the button."))
    #expect(result.errors.contains("> swipe right"))
    #expect(!result.errors.contains("\nTalk, Button"))
    let both = try ToolProcess.run(["teach", path, "--speech-only", "--keys"], input: [])
    let reason = "earshot: '--speech-only' and '--keys' can't be used together; leave out one of "
    #expect(both.errors.hasPrefix(reason) && both.errors.hasSuffix("lesson.md --keys'\n"))
    #expect(both.output.isEmpty && both.status == 64)
  }

  @Test("a terminal shows neither a greeting nor a prompt")
  func terminal() throws {
    let folder = try TemporaryFolder()
    let path = try folder.add("trip.screen", Self.screen)
    let arguments = ["walk", path, "--speech-only", "--plain"]
    let terminal = try #require(TerminalProcess(arguments))
    terminal.type("start\r")
    let shown = try #require(terminal.shownBefore("Trip, Heading"))
    #expect(!shown.contains("> ") && !shown.contains("# "))
    terminal.type(":quit\r")
    #expect(terminal.status() == 0)
  }
}
