import EarshotLines
import EarshotModel
import Testing

@testable import EarshotTool

@Suite("A walk as sound")
struct WalkSoundTests {
  private static let rate = Samples.rate
  /// The time that the stand-in takes for a string, in samples: a tenth of a second for each
  /// character.
  private static func length(_ text: String) -> Int { text.count * rate / 10 }

  private func sound(
    _ steps: [WalkSound.Step],
    gestures: WalkSound.Gestures = .none,
    cues: Bool = false
  ) throws -> (sound: Samples, captions: [Caption]) {
    var walk = WalkSound(gestures: gestures, cues: cues) { (phrase, longest) throws(Failure) in
      let count = Self.length(phrase.text)
      guard count <= longest else { throw .tooLongSound }
      let value: Int16 = phrase.speaker == .voiceOver ? 1_000 : 3_000
      return Samples(values: Array(repeating: value, count: count))
    }
    for step in steps { try walk.add(step) }
    return walk.finished()
  }

  private static func speech(_ text: String, at moment: Double = 0) -> Heard {
    (.speech(Spoken(text)), [Phrase(text: text)], Int(moment * 1e9))
  }

  private static func hint(_ text: String, at moment: Double = 0) -> Heard {
    (.hint(Spoken(text)), [Phrase(text: text)], Int(moment * 1e9))
  }

  private static func voice(_ text: String, at moment: Double = 0, isCut: Bool = false) -> Heard {
    let manner = VoiceLine.Manner(rate: 500, pitch: 1, volume: 1)
    var line = VoiceLine(text, language: nil, cause: "", manner: manner)
    line.isCut = isCut
    return (.voice(line), [Phrase(text: text, speaker: .app)], Int(moment * 1e9))
  }

  private static func beside(
    _ kind: SessionLine.Kind,
    _ text: String,
    at moment: Double = 0
  ) -> Heard {
    (.beside(kind, text), [], Int(moment * 1e9))
  }

  typealias Heard = (line: SessionLine, phrases: [Phrase], moment: Int)

  private static func step(_ heard: Heard..., waiting seconds: Double = 0) -> WalkSound.Step {
    WalkSound.Step(heard: heard, length: Int(seconds * 1e9))
  }

