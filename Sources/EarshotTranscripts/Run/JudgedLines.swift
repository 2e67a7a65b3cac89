import EarshotLines
import EarshotNotation

/// Which lines of a transcript are judged.
///
/// The steps before them are run, since each step builds on those before it, but nothing is said of
/// them.
///
/// - Source: our choice.
package struct JudgedLines: Hashable, Sendable {
  /// The lines by number, or `nil` for all of them.
  private var ranges: [Range<Int>]?

  /// Every line.
  package static let all = JudgedLines(ranges: nil)

  private init(ranges: [Range<Int>]?) { self.ranges = ranges }

  /// Lines that stand together.
  package init(_ range: Range<Int>) { ranges = [range] }

  /// Whether every line is judged.
  package var areAll: Bool { ranges == nil }

  /// The first line after the last that is judged, or `nil` if that is the end of the file.
  package var end: Int? { ranges.map { $0.map(\.upperBound).max() ?? 0 } }

  /// Whether a line is judged.
  package func contains(_ line: Int) -> Bool {
    ranges?.contains { $0.contains(line) } ?? true
  }

  /// Judges other lines, too.
  package mutating func formUnion(_ other: JudgedLines) {
    guard let mine = ranges, let others = other.ranges else { return self = .all }
    ranges = mine + others
  }
}

extension Transcript {
  /// The line that the session begins with: a phase or a step, whichever stands first.
  package var firstLine: Int {
    min(phases.first?.line ?? .max, steps.first?.line ?? .max)
  }

  /// The lines of a phase, from its title to the next phase.
  ///
  /// - Parameter place: The place of the phase in ``phases``.
  /// - Returns: Its lines.
  package func lines(ofPhase place: Int) -> JudgedLines {
    let end = place + 1 < phases.count ? phases[place + 1].line : Int.max
    return JudgedLines(phases[place].line..<end)
  }

  /// What is judged where somebody names a line: the step that stands there; the phase, at its
  /// title and down to its first step; everything, above the first step and the first phase.
  ///
  /// - Source: our choice.
  package func judgedLines(at line: Int) -> JudgedLines {
    let step = steps.last { $0.line <= line }
    let phase = phases.lastIndex { $0.line <= line }
    if let phase, phases[phase].line > step?.line ?? 0 { return lines(ofPhase: phase) }
    guard let step else { return .all }
    return JudgedLines(step.line..<(steps.first { $0.line > line }?.line ?? .max))
  }

  /// Whether no step or claim is judged, so that nothing can fail.
  ///
  /// - Source: SESSIONS.md, "Transcripts".
  package func hasNoExpectations(in judged: JudgedLines) -> Bool {
    let isOfClaimsAlone = isOfClaimsAlone
    return steps.allSatisfy { step in
      let isSilent = step.expectsNothing(inFileOfClaims: isOfClaimsAlone)
      return (isSilent || !judged.contains(step.line))
        && !step.claims.contains { judged.contains($0.number) }
    }
  }

  /// The phases in which gestures are made and nothing can fail, by their places; none where nothing
  /// of the whole session can.
  ///
  /// Opening the app is what a phase may do before others say what is heard.
  ///
  /// A claim counts where it would be enough for a session: the number of gestures isn't, nor is a
  /// denial of words that the app doesn't have.
  ///
  /// - Complexity: O(*n* + *p*), where *n* is the number of steps with their claims, and *p* that of
  ///   phases; and that of opening all screens if words are denied.
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
          claim.deniedWords.map({ texts.canHave($0) }) ?? true
        else { continue }
        expecting.insert(place)
      }
    }
    return phases.indices.filter { making.contains($0) && !expecting.contains($0) }
  }
}

/// Finds the phases of lines that are asked for in their order, one after the other.
private struct PhaseFinder {
  private let phases: [Transcript.Phase]
  private var next = 0

  init(_ phases: [Transcript.Phase]) { self.phases = phases }

  /// The place of the phase that a line belongs to, or `nil` above the first.
  mutating func phase(ofLine line: Int) -> Int? {
    while next < phases.count, phases[next].line <= line { next += 1 }
    return next > 0 ? next - 1 : nil
  }
}

extension Transcript.Step {
  /// Whether nothing that is heard under it can differ, refusals apart.
  func expectsNothing(inFileOfClaims isOfClaims: Bool) -> Bool {
    if expected.isEmpty { return isInspection || isOfClaims }
    return expected.allSatisfy(\.saysNothing)
  }

  /// Whether it is more than `start` and `wait`, and no command of the REPL.
  var doesMoreThanStart: Bool {
    let first = command.split(whereSeparator: \.isBlank).first?.lowercased() ?? ""
    return !isInspection && !["start", "wait"].contains(first)
  }
}
