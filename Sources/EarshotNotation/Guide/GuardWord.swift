/// The kinds of tests in a condition, for the help.
///
/// - Source: SCREEN-FORMAT.md, "Guards".
enum GuardWord: CaseIterable, Hashable, Sendable {
  case text, part, empty, state, hidden, number, property, negation, conjunction

  /// An example of the notation.
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

  /// A description of the circumstances in which the test is true.
  var meaning: String {
    switch self {
    case .text: "the value is the given text or, for a switch or a checkbox, on, off, or mixed"
    case .part: "the value contains the text, ignoring case; 'lacks' tests the opposite"
    case .empty: "the value has no text"
    case .state:
      "the element is in the given state: selected, dimmed, expanded, collapsed, or editing"
    case .hidden: "the element is hidden, inside a hidden element, removed, or closed"
    case .number:
      "the first number in the value is greater than the given number; with 'below', "
        + "it's less"
    case .property: "the given property has the given text"
    case .negation: "the condition after 'not' is false"
    case .conjunction: "both conditions are true"
    }
  }
}
