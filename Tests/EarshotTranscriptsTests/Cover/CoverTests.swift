import EarshotNotation
import EarshotReports
import EarshotSession
import Testing

@testable import EarshotTranscripts

@Suite("What sessions hear of an app")
struct CoverTests {
  private static let screen = """
    app "Shop"
    screen main "Main"
      header "Cart"
      button "Pay" #pay
        label when #gift is on: Pay as a gift
        action "Delete": announce "Deleted"
        on activate when #gift is on: announce "Gift"
        on activate: push done
      switch off "Gift" #gift
      text "Secret" #secret
        hidden: true
      text "Note" #note
        hidden when #gift is off: true
      text "Later" #later
        hidden: true
      button "More" #more
        on activate: show #later
    screen done "Done"
      header "Thanks"
      button "Close" #close
        on activate: back
        on escape: decline
    """

  /// The parts that no session hears.
  static func missing(_ sessions: String...) throws -> [String] {
    try cover(screen, sessions).items.filter { $0.heardBy == nil }.map(\.line)
  }

  static func cover(_ screen: String, _ sessions: [String]) throws -> Cover {
    let source = SourceText(name: "a.screen", screen)
    let transcripts = try sessions.map { text in
      let transcript = try #require(Transcript.read(SourceText(name: "a.vo", text)).transcript)
      let document = try #require(AppDocument.read([source]).document)
      let run = TranscriptRun(transcript, on: document)
      #expect(run.passed, "\(run.failures)")
      return transcript
    }
    return try #require(
      Cover(AppDocument.read([source]), in: [source], transcripts: transcripts)
    )
  }

  private static let all = [
    "a.screen:2:8: no session covers screen main",
    "a.screen:3:3: no session covers header \"Cart\"",
    "a.screen:4:3: no session covers #pay",
    "a.screen:4:3: no session performs the action \"Delete\" of #pay",
    "a.screen:7:8: no session runs 'on activate when #gift is on' of #pay",
    "a.screen:8:8: no session runs 'on activate' of #pay",
    "a.screen:4:3: no session covers the line 'label when #gift is on' of #pay",
    "a.screen:9:3: no session covers #gift",
    "a.screen:12:3: no session covers #note",
    "a.screen:12:3: no session covers the line 'hidden when #gift is off' of #note",
    "a.screen:14:3: no session covers #later",
    "a.screen:16:3: no session covers #more",
    "a.screen:17:8: no session runs 'on activate' of #more",
    "a.screen:18:8: no session covers screen done",
    "a.screen:19:3: no session covers header \"Thanks\"",
    "a.screen:20:3: no session covers #close",
    "a.screen:21:8: no session runs 'on activate' of #close",
  ]

  @Test("lists all parts that can be shown, if nothing is expected")
  func nothing() throws {
    #expect(try Self.missing() == Self.all)
    #expect(try Self.missing("> start\n...\n") == Self.all)
    let unasked = "> start\n> swipe right\n? gestures <= 9\n> double tap\n? gestures <= 9\n"
    #expect(try Self.missing(unasked) == Self.all)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var session: String
    /// The places in the list of the parts that a session hears now.
    var heard: Set<Int>
    var testDescription: String { session }
  }

  static let cases = [
    Case(session: "> start\nShop\nCart, Heading\n", heard: [0, 1, 9]),
    Case(
      session: "> start\n...\nCart, Heading\n> swipe right\nPay, Button\n...\n",
      heard: [0, 1, 2, 9]
    ),
    // A claim names what it's about.
    Case(session: "> start\n? reachable #gift\n", heard: [0, 1, 7, 9]),
    Case(session: "> start\n? reachable \"Gift\"\n", heard: [0, 1, 7, 9]),
    // Effects at a step without a line are heard at the next step that has one.
    Case(
      session: "> touch #more\n> double tap\n> touch #later\n? says \"Later\"\n",
      heard: [0, 9, 10, 12]
    ),
    Case(
      session: "> touch #more\n? #more conveys role button\n> double tap\n",
      heard: [0, 9, 11]
    ),
    // A claim that only repeats its command, or that denies, says nothing about what you hear.
    Case(session: "> touch #more\n? focus #more\n> double tap\n", heard: []),
    Case(session: "> touch #pay\n...\n? not focus #more\n", heard: [0, 2, 9]),
    Case(session: "> touch #pay\n> action \"Delete\"\n? says \"Deleted\"\n", heard: [0, 3, 9]),
    Case(
      session: """
        > touch #pay
        > double tap
        ? screen done
        > swipe right
        > double tap
        ? screen main

        """,
      heard: [0, 2, 5, 9, 13, 14, 16]
    ),
    Case(
      session: "> touch #gift\n> double tap\n> touch #pay\n? says \"Pay as a gift\"\n",
      heard: [0, 2, 6]
    ),
  ]

  @Test("removes from the list what a session expects", arguments: cases)
  func some(_ example: Case) throws {
    let missing = try Self.missing(example.session)
    let heard = Set(Self.all.indices.filter { !missing.contains(Self.all[$0]) })
    #expect(heard == example.heard)
    #expect(Self.all.filter(missing.contains) == missing)
  }

  @Test("includes links inside text, which a session opens")
  func links() throws {
    let screen = """
      screen a
        text "Read the terms or the notes" #legal
          mark link: "terms"
            on activate: push b
          mark link: "notes"
            on activate: announce "Notes"
      screen b
        header "Terms"
      """
    let text = "> start\nRead the terms or the notes\n"
    let none = try Self.cover(screen, [text]).items.filter { $0.heardBy == nil }.map(\.sentence)
    #expect(none.contains(#"no session opens the link "terms" of #legal"#), "\(none)")
    #expect(none.contains(#"no session opens the link "notes" of #legal"#))
    let walk =
      text + "> rotor \"Links\"\n~ rotor: Links\n> swipe down\nterms, Link\n"
      + "> double tap\n~ sound: activate\n~ screen: b\nTerms, Heading\n"
    let one = try Self.cover(screen, [walk]).items.filter { $0.heardBy == nil }.map(\.sentence)
    #expect(one == [#"no session opens the link "notes" of #legal"#])
  }

  @Test("has one figure in total, and one for each kind")
  func score() throws {
    let cover = try Self.cover(Self.screen, [Self.cases[1].session])
    let score = CoverScore(cover.items)
    #expect(
      score.line == "sessions cover 4 of 17 parts (23%): 1 of 2 screens, 2 of 8 stops, "
        + "0 of 1 action, 0 of 4 handlers, 1 of 2 states"
    )
    let object = score.json(file: "a.screen")
    #expect(object.hasPrefix("{\"file\": \"a.screen\", \"heard\": 4, \"total\": 17"))
    let json = cover.items.map(\.json)
    #expect(json[2].hasSuffix("\"kind\": \"stop\", \"part\": \"#pay\", \"heardBy\": \"a.vo:4\"}"))
    #expect(CoverScore().percent == nil)
  }

  @Test("proposes a session that passes and hears more")
  func proposal() throws {
    let cover = try Self.cover(Self.screen, [])
    let text = try #require(CoverProposal(cover)).text(screen: "a.screen")
    #expect(
      text == """
        screen: a.screen

        ## Confirm each claim, or correct it

        > start main
        > touch "Cart"
        # confirm: the screen file says so
        ? "Cart" conveys label "Cart", role header
        > touch #pay
        # confirm: the screen file says so
        ? #pay conveys label "Pay", role button
        > touch #gift
        # confirm: VoiceOver's rules say so
        ? says "Gift, Switch button, off"
        > touch #more
        # confirm: the screen file says so
        ? #more conveys label "More", role button

        > start main
        > touch #pay
        > action "Delete"
        # confirm: the screen file says so
        ? says "Deleted"

        > start main
        > touch #pay
        > double tap
        # confirm: the screen file says so
        ? screen done

        > start main
        > touch #more
        > double tap
        # confirm: the screen file says so
        ? reachable #later

        # not in this walk: 'on activate when #gift is on' of #pay
        # not in this walk: the line 'label when #gift is on' of #pay
        # not in this walk: #note

        """
    )
    let after = try Self.cover(Self.screen, [text])
    let missing = after.items.filter { $0.heardBy == nil }.map(\.line)
    #expect(missing == [4, 6, 8, 15, 16].map { Self.all[$0] })
    #expect(CoverProposal(try Self.cover("screen a\n  text \"b\"\n", ["> start\nb\n"])) == nil)
  }
}
