import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// An image that carries meaning has a contrast of at least 3:1.
  static let contrastNontext = AuditRule(
    "contrast-nontext",
    .warning,
    .nonTextContrast,
    asks: "An image that carries meaning has a contrast of at least 3:1.",
    source: "WCAG 2.2, 1.4.11.",
    wayOut: "Choose a darker or a lighter color.",
    bad: """
      screen news "News"
        header "News"
        image "New"
          foreground: #AAAAAA
          background: #FFFFFF
      """,
    good: """
      screen news "News"
        header "News"
        image "New"
          foreground: #888888
          background: #FFFFFF
      """,
    needs: .colors,
    judge: .stop { stop in
      guard stop.element.role == .image, let ratio = Contrast(of: stop.element) else { return nil }
      return ratio.complaint(least: 300)
    }
  )
}
