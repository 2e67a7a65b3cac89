import EarshotModel
import EarshotNotation

/// A reader of the output of idb's `describe-all` and AXe's `describe-ui`.
///
/// The output can be flat, nested, one object per line, or a single object.
///
/// - Source: idb, FBAXKeys; AXe, AccessibilityFetcher.swift.
enum IDBReader {
  /// Returns whether JSON is the output of idb or AXe, because its first objects have keys that no
  /// other format has.
  static func recognizes(_ json: JSONTree) -> Bool {
    let root = JSONValue(json)
    let isComplete = ["backend", "coverage", "automation"].contains { root.has($0) }
    if isComplete, root["elements"]?.kind == .array { return true }
    let keys = ["AXLabel", "AXFrame", "AXUniqueId", "AXValue", "role_description"]
    return roots(of: json).prefix(3).contains { root in
      keys.contains { root.has($0) } || isBare(root)
    }
  }

  /// Returns whether a value is a view with at least the keys that AXe writes: a role, a frame, and
  /// the contents.
  private static func isBare(_ value: JSONValue) -> Bool {
    guard value.has("frame"), value.has("children"), !value.has("attributes") else { return false }
    return value.text("type").flatMap { type(ofRole: $0) } != nil
  }

  /// Returns the outermost objects.
  private static func roots(of json: JSONTree) -> [JSONValue] {
    let root = JSONValue(json)
    if root.kind == .array { return root.entries }
    return root["elements"]?.entries ?? [root]
  }

  /// Converts an export to views.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the text.
  static func read(_ json: JSONTree, source: Int) -> Dump {
    var dump = read(roots(of: json), source: source)
    let root = JSONValue(json)
    if root.flag("truncated") == true {
      let range = root["truncated"]?.range ?? root.start
      dump.warnings.append(Diagnostic(.warning, .truncatedTree, source: source, range: range))
    }
    return dump
  }

  /// Converts the outermost objects of an export to views.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the text.
  static func read(_ roots: [JSONValue], source: Int) -> Dump {
    var dump = Dump()
    dump.listsElements = true
    var unknown: Set<String> = []
    var bar: (range: Range<Int>, frame: Rect?)?
    let screen = roots.lazy.compactMap { $0["frame"]?.rect ?? $0["AXFrame"]?.rect }.first
    let app = roots.first { type(of: $0) == .application }?["pid"]?.number
    // In the flat form, the app comes first and all other views are inside it. Without the app, the
    // views are siblings.
    let isFlat = roots.count > 1 && roots.first.map { type(of: $0) } == .application
    var walk = JSONWalk(roots) { $0["children"]?.entries ?? [] }
    while let (value, depth) = walk.next() {
      guard value.kind == .object else { continue }
      var node = node(value, depth: isFlat && value.index != roots[0].index ? depth + 1 : depth)
      let role = value.text("type") ?? value.text("role")
      if let role, type(ofRole: role) == nil, unknown.insert(role).inserted, unknown.count <= 10 {
        let message = Diagnostic.Message.unknownElementType(role)
        dump.warnings.append(Diagnostic(.warning, message, source: source, range: value.start))
      }
      if node.type == .application, dump.appName == nil { dump.appName = node.text }
      if node.isShapedLikeSwitch { node.type = .switch }
      node.cleanXCUIValue()
      if value.isOfStatusBar(overApp: app) { node.type = .statusBar }
      if isTabBar(value) {
        // VoiceOver says “Tab Bar” whatever the label is.
        (node.type, node.label, node.container) = (.tabBar, nil, nil)
        if value["children"]?.entries.isEmpty != false { bar = bar ?? (value.start, node.frame) }
      } else if node.isEmptyBar(value, onScreen: screen) {
        // A toolbar without its contents can have the frame of the whole screen.
        (node.type, node.label) = ((node.frame?.height ?? 0) <= 100 ? .toolbar : .other, nil)
      } else if value.text("role_description") == "Nav bar" {
        node.type = .navigationBar
        dump.lacksTitle = dump.lacksTitle || value["children"]?.entries.isEmpty != false
      }
      dump.nodes.append(node)
    }
    if isFlat { dump.joinTextsOfPage() }
    dump.nestViewsOfFlatList(named: unknown)
    if let bar, !dump.nodes.contains(where: { $0.type == .tab }), !dump.hasTabs(in: bar.frame) {
      dump.warnings.append(Diagnostic(.warning, .emptyTabBar, source: source, range: bar.range))
    }
    return dump
  }

  /// Returns whether a value is a tab bar, which older versions export as a group without its tabs.
  private static func isTabBar(_ value: JSONValue) -> Bool {
    value.text("role_description") == "tab bar" || value.text("AXLabel") == "Tab Bar"
  }

  private static func node(_ value: JSONValue, depth: Int) -> DumpNode {
    let type = type(of: value)
    var node = DumpNode(type, depth: depth, range: value.start)
    node.label = value.text("AXLabel") ?? value.text("label") ?? value.text("title")
    node.value = value.written("AXValue") ?? value.written("value")
    node.hint = value.text("help") ?? value.text("AXHint")
    node.placeholder = value.text("placeholder")
    node.identifier =
      value.text("AXUniqueId") ?? value.text("AXIdentifier")
      ?? value.text("identifier")
    node.frame = value["frame"]?.rect ?? value["AXFrame"]?.rect
    node.isEnabled = value.flag("enabled") ?? true
    node.isSelected = value.flag("selected") ?? false
    if value.flag("hidden") == true { node.isVisible = false }
    node.actions = value.texts("custom_actions")
    let traits = value.texts("traits")
    // AXe writes an empty list, whatever the traits are.
    if !traits.isEmpty {
      node.traits = traits.reduce(into: []) { $0.formUnion(Traits(exported: $1)) }
    }
    if value.isHeading { node.traits = (node.traits ?? []).union(.header) }
    if node.isContainer(of: value) { node.container = .group }
    return node
  }

