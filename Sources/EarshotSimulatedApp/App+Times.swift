import EarshotModel

/// The way to resolve references in text.
package enum Reading: Hashable, Sendable {
  /// The form that VoiceOver says, with the label instead of an empty value.
  case heard
  /// Only the value, as in conditions, so an empty field is an empty string.
  case compared
  /// Only the value, or the seconds of a time, as in amounts and other times.
  case counted

  /// Determines the way to resolve the references in the text of an element's property.
  init(of property: Property, in element: Element) {
    self = property == .value && element.scale?.isTime == true ? .counted : .heard
  }

  /// Determines the way to resolve the references in the text of a node's property.
  init(of property: TextProperty, at index: ElementTree.Index, in tree: ElementTree) {
    self = property == .value && tree.scale(of: index)?.isTime == true ? .counted : .heard
  }
}

extension App {
  /// Returns the number of seconds of an element whose value VoiceOver says as a time, or `nil` for
  /// any other element.
  func secondsOfTime(at index: ElementTree.Index) -> String? {
    guard tree[index].scale?.isTime == true else { return nil }
    return derivation.seconds(of: index)
  }

  /// Puts a calculated time into words.
  ///
  /// Text that isn't a number of seconds doesn't change.
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
