import EarshotModel

/// The way to read the references in text.
package enum Reading: Hashable, Sendable {
  /// As VoiceOver says them; an empty value becomes the label.
  case heard
  /// Only the value, so an empty field is an empty string, as conditions read it.
  case compared
  /// Only the value, or the seconds of a time, as amounts and other times read it.
  case counted

  /// Creates the way to read the references in the text of an element's property.
  init(of property: Property, in element: Element) {
    self = property == .value && element.scale?.isTime == true ? .counted : .heard
  }
}

extension App {
  /// Returns the number of seconds of an element whose value VoiceOver says as a time, or `nil` for
  /// other elements.
  func secondsOfTime(at index: ElementTree.Index) -> String? {
    guard tree[index].scale?.isTime == true else { return nil }
    return derivation.seconds(of: index)
  }

  /// Puts a calculated time into words; text that isn't a number of seconds stays as is.
  ///
  /// - Rules: ``AppRule/timesAreSaidInWords``, ``AppRule/timesStayInTheirRange``
  mutating func sayTime(_ element: inout Element, at index: ElementTree.Index) {
    guard case .range(let range)? = element.scale, range.isTime else { return }
    let value = element.value ?? ""
    let seconds = value.isEmpty ? range.written(range.lower) : range.timeInside(value)
    derivation.keep(seconds: seconds, of: index)
    let words = TimeWords.of(tree.languageInApp(of: index))
    element.setText(words?.text(ofSeconds: seconds) ?? seconds, of: .value)
  }
}
