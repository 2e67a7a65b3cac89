package import EarshotModel
import EarshotSimulatedApp

extension Phone {
  /// Processes the app's notifications until there are no more.
  ///
  /// If one handler moves the cursor several times, VoiceOver describes only the last place. The
  /// cursor enters groups from `origin`, its place before the gesture. `described` is the stop that
  /// VoiceOver already described, with its state at that time.
  ///
  /// - Returns: Whether a notification moved the cursor, which makes VoiceOver describe the new
  ///   stop.
  /// - Rule: ``FocusRule/lastNotificationCounts``
  @discardableResult
  mutating func follow(from origin: ElementTree.Index?, described: ValueThen? = nil) -> Bool {
    var isMoved = false
    var (origin, described) = (origin, described)
    while true {
      let notifications = app.takeNotifications()
      if notifications.isEmpty { break }
      var target: LandingTarget?
      if notifications.contains(where: \.isShown) { origin = nil }
      for notification in notifications { receive(notification, &target) }
      guard let target, let place = engine.destination(of: target, in: app) else { continue }
      isMoved = true
      events.noteMove()
      events.leadOn()
      described = place.stop.map { ValueThen(of: $0, in: app) }
      self.place(on: place.stop, by: place.rule, from: origin, because: .move)
      origin = engine.cursor
    }
    if let described { speakChange(since: described) }
    return isMoved
  }

  /// Processes the app's notifications and, if they don't move the cursor, says the new value at
  /// the cursor.
  mutating func followOrSpeakChange(since before: ValueThen?) {
    if !follow(from: engine.cursor) { speakChange(since: before) }
  }

  /// Says the new value of a focused adjustable element or toggle, if an effect changed it.
  private mutating func speakChange(since before: ValueThen?) {
    guard let cursor = engine.cursor, let before, !engine.playsActivated(in: app) else { return }
    guard !app.tree.traits(of: cursor).isDisjoint(with: [.adjustable, .toggleButton]),
      app.tree.value(of: cursor) != before.value, !app.isHidden(cursor)
    else { return }
    speak(cursor, by: .changedValueIsSpoken) { .valueChanged($0) }
  }
}

/// The value of an element at a certain time, for comparison with the later value.
struct ValueThen {
  /// The value, or `nil` if there was none.
  let value: String?

  /// Stores the current value of an element.
  init(of index: ElementTree.Index, in app: App) { value = app.tree.value(of: index) }
}

extension FocusEngine {
  /// Returns whether the user activated the focused element and it plays media, so VoiceOver says
  /// nothing about it.
  ///
  /// - Rule: ``FocusRule/mediaStartsInSilence``
  func playsActivated(in app: App) -> Bool {
    guard let activated, activated == cursor else { return false }
    return app.tree[activated].traits.contains(.startsMediaSession)
  }
}

extension Phone {
  /// Moves the cursor to the landing place on the current screen, as if the screen had just
  /// appeared.
  mutating func enterAnew() {
    let shown = app.openPanel ?? app.screen
    let target = LandingTarget.entrance(.init(node: shown, isFirst: true))
    guard let place = engine.destination(of: target, in: app) else { return }
    events.leadOn()
    self.place(on: place.stop, by: place.rule, from: nil, because: .move)
    follow(from: engine.cursor)
  }
}

extension Notification {
  /// Whether a screen or panel appeared, so the cursor enters every group again.
  fileprivate var isShown: Bool { if case .shown = self { true } else { false } }
}

// Effects of each notification.
extension Phone {
  /// Processes a notification: its sounds, its speech, and its destination for the cursor.
  private mutating func receive(_ notification: Notification, _ target: inout LandingTarget?) {
    switch notification {
    case .shown(let node, let layer, let arrival, let stops):
      receive(shown: node, layer, arrival, stops, &target)
    case .editingBegan(let field):
      guard field != engine.cursor else { return }
      target = .element(field, .editingLandsOnTheField, otherwise: target ?? .stay)
    case .posted(let kind, let argument): receive(kind, argument, &target)
    case .announcement(let text, let priority):
      events.announce(.announced(text, priority), by: .announcementsFollowTheSpeech)
    case .pageScrolled(let status): receive(page: status)
    case .sound(let request): events.sound(.appSound(request), by: .soundsComeBeforeSpeech)
    case .nothingToGoBackTo: events.refuse(.nothingToGoBackTo, by: .goingBackNeedsAScreenBelow)
    case .effectsNeverEnd:
      events.keepLast()
      events.refuse(.effectsNeverEnd, by: .endlessEffectsAreStopped)
    case .textTooLong: events.refuse(.textTooLong, by: .longTextsAreRefused)
    }
  }

