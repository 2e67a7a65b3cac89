import EarshotNotation
import Testing

/// APP-AUDIO.md, chapter 3, “Effects”.
@Suite("An app's speech and sounds in the notation")
struct SoundTests {
  @Test(
    "come back as they were written",
    arguments: [
      "play \"a\" for 3s", "voice \"A\"", "voice \"A {#b}\"", "voice \"A\" rate 0",
      "voice \"A\" rate 1",
      "voice \"A\" rate 0.25 pitch 2 volume 0.5 language pt-BR before 1s after 0.5s assistive",
      "voice pause", "voice pause after word", "voice continue", "voice stop",
      "voice stop after word", "audio ambient", "audio soloAmbient", "audio playback",
      "audio record", "audio playAndRecord mix duck interruptSpoken", "audio system", "audio off",
      "audio off notify",
    ]
  )
  func identity(_ text: String) throws {
    #expect(try Sentence.effect(text, source: 0, range: 0..<1).notation == text)
  }

  @Test("have their settings in one order")
  func order() throws {
    let text = "voice \"A\" assistive language fr rate 0.250"
    let effect = try Sentence.effect(text, source: 0, range: 0..<1)
    #expect(effect.notation == "voice \"A\" rate 0.25 language fr assistive")
    let audio = try Sentence.effect("audio playback duck mix", source: 0, range: 0..<1)
    #expect(audio.notation == "audio playback mix duck")
  }

  static let mistakes: [DiagnosticCase] = [
    .lines("no words", "text\n  on focus: voice1️⃣", "needs text in quotes"),
    .lines("no quotes", "text\n  on focus: voice 1️⃣Hello1️⃣", "write 'voice \"Hello\"'"),
    .lines("a command's typo", "text\n  on focus: voice 1️⃣paus1️⃣", "did you mean 'pause'?"),
    .lines("no boundary", "text\n  on focus: voice stop after1️⃣", "'after' needs 'word'"),
    .lines("a rate above 1", "text\n  on focus: voice \"A\" rate 1️⃣21️⃣", "a number from 0 to 1"),
    .lines("a pitch below 0.5", "text\n  on focus: voice \"A\" pitch 1️⃣0.11️⃣", "0.5 to 2"),
    .lines("no number", "text\n  on focus: voice \"A\" volume1️⃣", "needs a number"),
    .lines("not a number", "text\n  on focus: voice \"A\" volume 1️⃣nan1️⃣", "not 'nan'"),
    .lines(
      "a setting twice",
      "text\n  on focus: voice \"A\" rate 1 1️⃣rate1️⃣ 1",
      "'rate' occurs twice"
    ),
    .lines(
      "an unknown setting",
      "text\n  on focus: voice \"A\" 1️⃣speed1️⃣ 1",
      "'speed' isn't an option of 'voice'"
    ),
    .lines(
      "a setting that isn't simulated",
      "text\n  on focus: voice \"A\" 1️⃣quality1️⃣ enhanced",
      "Earshot doesn't simulate 'quality'; delete it"
    ),
    .lines(
      "SSML",
      "text\n  on focus: voice \"A\" 1️⃣ssml1️⃣",
      "Earshot doesn't simulate 'ssml'; delete it"
    ),
    .lines(
      "speech into a call",
      "text\n  on focus: voice \"A\" 1️⃣mixToTelephonyUplink1️⃣",
      "Earshot doesn't simulate 'mixToTelephonyUplink'; delete it"
    ),
    .lines(
      "a mode",
      "text\n  on focus: audio playback 1️⃣spokenAudio1️⃣",
      "Earshot doesn't simulate 'spokenAudio'; delete it"
    ),
    .lines("recognition", "text\n  on focus: 1️⃣recognize1️⃣ \"A\"", "simulate speech recognition"),
    .lines("no language", "text\n  on focus: voice \"A\" language 1️⃣_1️⃣", "language"),
    .lines("a pause of no length", "text\n  on focus: voice \"A\" before 1️⃣0s1️⃣", "more than 0"),
    .lines("a sound of no length", "text\n  on focus: play \"A\" for 1️⃣0s1️⃣", "more than 0"),
    .lines("no category", "text\n  on focus: audio1️⃣", "needs a category, 'system', or 'off'"),
    .lines("a category's typo", "text\n  on focus: audio 1️⃣playbak1️⃣", "did you mean 'playback'?"),
    .lines("multiRoute", "text\n  on focus: audio 1️⃣multiRoute1️⃣", "doesn't simulate"),
    .lines("UIKit's option", "text\n  on focus: audio playback 1️⃣duckOthers1️⃣", "write 'duck'"),
    .lines(
      "Bluetooth",
      "text\n  on focus: audio playback 1️⃣allowBluetooth1️⃣",
      "Earshot doesn't simulate 'allowBluetooth'; delete it"
    ),
    .lines("an option of ambient", "text\n  on focus: audio ambient 1️⃣mix1️⃣", "always mixes"),
    .lines("an option twice", "text\n  on focus: audio playback mix 1️⃣mix1️⃣", "occurs twice"),
    .lines(
      "another word for it",
      "text\n  on focus: 1️⃣speak1️⃣ \"A\"",
      "'announce \"A\"' to have VoiceOver speak, or 'voice \"A\"'"
    ),
    .lines(
      "an event of pausing",
      "header\n  on 1️⃣voiceDidPause1️⃣: back",
      "Earshot doesn't simulate 'voiceDidPause'; write the effects next to 'voice pause'"
    ),
    .lines(
      "an event for each word",
      "header\n  on 1️⃣voiceWillSpeakRange1️⃣: back",
      "Earshot doesn't simulate 'voiceWillSpeakRange'"
    ),
    .lines("an event on a node", "text\n  on 1️⃣voiceDidFinish1️⃣: back", "a screen or the app"),
  ]

  @Test("are reported with what to write, if they are wrong", arguments: mistakes)
  func mistake(_ sample: DiagnosticCase) { sample.check() }
}
