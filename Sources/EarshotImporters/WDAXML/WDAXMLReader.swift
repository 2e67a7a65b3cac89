import EarshotModel
import EarshotNotation

/// A reader of the page source of Appium and WebDriverAgent.
///
/// Only the type attribute is reliable, because callers can leave out any other attribute.
///
/// - Source: WebDriverAgent, FBXPath.m and XCUIElement+FBWebDriverAttributes.m.
struct WDAXMLReader {
  private let tree: XMLTree
  private let source: Int
  private let names: Names
  private var dump = Dump()
  private var unknownTypes: Set<String> = []

  /// The numbers of attribute names in the file.
  private struct Names {
    let type, name, label, value, placeholder, traits, enabled, visible, accessible: Int?
    let native, selected, actions: Int?
    let x, y, width, height: Int?

    init(_ tree: XMLTree) {
      type = tree.number(of: "type")
      name = tree.number(of: "name")
      label = tree.number(of: "label")
      value = tree.number(of: "value")
      placeholder = tree.number(of: "placeholderValue")
      traits = tree.number(of: "traits")
      enabled = tree.number(of: "enabled")
      visible = tree.number(of: "visible")
      accessible = tree.number(of: "accessible")
      native = tree.number(of: "nativeAccessibilityElement")
      selected = tree.number(of: "selected")
      actions = tree.number(of: "customActions")
      x = tree.number(of: "x")
      y = tree.number(of: "y")
      width = tree.number(of: "width")
      height = tree.number(of: "height")
    }
  }

  private init(_ tree: XMLTree, source: Int) {
    self.tree = tree
    self.source = source
    self.names = Names(tree)
  }

  /// Converts a page source to views.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the document.
  static func read(_ tree: XMLTree, source: Int) -> Dump {
    var reader = WDAXMLReader(tree, source: source)
    for element in tree.elements { reader.read(element) }
    return reader.dump
  }

  private mutating func read(_ element: XMLTree.Element) {
    let tag = tree.name(of: element)
    guard tag != "AppiumAUT" else { return }
    let type = type(of: element, tag: tag)
    var node = DumpNode(type, depth: element.depth, range: element.range)
    let label = text(names.label, of: element)
    let name = text(names.name, of: element)
    node.label = label
    if name != label { node.identifier = name?.orNilIfBlank }
    node.value = text(names.value, of: element)
    node.placeholder = text(names.placeholder, of: element)
    node.frame = frame(of: element)
    node.isEnabled = flag(names.enabled, of: element) ?? true
    node.isSelected = flag(names.selected, of: element) ?? false
    node.isVisible = flag(names.visible, of: element)
    node.isElement = flag(names.accessible, of: element) ?? flag(names.native, of: element)
    if let traits = text(names.traits, of: element) { node.traits = Traits(listed: traits) }
    if let actions = text(names.actions, of: element) { node.actions = actions.listed }
    if type == .application { dump.appName = label?.orNilIfBlank ?? name?.orNilIfBlank }
    node.cleanXCUIValue()
    // UI Automation repeats the label as the value.
    if tag.hasPrefix("UIA"), node.value == label { node.value = nil }
    dump.nodes.append(node)
  }

  private mutating func type(of element: XMLTree.Element, tag: String) -> ElementType {
    let written = text(names.type, of: element) ?? tag
    for name in [written, tag] {
      if let type = ElementType(named: name.withoutXCUIPrefix) ?? name.typeOfUIAutomation {
        return type
      }
    }
    if unknownTypes.insert(written).inserted, unknownTypes.count <= 10 {
      let message = Diagnostic.Message.unknownElementType(written)
      dump.warnings.append(Diagnostic(.warning, message, source: source, range: element.range))
    }
    return .any
  }

  private func text(_ name: Int?, of element: XMLTree.Element) -> String? {
    tree.attribute(name, of: element)?.value
  }

  private func flag(_ name: Int?, of element: XMLTree.Element) -> Bool? {
    switch text(name, of: element) {
    case "true", "1": true
    case "false", "0": false
    default: nil
    }
  }

  private func number(_ name: Int?, of element: XMLTree.Element) -> Double? {
    text(name, of: element).flatMap { Double($0) }
  }

  private func frame(of element: XMLTree.Element) -> Rect? {
    guard let x = number(names.x, of: element), let y = number(names.y, of: element),
      let width = number(names.width, of: element), let height = number(names.height, of: element)
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height).known
  }
}

extension String {
  /// The name of a type without XCUITest's prefix.
  var withoutXCUIPrefix: Substring {
    let prefix = "XCUIElementType"
    return hasPrefix(prefix) ? dropFirst(prefix.count) : self[...]
  }

  /// The type that a name of UI Automation means, such as `UIACollectionCell`, or `nil` for other
  /// names.
  ///
  /// - Source: Appium's page sources before XCUITest.
  fileprivate var typeOfUIAutomation: ElementType? {
    guard hasPrefix("UIA") else { return nil }
    let name = dropFirst(3)
    let own: [Substring: Substring] = [
      "TableView": "Table", "TableCell": "Cell", "CollectionCell": "Cell", "TableGroup": "Other",
      "Element": "Other", "SearchBar": "SearchField", "ActionSheet": "Sheet",
    ]
    return ElementType(named: own[name] ?? name)
  }

  /// The entries of a list that commas separate.
  var listed: [String] {
    split(separator: ",").compactMap { String($0.trimmed).orNilIfBlank }
  }
}

extension Diagnostic.Message {
  static func unknownElementType(_ name: String) -> Self {
    """
    Earshot doesn't know the element type '\(name)', so it takes no traits from it; if the type is \
    misspelled, correct it
    """
  }
}
