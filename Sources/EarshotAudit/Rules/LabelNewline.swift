import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// The label of a control is one line.
  static let labelNewline = AuditRule(
    "label-newline",
    .note,
    asks: "The label of a control is one line.",
    source: "Our choice: voices pause at a line break, wherever the layout happened to put it.",
    wayOut: "Replace the line break with a space or a comma.",
    bad: """
      screen cart "Cart"
        header "Cart"
        button "Pay\\nnow"
          on activate: announce "Paid"
      """,
    good: """
      screen cart "Cart"
        header "Cart"
        button "Pay now"
          on activate: announce "Paid"
      """,
    needs: .ownFile,
    judge: .stop { stop in
      guard stop.isControl, !stop.element.traits.contains(.textEntry),
        stop.label.contains(where: \.isNewline)
      else { return nil }
      return "the label has a line break"
    }
  )
}