  @Test("plays a chart before the words that follow it, with a caption as long as it sounds")
  func graph() throws {
    var chart = Chart(title: "C")
    let numbers = Chart.NumberExtent(lower: ExactNumber(0), upper: ExactNumber(9))
    chart.xAxis = Chart.Axis(title: "X", extent: .numbers(numbers))
    chart.yAxis = chart.xAxis
    var series = Chart.Series(name: "S", isContinuous: true)
    series.points = [(0, 1), (9, 5)].map { x, y in
      Chart.Point(x: .number(ExactNumber(x)), y: ExactNumber(y))
    }
    let line = SessionLine.graph(GraphLine(series, of: chart))
    let (_, captions) = try sound([Self.step((line, [], 0), Self.speech("ab"))])
    #expect(
      captions.map(\.text) == ["[graph: S, a gliding tone through 2 points from 1 to 5]", "ab"]
    )
    #expect(captions[0].end - captions[0].start == Self.rate)
    #expect(captions[1].start >= captions[0].end)
  }

  @Test("says one utterance after the other, a hint a second later, and pauses between steps")
  func order() throws {
    let (sound, captions) = try sound([
      Self.step(Self.speech("abc"), Self.speech("de"), Self.hint("f")), Self.step(Self.speech("g")),
    ])
    #expect(captions.map(\.text) == ["abc", "de", "f", "g"])
    let starts = captions.map { Double($0.start) / Double(Self.rate) }
    #expect(zip(starts, [0, 0.45, 1.65, 2.25]).allSatisfy { abs($0 - $1) < 0.001 }, "\(starts)")
    #expect(sound.values.count == captions.last?.end)
    #expect(sound.values[captions[0].end..<captions[1].start].allSatisfy { $0 == 0 })
  }

  @Test("waits as long as the clock, and begins at the moments of the clock")
  func clock() throws {
    let (sound, captions) = try sound([
      Self.step(Self.speech("a", at: 2), waiting: 5), Self.step(Self.speech("b")),
    ])
    #expect(captions[0].start == 2 * Self.rate)
    #expect(captions[1].start == Samples.count(seconds: 5.5))
    #expect(sound.values.count == captions[1].end)
  }

  @Test("leaves out silence of more than ten seconds, and says how much in a caption")
  func longSilence() throws {
    let (sound, captions) = try sound([
      Self.step(Self.speech("a"), waiting: 301), Self.step(Self.speech("b")),
    ])
    #expect(captions.map(\.text) == ["a", "[291 seconds of silence left out]", "b"])
    #expect(captions[0].end == Samples.count(seconds: 0.1))
    #expect(captions[2].start == Samples.count(seconds: 10.6))
    #expect(sound.values.count == captions[2].end)
    // Each silence counts separately, and words stay at their moments.
    let (_, late) = try self.sound([
      Self.step(Self.speech("a", at: 60), Self.speech("b", at: 75), waiting: 85)
    ])
    #expect(
      late.map(\.text) == [
        "[50 seconds of silence left out]", "a", "[5 seconds of silence left out]", "b",
      ]
    )
    #expect(late[1].start == 10 * Self.rate)
    #expect(late[3].start == Samples.count(seconds: 20.1))
  }

  @Test("treats the app's voice as sound, so none of it is left out")
  func voiceInSilence() throws {
    let long = String(repeating: "a", count: 150)
    let (sound, captions) = try sound([Self.step(Self.voice(long), waiting: 20)])
    #expect(captions.map(\.text) == [long])
    #expect(sound.values.count == 20 * Self.rate)
  }

  @Test("lets the app's voice continue below VoiceOver's, and cuts it when it's cut")
  func appVoice() throws {
    let long = "Kilometer one, five minutes"
    let (over, both) = try sound([Self.step(Self.voice(long)), Self.step(Self.speech("abc"))])
    #expect(both[1].start < both[0].end)
    #expect(over.values.contains(4_000))
    #expect(over.values.count == Self.length(long))
    let (cut, captions) = try sound([
      Self.step(Self.voice(long, at: 1), waiting: 2),
      Self.step(Self.voice("Kilometer—", isCut: true)),
    ])
    #expect(captions.map(\.text) == ["Kilometer—"])
    #expect(captions[0].end == Samples.count(seconds: 2.5))
    #expect(cut.values.lastIndex { $0 != 0 } == captions[0].end - 1)
  }

  @Test("says which part of an utterance you heard if its own step cut it")
  func cutAtOnce() throws {
    let (_, captions) = try sound([
      Self.step(Self.voice("Kilo—", isCut: true)), Self.step(Self.voice("One—", isCut: true)),
    ])
    #expect(captions.map(\.text) == ["Kilo—", "One—"])
  }

  @Test("plays other apps below the walk, lower when they're ducked")
  func music() throws {
    let (sound, _) = try sound([
      Self.step(Self.beside(.audio, "music on"), waiting: 2),
      Self.step(Self.beside(.audio, "music low"), waiting: 2),
      Self.step(Self.beside(.audio, "music silent"), waiting: 2),
      Self.step(Self.beside(.audio, "over VoiceOver"), waiting: 1),
    ])
    func peak(_ from: Double, _ to: Double) -> Int {
      let range = Samples.count(seconds: from)..<Samples.count(seconds: to)
      return sound.values[range].map { abs(Int($0)) }.max() ?? 0
    }
    #expect(peak(0.5, 2) > 1_500)
    #expect(peak(3, 4.5) > 100 && peak(3, 4.5) < 600)
    #expect(peak(5.5, 7) == 0)
  }

  @Test("announces gestures as requested", arguments: WalkSound.Gestures.allCases)
  func gestures(_ gestures: WalkSound.Gestures) throws {
    var step = Self.step(Self.speech("a"))
    step.gestures = ["swipe right"]
    let (_, captions) = try sound([step], gestures: gestures)
    #expect(captions.map(\.text) == (gestures == .none ? ["a"] : ["> swipe right", "a"]))
    let expected: ClosedRange<Int> =
      switch gestures {
      case .none: 0...0
      case .tones: 1...Self.rate / 2
      case .voice: Self.length("swipe right")...(2 * Self.length("swipe right"))
      }
    #expect(expected.contains(captions.last?.start ?? -1))
  }

  @Test("has a cue for each sound, or none with cues off")
  func cues() throws {
    let steps = [Self.step(Self.beside(.sound, "boundary"), Self.beside(.screen, "x"))]
    let (sound, captions) = try sound(steps, cues: true)
    #expect(captions.map(\.text) == ["[sound: boundary]", "[screen: x]"])
    #expect(captions.allSatisfy { $0.end <= sound.values.count })
    let (silence, none) = try self.sound(steps, cues: false)
    #expect(silence == Samples() && none == [])
  }

  @Test("ends with an error if it gets longer than the limit")
  func limit() {
    #expect(throws: Failure.tooLongSound) {
      let waiting = Self.step(Self.speech("a"), waiting: 12)
      _ = try sound(Array(repeating: waiting, count: SoundTrack.longest / 10))
    }
    #expect(throws: Failure.tooLongSound) {
      try sound([Self.step(Self.speech(String(repeating: "a", count: 13_000)))])
    }
  }

  @Test("writes captions without anyone's markup, in the order in which they begin")
  func captions() {
    let captions = [
      Caption(start: Self.rate, end: 3 * Self.rate / 2, speaker: "App", language: "fr", text: "b"),
      Caption(start: 0, end: 3_661 * Self.rate, text: "<v X> --> & \u{1B}[2J\nline"),
    ]
    #expect(
      captions.webVTT == """
        WEBVTT

        00:00:00.000 --> 01:01:01.000
        &lt;v X&gt; --&gt; &amp; \\u{1B}[2J⏎line

        00:00:01.000 --> 00:00:01.500
        <v App><lang fr>b</lang>

        """
    )
  }
}
