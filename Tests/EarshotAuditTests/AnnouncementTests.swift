import EarshotAudit
import EarshotLines
import EarshotNotation
import TestSupport
import Testing

@Suite("Announcements that are cut or lost")
struct AnnouncementTests {
  /// The messages of the findings about announcements.
  private func messages(_ text: String, onDevice: Bool = false) throws -> [String] {
    let source = SourceText(name: "t.screen", text)
    var options = SessionOptions()
    options.set("announcements", to: onDevice ? "device" : "kept")
    let audit = try #require(Audit(AppDocument.read([source]), of: [source], options: options))
    return audit.report.findings.filter { $0.rule.id.hasPrefix("announcement") }.map(\.message)
  }

  /// A button with effects, on a screen with a heading.
  private func screen(_ effects: String..., screen handlers: String = "") -> String {
    let lines = effects.map { "      \($0)\n" }.joined()
    return """
      screen cart "Cart"
      \(handlers)  header "Cart"
        button "Add"
          on activate:
      \(lines)
      """
  }

  @Test("next to the label that an activation repeats, only devices lose one")
  func lost() throws {
    let text = screen("announce \"Added\"")
    #expect(try messages(text) == [])
    #expect(
      try messages(text, onDevice: true) == [
        "a device may lose the announcement 'Added'"
      ]
    )
  }

  @Test(
    "with high priority, after a wait, or posted again, one is also heard on devices",
    arguments: [
      ["announce \"Added\" high"], ["wait 0.5s", "announce \"Added\""],
      ["announce \"Added\"", "wait 0.5s", "announce \"Added\""],
    ]
  )
  func heard(_ effects: [String]) throws {
    let text = screen(effects.joined(separator: "\n      "))
    #expect(try messages(text, onDevice: true) == [])
  }

  @Test("one that the app repeats when it learns that it was lost is heard in the end")
  func repeated() throws {
    let again = "  on announcementWasCut: announce \"{value}\" high\n"
    #expect(try messages(screen("announce \"Added\"", screen: again), onDevice: true) == [])
  }

  @Test("an action's announcement isn't lost, because VoiceOver says nothing else")
  func actions() throws {
    let text = """
      screen cart "Cart"
        header "Cart"
        text "Pepperoni"
          action "Remove": announce "Removed"
      """
    #expect(try messages(text, onDevice: true) == [])
  }

  @Test("the first two of three at one moment are cut; after a wait, none is")
  func cut() throws {
    let texts = ["announce \"Added\"", "announce \"Two pizzas\"", "announce \"850 roubles\""]
    let message = "the next announcement interrupts the announcement 'Added'"
    #expect(try messages(screen(texts.joined(separator: "\n      "))) == [message])
    #expect(try messages(screen(texts.joined(separator: "\n      wait 5s\n      "))) == [])
  }

  @Test("a handler's announcement after a wait belongs to the control that was used")
  func later() throws {
    let text = screen("wait 1s", "announce \"Paid in full\"", "announce \"Thank you\"")
    #expect(
      try messages(text) == ["the next announcement interrupts the announcement 'Paid in full'"]
    )
  }

  @Test("two that a timer posts at one moment are a finding about the screen, not its controls")
  func timers() throws {
    let text = """
      screen cart "Cart"
        every 6s:
          announce "Tea is ready"
          announce "Toast is ready"
        header "Cart"
        button "Add"
          on activate: announce "Added" high
      """
    #expect(
      try messages(text) == ["the next announcement interrupts the announcement 'Tea is ready'"]
    )
  }

  @Test("one that is planted in a sample app is found")
  func mutant() throws {
    let name = "Screens/photo-editor.screen"
    let planted = String(decoding: try ProjectFiles.source(name).utf8, as: UTF8.self)
    let line = "announce \"The pad is empty\""
    let fixed = planted.replacing(line, with: line + " high")
    let message = "a device may lose the announcement 'The pad is empty'"
    #expect(try messages(planted, onDevice: true).contains(message))
    #expect(try !messages(fixed, onDevice: true).contains(message))
  }

  /// An app in which each handler is right below its node, and the node's label says whether its
  /// announcement may be lost.
  private static let places = """
    app "Lost"
      on magicTap:
        announce "App"
        push next

    screen main "Lost"
      on escape:
        announce "Screen"
        notify layoutChanged #hidden
      header "Main"
      button "Lost, hidden" #hidden
        hidden: true
        on activate:
          announce "Hidden"
          push next
      text "Lost, by an action"
        action "Archive":
          announce "Archived"
          push next
      text "Kept, the action moves nothing"
        action "Archive": announce "Archived"
      button "Lost, low"
        on activate:
          announce "Low" low
          push next
      button "Kept, high"
        on activate:
          announce "High" high
          push next
      button "Kept, alone"
        on activate: announce "Alone"
      switch "Lost, by its value"
        on valueChanged:
          announce "Flipped"
          notify screenChanged
      use lost

    screen next "Lost"
      on appear: announce "Welcome"
      back "Main"
      header "Next"

    screen later "Kept"
      on appear:
        wait 1s
        announce "Welcome"
      back "Main"

    component lost
      button "Lost, in a component"
        on activate:
          announce "Part"
          push next

    """

  @Test("'check' warns about the same places, one line below each node")
  func places() throws {
    let source = SourceText(name: "t.screen", Self.places)
    let reading = AppDocument.read([source])
    #expect(reading.diagnostics == [])
    let audit = try #require(Audit(reading, of: [source]))
    let found = audit.report.findings.filter { $0.rule.id == "announcement-lost" }.map(\.place.line)
    let lines = Array(Self.places.utf8)
    let warned = reading.doubtfulAnnouncements.map { warning in
      lines[..<warning.range.lowerBound].count { $0 == UInt8(ascii: "\n") }
    }
    let expected = Self.places.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.contains("\"Lost") }.map { $0.offset + 1 }
    #expect(Set(found) == Set(expected))
    #expect(warned.count == expected.count)
  }

  @Test("one that newer news cuts in the middle isn't a finding, nor is one of low priority")
  func news() throws {
    let effects = [
      "wait 0.2s", "announce \"Opening the camera for you\"", "wait 0.6s",
      "announce \"Warming up the lens\" low", "wait 0.6s", "announce \"Ready\" high",
    ]
    #expect(try messages(screen(effects.joined(separator: "\n      "))) == [])
  }
}
