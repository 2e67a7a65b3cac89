import EarshotModel
import Foundation
import Testing

/// Makes trees from other tools' exports, with only what the order needs; assumes that the exports
/// are correct.
enum ExportedTree {
  /// Makes a tree of one screen around a node.
  static func tree(_ node: [String: Any]) -> ElementTree {
    var builder = ElementTree.Builder()
    builder.open(Element(role: .screen))
    add(node, to: &builder)
    builder.close()
    return builder.finish()
  }

  /// Makes a tree from a file's text.
  static func tree(_ text: String) throws -> ElementTree {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return tree(try #require(object as? [String: Any]))
  }

  private static func add(_ node: [String: Any], to builder: inout ElementTree.Builder) {
    builder.open(Element(exported: node))
    for child in node["children"] as? [[String: Any]] ?? [] { add(child, to: &builder) }
    builder.close()
  }
}

extension Element {
  fileprivate init(exported node: [String: Any]) {
    self.init(role: .view, label: node["label"] as? String)
    value = node["value"] as? String
    identifier = node["identifier"] as? String
    elementOverride = node["isAccessibilityElement"] as? Bool ?? false
    for name in node["traits"] as? [String] ?? [] {
      traits.formUnion(Traits(name: name == "switchButton" ? "toggleButton" : name) ?? [])
    }
    frame = Rect(exported: node["frame"])
    containerType =
      (node["containerType"] as? String).flatMap { ContainerType(rawValue: $0) } ?? .none
    isHidden = node["hidden"] as? Bool ?? false
    elementsHidden = node["accessibilityElementsHidden"] as? Bool ?? false
    viewIsModal = node["accessibilityViewIsModal"] as? Bool ?? false
    shouldGroupChildren = node["shouldGroupAccessibilityChildren"] as? Bool ?? false
    clipsToBounds = node["clipsToBounds"] as? Bool ?? false
    addDetails(exported: node)
  }

  private mutating func addDetails(exported node: [String: Any]) {
    var details = ElementDetails()
    details.classOverride = node["class"] as? String
    details.viewFrame = Rect(exported: node["viewFrame"])
    details.alpha = node["alpha"] as? Double
    details.elements = node["accessibilityElements"] as? [String]
    if node["row"] != nil || node["column"] != nil {
      details.cellPlace = CellPlace(row: node["row"] as? Int, column: node["column"] as? Int)
    }
    if node["rowSpan"] != nil || node["columnSpan"] != nil {
      let (rows, columns) = (node["rowSpan"] as? Int ?? 1, node["columnSpan"] as? Int ?? 1)
      details.span = CellSpan(rows: rows, columns: columns)
    }
    if containerType == .dataTable {
      details.table = DataTable(
        headersByRow: Element.headers(node["headerElementsForRow"]),
        headersByColumn: Element.headers(node["headerElementsForColumn"])
      )
    }
    self.details = details
  }

  private static func headers(_ lists: Any?) -> [Int: [String]] {
    let pairs = (lists as? [String: [String]] ?? [:]).compactMap { key, list in
      Int(key).map { ($0, list) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}

extension Rect {
  fileprivate init?(exported value: Any?) {
    guard let numbers = value as? [Double], numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
