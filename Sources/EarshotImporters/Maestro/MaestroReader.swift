import EarshotModel
import EarshotNotation

/// A reader of the hierarchy that `maestro hierarchy` prints for an iOS app.
///
/// The format has no types or traits, so buttons and text look the same.
///
/// - Source: Maestro, IOSDriver.mapViewHierarchy.
enum MaestroReader {
  /// Returns whether JSON is Maestro's hierarchy of an iOS app.
  static func recognizes(_ json: JSONTree) -> Bool {
    let root = JSONValue(json)
    return root["attributes"]?.kind == .object && root.has("children") && !root.has("type")
      && !recognizesAndroid(json)
  }

  /// Returns whether JSON is the hierarchy of an Android app.
  static func recognizesAndroid(_ json: JSONTree) -> Bool {
    let names = ["class", "package", "content-desc"]
    return JSONValue(json).has("attributes") && names.contains { json.number(of: $0) != nil }
  }

  /// Converts a hierarchy to views.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the text.
  static func read(_ json: JSONTree, source: Int) throws(Diagnostic) -> Dump {
    var dump = Dump()
    var walk = JSONWalk([JSONValue(json)]) { $0["children"]?.entries ?? [] }
    while let (value, depth) = walk.next() {
      guard value.kind == .object else { continue }
      dump.nodes.append(node(value, depth: depth))
    }
    return dump
  }

  private static func node(_ value: JSONValue, depth: Int) -> DumpNode {
    var node = DumpNode(.other, depth: depth, range: value.start)
    guard let attributes = value["attributes"] else { return node }
    let texts = ["accessibilityText", "title", "text"].compactMap { attributes.text($0) }
    node.label = texts.first
    let state = attributes.text("value")
    node.value = state == node.label ? nil : state
    node.placeholder = attributes.text("hintText")
    if let identifier = attributes.text("resource-id") { node.identifier = identifier }
    node.frame = attributes.text("bounds").flatMap { Rect(corners: $0) }
    node.isEnabled = attributes.flag("enabled") ?? value.flag("enabled") ?? true
    node.isSelected = attributes.flag("selected") ?? value.flag("selected") ?? false
    if node.placeholder != nil { node.type = .textField }
    if node.value == node.placeholder { node.value = nil }
    return node
  }
}

extension Rect {
  /// Parses `[left,top][right,bottom]`, or returns `nil` if the text has another form or the frame
  /// is empty.
  fileprivate init?(corners text: String) {
    let parts = text.split { "[],".contains($0) }
    let numbers = parts.compactMap { Double($0) }
    guard parts.count == 4, numbers.count == 4 else { return nil }
    let size = (numbers[2] - numbers[0], numbers[3] - numbers[1])
    let rect = Rect(x: numbers[0], y: numbers[1], width: size.0, height: size.1)
    guard !rect.isEmpty, let rect = rect.known else { return nil }
    self = rect
  }
}
