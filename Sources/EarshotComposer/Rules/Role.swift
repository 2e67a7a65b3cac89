import EarshotModel
import EarshotFocusEngine

extension Utterance.Rule {
  static let role = Self("a trait that tells what the element is has a word", source: "UIKit")
  static let button = Self(
    "a button says so, unless a narrower role or a tab bar hides it",
    source: "AccessibilitySnapshot"
  )
  static let backButton = Self("a back button says so, and not Button", source: "iOS 26.5 log")
  static let tab = Self("an item of a tab bar is a tab", source: "WWDC15-201")
  static let headingLevel = Self(
    "a heading with a level says its level",
    source: "UIAccessibility.h; cvs-health"
  )
  static let popUpButton = Self("a pop-up says so after Button", source: "iOS 26.5 log")
  static let pickerItem = Self("a wheel of a picker says so", source: "magentaA11y")
}

extension Stop {
  /// Reads as “Button”.
  ///
  /// A key of a keyboard, a toggle, a tab and a back button hide the word, and so does a tab bar.
  ///
  /// - Source: AccessibilitySnapshot (VOICEOVER.md 2.2).
  var button: [Part] {
    let narrower: Traits = [.keyboardKey, .toggleButton, .tabBarItem, .backButton]
    guard traits.contains(.button), traits.isDisjoint(with: narrower), !isInTabBar else {
      return []
    }
    return [words.part(.role, .button, from: .traits, by: .button)]
  }

  /// Reads as “Back button”.
  ///
  /// - Source: iOS 26.5 log.
  var backButton: [Part] { role(.backButton, .backButton, by: .backButton) }

  /// Reads as “Tab”: of tabs, and of whatever stands in a tab bar.
  ///
  /// - Source: WWDC15-201.
  var tab: [Part] {
    if traits.contains(.tabBarItem) { return role(.tabBarItem, .tab, by: .tab) }
    return isInTabBar ? [words.part(.role, .tab, from: .container, by: .tab)] : []
  }

  /// Reads as “Heading”, with a level as “Heading level 2”; the snapshot style knows no levels.
  ///
  /// A level without the trait is silent.
  ///
  /// - Source: UIAccessibility.h; cvs-health; AccessibilitySnapshot for its own style.
  var heading: [Part] {
    guard style == .spoken, let level = element.level, traits.contains(.header) else {
      return role(.header, .heading)
    }
    let number = words.number(level)
    return [words.part(.role, .headingLevel, [number], from: .level, by: .headingLevel)]
  }

  /// Reads as “Link”.
  ///
  /// - Source: UIAccessibility.h.
  var link: [Part] { role(.link, .link) }

  /// Reads as “Adjustable”.
  ///
  /// - Source: UIAccessibility.h.
  var adjustable: [Part] { role(.adjustable, .adjustable) }

  /// Reads as “Image”.
  ///
  /// - Source: UIAccessibility.h.
  var image: [Part] { role(.image, .image) }

  /// Reads as “Pop up button”; in the spoken style alone.
  ///
  /// - Source: iOS 26.5 log.
  var popUpButton: [Part] { role(.popupButton, .popUpButton, by: .popUpButton) }

  /// Reads as “Picker item”; in the spoken style alone.
  ///
  /// - Source: magentaA11y.
  var pickerItem: [Part] { role(.pickerElement, .pickerItem, by: .pickerItem) }

  private var isInTabBar: Bool {
    if case .tab = context { true } else { false }
  }

  private func role(_ trait: Traits, _ phrase: Phrase, by rule: Rule = .role) -> [Part] {
    guard traits.contains(trait) else { return [] }
    return [words.part(.role, phrase, from: .traits, by: rule)]
  }
}
