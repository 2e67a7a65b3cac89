import EarshotModel
package import EarshotSimulatedApp

extension FocusEngine {
  /// The options that the dial offers now, in its order.
  ///
  /// Custom rotors of one name are one option: that of the innermost.
  ///
  /// - Complexity: O(*s* + *n*), where *s* is the number of stops and *n* that of nodes shown.
  /// - Source: VOICEOVER.md, chapter 7; [iOS 26.5 log] for the order; our choice for names.
  package mutating func options(in app: App) -> [RotorItem] {
    refreshOrder(app)
    var options: [RotorItem] = [
      .characters, .words, .lines, .speakingRate, .volume, .punctuation, .hints,
    ]
    if isOffered(.adjustValue, in: app) { options.insert(.adjustValue, at: 0) }
    if isOffered(.containers, in: app) { options.append(.containers) }
    options += searchesOnScreen(in: app).map { .search($0) }
    if isOffered(.moreContent, in: app) { options.append(.moreContent) }
    for offered in customRotors(in: app) {
      let option = RotorItem.custom(name: offered.rotor.name)
      if !options.contains(option) { options.append(option) }
    }
    return options + [.zoom, .actions].filter { isOffered($0, in: app) }
  }

  /// Turns the dial by one option, around the end; or to one that is asked for.
  ///
  /// - Source: [WWDC18-226]; VOICEOVER.md, chapter 7.
  package mutating func turn(by step: Int, _ app: inout App) -> [Event] {
    gesture(&app) { engine, app, moment in
      guard engine.cursor != nil else { return moment.sound(.sound(.boundary)) }
      let options = engine.options(in: app)
      let place = options.firstIndex(of: engine.rotorState.option) ?? 0
      let count = options.count
      engine.choose(options[((place + step) % count + count) % count])
      moment.sound(.rotorTurned(engine.rotorState.option))
    }
  }

  /// Turns the dial to an option that is offered.
  ///
  /// - Source: SESSIONS.md, "Commands", `rotor`.
  package mutating func turn(to option: RotorItem, _ app: inout App) -> [Event] {
    gesture(&app) { engine, app, moment in
      guard engine.options(in: app).contains(option) else {
        return moment.sound(.refused(.noRotor))
      }
      engine.choose(option)
      moment.sound(.rotorTurned(option))
    }
  }

  private mutating func choose(_ option: RotorItem) {
    rotorState.option = option
    rotorState.ownChoice = option
    rotorState.rewind()
  }

  /// Chooses what the dial offers by itself after the cursor moved.
  ///
  /// - Source: VOICEOVER.md, chapter 7; [WWDC19-238].
  mutating func settleDial(_ app: App, because cause: LandingCause, isSameElement: Bool) {
    guard !isSameElement, cursor != nil else { return }
    rotorState.leaveText()
    if cause == .rotor, isOffered(rotorState.option, in: app) { return }
    rotorState.option = choice(in: app)
  }

  /// Turns the dial off an option that is no longer offered, silently, as after a landing.
  ///
  /// - Source: our choice.
  mutating func repairDial(_ app: App) {
    guard !isOffered(rotorState.option, in: app) else { return }
    rotorState.rewind()
    rotorState.option = choice(in: app)
  }

  /// What the dial stands on by itself at the cursor: to adjust, to act, or what the user chose.
  ///
  /// - Source: VOICEOVER.md, chapter 7; [WWDC19-238].
  private mutating func choice(in app: App) -> RotorItem {
    if isOffered(.adjustValue, in: app) { return .adjustValue }
    if let cursor, !app.actions(at: cursor).isEmpty { return .actions }
    return isOffered(rotorState.ownChoice, in: app) ? rotorState.ownChoice : .characters
  }

  /// Tells whether the dial offers an option; asks no more than it must, since every gesture asks.
  private mutating func isOffered(_ option: RotorItem, in app: App) -> Bool {
    switch option {
    case .characters, .words, .lines, .speakingRate, .volume, .punctuation, .hints: return true
    case .containers:
      refreshOrder(app)
      return !order.containers.isEmpty
    case .search(let search):
      refreshOrder(app)
      if let type = search.container {
        return order.containers.contains { app.tree[$0].containerType == type }
      }
      return order.stops.contains { !app.tree[$0].traits.isDisjoint(with: search.traits) }
    case .custom(let name): return customRotors(in: app).contains { $0.rotor.name == name }
    case .adjustValue: return cursor.map { app.tree[$0].traits.contains(.adjustable) } ?? false
    case .moreContent: return cursor.map { !app.tree[$0].customContent.isEmpty } ?? false
    case .zoom: return cursor.map { app.tree[$0].traits.contains(.supportsZoom) } ?? false
    case .actions: return cursor.map { !app.entries(at: $0).isEmpty } ?? false
    }
  }

  /// Swipes up or down: what the dial stands on decides.
  ///
  /// - Source: VOICEOVER.md, chapter 7.
  package mutating func swipe(_ way: RotorDirection, _ app: inout App) -> [Event] {
    gesture(&app) { engine, app, moment in
      guard let cursor = engine.cursor else { return moment.sound(.sound(.boundary)) }
      switch engine.rotorState.option {
      case .adjustValue:
        engine.adjust(cursor, way == .next ? .decrement : .increment, in: &app, &moment)
      case .containers, .search, .custom: engine.search(way, in: &app, &moment)
      case .actions: engine.turnAction(way, in: app, &moment)
      case .moreContent: engine.turnContent(way, in: app, &moment)
      case .characters: engine.turnUnit(.character, way, in: &app, &moment)
      case .words: engine.turnUnit(.word, way, in: &app, &moment)
      case .lines: engine.turnUnit(.line, way, in: &app, &moment)
      case .speakingRate, .volume, .punctuation, .hints: engine.turnSetting(way, &moment)
      case .zoom:
        engine.zoom(cursor, way == .previous ? .zoomIn : .zoomOut, in: &app, &moment)
      }
    }
  }
}

/// The way a swipe goes along what the rotor stands on.
package enum RotorDirection: Hashable, Sendable {
  /// Down.
  case next
  /// Up.
  case previous
}
