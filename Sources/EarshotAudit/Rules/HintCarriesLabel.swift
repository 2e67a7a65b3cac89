import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// The label makes sense without the hint, because many people turn hints off.
  static let hintCarriesLabel = AuditRule(
    "hint-carries-label",
    .note,
    .nameRoleValue,
    asks: "The label makes sense without the hint, because many people turn hints off.",
    source: "Dodo Pizza article (ru), VOICEOVER.md, chapter 13.",
    wayOut: "Put what people need in order to decide into the label.",
    bad: """
      screen toppings "Toppings"
        header "Toppings"
        button "Next"
          hint: Adds the toppings and opens the cart
          on activate: announce "Added"
      """,
    good: """
      screen toppings "Toppings"
        header "Toppings"
        button "Next, to the cart"
          hint: Adds the toppings
          on activate: announce "Added"
      """,
    judge: .stop { stop in
      guard stop.isControl, let hint = stop.element.hint, !hint.isBlank,
        AuditWords.of(stop.language)?.vagueVerbs.contains(
          stop.label.plainWords.joined(separator: " ")
        )
          ?? false
      else { return nil }
      return "without hints, people hear only '\(stop.label)'"
    }
  )
}
