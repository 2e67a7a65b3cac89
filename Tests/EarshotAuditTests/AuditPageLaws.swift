import EarshotAudit
import TestSupport
import Testing

@Suite("The pages of Docs/Audit")
struct AuditPageLaws {
  @Test("each rule has its page", arguments: Effort.share(of: AuditRule.all, atLeastOneIn: 4))
  func page(_ rule: AuditRule) throws {
    try GeneratedPage.check("Docs/Audit/\(rule.id).md") { _ in rule.markdownPage }
  }

  @Test("the list names every rule, and no page is of another")
  func list() throws {
    try GeneratedPage.check("Docs/Audit/README.md") { _ in AuditRule.listPage }
    let pages = ProjectFiles.paths(in: "Docs/Audit", endingIn: ".md")
    let expected = AuditRule.all.map { "Docs/Audit/\($0.id).md" } + ["Docs/Audit/README.md"]
    #expect(pages.sorted() == expected.sorted())
  }
}
