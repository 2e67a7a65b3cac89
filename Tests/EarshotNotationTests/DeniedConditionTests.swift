import EarshotModel
import Testing

@testable import EarshotNotation

/// The opposite of a condition with several tests isn't the opposites of the tests.
@Suite("Conditions that a line denies")
struct DeniedConditionTests {
  @Test(
    "the opposite of several tests that all have to hold isn't one condition",
    arguments: [
      (["#a is on"], ["#a is off"]),
      (["#a is on", "#b is on"], ["#a is off and #b is off"]),
      (["#a is on and #b is on"], []),
      (["#a is on and #b is on", "#c is on"], []),
      ([], []),
    ] as [([String], [String])]
  )
  func alternatives(_ row: (tests: [String], denied: [String])) {
    #expect(ForeignCondition.denied(anyOf: row.tests) == row.denied)
  }

  @Test("a condition with several tests has no opposite")
  func severalTests() {
    #expect(ForeignCondition.denied("#a is on and #b is hidden") == "")
    #expect(MeantLine.condition("#a is on and #b is hidden", isDenied: true) == nil)
    #expect(MeantLine.condition("#a is on or #b is hidden", isDenied: true) == nil)
    #expect(MeantLine.condition("#a is on", isDenied: true) == "#a is not on")
  }
}
