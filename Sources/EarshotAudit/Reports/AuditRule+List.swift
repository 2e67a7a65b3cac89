import EarshotNotation
import EarshotLines

// Lists of rules, for help and for Docs/Audit.
extension AuditRule {
  /// The ID with capitalized words instead of hyphens, for SARIF, such as `LabelMissing`.
  var name: String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The list for help: every rule with its severity and its requirement.
  public static var list: [String] {
    all.map { "\($0.id), \($0.severity.rawValue): \($0.page.asks)" }
  }
}
