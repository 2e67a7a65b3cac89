package import AccessibilityModel
import SimulatedApp

/// Why the cursor comes to a stop; it decides about the rotor.
enum LandingCause {
  /// An item move, a touch, or a change of screen or layout.
  case move
  /// The rotor's own search.
  case rotor
}

extension FocusEngine {
  /// Puts the cursor on a stop, describes it, and follows what the app then tells.
  mutating func land(
    on index: ElementTree.Index,
    because cause: LandingCause = .move,
    in app: inout App,
    _ moment: inout Moment
  ) {
    place(on: index, from: cursor, because: cause, in: &app, &moment)
    follow(&app, &moment, from: cursor)
  }

  /// Puts the cursor on a stop, describes it, and tells the app.
  ///
  /// What a handler of `focus` does comes after the description: it is told of a cursor that is
  /// there already.
  private mutating func place(
    on index: ElementTree.Index?,
    from origin: ElementTree.Index?,
    because cause: LandingCause,
    in app: inout App,
    _ moment: inout Moment
  ) {
    let previous = cursor
    cursor = index
    if let index, app.tree.tabBar.map({ !app.tree.contains(index, in: $0) }) ?? true {
      lastOutsideBar = index
    }
    settleDial(app, because: cause, isSameElement: previous == index)
    if let index {
      moment.speech.append(.described(reading(of: index, from: origin, in: app)))
    }
    guard previous != index else { return }
    if let previous { app.didUnfocus(previous) }
    if let index { app.didFocus(index) }
  }

  /// Follows the app's notifications until it is silent.
  ///
  /// Of several moves of focus in one handler only the last is described.
  ///
  /// - Parameter origin: Where the cursor was before the gesture, for groups that are entered.
  /// - Returns: Whether a notification moved focus, so that its description was given.
  /// - Source: VOICEOVER.md 8.3.
  @discardableResult
  mutating func follow(
    _ app: inout App,
    _ moment: inout Moment,
    from origin: ElementTree.Index?
  ) -> Bool {
    var isMoved = false
    var origin = origin
    while true {
      let notifications = app.takeNotifications()
      if notifications.isEmpty { return isMoved }
      var target: Target?
      if notifications.contains(where: \.isShown) { origin = nil }
      for notification in notifications { receive(notification, &target, in: app, &moment) }
      guard let target else { continue }
      isMoved = true
      let stop = stop(for: target, in: app)
      place(on: stop, from: origin, because: .move, in: &app, &moment)
      origin = cursor
    }
  }

  /// Where a notification sends the cursor; the last of several counts.
  enum Target {
    /// As on entering: the summary element the first time, else the first stop.
    case entrance(ElementTree.Index)
    /// The stop that had it when the layer was left.
    case remembered(Layer)
    /// The stop outside the tab bar that had it when the tab was left.
    case rememberedOutsideBar(Layer)
    /// A node, or the first stop inside it.
    case element(ElementTree.Index, otherwise: Bool)
  }
}

extension Notification {
  /// Whether something else is shown, so that every group is entered anew.
  fileprivate var isShown: Bool { if case .shown = self { true } else { false } }
}

// What the notifications mean for the cursor.
extension FocusEngine {
  private mutating func receive(
    _ notification: Notification,
    _ target: inout Target?,
    in app: App,
    _ moment: inout Moment
  ) {
    switch notification {
    case .shown(let node, let layer, let arrival):
      leave(for: layer, target: target)
      moment.sound(.screenShown(name: app.tree.screenName(of: node)))
      target = self.target(at: node, layer, arrival)
    case .posted(let kind, let argument):
      receive(kind, argument, &target, in: app, &moment)
    case .announcement(let text, let priority):
      moment.announce(.announced(text, priority), priority)
    case .pageScrolled(let status): scrolled(to: status, &moment)
    case .sound(let name): moment.sound(.sound(.app(name)))
    case .nothingToGoBackTo: moment.sound(.refused(.nothingToGoBackTo))
    case .effectsNeverEnd:
      moment.keepLast()
      moment.sound(.refused(.effectsNeverEnd))
    }
  }

