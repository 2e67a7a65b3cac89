import EarshotReports
import EarshotAudit
import EarshotNotation
import TestSupport
import Testing

@Suite("The audit of the sample apps")
struct SampleAppTests {
  @Test(
    "has nothing worse than a note",
    arguments: Effort.share(
      of: ProjectFiles.screens.filter { !$0.hasSuffix("mistakes.screen") },
      atLeast: 1
    )
  )
  func clean(_ path: String) throws {
    let report = try AuditReport.of(try ProjectFiles.source(path))
    #expect(report.findings.filter { $0.severity > .note }.map(\.headline) == [])
    #expect(report.exploration.bound == nil)
  }
}
