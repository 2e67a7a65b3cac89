import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A text field has a label.
  static let fieldLabelMissing = AuditRule(
    "field-label-missing",
    .warning,
    .labelsOrInstructions,
    asks: "A text field has a label. Its placeholder disappears as soon as someone types.",
    source: """
      WelcomingWeb; WCAG 2.2, 3.3.2; a warning, because VoiceOver reads the placeholder \
      while the field is empty.
      """,
    wayOut: "Add a label; you can keep the placeholder as an example.",
    bad: """
      screen sign "Sign in"
        header "Sign in"
        textField
          placeholder: Name
      """,
    good: """
      screen sign "Sign in"
        header "Sign in"
        textField "Name"
          placeholder: Ann Smith
      """,
    judge: .stop { stop in
      guard stop.element.traits.contains(.textEntry), stop.label.isBlank,
        let placeholder = stop.element.placeholder, !placeholder.isBlank
      else { return nil }
      return "the text field is named by its placeholder '\(placeholder)' alone"
    }
  )
}
