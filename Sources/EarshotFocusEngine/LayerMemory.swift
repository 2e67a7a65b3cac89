import EarshotModel
import EarshotSimulatedApp

/// What VoiceOver keeps of the screens and panels that were shown: where the cursor was in each.
struct LayerMemory: Sendable {
  /// Where the cursor was when a layer was left.
  struct Place {
    /// The stop that had it.
    var cursor: ElementTree.Index?
    /// The stop outside the app's tab bar that had it last.
    var outsideBar: ElementTree.Index?
    /// The stops then, to find what preceded one that is gone.
    var stops: [ElementTree.Index]
  }

  /// What is shown, as far as the cursor has followed.
  private var layer: Layer?
  private var places: [Layer: Place] = [:]
  /// The stop outside the app's tab bar that had the cursor last.
  private var outsideBar: ElementTree.Index?
  /// The screens and panels whose summary element had its turn.
  private var summarised: Set<ElementTree.Index> = []
  /// The page status spoken last.
  private(set) var pageStatus: String?

  /// Where the cursor was when a layer was left, or `nil` if nobody was there.
  func place(in layer: Layer) -> Place? { places[layer] }

  /// Keeps the stop that the cursor came to, unless it is in the tab bar.
  mutating func note(_ stop: ElementTree.Index, in tree: ElementTree) {
    if tree.tabBar.map({ !tree.contains(stop, in: $0) }) ?? true { outsideBar = stop }
  }

  /// Returns whether a screen or a panel is shown for the first time, and keeps that it was shown.
  mutating func isFirstShowing(of node: ElementTree.Index) -> Bool {
    summarised.insert(node).inserted
  }

  /// Keeps a page status; tells whether it is another than the last one.
  mutating func isNewPage(_ status: String) -> Bool {
    defer { pageStatus = status }
    return status != pageStatus
  }

  /// Forgets the page status, since a page was turned without one.
  mutating func forgetPage() { pageStatus = nil }

  /// Remembers where the cursor was, or would have come, in what is left.
  ///
  /// A screen that is left before anyone came to it is yet to be shown for the first time.
  mutating func leave(
    for newLayer: Layer,
    target: LandingTarget?,
    cursor: ElementTree.Index?,
    stops: [ElementTree.Index],
    in app: App
  ) {
    if let layer {
      switch target {
      case nil, .stay?:
        places[layer] = Place(cursor: cursor, outsideBar: outsideBar, stops: stops)
      case .element(let index, _, _)? where !app.isHidden(index):
        places[layer] = Place(cursor: index, outsideBar: index, stops: stops)
      case .entrance(let entrance)? where entrance.isFirst: summarised.remove(entrance.node)
      default: break
      }
    }
    layer = newLayer
    outsideBar = nil
    pageStatus = nil
  }
}
