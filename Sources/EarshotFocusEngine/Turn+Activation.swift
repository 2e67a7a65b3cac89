import EarshotModel
import EarshotSimulatedApp

// The double tap.
extension Turn {
  /// Double-taps: performs the chosen custom action, or activates the element.
  package mutating func activate() {
    guard let cursor = engine.cursor else { return events.boundary(by: .nothingWithoutCursor) }
    if let action = engine.chosenAction(in: app) {
      perform(action, at: cursor)
    } else {
      activate(cursor)
    }
  }

  /// Turns to the action at a place among those offered, and performs it.
  ///
  /// - Precondition: The cursor is on a stop, and that many actions are offered there.
  package mutating func performAction(_ number: Int) {
    if let cursor = engine.cursor {
      engine.rotorState.choose(action: number, of: app.entries(at: cursor))
    }
    activate()
  }

  private mutating func activate(_ index: ElementTree.Index) {
    let before = Activated(index, in: app)
    let startsTouches = before.element.waitsForActivation
    switch app.activate(index).taken(if: startsTouches) {
    case .dimmed: events.refuse(.dimmed, by: .dimmedElementsRefuse)
    case .unhandled:
      events.refuse(.nothingToActivate, by: .activationNeedsAHandler)
      follow(from: engine.cursor)
    case .handled:
      events.decide(by: .doubleTapActivates)
      if startsTouches { engine.directTouch.begin(on: index) }
      if !before.element.traits.contains(.playsSound) {
        events.sound(.sound(.activate), by: .activationSounds)
      }
      guard !follow(from: engine.cursor) else { return }
      if app.tree[index].traits.contains(.startsMediaSession) {
        events.decide(by: .mediaStartsInSilence)
      } else {
        speak(activated: before)
      }
    }
  }

  /// Says again what was activated, where that did not move the cursor; half a stepper that has
  /// come to its limit sounds the boundary.
  private mutating func speak(activated before: Activated) {
    let index = before.index
    let description = engine.description(of: index, from: index, in: app)
    if before.spoken != index {
      guard app.tree[before.spoken].value != before.spokenElement.value else {
        return events.boundary(by: .limitsSound)
      }
      return speak(before.spoken, by: .steppersSayTheirValue) { .valueChanged($0) }
    }
    if app.editedField == index {
      return events.speak(.editingBegan(description), by: .editedFieldsAreDescribed)
    }
    if description.element.traits.contains(.toggleButton) {
      return events.speak(.valueChanged(description), by: .togglesSayTheirValue)
    }
    events.speak(.repeated(description), by: .activationRepeatsTheLabel)
    if description.element.differsInState(from: before.element) {
      events.speak(.redescribed(description), by: .changedStateIsDescribed)
    }
  }

  private mutating func perform(_ action: OfferedAction, at index: ElementTree.Index) {
    let before = engine.description(of: index, from: index, in: app)
    let isTaken = app.perform(action, at: index)
    if isTaken {
      events.sound(.sound(.activate), by: .doubleTapPerformsTheChosenAction)
    } else {
      events.boundary(by: .declinedActionsSoundTheEnd)
    }
    if !follow(from: engine.cursor) { speakChanges(since: before) }
    if isTaken, action.kind == .drop { events.speak(.dropped, by: .dropsAreSaid) }
  }

  /// Says of an element that a custom action changed its new value; of a cell that speaks what is
  /// inside, all of it.
  private mutating func speakChanges(since before: ElementDescription) {
    let index = before.index
    engine.refreshOrder(app)
    guard engine.order.rank(of: index) != nil else { return }
    let description = engine.description(of: index, from: index, in: app)
    if description.contents != before.contents {
      events.speak(.redescribed(description), by: .actionsDescribeTheChangedCell)
    } else if description.element.value != before.element.value {
      events.speak(.valueChanged(description), by: .actionsSayTheChangedValue)
    }
  }
}

/// An element as it was before it was activated, and the one whose value is spoken after that.
private struct Activated {
  let index: ElementTree.Index
  let element: Element
  /// The node whose value is spoken: of half a stepper the stepper.
  let spoken: ElementTree.Index
  let spokenElement: Element

  init(_ index: ElementTree.Index, in app: App) {
    self.index = index
    element = app.tree[index]
    spoken = if case .step(let stepper, _) = app.roleDefault(of: index) { stepper } else { index }
    spokenElement = app.tree[spoken]
  }
}

extension Outcome {
  /// The same, but that of an element which only waits for the double tap it is no refusal.
  ///
  /// - Rule: ``FocusRule/directTouchMayWaitForActivation``
  fileprivate func taken(if isAwaited: Bool) -> Outcome {
    isAwaited && self == .unhandled ? .handled : self
  }
}

extension ElementDescription {
  /// The texts that a cell without a label speaks.
  fileprivate var contents: [[String?]] {
    spokenChildren.map { [$0.label, $0.value, $0.placeholder] }
  }
}

extension Element {
  /// Whether the description changed: value, state, or selection.
  fileprivate func differsInState(from other: Element) -> Bool {
    let states: Traits = [.selected, .notEnabled, .isEditing]
    return value != other.value || self.expandedStatus != other.expandedStatus
      || traits.intersection(states) != other.traits.intersection(states)
  }
}
