import Foundation
import ProgramTestSupport
import Testing

/// The number of samples in a second.
private let rate = 22_050

/// The samples of a file, read without the program: they follow the header of 44 bytes.
private func read(_ path: String) throws -> [Int16] {
  let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  try #require(bytes.count >= 44 && bytes[36..<40].elementsEqual("data".utf8))
  return stride(from: 44, to: bytes.count - 1, by: 2).map { place in
    Int16(bitPattern: UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8)
  }
}

/// Writes a wave file to standard output: 5 milliseconds for each byte of text, louder in French.
private let speaks = """
  case "$*" in *--stdout*) ;; *) exit 3;; esac
  log=${0%/bin/*}/log; last=$(ls "$log" | sort -n | tail -n 1)
  count=$(tail -n 1 "$log/$last" | wc -c)
  printf 'RIFF\\377\\377\\377\\177WAVEfmt \\020\\000\\000\\000\\001\\000\\001\\000'
  printf '\\042\\126\\000\\000\\104\\254\\000\\000\\002\\000\\020\\000data\\377\\377\\377\\177'
  case "$*" in *-v\\ fr*) value='\\100';; *) value='\\020';; esac
  head -c $((count * 200)) /dev/zero | tr '\\0' "$value"
  """

@Suite("A sound file of a walk", .serialized, .timeLimit(.minutes(10)))
struct AudioTests {
  private static let screen = """
    app "Trip"
      language: en

    screen trip "Trip"
      header "Trip"
      button "Merci" #thanks
        language: fr
      button "Talk" #talk
        on activate: voice "Lap one" language de

    """

  private static let session = """
    screen: trip.screen

    > start
    Trip
    Trip, Heading
    > swipe right
    Merci, bouton
    > wait 2s
    ~ silent
    > swipe right
    Talk, Button
    > double tap
    ~ sound: activate
    Talk
    ~ voice de: Lap one

    """

  private static func standIn(_ ending: String = speaks) throws -> StandIn {
    try StandIn(ending: ending)
  }

  private func files(_ voice: StandIn, _ screen: String = screen) throws -> String {
    _ = try voice.folder.add("trip.screen", screen)
    _ = try voice.folder.add("trip.vo", Self.session)
    return voice.folder.path
  }

  private func run(_ words: String, with voice: StandIn) throws -> ToolProcess.Result {
    let folder = voice.folder.path
    return try ToolProcess.shell("cd '\(folder)' && PATH=\"$PWD/bin:$PATH\" \"$earshot\" \(words)")
  }

  private func samples(_ name: String, _ voice: StandIn) throws -> [Int16] {
    try read("\(voice.folder.path)/\(name)")
  }

  /// The captions of a file: from, to, and the words.
  private func captions(
    _ name: String,
    _ voice: StandIn
  ) throws -> [(from: Int, to: Int, words: String)] {
    let text = try String(contentsOfFile: "\(voice.folder.path)/\(name)", encoding: .utf8)
    let lines = text.split(separator: "\n").dropFirst()
    func place(_ time: Substring) -> Int {
      let parts = time.split(separator: ":").compactMap { Double($0) }
      return Int(parts.reduce(0) { $0 * 60 + $1 } * Double(rate))
    }
    return zip(lines, lines.dropFirst()).compactMap { times, words in
      guard times.contains(" --> ") else { return nil }
      let ends = times.split(separator: " ")
      return (place(ends[0]), place(ends[2]), String(words))
    }
  }

