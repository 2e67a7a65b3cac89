import EarshotModel
import EarshotNotation
import Testing

@testable import EarshotTranscripts

/// You hear a chart only if you turn the rotor to it.
@Suite("A change of a chart")
struct ChartMutationTests {
  /// A change, a session that hears it, and the end of the suggestion that would notice it.
  struct Case: Sendable, CustomTestStringConvertible {
    let words: String
    let session: String
    let remedy: String

    var testDescription: String { words }

    init(_ words: String, _ session: String, remedy: String) {
      (self.words, self.remedy) = (words, remedy)
      self.session =
        "> swipe right\nPay, Button\n> rotor \"Audio graph\"\n~ rotor: Audio graph\n" + session
    }
  }

  private static let describe = """
    > swipe down
    Describe chart
    > double tap
    ~ sound: activate
    Sums, Falling

    """
  private static let play = """
    > swipe down 2
    Describe chart
    Play audio graph
    > double tap
    ~ sound: activate
    ~ graph: Sums, 3 tones from 5 euros to 2 euros
    ~ graph: Plan, 1 tone, 3 euros
    Complete

    """
  private static let details = """
    > swipe up
    Chart details
    > double tap
    ? says "Audio graph"
    > swipe right
    ? says "Play audio graph"
    > pass through right
    ? says "A, 5 euros"
    > pass through right
    ? says "B, 7 euros"

    """

  static let cases = [
    Case(
      "the chart \"Sums\" of #pay was removed",
      "",
      remedy: """
        the steps 'start main', 'swipe right', and 'rotor "Audio graph"' to a session, and then \
        the line '~ rotor: Audio graph'
        """
    ),
    Case(
      "the title of the chart \"Sums\" of #pay was changed to \"Sums 2\"",
      describe,
      remedy: """
        the steps 'start main', 'swipe right', 'rotor "Audio graph"', 'swipe down', and 'double \
        tap' to a session, and then the line 'Sums, Falling'
        """
    ),
    Case(
      "the summary of the chart \"Sums\" of #pay was removed",
      describe,
      remedy: """
        the steps 'start main', 'swipe right', 'rotor "Audio graph"', 'swipe down', and 'double \
        tap' to a session, and then the line 'Sums, Falling'
        """
    ),
    Case(
      "the unit of the chart \"Sums\" of #pay was removed",
      play,
      remedy: """
        the steps 'start main', 'swipe right', 'rotor "Audio graph"', 'swipe down 2', and 'double \
        tap' to a session, and then the line '~ graph: Sums, 3 tones from 5 euros to 2 euros'
        """
    ),
    Case(
      "the series \"Plan\" of #pay was removed",
      play,
      remedy: """
        the steps 'start main', 'swipe right', 'rotor "Audio graph"', 'swipe down 2', and 'double \
        tap' to a session, and then the line '~ graph: Plan, 1 tone, 3 euros'
        """
    ),
    Case(
      "the point 'C 2' of the series \"Sums\" of #pay was removed",
      play,
      remedy: """
        the steps 'start main', 'swipe right', 'rotor "Audio graph"', 'swipe down 2', and 'double \
        tap' to a session, and then the line '~ graph: Sums, 3 tones from 5 euros to 2 euros'
        """
    ),
    Case(
      "the point 'B 7' of the series \"Sums\" of #pay was changed to 'B 0'",
      details,
      remedy: """
        the steps 'start main', 'swipe right', 'rotor "Audio graph"', 'swipe up', 'double tap', \
        'swipe right', and 'pass through right 2' to a session, and then the line 'Sums, Sums, \
        Data point, B, 7 euros'
        """
    ),
  ]

  private static func results(of each: Case, _ session: String) throws -> [MutationResult] {
    let check = try MutationTests.check("screen main\n" + MutationCase.sums, session)
    return check.mutants.filter { $0.mutation == .chart && $0.words == each.words }
      .map(check.result)
  }

  @Test("is noticed by a session that hears it", arguments: cases)
  func noticed(_ each: Case) throws {
    let verdicts = try Self.results(of: each, each.session).map(\.verdict)
    #expect(verdicts.count == 1)
    #expect(verdicts.allSatisfy { if case .noticed = $0 { true } else { false } }, "\(verdicts)")
  }

  @Test("survives a session that doesn't, with what would notice it", arguments: cases)
  func survived(_ each: Case) throws {
    let verdicts = try Self.results(of: each, "> start\n? screen main\n").map(\.verdict)
    #expect(verdicts == [.survived(remedy: each.remedy)])
  }

  @Test("isn't heard before iOS 15, which has no audio graphs")
  func older() throws {
    let check = try MutationTests.check(
      "screen main\n" + MutationCase.sums,
      "ios: 12\n\n> start\n? screen main\n"
    )
    let mutants = check.mutants.filter { $0.mutation == .chart }
    #expect(mutants.count == 10)
    #expect(mutants.map { check.result(of: $0).verdict }.allSatisfy { $0 == .unheard })
  }
}
