import EarshotModel

extension ScreenParser {
  /// Creates the app from all files that the parser has read.
  consuming func finish() -> AppDocument.ParseResult {
    endComponent()
    rewordUnknownRoles()
    for number in nodes.indices { nodes[number].finish() }
    for number in each.indices { each[number].draft.finish() }
    noteLongLabels()
    if !isBroken { expectScreen() }
    let written = writtenTree()
    rewordLaterLines(in: written.tree)
    let expansion = expanded()
    place(expansion, orElse: written.places)
    let blocks = each.map { EachBlock(selector: $0.selector, element: $0.draft.element) }
    var trivia = trivia.finish(drafts: nodes, each: each.map(\.draft), places: written.places)
    trivia.writesApp = hasForeignNodes ? nil : app != nil
    let document = AppDocument(
      written: written.tree,
      expanded: expansion?.placed.tree,
      each: blocks,
      trivia: trivia
    )
    if !isBroken {
      document.check(
        uses,
        salvaged: salvaged,
        innerNames: expansion?.innerNames ?? [:],
        into: &diagnostics
      )
    }
    return AppDocument.ParseResult(
      document: diagnostics.hasErrors ? nil : document,
      diagnostics: diagnostics.sorted,
      references: uses,
      foreignPlaces: foreignPlaces,
      untold: diagnostics.untold,
      mayHoldMarkup: mayHoldMarkup || hasForeignNodes
    )
  }

  /// Changes the owner of each reference from a draft to a node of the tree.
  ///
  /// If the files have components, it's a node of the expanded tree.
  private mutating func place(_ expansion: ExpandedDrafts?, orElse places: [ElementTree.Index]) {
    if let expansion {
      rewordDottedNames(in: expansion.placed.tree)
      uses = expansion.uses
    } else {
      // Reading the owner through the array itself would copy each reference.
      uses.withUnsafeMutableBufferPointer { uses in
        for number in uses.indices {
          uses[number].owner = uses[number].owner.placed(at: places)
        }
      }
    }
    let places = expansion?.placed.places ?? places
    for number in foreignPlaces.indices {
      foreignPlaces[number].node = places[Int(foreignPlaces[number].node.offset)]
    }
  }

  /// The maximum number of characters in a label without a warning.
  static let labelLimit = 4_096

  /// Warns about labels that are too long for people to hear to the end.
  private mutating func noteLongLabels() {
    var isLong: Set<ElementTree.Index> = []
    for number in nodes.indices where hasLongLabel(number) { isLong.insert(.init(number)) }
    guard !isLong.isEmpty else { return }
    for use in uses {
      guard case .role = use.kind, case .node(let place) = use.owner, isLong.contains(place) else {
        continue
      }
      diagnostics.add(Diagnostic(.warning, .longLabel, source: use.source, range: use.range))
    }
  }

  private func hasLongLabel(_ number: Int) -> Bool {
    guard let label = nodes[number].element.label else { return false }
    return label.utf8.count > ScreenParser.labelLimit
      && label.unicodeScalars.count > ScreenParser.labelLimit
  }

  /// Reports an app without a screen, unless there are other errors.
  private mutating func expectScreen() {
    guard !diagnostics.hasErrors, !nodes.contains(where: { $0.element.role == .screen }) else {
      return
    }
    diagnostics.add(Diagnostic(.error, .noScreen, source: 0, range: 0..<0))
  }

  /// Creates the tree as written from the elements and finds the index of each draft in it.
  ///
  /// Without components, nothing needs the elements of the drafts anymore, so the method moves
  /// them.
  private mutating func writtenTree() -> PlacedTree {
    let keepsElements = !components.isEmpty || !componentUses.isEmpty
    let element = app.map { nodes[$0].element } ?? Element(role: .app)
    let inApp = app.map { app in app..<appEnd(app) } ?? 0..<0
    let order = app.map { draftsOfApp($0) } ?? []
    let rest = nodes.indices.filter { !inApp.contains($0) }
    let all = order + rest
    // Reading the element through the array itself would copy each draft.
    let placed = nodes.withUnsafeMutableBufferPointer { nodes in
      PlacedTree(
        count: all.count,
        app: element,
        level: { nodes[all[$0]].depth + (inApp.contains(all[$0]) ? 0 : 1) },
        element: { keepsElements ? nodes[all[$0]].element : nodes[all[$0]].takeElement() }
      )
    }
    var places = [ElementTree.Index](repeating: ElementTree.Index(0), count: nodes.count)
    for (number, place) in zip(all, placed.places) { places[number] = place }
    return PlacedTree(tree: placed.tree, places: places)
  }

  /// Returns the drafts below the app in canonical order: nodes, then the tab bar, then alerts and
  /// sheets.
  func draftsOfApp(_ app: Int) -> [Int] {
    var parts: [[Int]] = [[], [], []]
    var part = 0
    for draft in (app + 1)..<appEnd(app) {
      if nodes[draft].depth == 1 {
        let element = nodes[draft].element
        part = element.role == .tabBar ? 1 : element.isPanel ? 2 : 0
      }
      parts[part].append(draft)
    }
    return parts.flatMap { $0 }
  }

  /// Returns the first draft after the app's drafts.
  func appEnd(_ app: Int) -> Int {
    nodes[(app + 1)...].firstIndex { $0.depth == 0 } ?? nodes.count
  }
}

extension Diagnostic.Message {
  package static var longLabel: Self { "the label is longer than 4,096 characters; shorten it" }
  static var noScreen: Self { "an app needs at least one 'screen'; add one" }
}
