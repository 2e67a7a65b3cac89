package import EarshotModel
package import EarshotSession
import EarshotComposer
import EarshotFocusEngine
import EarshotNotation

/// What is shown at one time, as a rule is shown it.
///
/// It never changes, and it is a class for the same reason as ``AuditedStep``.
package final class AuditedScreen: Sendable {
  /// The session that shows it.
  package let session: Session
  /// The elements as they are.
  let tree: ElementTree
  /// The screen.
  package let screen: ElementTree.Index
  /// The stops, in the order in which swipes meet them.
  package let stops: [AuditedStop]
  /// The stops that are other than those of the state that this one was compared with.
  let newStops: [AuditedStop]
  /// Where the stops are.
  let order: StopOrder
  /// What is known of the app as a whole.
  let app: AuditedApp
  /// Whether it has more stops than were looked at, so that nothing is known of it as a whole.
  let isCut: Bool

  /// Looks at what a session shows.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - app: What is known of its app.
  ///   - other: A state to compare it with: stops of which the same is known are taken over.
  ///   - limit: The number of stops that are looked at.
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes shown.
  init(
    _ session: Session,
    _ app: AuditedApp,
    after other: AuditedScreen? = nil,
    atMost limit: Int = .max
  ) {
    let settled = session.settled
    self.session = settled
    self.app = app
    tree = settled.tree
    screen = settled.screen
    let all = settled.stops
    isCut = all.count > limit
    let indices = isCut ? Array(all.prefix(limit)) : all
    order = other?.order.taken(for: indices) ?? StopOrder(indices)
    var listener = Listener(settled, app, after: other)
    var (stops, new): ([AuditedStop], [AuditedStop]) = ([], [])
    stops.reserveCapacity(indices.count)
    settled.describeAlone(indices) { number, description in
      let stop = listener.stop(description, number)
      if stop.isNew { new.append(stop.stop) }
      stops.append(stop.stop)
    }
    if let keyboard = SystemKeyboard(among: stops) {
      stops = stops.map { AuditedStop($0, on: keyboard) }
      new = stops
    }
    self.stops = stops
    newStops = new
  }

  /// The places of the stops.
  var places: Set<ElementTree.Index> { order.places }

  /// The stop at a place, or `nil` if there is none.
  func stop(at place: ElementTree.Index) -> AuditedStop? { order.numbers[place].map { stops[$0] } }

  /// The stop at a place, which is likely to have a number; or `nil` if there is none.
  func stop(at place: ElementTree.Index, expectedAt number: Int) -> AuditedStop? {
    if number < stops.count, stops[number].index == place { return stops[number] }
    return stop(at: place)
  }

  /// The roots of what is shown.
  var roots: [ElementTree.Index] { session.shownRoots }

  /// Every node that is shown, hidden ones and what is in them left out.
  ///
  /// - Complexity: O(*n*).
  var shownNodes: [ElementTree.Index] {
    var nodes: [ElementTree.Index] = []
    for root in roots {
      var end: ElementTree.Index?
      for node in tree.subtree(of: root) {
        if let skipped = end, node < skipped { continue }
        end = nil
        if tree.isHiddenOrRemoved(node) || node != root && tree.isPanel(node) {
          end = tree.end(of: node)
        } else {
          nodes.append(node)
        }
      }
    }
    return nodes
  }

  /// What an alert, a sheet or a screen is called that is on top.
  package var name: String { session.shownNames.last ?? "" }
}

/// Where stops are, in the order in which swipes meet them; states that have it in common share it.
final class StopOrder: Sendable {
  /// The places in order.
  let indices: [ElementTree.Index]
  /// The places.
  let places: Set<ElementTree.Index>
  /// The number of each place among the stops.
  let numbers: [ElementTree.Index: Int]

  init(_ indices: [ElementTree.Index]) {
    self.indices = indices
    places = Set(indices)
    numbers = Dictionary(uniqueKeysWithValues: indices.enumerated().map { ($1, $0) })
  }

  /// The order itself, if it has these places.
  func taken(for indices: [ElementTree.Index]) -> StopOrder? {
    self.indices == indices ? self : nil
  }
}

extension Role {
  /// Whether UIKit lays out what is inside as the items of a bar.
  fileprivate var isBar: Bool { self == .navigationBar || self == .toolbar || self == .tabBar }
}

/// Hears stops one after the other, each alone.
private struct Listener {
  private let session: Session
  private let app: AuditedApp
  private let composer: Composer
  private var words: [String: HeardWords] = [:]
  /// The state whose stops may be taken over.
  private let other: AuditedScreen?

  init(_ session: Session, _ app: AuditedApp, after other: AuditedScreen?) {
    self.session = session
    self.app = app
    composer = session.composer
    words = [app.words.language: app.words]
    self.other = other.flatMap { $0.session.composer.saysTheSame(as: session.composer) ? $0 : nil }
  }

  /// What is heard of a stop; one of which the same is known as in the other state is that one.
  mutating func stop(
    _ description: ElementDescription,
    _ number: Int
  ) -> (stop: AuditedStop, isNew: Bool) {
    let index = description.index
    let tree = session.tree
    let isInBar = tree.ancestors(of: index).contains { tree.role(of: $0).isBar }
    let takesActivation = session.takesActivation(index)
    let hasActivation = session.takes(.activate, at: index)
    if let known = other?.stop(at: index, expectedAt: number), !known.isOnKeyboard,
      !known.isOfSystem,
      known.takesActivation == takesActivation, known.hasActivation == hasActivation,
      known.isInBar == isInBar,
      known.description == description
    {
      return (known, false)
    }
    let language = description.language ?? composer.language
    let stop = AuditedStop(
      description,
      utterance: composer.utterance(for: description),
      language: language,
      words: words(in: language),
      takesActivation: takesActivation,
      hasActivation: hasActivation,
      app: app,
      isInBar: isInBar
    )
    return (stop, true)
  }

  private mutating func words(in language: String) -> HeardWords {
    if let known = words[language] { return known }
    let new = HeardWords(composer, in: language)
    words[language] = new
    return new
  }
}
