import EarshotModel
import EarshotNotation

/// A reader of the outline that sim-use prints, which is a flat list of the strings that VoiceOver
/// would read.
///
/// If the file also contains the tree in idb's format, this type reads the tree, because the tree
/// contains more information.
///
/// - Source: sim-use, its own fixtures.
enum SimUseReader {
  /// Returns whether JSON is an outline from sim-use.
  static func recognizes(_ json: JSONTree) -> Bool {
    let data = JSONValue(json)["data"]
    guard let entries = data?["entries"]?.entries else { return false }
    return entries.isEmpty || entries.prefix(3).contains { $0.has("role") && $0.has("frame") }
  }

  /// Converts an outline to views.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the text.
  static func read(_ json: JSONTree, source: Int) throws(Diagnostic) -> Dump {
    let tree = JSONValue(json)["data"]?["raw"]?.entries ?? []
    if tree.contains(where: { $0.kind == .object }) { return IDBReader.read(tree, source: source) }
    var dump = Dump()
    for value in JSONValue(json)["data"]?["entries"]?.entries ?? [] where value.kind == .object {
      let role = value.text("role") ?? ""
      var node = DumpNode(IDBReader.type(ofRole: role) ?? .any, depth: 0, range: value.start)
      node.label = value.text("label")
      node.identifier = value.text("uniqueId")
      node.frame = value["frame"]?.rect
      if role == "Heading" { node.traits = .header }
      for state in value.texts("states") { node.take(state: state) }
      node.cleanXCUIValue()
      dump.nodes.append(node)
    }
    return dump
  }
}

extension DumpNode {
  /// Reads a state, such as `disabled`, `selected`, or `value="…"`.
  fileprivate mutating func take(state: String) {
    switch state {
    case "disabled": isEnabled = false
    case "selected": isSelected = true
    case _ where state.hasPrefix("value=\""):
      value = String(state.dropFirst(7).dropLast(state.hasSuffix("\"") ? 1 : 0)).withoutEscapes
    default: break
    }
  }
}

extension String {
  /// The text of a quoted value, with the escapes that sim-use writes replaced by their characters.
  fileprivate var withoutEscapes: String {
    guard contains("\\") else { return self }
    var text = ""
    var isEscaped = false
    for character in self {
      if isEscaped || character != "\\" {
        text.append(isEscaped && character == "n" ? "\n" : character)
        isEscaped = false
      } else {
        isEscaped = true
      }
    }
    return text
  }
}
