import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// Text has a size of at least 11 points.
  static let textSmall = AuditRule(
    "text-small",
    .note,
    .resizeText,
    asks: "Text has a size of at least 11 points.",
    source: "Apple, Human Interface Guidelines, Typography.",
    wayOut: "Make the text larger, and let it follow the size that people choose.",
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
