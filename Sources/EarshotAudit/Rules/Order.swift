// Rules about the order of stops.
import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  static let orderJump = AuditRule(
    "order-jump",
    .warning,
    needs: .frame,
    judge: .screen { screen in
      zip(screen.stops, screen.stops.dropFirst()).compactMap { first, second in
        guard let above = second.element.frame, let below = first.element.frame,
          screen.tree.parent(of: first.index) == screen.tree.parent(of: second.index),
          above.y + above.height + 44 <= below.y, above.x < below.x + below.width,
          below.x < above.x + above.width
        else { return nil }
        let message: Complaint.Message = "the next swipe goes back up to \(second.shortName)"
        return Complaint(first.index, message)
      }
    }
  )

  static let orderDuplicate = AuditRule(
    "order-duplicate",
    .warning,
    judge: .screen { screen in
      screen.shownNodes.compactMap { node in
        guard screen.tree.hasDetails(node), let names = screen.tree[node].elements else {
          return nil
        }
        var seen: Set<String> = []
        guard let twice = names.first(where: { !seen.insert($0).inserted }) else { return nil }
        let name = Quoting.name(twice, after: "#")
        return Complaint(node, "the 'elements' list contains '\(name)' more than once")
      }
    }
  )

  static let orderCycle = AuditRule("order-cycle", .error, needs: .behavior, judge: .walk)

  static let orderMirror = AuditRule("order-mirror", .warning, needs: .behavior, judge: .walk)
}
