import EarshotModel
package import EarshotNotation

extension CrawlFlow {
  /// Gives the elements of an app what the flow says they do.
  ///
  /// - Parameters:
  ///   - reading: The exports, read as one app in the order of `files`, or a reading with errors.
  ///   - flow: The number of the flow among the sources of diagnostics.
  /// - Returns: The app with behavior; with errors, each at its line.
  /// - Complexity: O(*n* + *s*), where *n* is the number of nodes and *s* that of lines.
  package func applied(
    to reading: AppDocument.ParseResult,
    flow: Int
  ) -> AppDocument.ParseResult {
    guard let document = reading.document else { return reading }
    var tree = document.tree
    var diagnostics = reading.diagnostics
    let screens = reading.screens(of: files, in: tree)
    let names = FlowNames(tree)
    var reached: [String: String] = [:]
    for step in steps {
      guard let from = screens[step.from], let to = screens[step.to],
        let name = tree[to].identifier
      else {
        diagnostics.append(Diagnostic(.error, .flowScreen(step), source: flow, range: step.range))
        continue
      }
      let isBack = step.deed == .back || reached[step.from] == step.to && step.from != step.to
      switch names.node(for: step.deed, on: from) {
      case .one(let node):
        let effect: Effect =
          isBack ? .leave(.back) : .show(tree.opensModally(to) ? .present : .push, name)
        tree.update(node) { $0.handlers.append(Handler(event: .activate, effects: [effect])) }
        if !isBack, reached[step.to] == nil { reached[step.to] = step.from }
      case .none where step.deed == .back: continue
      case .none:
        diagnostics.append(Diagnostic(.error, .flowMissing(step), source: flow, range: step.range))
      case .several(let count):
        diagnostics.append(
          Diagnostic(.error, .flowAmbiguous(step, count), source: flow, range: step.range)
        )
      }
    }
    let isBroken = diagnostics.contains { $0.severity == .error }
    let made = AppDocument(tree: tree, written: tree, each: [], trivia: document.trivia)
    return AppDocument.ParseResult(
      document: isBroken ? nil : made,
      diagnostics: diagnostics,
      references: reading.references,
      foreignPlaces: reading.foreignPlaces,
      untold: reading.untold
    )
  }
}

/// The elements of screens by what a flow calls them.
private struct FlowNames {
  enum Found {
    case none, one(ElementTree.Index), several(Int)
  }

  private struct Key: Hashable {
    let screen: ElementTree.Index
    let deed: CrawlFlow.Deed
  }

  private var nodes: [Key: [ElementTree.Index]] = [:]

  init(_ tree: ElementTree) {
    for screen in tree.screens {
      for node in tree.subtree(of: screen).dropFirst() {
        let element = tree[node]
        guard element.isAccessibilityElement else { continue }
        if let name = element.identifier { add(node, .tapIdentifier(name), on: screen) }
        if let label = element.label { add(node, .tapLabel(label), on: screen) }
        if element.traits.contains(.backButton) { add(node, .back, on: screen) }
      }
    }
  }

  private mutating func add(
    _ node: ElementTree.Index,
    _ deed: CrawlFlow.Deed,
    on screen: ElementTree.Index
  ) {
    nodes[Key(screen: screen, deed: deed), default: []].append(node)
  }

  func node(for deed: CrawlFlow.Deed, on screen: ElementTree.Index) -> Found {
    let found = nodes[Key(screen: screen, deed: deed)] ?? []
    return found.count > 1 ? .several(found.count) : found.first.map { .one($0) } ?? .none
  }
}

extension AppDocument.ParseResult {
  /// The first screen of each file.
  fileprivate func screens(
    of files: [String],
    in tree: ElementTree
  ) -> [String: ElementTree.Index] {
    var screens: [String: ElementTree.Index] = [:]
    for place in foreignPlaces where tree.role(of: place.node) == .screen {
      guard files.indices.contains(place.source), screens[files[place.source]] == nil else {
        continue
      }
      screens[files[place.source]] = place.node
    }
    return screens
  }
}

extension ElementTree {
  /// Whether a screen holds everything to itself that it shows, as an alert or a sheet does.
  fileprivate func opensModally(_ screen: Index) -> Bool {
    children(of: screen).contains { facts(of: $0).viewIsModal }
  }
}

extension CrawlFlow.Deed {
  var name: String {
    switch self {
    case .tapLabel(let label): "'\(label)'"
    case .tapIdentifier(let name): "'#\(name)'"
    case .back: "the back button"
    }
  }
}
