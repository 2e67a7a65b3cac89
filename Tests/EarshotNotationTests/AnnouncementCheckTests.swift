import EarshotModel
import EarshotNotation
import Testing

/// VOICEOVER.md 8.1: the announcements that devices lose, as `check` warns about them.
@Suite("A doubtful announcement")
struct AnnouncementCheckTests {
  /// A handler, and whether it is doubtful.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    /// The lines below the button.
    let lines: String
    var testDescription: String { name }

    /// The warnings: for each the number of the line, and the words it is about.
    var warnings: [String] {
      let text = """
        screen a
          button "Pay" #pay
        \(lines.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
          text "Total" #total
          alert "Sure?" #sure
        screen b
          text "Paid"

        """
      let result = AppDocument.read([SourceText(name: "a", text)])
      #expect(result.diagnostics == [])
      return result.doubtfulAnnouncements.map { warning in
        #expect(warning.severity == .warning)
        let bytes = Array(text.utf8)
        let line = bytes[..<warning.range.lowerBound].count { $0 == UInt8(ascii: "\n") } - 1
        return "\(line): \(String(decoding: bytes[warning.range], as: UTF8.self))"
      }
    }
  }

  static let doubtful = [
    "push b", "present b", "replace b", "back", "present #sure", "dismiss",
    "notify screenChanged", "notify screenChanged #total", "notify layoutChanged",
    "notify layoutChanged #total", "notify layoutChanged \"Paid\"",
  ].flatMap { effect in
    [
      Case(
        name: "before \(effect)",
        lines: "on activate:\n  announce \"Paid\"\n  \(effect)"
      ),
      Case(
        name: "after \(effect), with others between",
        lines: "on activate:\n  \(effect)\n  play \"bell\"\n  announce \"Paid\" default"
      ),
    ]
  }

  @Test("has default priority, next to a change of screen or focus", arguments: doubtful)
  func warns(_ row: Case) { #expect(row.warnings == ["1: activate"]) }

  @Test(
    "can also have low priority, because only high priority is heard over VoiceOver's own speech"
  )
  func low() {
    let row = Case(name: "", lines: "on activate:\n  announce \"Paid\" low\n  push b")
    #expect(row.warnings == ["1: activate"])
  }

  @Test("names the custom action that moves the cursor")
  func actions() {
    let row = Case(
      name: "",
      lines: """
        action "Wait":
          wait 1s
          announce "Waited"
          push b
        action "Pay":
          announce "Paid"
          push b
        """
    )
    #expect(row.warnings == ["5: \"Pay\""])
  }

  static let certain = [
    Case(name: "alone", lines: "on activate: announce \"Paid\""),
    Case(name: "high", lines: "on activate:\n  announce \"Paid\" high\n  push b"),
    Case(name: "after a wait", lines: "on activate:\n  push b\n  wait 0.1s\n  announce \"Paid\""),
    Case(name: "a wait before", lines: "on activate:\n  announce \"Paid\"\n  wait 0.1s\n  push b"),
    Case(
      name: "no change of focus",
      lines: "on activate:\n  announce \"Paid\"\n  set value: 1\n  play \"bell\"\n  select self"
    ),
    Case(
      name: "a page",
      lines: "on activate:\n  announce \"Paid\"\n  notify pageScrolled \"Page 2 of 5\""
    ),
    Case(
      name: "in handlers apart",
      lines: "on focus: announce \"Paid\"\non activate: push b"
    ),
    Case(name: "in an action that moves nothing", lines: "action \"Pay\": announce \"Paid\""),
    Case(
      name: "in another action than the one that moves",
      lines: "action \"Pay\": announce \"Paid\"\naction \"Go\": push b"
    ),
  ]

  @Test("is nothing else", arguments: certain)
  func passes(_ row: Case) { #expect(row.warnings == []) }

  @Test("is reported at its own line, of several handlers for one event and one node")
  func places() {
    let row = Case(
      name: "",
      lines: """
        on activate when #total is empty: announce "Nothing"
        on activate when #total is Total:
          announce "Paid"
          push b
        on activate:
          wait 1s
          announce "Later"
        on longPress:
          announce "Long"
          back
        """
    )
    #expect(row.warnings == ["2: activate", "8: longPress"])
  }

  @Test("is reported next to a role's own effect: a back button, an item of a menu, a tab")
  func roles() {
    let text = """
      app "A"
        tabBar
          tab "One" #one
            opens: a
            on activate: announce "First"
      screen a "A"
        menu "Sort" #sort
          button "Name" #name
            on activate: announce "Sorted"
          button "Date" #date
            on activate: announce "By date" high
        button "Go" #go
          on activate: push b
      screen b "B"
        back "A" #back
          on activate: announce "Gone"

      """
    let result = AppDocument.read([SourceText(name: "a", text)])
    #expect(result.diagnostics == [])
    let lines = result.doubtfulAnnouncements.map { warning in
      Array(text.utf8)[..<warning.range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
    }
    #expect(lines == [5, 9, 16])
  }

  @Test("is reported once if an 'each' makes several of it")
  func each() {
    let text = """
      screen a
        button "A" .b
        button "B" .b
      screen b
        text "B"
      each .b
        on activate:
          announce "Gone"
          push b

      """
    let result = AppDocument.read([SourceText(name: "a", text)])
    #expect(result.doubtfulAnnouncements.count == 1)
  }

  @Test("is reported once if a component is used many times, and at its place after the uses")
  func components() {
    let text = """
      component row(name)
        view
          button "{name}"
            on activate:
              announce "Gone"
              push b

      screen a
        use row("A")
        use row("B")
        use row("C")
        button "D"
          on activate:
            announce "Gone"
            push b
        button "E"
          on activate: push b

      screen b
        text "B"

      """
    let result = AppDocument.read([SourceText(name: "a", text)])
    let lines = result.doubtfulAnnouncements.map { warning in
      Array(text.utf8)[..<warning.range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
    }
    #expect(lines == [4, 13])
  }
}
