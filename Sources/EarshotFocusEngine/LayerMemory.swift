import EarshotModel
import EarshotSimulatedApp

/// VoiceOver's memory of earlier screens and panels: the cursor's place in each.
struct LayerMemory: Sendable {
  /// The cursor's place when a layer closed.
  struct Place {
    /// The stop that had it.
    var cursor: ElementTree.Index?
    /// The stop outside the app's tab bar that had it last.
    var outsideBar: ElementTree.Index?
    /// The stops at that time, to find what preceded one that no longer exists.
    var stops: [ElementTree.Index]
  }

  /// The current layer, as far as the cursor has followed.
  private var layer: Layer?
  private var places: [Layer: Place] = [:]
  /// The stop outside the app's tab bar that had the cursor last.
  private var outsideBar: ElementTree.Index?
  /// The screens and panels whose summary element has already had the cursor.
  private var summarized: Set<ElementTree.Index> = []
  /// The page status spoken last.
  private(set) var pageStatus: String?

  /// Returns the cursor's place when a layer closed, or `nil` if it was never there.
  func place(in layer: Layer) -> Place? { places[layer] }

  /// Records the stop where the cursor arrived, unless it's in the tab bar.
  mutating func note(_ stop: ElementTree.Index, in tree: ElementTree) {
    if tree.tabBar.map({ !tree.contains(stop, in: $0) }) ?? true { outsideBar = stop }
  }

  /// Returns whether a screen or a panel appears for the first time, and records that it appeared.
  mutating func isFirstShowing(of node: ElementTree.Index) -> Bool {
    summarized.insert(node).inserted
  }

  /// Records a page status; returns whether it differs from the last one.
  mutating func isNewPage(_ status: String) -> Bool {
    defer { pageStatus = status }
    return status != pageStatus
  }

  /// Forgets the page status, because a page was turned without one.
  mutating func forgetPage() { pageStatus = nil }

  /// Records the place where the cursor was, or would have arrived, in a closing layer.
  ///
  /// A screen that closes before the cursor arrives hasn't appeared for the first time yet.
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
      case .entrance(let entrance)? where entrance.isFirst: summarized.remove(entrance.node)
      default: break
      }
    }
    layer = newLayer
    outsideBar = nil
    pageStatus = nil
  }
}
