import EarshotModel

extension ElementTreeReader {
  /// The kind of a file, according to its outermost object.
  enum Root { case app, screen, node }

  /// Reads a whole file: an app, a screen, or a single node.
  ///
  /// A single node becomes the only child of a screen with the name of the file.
  mutating func readFile(screenName: String) {
    let root = json.root
    guard json.kind(root) == .object else {
      if !isBroken(root) {
        let wanted = "an object that describes an app, a screen, or a node"
        diagnostics.append(mistyped(root, expected: wanted))
      }
      return
    }
    switch kindOfRoot {
    case .app:
      if holdsApp { readApp(root) }
      if let app { readChildren(of: root, parent: app, depth: 1) }
      readTabBar()
      readScreens()
      readEach()
    case .screen: readScreen(root)
    case .node:
      var screen = Element(role: .screen)
      screen.identifier = unusedScreenName(screenName)
      nodes.append(NodeDraft(screen))
      readSubtree(root, parent: nodes.count - 1, depth: 1)
    }
  }

  /// Returns a name that no screen has yet.
  ///
  /// If a different file has a screen with the given name, a number follows the name.
  private func unusedScreenName(_ name: String) -> String {
    guard screenNames.contains(name) else { return name }
    var number = 2
    while screenNames.contains("\(name)-\(number)") { number += 1 }
    return "\(name)-\(number)"
  }

  private var kindOfRoot: Root {
    if json.member("app", of: json.root) != nil || json.member("screens", of: json.root) != nil {
      return .app
    }
    return json.member("screen", of: json.root) == nil ? .node : .screen
  }

  // MARK: App

  /// Whether the file has a key for the app, apart from the screens and the `each` blocks.
  ///
  /// A null value is enough.
  private var holdsApp: Bool {
    let others = ["screens", "each"]
    return json.children(of: json.root).contains { member in
      json.key(member).map { !others.contains(json.name($0)) } ?? false
    }
  }

  private mutating func readApp(_ root: JSONTree.Index) {
    app = nodes.count
    append(root, in: .app, role: .app)
    readText("app", of: root) { $0.label = $1 }
    nodes[nodes.count - 1].declareLabel()
  }

  private mutating func readTabBar() {
    guard let app, let node = member("tabBar", of: json.root) else { return }
    guard json.kind(node) == .object else {
      if !isBroken(node) { diagnostics.append(mistyped(node, expected: "a node")) }
      return
    }
    if let role = member("role", of: node), let word = json.string(role), word != "tabBar" {
      diagnostics.append(error(.roleOfTabBar(word), at: rangeOfText(role)))
      return
    }
    readSubtree(node, role: .tabBar, parent: app, depth: 1)
  }

  private mutating func readScreens() {
    guard let screens = member("screens", of: json.root) else { return }
    collecting { (reader) throws(Diagnostic) in
      for screen in try reader.entries(screens) where !reader.isBroken(screen) {
        if reader.json.kind(screen) == .object {
          reader.readScreen(screen)
        } else {
          reader.diagnostics.append(reader.mistyped(screen, expected: "a screen"))
        }
      }
    }
  }

  private mutating func readEach() {
    guard let blocks = member("each", of: json.root) else { return }
    collecting { (reader) throws(Diagnostic) in
      for block in try reader.entries(blocks) where !reader.isBroken(block) {
        reader.collecting { (reader) throws(Diagnostic) in try reader.readEachBlock(block) }
      }
    }
  }

  private mutating func readEachBlock(_ index: JSONTree.Index) throws(Diagnostic) {
    guard json.kind(index) == .object else { throw mistyped(index, expected: "an object") }
    guard let member = member("selector", of: index) else {
      throw error(.missingKey("selector"), at: openingRange(of: index))
    }
    uses.owner = .each(firstEach + each.count)
    let selector = try sentence(member, noting: Sentence.selector)
    note(.selector, at: member)
    let draft = draft(index, in: .each, role: .element)
    each.append((selector, draft))
  }

  // MARK: Screens and nodes

