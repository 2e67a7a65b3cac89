import EarshotModel
import EarshotSimulatedApp

// Double taps.
extension Phone {
  /// Performs the entry or opens the link that the rotor selected, or activates the element, as a
  /// double tap does.
  package mutating func activate() {
    guard let cursor = engine.cursor else { return events.boundary(by: .nothingWithoutCursor) }
    if let action = engine.chosenAction(in: app) {
      perform(action, at: cursor)
    } else if let entry = engine.chosenEditEntry {
      perform(entry)
    } else if let entry = engine.chosenChartEntry {
      perform(entry)
    } else if let link = engine.linkToOpen(in: app) {
      open(link)
    } else {
      activate(cursor)
    }
  }

  /// Turns the rotor to the available action at the given index and performs it.
  ///
  /// - Precondition: The cursor is on a stop, and `number` is an index of its available actions.
  package mutating func performAction(_ number: Int) {
    if let cursor = engine.cursor {
      engine.rotorState.choose(action: number, of: app.entries(at: cursor))
    }
    activate()
  }

  private mutating func activate(_ index: ElementTree.Index) {
    if engine.isDimmedAtItsLimit(index, in: app) {
      return events.refuse(.dimmed, by: .steppersWereDimmedAtTheirLimit)
    }
    let before = Activated(index, in: app, &engine)
    let activated = app.tree[index]
    let label =
      engine.settings.ios.saysTheLabelBeforeTheLanding
      ? engine.description(of: index, from: index, in: app) : nil
    let startsTouches = activated.waitsForActivation
    switch app.activate(index).taken(if: startsTouches) {
    case .dimmed: events.refuse(.dimmed, by: .dimmedElementsRefuse)
    case .unhandled:
      events.refuse(.nothingToActivate, by: .activationNeedsAHandler)
      follow(from: engine.cursor)
    case .handled:
      events.decide(by: .doubleTapActivates)
      engine.activated = index
      if startsTouches { engine.directTouch.begin(on: index) }
      if !activated.traits.contains(.playsSound) {
        events.sound(.sound(.activate), by: .activationSounds)
      }
      guard !follow(from: engine.cursor) else { return say(label, beforeTheLandingOf: activated) }
      if app.tree[index].traits.contains(.startsMediaSession) {
        events.decide(by: .mediaStartsInSilence)
      } else {
        speak(activated: before)
        events.noteActivation()
      }
    }
  }

  /// Says the label of the activated element before the screen that it opened, as older versions of
  /// iOS do.
  private mutating func say(_ label: ElementDescription?, beforeTheLandingOf activated: Element) {
    guard let label, !activated.traits.contains(.startsMediaSession) else { return }
    events.begin(with: .cutShort(label), by: .olderActivationsSayTheLabelFirst)
  }

  /// Opens a link inside the text.
  ///
  /// If this doesn't move the cursor or change anything, VoiceOver says the link's words again.
  private mutating func open(_ link: TextLink) {
    let before = Activated(link.stop, in: app, &engine)
    switch app.open(link.mark, at: link.stop) {
    case .dimmed: events.refuse(.dimmed, by: .dimmedElementsRefuse)
    case .unhandled:
      events.refuse(.nothingToActivate, by: .activationNeedsAHandler)
      follow(from: engine.cursor)
    case .handled:
      events.decide(by: .doubleTapOpensTheLink)
      engine.activated = link.stop
      events.sound(.sound(.activate), by: .activationSounds)
      guard !follow(from: engine.cursor) else { return }
      if !speakChangeIfShown(since: before) {
        speak(link, isLink: false, by: .activationRepeatsTheLabel)
      }
      events.noteActivation()
    }
  }

  /// Says what the activation changed or, if nothing changed, repeats the activated element.
  ///
  /// For a stepper's button, plays the boundary sound if the value didn't change.
  private mutating func speak(activated before: Activated) {
    let index = before.index
    let description = engine.description(of: index, from: index, in: app)
    if before.spoken != index {
      if !speakChange(since: before) { events.boundary(by: .limitsSound) }
    } else if before.standard == .moveInsertionPoint {
      events.speak(.insertionPointMoved(description), by: .movedInsertionPointIsSaid)
    } else if app.editedField == index {
      events.speak(.editingBegan(description), by: .editedFieldsAreDescribed)
    } else if description.element.traits.contains(.toggleButton) {
      events.speak(.valueChanged(description), by: .togglesSayTheirValue)
    } else if !speakChange(since: before) {
      events.speak(.repeated(description), by: .activationRepeatsTheLabel)
    }
  }

