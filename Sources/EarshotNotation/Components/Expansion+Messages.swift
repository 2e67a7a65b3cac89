import EarshotModel

// Messages about components that can't be expanded.
extension Diagnostic.Message {
  static var textsWrittenOut: Self {
    "the text of the expanded components exceeds 64 MiB; use fewer components or shorter text"
  }

  static func textWrittenOut(_ property: TextProperty) -> Self {
    "the text of a '\(property.rawValue)' exceeds 64 KiB with its parameters filled in; shorten it"
  }

  static func fixedArgument(_ parameter: String) -> Self {
    """
    the argument for '\(parameter)' can't contain references, because '{\(parameter)}' is in text \
    that never changes, such as the name of an action; write a string without references
    """
  }

  static func needsNumericArgument(_ parameter: String, _ text: String) -> Self {
    """
    the component calculates with '\(parameter)', so the argument must contain a number, not \
    '\(text)'; write a number
    """
  }
}

extension Int {
  /// The number with commas as thousands separators: `4,096,000`.
  package var withThousands: String {
    var digits = String(self)
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
      place -= 3
    }
    return digits
  }
}
