import EarshotModel
import TestSupport
import Testing

@testable import EarshotNotation

@Suite("The table of properties in Docs/Reference.md")
struct PropertyTableTests {
  @Test("is the same as the rows")
  func page() throws {
    try GeneratedPage.check("Docs/Reference.md") { page in
      try GeneratedPage.page(page, withTable: text, under: "### Properties")
    }
  }

  private var text: String {
    let head = """
      | property | is | belongs to | `set` | effect |
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
