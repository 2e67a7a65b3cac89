import EarshotNotation
import EarshotLines

// What is told of a rule: at the prompt, in SARIF and in Docs/Audit.
extension AuditRule {
  /// The name without hyphens, as SARIF wants it: `LabelMissing`.
  var name: String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The rule as lines of text, which `--explain` prints.
  public var page: [String] { page(saying: heardLine) }

  /// The rule as lines of text, with what it says of its bad screen.
  func page(saying heardLine: String) -> [String] {
    ["\(id): \(severity.rawValue)", "", asks, ""] + criteriaLines
      + ["Source: \(source)", "", "What to do: \(wayOut)", "", "This breaks it:", ""]
      + bad.indentedLines + ["", heardLine, "", "This does not:", ""] + good.indentedLines
  }

  /// The rule as a page of Docs/Audit.
  package var markdownPage: String { markdownPage(saying: heardLine) }

  /// The rule as a page of Docs/Audit, with what it says of its bad screen.
  func markdownPage(saying heardLine: String) -> String {
    let lines =
      ["# \(id)", "", asks, "", "Severity: \(severity.rawValue)."]
      + (criteria.isEmpty ? [] : ["WCAG 2.2: \(criteriaText)."])
      + ["Source: \(source)", "", "\(heardLine)", "", "## What breaks the rule", "", "```screen"]
      + bad.lines + ["```", "", "## What does not", "", wayOut, "", "```screen"] + good.lines
      + ["```", ""]
    return lines.joined(separator: "\n")
  }

  private var criteriaText: String {
    criteria.map { "\($0.rawValue) \($0.title)" }.joined(separator: ", ")
  }

  private var criteriaLines: [String] {
    criteria.isEmpty ? [] : ["WCAG 2.2: \(criteriaText)."]
  }

  /// What the rule says of its bad screen.
  ///
  /// - Complexity: That of an audit of the screen.
  var heardLine: String {
    let source = SourceText(name: "bad.screen", bad)
    let findings = Audit(AppDocument.read([source]), of: [source])?.report.findings ?? []
    guard let finding = findings.first(where: { $0.rule.id == id }) else { return "" }
    return "The audit says: \(finding.message)."
  }

  /// The list of all rules, as Docs/Audit/README.md.
  package static var listPage: String {
    let head = [
      "# Rules of the audit", "",
      "`earshot audit` judges an app by what is heard; [Auditing.md](../Auditing.md) explains how to use it.",
      "Each rule has a page with a screen that breaks it and one that does not;",
      "`earshot audit --explain RULE` prints it.",
      "", "| rule | severity | WCAG 2.2 | what it asks for |", "| --- | --- | --- | --- |",
    ]
    let rows = all.map { rule in
      let criteria = rule.criteria.map(\.rawValue).joined(separator: ", ")
      return
        "| [\(rule.id)](\(rule.id).md) | \(rule.severity.rawValue) | \(criteria) | \(rule.asks) |"
    }
    return (head + rows + [""]).joined(separator: "\n")
  }

  /// What help lists: every rule with its severity and what it asks for.
  public static var list: [String] {
    all.map { "\($0.id), \($0.severity.rawValue): \($0.asks)" }
  }
}

extension String {
  fileprivate var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  fileprivate var indentedLines: [String] { lines.map { $0.isEmpty ? "" : "  " + $0 } }
}
