import EarshotModel

/// The requirements of the audit's rules in German.
///
/// Each is an imperative without a period.
///
/// The English sentence is the rule's own. A test requires a row for each rule in
/// Docs/Fidelity.de.md.
package enum AuditWording {
  /// Returns the German sentence of a rule, or `nil` if no rule has the ID.
  package static func german(_ id: String) -> String? {
    RulePage.german.cells(of: id, in: "AuditRule")?.first
  }
}
