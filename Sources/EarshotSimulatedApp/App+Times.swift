import EarshotModel

/// How the references in a text are read.
package enum Reading: Hashable, Sendable {
  /// As they are heard; an empty value gives its label.
  case heard
  /// The value alone, so that an empty field is nothing, as guards read it.
  case compared
  /// The value alone, of a time its seconds, as amounts and other times read it.
  case counted

  /// How a text is read that a property of an element gets.
  init(of property: Property, in element: Element) {
    self = property == .value && element.scale?.isTime == true ? .counted : .heard
  }
}

extension App {
  /// The number of seconds of an element whose value is said as a time, or `nil` for other elements.
  func secondsOfTime(at index: ElementTree.Index) -> String? {
    guard tree[index].scale?.isTime == true else { return nil }
    return derivation.seconds(of: index)
  }

  /// Puts a time that is worked out into words; what is no number of seconds stays as it is.
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
