import SessionTestSupport
import Testing

/// SESSIONS.md, "The REPL's own commands", `:why`: it never says anything outdated.
@Suite(":why after a gesture that did nothing")
struct WhyRefusedTests {
  @Test(
    "gives the rule of the refusal, not that of the previous gesture",
    arguments: [
      ("rubbish", "refuses a command that it doesn't understand"),
      ("home", "refuses a command that it doesn't understand"),
      ("touch #nowhere", "refuses a command that it doesn't understand"),
      ("voiceover on", "while VoiceOver is off"),
      ("item chooser \"x\"", "the item chooser"),
      ("magic tap", "refuses a magic tap that nothing handles"),
    ]
  )
  func refused(_ command: String, _ rule: String) throws {
    var walk = try Walk("screen a\n  text\n")
    walk("swipe left", command)
    #expect(walk(":why").count == 1)
    #expect(walk(":why").first?.contains(rule) == true)
  }

  @Test("gives no landing of an earlier gesture if a gesture is only named")
  func landing() throws {
    var walk = try Walk("screen a\n  text \"One\"\n")
    walk("start")
    #expect(walk(":why").contains { $0.contains("cursor at") })
    walk("practice", "n")
    #expect(!walk(":why").contains { $0.contains("cursor at") })
    walk("scrub", "voiceover off", "n")
    #expect(walk(":why").first?.contains("while VoiceOver is off") == true)
    #expect(
      walk(":what") == [
        "# voiceover on: turns VoiceOver on again and moves the cursor to where it starts on this screen"
      ]
    )
  }
}
