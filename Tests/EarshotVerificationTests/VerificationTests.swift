import EarshotLines
import EarshotNotation
import Testing

@testable import EarshotVerification

@Suite("What a phone said, compared with what Earshot says")
struct VerificationTests {
  private let screen = """
    app "Fixture"
    screen settings "Settings"
      header "Settings"
      button "Same label"
      button "Same label"
      text "Balance $1,234.50; rate 2.5%"
      switch on "Notifications"
    screen more "More"
      text "One"
      text "Two"
    """

  /// Verifies moves, written as `forward: words`; `-` is an error of the service.
  ///
  /// Anything that isn't a move is a gesture.
  private func verify(
    _ moves: [String],
    on name: String? = nil,
    _ comparison: SpokenComparison = .words
  ) throws -> Verification {
    let steps = moves.map { move in
      let parts = move.split(separator: ": ", maxSplits: 1).map(String.init)
      let utterance = parts[1] == "-" ? JSONOutput.null : .string(parts[1])
      guard SpeechRecord.Move(rawValue: parts[0]) == nil else {
        return JSONOutput.object(["action": .string(parts[0]), "utterance": utterance])
      }
      return JSONOutput.object([
        "action": .string("gesture"), "command": .string(parts[0]), "utterance": utterance,
      ])
    }
    let record = JSONOutput.object(["screen": .string(name), "steps": .array(steps)])
    let source = SourceText(name: "a.json", record.text())
    let document = try #require(AppDocument.read([SourceText(name: "a.screen", screen)]).document)
    return Verification(
      of: try #require(SpeechRecord.read(source).records.first),
      on: document,
      options: SessionOptions(),
      comparison: comparison
    )
  }

  /// The utterances that tests on iOS 27 got for this screen [iOS 27 utterances].
  private let observed = [
    "current: Fixture Settings Heading", "forward: Same label Button", "forward: Same label Button",
    "forward: Balance $1,234.50; rate 2.5%",
    "forward: Notifications Switch button on Double tap to toggle setting.",
  ]

  @Test("agrees if the words are the same, even if capitals and commas differ")
  func agrees() throws {
    #expect(try verify(observed).results.map(\.verdict) == Array(repeating: .agrees, count: 5))
    let other = ["current: settings, heading", "forward: SAME LABEL, BUTTON"]
    #expect(try verify(other).differences.isEmpty)
    #expect(try verify(other, .exact).differences.count == 2)
  }

