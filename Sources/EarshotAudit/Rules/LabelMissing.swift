import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A control has a name.
  static let labelMissing = AuditRule(
    "label-missing",
    .error,
    .nameRoleValue,
    asks: "A control has a name.",
    source: "Apple, sufficientElementDescription; GTXiLib; Deque; WWDC19-254.",
    wayOut: "Give it a label that says what it does.",
    bad: """
      screen order "Order"
        header "Order"
        button
          on activate: announce "Ordered"
      """,
    good: """
      screen order "Order"
        header "Order"
        button "Order"
          on activate: announce "Ordered"
      """,
    judge: .stop { stop in
      guard stop.isControl, !stop.hasName, !stop.element.traits.contains(.backButton) else {
        return nil
      }
      if stop.element.traits.contains(.textEntry), stop.element.placeholder?.isBlank == false {
        return nil
      }
      return "the \(stop.noun) has no label; VoiceOver says \(stop.heard)"
    }
  )
}