  /// Remembers where the cursor was, or would have come, in what is left.
  private mutating func leave(for newLayer: Layer, target: Target?) {
    if let layer, target == nil {
      remembered[layer] = Place(cursor: cursor, outsideBar: lastOutsideBar, order: order)
    }
    layer = newLayer
    lastOutsideBar = nil
  }

  private func target(
    at node: ElementTree.Index,
    _ layer: Layer,
    _ arrival: Arrival
  ) -> Target {
    guard remembered[layer] != nil else { return .entrance(node) }
    switch arrival {
    case .opened, .panelOpened: return .entrance(node)
    case .returned:
      return settings.focusAfterBack == .first ? .entrance(node) : .remembered(layer)
    case .tabReturned: return .rememberedOutsideBar(layer)
    }
  }

  private func receive(
    _ kind: Notification.ScreenNotification,
    _ argument: Notification.Argument,
    _ target: inout Target?,
    in app: App,
    _ moment: inout Moment
  ) {
    let shown = app.openPanel ?? app.screen
    if kind == .screenChanged {
      moment.sound(.screenShown(name: app.tree.screenName(of: shown)))
    }
    if case .text(let text) = argument { moment.heralds.append(.announced(text, .default)) }
    switch (kind, argument) {
    case (_, .element(let index)):
      target = .element(index, otherwise: kind == .screenChanged)
    case (.screenChanged, _): target = .entrance(shown)
    case (.layoutChanged, _):
      guard target == nil, let cursor, !stillThere(cursor, in: app) else { return }
      target = .element(cursor, otherwise: false)
    }
  }

  private func stillThere(_ index: ElementTree.Index, in app: App) -> Bool {
    !app.isHidden(index)
  }

  /// Speaks the page; the same one twice is the end.
  ///
  /// - Source: UIAccessibility.h, pageScrolled; VOICEOVER.md 6.5.
  private mutating func scrolled(to status: String, _ moment: inout Moment) {
    if status == lastPageStatus {
      moment.sound(.sound(.boundary))
    } else {
      moment.announce(.announced(status, .default), .default)
    }
    lastPageStatus = status
  }
}

// Where a target is in the order of now.
extension FocusEngine {
  private mutating func stop(for target: Target, in app: App) -> ElementTree.Index? {
    let before = order
    refreshOrder(app)
    switch target {
    case .entrance(let node): return entrance(of: node, in: app)
    case .remembered(let layer):
      return remembered[layer].flatMap { stop(at: $0.cursor, since: $0.order, in: app) }
    case .rememberedOutsideBar(let layer):
      return remembered[layer].flatMap { stop(at: $0.outsideBar, since: $0.order, in: app) }
    case .element(let index, let isScreen):
      if let stop = firstStop(in: index, of: app) { return stop }
      if isScreen { return entrance(of: app.openPanel ?? app.screen, in: app) }
      return stop(at: cursor, since: before, in: app)
    }
  }

  /// The stop that a screen, alert or sheet is entered at.
  ///
  /// - Source: VOICEOVER.md 8.3; [WWDC10-122] for the summary element.
  private mutating func entrance(
    of node: ElementTree.Index,
    in app: App
  ) -> ElementTree.Index? {
    guard summarised.insert(node).inserted else { return order.stops.first }
    let summary = order.stops.first { app.tree[$0].traits.contains(.summaryElement) }
    return app.tree[node].role == .alert ? order.stops.first : summary ?? order.stops.first
  }

  /// A stop that is still there, else the nearest that preceded it, else the first.
  ///
  /// - Source: VOICEOVER.md 8.3, "layoutChanged none".
  func stop(
    at index: ElementTree.Index?,
    since before: ReadingOrder,
    in app: App
  ) -> ElementTree.Index? {
    guard let index else { return order.stops.first }
    if order.rank(of: index) != nil { return index }
    let preceding = before.rank(of: index).map { before.stops[..<$0] } ?? []
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

extension ElementTree {
  /// The name that a screen, an alert or a sheet goes by: identifier, else title, else role.
  ///
  /// - Source: SESSIONS.md, "Lines of a session".
  package func screenName(of index: Index) -> String {
    let element = self[index]
    return [element.identifier, element.label].compactMap { $0 }.first { !$0.isEmpty }
      ?? element.role.rawValue
  }
}
