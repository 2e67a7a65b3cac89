import EarshotModel
import Testing

@testable import EarshotFocusEngine

@Suite("The rotor")
struct RotorStateTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let gestures: [TestPhone.Gesture]
    let dial: RotorItem

    init(_ name: String, _ gestures: [TestPhone.Gesture], _ dial: RotorItem) {
      self.name = name
      self.gestures = gestures
      self.dial = dial
    }

    var testDescription: String { name }
  }

  static let screen = """
    screen a
      header "Title" #title
      text "Plain" #plain
      adjustable "Size" #size
        value: 1
        range: 1...5
      text "Mail" #mail
        action "Delete": announce "Deleted"
        action "Archive": announce "Archived"
      header "More" #more
      text "Note" #note
        content "Age": 5
        content "Size": 7
      text "Late" #late
        action "Once":
          hide #late
          notify layoutChanged #plain
    """

  static let cases = [
    Case("starts at characters", [], .characters),
    Case("an adjustable turns it to Adjust value", [.touch("size")], .adjustValue),
    Case("custom actions turn it to Actions", [.touch("mail")], .actions),
    Case("a plain element leaves it", [.touch("plain")], .characters),
    Case(
      "comes back from Adjust value to the user's choice",
      [.turnTo(.search(.headings)), .touch("size"), .touch("plain")],
      .search(.headings)
    ),
    Case(
      "comes back from Actions to the user's choice",
      [.turnTo(.words), .touch("mail"), .touch("plain")],
      .words
    ),
    Case(
      "an own choice on an adjustable holds there",
      [.touch("size"), .turnTo(.words), .summary],
      .words
    ),
    Case(
      "and gives way when the cursor comes back",
      [.touch("size"), .turnTo(.words), .touch("plain"), .touch("size")],
      .adjustValue
    ),
    Case(
      "a landing of the rotor's own leaves it",
      [.turnTo(.search(.headings)), .down],
      .search(.headings)
    ),
    Case(
      "More content is left behind where there is none",
      [.touch("note"), .turnTo(.moreContent), .touch("plain")],
      .characters
    ),
    Case(
      "and comes back where there is some",
      [.touch("note"), .turnTo(.moreContent), .touch("plain"), .touch("note")],
      .moreContent
    ),
    Case("turns on by one", [.turn(1)], .words),
    Case("turns back around the end", [.turn(-10)], .characters),
    Case(
      "goes back from what is no longer offered",
      [.touch("late"), .down, .tap],
      .characters
    ),
    Case("refuses what is not offered, and stays", [.turnTo(.zoom)], .characters),
  ]

  @Test("turns automatically and comes back", arguments: cases)
  func turns(_ example: Case) throws {
    var phone = try TestPhone(Self.screen)
    try phone.make(example.gestures)
    #expect(phone.dial == example.dial)
  }

  @Test("starts its list of actions at the default, and goes around")
  func actions() throws {
    var phone = try TestPhone(Self.screen)
    try phone.make(.touch("mail"))
    let entries: [ActionEntry] = try (0..<4).map { _ in
      try phone.make(.down)
      return try #require(phone.action)
    }
    #expect(
      entries == [.custom("Delete"), .custom("Archive"), .activate, .custom("Delete")]
    )
    try phone.make([.touch("plain"), .touch("mail"), .up])
    #expect(phone.action == .custom("Archive"))
  }

  @Test("walks through more content from its ends")
  func content() throws {
    var phone = try TestPhone(Self.screen)
    try phone.make([.touch("note"), .turnTo(.moreContent), .up])
    #expect(phone.rules == [.moreContentIsAList])
    #expect(phone.events == [.sound(.boundary)])
    try phone.make([.down, .down])
    #expect(phone.content == "Size")
    try phone.make(.down)
    #expect(phone.events == [.sound(.boundary)])
    try phone.make(.up)
    #expect(phone.content == "Age")
  }

  @Test("continues from the cursor, and says if nothing follows")
  func search() throws {
    var phone = try TestPhone(Self.screen)
    try phone.make([.touch("size"), .turnTo(.search(.headings)), .down])
    #expect(phone.cursor == "more")
    try phone.make(.down)
    #expect(phone.cursor == "more")
    #expect(phone.events == [.sound(.boundary), .notFound(.search(.headings))])
    try phone.make(.up)
    #expect(phone.cursor == "title")
  }
}

extension TestPhone {
  /// The entry of Actions that the last gesture spoke.
  fileprivate var action: ActionEntry? {
    events.lazy.compactMap { if case .action(let entry) = $0 { entry } else { nil } }.first
  }

  /// The label of the content that the last gesture spoke.
  fileprivate var content: String? {
    events.lazy.compactMap { if case .content(let entry) = $0 { entry.label } else { nil } }.first
  }
}