  private mutating func readScreen(_ index: JSONTree.Index) {
    append(index, in: .screen, role: .screen)
    let number = nodes.count - 1
    if let member = member("screen", of: index) {
      collecting { (reader) throws(Diagnostic) in
        reader.nodes[number].element.identifier = try reader.name(member)
      }
      if let name = json.string(member) {
        if screenNames.insert(name).inserted {
          note(.screenName(name), at: member)
        } else {
          warn(.repeatedJSONScreen(name), at: json.range(member))
        }
      }
    } else {
      let name = self.member("identifier", of: index).flatMap { json.string($0) } ?? "home"
      diagnostics.append(error(.screenNeedsName(name), at: openingRange(of: index)))
    }
    if let member = member("captured", of: index) {
      collecting { (reader) throws(Diagnostic) in
        let isCaptured = try reader.bool(member)
        reader.isCaptured = reader.isCaptured || isCaptured
      }
    }
    readText("title", of: index) { if $0.template(of: .label) == nil { $0.label = $1 } }
    nodes[number].declareLabel()
    readChildren(of: index, parent: number, depth: 1)
  }

  /// Reads a string and calls a closure with the element of the last node and the string.
  private mutating func readText(
    _ key: String,
    of index: JSONTree.Index,
    into change: (inout Element, String) -> Void
  ) {
    guard let member = member(key, of: index) else { return }
    collecting { (reader) throws(Diagnostic) in
      let text = try reader.string(member)
      change(&reader.nodes[reader.nodes.count - 1].element, text)
    }
  }

  private mutating func append(
    _ index: JSONTree.Index,
    in holder: PropertySpec.Holders = .node,
    role: Role? = nil,
    parent: Int? = nil,
    depth: Int = 0
  ) {
    nodes.append(draft(index, in: holder, role: role))
    nodes[nodes.count - 1].parent = parent
    nodes[nodes.count - 1].depth = depth
  }

  private mutating func readSubtree(
    _ index: JSONTree.Index,
    role: Role? = nil,
    parent: Int,
    depth: Int
  ) {
    append(index, role: role, parent: parent, depth: depth)
    readChildren(of: index, parent: nodes.count - 1, depth: depth + 1)
  }

  /// Reads all nodes inside a node, with a stack instead of recursion.
  private mutating func readChildren(of index: JSONTree.Index, parent: Int, depth: Int) {
    var levels = [(parent: parent, children: children(of: index))]
    while !levels.isEmpty {
      guard let child = levels[levels.count - 1].children.next() else {
        levels.removeLast()
        continue
      }
      guard json.kind(child) == .object else {
        if !isBroken(child) { diagnostics.append(mistyped(child, expected: "a node")) }
        continue
      }
      let level = depth + levels.count - 1
      if let excess = excess(depth: level, count: nodes.count) {
        diagnostics.append(error(excess, at: openingRange(of: child)))
        return
      }
      append(child, parent: levels[levels.count - 1].parent, depth: level)
      levels.append((nodes.count - 1, children(of: child)))
    }
  }

  private func excess(depth: Int, count: Int) -> Diagnostic.Message? {
    if depth >= ScreenParser.depthLimit { return .tooDeep }
    return firstNode + count >= ScreenParser.nodeLimit ? .tooManyNodes : nil
  }

  private mutating func children(of index: JSONTree.Index) -> JSONTree.Children {
    guard let children = member(names.children, of: index) else { return .none }
    guard json.kind(children) == .array else {
      if !isBroken(children) {
        diagnostics.append(mistyped(children, expected: "an array of nodes"))
      }
      return .none
    }
    return json.children(of: children)
  }

  /// Returns a member, or `nil` if it doesn't exist or is null.
  func member(_ name: String, of index: JSONTree.Index) -> JSONTree.Index? {
    member(json.number(of: name), of: index)
  }

  /// Returns a member by the number of its name, or `nil` if it doesn't exist or is null.
  func member(_ number: Int?, of index: JSONTree.Index) -> JSONTree.Index? {
    json.member(number, of: index).flatMap { json.kind($0) == .null ? nil : $0 }
  }
}

extension Diagnostic.Message {
  fileprivate static func screenNeedsName(_ name: String) -> Self {
    "a screen needs a name; write '\"screen\": \(JSONOutput.string(name).text())'"
  }

  static func repeatedJSONScreen(_ name: String) -> Self {
    """
    there's already a screen '\(name)', and the name refers to the first one; give this screen a different \
    name
    """
  }
}

extension Diagnostic.Message {
  fileprivate static func roleOfTabBar(_ role: String) -> Self {
    """
    the key 'tabBar' needs a node with the role 'tabBar', not '\(role)'; put other nodes of the app under \
    'children'
    """
  }
}
