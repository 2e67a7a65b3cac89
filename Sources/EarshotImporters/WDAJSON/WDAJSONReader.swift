import EarshotModel
import EarshotNotation

/// A reader of WebDriverAgent's page source in JSON, with the names of XCUITest or of the older
/// UIAutomation.
///
/// - Source: WebDriverAgent, `/source?format=json` and `format=description`.
enum WDAJSONReader {
  /// Returns whether JSON is a page source, by itself or in the server's response.
  static func recognizes(_ json: JSONTree) -> Bool {
    let root = JSONValue(json)
    if description(in: root) != nil || page(in: root) != nil || error(in: root) != nil {
      return true
    }
    let tree = tree(in: root)
    return tree.has("type") && ["rect", "rawIdentifier", "isEnabled"].contains { tree.has($0) }
  }

  /// Returns the outermost view, which is the root itself or is in the response of the server or
  /// its predecessor.
  private static func tree(in root: JSONValue) -> JSONValue {
    guard let value = root["value"], value.kind == .object else { return root }
    return value["tree"] ?? value
  }

  /// Returns the server's text for `format=description`, or `nil` if the response doesn't contain
  /// it.
  private static func description(in root: JSONValue) -> JSONValue? {
    guard let value = root["value"], value.string?.contains("Element subtree:") == true else {
      return nil
    }
    return value
  }

  /// Returns the server's XML for a request without a format, or `nil` if the response doesn't
  /// contain it.
  private static func page(in root: JSONValue) -> JSONValue? {
    guard let value = root["value"], let text = value.string,
      text.contains("<AppiumAUT") || text.contains("<XCUIElementType")
    else { return nil }
    return value
  }

  /// Returns the server's response if it's an error, or `nil` if it isn't.
  private static func error(in root: JSONValue) -> JSONValue? {
    root["value"].flatMap { $0.text("error") == nil || !$0.has("message") ? nil : $0 }
  }

  /// Converts the XML in a response to views and reports its errors at the response.
  private static func read(
    page value: JSONValue,
    source: Int
  ) throws(Diagnostic) -> Dump {
    let place = value.start
    do throws(Diagnostic) {
      let text = SourceText(name: "", value.string ?? "")
      var dump = WDAXMLReader.read(try XMLReader.read(text, number: source), source: source)
      for index in dump.nodes.indices { dump.nodes[index].range = place }
      for index in dump.warnings.indices { dump.warnings[index].range = place }
      return dump
    } catch {
      throw Diagnostic(.error, error.message, source: source, range: place)
    }
  }

  /// Converts a page source to views.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the text.
  static func read(_ json: JSONTree, source: Int) throws(Diagnostic) -> Dump {
    let root = JSONValue(json)
    if let value = error(in: root) {
      let message = Diagnostic.Message.serverError(value.text("error") ?? "")
      throw Diagnostic(.error, message, source: source, range: value.start)
    }
    if let value = page(in: root) { return try read(page: value, source: source) }
    if let value = description(in: root) {
      return try DebugDescriptionReader.read(quoted: value, source: source)
    }
    var dump = Dump()
    var unknown: Set<String> = []
    var walk = JSONWalk([tree(in: root)]) { $0["children"]?.entries ?? [] }
    while let (value, depth) = walk.next() {
      guard value.kind == .object else { continue }
      let name = value.text("type") ?? ""
      let type = type(named: name)
      if type == nil, unknown.insert(name).inserted, unknown.count <= 10 {
        let message = Diagnostic.Message.unknownElementType(name)
        dump.warnings.append(Diagnostic(.warning, message, source: source, range: value.start))
      }
      let node = node(value, type: type ?? .any, depth: depth)
      if node.type == .application, dump.appName == nil {
        dump.appName = node.text ?? value.text("name")?.orNilIfBlank
      }
      dump.nodes.append(node)
    }
    return dump
  }

  private static func node(_ value: JSONValue, type: ElementType, depth: Int) -> DumpNode {
    var node = DumpNode(type, depth: depth, range: value.start)
    node.label = value.text("label")
    node.value = value.written("value")
    node.hint = value["attributes"]?.text("hint")
    node.placeholder = value.text("placeholderValue")
    node.identifier = value.text("rawIdentifier")
    if node.identifier == nil, let name = value.text("name"), name != node.label {
      node.identifier = name == node.hint ? nil : name
    }
    node.frame = value["rect"]?.rect ?? value["frame"]?.rect
    node.isEnabled = value.flag("isEnabled") ?? value.flag("enabled") ?? true
    node.isVisible = value.flag("isVisible") ?? value.flag("visible")
    node.isElement = value.flag("isAccessible") ?? value.flag("accessible")
    if let traits = value.text("traits") { node.traits = Traits(listed: traits) }
    if let actions = value["customActions"] {
      node.actions = actions.entries.compactMap(\.string) + (actions.string?.listed ?? [])
    }
    node.cleanXCUIValue()
    return node
  }

  /// Returns the type with a name from UIAutomation or XCUITest, with or without a prefix, or `nil`
  /// if it's unknown.
  private static func type(named name: String) -> ElementType? {
    let older = name.hasPrefix("UIA") ? String(name.dropFirst(3)) : nil
    if let older { return olderTypes[older] ?? ElementType(named: older) }
    return ElementType(named: name.withoutXCUIPrefix)
  }

  /// The types with different names in UIAutomation.
  private static let olderTypes: [String: ElementType] = [
    "Element": .other, "TableCell": .cell, "TableView": .table, "TableGroup": .group,
    "CollectionCell": .cell, "SearchBar": .searchField, "ActionSheet": .sheet,
    "EditingMenu": .menu,
  ]
}

extension Diagnostic.Message {
  fileprivate static func serverError(_ words: String) -> Self {
    """
    WebDriverAgent answered with the error '\(words)' instead of the page source; request the \
    page source again
    """
  }
}
