package import EarshotModel
import EarshotFocusEngine

extension Stop {
  /// The label or, for a cell without a label, the text inside it.
  ///
  /// For example, VoiceOver says “Brightness”.
  ///
  /// - Source: UIAccessibility.h; VOICEOVER.md 2.2 and 2.3.
  var label: [Part] {
    var parts: [Part] = []
    addLabel(to: &parts)
    return parts
  }

  func addLabel(to parts: inout [Part]) {
    if element.label.nonEmpty != nil {
      parts += ownLabel
    } else {
      parts += stepperLabel ?? systemLabel
      if element.role == .cell { parts += cellContents }
    }
  }

  /// The author's label.
  ///
  /// For a back button, VoiceOver omits the label “Back”, because it would say the word twice.
  ///
  /// - Source: UIAccessibility.h; AccessibilitySnapshot for the word Back (VOICEOVER.md 2.2).
  /// - Rule: ``SpeechRule/backLabel``
  private var ownLabel: Part? {
    guard let label = element.label.nonEmpty else { return nil }
    let isWordBack =
      traits.contains(.backButton) && label.lowercased() == words(.backWord).lowercased()
    return isWordBack ? nil : Part(.label, label, from: .label, by: .label)
  }

  /// The name of a stepper's button.
  ///
  /// For example, VoiceOver says “Increment”.
  ///
  /// - Source: AccessibilitySnapshot; that the format's `stepper` has them is our choice (2.3).
  private var stepperLabel: Part? {
    guard element.role.isStepperHalf else { return nil }
    return element.role.givenName.map { words.part(.label, $0, from: .system, by: .stepperLabel) }
  }

  /// The name that UIKit gives an element without a label.
  ///
  /// For example, UIKit names the grabber of a sheet.
  ///
  /// - Source: XCUITest, in UI tests that find elements by their names; XcodeBuildMCP for the handle.
  private var systemLabel: Part? {
    guard !element.role.isStepperHalf else { return nil }
    return element.role.givenName.map { words.part(.label, $0, from: .system, by: .systemLabel) }
  }

  /// The speech of a cell without a label: the label and value of each element inside, and the
  /// state of toggles.
  ///
  /// For example, VoiceOver says “Ann, Mute, on”, in both styles.
  ///
  /// - Source: our choice (VOICEOVER.md 2.3), after WWDC21-10121 and UIAccessibility notes (zh).
  var cellContents: [Part] {
    guard element.role == .cell else { return [] }
    return description.spokenChildren.flatMap { child in
      inside(child, language: child.language ?? words.language).contentsOfCell
    }
  }

  /// The parts for an element inside a cell, without role words.
  private var contentsOfCell: [Part] {
    let name = element.label.nonEmpty.map { Part(.label, $0, from: .label, by: .cellContents) }
    var parts = Array(name ?? stepperLabel ?? systemLabel)
    parts += value
    if parts.last?.speechRule == .value { parts[parts.count - 1].speechRule = .cellContents }
    parts += toggleState
    return parts
  }
}

extension Role {
  /// The name that the system gives an element without a label, or `nil` if there's none.
  fileprivate var givenName: Phrase? {
    switch self {
    case .decrementButton: .decrement
    case .incrementButton: .increment
    case .dismissRegion: .dismissPopup
    case .menuDismissRegion: .dismissMenu
    case .grabber: .sheetGrabber
    case .progress: .progressLabel
    case .activity: .inProgress
    case .datePicker: .datePickerLabel
    default: nil
    }
  }

  fileprivate var isStepperHalf: Bool { self == .decrementButton || self == .incrementButton }
}

extension Composer {
  /// Returns VoiceOver's name for an element of the role without a label, or `nil` if there's none.
  package func name(ofUnlabeled role: Role) -> String? {
    role.givenName.map { words.of(.spoken, language)($0) }
  }
}
