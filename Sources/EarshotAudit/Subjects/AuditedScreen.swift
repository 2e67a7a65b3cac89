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
  /// The places of the stops.
  let places: Set<ElementTree.Index>
  /// The number of each stop among the stops.
  private let numbers: [ElementTree.Index: Int]
  /// What is known of the app as a whole.
  let app: AuditedApp

  /// Looks at what a session shows.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes shown.
  init(_ session: Session, _ app: AuditedApp) {
    let settled = session.settled
    self.session = settled
    self.app = app
    tree = settled.tree
    screen = settled.screen
    var listener = Listener(settled, app)
    let indices = settled.stops
    places = Set(indices)
    numbers = Dictionary(uniqueKeysWithValues: indices.enumerated().map { ($1, $0) })
    stops = indices.map { listener.stop(at: $0) }.markingKeyboard
  }

  /// The stop at a place, or `nil` if there is none.
  func stop(at place: ElementTree.Index) -> AuditedStop? { numbers[place].map { stops[$0] } }

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

extension [AuditedStop] {
  /// The stops, those that are the system's keyboard marked.
  fileprivate var markingKeyboard: [AuditedStop] {
    guard let keyboard = SystemKeyboard(among: self) else { return self }
    return map { stop in
      var stop = stop
      stop.isOnKeyboard = keyboard.holds(stop)
      stop.isOfSystem = keyboard.owns(stop)
      return stop
    }
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

  init(_ session: Session, _ app: AuditedApp) {
    self.session = session
    self.app = app
    composer = session.composer
    words = [app.words.language: app.words]
  }

  mutating func stop(at index: ElementTree.Index) -> AuditedStop {
    let tree = session.tree
    let isInBar = tree.ancestors(of: index).contains { tree.role(of: $0).isBar }
    let description = session.description(of: index, from: index)
    let language = description.language ?? composer.language
    let element = description.element
    let actions = description.actions
    return AuditedStop(
      index: index,
      element: element,
      utterance: composer.utterance(for: description),
      actions: actions,
      language: language,
      words: words(in: language),
      takesActivation: session.takesActivation(index),
      hasActivation: session.takes(.activate, at: index),
      app: app,
      isInBar: isInBar
    )
  }

  private mutating func words(in language: String) -> HeardWords {
    if let known = words[language] { return known }
    let new = HeardWords(composer, in: language)
    words[language] = new
    return new
  }
}
