import EarshotModel
import EarshotFocusEngine

extension Stop {
  /// The values of important custom content, in order.
  ///
  /// For example, VoiceOver says “three years”. Only the spoken style has these words.
  ///
  /// - Source: WWDC21-10121.
  @inline(__always) var importantContent: [Part] {
    guard hasDetails, style == .spoken else { return [] }
    return element.customContent.compactMap { content in
      guard content.isImportant, let value = content.text.nonEmpty else { return nil }
      return Part(.content, value, from: .customContent, by: .importantContent)
    }
  }

  /// The cue for custom content.
  ///
  /// The hint line contains “More content available”.
  ///
  /// - Source: WWDC21-10121; the place is our choice (VOICEOVER.md 4.4).
  @inline(__always) var moreContentCue: Part? {
    guard hasDetails, settings.moreContentFeedback == .speak, !element.customContent.isEmpty else {
      return nil
    }
    return words.part(.moreContent, .moreContentAvailable, from: .system, by: .moreContent)
  }
}

extension CustomContent {
  /// The current value.
  var text: String { value.literal ?? "" }

  /// The parts of an entry in the More Content rotor.
  ///
  /// For example, VoiceOver says “three years, Age” or, without a value, “Age”.
  ///
  /// - Source: our choice (VOICEOVER.md 4.4), after WWDC21-10121.
  var rotorEntry: [Utterance.Part] {
    [text, label].compactMap { text in
      text.nonEmpty.map { .init(.rotor, $0, from: .customContent, by: .contentEntry) }
    }
  }

  /// The entry in the lists of the snapshot style, such as `Age: three years`.
  ///
  /// - Source: AccessibilitySnapshot (VOICEOVER.md 4.5).
  var snapshotEntry: String { text.isEmpty ? label : "\(label): \(text)" }
}
