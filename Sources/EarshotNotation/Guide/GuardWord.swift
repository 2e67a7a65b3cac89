/// The tests of a condition.
///
/// - Source: SCREEN-FORMAT.md, "Guards".
enum GuardWord: CaseIterable, Hashable, Sendable {
  case text, part, empty, state, hidden, number, property, negation, conjunction

  /// The notation.
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

  /// The case in which it's true.
  var meaning: String {
    switch self {
    case .text: "its value is that text; for a switch, on, off, or mixed"
    case .part: "it contains the text, ignoring case; with 'lacks', it doesn't"
    case .empty: "its value has no text"
    case .state: "it is selected, dimmed, expanded, collapsed, or editing"
    case .hidden: "it is hidden, inside something hidden, removed, or closed"
    case .number: "the first number in its value is greater or, with 'below', less"
    case .property: "that property has that text"
    case .negation: "the condition is false"
    case .conjunction: "both are true"
    }
  }
}
