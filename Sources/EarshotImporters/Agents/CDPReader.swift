import EarshotModel
import EarshotNotation

/// A reader of a page's accessibility tree in Chrome, as the command `Accessibility.getFullAXTree`
/// of the Chrome DevTools Protocol provides it to agents.
///
/// The tree comes from Chrome. In Safari, VoiceOver reads the page similarly, but not always in the
/// same words.
///
/// - Source: Chrome DevTools Protocol, Accessibility.AXNode; the roles of WAI-ARIA 1.2.
struct CDPReader {
  /// Returns whether JSON is Chrome's accessibility tree.
  static func recognizes(_ json: JSONTree) -> Bool {
    guard let nodes = JSONValue(json)["nodes"]?.entries else { return false }
    return nodes.prefix(3).contains { $0.has("nodeId") && ($0.has("role") || $0.has("ignored")) }
  }

  /// Converts a tree to views.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the text.
  static func read(_ json: JSONTree, source: Int) throws(Diagnostic) -> Dump {
    let nodes = JSONValue(json)["nodes"]?.entries ?? []
    var byName: [String: Int] = [:]
    for (place, node) in nodes.enumerated() {
      if let name = node.written("nodeId"), byName[name] == nil { byName[name] = place }
    }
    let children = nodes.map { node in
      (node["childIds"]?.entries ?? []).compactMap { $0.string.flatMap { byName[$0] } }
    }
    var isInside = [Bool](repeating: false, count: nodes.count)
    for place in children.joined() { isInside[place] = true }
    var dump = Dump()
    var waiting = nodes.indices.filter { !isInside[$0] }.reversed().map { ($0, 0) }
    var isMet = [Bool](repeating: false, count: nodes.count)
    while let (place, depth) = waiting.popLast() {
      guard !isMet[place] else { continue }
      isMet[place] = true
      var inner = depth
      if let node = node(nodes[place], depth: depth) {
        dump.nodes.append(node)
        if nodes[place].roleName == "RootWebArea" { dump.title = dump.title ?? node.label }
        inner += 1
      }
      for child in children[place].reversed() { waiting.append((child, inner)) }
    }
    return dump
  }

  /// Returns the view, or `nil` for a node that the browser ignores.
  private static func node(_ value: JSONValue, depth: Int) -> DumpNode? {
    guard value.flag("ignored") != true, let role = value.roleName, role != "InlineTextBox" else {
      return nil
    }
    let row = roles[role]
    var node = DumpNode(row?.type ?? .other, depth: depth, range: value.start)
    node.label = value["name"]?.text("value")
    node.value = value["value"]?.written("value")
    node.hint = value["description"]?.text("value")
    node.container = row?.container
    node.traits = row?.traits
    for property in value["properties"]?.entries ?? [] { node.take(property) }
    if node.value == node.label { node.value = nil }
    return node
  }

  /// A row of the table that converts roles.
  private struct RoleRow {
    var type = ElementType.other
    var traits: Traits?
    var container: Role?
  }

  private static let roles: [String: RoleRow] = {
    var rows: [String: RoleRow] = [
      "heading": RoleRow(type: .staticText, traits: .header),
      "link": RoleRow(type: .link), "button": RoleRow(type: .button),
      "StaticText": RoleRow(type: .staticText), "text": RoleRow(type: .staticText),
      "image": RoleRow(type: .image), "img": RoleRow(type: .image),
      "checkbox": RoleRow(type: .switch), "switch": RoleRow(type: .switch),
      "radio": RoleRow(type: .radioButton), "slider": RoleRow(type: .slider),
      "spinbutton": RoleRow(type: .slider), "tab": RoleRow(type: .tab),
      "tablist": RoleRow(container: .segments), "textbox": RoleRow(type: .textField),
      "searchbox": RoleRow(type: .searchField), "combobox": RoleRow(type: .popUpButton),
      "menuitem": RoleRow(type: .menuItem), "option": RoleRow(type: .button),
      "progressbar": RoleRow(type: .any, traits: .updatesFrequently),
      "list": RoleRow(container: .list),
      "dialog": RoleRow(type: .dialog), "alertdialog": RoleRow(type: .alert),
    ]
    let landmarks = ["banner", "complementary", "contentinfo", "main", "navigation", "search"]
    for name in landmarks { rows[name] = RoleRow(container: .landmark) }
    return rows
  }()
}

extension JSONValue {
  /// The name of a node's role, or `nil` if it has none.
  fileprivate var roleName: String? { self["role"]?.text("value") }
}

extension DumpNode {
  /// Reads a property of a node.
  fileprivate mutating func take(_ property: JSONValue) {
    guard let value = property["value"] else { return }
    switch property.text("name") {
    case "disabled": isEnabled = value.flag("value") != true
    case "selected": isSelected = value.flag("value") == true
    case "modal": isModal = value.flag("value") == true
    case "checked" where type == .switch:
      let isMixed = value.text("value") == "mixed"
      self.value = isMixed ? ToggleState.mixed.value : value.flag("value") == true ? "1" : "0"
    case "checked": isSelected = value.flag("value") == true
    default: break
    }
  }
}
