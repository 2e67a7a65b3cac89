import Foundation
import ProgramTestSupport
import Testing

@Suite("A voice for the walk", .serialized, .timeLimit(.minutes(10)))
struct VoiceTests {
  private static let screen = """
    app "Trip"
      language: en

    screen trip "Trip"
      header "Trip"
      button "Merci" #thanks
        language: fr
        hint: Remercie
      button "ABC1" #code
        label.spoken: spellOut
      button "Talk" #talk
        on activate: voice "Lap one" language de

    """

  private func walk(
    _ commands: String,
    with voice: StandIn,
    screen: String = screen,
    options: [String] = []
  ) throws -> ToolProcess.Result {
    let path = try voice.folder.add("trip.screen", screen)
    return try ToolProcess.run(
      ["walk", path, "--voice"] + options,
      input: Array(commands.utf8),
      environment: voice.environment
    )
  }

  @Test("speaks what you hear, each utterance in its language, and the app's in another voice")
  func order() throws {
    let voice = try StandIn()
    let result = try walk("start\nswipe right 3\ndouble tap\n", with: voice)
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      voice.said == [
        "en: Trip", "en: Trip, Heading", "fr: Merci, bouton", "fr: Remercie",
        "en: A, B, C, 1, Button",
        "en: Talk, Button", "en: Talk", "de+f3: Lap one",
      ]
    )
  }

  @Test("speaks at the rate, the pitch, and the volume of the settings")
  func settings() throws {
    let voice = try StandIn()
    _ = try walk(":set rate 75\n:set pitch 1.5\n:set volume 40\nswipe right\n", with: voice)
    let last = voice.lines.last { $0.contains("--stdin") } ?? ""
    #expect(last.contains(" --stdin -s 450 -p 75 -a 40 -v fr"), "\(voice.lines)")
  }

  @Test("gives the app's voice the rate, the pitch, and the volume of its effect")
  func manner() throws {
    let voice = try StandIn()
    let screen = """
      screen s "S"
        button "Own" #own
          on activate: voice "One" rate 0.75 pitch 1.5 volume 0.4
        button "Usual"
          on activate: voice "Two"
        button "Assisted"
          on activate: voice "Three" rate 0.25 pitch 0.5 volume 0.2 assistive
      """
    let settings = ":set rate 75\n:set pitch 0.8\n:set volume 60\n"
    let next = "double tap\nwait 1s\nswipe right\n"
    let commands = settings + next + next + "double tap\n"
    _ = try walk(commands, with: voice, screen: screen + "\n")
    let app = voice.lines.filter { $0.contains("+f3") }.map { $0.drop { $0 != " " } }
    #expect(
      app == [
        " --stdin -s 450 -p 75 -a 40 -v en+f3", " --stdin -s 180 -p 50 -a 100 -v en+f3",
        " --stdin -s 450 -p 40 -a 20 -v en+f3",
      ]
    )
  }

  @Test("says nothing while speech or VoiceOver is off, and only words, no sounds or notes")
  func silent() throws {
    let voice = try StandIn()
    _ = try walk(
      ":why\nthree-finger double tap\nswipe right\nswipe left\nfrobnicate\n",
      with: voice
    )
    #expect(voice.said == ["en: Trip", "en: Trip, Heading", "en: Speech off"])
    let other = try StandIn()
    _ = try walk("voiceover off\nswipe right\n", with: other)
    #expect(other.said == ["en: Trip", "en: Trip, Heading", "en: VoiceOver off"])
  }

  @Test(
    "sends a hostile label as text, on standard input only",
    arguments: [
      "--version", "-w /tmp/x", "`id`", "$(id)", "'; id; '", "\u{1B}[2J", "[[h@l@U]]", "!-!STOP",
      "<speak>x</speak>", "a\u{7}b", "[[volm 9]]", String(repeating: "long ", count: 12_000),
    ]
  )
  func hostile(_ label: String) throws {
    let voice = try StandIn()
    let quoted = label.replacingOccurrences(of: "\u{1B}", with: "\\u{1B}")
      .replacingOccurrences(of: "\u{7}", with: "\\u{7}")
    _ = try walk("start\n", with: voice, screen: "screen s\n  text \"\(quoted)\"\n")
    let (starts, texts) = (
      voice.lines.enumerated().filter { $0.offset.isMultiple(of: 2) },
      voice.lines.enumerated().filter { !$0.offset.isMultiple(of: 2) }
    )
    #expect(starts.count == 1 && texts.count == 1, "\(voice.lines)")
    #expect(starts.allSatisfy { $0.element.split(separator: " ").dropFirst().first == "--stdin" })
    #expect(starts.allSatisfy { $0.element.utf8.count < 60 })
    for command in ["[[", "!-!", "\u{1B}", "\u{0}"] {
      #expect(!texts.contains { $0.element.contains(command) })
    }
    let words = label.filter(\.isLetter)
    #expect(texts.map { $0.element.filter(\.isLetter) } == [words.isEmpty ? "" : words])
  }

  @Test("sends a label of 100,000 characters whole")
  func longest() throws {
    let voice = try StandIn()
    let label = String(repeating: "long ", count: 20_000)
    let tree = "{\"screen\": \"s\", \"children\": [{\"role\": \"text\", \"label\": \"\(label)\"}]}"
    let path = try voice.folder.add("s.json", tree)
    let result = try ToolProcess.run(
      ["walk", path, "--voice"],
      input: Array("start\n".utf8),
      environment: voice.environment
    )
    #expect(result.status == 0)
    #expect(voice.lines.count == 2 && voice.lines.first?.utf8.count ?? 99 < 60)
    #expect(voice.lines.last?.count { $0 == "l" } == 20_000)
  }

  @Test("speaks a language that has no voice with the usual one")
  func unknownLanguage() throws {
    let voice = try StandIn(ending: "case \"$*\" in *fr*) exit 1;; esac")
    _ = try walk("swipe right\n", with: voice)
    #expect(voice.said.dropFirst(2).prefix(2) == ["fr: Merci, bouton", "100: Merci, bouton"])
  }

  @Test("says in one line what to install if there's no synthesizer, and continues")
  func none() throws {
    let folder = try TemporaryFolder()
    let path = try folder.add("trip.screen", Self.screen)
    let result = try ToolProcess.run(
      ["walk", path, "--voice"],
      input: Array("start\n".utf8),
      environment: ["PATH": folder.path]
    )
    #expect(result.status == 0)
    #expect(result.output.contains("Trip, Heading"))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.errors.contains("install espeak-ng"))
  }

  @Test("doesn't take a program from the current folder or a relative one")
  func relative() throws {
    let voice = try StandIn()
    let result = try ToolProcess.shell(
      "cd '\(voice.folder.path)/bin' && echo start | PATH=.:bin: \"$earshot\" walk --voice"
    )
    #expect(result.errors.contains("there's no speech synthesizer"))
    #expect(voice.lines == [])
  }

  @Test("reads a screen aloud, stop by stop")
  func speak() throws {
    let voice = try StandIn()
    let path = try voice.folder.add("trip.screen", Self.screen)
    let result = try ToolProcess.run(
      ["speak", path, "--voice"],
      environment: voice.environment
    )
    #expect(result.status == 0, "\(result.errors)")
    #expect(voice.said.first == "en: Trip, Heading")
    #expect(voice.said.contains("fr: Merci, bouton"))
  }

  // MARK: Interruptions

  private func terminal(with voice: StandIn) throws -> TerminalProcess {
    let path = try voice.folder.add("trip.screen", Self.screen)
    let environment = voice.environment.merging(["TERM": "vt100", "LC_ALL": "C"]) { old, _ in old }
    let arguments = ["walk", path, "--voice", "--keys", "--color", "never"]
    return try #require(TerminalProcess(arguments, environment: environment))
  }

  @Test("a new gesture silences the voice at once")
  func cut() throws {
    let voice = try StandIn(ending: "sleep 1000")
    let terminal = try terminal(with: voice)
    #expect(voice.wait(for: 1))
    terminal.type("n")
    #expect(voice.wait(for: 2))
    #expect(StandIn.isGone(voice.processes[0]))
    #expect(voice.said == ["en: Trip", "fr: Merci, bouton"])
    terminal.type("q")
    #expect(terminal.status() == 0)
    #expect(voice.processes.allSatisfy(StandIn.isGone))
  }

  @Test("a gesture silences VoiceOver, but not the app's own voice, which a call stops")
  func besideVoiceOver() throws {
    let voice = try StandIn(ending: "case \"$*\" in *+f3*) sleep 1000;; esac")
    let path = try voice.folder.add("trip.screen", Self.screen)
    let terminal = try #require(
      TerminalProcess(
        ["walk", path, "--voice", "--color", "never"],
        environment: voice.environment.merging(["TERM": "vt100", "LC_ALL": "C"]) { old, _ in old }
      )
    )
    for line in ["start", "touch #talk", "double tap"] { terminal.type("\(line)\r") }
    #expect(voice.wait { $0.contains("de+f3: Lap one") })
    let app = try #require(voice.process { $0.contains("+f3") })
    terminal.type("swipe left\r")
    #expect(voice.wait { $0.last == "en: A, B, C, 1, Button" })
    #expect(StandIn.isRunning(app))
    terminal.type("call begins\r")
    #expect(StandIn.isGone(app))
    terminal.type("double tap\rtouch #talk\r:quit\r")
    _ = terminal.status()
    #expect(voice.said.count { $0.contains("+f3") } == 1)
    #expect(voice.processes.allSatisfy(StandIn.isGone))
  }

  /// The signals that end the walk; only on Linux can a program end with one that is killed.
  static var signals: [Int32] {
    #if os(Linux)
    [SIGTERM, SIGHUP, SIGQUIT, SIGKILL]
    #else
    [SIGTERM, SIGHUP, SIGQUIT]
    #endif
  }

  @Test(
    "no process is left when a signal ends the walk in the middle of an utterance",
    arguments: signals
  )
  func killed(_ signal: Int32) throws {
    let voice = try StandIn(ending: "sleep 1000 & echo \"$! -\" | note; wait")
    let terminal = try terminal(with: voice)
    #expect(voice.wait(for: 2) && voice.waitForTies())
    terminal.send(signal)
    _ = terminal.status()
    #expect(voice.processes.count == 2 && voice.processes.allSatisfy(StandIn.isGone))
  }
}
