import EarshotModel
import EarshotFocusEngine

extension Stop {
  /// The value of any element except a toggle.
  ///
  /// For example, VoiceOver says “50%”.
  ///
  /// For a secure field, VoiceOver says the number of typed characters, and for an empty field, the
  /// placeholder.
  ///
  /// - Source: UIAccessibility.h; VOICEOVER.md 4.1, row 5.
  @inline(__always) var value: Part? {
    if traits.contains(.toggleButton) { return nil }
    guard let value = element.value.nonEmpty else { return startOfScale ?? placeholder }
    return traits.contains(.secureTextField)
      ? secureValue(value) : Part(.value, value, from: .value, by: .value)
  }

  /// Returns the part for the value of a secure field.
  ///
  /// For example, the result is “9 characters”. In the snapshot style, the words are the text that
  /// the app shows: bullets in a secure field, or the value as written if there's only the trait.
  ///
  /// - Source: our choice (VOICEOVER.md, chapter 9), after a11ysupport.io; AccessibilitySnapshot.
  private func secureValue(_ value: String) -> Part {
    switch style {
    case .snapshot where element.role == .secureTextField:
      Part(.value, value.asBullets, from: .value, by: .secureBullets)
    case .snapshot: Part(.value, value, from: .value, by: .secureTrait)
    case .spoken: words.secret(value.count, .value)
    }
  }

  /// The placeholder, which serves as the value while the field is empty, unless it's the same as
  /// the label.
  ///
  /// - Source: AccessibilitySnapshot; the exception is our choice (VOICEOVER.md, chapter 9).
  private var placeholder: Part? {
    guard let text = element.placeholder.nonEmpty, text != element.label,
      !traits.isDisjoint(with: [.textEntry, .searchField])
    else { return nil }
    return Part(.value, text, from: .placeholder, by: .placeholder)
  }

  /// The default value if the file specifies none, which is the first value of the scale.
  ///
  /// It's a separate property, because reading the scale copies the element.
  ///
  /// - Source: our choice (SCREEN-FORMAT.md, “Values that change”).
  @inline(never)
  private var startOfScale: Part? {
    guard element.value == nil, let start = element.scale?.initialValue.nonEmpty else { return nil }
    return Part(.value, start, from: .value, by: .startOfScale)
  }
}

// The words for an element after its activation or a change.
extension Stop {
  /// The words that an element repeats on activation: its label, or otherwise its value or the hint
  /// that replaces the label.
  ///
  /// A cell repeats the text inside it. For example, the words are “Points”.
  ///
  /// - Source: our choice (VOICEOVER.md 6.1), after WWDC16-202.
  var repetition: [Part] {
    if let label = element.label.nonEmpty {
      return [Part(.label, label, from: .label, by: .repetition)]
    }
    let texts = [label, Array(value), Array(toggleState), Array(promotedHint)]
    return (texts.first { !$0.isEmpty } ?? []).map { $0.by(.repetition) }
  }

  /// The description of an element after its activation changed it, without its kind, which
  /// VoiceOver has already said.
  ///
  /// For example, VoiceOver says “Selected, Steps”.
  ///
  /// - Source: WWDC13-202, WWDC16-202, magentaA11y (VOICEOVER.md 6.1).
  /// - Rule: ``SpeechRule/changedElement``
  var changedDescription: [Part] {
    spokenDescription.filter { $0.kind != .role }.map { $0.by(.changedElement) }
  }

  /// The new value, or the new state of a toggle, without other words.
  ///
  /// For example, VoiceOver says “28%” or “off”.
  ///
  /// - Source: WWDC14-210, WWDC24-10073 (VOICEOVER.md 4.2 and 6.2).
  /// - Rule: ``SpeechRule/newValue``
  var newValue: [Part] { (Array(value) + Array(toggleState)).map { $0.by(.newValue) } }
}
