// Rules about the colors and sizes of text.
import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  static let contrastText = AuditRule(
    "contrast-text",
    .error,
    needs: .colors,
    judge: .stop { stop in
      guard stop.element.role != .image, let ratio = Contrast(of: stop.element) else { return nil }
      return ratio.complaint(least: stop.element.fontSize?.isLarge ?? false ? 300 : 450)
    }
  )

  static let contrastNontext = AuditRule(
    "contrast-nontext",
    .warning,
    needs: .colors,
    judge: .stop { stop in
      guard stop.element.role == .image, let ratio = Contrast(of: stop.element) else { return nil }
      return ratio.complaint(least: 300)
    }
  )

  static let textSmall = AuditRule(
    "text-small",
    .note,
    needs: .fontSize,
    judge: .stop { stop in
      guard let size = stop.element.fontSize, size.points < 11 else { return nil }
      let points = size.points.asPoints
      return "the text size is only \(points) \(points == "1" ? "point" : "points")"
    }
  )
}
