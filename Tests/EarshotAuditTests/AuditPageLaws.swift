import EarshotAudit
import EarshotNotation
import TestSupport
import Testing

@Suite("The pages of Docs/Audit")
struct AuditPageLaws {
  @Test("each rule has a page with all its parts", arguments: AuditRule.all)
  func page(_ rule: AuditRule) throws {
    let source = try ProjectFiles.source("Docs/Audit/\(rule.id).md")
    var diagnostics = DiagnosticCollector()
    let page = AuditPage(source, &diagnostics)
    #expect(Diagnostic.rendered(diagnostics.sorted, in: [source]) == "")
    #expect(page.id == rule.id)
    #expect(page.severity == rule.severity)
    #expect(page.asks.hasSuffix(".") && page.wayOut.hasSuffix(".") && page.source.hasSuffix("."))
    #expect(rule.page.text == page.text)
  }

  @Test(
    "each page says what the audit says about its first screen",
    arguments: Effort.share(of: AuditRule.all, atLeastOneIn: 4)
  )
  func heard(_ rule: AuditRule) throws {
    let finding = try AuditReport.of(rule.page.bad).findings.first { $0.rule == rule }
    #expect(rule.page.heard == finding.map { "The audit says: \($0.message)." })
  }

  @Test("the list names every rule, and each page belongs to one")
  func list() throws {
    try GeneratedPage.check("Docs/Audit/README.md") { _ in AuditRule.listPage }
    let pages = ProjectFiles.paths(in: "Docs/Audit", endingIn: ".md")
    let expected = AuditRule.all.map { "Docs/Audit/\($0.id).md" } + ["Docs/Audit/README.md"]
    #expect(pages.sorted() == expected.sorted())
  }

  /// An unfinished page, with the message for its author.
  struct Draft: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let old: String
    let new: String
    let message: String?

    init(_ description: String, _ old: String, _ new: String, _ message: String?) {
      (testDescription, self.old, self.new, self.message) = (description, old, new, message)
    }
  }

  @Test(
    "missing or wrong parts of a page are reported",
    arguments: [
      Draft(
        "no heading",
        "# x-y\n",
        "",
        "begin the page with the ID of the rule as a heading, such as"
      ),
      Draft(
        "no sentence",
        "Something is so.\n\n",
        "",
        "below the heading, add a sentence that says "
          + "what"
      ),
      Draft("no severity", "Severity: note.\n", "", "add a line 'Severity: error.'"),
      Draft("another severity", "note.", "bad.", "add a line 'Severity: error.'"),
      Draft("a mistyped key", "Source:", "Sources:", "start this line with 'Severity:'"),
      Draft("no such criterion", "4.1.2", "4.1.9", "'4.1.9' isn't in Criterion.swift"),
      Draft("another title", "Role, ", "Roll, ", "write '4.1.2 Name, Role, Value'"),
      Draft("no text after a criterion", "4.1.2 Name, Role, Value", "4.1.2", "write '4.1.2 Name"),
      Draft("no first screen", "## What breaks", "## What mends", "'## What breaks the rule'"),
      Draft("a first block of another kind", "```screen\nbad", "```\nbad", "What breaks the rule"),
      Draft("no way out", "Do that.", "", "below '## What does not', say how"),
      Draft("no second screen", "```screen\ngood\n```", "", "add a 'screen' block"),
      Draft("a second paragraph of the way out", "Do that.", "Do that.\n\nOr this.", nil),
      Draft("another section", "good\n```", "good\n```\n\n## More\n\nA text.", nil),
      Draft("lines that end as on Windows", "\n", "\r\n", nil),
      Draft(
        "nothing but a heading",
        "\nSomething",
        "\n#",
        "below the heading, add a sentence that "
          + "says what"
      ),
    ]
  )
  func draft(_ draft: Draft) {
    let page = """
      # x-y

      Something is so.

      Severity: note.
      WCAG 2.2: 1.3.2 Meaningful Sequence, 4.1.2 Name, Role, Value.
      Source: our choice.

      The audit says: it isn't so.

      ## What breaks the rule

      ```screen
      bad
      ```

      ## What does not

      Do that.

      ```screen
      good
      ```
      """
    var diagnostics = DiagnosticCollector()
    _ = AuditPage(
      SourceText(name: "x-y.md", page.replacing(draft.old, with: draft.new)),
      &diagnostics
    )
    let messages = diagnostics.sorted.map(\.message.text)
    if let message = draft.message {
      #expect(messages.contains { $0.contains(message) }, "\(messages)")
    } else {
      #expect(messages == [])
    }
  }
}

extension AuditRule {
  /// The list of all rules, as Docs/Audit/README.md.
  fileprivate static var listPage: String {
    let head = [
      "# Rules of the audit", "",
      """
      `earshot audit` judges an app by what you hear; [Auditing.md](../Auditing.md) explains how \
      to use it.
      """,
      "Each rule has a page with a screen that breaks the rule and one that doesn't.",
      "`earshot audit --explain RULE` prints the page.",
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
}
