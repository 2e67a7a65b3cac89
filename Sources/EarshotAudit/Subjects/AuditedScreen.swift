package import EarshotModel
package import EarshotSession
import EarshotComposer
import EarshotFocusEngine
import EarshotNotation

/// The current state of the screen, as the subject of a rule.
///
/// This is a class for the same reason as ``AuditedStep``.
package final class AuditedScreen: Sendable {
  /// The session that shows the screen.
  package let session: Session
  /// The current elements.
  let tree: ElementTree
  /// The node of the screen.
  package let screen: ElementTree.Index
  /// The stops, in swipe order.
  package let stops: [AuditedStop]
  /// The stops that aren't in the state that this one was compared with.
  let newStops: [AuditedStop]
  /// The order of the stops.
  let order: StopOrder
  /// The data about the app as a whole.
  let app: AuditedApp
  /// Whether the screen has more stops than were checked, so rules can't judge it as a whole.
  let isCut: Bool
  /// The roots of the current screen.
  let roots: [ElementTree.Index]
  /// Every node on the screen, except hidden nodes, panels, and their contents.
  let shownNodes: [ElementTree.Index]
  /// The shown nodes that people need but that aren't stops, aren't inside a stop, and aren't
  /// behind a modal view.
  let unreached: [ElementTree.Index]

  /// Creates the current state of a session's screen.
  ///
  /// - Parameters:
  ///   - session: The session that shows the screen.
  ///   - app: The data about the session's app.
  ///   - other: A state to compare this state with. Equal stops are reused.
  ///   - limit: The maximum number of stops to check.
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes on the screen.
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
    if let keyboard = SystemKeyboard(
      among: stops,
      namingKeys: app.remarks[screen]?.namesKeys ?? false
    ) {
      stops = stops.map { AuditedStop($0, on: keyboard) }
      new = stops
    }
    self.stops = stops
    newStops = new
    roots = settled.shownRoots
    shownNodes = settled.tree.shownNodes(below: roots)
    unreached = settled.tree.unreached(among: shownNodes, by: order.places, from: roots)
  }

  /// The indices of the stops.
  var places: Set<ElementTree.Index> { order.places }

  /// Returns the stop at an index, or `nil` if there's none.
  func stop(at place: ElementTree.Index) -> AuditedStop? { order.numbers[place].map { stops[$0] } }

  /// Returns the stop with an index, or `nil` if there's none.
  ///
  /// The search is faster if the stop has the given number.
  func stop(at place: ElementTree.Index, expectedAt number: Int) -> AuditedStop? {
    if number < stops.count, stops[number].index == place { return stops[number] }
    return stop(at: place)
  }

  /// The name of the alert, sheet, or screen on top, or its kind in words if it has no name.
  package var name: String {
    let name = session.shownNames.last ?? ""
    guard let role = Role(rawValue: name), role.canBePanel || role.opensItself else { return name }
    return role.noun
  }
}

/// The order of the stops, which equal states share.
final class StopOrder: Sendable {
  /// The indices, in order.
  let indices: [ElementTree.Index]
  /// The set of the indices.
  let places: Set<ElementTree.Index>
  /// The position of each index in the order, starting at 0.
  let numbers: [ElementTree.Index: Int]

  init(_ indices: [ElementTree.Index]) {
    self.indices = indices
    places = Set(indices)
    numbers = Dictionary(uniqueKeysWithValues: indices.enumerated().map { ($1, $0) })
  }

  /// Returns the order itself if it has these indices, or `nil` otherwise.
  func taken(for indices: [ElementTree.Index]) -> StopOrder? {
    self.indices == indices ? self : nil
  }
}

extension Role {
  /// Whether UIKit lays out the contents as the items of a bar.
  fileprivate var isBar: Bool { self == .navigationBar || self == .toolbar || self == .tabBar }
}

/// A listener that describes stops one by one.
private struct Listener {
  private let session: Session
  private let app: AuditedApp
  private let composer: Composer
  private var words: [String: HeardWords] = [:]
  /// The state that can provide stops for reuse, or `nil` if there's none.
  private let other: AuditedScreen?

  init(_ session: Session, _ app: AuditedApp, after other: AuditedScreen?) {
    self.session = session
    self.app = app
    composer = session.composer
    words = [app.words.language: app.words]
    self.other = other.flatMap { $0.session.composer.saysTheSame(as: session.composer) ? $0 : nil }
  }

  /// Returns the description of a stop.
  ///
  /// If the other state has an equal stop, reuses that stop's description.
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
