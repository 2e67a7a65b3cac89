import EarshotModel

/// A tree, with the index in the tree for each draft or entry.
struct PlacedTree {
  let tree: ElementTree
  let places: [ElementTree.Index]
}

/// The result of expanding the components of the files.
struct ExpandedDrafts {
  let placed: PlacedTree
  let uses: [NameReference]
  let innerNames: [String: InnerName]
}

extension ScreenParser {
  /// Expands the components, or returns `nil` if the files neither define nor use components.
  mutating func expanded() -> ExpandedDrafts? {
    guard !components.isEmpty || !componentUses.isEmpty else { return nil }
    let references = Dictionary(grouping: uses.filter { $0.draft != nil }) { $0.draft ?? 0 }
    let table = ComponentTable(
      nodes,
      components,
      componentUses,
      references,
      named: namedComponents,
      work: work
    )
    for diagnostic in table.diagnostics { diagnostics.add(diagnostic) }
    for draft in table.broken { salvaged.noteUse(named: nodes[draft].element.identifier) }
    let expansion = writtenOut(table, references)
    for diagnostic in expansion.diagnostics { diagnostics.add(diagnostic) }
    noteUnused(table, references)
    noteUnusedParameters(table)
    let placed = placed(expansion.entries)
    let expandedUses = expansion.uses.map { use in
      var use = use
      use.owner = use.owner.placed(at: placed.places)
      return use
    }
    return ExpandedDrafts(
      placed: placed,
      uses: expandedUses + extraUses(of: table, references) + uses.filter { $0.draft == nil },
      innerNames: expansion.innerNames.all
    )
  }

  /// Expands the app, and then the components and screens in the order of the files.
  private func writtenOut(
    _ table: ComponentTable,
    _ references: [Int: [NameReference]]
  ) -> Expansion {
    var expansion = Expansion(nodes, table, references)
    if let app {
      expansion.add(app..<app + 1, shift: 0)
      for draft in draftsOfApp(app) where nodes[draft].depth == 1 {
        expansion.add(draft..<table.end(of: draft), shift: 0)
      }
    }
    var next = 0
    while next < nodes.count {
      let end = table.end(of: next)
      if next != app { expansion.add(next..<end, shift: 1) }
      next = end
    }
    return expansion
  }

  /// Creates the tree that runs and finds the index of each entry in it.
  private func placed(_ entries: [Expansion.Entry]) -> PlacedTree {
    let inside = app == nil ? entries : Array(entries.dropFirst())
    let placed = PlacedTree(
      count: inside.count,
      app: app.map { nodes[$0].element } ?? Element(role: .app),
      level: { inside[$0].depth },
      element: { inside[$0].element }
    )
    guard app != nil else { return placed }
    return PlacedTree(tree: placed.tree, places: [ElementTree.Index(0)] + placed.places)
  }

  /// Warns about unused components.
  ///
  /// References to tags in these components aren't errors.
  private mutating func noteUnused(_ table: ComponentTable, _ references: [Int: [NameReference]]) {
    for component in table.components where !usedComponents.contains(component.name) {
      diagnostics.add(
        Diagnostic(
          .warning,
          .unusedComponent(component.name),
          source: component.source,
          range: component.range
        )
      )
      for draft in component.body { salvaged.noteTags(nodes[draft].element.tags) }
    }
  }

  /// Warns about parameters that a component doesn't use, unless there are errors, because an
  /// invalid line may use them.
  private mutating func noteUnusedParameters(_ table: ComponentTable) {
    guard !diagnostics.hasErrors else { return }
    for component in table.components {
      for (name, range) in zip(component.parameters, component.parameterRanges)
      where !component.usedParameters.contains(name) {
        let message = Diagnostic.Message.unusedParameter(name, of: component.name)
        diagnostics.add(Diagnostic(.warning, message, source: component.source, range: range))
      }
    }
  }

  /// Returns the references from an unused component to nodes outside it, so Earshot also checks
  /// these references.
  private func extraUses(
    of table: ComponentTable,
    _ references: [Int: [NameReference]]
  ) -> [NameReference] {
    table.components.filter { !usedComponents.contains($0.name) }.flatMap { component in
      component.body.flatMap { references[$0] ?? [] }.compactMap { reference in
        var reference = reference
        reference.owner = .node(ElementTree.Index(0))
        reference.context = .other
        switch reference.kind {
        case .node(let name) where component.names[name] == nil: return reference
        case .tag, .screen: return reference
        default: return nil
        }
      }
    }
  }
}

extension PlacedTree {
  /// Creates a tree from nodes.
  ///
  /// A node is inside the closest earlier node with a lower level.
  init(count: Int, app: Element, level: (Int) -> Int, element: (Int) -> Element) {
    var builder = ElementTree.Builder(app: app, capacity: count + 1)
    var places: [ElementTree.Index] = []
    places.reserveCapacity(count)
    var open = 0
    for number in 0..<count {
      let level = level(number)
      while open >= level {
        builder.close()
        open -= 1
      }
      places.append(builder.open(element(number)))
      open = level
    }
    while open > 0 {
      builder.close()
      open -= 1
    }
    self.init(tree: builder.finish(), places: places)
  }
}

extension NameReference {
  /// The index of the line's draft, or `nil` for a line of an `each` block.
  fileprivate var draft: Int? {
    if case .node(let index) = owner { Int(index.offset) } else { nil }
  }
}

extension Diagnostic.Message {
  static func unusedParameter(_ name: String, of component: String) -> Self {
    "nothing in the component '\(component)' uses '{\(name)}'; use it, or delete the parameter"
  }

  static func unusedComponent(_ name: String) -> Self {
    "nothing uses the component '\(name)'; use it, or delete it"
  }
}