  @Test("has each utterance at its caption, silence between them, and other languages")
  func session() throws {
    let voice = try Self.standIn()
    _ = try files(voice)
    let result = try run("test trip.vo --audio out.wav --gestures none --cues off", with: voice)
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    let (values, captions) = (try samples("out.wav", voice), try captions("out.vtt", voice))
    #expect(
      captions.map(\.words) == [
        "<v VoiceOver><lang en>Trip</lang>", "<v VoiceOver><lang en>Trip, Heading</lang>",
        "<v VoiceOver><lang fr>Merci, bouton</lang>", "<v VoiceOver><lang en>Talk, Button</lang>",
        "<v VoiceOver><lang en>Talk</lang>", "<v App><lang de>Lap one</lang>",
      ]
    )
    let tolerance = rate / 500
    for (number, caption) in captions.enumerated() {
      let inside = values[(caption.from + tolerance)..<(caption.to - tolerance)]
      let value: Int16 = number == 2 ? 0x4040 : 0x1010
      #expect(inside.allSatisfy { $0 == value }, "\(caption)")
      let next = number + 1 < captions.count ? captions[number + 1].from : values.count
      guard next - caption.to > 2 * tolerance else { continue }
      let between = values[(caption.to + tolerance)..<(next - tolerance)]
      #expect(between.allSatisfy { $0 == 0 }, "\(caption)")
    }
    #expect(abs(values.count - (captions.last?.to ?? 0)) <= tolerance)
    let pause = captions[3].from - captions[2].to
    // The pauses after two steps, and two seconds on the clock.
    #expect(abs(Double(pause) / Double(rate) - 3) < 0.01)
  }

  @Test("announces gestures in another voice, as tones, or not at all")
  func gestures() throws {
    for (kind, says) in [("voice", true), ("tones", false), ("none", false)] {
      let voice = try Self.standIn()
      _ = try files(voice)
      let result = try run("test trip.vo --audio out.wav --gestures \(kind)", with: voice)
      #expect(result.status == 0, "\(result.errors)")
      #expect(voice.lines.contains("double tap") == says)
      let shown = try captions("out.vtt", voice).contains { $0.words == "&gt; double tap" }
      #expect(shown == (kind != "none"))
    }
  }

  @Test("has each stop of a screen")
  func speak() throws {
    let voice = try Self.standIn()
    _ = try files(voice)
    let result = try run("speak trip.screen --audio out.wav", with: voice)
    #expect(result.status == 0 && result.output.contains("Talk, Button"), "\(result.errors)")
    let words = try captions("out.vtt", voice).map(\.words).filter { $0.contains("<v") }
    #expect(words.count == 3)
    #expect(try !samples("out.wav", voice).isEmpty)
  }

  @Test("is written even if the session differs, and contains what you hear now")
  func differing() throws {
    let voice = try Self.standIn()
    _ = try files(voice)
    let other = Self.session.replacingOccurrences(of: "Merci, bouton", with: "Thanks, Button")
    _ = try voice.folder.add("other.vo", other)
    let result = try run("test other.vo --audio out.wav", with: voice)
    #expect(result.status == 1)
    #expect(try captions("out.vtt", voice).contains { $0.words.contains("Merci, bouton") })
  }

  /// A command line that Earshot rejects, and why.
  struct Refused: Sendable, CustomTestStringConvertible {
    let words: String
    let status: Int32
    let message: String
    var testDescription: String { words }

    init(_ words: String, _ status: Int32, _ message: String) {
      (self.words, self.status, self.message) = (words, status, message)
    }
  }

  @Test(
    "isn't written if it can't be, and nothing is spoken",
    arguments: [
      Refused(
        "test trip.vo --audio there.wav",
        74,
        "'there.wav': the file already exists; name a "
          + "different one"
      ),
      Refused("test trip.vo --audio captions.wav", 74, "'captions.vtt': the file already exists"),
      Refused("test trip.vo --audio link.wav", 74, "'link.wav': the file already exists"),
      Refused("speak trip.screen --audio no/out.wav", 74, "there's no folder"),
      Refused("test trip.vo --audio out.mp3", 64, "needs a WAV file, such as walk.wav"),
      Refused("test trip.vo --audio .wav", 64, "needs a WAV file"),
      Refused(
        "test trip.vo two.vo --audio out.wav",
        64,
        "there are 2; name one as FILE or FILE:LINE"
      ),
      Refused("test trip.vo --audio out.wav --update", 64, "can't be used together"),
      Refused("test trip.vo --audio out.wav --mutate", 64, "can't be used together"),
      Refused("speak trip.screen --audio out.wav --voice", 64, "can't be used together"),
      Refused("test trip.vo --gestures tones", 64, "'--gestures' needs '--audio'"),
      Refused("test trip.vo --cues off", 64, "'--cues' needs '--audio'"),
    ]
  )
  func refused(_ refused: Refused) throws {
    let voice = try Self.standIn()
    _ = try files(voice)
    for name in ["there.wav", "captions.vtt"] { _ = try voice.folder.add(name, "mine") }
    _ = try voice.folder.add("two.vo", Self.session)
    let path = voice.folder.path
    try FileManager.default.createSymbolicLink(
      atPath: path + "/link.wav",
      withDestinationPath: path + "/nowhere"
    )
    let result = try run(refused.words, with: voice)
    #expect(result.status == refused.status)
    #expect(result.errors.contains(refused.message), "\(result.errors)")
    #expect(voice.lines == [])
    #expect(try String(contentsOfFile: path + "/there.wav", encoding: .utf8) == "mine")
    #expect(!FileManager.default.fileExists(atPath: path + "/out.wav"))
  }

  @Test(
    "isn't written if the synthesizer fails, writes no sound, or never stops writing",
    arguments: [
      ("exit 1", "didn't write any sound"),
      (
        "echo hello",
        "didn't write "
          + "any sound"
      ),
      (
        "true",
        "didn't write any "
          + "sound"
      ),
      ("cat /dev/zero", "longer than 20 minutes"),
    ]
  )
  func failing(_ ending: String, _ message: String) throws {
    let voice = try Self.standIn(ending)
    _ = try files(voice)
    let result = try run("speak trip.screen --audio out.wav", with: voice)
    #expect(result.status == 74)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(voice.processes.allSatisfy(StandIn.isGone))
    for name in ["out.wav", "out.vtt"] {
      #expect(!FileManager.default.fileExists(atPath: "\(voice.folder.path)/\(name)"))
    }
  }

  @Test("needs a synthesizer that writes files, and says which")
  func none() throws {
    let voice = try StandIn("spd-say", ending: "exit 0")
    let folder = try files(voice)
    let result = try ToolProcess.run(
      ["speak", "\(folder)/trip.screen", "--audio", "\(folder)/out.wav"],
      environment: ["PATH": "\(folder)/bin"]
    )
    #expect(result.status == 74)
    #expect(result.errors.contains("install espeak-ng to use '--audio'"))
    #expect(result.output == "")
  }

  @Test(
    "sends a hostile label as text, on standard input only",
    arguments: [
      "--version", "-w x.wav", "`id`", "$(id)", "'; id; '", "\\u{1B}[2J", "[[h@l@U]]", "!-!STOP",
      "<speak>x</speak>", "a\\u{7}b", "a --> b", String(repeating: "long ", count: 12_000),
    ]
  )
  func hostile(_ label: String) throws {
    let voice = try Self.standIn()
    _ = try files(voice, "screen s\n  text \"\(label)\"\n")
    let result = try run("speak trip.screen --audio out.wav --gestures none", with: voice)
    #expect(result.status == 0, "\(result.errors)")
    #expect(voice.lines.count == 2)
    #expect(voice.lines.first?.utf8.count ?? 99 < 60)
    #expect(voice.lines.first?.hasSuffix(" --stdin -s 180 -p 50 -a 100 -v en --stdout") == true)
    let text = voice.lines.last ?? ""
    for command in ["[[", "!-!", "\u{1B}", "\u{7}"] { #expect(!text.contains(command)) }
    let shown = try String(contentsOfFile: "\(voice.folder.path)/out.vtt", encoding: .utf8)
    #expect(!shown.contains("\u{1B}") && shown.components(separatedBy: "-->").count == 2)
    let names = try FileManager.default.contentsOfDirectory(atPath: voice.folder.path)
    #expect(!names.contains("x.wav"))
  }

  @Test(
    "leaves no process and no file if a signal ends the program",
    arguments: [SIGINT] + VoiceTests.signals
  )
  func killed(_ signal: Int32) throws {
    let voice = try Self.standIn("sleep 1000 & echo \"$! -\" | note; wait")
    let folder = try files(voice)
    let terminal = try #require(
      TerminalProcess(
        ["speak", "\(folder)/trip.screen", "--audio", "\(folder)/out.wav"],
        environment: voice.environment
      )
    )
    #expect(voice.wait(for: 2) && voice.waitForTies())
    terminal.send(signal)
    _ = terminal.status()
    #expect(voice.processes.count == 2 && voice.processes.allSatisfy(StandIn.isGone))
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/out.wav"))
  }

  // MARK: A real synthesizer

  private static let isInstalled = FileManager.default.isExecutableFile(
    atPath: "/usr/bin/espeak-ng"
  )

  @Test(
    "is as long as its captions say, with a real synthesizer",
    .enabled(if: isInstalled, "espeak-ng isn't installed")
  )
  func real() throws {
    let folder = try TemporaryFolder()
    let words = ["Thank you very much", "Merci beaucoup"]
    var found: [[Int16]] = []
    for (number, language) in ["en", "fr"].enumerated() {
      let screen =
        "app \"A\"\n  language: \(language)\n\nscreen a\n  text \"\(words[0])\"\n  text \"\(words[1])\"\n"
      _ = try folder.add("\(language).screen", screen)
      let result = try ToolProcess.run(
        ["speak", "\(folder.path)/\(language).screen", "--gestures", "none"]
          + ["--audio", "\(folder.path)/\(number).wav"],
        environment: ["PATH": "/usr/bin:/bin"]
      )
      #expect(result.status == 0, "\(result.errors)")
      let values = try read("\(folder.path)/\(number).wav")
      found.append(values)
      let voice = try StandIn()
      let text = try String(contentsOfFile: "\(folder.path)/\(number).vtt", encoding: .utf8)
      _ = try voice.folder.add("out.vtt", text)
      let captions = try captions("out.vtt", voice)
      let tolerance = rate / 100
      #expect(captions.count == 2)
      #expect(abs(values.count - captions[1].to) < tolerance)
      for caption in captions {
        let range = max(0, caption.from)..<min(values.count, caption.to)
        let loud = values[range].count { abs(Int($0)) > 300 }
        #expect(loud > range.count / 4, "\(caption)")
        let edges = [range.prefix(tolerance), range.suffix(tolerance)]
        #expect(edges.allSatisfy { edge in edge.contains { abs(Int(values[$0])) > 8 } })
      }
      let gap = values[(captions[0].to + tolerance)..<(captions[1].from - tolerance)]
      #expect(gap.allSatisfy { $0 == 0 })
    }
    #expect(found[0] != found[1])
  }
}
