// Rules about custom actions.
import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  static let customActionUnnamed = AuditRule(
    "custom-action-unnamed",
    .error,
    needs: .behavior,
    judge: .stop { stop in
      stop.actions.contains(where: \.isBlank) ? "a custom action doesn't have a name" : nil
    }
  )

  static let customActionDuplicate = AuditRule(
    "custom-action-duplicate",
    .warning,
    needs: .behavior,
    judge: .stop { stop in
      var seen: Set<String> = []
      guard let twice = stop.actions.first(where: { !$0.isBlank && !seen.insert($0).inserted })
      else {
        return nil
      }
      let count = stop.actions.count { $0 == twice }
      return "\(count) custom actions are called '\(twice)'"
    }
  )

  static let customActionTooMany = AuditRule(
    "custom-action-too-many",
    .note,
    needs: .behavior,
    judge: .stop { stop in
      guard stop.actions.count > 7 else { return nil }
      return "\(stop.actions.count) custom actions are too many to go through one by one"
    }
  )
}
