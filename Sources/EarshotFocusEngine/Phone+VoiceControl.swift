package import EarshotModel
package import EarshotSimulatedApp

// The actions of Voice Control in the app. VoiceOver's cursor stays where it is unless the app
// moves it.
//
// VoiceOver plays no sound and repeats no label, because there was no double tap. It says the app's
// notifications.
extension Phone {
  /// Taps an element, which activates it.
  ///
  /// If activation has no effect, taps the element's activation point.
  ///
  /// - Rule: ``FocusRule/voiceTapsActivate``
  /// - Rule: ``VoiceRule/tapsActivate``
  /// - Rule: ``VoiceRule/cursorStays``
  package mutating func tapByVoice(_ index: ElementTree.Index) {
    let target = app.activationPlan(of: index)?.isTaken ?? true ? index : touched(through: index)
    act(by: .voiceTapsActivate, orRefuse: .nothingToActivate) { $0.activate(target) }
  }

  /// Touches and holds an element.
  package mutating func pressByVoice(_ index: ElementTree.Index) {
    act(by: .voiceTapsActivate, orRefuse: .nothingToActivate) { $0.longPress(index) }
  }

  /// Steps an adjustable element.
  ///
  /// - Rule: ``VoiceRule/adjustsByOneStep``
  package mutating func adjustByVoice(_ index: ElementTree.Index, _ event: AppEvent) {
    act(by: .voiceTapsActivate, orRefuse: .nothingToAdjust) { $0.adjust(index, event) }
  }

  /// Performs a custom action of an element.
  package mutating func performByVoice(_ action: OfferedAction, at index: ElementTree.Index) {
    act(by: .voiceTapsActivate, orRefuse: .nothingToActivate) {
      $0.perform(action, at: index) ? .handled : .unhandled
    }
  }

  /// Taps a point on the screen.
  ///
  /// If there's no stop at the point, Earshot refuses the tap.
  package mutating func tapByVoice(at point: Point) {
    guard let stop = engine.stop(at: point, in: app) else {
      return events.refuse(.nothingToActivate, by: .activationNeedsAHandler)
    }
    act(by: .voiceTapsActivate, orRefuse: .nothingToActivate) { $0.activate(stop) }
  }

  /// Closes the screen or panel that a scrub would close, or goes back.
  package mutating func goBackByVoice() {
    let before = focusedValue
    let plan = app.escape(from: nil)
    events.decide(by: plan.rule)
    followOrSpeakChange(since: before)
    if plan == .nothing { events.refuse(.nothingToGoBackTo, by: .goingBackNeedsAScreenBelow) }
  }

  /// Scrolls the first view on the screen that handles the scroll, and returns whether there's one.
  ///
  /// - Rule: ``VoiceRule/scrollsTheFirstView``
  @discardableResult
  package mutating func scrollByVoice(_ direction: ScrollDirection) -> Bool {
    guard let view = app.firstView(scrolling: direction, layout: engine.direction(of: app)) else {
      return false
    }
    return scroll(direction, from: view)
  }

  /// Passes a swipe across the screen through to the app.
  package mutating func swipeByVoice(_ direction: ScrollDirection) {
    let layout = engine.direction(of: app)
    guard let view = app.firstView(scrolling: direction, layout: layout) else { return }
    let before = focusedValue
    app.passThrough(direction, from: view, layout: layout)
    followOrSpeakChange(since: before)
  }

  /// Changes the text of the edited field, without an echo.
  package mutating func editByVoice(_ change: (inout App) -> TextEdit?) {
    guard let edit = change(&app) else {
      return events.refuse(.notEditing, by: .typingNeedsAField)
    }
    guard !edit.inserted.isEmpty || !edit.removed.isEmpty else { return }
    showEditedText()
  }

  /// Undoes or redoes typing.
  package mutating func changeTypingByVoice(_ way: App.TypingHistory) {
    if app.changeTyping(way) { showEditedText() }
  }

  private mutating func showEditedText() {
    if let field = app.editedField {
      events.sound(.textChanged(app.shownText(of: field)), by: .typedTextIsShown)
    }
    follow(from: engine.cursor)
  }

  private mutating func act(
    by rule: FocusRule,
    orRefuse refusal: Refusal,
    _ act: (inout App) -> Outcome
  ) {
    let before = focusedValue
    switch act(&app) {
    case .dimmed: events.refuse(.dimmed, by: .dimmedElementsRefuse)
    case .unhandled: events.refuse(refusal, by: .activationNeedsAHandler)
    case .handled: events.decide(by: rule)
    }
    followOrSpeakChange(since: before)
  }

  /// Returns the node that a tap at the activation point of an element affects.
  ///
  /// It's the topmost node inside the element that responds to a tap. If there's none, it's the
  /// topmost stop at the point if that stop responds, or otherwise the element itself.
  ///
  /// - Rule: ``VoiceRule/containersNeedSomethingBelow``
  private func touched(through index: ElementTree.Index) -> ElementTree.Index {
    guard let point = app.tree[index].activationPoint ?? app.tree[index].frame?.center else {
      return index
    }
    let hit = app.tree.subtree(of: index).reversed().first { node in
      node != index && app.tree[node].frame?.contains(point) ?? false && !app.isHidden(node)
        && app.activationPlan(of: node)?.isTaken ?? false
    }
    if let hit { return hit }
    let stop = engine.stop(at: point, in: app)
    return stop.flatMap { app.activationPlan(of: $0)?.isTaken ?? false ? $0 : nil } ?? index
  }
}

extension App {
  /// Returns the first node on the screen that handles a scroll, or `nil` if none does.
  ///
  /// - Complexity: O(*n* · *d*), where *n* is the number of nodes on the screen and *d* is their
  ///   depth.
  fileprivate func firstView(
    scrolling direction: ScrollDirection,
    layout: LayoutDirection
  ) -> ElementTree.Index? {
    visibleRoots.lazy.flatMap { tree.subtree(of: $0) }.first { node in
      !isHidden(node) && scrollPlan(direction, from: node, layout: layout) != nil
    }
  }
}
