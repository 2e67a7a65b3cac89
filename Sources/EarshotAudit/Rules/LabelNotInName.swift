import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// The label of a control contains the text on it, so that people can say it to Voice Control.
  static let labelNotInName = AuditRule(
    "label-not-in-name",
    .warning,
    .labelInName,
    asks: """
      The label of a control contains the text on it, so that people can say it to Voice \
      Control.
      """,
    source: "WCAG 2.2, 2.5.3; BrowserStack.",
    wayOut: "Put the text into the label, or into userInputLabels.",
    bad: """
      screen cart "Cart"
        header "Cart"
        button "Order"
          text "Pay now"
          on activate: announce "Paid"
      """,
    good: """
      screen cart "Cart"
        header "Cart"
        button "Pay now, Four Cheese"
          text "Pay now"
          on activate: announce "Paid"
      """,
    judge: .screen { screen in
      screen.stops.compactMap { stop in
        guard stop.isControl, stop.element.role != .cell, !stop.label.isBlank,
          let seen = screen.onlyText(inside: stop)
        else { return nil }
        let names = [stop.label, stop.element.value ?? ""] + stop.element.userInputLabels
        let words = seen.plainWords
        guard !words.isEmpty,
          !names.contains(where: { $0.plainWords == words || $0.holdsWords(of: seen) })
        else { return nil }
        let message: Complaint.Message =
          "the text '\(seen)' is seen, but the label is '\(stop.label)'"
        return Complaint(stop.index, message)
      }
    }
  )
}
