import EarshotModel
import EarshotNotation

/// A reader of the responses of the driver that Maestro runs on an iPhone or a simulator.
///
/// They contain XCTest's numbers for types, which Maestro itself drops later.
///
/// - Source: Maestro, the `viewHierarchy` route of its XCTest runner; XCUIElementTypes.h.
enum MaestroDriverReader {
  /// Returns whether JSON is a response of Maestro's driver or one view of it.
  static func recognizes(_ json: JSONTree) -> Bool {
    let root = tree(in: JSONValue(json))
    return root["elementType"]?.number != nil && root["frame"]?.has("Width") == true
  }

  private static func tree(in root: JSONValue) -> JSONValue { root["axElement"] ?? root }

  /// Converts a response to views.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the text.
  static func read(_ json: JSONTree, source: Int) throws(Diagnostic) -> Dump {
    var dump = Dump()
    var unknown: Set<String> = []
    var walk = JSONWalk([tree(in: JSONValue(json))]) { $0["children"]?.entries ?? [] }
    while let (value, depth) = walk.next() {
      guard value.kind == .object else { continue }
      let number = value.written("elementType") ?? ""
      let type = Int(number).flatMap(ElementType.init)
      if type == nil, unknown.insert(number).inserted, unknown.count <= 10 {
        let message = Diagnostic.Message.unknownElementType(number)
        dump.warnings.append(Diagnostic(.warning, message, source: source, range: value.start))
      }
      let node = node(value, type: type ?? .any, depth: depth)
      if node.type == .application, dump.appName == nil { dump.appName = node.text }
      dump.nodes.append(node)
    }
    return dump
  }

  private static func node(_ value: JSONValue, type: ElementType, depth: Int) -> DumpNode {
    var node = DumpNode(type, depth: depth, range: value.start)
    node.label = value.text("label") ?? value.text("title")
    node.value = value.written("value")
    node.placeholder = value.text("placeholderValue")
    node.identifier = value.text("identifier")
    node.frame = value["frame"].flatMap { Rect(capitalized: $0) }
    node.isEnabled = value.flag("enabled") ?? true
    node.isSelected = value.flag("selected") ?? false
    node.cleanXCUIValue()
    return node
  }
}

extension Rect {
  /// Parses an object with `X`, `Y`, `Width`, and `Height`.
  ///
  /// Returns `nil` if a number is missing or the frame isn't known.
  fileprivate init?(capitalized value: JSONValue) {
    let numbers = ["X", "Y", "Width", "Height"].compactMap { value[$0]?.lenientNumber }
    guard numbers.count == 4 else { return nil }
    let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    guard let rect = rect.known else { return nil }
    self = rect
  }
}
