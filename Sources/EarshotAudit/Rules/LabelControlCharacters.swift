import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A label has no hidden characters, which can reverse text or split a word.
  static let labelControlCharacters = AuditRule(
    "label-control-characters",
    .error,
    .nameRoleValue,
    asks: "A label has no hidden characters, which can reverse text or split a word.",
    source: "CWE-150; CVE-2021-42574.",
    wayOut: "Remove the character.",
    bad: """
      screen cart "Cart"
        header "Cart"
        button "Pay \\u{202E}now"
          on activate: announce "Paid"
      """,
    good: """
      screen cart "Cart"
        header "Cart"
        button "Pay now"
          on activate: announce "Paid"
      """,
    judge: .stop { stop in
      guard let hidden = stop.label.hiddenCharacter else { return nil }
      return "the label has the hidden character \(hidden.code) at position \(hidden.position)"
    }
  )
}
