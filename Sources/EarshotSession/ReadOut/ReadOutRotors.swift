import EarshotModel
import EarshotFocusEngine
import EarshotSimulatedApp
import EarshotComposer

/// Collects the results of custom rotors, each rotor once however many stops it is offered at.
struct RotorLists {
  private struct Key: Hashable {
    var owner: ElementTree.Index
    var rotor: CustomRotor
  }

  private let composer: Composer
  private var known: [Key: ReadOut.Stop.Rotor] = [:]

  init(_ composer: Composer) { self.composer = composer }

  /// The rotors that are offered at a stop and lead somewhere.
  mutating func rotors(
    at stop: ElementTree.Index,
    _ app: App,
    _ engine: inout FocusEngine
  ) -> [ReadOut.Stop.Rotor] {
    engine.customRotors(at: stop, in: app).compactMap { offered in
      let key = Key(owner: offered.owner(at: stop), rotor: offered.rotor)
      let rotor = known[key] ?? list(of: offered, at: stop, app, &engine)
      known[key] = rotor
      return rotor.results.isEmpty ? nil : rotor
    }
  }

  private func list(
    of offered: FocusEngine.OfferedRotor,
    at stop: ElementTree.Index,
    _ app: App,
    _ engine: inout FocusEngine
  ) -> ReadOut.Stop.Rotor {
    let name = composer.name(of: .custom(name: offered.rotor.name))
    switch offered.rotor.content {
    case .marks(let mark):
      let text = engine.text(of: stop, in: app)
      let walk = RotorWalk(text.ranges(markedBy: mark))
      return .init(name: name, results: walk.listed.map(text.text), more: more(of: walk))
    case .elements(let selector):
      let walk = RotorWalk(engine.results(of: selector, inside: offered.owner, of: app))
      let results = walk.listed.map { stop in
        composer.utterance(for: engine.description(of: stop, from: stop, in: app)).text
      }
      return .init(name: name, results: results, more: more(of: walk))
    }
  }

  private func more(of walk: RotorWalk<some Hashable>) -> String? {
    composer.moreResults(walk.unlisted, stoppedCounting: walk.stoppedCounting)
  }
}

extension FocusEngine.OfferedRotor {
  /// Whose results it walks at a stop: of marks those of the stop alone.
  fileprivate func owner(at stop: ElementTree.Index) -> ElementTree.Index {
    if case .marks = rotor.content { stop } else { owner }
  }
}

/// What walking a custom rotor both ways brings: some results, and how many more there are.
///
/// A rotor over a selector or over marks has an end, so nothing needs to be cut as with those that go round.
///
/// - Source: AccessibilitySnapshot (VOICEOVER.md 4.5, "Rotors").
/// - Rule: ``SessionRule/rotorResults``
struct RotorWalk<Result: Hashable> {
  /// How many results are listed in each direction.
  static var limit: Int { 10 }
  /// How many more are counted in each direction.
  static var countLimit: Int { 99 }

  /// The results that are listed, in the order in which they are.
  let listed: [Result]
  /// How many more were counted, both directions together.
  let unlisted: Int
  /// Whether counting came to its limit in a direction.
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

  /// Puts both directions together.
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
