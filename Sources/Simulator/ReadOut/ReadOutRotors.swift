import AccessibilityModel
import FocusEngine
import SimulatedApp
import SpeechComposer

/// Collects the results of custom rotors, each rotor once however many stops it is offered at.
struct RotorLists {
  private struct Key: Hashable {
    var owner: ElementTree.Index
    var rotor: Rotor
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
      let key = Key(owner: offered.owner, rotor: offered.rotor)
      let rotor = known[key] ?? list(of: offered, app, &engine)
      known[key] = rotor
      return rotor.results.isEmpty ? nil : rotor
    }
  }

  private func list(
    of offered: FocusEngine.OfferedRotor,
    _ app: App,
    _ engine: inout FocusEngine
  ) -> ReadOut.Stop.Rotor {
    guard case .elements(let selector) = offered.rotor.content else {
      return .init(name: offered.rotor.name, results: [])
    }
    let walk = RotorWalk(engine.results(of: selector, inside: offered.owner, of: app))
    let results = walk.listed.map { stop in
      composer.utterance(for: engine.reading(of: stop, from: stop, in: app)).text
    }
    let more = composer.moreResults(walk.unlisted, stoppedCounting: walk.stoppedCounting)
    return .init(name: offered.rotor.name, results: results, more: more)
  }
}

/// What walking a custom rotor both ways brings: some results, and how many more there are.
///
/// A rotor over a selector has an end, so nothing needs to be cut as with those that go round.
///
/// - Source: AccessibilitySnapshot (VOICEOVER.md 4.5, "Rotors").
struct RotorWalk {
  /// How many results are listed in each direction.
  static let limit = 10
  /// How many more are counted in each direction.
  static let countLimit = 99

  /// The results that are listed, in the order in which they are.
  let listed: [ElementTree.Index]
  /// How many more were counted, both directions together.
  let unlisted: Int
  /// Whether counting came to its limit in a direction.
  let stoppedCounting: Bool

  /// Walks the results of a rotor from either end.
  init(_ results: [ElementTree.Index]) {
    let forward = Array(results.prefix(RotorWalk.limit))
    let backward = Array(results.reversed().prefix(RotorWalk.limit))
    let rest = min(results.count - forward.count, RotorWalk.countLimit)
    listed = RotorWalk.merged(forward, backward)
    unlisted = 2 * rest
    stoppedCounting = rest == RotorWalk.countLimit
  }

  /// Puts both directions together.
  private static func merged(
    _ forward: [ElementTree.Index],
    _ backward: [ElementTree.Index]
  ) -> [ElementTree.Index] {
    let ahead = Set(forward)
    let behind = Set(backward)
    if ahead.isSuperset(of: behind) { return forward }
    if behind.isSuperset(of: ahead) { return backward }
    if forward.first == backward.first { return backward.dropFirst().reversed() + forward }
    return backward.reversed() + forward.filter { !behind.contains($0) }
  }
}
