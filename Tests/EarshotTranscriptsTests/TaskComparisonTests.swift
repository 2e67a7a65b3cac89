import EarshotReports
import EarshotTranscripts
import Foundation
import EarshotNotation
import EarshotSession
import Testing

@Suite("Two walks through one task")
struct TaskComparisonTests {
  private static let screen = """
    screen a
      rotor "Hot": .hot
      header "Menu"
      adjustable "Size"
        values: S | M | L
      text "b"
      button "Chilli" #chilli .hot
        action "Save": announce "Saved"
    """

  private func run(_ name: String, _ steps: String) throws -> TranscriptRun {
    let text = "screen: a.screen\n\n\(steps)-- a.screen --\n\(Self.screen)\n"
    return try TranscriptRun(transcript: text, named: name)
  }

  private func comparison(_ old: String, _ new: String) throws -> TaskComparison {
    TaskComparison(from: try run("old.vo", old), to: try run("new.vo", new))
  }

  /// Steps, and the number of gestures in them.
  struct Effort: Sendable, CustomTestStringConvertible {
    let steps: String
    let count: Int
    var testDescription: String { steps }
  }

  @Test(
    "count swipes, turns, four-finger taps, and double taps, and expand commands that make several",
    arguments: [
      Effort(steps: "> start\n", count: 0), Effort(steps: "> n 3\n", count: 3),
      Effort(steps: "> swipe right to #chilli\n", count: 3), Effort(steps: "> n; n; a\n", count: 3),
      Effort(steps: "> last\n> tap\n> wait 1s\n", count: 1), Effort(steps: "> n\n> u\n", count: 2),
      Effort(steps: "> scrub\n> :where\n", count: 0),
    ]
  )
  func gestures(_ effort: Effort) throws {
    #expect(try comparison(effort.steps, effort.steps).effort.old == effort.count)
  }

  @Test("count phrases in addition to gestures")
  func phrases() throws {
    let comparison = try comparison(
      "## Save\n> start\n> n 4\n> action \"Save\"\n",
      "## Save\n> start\n> voice control on\n> say \"Show actions for Chilli\"\n"
        + "> say \"Save\"\n"
    )
    #expect(comparison.lines.prefix(2) == ["old.vo: 6 gestures.", "new.vo: 2 phrases."])
    #expect(comparison.sentence == "old.vo takes 6 gestures, and new.vo takes 2 phrases.")
    let facts = comparison.findings(in: "new.vo").first?.facts.map(\.key)
    #expect(facts == ["change", "phase", "old", "new", "oldPhrases", "newPhrases"])
  }

  @Test("are the same if the same gestures sound the same, whatever their names")
  func alike() throws {
    let comparison = try comparison(
      "# one\n> start\n> n\n> :where\n",
      "> start\n\n> swipe right\n"
    )
    #expect(comparison.isEmpty)
    #expect(comparison.parting == nil)
    #expect(comparison.lines == [])
    #expect(comparison.findings(in: "new.vo").isEmpty)
    #expect(comparison.sentence == "Both walks take the same gesture and sound the same.")
  }

  @Test("are compared phase by phase, by title")
  func phases() throws {
    let comparison = try comparison(
      "> start\n> n\n\n## Find\n\n> n\n> n\n\n## Save\n\n> a\n",
      "> start\n> n\n\n## Find\n\n> last\n\n## Leave\n\n> z\n"
    )
    #expect(comparison.phases.map(\.phase) == ["", "Find", "Save", "Leave"])
    #expect(comparison.phases.map(\.old) == [1, 2, 1, nil])
    #expect(comparison.phases.map(\.new) == [1, 1, nil, 0])
    #expect(
      comparison.lines.prefix(6) == [
        "old.vo: 4 gestures.", "new.vo: 2 gestures.",
        "Before the first phase: 1 gesture in old.vo, 1 gesture in new.vo.",
        "Find: 2 gestures in old.vo, 1 gesture in new.vo.",
        "Save: 1 gesture in old.vo, not in new.vo.", "Leave: not in old.vo, 0 gestures in new.vo.",
      ]
    )
    #expect(comparison.sentence == "new.vo is 2 gestures shorter.")
  }

  @Test("differ from the first step that is different or sounds different")
  func parting() throws {
    let other = try comparison("> start\n> n\n> n\n", "> start\n> n\n> d\n")
    #expect(
      other.lines == [
        "old.vo: 2 gestures.", "new.vo: 2 gestures.", "The walks diverge after 2 steps.",
        "old.vo:5:", "> swipe right", "b",
        "new.vo:5:", "> swipe down", "~ sound: boundary", "S",
      ]
    )
    #expect(other.sentence == "Both take 2 gestures.")
    let longer = try comparison("> start\n> n\n", "> start\n")
    #expect(longer.lines.suffix(1) == ["new.vo ends there."])
    #expect(longer.parting?.old?.line == 4)
    #expect(longer.parting?.new == nil)
  }

  @Test("are JSON: the gestures if they differ, then the first different step")
  func json() throws {
    let findings = try comparison("> start\n> n\n", "> start\n").findings(in: "new.vo")
    let objects = try findings.map { JSONOutput.object($0.facts).text() }.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(objects.map { $0["change"] as? String } == ["gestures", "parting"])
    #expect(objects[0]["old"] as? Int == 1)
    #expect(objects[1]["stepsAlike"] as? Int == 1)
    #expect(objects[1]["new"] is NSNull)
  }
}
