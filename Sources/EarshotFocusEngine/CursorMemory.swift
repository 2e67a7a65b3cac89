import EarshotModel
import EarshotSimulatedApp

/// VoiceOver's memory of earlier screens and panels, with the cursor's place in each.
struct CursorMemory: Sendable {
  /// The cursor's place when a layer closed.
  struct Departure {
    /// The stop that had the cursor, or `nil` if there was none.
    var cursor: ElementTree.Index?
    /// The last stop outside the app's tab bar that had the cursor, or `nil` if there was none.
    var outsideBar: ElementTree.Index?
    /// The stops at that time, for finding the stop before the cursor's stop if the cursor's stop
    /// no longer exists.
    var stops: [ElementTree.Index]
  }

  /// The layer that the cursor entered last, or `nil` before the first layer.
  private var layer: Layer? { didSet { edition &+= 1 } }
  private var places: [Layer: Departure] = [:] { didSet { edition &+= 1 } }
  /// The last stop outside the app's tab bar that had the cursor, or `nil` if there was none.
  var outsideBar: ElementTree.Index?
  /// The screens and panels that have already appeared.
  private var summarized: Set<ElementTree.Index> = [] { didSet { edition &+= 1 } }
  /// The page status that VoiceOver said last, or `nil` if a page turned without a status.
  private(set) var pageStatus: String? { didSet { edition &+= 1 } }
  /// A counter that increases whenever anything other than ``outsideBar`` may have changed.
  private(set) var edition = 0

  /// Returns the cursor's place when a layer last closed, or `nil` if it isn't known.
  func place(in layer: Layer) -> Departure? { places[layer] }

  /// Records the stop where the cursor arrived, unless it's in the tab bar.
  mutating func note(_ stop: ElementTree.Index, in tree: ElementTree) {
    if tree.tabBar.map({ !tree.contains(stop, in: $0) }) ?? true { outsideBar = stop }
  }

  /// Returns whether a screen or a panel appears for the first time, and records that it appeared.
  mutating func isFirstShowing(of node: ElementTree.Index) -> Bool {
    summarized.insert(node).inserted
  }

  /// Records a page status and returns whether it differs from the previous one.
  mutating func isNewPage(_ status: String) -> Bool {
    defer { pageStatus = status }
    return status != pageStatus
  }

  /// Discards the page status, because a page turned without a status.
  mutating func forgetPage() { pageStatus = nil }

  /// Records the place where the cursor was, or would have arrived, in a layer that closes.
  ///
  /// If a screen closes before the cursor arrives, its next appearance is treated as its first.
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
        places[layer] = Departure(cursor: cursor, outsideBar: outsideBar, stops: stops)
      case .element(let index, _, _)? where !app.isHidden(index):
        places[layer] = Departure(cursor: index, outsideBar: index, stops: stops)
      case .entrance(let entrance)? where entrance.isFirst: summarized.remove(entrance.node)
      default: break
      }
    }
    layer = newLayer
    outsideBar = nil
    pageStatus = nil
  }
}