  @Test("replays a gesture that a test made by touches, then compares the element with the cursor")
  func gestures() throws {
    let on = "tap \"Notifications\": Notifications Switch button on Double tap to toggle setting."
    let off = "double tap: Notifications Switch button off Double tap to toggle setting."
    let back = "backward: Balance $1,234.50; rate 2.5%"
    let start = "current: Settings Heading"
    #expect(try verify([start, on, off, back]).differences.isEmpty)
    // The phone's switch stayed as it was.
    let stayed = off.replacing("off", with: "on")
    let verdicts = try verify([start, on, stayed, back]).results.map(\.verdict)
    #expect(
      verdicts == [
        .agrees, .agrees,
        .differs(heard: String(off.dropFirst("double tap: ".count))), .agrees,
      ]
    )
    // No speech followed it, but the cursor is where the gesture leads.
    let silent = try verify([start, on, "double tap: -", back]).results.map(\.verdict)
    #expect(silent == [.agrees, .agrees, .notCompared(.failure("no speech")), .agrees])
  }

  @Test("counts no repetition at the end, in either direction")
  func end() throws {
    let last = "forward: Notifications Switch button on Double tap to toggle setting."
    let results = try verify(observed + [last, last]).results
    #expect(
      results.suffix(2).map(\.verdict) == Array(repeating: .notCompared(.repeatedAtEnd), count: 2)
    )
    let back = try verify(["current: Settings Heading", "backward: Settings Heading"])
    #expect(back.results.map(\.verdict) == [.agrees, .notCompared(.repeatedAtStart)])
  }

  @Test("allows for the first element that 'VoiceOver on' replaces, heard later or not")
  func turnedOn() throws {
    for moves in [
      ["current: VoiceOver on", "forward: Same label Button", "forward: Same label Button"],
      ["current: VoiceOver on", "forward: Settings Heading", "forward: Same label Button"],
    ] {
      let verdicts = try verify(moves).results.map(\.verdict)
      #expect(verdicts == [.notCompared(.turnedOn), .agrees, .agrees])
    }
    // This is allowed only once, and only at the first element.
    let late = try verify(["current: Settings Heading", "current: VoiceOver on"])
    #expect(late.differences.count == 1)
  }

  @Test("says what differs, and why Earshot says what it says")
  func words() throws {
    let verification = try verify(
      observed.dropLast() + [
        "forward: Notifications Switch button off Double tap to toggle setting."
      ]
    )
    #expect(
      VerificationText.lines(of: verification) == [
        "a.json",
        "a.json:1:274: VoiceOver and Earshot say different words for a move forward at switch \"Notifications\"",
        "  device   Notifications Switch button off Double tap to toggle setting.",
        "  earshot  Notifications Switch button on Double tap to toggle setting.",
        "  why      label \"Notifications\": label of switch \"Notifications\"; VoiceOver says the label as written [contract]",
        "  why      role \"Switch button\": traits of switch \"Notifications\"; VoiceOver calls a "
          + "toggle a “Switch button” [observed]",
        "  why      state \"on\": value of switch \"Notifications\"; if a toggle's value is 1, 0, "
          + "or 2, VoiceOver says the value as a word, after the kind [observed]",
        "  why      hint \"Double tap to toggle setting.\": system of switch \"Notifications\"; "
          + "VoiceOver says how to change a toggle's setting [observed]",
        "  why      left out: value \"1\": the trait 'toggleButton' makes the value a state, which VoiceOver "
          + "says after the kind [observed]",
        "  why      left out: role \"Button\": VoiceOver leaves this out because of the trait "
          + "'toggleButton' [observed]",
        "4 of 5 utterances agree, compared by words (80%)",
      ]
    )
  }

  @Test("continues where the phone does, so a stop too many or too few is one difference")
  func stops() throws {
    var more = observed
    more.insert("forward: Premium Button", at: 3)
    let extra = try verify(more)
    #expect(extra.differences.map(\.result.verdict) == [.stopsAtMore])
    var fewer = observed
    fewer.remove(at: 3)
    let missing = try verify(fewer)
    #expect(missing.differences.map(\.result.passed) == [["Balance $1,234.50; rate 2.5%"]])
    #expect(missing.agreed == 4)
    var other = observed
    other[3] = "forward: Balance"
    #expect(
      try verify(other).differences.map(\.result.verdict) == [
        .differs(heard: "Balance $1,234.50; rate 2.5%")
      ]
    )
  }

  @Test("says who reaches the end first")
  func ends() throws {
    let short = try verify(observed.prefix(2) + [observed[3], observed[3], observed[3]])
    #expect(
      short.results.suffix(2).map(\.verdict) == [
        .endsEarlier(heard: "Notifications Switch button on Double tap to toggle setting."),
        .notCompared(.repeatedAtEnd),
      ]
    )
    let long = try verify(observed + ["forward: Sign out Button"])
    #expect(long.differences.map(\.result.verdict) == [.goesOn])
    let back = try verify(["current: Settings Heading", "backward: Help Link"])
    let start = "a move backward finds more elements, but the screen file begins"
    #expect(back.differences.first?.sentence.hasPrefix(start) == true)
  }

  @Test("compares nothing after a move into a container, which isn't simulated")
  func grouped() throws {
    let verification = try verify([
      "current: Settings Heading", "in: List", "forward: Same label Button",
    ])
    #expect(
      verification.results.map(\.verdict) == [
        .agrees, .notCompared(.grouped), .notCompared(.afterGrouped),
      ]
    )
  }

  @Test("treats an error of the service as silence only if Earshot is also silent")
  func failures() throws {
    let verification = try verify([
      "current: Settings Heading", "forward: -", "forward: Same label Button",
    ])
    #expect(
      verification.results.map(\.verdict) == [
        .agrees, .notCompared(.failure("no speech")), .agrees,
      ]
    )
  }

  @Test("begins on the screen that the record names, and compares nothing if the app lacks it")
  func screens() throws {
    #expect(try verify(["current: Fixture One", "forward: Two"], on: "more").agreed == 2)
    let gone = try verify(["current: Fixture Settings Heading"], on: "gone")
    #expect(gone.results.map(\.verdict) == [.notCompared(.noScreen("gone"))])
  }

  @Test("begins where the record does: in the middle, or before the first element")
  func beginnings() throws {
    let middle = ["current: Same label Button", "forward: Same label Button", observed[3]]
    #expect(try verify(middle).agreed == 3)
    let unnamed = ["forward: Fixture Settings Heading", "forward: Same label Button"]
    #expect(try verify(unnamed).agreed == 2)
  }

  @Test(
    "finds several stops too many or too few, including duplicates, with the fewest differences"
  )
  func alignment() throws {
    for count in 1...4 {
      var more = observed
      more.insert(contentsOf: (1...count).map { "forward: Ad \($0) Button" }, at: 1)
      #expect(
        try verify(more).differences.map(\.result.verdict)
          == Array(repeating: .stopsAtMore, count: count)
      )
    }
    var four = observed
    four.insert(contentsOf: ["forward: Same label Button", "forward: Same label Button"], at: 2)
    #expect(try verify(four).agreed == 5)
    let fewer = try verify([observed[0], observed[4]])
    #expect(
      fewer.differences.map(\.result.passed) == [
        ["Same label Button", "Same label Button", "Balance $1,234.50; rate 2.5%"]
      ]
    )
  }

  @Test("counts every utterance that both have, and names what only one has")
  func sevenOfNine() throws {
    let lines = (1...9).map {
      "text \"Line \(["a", "b", "c", "d", "e", "f", "g", "h", "i"][$0 - 1])\""
    }
    let document = try #require(
      AppDocument.read([
        SourceText(name: "a.screen", "screen a\n" + lines.map { "  \($0)\n" }.joined())
      ]).document
    )
    // Two that only the phone has, and two that only the screen has, none near the words of
    // another.
    let said = [
      "Line a", "Ad", "Line b", "Line d", "Line e", "Offer", "Line f", "Line h", "Line i",
    ]
    let steps = said.map {
      JSONOutput.object(["action": .string("forward"), "utterance": .string($0)])
    }
    let source = SourceText(
      name: "a.json",
      JSONOutput.object(["steps": .array(steps)]).text()
    )
    let verification = Verification(
      of: try #require(SpeechRecord.read(source).records.first),
      on: document,
      options: SessionOptions(),
      comparison: .words
    )
    #expect(verification.agreed == 7)
    #expect(verification.results.flatMap(\.passed) == ["Line c", "Line g"])
    #expect(
      verification.results.filter { $0.verdict == .stopsAtMore }.map(\.step.outcome.utterance)
        == ["Ad", "Offer"]
    )
  }

  @Test("never pairs different text, and pairs similar text by the author's words")
  func likeness() throws {
    let unlike = try verify([
      "current: Settings Heading", "forward: Profile Button", "forward: Same label Button",
      "forward: Balance $1,234.50; rate 2.5%",
      "forward: Wi-Fi Switch button on Double tap to toggle setting.",
    ])
    #expect(unlike.results.map(\.verdict).last == .stopsAtMore)
    #expect(unlike.results[1].verdict == .stopsAtMore)
    #expect(unlike.agreed == 3)
  }

  @Test("compares an utterance of 64 characters by its beginning, and never reports it")
  func cut() throws {
    let name = "Notifications about everything that happens in the app"
    let document = try #require(
      AppDocument.read([SourceText(name: "a.screen", "screen a\n  switch on \"\(name)\"\n")])
        .document
    )
    func verification(_ text: String) throws -> Verification {
      let step = JSONOutput.object(["action": .string("current"), "utterance": .string(text)])
      let record = JSONOutput.object(["steps": .array([step])]).text()
      return Verification(
        of: try #require(
          SpeechRecord.read(SourceText(name: "a.json", record)).records.first
        ),
        on: document,
        options: SessionOptions(),
        comparison: .words
      )
    }
    let whole = "\(name) Switch button on Double tap to toggle setting."
    let beginning = try verification(String(whole.prefix(64)))
    #expect(beginning.agreed == 1)
    #expect(
      VerificationText.lines(of: beginning).contains {
        $0.hasPrefix("Earshot compared only the beginning of 1 utterance, because")
      }
    )
    #expect(try verification(String(whole.prefix(63))).differences.count == 1)
    let other = try verification("\(name) Lever".padding(to: 64))
    #expect(other.differences.count == 1)
    #expect(IssueReport.text(of: other, by: "earshot 1.0") == nil)
  }

  @Test("says how much of the screen a record didn't reach, and where it is of another screen")
  func hints() throws {
    let early = VerificationText.lines(of: try verify(Array(observed.prefix(2))))
    let hint = "the record ends 3 stops before the end of the screen"
    #expect(early.last == "\(hint); to compare them, record more moves")
    let other = ["current: A", "forward: B", "forward: C"]
    #expect(
      VerificationText.lines(of: try verify(other)) == [
        "a.json", "0 of 3 utterances agree, compared by words (0%)",
        "no utterance agrees; check that the record is about this screen, or list every move with "
          + "'--json'",
      ]
    )
  }

  @Test("becomes a report that you can paste into an issue, and none if nothing differs")
  func issue() throws {
    #expect(IssueReport.text(of: try verify(observed), by: "earshot 1.0") == nil)
    let text = try #require(
      IssueReport.text(of: try verify(["current: `Menu`"]), by: "earshot 1.0")
    )
    #expect(
      text.hasPrefix(
        "### VoiceOver and Earshot say different words\n\n- system: `not known`\n- compared by: `earshot 1.0`\n"
      )
    )
    #expect(text.contains("    device: `Menu`\n    earshot: Fixture Settings Heading\n"))
    #expect(text.contains("    screen settings \"Settings\"\n"))
  }
}

extension String {
  fileprivate func padding(to count: Int) -> String {
    self + String(repeating: "x", count: count - self.count)
  }
}
