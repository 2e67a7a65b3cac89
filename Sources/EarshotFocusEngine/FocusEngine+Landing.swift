import EarshotModel
import EarshotSimulatedApp

/// Why the cursor comes to a stop; it decides about the rotor.
enum LandingCause {
  /// An item move, a touch, or a change of screen or layout.
  case move
  /// The rotor's own search.
  case rotor
  /// A touch on what is touched in silence.
  case silentTouch
  /// Reading on: the cursor only passes, so the rotor is settled where it stays in the end.
  case description
}

extension FocusEngine {
  /// Puts the cursor on a stop, describes it, and follows what the app then tells.
  mutating func land(
    on index: ElementTree.Index,
    because cause: LandingCause = .move,
    in app: inout App,
    _ moment: inout EventBuffer
  ) {
    let described = app.tree[index]
    place(on: index, from: cursor, because: cause, in: &app, &moment)
    follow(&app, &moment, from: cursor, described: described)
  }

  /// Puts the cursor on a stop, describes it, and tells the app.
  ///
  /// What a handler of `focus` does comes after the description: it is told of a cursor that is
  /// there already.
  mutating func place(
    on index: ElementTree.Index?,
    from origin: ElementTree.Index?,
    because cause: LandingCause,
    in app: inout App,
    _ moment: inout EventBuffer
  ) {
    let previous = cursor
    cursor = index
    watch = index.map { Watch(since: app.now, value: app.tree[$0].value) }
    stopsWithCursor = order.stops
    if let index, app.tree.tabBar.map({ !app.tree.contains(index, in: $0) }) ?? true {
      lastOutsideBar = index
    }
    if cause != .description { settleDial(app, because: cause, isSameElement: previous == index) }
    if let index {
      app.reveal(index, layout: direction(of: app))
      let description = description(of: index, from: origin, in: app)
      switch cause {
      case .silentTouch: break
      case .description: moment.speech.append(.readOn(description))
      case .move, .rotor: moment.speech.append(.described(description))
      }
    }
    guard previous != index else { return }
    directlyTouched = nil
    if let previous { app.didUnfocus(previous) }
    if let index { app.didFocus(index) }
  }

  /// Follows the app's notifications until it is silent.
  ///
  /// Of several moves of focus in one handler only the last is described.
  ///
  /// Groups are entered from `origin`, where the cursor was before the gesture; `described` is the
  /// stop that was described already, as it was then.
  ///
  /// - Returns: Whether a notification moved focus, so that its description was given.
  /// - Source: VOICEOVER.md 8.3.
  @discardableResult
  mutating func follow(
    _ app: inout App,
    _ moment: inout EventBuffer,
    from origin: ElementTree.Index?,
    described: Element? = nil
  ) -> Bool {
    var isMoved = false
    var (origin, described) = (origin, described)
    while true {
      let notifications = app.takeNotifications()
      if notifications.isEmpty { break }
      var target: Target?
      if notifications.contains(where: \.isShown) { origin = nil }
      for notification in notifications { receive(notification, &target, in: app, &moment) }
      guard let target, case .stop(let stop) = destination(of: target, in: app) else { continue }
      isMoved = true
      moment.leadOn()
      described = stop.map { app.tree[$0] }
      place(on: stop, from: origin, because: .move, in: &app, &moment)
      origin = cursor
    }
    if let described { speakChange(since: described, in: app, &moment) }
    return isMoved
  }
}

extension Notification {
  /// Whether something else is shown, so that every group is entered anew.
  fileprivate var isShown: Bool { if case .shown = self { true } else { false } }
}

// Where a target is in the order of now.
extension FocusEngine {
  /// What became of a target.
  private enum Destination {
    /// The cursor stays where it is.
    case stays
    /// The cursor goes to a stop, or `nil` if there is none.
    case stop(ElementTree.Index?)
  }

  private mutating func destination(of target: Target, in app: App) -> Destination {
    refreshOrder(app)
    var target = target
    while true {
      switch target {
      case .entrance(let entrance): return .stop(stop(at: entrance, in: app))
      case .first: return .stop(order.stops.first)
      case .remembered(let layer):
        return .stop(stop(at: remembered[layer]?.cursor, among: remembered[layer]?.stops, in: app))
      case .rememberedOutsideBar(let layer):
        return .stop(
          stop(at: remembered[layer]?.outsideBar, among: remembered[layer]?.stops, in: app)
        )
      case .element(let index, let otherwise):
        if let stop = firstStop(in: index, of: app) { return .stop(stop) }
        target = otherwise
      case .stay:
        if let cursor, order.rank(of: cursor) != nil { return .stays }
        return .stop(stop(at: cursor, among: stopsWithCursor, in: app))
      }
    }
  }

  /// The stop that a screen, alert or sheet is entered at; decided before `appear` ran.
  ///
  /// - Source: VOICEOVER.md 8.3; [WWDC10-122] for the summary element.
  private func stop(at entrance: Entrance, in app: App) -> ElementTree.Index? {
    let stops = entrance.stops ?? order.stops
    let role = app.tree[entrance.node].role
    var decided = stops.first
    if role != .alert, entrance.isFirst || role == .sheet {
      decided = stops.first { app.tree[$0].traits.contains(.summaryElement) } ?? decided
    }
    return stop(at: decided, among: stops, in: app)
  }

  /// A stop that is still there, else the nearest that preceded it among the stops of before, else
  /// the first.
  ///
  /// - Complexity: O(*s*), where *s* is the number of stops, if it is gone.
  /// - Source: VOICEOVER.md 8.3, "layoutChanged none".
  func stop(
    at index: ElementTree.Index?,
    among before: [ElementTree.Index]?,
    in app: App
  ) -> ElementTree.Index? {
    guard let index else { return order.stops.first }
    if let stop = firstStop(in: index, of: app) { return stop }
    let preceding = before?.prefix { $0 != index } ?? []
    guard preceding.count < before?.count ?? 0 else { return order.stops.first }
    return preceding.last { order.rank(of: $0) != nil } ?? order.stops.first
  }

  /// The stop that a node stands for: itself, its title, or the first stop inside it.
  func firstStop(in index: ElementTree.Index, of app: App) -> ElementTree.Index? {
    if order.rank(of: index) != nil { return index }
    return app.tree.subtree(of: index).compactMap { order.rank(of: $0) }.min().map {
      order.stops[$0]
    }
  }
}
