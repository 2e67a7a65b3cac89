import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// Text has a contrast of at least 4.5:1; large text, from 18 points or 14 in bold, of at least
  /// 3:1.
  static let contrastText = AuditRule(
    "contrast-text",
    .error,
    .contrastMinimum,
    asks: """
      Text has a contrast of at least 4.5:1; large text, from 18 points or 14 in bold, of at \
      least 3:1.
      """,
    source: "WCAG 2.2, 1.4.3; points are compared as they are, as in ATF.",
    wayOut: "Choose a darker or a lighter color.",
    bad: """
      screen news "News"
        header "News"
        text "Opening hours"
          foreground: #777777
          background: #FFFFFF
          fontSize: 15
      """,
    good: """
      screen news "News"
        header "News"
        text "Opening hours"
          foreground: #767676
          background: #FFFFFF
          fontSize: 15
      """,
    needs: .colors,
    judge: .stop { stop in
      guard stop.element.role != .image, let ratio = Contrast(of: stop.element) else { return nil }
      return ratio.complaint(least: stop.element.fontSize?.isLarge ?? false ? 300 : 450)
    }
  )
}
