import EarshotModel
import EarshotFocusEngine

extension Utterance.Rule {
  static let value = Self("the value follows the label", source: "WWDC26-220")
  static let secureValue = Self(
    "of a secure field only the number of characters is told",
    source: "a11ysupport.io; flutter#14543; our choice"
  )
  static let secureBullets = Self(
    "of a secure field the bullets on the screen are its value",
    source: "AccessibilitySnapshot"
  )
  static let placeholder = Self(
    "the placeholder is the value of an empty field",
    source: "AccessibilitySnapshot"
  )
  static let startOfScale = Self("the scale starts at its first value", source: "our choice")
}

extension Stop {
  /// The value of anything but a toggle.
  ///
  /// Reads as “50%”.
  ///
  /// A secure field tells how much was typed, an empty field its placeholder.
  ///
  /// - Source: UIAccessibility.h; VOICEOVER.md 4.1, row 5.
  var value: [Part] {
    if traits.contains(.toggleButton) { return [] }
    guard let value = element.value.nonEmpty else { return startOfScale ?? placeholder }
    return traits.contains(.secureTextField)
      ? [secureValue(value)] : [Part(.value, value, from: .value, by: .value)]
  }

  /// Reads as “9 characters”; the snapshot style has as many bullets.
  ///
  /// - Source: our choice (VOICEOVER.md, chapter 9), after a11ysupport.io; AccessibilitySnapshot.
  private func secureValue(_ value: String) -> Part {
    switch style {
    case .snapshot: Part(.value, value.asBullets, from: .value, by: .secureBullets)
    case .spoken: words.secret(value.count, .value)
    }
  }

  /// The placeholder, heard as the value while the field is empty, unless the label says the same.
  ///
  /// - Source: AccessibilitySnapshot; the exception is our choice (VOICEOVER.md, chapter 9).
  private var placeholder: [Part] {
    let isField = !traits.isDisjoint(with: [.textEntry, .searchField])
    guard isField, let text = element.placeholder.nonEmpty, text != element.label else { return [] }
    return [Part(.value, text, from: .placeholder, by: .placeholder)]
  }

  /// The value that counts where none was ever written: the first of the scale.
  ///
  /// - Source: our choice (SCREEN-FORMAT.md, “Values that change”).
  private var startOfScale: [Part]? {
    guard element.value == nil, let start = element.scale?.initialValue.nonEmpty else { return nil }
    return [Part(.value, start, from: .value, by: .startOfScale)]
  }
}
