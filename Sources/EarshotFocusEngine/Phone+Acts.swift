package import EarshotModel
import EarshotSimulatedApp

// Other actions on the element with the cursor.
extension Phone {
  /// Adjusts the value of the element with the cursor.
  package mutating func adjust(_ event: AppEvent) {
    guard let cursor = engine.cursor else { return events.boundary(by: .nothingWithoutCursor) }
    adjust(cursor, event)
  }

  mutating func adjust(_ index: ElementTree.Index, _ event: AppEvent) {
    let before = ValueThen(of: index, in: app)
    switch app.adjust(index, event) {
    case .dimmed: events.refuse(.dimmed, by: .dimmedElementsRefuse)
    case .unhandled:
      events.refuse(.nothingToAdjust, by: .adjustingNeedsAnAdjustable)
      followOrSpeakChange(since: before)
    case .handled:
      guard !follow(from: engine.cursor) else { return }
      if app.tree.value(of: index) == before.value {
        stayAtTheLimit(of: index)
      } else {
        speak(index, by: .adjustingSaysTheValue) { .valueChanged($0) }
      }
    }
  }

  /// Plays the boundary sound at the limit of a value and, if the settings request it, says the
  /// value again.
  private mutating func stayAtTheLimit(of index: ElementTree.Index) {
    events.boundary(by: .limitsSound)
    if engine.settings.boundary == .repeats, app.tree.value(of: index) != nil {
      speak(index, by: .limitsRepeatTheValue) { .valueChanged($0) }
    }
  }

  /// Zooms the element with the cursor.
  package mutating func zoom(_ event: AppEvent) {
    guard let cursor = engine.cursor else { return events.boundary(by: .nothingWithoutCursor) }
    zoom(cursor, event)
  }

  /// Zooms an element.
  ///
  /// If nothing handles the zoom, plays the boundary sound.
  mutating func zoom(_ index: ElementTree.Index, _ event: AppEvent) {
    let before = ValueThen(of: index, in: app)
    let outcome = app.zoom(index, event)
    followOrSpeakChange(since: before)
    if outcome == .unhandled { events.boundary(by: .zoomNeedsAHandler) }
  }

  /// Passes the following touches through to the app, starting with a long press, as a double tap
  /// and hold does.
  package mutating func doubleTapAndHold() {
    press(by: .holdingPassesThrough, passing: .passThrough)
  }

  /// Performs a long press, as a triple tap does.
  package mutating func longPress() { press(by: .tripleTapPressesLong, passing: nil) }

  private mutating func press(by rule: FocusRule, passing sound: Sound?) {
    guard let cursor = engine.cursor else { return events.boundary(by: .nothingWithoutCursor) }
    let before = ValueThen(of: cursor, in: app)
    let outcome = app.longPress(cursor)
    if outcome == .dimmed { return events.refuse(.dimmed, by: .dimmedElementsRefuse) }
    if let sound {
      events.sound(.sound(sound), by: rule)
    } else if outcome == .handled {
      events.decide(by: rule)
    } else {
      events.refuse(.nothingToActivate, by: .activationNeedsAHandler)
    }
    followOrSpeakChange(since: before)
  }

  /// Scrubs, which ends editing or closes the screen or panel that opened last.
  package mutating func scrub() {
    let before = focusedValue
    let plan = app.escape(from: engine.cursor)
    events.decide(by: plan.rule)
    switch plan {
    case .putBack: break
    case .endEditing(let field): landAfterEditing(field)
    case .handle, .leave: followOrSpeakChange(since: before)
    case .nothing:
      follow(from: engine.cursor)
      events.boundary(by: .scrubNeedsSomethingToLeave)
    }
  }

  /// Taps twice with two fingers to perform the most important action on the screen.
  package mutating func magicTap() {
    if let field = app.editedField, engine.dictates(in: app) {
      return toggleDictation(into: field)
    }
    let before = focusedValue
    if app.magicTap(from: engine.cursor) == .unhandled {
      events.refuse(.noMagicTap, by: .magicTapNeedsAHandler)
    } else {
      events.decide(by: .magicTapDoesTheMostImportant)
    }
    followOrSpeakChange(since: before)
  }
}
