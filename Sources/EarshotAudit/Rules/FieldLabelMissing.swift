import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A text field is named by more than its placeholder, which is gone once something is typed.
  static let fieldLabelMissing = AuditRule(
    "field-label-missing",
    .warning,
    .labelsOrInstructions,
    asks: """
      A text field is named by more than its placeholder, which is gone once something is \
      typed.
      """,
    source: "WelcomingWeb; WCAG 2.2, 3.3.2; a warning, since an empty field is heard.",
    wayOut: "Give it a label; the placeholder may stay as an example.",
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
