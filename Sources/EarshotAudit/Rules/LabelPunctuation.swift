import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// The label of a control consists of words; it is neither a sentence nor a symbol.
  static let labelPunctuation = AuditRule(
    "label-punctuation",
    .warning,
    .headingsAndLabels,
    asks: "The label of a control consists of words; it is neither a sentence nor a symbol.",
    source: "GTXiLib; BrowserStack, special characters.",
    wayOut: "Remove the period, and write words instead of symbols.",
    bad: """
      screen cart "Cart"
        header "Cart"
        button "Pay now."
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
      guard stop.isControl, !label.isBlank else { return nil }
      if !label.contains(where: { $0.isLetter || $0.isNumber || $0.isEmoji }) {
        return "the label '\(label)' consists of symbols only"
      }
      guard label.hasSuffix("."), !label.hasSuffix(".."), !label.contains(","),
        !label.dropLast().contains("."), label.plainWords.count > 1 || label.count > 4
      else { return nil }
      return "the label '\(label)' ends with a period"
    }
  )
}
