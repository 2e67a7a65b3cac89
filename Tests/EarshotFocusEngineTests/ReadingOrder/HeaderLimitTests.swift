import EarshotModel
import EarshotSimulatedApp
import Testing

@testable import EarshotFocusEngine

@Suite("Many headers of one cell")
struct HeaderLimitTests {
  @Test("are the nearest ones, above it and in its row")
  func limit() throws {
    let above = (0..<50).map {
      "    row\n      text \"Above \($0)\" #above\($0)\n        header: column\n"
    }
    let beside = (0..<40).map { "      text \"Beside \($0)\" #beside\($0)\n        header: row\n" }
    let phone = try TestPhone(
      "screen a\n  table\n\(above.joined())    row\n      text \"Cell\" #cell\n\(beside.joined())"
    )
    let tree = phone.app.tree
    var engine = phone.engine
    let place = try #require(tree.node("cell"))
    let description = engine.description(of: place, from: place, in: phone.app)
    guard case .cell(let cell)? = description.nearestContext else {
      Issue.record("it is no cell")
      return
    }
    #expect(cell.columnHeaders.map { tree[$0].identifier } == (34..<50).map { "above\($0)" })
    #expect(cell.rowHeaders.map { tree[$0].identifier } == (24..<40).map { "beside\($0)" })
  }
}
