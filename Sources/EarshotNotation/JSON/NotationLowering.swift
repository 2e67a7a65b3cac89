import EarshotModel

extension AppDocument {
  /// Returns the app as the screen notation can express it, with the same readout.
  ///
  /// Imported trees can contain information that the notation expresses differently, such as the
  /// positions of cells, or not at all, such as repeated identifiers. The method converts this
  /// information or drops it with a warning. An app from screen files doesn't change.
  ///
  /// - Returns: The app to print, and warnings about lost information, changed headers, and new
  ///   names.
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  public func expressedInScreenFormat() -> (AppDocument, [Diagnostic]) {
    var expression = NotationLowering(written)
    expression.settleContainers()
    expression.settleNames()
    expression.settleTables()
    guard expression.hasChanged else { return (self, []) }
    let (tree, places) = expression.rebuilt()
    let document = AppDocument(written: tree, each: each, trivia: trivia.moved(to: places))
    return (document, expression.warnings)
  }
}

/// A conversion of a tree to the words of the screen notation.
struct NotationLowering {
  private(set) var tree: ElementTree
  private(set) var warnings: [Diagnostic] = []
  private(set) var hasChanged = false
  /// The rows to add around cells.
  var rows = RowPlan()

  init(_ tree: ElementTree) { self.tree = tree }

  mutating func update(_ index: ElementTree.Index, _ change: (inout Element) -> Void) {
    hasChanged = true
    tree.update(index, change)
  }

  mutating func warn(_ message: Diagnostic.Message) {
    warnings.append(Diagnostic(.warning, message, range: 0..<0))
  }

  /// Returns the tree with its new rows, and the index of each old node in it.
  func rebuilt() -> (ElementTree, [ElementTree.Index]) {
    var places = tree.indices.map { $0 }
    guard !rows.isEmpty else { return (tree, places) }
    var builder = ElementTree.Builder(app: tree[tree.root])
    var ends: [ElementTree.Index] = []
    for index in tree.indices.dropFirst() where !tree[index].role.isMadeByBuilder {
      while let end = ends.last, end <= index {
        ends.removeLast()
        builder.close()
      }
      for row in rows.opening(before: index) {
        builder.open(Element(role: .row))
        if let end = row { ends.append(end) } else { builder.close() }
      }
      places[Int(index.offset)] = builder.open(tree[index])
      ends.append(tree.end(of: index))
    }
    for _ in ends { builder.close() }
    return (builder.finish(), places)
  }
}

/// The beginnings and ends of rows that the tree doesn't have yet.
struct RowPlan {
  private var rows: [ElementTree.Index: [ElementTree.Index?]] = [:]

  var isEmpty: Bool { rows.isEmpty }

  /// Adds a row around the nodes from one index up to another.
  mutating func add(from start: ElementTree.Index, to end: ElementTree.Index) {
    rows[start, default: []].append(end)
  }

  /// Adds empty rows before an index.
  mutating func addEmpty(_ count: Int, before start: ElementTree.Index) {
    for _ in 0..<count { rows[start, default: []].append(nil) }
  }

  /// Returns the rows that open before a node, with their ends.
  ///
  /// An empty row has no end.
  func opening(before index: ElementTree.Index) -> [ElementTree.Index?] { rows[index] ?? [] }
}

extension Trivia {
  /// Returns the data about the lines of nodes, after the nodes have moved to other indices.
  fileprivate func moved(to places: [ElementTree.Index]) -> Trivia {
    var trivia = self
    trivia.lines = [:]
    for (line, texts) in lines {
      trivia.lines[Line(owner: line.owner.placed(at: places), kind: line.kind)] = texts
    }
    trivia.plain = [:]
    for (owner, properties) in plain { trivia.plain[owner.placed(at: places)] = properties }
    trivia.traitOrder = [:]
    for (owner, order) in traitOrder { trivia.traitOrder[owner.placed(at: places)] = order }
    return trivia
  }
}

extension ElementTree {
  /// Returns a node's name for a warning.
  func inWords(_ index: Index) -> String {
    let element = self[index]
    let noun = element.role.noun
    if let identifier = element.identifier { return "the \(noun) '\(identifier)'" }
    let article = noun.first.map { "aeiou".contains($0) } == true ? "an" : "a"
    return element.label.map { "the \(noun) '\($0)'" } ?? "\(article) \(noun)"
  }
}
