import EarshotLines
import Testing

@testable import EarshotSession

/// APP-AUDIO.md, chapter 1.
@Suite("The queue of an app's synthesizer")
struct AppSpeechTests {
  static let second = 1_000_000_000

  /// An utterance at the usual rate, three words a second.
  static func item(_ text: String, before: Int = 0, after: Int = 0) -> AppSpeech.Item {
    AppSpeech.Item(
      text: text,
      whole: text,
      line: VoiceLine(
        text,
        language: nil,
        cause: "",
        manner: VoiceLine.Manner(rate: 500, pitch: 1, volume: 1)
      ),
      before: before,
      after: after,
      queuedAt: 0,
      followsVoiceOver: false
    )
  }

  @Test("begins an utterance after both pauses between it and the previous one")
  func pauses() {
    var speech = AppSpeech()
    speech.append(Self.item("one two three", before: Self.second, after: 2 * Self.second))
    speech.append(Self.item("four", before: Self.second))
    #expect(speech.nextChange(now: 0, isVoiceOverHeard: true) == Self.second)
    _ = speech.begin(at: Self.second, isHeard: true)
    #expect(speech.nextChange(now: Self.second, isVoiceOverHeard: true) == 2 * Self.second)
    #expect(speech.end()?.whole == "one two three")
    #expect(speech.nextChange(now: 2 * Self.second, isVoiceOverHeard: true) == 5 * Self.second)
  }

  @Test("keeps what wasn't heard, and continues with it without the pause before")
  func rest() {
    var speech = AppSpeech()
    speech.append(Self.item("one two three four", before: Self.second))
    _ = speech.begin(at: Self.second, isHeard: true)
    let cut = speech.breakOff(at: Self.second + Self.second / 2, keepingRest: true)
    #expect(cut?.text == "one two—")
    #expect(cut?.isCut == true)
    #expect(speech.waiting.map(\.text) == ["three four"])
    #expect(speech.waiting.map(\.whole) == ["one two three four"])
    #expect(speech.nextChange(now: 0, isVoiceOverHeard: false) == Self.second * 3 / 2)
  }

  @Test(
    "is cut after the words that began, and never before the first one",
    arguments: [(0, "a—"), (1, "a—"), (333, "a—"), (334, "a b—"), (9_000, "a b c—")]
  )
  func cut(milliseconds: Int, heard: String) {
    var speech = AppSpeech()
    speech.append(Self.item("a b c"))
    _ = speech.begin(at: 0, isHeard: true)
    #expect(speech.breakOff(at: milliseconds * 1_000_000, keepingRest: false)?.text == heard)
    #expect(speech.isIdle)
  }

  @Test("gives no line for what the silent switch silenced")
  func unheard() {
    var speech = AppSpeech()
    speech.append(Self.item("a b c"))
    _ = speech.begin(at: 0, isHeard: false)
    #expect(speech.breakOff(at: 0, keepingRest: false) == nil)
  }

  @Test("does nothing while it is paused or empty")
  func idle() {
    var speech = AppSpeech()
    #expect(speech.nextChange(now: 0, isVoiceOverHeard: false) == nil)
    speech.append(Self.item("a"))
    speech.isPaused = true
    #expect(speech.nextChange(now: 0, isVoiceOverHeard: false) == nil)
    #expect(speech.end() == nil)
    speech.clear()
    #expect(speech.isIdle && !speech.isPaused)
  }

  @Test(
    "splits words from the rest",
    arguments: [
      ("one two", 1, "one", "two"), ("one", 1, "one", ""), ("", 1, "", ""),
      ("  one  two ", 1, "  one", "two "), ("咖啡豆", 1, "咖啡", "豆"), ("one", 9, "one", ""),
    ]
  )
  func split(text: String, count: Int, first: String, rest: String) {
    let parts = text.split(afterWords: count)
    #expect(parts.first == first)
    #expect(parts.rest == rest)
  }
}
