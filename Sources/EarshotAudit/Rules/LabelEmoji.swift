import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A label has no emoji, because voices read out their long names.
  static let labelEmoji = AuditRule(
    "label-emoji",
    .note,
    asks: "A label has no emoji, because voices read out their long names.",
    source: "BrowserStack, special characters.",
    wayOut: "Remove it from the label; you can keep it on the screen.",
    bad: """
      screen cart "Cart"
        header "Cart"
        button "Pay 🍕"
          on activate: announce "Paid"
      """,
    good: """
      screen cart "Cart"
        header "Cart"
        button "Pay"
          on activate: announce "Paid"
      """,
    judge: .stop { stop in
      guard !stop.label.isASCII, stop.label.count > 1,
        let emoji = stop.label.first(where: \.isEmoji)
      else { return nil }
      let name = emoji.unicodeScalars.first?.properties.name?.lowercased() ?? "an emoji"
      return "the label has an emoji, read out as '\(name)'"
    }
  )
}
