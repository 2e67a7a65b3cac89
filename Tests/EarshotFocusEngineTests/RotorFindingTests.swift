import EarshotModel
import EarshotSimulatedApp
import Testing

@testable import EarshotFocusEngine

@Suite("What the rotor's searches find")
struct RotorFindingTests {
  private static let far = (0..<40).map { "  text \"Item \($0)\"\n" }.joined()

  @Test("is found far from the beginning, and known to be gone once it changes")
  func changes() throws {
    var phone = try TestPhone(
      """
      screen a
        button "Change" #b
          on activate: set #last.traits: notEnabled
      \(Self.far)  text "Last" #last
          traits: link

      """
    )
    var engine = phone.engine
    #expect(engine.options(in: phone.app).contains(.search(.links)))
    try phone.make(.tap)
    engine = phone.engine
    #expect(!engine.options(in: phone.app).contains(.search(.links)))
  }

  @Test("is the nearest one, past the cursor, in either direction")
  func nearest() throws {
    var phone = try TestPhone(
      """
      screen a
        header "One" #one
      \(Self.far)  header "Two" #two
        text "Middle" #middle
        header "Three" #three

      """
    )
    try phone.make([.touch("middle"), .turnTo(.search(.headings)), .down])
    #expect(phone.cursor == "three")
    try phone.make(.up)
    #expect(phone.cursor == "two")
    try phone.make(.up)
    #expect(phone.cursor == "one")
    try phone.make(.up)
    #expect(phone.cursor == "one")
  }
}
