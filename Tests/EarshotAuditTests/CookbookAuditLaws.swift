import EarshotAudit
import EarshotLessons
import EarshotNotation
import TestSupport
import Testing

@Suite("The audit of the cookbook")
struct CookbookAuditLaws {
  @Test(
    "has no findings",
    arguments: Effort.share(
      of: ProjectFiles.paths(in: "Docs/Cookbook", endingIn: ".md"),
      atLeastOneIn: 4
    )
  )
  func clean(_ path: String) throws {
    guard let recipe = Recipe(try ProjectFiles.source(path)) else {
      #expect(path == "Docs/Cookbook/README.md")
      return
    }
    let report = try AuditReport.of(recipe.screen)
    #expect(report.findings.map(\.headline) == [])
  }
}
