import ProgramTestSupport
import TestSupport
import Testing

@Suite("An update of a session whose app lost or renamed an element", .waiting)
struct AstrayUpdateTests {
  private static let screen = """
    screen shop "Shop"
      header "Shop"
      text "Bread"
      button "Pay" #pay
        on activate: push sure
      button "Help" #help
        on activate: push help
    screen sure "Sure?"
      header "Sure?"
      button "Yes" #yes
        on activate: back
    screen help "Help"
      text "Call us"

    """

  private static let session = """
    screen: a.screen

    > start
    Shop, Heading
    > swipe right
    Bread
    > swipe right
    Pay, Button
    > double tap
    ~ sound: activate
    ~ screen: sure
    Sure?, Heading
    > swipe right
    Yes, Button
    > double tap
    ~ sound: activate
    ~ screen: shop
    Pay, Button

    """

  private func folder(
    _ session: String = session,
    old: String,
    new: String
  ) throws -> TestFolder {
    let folder = try TestFolder()
    try folder.add("a.vo", session)
    try folder.add("a.screen", Self.screen.replacing(old, with: new))
    return folder
  }

  @Test("keeps the steps that show what the walk was looking for")
  func lost() throws {
    let gone = "  button \"Pay\" #pay\n    on activate: push sure\n"
    let folder = try folder(old: gone, new: "")
    let result = try folder.test("a.vo --update")
    #expect(result.status == 1)
    #expect(try folder.text("a.vo") == Self.session)
    let sentence = "'--update' changes neither this step nor any below it"
    #expect(result.output.contains("a.vo:7: swipe right: speech differs\n"), "\(result.output)")
    #expect(result.output.ranges(of: sentence).count == 1, "\(result.output)")
    #expect(!result.output.contains("+++"), "\(result.output)")
    #expect(!result.output.contains("to accept what you hear"), "\(result.output)")
  }

  @Test("keeps the steps to a gesture that now acts on another element")
  func acting() throws {
    let pay = "  button \"Pay\" #pay\n"
    let share = "  button \"Share\"\n    on activate: announce \"Shared\"\n"
    let folder = try folder(old: pay, new: share + pay)
    let result = try folder.test("a.vo --update")
    #expect(result.status == 1)
    #expect(try folder.text("a.vo") == Self.session)
    #expect(!result.output.contains("to accept what you hear"), "\(result.output)")
  }

  @Test("writes what a walk that only reads says of a new element")
  func reading() throws {
    let read = "screen: a.screen\n\n> start\nShop, Heading\n> swipe right 2\nBread\nPay, Button\n"
    let folder = try folder(
      read,
      old: "  button \"Pay\" #pay\n",
      new: "  text \"New\"\n  button \"Pay\" #pay\n"
    )
    #expect(try folder.test("a.vo --update").status == 0)
    #expect(try folder.text("a.vo") == read.replacing("Pay, Button", with: "New"))
  }

  @Test("writes the steps before the walk went astray")
  func before() throws {
    let gone = "  button \"Pay\" #pay\n    on activate: push sure\n"
    let folder = try folder(old: gone, new: "")
    let renamed = try folder.text("a.screen").replacing("\"Bread\"", with: "\"Rolls\"")
    try folder.add("a.screen", renamed)
    let start = "> start\nShop, Heading\n> swipe right\nBread\n"
    let again = "> tap\nBread\n> swipe left\nShop, Heading\n> swipe right\nBread\n"
    try folder.add("a.vo", Self.session.replacing(start, with: start + again))
    _ = try folder.test("a.vo --update")
    let text = try folder.text("a.vo")
    #expect(text.contains("> swipe right\nRolls\n> tap\nRolls\n> swipe left\n"), "\(text)")
    let kept = "Pay, Button\n> double tap\n~ sound: activate\n~ screen: sure"
    #expect(text.contains(kept), "\(text)")
  }

  private static let touching = """
    screen: a.screen

    > start
    Shop, Heading
    > swipe right
    Bread
    > touch #help
    Help, Button
    > touch "Bread"
    Bread

    """

  @Test("still says the new name after it wrote it elsewhere")
  func label() throws {
    let folder = try folder(Self.touching, old: "\"Bread\"", new: "\"Rolls\"")
    let result = try folder.test("a.vo --update")
    #expect(try folder.text("a.vo").contains("> swipe right\nRolls\n"))
    let command = "to use the new name: earshot test --update --rename 'Bread=Rolls' a.vo\n"
    #expect(result.output.contains(command), "\(result.output)")
  }

  @Test("says the new identifier of an element that sounds as before")
  func identifier() throws {
    let folder = try folder(Self.touching, old: "#help", new: "#support")
    let result = try folder.test("a.vo")
    let cause = ##"a.screen:6: "#help" was probably renamed to "#support""##
    #expect(result.output.hasPrefix(cause), "\(result.output)")
    let command = "earshot test --update --rename '#help=#support' a.vo"
    #expect(result.output.contains("to use the new name: \(command)\n"), "\(result.output)")
    #expect(try folder.test("--update --rename '#help=#support' a.vo").status == 0)
  }

  @Test("offers the new name in a review after a line with it was accepted")
  func review() throws {
    let folder = try folder(Self.touching, old: "\"Bread\"", new: "\"Rolls\"")
    let result = try folder.test("a.vo --review", before: "printf ana |")
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(result.output.contains(#"n rename to "Rolls""#), "\(result.output)")
  }
}
