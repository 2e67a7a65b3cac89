import EarshotModel
import EarshotFocusEngine
import EarshotComposer

/// A collection of the results of custom rotors.
///
/// It stores each rotor only once, even if many stops offer it.
struct RotorLists {
  private var known: [ScreenWalk.OfferedRotor.Key: ReadOut.Stop.Rotor] = [:]

  /// Returns the rotors of a stop that have a result.
  mutating func rotors(
    at stop: ElementTree.Index,
    on walk: inout ScreenWalk
  ) -> [ReadOut.Stop.Rotor] {
    walk.customRotors(at: stop).compactMap { offered in
      let rotor = known[offered.key] ?? RotorLists.list(of: offered, on: &walk)
      known[offered.key] = rotor
      return rotor.results.isEmpty ? nil : rotor
    }
  }

  private static func list(
    of offered: ScreenWalk.OfferedRotor,
    on walk: inout ScreenWalk
  ) -> ReadOut.Stop.Rotor {
    let composer = walk.composer
    let name = composer.name(of: .custom(name: offered.name))
    switch walk.results(of: offered) {
    case .marks(let ranges, let text):
      let both = RotorWalk(ranges)
      return .init(name: name, results: both.listed.map(text.text), more: both.more(composer))
    case .stops(let stops):
      let both = RotorWalk(stops)
      let texts = both.listed.map { walk.text(of: $0) }
      return .init(name: name, results: texts, more: both.more(composer))
    }
  }
}

extension RotorWalk {
  /// Returns the line with the number of other results, or `nil` if there are none.
  fileprivate func more(_ composer: Composer) -> String? {
    composer.moreResults(unlisted, stoppedCounting: stoppedCounting)
  }
}

/// The results of walking a custom rotor in both directions: the listed results, and the number of
/// other results.
///
/// A rotor with a selector or marks has a last result, so its results don't have to be truncated
/// like the results of rotors that wrap around.
///
/// - Source: AccessibilitySnapshot (VOICEOVER.md 4.5, "Rotors").
/// - Rule: ``SessionRule/rotorResults``
struct RotorWalk<Result: Hashable> {
  /// The maximum number of results to list in each direction.
  static var limit: Int { 10 }
  /// The maximum number of other results to count in each direction.
  static var countLimit: Int { 99 }

  /// The listed results, in order.
  let listed: [Result]
  /// The total number of other results in both directions.
  let unlisted: Int
  /// Whether the count reached its limit in one direction.
  let stoppedCounting: Bool

  /// Walks the results of a rotor from either end.
  init(_ results: [Result]) {
    let forward = Array(results.prefix(RotorWalk.limit))
    let backward = Array(results.reversed().prefix(RotorWalk.limit))
    let rest = min(results.count - forward.count, RotorWalk.countLimit)
    listed = RotorWalk.merged(forward, backward)
    unlisted = 2 * rest
    stoppedCounting = rest == RotorWalk.countLimit
  }

  /// Combines both directions.
  private static func merged(
    _ forward: [Result],
    _ backward: [Result]
  ) -> [Result] {
    let ahead = Set(forward)
    let behind = Set(backward)
    if ahead.isSuperset(of: behind) { return forward }
    if behind.isSuperset(of: ahead) { return backward }
    if forward.first == backward.first { return backward.dropFirst().reversed() + forward }
    return backward.reversed() + forward.filter { !behind.contains($0) }
  }
}
