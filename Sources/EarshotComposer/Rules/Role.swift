import EarshotModel
import EarshotFocusEngine

extension Stop {
  /// The part that reads “Button”.
  ///
  /// A keyboard key, a toggle, a tab, and a back button hide the word, and so does a tab bar.
  ///
  /// - Source: AccessibilitySnapshot (VOICEOVER.md 2.2).
  @inline(__always) var button: Part? {
    guard traits.contains(.button), traits.isDisjoint(with: Self.narrowerThanButtons), !isInTabBar
    else { return nil }
    return words.part(.role, .button, from: .traits, by: .button)
  }

  private static let narrowerThanButtons: Traits = [
    .keyboardKey, .toggleButton, .tabBarItem, .backButton,
  ]

  /// The part that reads “Back button”.
  ///
  /// - Source: iOS 26.5 log.
  @inline(__always) var backButton: Part? { role(.backButton, .backButton, by: .backButton) }

  /// The part that reads “Tab” for tabs, and for every element of a tab bar.
  ///
  /// - Source: WWDC15-201.
  @inline(__always) var tab: Part? {
    if traits.contains(.tabBarItem) { return role(.tabBarItem, .tab, by: .tab) }
    return isInTabBar ? words.part(.role, .tab, from: .container, by: .tab) : nil
  }

  /// The part that reads “Heading” or, with a level, “Heading level 2”.
  ///
  /// The snapshot style has no levels.
  ///
  /// A level has no words if the element doesn't have the `header` trait.
  ///
  /// - Source: UIAccessibility.h; cvs-health; AccessibilitySnapshot for its own style.
  @inline(__always) var heading: Part? {
    guard traits.contains(.header), style == .spoken, let level = element.level else {
      return role(.header, .heading)
    }
    let number = words.number(level)
    return words.part(.role, .headingLevel, [number], from: .level, by: .headingLevel)
  }

  /// The part that reads “Link”.
  ///
  /// - Source: UIAccessibility.h.
  @inline(__always) var link: Part? { role(.link, .link) }

  /// The part that reads “Adjustable”.
  ///
  /// - Source: UIAccessibility.h.
  @inline(__always) var adjustable: Part? { role(.adjustable, .adjustable) }

  /// The part that reads “Image”.
  ///
  /// - Source: UIAccessibility.h.
  @inline(__always) var image: Part? { role(.image, .image) }

  /// The part that reads “Pop up button”, in the spoken style only.
  ///
  /// - Source: iOS 26.5 log.
  @inline(__always) var popUpButton: Part? { role(.popupButton, .popUpButton, by: .popUpButton) }

  /// The part that reads “Picker item”, in the spoken style only.
  ///
  /// A column of minutes in a date picker reads only as “Adjustable”.
  ///
  /// - Source: magentaA11y; react-native-picker#582; Apple docs on UIDatePicker for minutes.
  @inline(__always) var pickerItem: Part? {
    guard traits.contains(.pickerElement), !isColumnOfMinutes else { return nil }
    return role(.pickerElement, .pickerItem, by: .pickerItem)
  }

  /// Whether the element is the column of minutes in a date picker, whose value ends with the word
  /// for minutes.
  ///
  /// - Rule: ``SpeechRule/pickerItem``
  @inline(never)
  private var isColumnOfMinutes: Bool {
    guard element.role == .wheel, description.isInDatePicker,
      let unit = element.value?.split(separator: " ").last?.lowercased()
    else { return false }
    return unit.hasPrefix(words(.minuteUnit).lowercased())
  }

  /// Whether the element is a picker wheel.
  ///
  /// VoiceOver says “Selected” after its value.
  var isWheel: Bool { traits.contains(.pickerElement) }

  /// The place of the row that a wheel shows.
  ///
  /// A column of a date picker has no place, and neither does an adjustable element that has the
  /// trait but a different role.
  ///
  /// For example, VoiceOver says “22 of 30”.
  ///
  /// - Source: react-native-picker#582; captions of iOS 26.6.1; UIDatePicker for its columns.
  @inline(__always) var wheelPlace: Part? {
    description.element.role == .wheel ? placeOnWheel : nil
  }

  /// The place of the row that a wheel shows, or `nil` if it has none.
  ///
  /// It's a separate property, because reading the scale copies the element.
  @inline(never)
  private var placeOnWheel: Part? {
    guard !description.isInDatePicker, let place = element.scale?.place(of: element.value) else {
      return nil
    }
    let numbers = [words.number(place.index), words.number(place.count)]
    return words.part(.position, .series, numbers, from: .value, by: .wheelPlace)
  }

  @inline(__always) private var isInTabBar: Bool {
    guard hasContext, case .tab = context else { return false }
    return true
  }

  @inline(__always) private func role(
    _ trait: Traits,
    _ phrase: Phrase,
    by rule: SpeechRule = .role
  ) -> Part? {
    guard traits.contains(trait) else { return nil }
    return words.part(.role, phrase, from: .traits, by: rule)
  }
}
