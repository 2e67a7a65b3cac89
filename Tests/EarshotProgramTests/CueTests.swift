import Foundation
import ProgramTestSupport
import Testing

@Suite("Cues between the words of a voice", .serialized, .timeLimit(.minutes(1)))
struct CueTests {
  private static let screen = """
    screen trip "Trip"
      header "Trip"
      button "Go" #go
        on activate: push map
      text "End"

    screen map "Map"
      header "Map"

    """

  /// A voice and a player, with a cache folder for the cues.
  struct Sounds {
    let voice: StandIn
    let player: StandIn
    let cache: TemporaryFolder

    init(player: String = "paplay", ending: String = "exit 0") throws {
      voice = try StandIn()
      self.player = try StandIn(player, ending: ending)
      cache = try TemporaryFolder()
    }

    var environment: [String: String] {
      let path = "\(voice.folder.path)/bin:\(player.folder.path)/bin:/usr/bin:/bin"
      return ["PATH": path, "XDG_CACHE_HOME": cache.path, "TERM": "vt100", "LC_ALL": "C"]
    }

    /// The cues that were played, in order.
    var played: [String] {
      player.lines.map { line in
        String((line.split(separator: "/").last ?? "").replacing(".wav", with: ""))
      }
    }

    var folder: String { "\(cache.path)/earshot/cues" }

    func walk(_ commands: String, options: [String] = []) throws -> ToolProcess.Result {
      let path = try voice.folder.add("trip.screen", CueTests.screen)
      return try ToolProcess.run(
        ["walk", path, "--voice"] + options,
        input: Array(commands.utf8),
        environment: environment
      )
    }
  }

  private static let commands =
    "start\nswipe left\nswipe right\nrotor \"Headings\"\ndouble tap\nrotor \"Links\"\nswipe right 9\n"

  @Test("are played for sounds, new screens, turns of the rotor, and refusals")
  func order() throws {
    let sounds = try Sounds()
    let result = try sounds.walk(Self.commands)
    let expected = result.output.split(separator: "\n").compactMap { line -> String? in
      if line.hasPrefix("~ sound: ") { return String(line.dropFirst(9)) }
      return ["screen", "rotor", "refused"].first { line.hasPrefix("~ \($0)") }
    }
    #expect(sounds.played == expected)
    #expect(Set(expected) == ["boundary", "rotor", "activate", "screen", "refused"], "\(expected)")
    #expect(sounds.voice.said.contains("en: Headings"))
  }

  @Test("are written once, for this user only, and again if they were damaged")
  func files() throws {
    let sounds = try Sounds()
    _ = try sounds.walk("start\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: sounds.folder).sorted()
    #expect(
      names == [
        "activate.wav", "boundary.wav", "empty.wav", "other.wav", "refused.wav", "rotor.wav",
        "screen.wav",
      ]
    )
    let mode = try FileManager.default.attributesOfItem(atPath: sounds.folder)[.posixPermissions]
    #expect(mode as? Int == 0o700)
    let path = "\(sounds.folder)/boundary.wav"
    let (first, bytes) = (try identity(path), try Data(contentsOf: URL(fileURLWithPath: path)))
    _ = try sounds.walk("start\n")
    #expect(try identity(path) == first)
    try Data("no sound".utf8).write(to: URL(fileURLWithPath: path))
    _ = try sounds.walk("start\n")
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
  }

  private func identity(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
  }

  @Test("are silent with '--cues off', and without a player")
  func off() throws {
    let sounds = try Sounds()
    _ = try sounds.walk(Self.commands, options: ["--cues", "off"])
    #expect(sounds.played == [] && !FileManager.default.fileExists(atPath: sounds.folder))
    let none = try Sounds(player: "nothing")
    let environment = ["PATH": "\(none.voice.folder.path)/bin"]
    let path = try none.voice.folder.add("trip.screen", Self.screen)
    for (options, count) in [([], 0), (["--cues", "on"], 1)] {
      let result = try ToolProcess.run(
        ["walk", path, "--voice"] + options,
        input: Array("start\n".utf8),
        environment: environment
      )
      #expect(result.errors.split(separator: "\n").count == count, "\(result.errors)")
      #expect(result.errors.contains("install pulseaudio-utils") == (count == 1))
    }
    let alone = try ToolProcess.run(["walk", path, "--cues", "off"])
    #expect(alone.status == 64 && alone.errors.contains("'--cues' needs '--voice'"))
  }

  @Test("are played with what each player needs", arguments: ["afplay", "paplay", "aplay", "play"])
  func players(_ name: String) throws {
    let sounds = try Sounds(player: name)
    _ = try sounds.walk("swipe left\n")
    let words = try #require(sounds.player.lines.first).split(separator: " ").dropFirst()
    let quiet = ["aplay", "play"].contains(name) ? ["-q"] : []
    #expect(words.map(String.init) == quiet + ["\(sounds.folder)/boundary.wav"])
  }

  @Test("are also played in a lesson, even if nobody answers", arguments: [9, 0])
  func lesson(_ answers: Int) throws {
    let sounds = try Sounds()
    let lesson = """
      # One

      ```screen a.screen
      screen a
        text "A"
      ```

      ```voiceover
      screen: a.screen

      > start
      A
      > swipe right
      ~ sound: boundary
      A
      ```

      """
    let path = try sounds.voice.folder.add("one.md", lesson)
    let result = try ToolProcess.run(
      ["teach", path, "--voice"],
      input: Array(repeating: UInt8(ascii: "\n"), count: answers),
      environment: sounds.environment
    )
    #expect(result.status == 0, "\(result.errors)")
    #expect(sounds.played == ["boundary"], "\(result.output)")
  }

  @Test("end with the walk, even if a player never ends", arguments: [0] + VoiceTests.signals)
  func endless(_ signal: Int32) throws {
    let sounds = try Sounds(ending: "sleep 1000 & echo \"$! -\" | note; wait")
    let path = try sounds.voice.folder.add("trip.screen", Self.screen)
    let arguments = ["walk", path, "--voice", "--keys", "--color", "never"]
    let terminal = try #require(
      TerminalProcess(arguments, environment: sounds.environment)
    )
    terminal.type("p")
    #expect(sounds.player.wait(for: 2))
    if signal == 0 { terminal.type("q") } else { terminal.send(signal) }
    _ = terminal.status()
    #expect(sounds.player.processes.count >= 2)
    #expect(sounds.player.processes.allSatisfy(StandIn.isGone))
  }
}
