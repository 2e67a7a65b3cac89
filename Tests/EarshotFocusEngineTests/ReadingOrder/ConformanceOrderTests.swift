import EarshotModel
import EarshotFocusEngine
import Foundation
import Testing

@Suite("The order cases of AccessibilitySnapshot")
struct ConformanceOrderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let idiom: Idiom
    let direction: LayoutDirection
    let isOrdered: Bool
    let tree: ElementTree
    let expected: [String]
    var testDescription: String { id }
  }

  static let cases: [Case] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/conformance/cases.json")
    guard let data = try? Data(contentsOf: file.standardized),
      let list = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]]
    else { return [] }
    return list.compactMap { Case($0) }
  }()

  @Test("there are 46 of them")
  func count() { #expect(Self.cases.count == 46) }

  @Test("agree", arguments: cases)
  func agrees(_ test: Case) {
    let shown = Shown(test.tree, idiom: test.idiom, direction: test.direction)
    let stops = shown.order.stops.map { shown.name($0) }
    if test.isOrdered {
      #expect(stops == test.expected)
    } else {
      #expect(stops.sorted() == test.expected.sorted())
    }
  }
}

extension ConformanceOrderTests.Case {
  init?(_ json: [String: Any]) {
    guard let id = json["id"] as? String, let expected = json["expectOrder"] as? [String],
      let tree = json["tree"] as? [String: Any]
    else { return nil }
    self.init(
      id: id,
      idiom: json["idiom"] as? String == "pad" ? .pad : .phone,
      direction: json["direction"] as? String == "rtl" ? .rightToLeft : .leftToRight,
      isOrdered: json["asserts"] as? String == "order",
      tree: ExportedTree.tree(tree),
      expected: expected
    )
  }
}
