import EarshotModel

// Handlers of events that never happen at their nodes.
extension TrapCheck {
  /// Warns about a handler whose event never happens at its node.
  ///
  /// The method ignores a node if effects or conditions can make the event happen there.
  ///
  /// - Source: SCREEN-FORMAT.md, "Events and effects".
  mutating func judgeEvent(_ event: AppEvent, of node: ElementTree.Index, at use: NameReference) {
    guard let need = EventNeed(event), !need.isMet(by: tree[node]) else { return }
    let changes = effectTargets
    if tree[node].hasGuarded(.traits) || changes.setsTraits(of: node, in: tree) { return }
    if event == .activate, changes.activates(node, in: tree) { return }
    let role = tree.role(of: node).nodeWord
    // A screen can't become an element.
    let isScreen = tree.role(of: node) == .screen
    let isOfElement = need == .stop || need == .directTouch
    // A variable is never an element either.
    let isVariable = tree.role(of: node) == .variable
    let isStepper = tree.role(of: node) == .stepper && need == .adjusting
    let advice =
      isStepper
      ? "write 'on valueChanged' instead"
      : (isScreen || isVariable) && isOfElement ? "move it to an element" : need.advice
    warn(.eventNeverHappens(event.words, role, advice), at: use)
  }
}

/// The requirement for an event to happen at a node.
///
/// Scroll, escape, and magic tap events reach the node from the elements inside it, so these events
/// have no requirement.
private enum EventNeed {
  /// VoiceOver stops at the node.
  case stop
  /// The user changes the node's value.
  case changedValue
  /// The node accepts text.
  case text
  /// The user adjusts the node by swiping up and down.
  case adjusting
  /// Touches pass through to the node.
  case directTouch

  init?(_ event: AppEvent) {
    switch event {
    case .focus, .unfocus, .activate, .longPress, .zoomIn, .zoomOut: self = .stop
    case .valueChanged: self = .changedValue
    case .return: self = .text
    case .increment, .decrement: self = .adjusting
    case .touch: self = .directTouch
    case .appear, .escape, .magicTap, .scroll, .announcementDidFinish, .announcementWasCut,
      .voiceDidStart, .voiceDidFinish, .voiceDidCancel, .audioInterrupted, .audioResumed,
      .headphonesRemoved, .every, .idle:
      return nil
    }
  }

  func isMet(by element: Element) -> Bool {
    let traits = element.traits
    switch self {
    case .stop: return element.isAccessibilityElement || element.role == .app
    case .changedValue:
      return !traits.isDisjoint(with: [.adjustable, .toggleButton, .textEntry, .searchField])
        || [.stepper, .segments, .tabBar, .datePicker].contains(element.role)
        || element.selection != nil
    case .text: return !traits.isDisjoint(with: [.textEntry, .searchField])
    case .adjusting: return traits.contains(.adjustable)
    case .directTouch: return traits.contains(.allowsDirectInteraction)
    }
  }

  /// Advice for a message about the places where the event happens.
  var advice: String {
    switch self {
    case .stop: "move it to an element, or make this node an element with 'element: true'"
    case .changedValue:
      "move it to a 'switch', an 'adjustable', a 'stepper', 'segments', or a field"
    case .text: "move it to a text field"
    case .adjusting: "move it to an 'adjustable', a 'slider', or a 'wheel'"
    case .directTouch: "add the trait 'allowsDirectInteraction'"
    }
  }
}

extension AppEvent {
  /// The words for the event at the start of a handler's line: `on activate`.
  fileprivate var words: String {
    "on " + (AppEvent.named.first { $0.event == self }?.name ?? "")
  }
}

extension Diagnostic.Message {
  static func eventNeverHappens(_ event: String, _ role: String, _ advice: String) -> Self {
    "'\(event)' never happens on this '\(role)'; \(advice)"
  }
}
