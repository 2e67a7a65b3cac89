import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// Text has 11 points at least.
  static let textSmall = AuditRule(
    "text-small",
    .note,
    .resizeText,
    asks: "Text has 11 points at least.",
    source: "Apple, Human Interface Guidelines, Typography.",
    wayOut: "Make the text larger, and let it follow the size that the user chose.",
    bad: """
      screen news "News"
        header "News"
        text "Opening hours"
          fontSize: 9
      """,
    good: """
      screen news "News"
        header "News"
        text "Opening hours"
          fontSize: 11
      """,
    needs: .fontSize,
    judge: .stop { stop in
      guard let size = stop.element.fontSize, size.points < 11 else { return nil }
      return "the text has \(size.points.asPoints) points"
    }
  )
}
