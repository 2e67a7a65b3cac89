import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A control has a name besides its value.
  static let nameIsValue = AuditRule(
    "name-is-value",
    .error,
    .nameRoleValue,
    asks: "A control has a name besides its value.",
    source: """
      Our choice, after Apple, accessibilityValue: the label says what the value belongs to. \
      A position such as “Page 1 of 2” is enough.
      """,
    wayOut: "Add a label, and keep the value.",
    bad: """
      screen sound "Sound"
        header "Sound"
        slider
          value: 40%
      """,
    good: """
      screen sound "Sound"
        header "Sound"
        slider "Volume"
          value: 40%
      """,
    judge: .stop { stop in
      let traits = stop.element.traits
      guard !traits.isDisjoint(with: [.adjustable, .popupButton]), stop.heardLabel.isBlank,
        stop.hasName, !stop.text(of: .value).tellsPlace
      else { return nil }
      return "the \(stop.noun) is known by its value alone; VoiceOver says \(stop.heard)"
    }
  )
}
