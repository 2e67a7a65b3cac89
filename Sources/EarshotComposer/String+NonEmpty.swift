extension String {
  /// The text, or nothing where it is empty: UIKit's empty strings count as absent.
  ///
  /// - Source: AccessibilitySnapshot.
  var nonEmpty: String? { isEmpty ? nil : self }
}

extension Optional<String> {
  /// The text, or nothing where there is none or it is empty.
  var nonEmpty: String? { self?.nonEmpty }
}
