import EarshotModel
import EarshotSimulatedApp

// Turning the rotor.
extension Phone {
  /// Turns the rotor by the given number of settings, wrapping around at the ends.
  package mutating func turnRotor(by step: Int) {
    guard engine.cursor != nil else { return events.boundary(by: .nothingWithoutCursor) }
    let options = engine.options(in: app)
    guard !options.isEmpty else { return events.boundary(by: .emptyRotorSounds) }
    let place = options.firstIndex(of: engine.rotorState.option) ?? 0
    let count = options.count
    turnRotor(toOffered: options[((place + step) % count + count) % count])
  }

  /// Turns the rotor to the given setting.
  package mutating func turnRotor(to option: RotorItem) {
    guard engine.cursor != nil, engine.options(in: app).contains(option) else {
      return events.refuse(.noRotor, by: .rotorNeedsAnOfferedOption)
    }
    turnRotor(toOffered: option)
  }

  private mutating func turnRotor(toOffered option: RotorItem) {
    engine.rotorState.choose(option)
    events.sound(.rotorTurned(option), by: .turningSaysTheOption)
  }

  /// Swipes up or down, with the effect of the current rotor setting.
  package mutating func swipe(_ way: RotorDirection) {
    guard let cursor = engine.cursor else { return events.boundary(by: .nothingWithoutCursor) }
    guard engine.isOffered(engine.rotorState.option, in: app) else {
      return events.boundary(by: .emptyRotorSounds)
    }
    switch engine.rotorState.option {
    case .adjustValue: adjust(cursor, way == .next ? .decrement : .increment)
    case .search(.links): landOnLink(way)
    case .containers, .search:
      landOnResult(engine.result(of: engine.rotorState.option, way, in: app))
    case .custom(let name): searchCustom(name, way)
    case .actions:
      let entry = engine.rotorState.turn(way, among: app.entries(at: cursor))
      events.speak(.action(entry), by: .actionsAreAList)
    case .moreContent: turnContent(way, at: cursor)
    case .audioGraph: turnChart(way)
    case .characters: turnUnit(.character, way)
    case .words: turnUnit(.word, way)
    case .lines: turnUnit(.line, way)
    case .speakingRate, .volume, .punctuation, .hints: turnSetting(way)
    case .misspelledWords: events.boundary(by: .nothingIsMisspelled)
    case .edit: turnEdit(way)
    case .textSelection: turnSelection(way)
    case .zoom: zoom(cursor, way == .previous ? .zoomIn : .zoomOut)
    }
  }
}

// The destination of a swipe.
extension Phone {
  /// Moves to the nearest result past the cursor, or says that there are no more results.
  private mutating func landOnResult(_ found: ElementTree.Index?) {
    if let found {
      land(on: found, by: .searchesLandOnTheNearest, because: .rotor)
    } else {
      sayThatNothingIsFound()
    }
  }

  private mutating func sayThatNothingIsFound() {
    events.boundary(by: .searchesSayThatNothingIsFound)
    events.speak(.notFound(engine.rotorState.option), by: .searchesSayThatNothingIsFound)
  }

  /// Moves to the next or previous link, which is an element or is inside text.
  private mutating func landOnLink(_ way: RotorDirection) {
    switch engine.link(way, in: app) {
    case .stop(let stop): land(on: stop, by: .searchesLandOnTheNearest, because: .rotor)
    case .text(let link): land(on: link)
    case nil: sayThatNothingIsFound()
    }
  }

  /// Moves to the next result of a custom rotor.
  ///
  /// The current result is the focused element, if it's one of the results.
  private mutating func searchCustom(_ name: String, _ way: RotorDirection) {
    guard let offered = engine.customRotors(in: app).first(where: { $0.rotor.name == name }) else {
      return events.refuse(.noRotor, by: .rotorNeedsAnOfferedOption)
    }
    switch offered.rotor.content {
    case .marks(let name): turnMark(name, way)
    case .elements(let selector):
      guard let result = engine.result(of: selector, inside: offered.owner, of: app, way) else {
        return events.boundary(by: .customRotorsEnd)
      }
      land(on: result, by: .customRotorsLandOnTheirResult, because: .rotor)
    }
  }

  /// Reads the next or previous entry of the custom content.
  private mutating func turnContent(_ way: RotorDirection, at cursor: ElementTree.Index) {
    let entries = app.element(at: cursor).customContent
    guard let entry = engine.rotorState.turn(way, among: entries) else {
      return events.boundary(by: .moreContentIsAList)
    }
    events.speak(.content(entry), by: .moreContentIsAList)
  }
}

// VoiceOver settings on the rotor.
extension Phone {
  /// Changes the VoiceOver setting on the rotor and says its new value.
  private mutating func turnSetting(_ way: RotorDirection) {
    guard let turned = engine.settings.turn(engine.rotorState.option, way) else {
      return events.boundary(by: .settingsInTheRotorEnd)
    }
    events.speak(.settingTurned(turned), by: .rotorChangesSettings)
  }
}

extension VoiceOverSettings {
  /// The number of percentage points by which one swipe changes the rate or the volume.
  private static let percentStep = 5

  /// Changes the VoiceOver setting for a rotor item.
  ///
  /// - Returns: The new value, or `nil` if the setting is at its limit or the rotor item isn't a
  ///   VoiceOver setting.
  /// - Rule: ``FocusRule/swipeUpRaises``
  fileprivate mutating func turn(_ option: RotorItem, _ way: RotorDirection) -> TurnedSetting? {
    switch option {
    case .speakingRate: return Self.turn(&rate, way)
    case .volume: return Self.turn(&volume, way)
    case .punctuation:
      guard let next = way.step(from: punctuation, in: Punctuation.allCases) else { return nil }
      punctuation = next
      return .punctuation(next)
    case .hints:
      hints.toggle()
      return .flag(hints)
    default: return nil
    }
  }

  private static func turn(_ percent: inout Int, _ way: RotorDirection) -> TurnedSetting? {
    let step = way == .previous ? percentStep : -percentStep
    let after = min(max(0, percent + step), 100)
    guard after != percent else { return nil }
    percent = after
    return .percent(after)
  }
}
