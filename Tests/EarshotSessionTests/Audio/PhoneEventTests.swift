import EarshotSession
import SessionTestSupport
import Testing

/// APP-AUDIO.md, chapter 3, “Commands”.
@Suite("Events of the phone")
struct PhoneEventTests {
  static let app = """
    screen s "S"
      on audioInterrupted: set #log.value: interrupted
      on audioResumed: set #log.value: resumed {value}
      on headphonesRemoved: set #log.value: pulled out
      button "Speak"
        on activate:
          audio playback mix
          voice "one two three four five six"
      text "Log" #log
        value: nothing
    """

  /// An event after others, and its lines.
  struct Case: Sendable, CustomTestStringConvertible {
    let before: [String]
    let event: String
    let heard: [String]
    var testDescription: String { (before + [event]).joined(separator: "; ") }

    init(_ before: String..., then event: String, heard: String...) {
      (self.before, self.event, self.heard) = (before, event, heard)
    }
  }

  @Test(
    "are heard, or refused if they change nothing",
    arguments: [
      Case(then: "call begins", heard: "~ silent"),
      Case("call begins", then: "call begins", heard: "~ refused: a call is on"),
      Case(then: "call ends", heard: "~ refused: there is no call"),
      Case("call begins", then: "call ends", heard: "~ silent"),
      Case("call begins", then: "call ends without resume", heard: "~ silent"),
      Case(then: "call ends without resume", heard: "~ refused: there is no call"),
      Case(then: "silent switch on", heard: "~ silent"),
      Case(
        "silent switch on",
        then: "silent switch on",
        heard: "~ refused: the silent switch is on already"
      ),
      Case(then: "silent switch off", heard: "~ refused: the silent switch is off already"),
      Case(then: "headphones on", heard: "~ silent"),
      Case("headphones on", then: "headphones off", heard: "~ silent"),
      Case(then: "headphones off", heard: "~ refused: headphones are off already"),
      Case(then: "music on", heard: "~ audio: music on"),
      Case("music on", then: "music on", heard: "~ refused: music is on already"),
      Case("music on", then: "music off", heard: "~ audio: music off"),
      Case(then: "music off", heard: "~ refused: music is off already"),
      Case("music on", then: "podcast on", heard: "~ audio: music off", "~ audio: podcast on"),
      Case("podcast on", then: "podcast off", heard: "~ audio: podcast off"),
      Case(then: "podcast off", heard: "~ refused: the podcast is off already"),
      Case("music on", then: "call begins", heard: "~ audio: music silent"),
      Case("music on", "call begins", then: "call ends", heard: "~ audio: music back"),
      Case("call begins", then: "podcast on", heard: "~ refused: a call is on"),
      Case("music on", "call begins", then: "music off", heard: "~ audio: music off"),
      Case("voiceover off", "music on", then: "call begins", heard: "~ audio: music silent"),
    ]
  )
  func lines(_ sample: Case) throws {
    var walk = try Walk(Self.app)
    for event in sample.before { walk(event) }
    #expect(walk(sample.event) == sample.heard)
  }

  @Test("reach the app: a call, its end, and unplugged headphones")
  func told() throws {
    var walk = try Walk(Self.app)
    walk("headphones on", "double tap", "call begins")
    #expect(walk("? #log.value is interrupted") == [])
    walk("call ends")
    #expect(walk("? #log.value is \"resumed resume\"") == [])
    walk("headphones off")
    #expect(walk("? #log.value is \"pulled out\"") == [])
  }

  @Test("aren't gestures: a claim about gestures doesn't count them")
  func uncounted() throws {
    var walk = try Walk(Self.app)
    for event in PhoneEvent.allCases { walk(event.rawValue) }
    #expect(walk("? gestures <= 0") == [])
  }

  @Test("never leave another app playing during a call, in any order")
  func anyOrder() throws {
    var dice = Dice(state: 35)
    for _ in 0..<200 {
      var walk = try Walk(Self.app)
      var playing: String?
      for _ in 0..<20 {
        let event = PhoneEvent.allCases[Int(dice.next() % UInt64(PhoneEvent.allCases.count))]
        for line in walk(event.rawValue) where line.hasPrefix("~ audio: ") {
          let words = line.dropFirst(9).split(separator: " ").map(String.init)
          if ["on", "back", "low"].contains(words[1]) { playing = words[0] }
          if ["off", "silent"].contains(words[1]), playing == words[0] { playing = nil }
        }
        if walk(":where").contains(where: { $0.contains("in a call") }) { #expect(playing == nil) }
      }
    }
  }
}
