import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A label has no spaces at either end and no double spaces.
  static let labelWhitespace = AuditRule(
    "label-whitespace",
    .note,
    asks: "A label has no spaces at either end and no double spaces.",
    source: "Our choice: they suggest that the label was put together wrongly.",
    wayOut: "Trim the label.",
    bad: """
      screen cart "Cart"
        header "Cart"
        button "Pay  now"
          on activate: announce "Paid"
      """,
    good: """
      screen cart "Cart"
        header "Cart"
        button "Pay now"
          on activate: announce "Paid"
      """,
    judge: .stop { stop in
      let label = stop.label
      guard !label.isBlank, !label.contains(where: \.isNewline) else { return nil }
      let isLoose = label.first?.isWhitespace ?? false || label.last?.isWhitespace ?? false
      guard isLoose || label.hasBlanksInARow else { return nil }
      return "the label '\(label)' has too many spaces"
    }
  )
}
