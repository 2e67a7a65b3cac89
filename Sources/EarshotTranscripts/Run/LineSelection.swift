import EarshotLines
import EarshotNotation
import EarshotSession

/// The lines of a transcript to judge.
///
/// Earshot also runs the steps before these lines, because each step depends on earlier steps, but
/// it doesn't report the earlier steps.
///
/// - Source: our choice.
package struct LineSelection: Hashable, Sendable {
  /// The line numbers, or `nil` for all lines.
  private var ranges: [Range<Int>]?

  /// All lines of a transcript.
  package static let all = LineSelection(ranges: nil)

  private init(ranges: [Range<Int>]?) { self.ranges = ranges }

  /// Creates a range of consecutive lines.
  package init(_ range: Range<Int>) { ranges = [range] }

  /// Whether Earshot judges every line.
  package var areAll: Bool { ranges == nil }

  /// The first line after the lines to judge, or `nil` for the end of the file.
  package var end: Int? { ranges.map { $0.map(\.upperBound).max() ?? 0 } }

  /// Returns whether Earshot judges a line.
  package func contains(_ line: Int) -> Bool {
    ranges?.contains { $0.contains(line) } ?? true
  }

  /// Adds the lines of another selection.
  package mutating func formUnion(_ other: LineSelection) {
    guard let mine = ranges, let others = other.ranges else { return self = .all }
    ranges = mine + others
  }
}

extension Transcript {
  /// The first line of the session, where its first phase or its first step begins.
  package var firstLine: Int {
    min(phases.first?.line ?? .max, steps.first?.line ?? .max)
  }

  /// Returns the lines of a phase, from its title to the next phase.
  ///
  /// - Parameter place: The index of the phase in ``phases``.
  /// - Returns: The lines of the phase.
  package func lines(ofPhase place: Int) -> LineSelection {
    let end = place + 1 < phases.count ? phases[place + 1].line : Int.max
    return LineSelection(phases[place].line..<end)
  }

  /// Returns the lines to judge if the user names a line.
  ///
  /// The result is the step at the line or, between a phase's title and its first step, the whole
  /// phase.
  ///
  /// For a line above the first step and the first phase, the result contains all lines.
  ///
  /// - Source: our choice.
  package func lines(judgedAt line: Int) -> LineSelection {
    let step = steps.last { $0.line <= line }
    let phase = phases.lastIndex { $0.line <= line }
    if let phase, phases[phase].line > step?.line ?? 0 { return lines(ofPhase: phase) }
    guard let step else { return .all }
    return LineSelection(step.line..<(steps.first { $0.line > line }?.line ?? .max))
  }

  /// Returns whether the selection contains no step or claim to judge, so nothing can fail.
  ///
  /// - Source: SESSIONS.md, "Transcripts".
  package func hasNoExpectations(in judged: LineSelection) -> Bool {
    let isOfClaimsAlone = isOfClaimsAlone
    return steps.allSatisfy { step in
      let isSilent = step.expectsNothing(inFileOfClaims: isOfClaimsAlone)
      return (isSilent || !judged.contains(step.line))
        && !step.claims.contains { judged.contains($0.number) }
    }
  }

  /// Returns the indices of the phases with gestures in which nothing can fail.
  ///
  /// A phase that only opens the app doesn't need expectations.
  ///
  /// A claim is enough for a phase only if it's enough for a session. A claim about the number of
  /// gestures isn't enough, and neither is a denial of words that the app doesn't contain.
  ///
  /// - Complexity: O(*n* + *p*), where *n* is the number of steps with their claims, and *p* is the
  ///   number of phases. If claims deny words, the method also opens all screens.
  func phasesWithoutExpectations(of document: AppDocument) -> [Int] {
    guard !hasNoExpectations(in: .all) else { return [] }
    let isOfClaimsAlone = isOfClaimsAlone
    var making: Set<Int> = []
    var expecting: Set<Int> = []
    lazy var texts = SayableTexts(document, self)
    var finder = PhaseFinder(phases)
    for step in steps {
      if let place = finder.phase(ofLine: step.line) {
        if step.doesMoreThanStart { making.insert(place) }
        let isOfClaims = isOfClaimsAlone || step.isOfClaimsAlone
        if !step.expectsNothing(inFileOfClaims: isOfClaims) { expecting.insert(place) }
      }
      for claim in step.claims {
        guard let place = finder.phase(ofLine: claim.number), !expecting.contains(place),
          claim.expectsWords, !step.repeats(claim),
          texts.canHave(wordsDeniedBy: claim)
        else { continue }
        expecting.insert(place)
      }
    }
    return phases.indices.filter { making.contains($0) && !expecting.contains($0) }
  }
}

/// A finder of phases for lines that are in ascending order.
private struct PhaseFinder {
  private let phases: [Transcript.Phase]
  private var next = 0

  init(_ phases: [Transcript.Phase]) { self.phases = phases }

  /// Returns the index of the phase that contains a line, or `nil` above the first phase.
  mutating func phase(ofLine line: Int) -> Int? {
    while next < phases.count, phases[next].line <= line { next += 1 }
    return next > 0 ? next - 1 : nil
  }
}

extension Transcript.Step {
  /// Returns whether no output of the step can differ, except for refusals.
  func expectsNothing(inFileOfClaims isOfClaims: Bool) -> Bool {
    if expected.isEmpty { return isInspection || isOfClaims }
    return expected.allSatisfy(\.saysNothing)
  }

  /// Whether the line isn't one of Earshot's own commands, and at least one of its commands is
  /// neither `start` nor `wait`.
  var doesMoreThanStart: Bool {
    guard !isInspection else { return false }
    return CommandParser.commands(in: command).contains { command in
      let first = String(command).firstRunWithoutBlanks?.lowercased() ?? ""
      return !["start", "wait", ""].contains(first)
    }
  }
}