  private mutating func perform(_ action: OfferedAction, at index: ElementTree.Index) {
    let before = Activated(index, in: app, &engine)
    let isTaken = app.perform(action, at: index)
    if isTaken {
      engine.activated = index
      events.sound(.sound(.activate), by: .doubleTapPerformsTheChosenAction)
    } else {
      events.boundary(by: .declinedActionsSoundTheEnd)
    }
    if !follow(from: engine.cursor) { speakChangeIfShown(since: before) }
    if isTaken, action.kind == .drop { events.speak(.dropped, by: .dropsAreSaid) }
  }
}

// The results for an activated element.
extension Phone {
  /// Says what changed in an element, if it's still a stop.
  ///
  /// - Returns: Whether anything changed.
  @discardableResult
  mutating func speakChangeIfShown(since before: Activated) -> Bool {
    engine.refreshOrder(app)
    return engine.order.rank(of: before.index) != nil && speakChange(since: before)
  }

  /// Says what changed in an element.
  ///
  /// VoiceOver says the new state of a toggle or, for a stepper's button, the stepper's new value.
  /// For any other element, it says the description without role words.
  ///
  /// - Returns: Whether anything changed.
  private mutating func speakChange(since before: Activated) -> Bool {
    guard before.spoken == before.index else {
      guard app.tree[before.spoken].value != before.element.value else { return false }
      speak(before.spoken, by: .steppersSayTheirValue) { .valueChanged($0) }
      return true
    }
    let index = before.index
    let description = engine.description(of: index, from: index, in: app)
    guard description.differs(from: before) else { return false }
    if description.element.traits.contains(.toggleButton) {
      events.speak(.valueChanged(description), by: .togglesSayTheirValue)
    } else {
      events.speak(.redescribed(description), by: .changedElementIsDescribed)
    }
    return true
  }
}

/// An element before its activation, with the element whose value VoiceOver says afterward.
struct Activated {
  let index: ElementTree.Index
  /// The default effect of activation, or `nil` if there's none.
  fileprivate let standard: RoleDefault?
  /// The node that VoiceOver describes, which is the stepper for a stepper's button.
  let spoken: ElementTree.Index
  /// The described node before the activation.
  let element: Element
  /// The contents of the element, or an empty array if it isn't a cell.
  fileprivate let contents: [[String?]]

  init(_ index: ElementTree.Index, in app: borrowing App, _ engine: inout FocusEngine) {
    self.index = index
    standard = app.roleDefault(of: index)
    spoken = if case .step(let stepper, _) = standard { stepper } else { index }
    element = app.tree[spoken]
    contents =
      element.role == .cell
      ? engine.description(of: index, from: index, in: app).contents : []
  }
}

extension Outcome {
  /// Returns the outcome, or `handled` instead of `unhandled` if the element waits for the double
  /// tap.
  ///
  /// This way, Earshot doesn't refuse the double tap.
  ///
  /// - Rule: ``FocusRule/directTouchMayWaitForActivation``
  fileprivate func taken(if isAwaited: Bool) -> Outcome {
    isAwaited && self == .unhandled ? .handled : self
  }
}

extension ElementDescription {
  /// The contents of a cell without a label.
  fileprivate var contents: [[String?]] {
    spokenChildren.map { [$0.label, $0.value, $0.placeholder] }
  }

  /// Returns whether the description of the element changed.
  ///
  /// The description includes the label, value, state, and selection, and the contents of a cell.
  fileprivate func differs(from before: Activated) -> Bool {
    element.differs(from: before.element) || contents != before.contents
  }
}

extension Element {
  private static let states: Traits = [.selected, .notEnabled, .isEditing]

  fileprivate func differs(from other: Element) -> Bool {
    label != other.label || value != other.value || expandedStatus != other.expandedStatus
      || traits.intersection(Element.states) != other.traits.intersection(Element.states)
  }
}
