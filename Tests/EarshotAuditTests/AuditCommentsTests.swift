import EarshotNotation
import Testing

@testable import EarshotAudit

@Suite("Comments that the audit can't read")
struct AuditCommentsTests {
  private func lines(_ comment: String) -> [String?] {
    let source = SourceText(name: "a.screen", "screen a \"A\"\n  \(comment)\n  text \"B\"\n")
    return AuditComments.problems(in: [source]).map { $0.correction?.replacement }
  }

  private static let right = "# audit: ignore label-duplicate \"two doors\""

  @Test(
    "are shown as it reads them",
    arguments: [
      "# audit: ignore \"two doors\" label-duplicate",
      "# audit ignore label-duplicate \"two doors\"",
      "# Audit: Ignore label-duplicate: two doors", "# audit: allow label-duplicate (two doors)",
      "# earshot-ignore label-duplicate two doors", "# audit: ignore label-duplicat \"two doors\"",
    ]
  )
  func meant(_ comment: String) { #expect(lines(comment) == [Self.right]) }

  @Test("ask for a reason")
  func reason() { #expect(lines("# audit: ignore label-duplicate") == [nil]) }

  @Test("aren't other comments, or those that it reads")
  func others() {
    for comment in [Self.right, "# the audit of the year", "# label-duplicate", "# audit"] {
      #expect(lines(comment).isEmpty, "\(comment)")
    }
  }
}
