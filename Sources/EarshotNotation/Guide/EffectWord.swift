import EarshotModel

/// The word that an effect begins with.
///
/// - Source: SCREEN-FORMAT.md, "Events and effects".
enum EffectWord: String, CaseIterable, Hashable, Sendable {
  case set, select, deselect, enable, disable, show, hide, remove, increment, decrement, advance
  case toggle, activate, deleteLast, push, present, replace, back, popToRoot, dismiss, announce,
    notify, play,
    wait
  case decline

  /// How it is written.
  var usage: String {
    switch self {
    case .set: "set #id.value: text"
    case .select, .deselect, .enable, .disable, .show, .hide, .remove, .increment, .decrement,
      .advance, .toggle, .activate, .deleteLast:
      "\(rawValue) #id"
    case .push, .replace: "\(rawValue) SCREEN"
    case .present: "present SCREEN, present #id"
    case .back, .popToRoot, .dismiss, .decline: rawValue
    case .announce: "announce \"text\", announce \"text\" high"
    case .notify: "notify screenChanged #id"
    case .play: "play \"name\""
    case .wait: "wait 0.5s"
    }
  }

  /// What it does.
  var meaning: String {
    switch self {
    case .set: "changes a property of an element; of this one without '#id.': 'set label: text'"
    case .select: "adds the trait selected"
    case .deselect: "removes the trait selected"
    case .enable: "removes the trait notEnabled"
    case .disable: "adds the trait notEnabled"
    case .show: "shows what is hidden"
    case .hide: "hides an element"
    case .remove: "removes an element and everything inside it, for good"
    case .increment: "steps a value up"
    case .decrement: "steps a value down"
    case .advance: "steps a value up, from the last to the first"
    case .toggle: "flips a switch or an expandedStatus, otherwise the trait selected"
    case .activate:
      "does what a double tap there does, even if the element is hidden; so a hidden button can hold effects that several others share"
    case .deleteLast: "deletes the last character of a value, as the key of a keypad does"
    case .push: "opens a screen with a way back"
    case .present: "opens a screen over this one, or an alert or a sheet"
    case .replace: "replaces this screen with another"
    case .back: "goes back to the screen before"
    case .popToRoot:
      "goes back to the first screen of this tab or presented screen; closes alerts and sheets"
    case .dismiss: "closes what was presented last"
    case .announce: "posts an announcement; 'high' or 'low' may follow"
    case .notify: "posts layoutChanged, screenChanged or pageScrolled, with an element or a text"
    case .play: "plays a sound of the app"
    case .wait: "pauses the effects; the rest run after that time"
    case .decline: "leaves the event to the containers around it"
    }
  }
}

extension EffectWord {
  /// The effects that do something to some values only.
  static let changesValues: Set<Effect.Change> = [.increment, .decrement, .advance, .deleteLast]

  /// What to write where more follows the effect than it takes, or `nil` if there is nothing to say.
  func advice(onRest rest: String, _ effect: Effect) -> String? {
    if ["when ", "if ", "unless "].contains(where: rest.hasPrefix) {
      return BorrowedWord.advice(on: "when", as: .effect)
    }
    return switch (self, effect) {
    case (.increment, _), (.decrement, _), (.advance, _): adviceOnSize(rest, effect)
    case (.deleteLast, _) where ExactNumber(rest) != nil:
      "'deleteLast' deletes one character; write it again on a line of its own for each one more"
    case (.dismiss, _): "'dismiss' closes what was presented last, and takes no name"
    case (.back, _): "'back' goes one screen, and takes no name"
    case (.push, .push("screen")), (.replace, .replace("screen")):
      "write '\(rawValue) \(rest)', without 'screen'"
    case (.push, .push("to")): "write 'push \(rest)', without 'to'"
    case (.present, .present(let word))
    where rest.hasPrefix("#") && TargetWord.panels.contains(word):
      "write 'present \(rest)', without '\(word)'"
    default: nil
    }
  }

  /// What to write where a number follows an effect that takes one step.
  private func adviceOnSize(_ rest: String, _ effect: Effect) -> String? {
    let number = rest.hasPrefix("by ") ? rest.dropFirst(3) : rest[...]
    guard ExactNumber(number) != nil || rest.hasPrefix("by ") else { return nil }
    let step = "'\(rawValue)' takes one step of the range; its size is 'by' in 'range: 0...10 by 2'"
    guard case .change(_, let targets) = effect, case .identifier(let name)? = targets.last,
      ExactNumber(number) != nil
    else { return step }
    let place = Quoting.name(name, after: "#")
    let sign = self == .decrement ? "-" : "+"
    return "\(step); or write 'set \(place).value: {\(place) \(sign) \(number)}'"
  }
}

/// What a guard can ask.
///
/// - Source: SCREEN-FORMAT.md, "Guards".
enum GuardWord: CaseIterable, Hashable, Sendable {
  case text, part, empty, state, hidden, number, property, negation, conjunction

  /// How it is written.
  var usage: String {
    switch self {
    case .text: "when #id is Large"
    case .part: "when #id contains milk"
    case .empty: "when #id is empty"
    case .state: "when self is selected"
    case .hidden: "when #id is hidden"
    case .number: "when #id is above 3"
    case .property: "when #id.label is Pay"
    case .negation: "when #id is not on"
    case .conjunction: "when #a is on and #b is off"
    }
  }

  /// When it is true.
  var meaning: String {
    switch self {
    case .text: "its value is that text; for a switch on, off or mixed"
    case .part: "the text is somewhere in it, ignoring case; with 'lacks' it is not"
    case .empty: "its value has no text"
    case .state: "it is selected, dimmed, expanded, collapsed or editing"
    case .hidden: "it is hidden, inside something hidden, removed or closed"
    case .number: "the first number in its value is greater, or with 'below' less"
    case .property: "that property has that text"
    case .negation: "the condition is false"
    case .conjunction: "both are true"
    }
  }
}
