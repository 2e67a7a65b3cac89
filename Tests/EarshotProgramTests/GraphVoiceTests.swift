import Foundation
import ProgramTestSupport
import Testing

/// AUDIO-GRAPHS.md, chapters 3 and 5.
@Suite("A chart with a voice", .serialized, .timeLimit(.minutes(1)))
struct GraphVoiceTests {
  private static let screen = """
    app "Dépenses"
      language: fr

    screen spending "Dépenses"
      image "Sums" #sums
        language: en
        chart "Sums": Rising
        axis x "Day": A | B
        axis y "Sum": 0...9
        series "S": A 1 | B 9
        series continuous "T": A 1 | B 9
      button "Envoyer"

    """

  private static let play = "rotor \"Audio graph\"\nswipe down 2\ndouble tap\n"

  private func walk(
    _ commands: String,
    with sounds: CueTests.Sounds
  ) throws -> ToolProcess.Result {
    let path = try sounds.voice.folder.add("spending.screen", Self.screen)
    return try ToolProcess.run(
      ["walk", path, "--voice"],
      input: Array(commands.utf8),
      environment: sounds.environment
    )
  }

  @Test("plays each series after its cue, and speaks each language in its voice")
  func languages() throws {
    let sounds = try CueTests.Sounds()
    let commands = "start\n" + Self.play + "swipe up\ndouble tap\nswipe right\n"
    let result = try walk(commands, with: sounds)
    #expect(result.status == 0, "\(result.errors)")
    #expect(sounds.played == ["rotor", "activate", "graph", "graph", "activate"])
    let said = sounds.voice.said
    #expect(said.contains("en: Sums, Rising") && said.contains("en: Complete"), "\(said)")
    #expect(said.contains("fr: Envoyer, bouton"), "\(said)")
  }

  @Test("plays while speech is off and the curtain is on, but not while VoiceOver is off")
  func switches() throws {
    let off = try CueTests.Sounds()
    _ = try walk("start\n:set speech off\n" + Self.play, with: off)
    #expect(off.played == ["activate", "graph", "graph"])
    #expect(!off.voice.said.contains("en: Complete"), "\(off.voice.said)")
    let curtain = try CueTests.Sounds()
    _ = try walk("start\nthree-finger triple tap\n" + Self.play, with: curtain)
    #expect(curtain.played == ["rotor", "activate", "graph", "graph"])
    let none = try CueTests.Sounds()
    _ = try walk("start\nvoiceover off\n" + Self.play, with: none)
    #expect(!none.played.contains("graph"))
  }

  @Test("plays in a lesson, too, whether anyone answers or not", arguments: [9, 0])
  func lesson(_ answers: Int) throws {
    let sounds = try CueTests.Sounds()
    let lesson = """
      # One

      ```screen a.screen
      \(Self.screen)```

      ```voiceover
      screen: a.screen

      > start
      Dépenses
      Sums, Image
      > rotor "Audio graph"
      ~ rotor: Audio graph
      > swipe down 2
      Describe chart
      Play audio graph
      > double tap
      ~ sound: activate
      ~ graph: S, 2 tones from 1 to 9
      ~ graph: T, a gliding tone through 2 points from 1 to 9
      Complete
      ```

      """
    let path = try sounds.voice.folder.add("one.md", lesson)
    let result = try ToolProcess.run(
      ["teach", path, "--voice"],
      input: Array(repeating: UInt8(ascii: "\n"), count: answers),
      environment: sounds.environment
    )
    #expect(result.status == 0, "\(result.errors)")
    #expect(sounds.played == ["rotor", "activate", "graph", "graph"], "\(result.output)")
    #expect(sounds.voice.said.last == "en: Complete", "\(sounds.voice.said)")
  }

  @Test("is silenced by the next gesture, with the words that follow it")
  func interruption() throws {
    let ending = "case \"$*\" in *graph.wav*) sleep 1000 & echo \"$! -\" | note; wait;; esac"
    let sounds = try CueTests.Sounds(ending: ending)
    let path = try sounds.voice.folder.add("spending.screen", Self.screen)
    let terminal = try #require(
      TerminalProcess(
        ["walk", path, "--voice", "--color", "never"],
        environment: sounds.environment
      )
    )
    terminal.type("start\r")
    for line in Self.play.split(separator: "\n") { terminal.type("\(line)\r") }
    for _ in 0..<3_000 where sounds.player.lines.last?.hasSuffix(" -") != true { usleep(10_000) }
    #expect(sounds.played.contains("graph"), "\(sounds.player.lines)")
    terminal.type("swipe right\r")
    #expect(sounds.player.processes.suffix(2).allSatisfy(StandIn.isGone))
    terminal.type(":quit\r")
    _ = terminal.status()
    #expect(sounds.played.count { $0 == "graph" } == 1, "\(sounds.played)")
    #expect(!sounds.voice.said.contains("en: Complete"), "\(sounds.voice.said)")
  }
}
