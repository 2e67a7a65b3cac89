/// The possible contents of braces in text, for the help.
///
/// - Source: our choice; see FORMAT-EXTENSIONS.md.
enum AmountWord: CaseIterable, Hashable, Sendable {
  case text, property, own, sum, rounding, form, brace

  /// An example of the notation.
  var usage: String {
    switch self {
    case .text: "{#id}"
    case .property: "{#id.label}"
    case .own: "{value}"
    case .sum: "{#price * #count}"
    case .rounding: "{#total as 0.00}"
    case .form: "{#count item|items}"
    case .brace: "\\{"
    }
  }

  /// A description of the meaning.
  var meaning: String {
    switch self {
    case .text: "the value of the element, or its label if it has no value"
    case .property:
      "the label of the element; instead of 'label', you can write 'value', 'hint', or "
        + "'placeholder'"
    case .own:
      "the value of the element that contains the text; '{label}' inserts the element's label"
    case .sum:
      """
      the product of the first numbers in the two values; '+' adds, '-' subtracts, and each \
      sign needs spaces around it
      """
    case .rounding:
      "the number, rounded to two decimal places; 'as 0' rounds to a whole number"
    case .form:
      "the number and the word in the singular or plural, such as “1 item” or “2 items”"
    case .brace: "a literal opening brace in quoted text"
    }
  }
}

/// The notations for times, for the help.
///
/// - Source: our choice; see FORMAT-EXTENSIONS.md.
enum TimeWord: CaseIterable, Hashable, Sendable {
  case range, value, change, question, text, rest

  /// An example of the notation.
  var usage: String {
    switch self {
    case .range: "range: 0...1935 by 15 as time"
    case .value: "value: 615"
    case .change: "set #id.value: {#id + 30}"
    case .question: "when #id is above 600"
    case .text: "{#id}"
    case .rest: "value: {#length - #id}"
    }
  }

  /// A description of the effect.
  var meaning: String {
    switch self {
    case .range:
      "makes VoiceOver say the value as a time; the range, the step, and the value are "
        + "in seconds"
    case .value: "makes VoiceOver say “10 minutes 15 seconds”"
    case .change: "adds 30 seconds, up to the end of the range"
    case .question: "is true if the value is more than 600 seconds"
    case .text: "inserts the time in words"
    case .rest: "calculates the remaining time; this element also needs a range 'as time'"
    }
  }
}
