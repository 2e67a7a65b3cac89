// Rules about comments that suppress findings.
import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  static let ignoreUnclear = AuditRule("ignore-unclear", .error, judge: .walk)

  static let ignoreUnused = AuditRule("ignore-unused", .note, judge: .walk)
}
