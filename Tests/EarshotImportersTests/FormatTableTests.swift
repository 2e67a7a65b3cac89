import TestSupport
import Testing

@testable import EarshotImporters

@Suite("The table of formats")
struct FormatTableTests {
  @Test("is the same in Docs/Importing.md as in the code")
  func page() throws {
    try GeneratedPage.check("Docs/Importing.md") { page in
      let start = try #require(page.firstRange(of: "\n## Which files\n")).upperBound
      let end = try #require(page[start...].firstRange(of: "\nA file whose name ends in"))
        .lowerBound
      return page[..<start] + table + page[end...]
    }
  }

  private var table: String {
    let read = ImportFormat.all.filter(\.isRead).map {
      "| `\($0.name)` | \($0.title) | \($0.sign) | \($0.lacks) |\n"
    }
    let refused = ImportFormat.all.filter { !$0.isRead }.map { "| \($0.title) | \($0.sign) |\n" }
    return """

      | `--from` | is | recognized by | does not say |
      | --- | --- | --- | --- |
      \(read.joined())
      Earshot recognizes these formats but can't open them:

      | is | recognized by |
      | --- | --- |
      \(refused.joined())
      """
  }
}