  /// Processes the appearance of a screen, an alert, or a sheet.
  private mutating func receive(
    shown node: ElementTree.Index,
    _ layer: Layer,
    _ arrival: Arrival,
    _ stops: [ElementTree.Index]?,
    _ target: inout LandingTarget?
  ) {
    let isBelowBar = arrival == .pushed && engine.entersBelowBar(app.tree)
    engine.layers.leave(
      for: layer,
      target: target,
      cursor: engine.cursor,
      stops: engine.order.stopsWithCursor,
      in: app
    )
    sound(screenShown: node)
    let left = engine.shownPanelRole
    engine.shownPanelRole = app.openPanel.map { app.tree[$0].role }
    if arrival == .panelOpened, app.tree[node].role == .alert, engine.settings.alerts == .announced
    {
      events.herald(.alertShown, by: .alertsSayWhatTheyAre)
    }
    let entrance = LandingTarget.Entrance(
      node: node,
      isBelowBar: isBelowBar,
      isFirst: engine.layers.isFirstShowing(of: node),
      isTab: arrival == .tabOpened,
      stops: stops
    )
    target = engine.target(at: entrance, layer, arrival, leaving: left, in: app.tree)
    if arrival == .pushed, let title = engine.titleBeforeBackButton(at: target, in: app) {
      events.herald(.titled(title), by: .olderPushesSayTheTitle)
    }
    if case .stay? = target { keepOnTab() }
  }

  private mutating func receive(
    _ kind: Notification.ScreenNotification,
    _ argument: Notification.Argument,
    _ target: inout LandingTarget?
  ) {
    var otherwise = target ?? .stay
    if kind == .screenChanged {
      let shown = app.openPanel ?? app.screen
      sound(screenShown: shown)
      if case .entrance = otherwise {} else { otherwise = .entrance(.init(node: shown)) }
    }
    switch argument {
    case .none: target = otherwise
    case .element(let index):
      target = .element(index, .notificationSendsTheCursor, otherwise: otherwise)
    case .text(let text):
      events.herald(.notified(text), by: .notificationWordsComeFirst)
      target = kind == .screenChanged ? .first(.notificationWordsLandOnTheFirst) : otherwise
    }
  }

  private mutating func keepOnTab() {
    engine.landing = .tabKeepsTheCursor
    events.decide(by: .tabKeepsTheCursor)
  }

  private mutating func sound(screenShown node: ElementTree.Index) {
    events.sound(.screenShown(name: app.tree.screenName(of: node)), by: .shownScreenIsNamed)
  }

  /// Says the page status or, if it's the same as before, plays the boundary sound.
  private mutating func receive(page status: String) {
    if engine.layers.isNewPage(status) {
      events.announce(.notified(status), by: .pageStatusIsSpoken)
    } else {
      events.boundary(by: .samePageTwiceIsTheEnd)
    }
  }
}

extension FocusEngine {
  /// Returns the destination of the cursor on the current screen, which depends on the way that the
  /// screen appeared.
  fileprivate func target(
    at entrance: LandingTarget.Entrance,
    _ layer: Layer,
    _ arrival: Arrival,
    leaving left: Role?,
    in tree: ElementTree
  ) -> LandingTarget {
    if staysOnTab(arrival, in: tree) { return .stay }
    guard layers.place(in: layer) != nil else { return .entrance(entrance) }
    switch arrival {
    case .opened, .pushed, .panelOpened, .tabOpened: return .entrance(entrance)
    case .returned, .tabRepeated:
      return settings.focusAfterBack == .first
        ? .first(.goingBackLandsOnTheFirst) : .remembered(layer, .goingBackRestoresTheCursor)
    case .dismissed:
      if left == .menu, settings.focusAfterMenu == .restored {
        return .remembered(layer, .olderMenusReturnTheCursor)
      }
      return settings.focusAfterDismiss == .first
        ? .first(.dismissalLandsOnTheFirst) : .remembered(layer, .dismissalRestoresTheCursor)
    case .tabReturned: return .rememberedOutsideBar(layer)
    }
  }

  /// Returns whether the cursor stays on the activated tab.
  ///
  /// - Rule: ``FocusRule/tabKeepsTheCursor``
  private func staysOnTab(_ arrival: Arrival, in tree: ElementTree) -> Bool {
    guard settings.focusAfterTab == .tab, let cursor, let bar = tree.tabBar else { return false }
    switch arrival {
    case .tabOpened, .tabReturned, .tabRepeated: return tree.contains(cursor, in: bar)
    case .opened, .pushed, .panelOpened, .returned, .dismissed: return false
    }
  }

  /// Returns the title of a pushed screen if VoiceOver says it before the back button, or `nil`
  /// otherwise.
  fileprivate mutating func titleBeforeBackButton(
    at target: LandingTarget?,
    in app: App
  ) -> String? {
    guard settings.ios.saysTheTitleBeforeTheBackButton, let target,
      let stop = destination(of: target, in: app)?.stop,
      app.tree.traits(of: stop).contains(.backButton)
    else { return nil }
    return app.tree[app.screen].label.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns whether the cursor lands below the bar of a pushed screen.
  ///
  /// The cursor doesn't land there if it was in the bar of the previous screen.
  fileprivate func entersBelowBar(_ tree: ElementTree) -> Bool {
    guard settings.focusAfterPush == .content else { return false }
    guard let cursor, let bar = BarPlace(among: order.stopsWithCursor, in: tree) else {
      return true
    }
    return !bar.stops.contains(cursor)
  }
}

extension ElementTree {
  /// Returns the name of a screen, an alert, or a sheet.
  ///
  /// The name is the first of the identifier, the title, and the role that isn't empty.
  ///
  /// - Rule: ``FocusRule/shownScreenIsNamed``
  package func screenName(of index: Index) -> String {
    let element = self[index]
    return [element.identifier, element.label].compactMap { $0 }.first { !$0.isEmpty }
      ?? element.role.rawValue
  }
}
