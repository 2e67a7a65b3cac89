package import EarshotModel
package import EarshotSimulatedApp

extension FocusEngine {
  /// Double-taps: performs the chosen custom action, or activates the element.
  ///
  /// - Source: UIAccessibility.h, accessibilityActivate; VOICEOVER.md 6.1 and 7.
  package mutating func activate(_ app: inout App) -> [Event] {
    gesture(&app) { engine, app, moment in
      guard let cursor = engine.cursor else { return moment.sound(.sound(.boundary)) }
      if let action = engine.chosenAction(in: app) {
        engine.perform(action, at: cursor, in: &app, &moment)
      } else {
        engine.activate(cursor, in: &app, &moment)
      }
    }
  }

  private mutating func activate(
    _ index: ElementTree.Index,
    in app: inout App,
    _ moment: inout EventBuffer
  ) {
    let before = app.tree[index]
    let spoken = app.spokenNode(activating: index)
    let spokenBefore = app.tree[spoken]
    let startsTouches = before.waitsForActivation
    switch app.activate(index).taken(if: startsTouches) {
    case .dimmed: moment.sound(.refused(.dimmed))
    case .unhandled:
      moment.sound(.refused(.nothingToActivate))
      follow(&app, &moment, from: cursor)
    case .handled:
      if startsTouches { directlyTouched = index }
      if !before.traits.contains(.playsSound) { moment.sound(.sound(.activate)) }
      guard !follow(&app, &moment, from: cursor), app.tree[index].isMuteAfterActivation == false
      else { return }
      moment.add(repeats(index, before, spoken, spokenBefore, in: app))
    }
  }

  /// What is said again after an activation that did not move the cursor; half a stepper that has
  /// come to its limit sounds the boundary.
  ///
  /// A field that is edited already is told as one that begins to be.
  ///
  /// - Source: VOICEOVER.md 6.1, 6.2 and chapter 9; [WWDC16-202] for the repeat, [WWDC24-10073] for
  ///   toggles.
  private mutating func repeats(
    _ index: ElementTree.Index,
    _ before: Element,
    _ spoken: ElementTree.Index,
    _ spokenBefore: Element,
    in app: App
  ) -> [Event] {
    let description = description(of: index, from: index, in: app)
    let element = description.element
    if spoken != index {
      guard app.tree[spoken].value != spokenBefore.value else { return [.sound(.boundary)] }
      return [.valueChanged(self.description(of: spoken, from: spoken, in: app))]
    }
    if app.editedField == index { return [.editingBegan(description)] }
    if element.traits.contains(.toggleButton) { return [.valueChanged(description)] }
    let isChanged = element.differsInState(from: before)
    return [.repeated(description)] + (isChanged ? [.redescribed(description)] : [])
  }

  private mutating func perform(
    _ action: OfferedAction,
    at index: ElementTree.Index,
    in app: inout App,
    _ moment: inout EventBuffer
  ) {
    let before = description(of: index, from: index, in: app)
    let isTaken = app.perform(action, at: index)
    moment.sound(.sound(isTaken ? .activate : .boundary))
    if !follow(&app, &moment, from: cursor) { moment.speech += changes(since: before, in: app) }
    if isTaken, action.kind == .drop { moment.speech.append(.dropped) }
  }

  /// What is said of an element that a custom action changed: its new value; of a cell that speaks
  /// what is inside, all of it.
  ///
  /// - Source: VOICEOVER.md, chapter 7; for the cell our choice.
  private mutating func changes(since before: ElementDescription, in app: App) -> [Event] {
    let index = before.index
    refreshOrder(app)
    guard order.rank(of: index) != nil else { return [] }
    let description = description(of: index, from: index, in: app)
    if description.contents != before.contents { return [.redescribed(description)] }
    return description.element.value != before.element.value ? [.valueChanged(description)] : []
  }

  /// Steps the value of the element under the cursor.
  ///
  /// - Source: [WWDC14-210]; VOICEOVER.md 6.2.
  package mutating func adjust(
    _ event: AppEvent,
    _ app: inout App
  ) -> [Event] {
    gesture(&app) { engine, app, moment in
      guard let cursor = engine.cursor else { return moment.sound(.sound(.boundary)) }
      engine.adjust(cursor, event, in: &app, &moment)
    }
  }

  mutating func adjust(
    _ index: ElementTree.Index,
    _ event: AppEvent,
    in app: inout App,
    _ moment: inout EventBuffer
  ) {
    let before = app.tree[index]
    switch app.adjust(index, event) {
    case .dimmed: moment.sound(.refused(.dimmed))
    case .unhandled:
      moment.sound(.refused(.nothingToAdjust))
      followOrSpeakChange(since: before, in: &app, &moment)
    case .handled:
      guard !follow(&app, &moment, from: cursor) else { return }
      if app.tree[index].value == before.value {
        moment.sound(.sound(.boundary))
      } else {
        moment.speech.append(.valueChanged(description(of: index, from: index, in: app)))
      }
    }
  }
}

extension App {
  /// The node whose value is spoken after activation: of half a stepper the stepper.
  fileprivate func spokenNode(activating index: ElementTree.Index) -> ElementTree.Index {
    if case .step(let stepper, _) = roleDefault(of: index) { stepper } else { index }
  }
}

extension Outcome {
  /// The same, but that of an element which only waits for the double tap it is no refusal.
  ///
  /// - Source: VOICEOVER.md 6.7.
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
  /// Whether VoiceOver leaves the field to the media that was started.
  fileprivate var isMuteAfterActivation: Bool { traits.contains(.startsMediaSession) }

  /// Whether the description changed: value, state, or selection.
  fileprivate func differsInState(from other: Element) -> Bool {
    let states: Traits = [.selected, .notEnabled, .isEditing]
    return value != other.value || self.expandedStatus != other.expandedStatus
      || traits.intersection(states) != other.traits.intersection(states)
  }
}
