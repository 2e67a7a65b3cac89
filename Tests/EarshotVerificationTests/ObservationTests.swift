import EarshotLines
import EarshotNotation
import Testing

@testable import EarshotVerification

@Suite("A person's notes about a phone, compared with Earshot")
struct ObservationTests {
  private let screen = """
    app "Fixture"
    screen settings "Settings"
      header "Settings"
      switch on "Notifications"
      button "Sign out"
        on activate: announce "Signed out"
    """

  private func document() throws -> AppDocument {
    try #require(AppDocument.read([SourceText(name: "a.screen", screen)]).document)
  }

  private func witness(_ text: String, named name: String = "a.txt") throws -> Witness {
    let (witnesses, diagnostics) = Witness.read(SourceText(name: name, text))
    #expect(diagnostics.isEmpty)
    return try #require(witnesses.first)
  }

  private func observe(_ text: String) throws -> Observation {
    try witness(text).observe(on: document(), options: SessionOptions(), comparison: .words)
  }

  private func settled(_ text: String) throws -> [String: [String]] {
    let settled = SettledSetting.settled(
      by: try witness(text),
      on: try document(),
      options: SessionOptions(),
      comparison: .words
    )
    return Dictionary(uniqueKeysWithValues: settled.map { ($0.name, $0.best) })
  }

  @Test(
    "may be captions with and without times, with hints on separate lines or missing",
    arguments: [
      "Settings, Heading\nNotifications, Switch button, on\nSign out, Button\n",
      "Fixture Settings Heading\nnotifications switch button on\nDouble tap to toggle setting.\n"
        + "Sign out, Button\n",
      "# iOS: 26.6\n[00:01] Settings, Heading\n[00:02.5] Notifications, Switch button, on\n\n"
        + "00:03 - Sign out, Button\n",
      "2026-11-25 12:03:44 Settings, Heading\n12:03:46\tNotifications, Switch button, on\n"
        + "(0:09) Sign out, Button\n",
      "Fixture\nSettings, Heading\nNotifications, Switch button, on\nSign out, Button\n",
      "[00:01] fixture.\n[00:02] Settings, Heading\nNotifications, Switch button, on\n"
        + "Double tap to toggle setting.\nSign out, Button\n",
    ]
  )
  func captions(_ text: String) throws {
    let observation = try observe(text)
    #expect(observation.agreed == 3)
    #expect(observation.misses.isEmpty)
  }

  @Test(
    "have times only where they look like times",
    arguments: [
      ("7:30, Heading", "7:30, Heading"), ("7:30 Heading", "Heading"), ("[1] One", "[1] One"),
      ("12:00", ""), ("1:2:3:4 a", "1:2:3:4 a"), (":30 a", ":30 a"), ("(5:00 a", "(5:00 a"),
      ("2026-11-25 a", "2026-11-25 a"), ("", ""),
    ]
  )
  func times(_ line: String, _ text: String) {
    #expect(CaptionTime.text(without: line) == text)
  }

