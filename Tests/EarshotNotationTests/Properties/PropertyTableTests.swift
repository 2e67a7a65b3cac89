import EarshotModel
import TestSupport
import Testing

@testable import EarshotNotation

@Suite("The table of properties in Docs/ScreenFiles.md")
struct PropertyTableTests {
  @Test("is as the rows say")
  func page() throws {
    try GeneratedPage.check("Docs/ScreenFiles.md") { page in
      let start = try #require(page.firstRange(of: "\n### All properties\n")).upperBound
      let end = page[start...].firstRange(of: "\n## ")?.lowerBound ?? page.endIndex
      return page[..<start] + text + page[end...]
    }
  }

  private var text: String {
    let head = """

      A property that `set` changes may have a guard, too. Those that have no effect yet are read, printed and
      exported all the same.

      | property | is | stands on | `set` | effect |
      | --- | --- | --- | --- | --- |

      """
    return head + Property.allCases.map(row).joined()
  }

  private func row(of property: Property) -> String {
    let spec = property.spec
    let effect =
      switch spec.use {
      case .heeded: ""
      case .kept(let purpose): "none yet; kept for \(purpose)"
      }
    let cells = [
      "`\(spec.name)`", spec.summary, spec.holders.words, spec.isSettable ? "yes" : "", effect,
    ]
    return "|\(cells.map { $0.isEmpty ? " |" : " \($0) |" }.joined())\n"
  }
}

extension PropertySpec.Holders {
  fileprivate var words: String {
    let words: [(PropertySpec.Holders, String)] = [
      (.node, "nodes"), (.screen, "screens"), (.app, "the app"), (.each, "`each`"),
    ]
    return words.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
