import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// The name of a control is not only its value.
  static let nameIsValue = AuditRule(
    "name-is-value",
    .error,
    .nameRoleValue,
    asks: "The name of a control is not only its value.",
    source: """
      Our choice, after Apple, accessibilityValue: the value is what changes, the label what \
      it is of. A place such as “Page 1 of 2” is enough.
      """,
    wayOut: "Give it a label; the value stays what it is.",
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