  // MARK: Types

  private static func type(of value: JSONValue) -> ElementType {
    let subrole = (value.text("subrole") ?? "").withoutAXPrefix
    let description = value.text("role_description")?.lowercased()
    switch subrole {
    case "Switch": return .switch
    case "TabButton": return .tab
    case "SecureTextField": return .secureTextField
    case "SearchField": return .searchField
    default: break
    }
    let role = value.text("type") ?? value.text("role") ?? ""
    switch (role.withoutAXPrefix, description) {
    case ("CheckBox", "switch"), ("Switch", _): return .switch
    case ("CheckBox", _) where ["0", "1"].contains(value.written("AXValue")): return .switch
    case ("RadioButton", "tab"): return .tab
    case ("Group", "tab bar"), ("TabGroup", _): return .tabBar
    default: return type(ofRole: role) ?? .any
    }
  }

  /// Returns the type for the name of a role, with or without the “AX” prefix, or `nil` if the name
  /// is unknown.
  static func type(ofRole role: String) -> ElementType? {
    let name = role.withoutAXPrefix
    // The class of UIKit's scroll bars, which have a name in the language of the phone.
    if name.hasSuffix("ScrollIndicator") { return .scrollBar }
    return roles[name] ?? ElementType(named: name)
  }

  /// The roles whose names differ from XCUITest's.
  private static let roles: [String: ElementType] = [
    "GenericElement": .any, "Heading": .staticText, "ScrollArea": .scrollView,
    "TextArea": .textView, "WebArea": .webView, "TabGroup": .tabBar, "PopUpButton": .popUpButton,
    "Grid": .collectionView, "Outline": .table, "List": .collectionView, "Row": .cell,
    "ProgressBar": .progressIndicator, "BusyIndicator": .activityIndicator,
    "SegmentedControl": .segmentedControl,
  ]
}

extension JSONValue {
  fileprivate var isHeading: Bool {
    [text("type"), text("role")].contains { $0?.withoutAXPrefix == "Heading" }
  }

  /// Returns whether a view is part of the status bar, which belongs to a different process.
  ///
  /// sim-use finds these views by touch and marks them.
  fileprivate func isOfStatusBar(overApp app: Double?) -> Bool {
    guard let app, flag("synthesized") == true, let process = self["pid"]?.number, process != app,
      let frame = self["frame"]?.rect
    else { return false }
    return frame.y + frame.height <= JSONValue.statusBarHeight
  }

  /// The height of the tallest status bar, which is the bar on an iPhone with a Dynamic Island, in
  /// points.
  private static let statusBarHeight = 62.0
}

extension DumpNode {
  /// Whether the view is a button with the size and the values of UIKit's switch.
  ///
  /// - Source: UIKit: a switch is 51 by 31 points or, since iOS 26, 63 by 29 points. A tool that
  ///   reads only the role exports it as a button.
  fileprivate var isShapedLikeSwitch: Bool {
    guard type == .button, let value, ["0", "1"].contains(value), let frame else { return false }
    return [(51.0, 31.0), (63, 29)].contains { width, height in
      abs(frame.width - width) <= 0.5 && abs(frame.height - height) <= 0.5
    }
  }

  /// Returns whether the view is a group with the name of a bar, but without the contents of the
  /// bar.
  ///
  /// VoiceOver doesn't stop at it. Its name is in the language of the phone, so only its shape shows
  /// that it's a tab bar.
  ///
  /// - Source: AXe and idb; UIKit's tab bars are 49 points high, or 83 with the Home indicator.
  fileprivate func isEmptyBar(_ value: JSONValue, onScreen screen: Rect?) -> Bool {
    guard type == .group, value["children"]?.entries.isEmpty != false, self.value == nil else {
      return false
    }
    if label == "Toolbar" { return true }
    guard text != nil, let frame, let screen, [49.0, 83].contains(frame.height) else {
      return false
    }
    return frame.width == screen.width
      && abs(frame.y + frame.height - screen.y - screen.height) <= 0.5
  }

  /// Returns whether the view is a group with a name and contents.
  fileprivate func isContainer(of value: JSONValue) -> Bool {
    guard value["children"]?.entries.isEmpty == false else { return false }
    return type == .group && text != nil
  }
}

extension String {
  /// The name of a role without the prefix that macOS adds.
  fileprivate var withoutAXPrefix: String { hasPrefix("AX") ? String(dropFirst(2)) : self }
}

extension Diagnostic.Message {
  static var truncatedTree: Self {
    "the tool didn't export the whole screen, so some elements are missing; export the screen again"
  }

  static var emptyTabBar: Self {
    """
    the export contains this tab bar without its tabs; use a newer version of AXe, or convert the \
    file with 'earshot import' and '--to screen', and add the tabs
    """
  }
}
