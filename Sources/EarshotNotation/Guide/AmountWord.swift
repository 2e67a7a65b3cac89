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
    case .property: "a property of the element: 'label', 'value', 'hint', or 'placeholder'"
    case .own: "the value of the element that contains the text; '{label}' is its label"
    case .sum:
      """
      the product of the first numbers in both values; '+' and '-' also need spaces around them
      """
    case .rounding:
      "the number, rounded to two decimals; halves round away from zero, and 'as 0' omits decimals"
    case .form: "the number, followed by the form of the word that it takes in this language"
    case .brace: "a literal brace in quoted text"
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
      "makes VoiceOver say the value as a time; the ends, the step, and the value are "
        + "in seconds"
    case .value: "makes VoiceOver say “10 minutes 15 seconds”"
    case .change: "adds seconds, and stops at the ends of the range"
    case .question: "compares seconds"
    case .text: "inserts the time in words"
    case .rest: "calculates the remaining time; this element also needs a range 'as time'"
    }
  }
}
