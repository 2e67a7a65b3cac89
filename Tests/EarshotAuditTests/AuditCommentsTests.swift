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

  @Test(
    "are found at the beginning of any line",
    arguments: [
      ("\u{FEFF}", "\n"), ("\u{FEFF} \t", ""), ("text \"A\" #a\r", "\r"), ("\n\t ", "\r\n"),
      ("# the audit of the year\n", ""), ("# # audit\n  ", "\n#"),
    ]
  )
  func places(_ before: String, _ after: String) {
    let comment = "# audit ignore label-duplicate \"two doors\""
    let source = SourceText(name: "a.screen", before + comment + after)
    let start = before.utf8.count
    let ranges = AuditComments.problems(in: [source]).map(\.range)
    #expect(ranges == [start..<start + comment.utf8.count])
  }

  @Test("aren't at the end of a line")
  func endOfLine() { #expect(lines("text \"C\" # audit ignore label-duplicate two").isEmpty) }

  @Test("ask for a reason")
  func reason() {
    #expect(lines("# audit: ignore label-duplicate") == [nil])
    #expect(lines("# audit: ignore label-duplicate \"\"") == [nil])
    #expect(lines("# audit: ignore label-duplicate of the doors") == [nil])
  }

  @Test("aren't other comments, or those that it reads")
  func others() {
    for comment in [
      Self.right, "# the audit of the year", "# label-duplicate", "# audit",
      "# audit: label-duplicate came up in June",
    ] {
      #expect(lines(comment).isEmpty, "\(comment)")
    }
  }
}
