import EarshotModel
import EarshotFocusEngine

extension Utterance.Rule {
  static let adjustHint = Self(
    "VoiceOver tells how an adjustable is changed",
    source: "WWDC14-210; AccessibilitySnapshot"
  )
  static let toggleHint = Self("VoiceOver tells how a toggle is switched", source: "WWDC23-10036")
  static let editHint = Self("VoiceOver tells how a field is edited", source: "WWDC14-210")
  static let editingHint = Self(
    "in a long text, or one that is edited, the rotor finds misspelled words",
    source: "AccessibilitySnapshot"
  )
  static let directTouchHint = Self(
    "VoiceOver tells how to begin touching directly",
    source: "WWDC26-220"
  )
  static let customRotorsHint = Self("VoiceOver names the element's rotors", source: "WWDC15-201")
  static let customActionsHint = Self(
    "VoiceOver tells how an action is chosen, where the setting asks for it",
    source: "iOS 26.5 log"
  )
  static let pickerHint = Self("VoiceOver tells how a picker is opened", source: "magentaA11y")
  static let expandHint = Self(
    "VoiceOver tells how something is unfolded",
    source: "magentaA11y; a11ysupport.io"
  )
}

extension Stop {
  /// All hints of the system that the spoken style gives, in order; dimmed drops them.
  ///
  /// - Source: our choice (VOICEOVER.md 4.3).
  var systemHints: [Part] {
    guard isEnabled else { return [] }
    return adjustHint + toggleHint + textHint + directTouchHint + customRotorsHint
      + customActionsHint + pickerHint + expandHint
  }

  /// Reads as “Swipe up or down with one finger to adjust the value.”; not after a hint that
  /// stands for the label, and in the snapshot style not for a toggle.
  ///
  /// - Source: WWDC14-210; AccessibilitySnapshot (VOICEOVER.md 4.3 and 4.5, hint c).
  var adjustHint: [Part] {
    guard isEnabled, traits.contains(.adjustable), !hasHintAlone else { return [] }
    if style == .snapshot, traits.contains(.toggleButton) { return [] }
    return [words.part(.hint, .adjustHint, from: .system, by: .adjustHint)]
  }

  private var hasHintAlone: Bool {
    switch style {
    case .spoken: !promotedHint.isEmpty
    case .snapshot: element.hint.nonEmpty != nil && label.isEmpty && value.isEmpty
    }
  }

  /// Reads as “Double tap to toggle setting”.
  ///
  /// - Source: WWDC23-10036.
  var toggleHint: [Part] {
    guard isEnabled, traits.contains(.toggleButton) else { return [] }
    return [words.part(.hint, .toggleHint, from: .system, by: .toggleHint)]
  }

  /// Reads as “Double tap to edit.”, and of an area or while editing as “Use the rotor to access
  /// Misspelled Words”.
  ///
  /// The snapshot style has one string for the two of an area.
  ///
  /// - Source: WWDC14-210; AccessibilitySnapshot (VOICEOVER.md 4.3 and 4.5, hint b).
  var textHint: [Part] {
    guard isEnabled, isTextEntry else { return [] }
    let edit = words.part(.hint, .editHint, from: .system, by: .editHint)
    let misspelled = words.part(.hint, .editingHint, from: .system, by: .editingHint)
    if isEditing { return [misspelled] }
    guard traits.contains(.textArea) else { return [edit] }
    switch style {
    case .spoken: return [edit, misspelled]
    case .snapshot: return [words.part(.hint, .textAreaHint, from: .system, by: .editHint)]
    }
  }

  /// Reads as “Activate to start direct touch interaction”.
  ///
  /// - Source: WWDC26-220; UIKit wants the trait beside the option (VOICEOVER.md 6.7).
  private var directTouchHint: [Part] {
    guard traits.contains(.allowsDirectInteraction),
      element.directTouchOptions.contains(.requiresActivation)
    else { return [] }
    return [words.part(.hint, .directTouchHint, from: .system, by: .directTouchHint)]
  }

  /// Reads as “Use the rotor to access Stores, Parks.”: the rotors of the element itself.
  ///
  /// - Source: WWDC15-201; which ones and how they are joined: our choice (VOICEOVER.md 4.3).
  private var customRotorsHint: [Part] {
    guard !element.rotors.isEmpty else { return [] }
    let names = element.rotors.map(\.name).joined(separator: ", ")
    return [words.part(.hint, .customRotorsHint, [names], from: .system, by: .customRotorsHint)]
  }

  /// Reads as “Swipe up or down to select a custom action, then double tap to activate”.
  ///
  /// - Source: iOS 26.5 log; in place of the cue where the setting says so: our choice (4.4).
  private var customActionsHint: [Part] {
    guard settings.actionsFeedback == .hint, !description.actions.isEmpty else { return [] }
    return [words.part(.hint, .customActionsHint, from: .system, by: .customActionsHint)]
  }

  /// Reads as “Double tap to activate the picker”.
  ///
  /// - Source: magentaA11y.
  private var pickerHint: [Part] {
    guard !traits.isDisjoint(with: [.popupButton, .pickerElement]) else { return [] }
    return [words.part(.hint, .pickerHint, from: .system, by: .pickerHint)]
  }

  /// Reads as “Double tap to expand” or “Double tap to collapse”.
  ///
  /// - Source: magentaA11y, a11ysupport.io; native ones are not known.
  private var expandHint: [Part] {
    guard let status = element.expandedStatus else { return [] }
    let phrase: Phrase = status == .collapsed ? .expandHint : .collapseHint
    return [words.part(.hint, phrase, from: .system, by: .expandHint)]
  }
}
