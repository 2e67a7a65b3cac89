import EarshotModel

/// The JSON format of screens, as tools write it, with UIKit's property names.
///
/// - Source: SCREEN-FORMAT.md, "JSON".
package enum ElementTreeJSON {
  /// Reads an app, a screen, or a bare node.
  ///
  /// - Returns: The app, if there's no error, and all errors and warnings.
  /// - Complexity: O(*n*), where *n* is the size of the file.
  package static func read(
    _ source: SourceText,
    number: Int = 0
  ) -> (AppDocument?, [Diagnostic]) {
    var parser = ScreenParser()
    var foreign: (any ForeignReader)?
    parser.readJSON(source, number: number, foreign: &foreign)
    let result = parser.finish()
    return (result.document, result.diagnostics)
  }
}

extension ElementTreeJSON {
  /// Writes an app as JSON, without comments.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  package static func write(_ document: AppDocument) -> String {
    let tree = document.expanded
    let app = tree[tree.root]
    var writer = JSONWriter()
    writer.beginObject()
    if let name = app.label { writer.write(.string(name), key: "app") }
    writer.write(members(of: app, in: .app, .node(tree.root), document.triviaOfExpanded))
    if let tabBar = tree.tabBar { writer.writeNodes(of: document, from: tabBar, key: "tabBar") }
    let nodes = tree.nodesOfApp.filter { $0 != tree.tabBar }
    if !nodes.isEmpty {
      writer.beginArray(key: "children")
      for node in nodes { writer.writeNodes(of: document, from: node, key: nil) }
      writer.end()
    }
    writer.beginArray(key: "screens")
    for screen in tree.screens { writer.writeNodes(of: document, from: screen, key: nil) }
    writer.end()
    if !document.each.isEmpty {
      let blocks = document.each.indices.map { each($0, of: document) }
      writer.write(.array(blocks), key: "each")
    }
    writer.end()
    return writer.text + "\n"
  }

  private static func each(_ number: Int, of document: AppDocument) -> JSONOutput {
    var element = document.each[number].element
    if !element.traits.isEmpty, !element.hasGuarded(.traits) { element.declared.remove(.traits) }
    let selector = document.each[number].selector.notation
    return .object(
      [.init("selector", .string(selector))]
        + members(of: element, in: .each, .each(number), document.triviaOfExpanded)
    )
  }

  /// Returns the properties of a node, without its contents.
  fileprivate static func members(
    of index: ElementTree.Index,
    in document: AppDocument
  ) -> [JSONOutput.Member] {
    let tree = document.expanded
    var element = tree[index]
    if element.role == .screen {
      let name = JSONOutput.Member("screen", .string(element.identifier))
      let title = element.label.map { [JSONOutput.Member("title", .string($0))] } ?? []
      return [name] + title
        + members(of: element, in: .screen, .node(index), document.triviaOfExpanded)
    }
    element.traits = element.role.traits
      .union(element.traits.subtracting(tree.traitsOfRole(of: index)))
    if element.role.holdsState, !element.declares(.value) { element.value = nil }
    return [JSONOutput.Member("role", .string(element.role.rawValue))]
      + members(of: element, in: .node, .node(index), document.triviaOfExpanded)
  }

  /// Returns the properties of an element that need a key, in the order of the table.
  private static func members(
    of element: Element,
    in holder: PropertySpec.Holders,
    _ owner: NameReference.Owner,
    _ trivia: Trivia
  ) -> [JSONOutput.Member] {
    var element = element
    if element.hasDetails { element.forgetGuarded(except: trivia.plain[owner]) }
    return NodeKey.all.compactMap { key in
      guard key.holders.contains(holder), let value = key.write(element) else { return nil }
      if key.property == .traits, let order = trivia.traitOrder[owner] {
        return JSONOutput.Member(key.name, .strings(order.flatMap(\.names)))
      }
      return JSONOutput.Member(key.name, value)
    }
  }
}

extension Element {
  /// Treats properties that have only lines with conditions as undeclared.
  ///
  /// - Parameter plain: The properties that have a line without a condition, or `nil` if they
  ///   aren't known.
  fileprivate mutating func forgetGuarded(except plain: PropertySet?) {
    for line in self.guarded {
      let property = line.value.property
      guard property != .traits else { continue }
      if !(plain?.contains(property) ?? property.row.saysMore(self)) { declared.remove(property) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ members: [JSONOutput.Member]) {
    for member in members { write(member.value, key: member.key) }
  }

  /// Writes a node and its contents.
  fileprivate mutating func writeNodes(
    of document: AppDocument,
    from root: ElementTree.Index,
    key: String?
  ) {
    let tree = document.expanded
    var levels: [ElementTree.Children] = []
    var upcoming: ElementTree.Index? = root
    while let index = upcoming {
      let members = ElementTreeJSON.members(of: index, in: document)
      let key = index == root ? key : nil
      if tree.hasWrittenChildren(index) {
        beginObject(key: key)
        write(members)
        beginArray(key: "children")
        levels.append(tree.children(of: index))
      } else {
        write(.object(members), key: key)
      }
      upcoming = nextNode(in: &levels, tree)
    }
  }

  /// Closes the nodes that end before the next node in the order of the tree, and returns that
  /// node, or `nil` at the end of the tree.
  private mutating func nextNode(
    in levels: inout [ElementTree.Children],
    _ tree: ElementTree
  ) -> ElementTree.Index? {
    while !levels.isEmpty {
      while let child = levels[levels.count - 1].next() {
        if !tree[child].role.isMadeByBuilder { return child }
      }
      levels.removeLast()
      end()
      end()
    }
    return nil
  }
}

extension ElementTree {
  /// Returns whether a node contains nodes that belong in a file, because the tree's builder didn't
  /// create them.
  fileprivate func hasWrittenChildren(_ index: Index) -> Bool {
    children(of: index).contains { !self[$0].role.isMadeByBuilder }
  }
}

extension AppDocument {
  /// The trivia for the expanded tree, which is empty if the files have components.
  fileprivate var triviaOfExpanded: Trivia { hasComponents ? Trivia() : trivia }

  /// The app as JSON, without comments.
  public var json: String { ElementTreeJSON.write(self) }
}
