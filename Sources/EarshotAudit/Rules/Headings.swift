// Rules about titles and headings.
import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  static let titleMissing = AuditRule(
    "title-missing",
    .warning,
    needs: .ownFile,
    judge: .screen { screen in
      guard screen.session.shownNames.count == 1, !screen.stops.isEmpty,
        screen.tree[screen.screen].label?.isBlank ?? true,
        !screen.stops.contains(where: { $0.element.traits.contains(.header) }),
        !screen.shownNodes.contains(where: { screen.tree.role(of: $0) == .navigationBar })
      else { return [] }
      return [Complaint(screen.screen, "the screen has neither a title nor a heading")]
    }
  )

  static let headingMissing = AuditRule(
    "heading-missing",
    .note,
    judge: .screen { screen in
      // A file without traits can't name a heading.
      if screen.app.isForeign, screen.app.remarks[screen.screen]?.namesHeadings != true {
        return []
      }
      let keys = screen.stops.count { $0.element.traits.contains(.keyboardKey) }
      guard screen.stops.count - keys >= 12,
        !screen.stops.contains(where: { $0.element.traits.contains(.header) })
      else { return [] }
      return [Complaint(screen.screen, "\(screen.stops.count) stops, and no heading to jump to")]
    }
  )

  static let headingEmpty = AuditRule(
    "heading-empty",
    .warning,
    judge: .stop { stop in
      guard stop.element.traits.contains(.header), !stop.isControl, !stop.hasName else {
        return nil
      }
      return "the heading has no text; VoiceOver says \(stop.heard)"
    }
  )

  static let headingSkip = AuditRule(
    "heading-skip",
    .note,
    judge: .screen { screen in
      var complaints: [Complaint] = []
      var last: Int?
      for stop in screen.stops where stop.element.traits.contains(.header) {
        guard let level = stop.element.level else { continue }
        if let before = last, level > before + 1 {
          let message: Complaint.Message =
            "a heading of level \(level) follows one of level \(before)"
          complaints.append(Complaint(stop.index, message))
        }
        last = level
      }
      return complaints
    }
  )
}