  @Test("give the rule of each miss: the part that differs, or what decided if only one speaks")
  func rules() throws {
    let observation = try observe(
      """
      > start
      Fixture
      Settings, Heading
      > swipe right
      Notifications, Switch button, off
      > swipe right
      Sign out, Button
      > swipe right
      ~ sound: boundary
      Log in, Button

      """
    )
    #expect(observation.compared == 6)
    #expect(observation.agreed == 3)
    #expect(
      observation.misses.map { $0.rules.first } == [
        "toggleState", "endsRepeatTheStop", "endsRepeatTheStop",
      ]
    )
  }

  @Test("say if all misses have one rule, with the sentence of the rule")
  func summary() throws {
    let text = "> start\nFixture\nSettings, Heading\n> swipe left\n~ silent\n"
    let observation = try observe(text)
    let lines = ObservationText.lines(of: observation, settled: [], .words)
    #expect(lines.contains { $0 == "1 of 3 utterances differs because of 'endsRepeatTheStop'" })
    #expect(lines.contains { $0.hasPrefix("  endsRepeatTheStop: ") })
  }

  @Test("settle only the contested setting that makes a difference")
  func settling() throws {
    let ends = "> start\nFixture\nSettings, Heading\n> swipe left\n"
    #expect(try settled(ends + "~ silent\n") == ["boundary": ["sound"]])
    #expect(try settled(ends + "Settings, Heading\n") == ["boundary": ["repeats"]])
    #expect(try settled("> start\nFixture\nSettings, Heading\n") == [:])
    // Words that match neither value settle nothing.
    #expect(try settled(ends + "Bonk\n") == [:])
    #expect(try settled("> start\n> swipe right 2\n> double tap\nAbgemeldet\n") == [:])
    #expect(try settled(ends + "-\n") == ["boundary": ["sound"]])
    let lost = "> start\n> swipe right 2\n> double tap\nSign out\n"
    #expect(try settled(lost)["announcements"] == ["device"])
    #expect(try settled(lost + "Signed out\n")["announcements"] == ["kept"])
  }

  @Test("may have a hint on a separate line, which joins its description")
  func hintLines() throws {
    let text =
      "> start\n> swipe right\nNotifications, Switch button, on\nDouble tap to toggle setting.\n"
    let observation = try observe(text)
    #expect(observation.compared == 1)
    #expect(observation.misses.isEmpty)
  }

  @Test("name the captions that aren't compared, and why")
  func leftOut() throws {
    let walk = "Settings, Heading\nNotifications, Switch button, on\nSign out, Button\n"
    let on = try observe("VoiceOver on\n" + walk)
    #expect(on.agreed == 3)
    #expect(on.misses.isEmpty)
    let repeated = try observe(walk + "Sign out, Button\nSign out, Button\n")
    #expect(repeated.leftOut.map(\.count) == [2])
    let lines = ObservationText.lines(of: repeated, settled: [], .words)
    #expect(
      lines.contains {
        $0.hasPrefix("2 utterances aren't compared, because the VoiceOver service repeats")
      }
    )
  }

  @Test("can't have a line that is too long for an utterance")
  func longLine() {
    let text = String(repeating: "a", count: 20_001) + "\n"
    #expect(Witness.read(SourceText(name: "a.txt", text)).witnesses.isEmpty)
  }

  @Test("say if a phone may lose an announcement that only Earshot has")
  func announcements() throws {
    let observation = try observe("> start\n> swipe right 2\n> double tap\nSign out\n")
    #expect(observation.misses.map(\.rules) == [["announcementsMayBeLost"]])
  }

  @Test("don't settle anything in a record that is very long, and say so")
  func long() throws {
    let text = "# \(String(repeating: "a", count: SettledSetting.limit))\nSettings, Heading\n"
    #expect(try settled(text) == [:])
    let lines = ObservationText.lines(of: try observe(text), settled: [], .words)
    let remark = "Earshot didn't try other settings, because the record is longer than 256 KiB"
    #expect(lines.last == remark)
  }

  @Test("don't compare a step without a line, or a pattern")
  func silentSteps() throws {
    let observation = try observe("> start\n> swipe right\n...\n> swipe right\nSign * (glob)\n")
    #expect(observation.compared == 0)
  }

  @Test("need an utterance", arguments: ["", "\n\n", "# iOS: 26\n", "12:00\n"])
  func empty(_ text: String) {
    let (witnesses, diagnostics) = Witness.read(SourceText(name: "a.txt", text))
    #expect(witnesses.isEmpty)
    #expect(diagnostics.count == 1)
  }

  @Test("may be the records of verify")
  func json() throws {
    let record = #"{"steps": [{"action": "current", "utterance": "Settings Heading"}]}"#
    #expect(try observe(record).agreed == 1)
  }
}
