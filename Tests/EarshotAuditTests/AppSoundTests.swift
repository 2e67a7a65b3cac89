import EarshotAudit
import SessionTestSupport
import Testing

/// APP-AUDIO.md, chapter 3, “Audit”.
@Suite("What the audit says about an app's own speech")
struct AppSoundTests {
  /// Lines of a screen, and the rules that they break.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let lines: String
    let ids: [String]

    init(_ description: String, _ lines: String, _ ids: String...) {
      (testDescription, self.lines, self.ids) = (description, lines, ids)
    }

    /// A button with this effect.
    static func button(_ description: String, _ effects: String..., breaks ids: String...) -> Case {
      let lines = effects.map { "\n    \($0)" }.joined()
      return Case(testDescription: description, lines: "button \"B\"\n  on activate:\(lines)", ids)
    }

    private init(testDescription: String, lines: String, _ ids: [String]) {
      (self.testDescription, self.lines, self.ids) = (testDescription, lines, ids)
    }
  }

  static let rules = ["voice-over-speech", "voice-silent", "audio-left-low"]

  @Test(
    "is found exactly where it is wrong",
    arguments: [
      .button("only an announcement", "announce \"A\""),
      .button("the usual session", "voice \"A\"", breaks: "voice-silent"),
      .button("ambient", "audio ambient", "voice \"A\"", breaks: "voice-silent"),
      .button("playback", "audio playback mix", "voice \"A\""),
      .button("playback, but later", "voice \"A\"", "wait 1s", "audio playback mix"),
      .button("the system's session", "audio system", "voice \"A\""),
      .button("the value says it, too", "voice \"A\"", "set value: A"),
      .button("both at once", "announce \"A\"", "voice \"B\"", breaks: "voice-over-speech"),
      .button("one after the other", "announce \"A\"", "wait 2s", "voice \"B\""),
      .button(
        "the cursor moves",
        "audio system",
        "voice \"B\"",
        "notify layoutChanged",
        breaks: "voice-over-speech"
      ),
      .button("a pause of its own speech", "announce \"A\"", "voice pause"),
      .button("music stays low", "audio playback duck", breaks: "audio-left-low"),
      .button("music comes back", "audio playback duck", "wait 2s", "audio off notify"),
      .button("it mixes", "audio playback mix"),
      Case(
        "an event of the screen ends it",
        "button \"B\"\n  on activate: audio playback duck\nbutton \"C\"\n  on activate: audio off"
      ),
      Case(
        "an action",
        "text \"B\"\n  action \"Read\": voice \"A\"",
        "voice-silent"
      ),
    ] as [Case]
  )
  func rules(_ sample: Case) throws {
    let screen = """
      screen one "Shop"
        header "Shop"
      \(sample.lines.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
        button "Done"
          on activate: announce "Done"
      """
    let ids = try AuditReport.of(screen).ids
    #expect(ids.filter(Self.rules.contains) == sample.ids)
  }
}
