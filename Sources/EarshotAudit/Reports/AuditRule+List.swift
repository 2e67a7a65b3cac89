import EarshotNotation
import EarshotLines

// The lists of rules, for help and for Docs/Audit.
extension AuditRule {
  /// The name without hyphens, as SARIF requires: `LabelMissing`.
  var name: String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The list of all rules, for Docs/Audit/README.md.
  package static var listPage: String {
    let head = [
      "# Rules of the audit", "",
      """
      `earshot audit` judges an app by what you hear; [Auditing.md](../Auditing.md) explains how \
      to use it.
      """,
      "Each rule has a page with a screen that breaks it and one that doesn't;",
      "`earshot audit --explain RULE` prints it.",
      "", "| rule | severity | WCAG 2.2 | what it asks for |", "| --- | --- | --- | --- |",
    ]
    let rows = all.map { rule in
      let page = rule.page
      let criteria = page.criteria.map(\.rawValue).joined(separator: ", ")
      return
        "| [\(rule.id)](\(rule.id).md) | \(rule.severity.rawValue) | \(criteria) | \(page.asks) |"
    }
    return (head + rows + [""]).joined(separator: "\n")
  }

  /// The list for help: every rule with its severity and its requirement.
  public static var list: [String] {
    all.map { "\($0.id), \($0.severity.rawValue): \($0.page.asks)" }
  }
}
