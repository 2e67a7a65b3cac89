import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// Two buttons that change one value are one adjustable element.
  static let oneAdjustable = AuditRule(
    "one-adjustable",
    .note,
    asks: "Two buttons that change one value are one adjustable element.",
    source: "Dodo Pizza article (ru), VOICEOVER.md, chapter 13.",
    wayOut: "Combine them into an adjustable element or a stepper.",
    bad: """
      screen cart "Cart"
        header "Cart"
        text "Four Cheese, 1"
        button "Fewer"
          on activate: announce "One less"
        button "More"
          on activate: announce "One more"
      """,
    good: """
      screen cart "Cart"
        header "Cart"
        adjustable "Four Cheese"
          range: 1...9
      """,
    judge: .screen { screen in
      zip(screen.stops, screen.stops.dropFirst()).compactMap { first, second in
        guard first.isStep(with: second) else { return nil }
        let message: Complaint.Message =
          "two buttons, '\(first.label)' and '\(second.label)', for one value"
        return Complaint(first.index, message)
      }
    }
  )
}

extension AuditedStop {
  /// Whether this button and another one make a value larger and smaller.
  fileprivate func isStep(with other: AuditedStop) -> Bool {
    guard element.role == .button, other.element.role == .button,
      let table = AuditWords.of(language)
    else { return false }
    let names = (label.lowercased(), other.label.lowercased())
    return table.steps.contains { $0 == names || ($0.1, $0.0) == names }
  }
}
