import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// Text stands out: 4.5:1, large text 3:1, which is from 18 points, or from 14 in bold.
  static let contrastText = AuditRule(
    "contrast-text",
    .error,
    .contrastMinimum,
    asks: "Text stands out: 4.5:1, large text 3:1, which is from 18 points, or from 14 in bold.",
    source: "WCAG 2.2, 1.4.3; points count as they stand, as in ATF.",
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
