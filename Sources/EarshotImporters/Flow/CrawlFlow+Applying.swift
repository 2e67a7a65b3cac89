import EarshotModel
package import EarshotNotation

extension CrawlFlow {
  /// Returns the app with the behavior that the flow gives its elements.
  ///
  /// - Parameters:
  ///   - reading: The exports, read as one app in the order of `files`, or a result with errors.
  ///   - flow: The number of the flow among the sources of diagnostics.
  /// - Returns: The app with behavior, or errors, each at its line.
  /// - Complexity: O(*n* + *s*), where *n* is the number of nodes and *s* is the number of lines.
  package func applied(
    to reading: AppDocument.ParseResult,
    flow: Int
  ) -> AppDocument.ParseResult {
    guard let document = reading.document else { return reading }
    var tree = document.tree
    var diagnostics = reading.diagnostics
    for doubt in doubts {
      diagnostics.append(Diagnostic(.warning, doubt.message, source: flow, range: doubt.range))
    }
    let severity: Diagnostic.Severity = isRecorded ? .warning : .error
    let screens = reading.screens(of: files, in: tree)
    let names = FlowNames(tree, reading.foreignPlaces)
    var reached: [String: String] = [:]
    for step in steps {
      func report(_ message: Diagnostic.Message) {
        diagnostics.append(Diagnostic(severity, message, source: flow, range: step.range))
      }
      guard let from = screens[step.from], let to = screens[step.to], tree[to].identifier != nil
      else {
        let isFrom = screens[step.from] == nil
        report(.flowScreen(isFrom ? step.from : step.to))
        continue
      }
      switch names.node(for: step.deed, on: from) {
      case .one(let node): add(step, to: node, opening: to, &reached, &tree)
      case .none where step.deed == .back: continue
      case .none: report(isRecorded ? .recordedTapMissing(step) : .flowMissing(step))
      case .several(let count): report(.flowAmbiguous(step, count))
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

extension CrawlFlow {
  /// Gives an element the effect of a step, which opens a screen or goes back to the previous one.
  private func add(
    _ step: Step,
    to node: ElementTree.Index,
    opening screen: ElementTree.Index,
    _ reached: inout [String: String],
    _ tree: inout ElementTree
  ) {
    let isBack =
      step.deed == .back || reached[step.from] == step.to && step.from != step.to
      || isRecorded && tree[node].traits.contains(.backButton)
    // A log may contain the same tap twice.
    guard !isRecorded || tree[node].handlers.isEmpty, let name = tree[screen].identifier else {
      return
    }
    let effect: Effect =
      isBack ? .leave(.back) : .show(tree.opensModally(screen) ? .present : .push, name)
    tree.update(node) { $0.handlers.append(Handler(event: .activate, effects: [effect])) }
    if !isBack, reached[step.to] == nil { reached[step.to] = step.from }
  }
}

/// The elements of screens by their names in a flow.
private struct FlowNames {
  enum Found {
    case none, one(ElementTree.Index), several(Int)
  }

  private struct Key: Hashable {
    let screen: ElementTree.Index
    let deed: CrawlFlow.Deed
  }

  private let tree: ElementTree
  private var nodes: [Key: [ElementTree.Index]] = [:]
  /// The stops, by the strings inside them.
  private var inside: [Key: [ElementTree.Index]] = [:]

  init(_ tree: ElementTree, _ places: [AppDocument.NodePlace]) {
    self.tree = tree
    let pairs = places.compactMap { place in place.remarks.map { (place.node, $0) } }
    let remarks = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    for screen in tree.screens {
      for node in tree.subtree(of: screen).dropFirst() {
        let element = tree[node]
        guard element.isAccessibilityElement else { continue }
        if let name = element.identifier ?? remarks[node]?.identifier {
          add(node, .tapIdentifier(name), on: screen)
        }
        for text in remarks[node]?.texts ?? [] {
          inside[Key(screen: screen, deed: .tapLabel(text)), default: []].append(node)
        }
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
    let found = candidates(for: deed, on: screen)
    return found.count > 1 ? .several(found.count) : found.first.map { .one($0) } ?? .none
  }

  private func candidates(
    for deed: CrawlFlow.Deed,
    on screen: ElementTree.Index
  ) -> [ElementTree.Index] {
    guard case .tapName(let name, let kind) = deed else {
      return nodes[Key(screen: screen, deed: deed)] ?? []
    }
    let label = Key(screen: screen, deed: .tapLabel(name))
    let found =
      nodes[Key(screen: screen, deed: .tapIdentifier(name))] ?? nodes[label] ?? inside[label] ?? []
    guard found.count > 1, let kind else { return found }
    let same = found.filter { isOf(kind, $0) }
    return same.isEmpty ? found : same
  }

  /// Returns whether an element is of the given kind, by its name in XCUITest.
  ///
  /// - Source: XCTest, `XCUIElement.ElementType`; our choice of the corresponding traits.
  private func isOf(_ kind: String, _ node: ElementTree.Index) -> Bool {
    let (role, traits) = (tree.role(of: node), tree[node].traits)
    return switch kind {
    case "Button": traits.contains(.button) || traits.contains(.backButton)
    case "StaticText": traits.contains(.staticText)
    case "Cell": role == .cell
    case "Link": traits.contains(.link)
    case "Image": traits.contains(.image)
    case "Switch": role == .switch
    case "Tab": role == .tab
    default: false
    }
  }
}

extension AppDocument.ParseResult {
  /// Returns the first screen of each file.
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
  /// Returns whether a screen is modal, as an alert or a sheet is.
  fileprivate func opensModally(_ screen: Index) -> Bool {
    children(of: screen).contains { facts(of: $0).viewIsModal }
  }
}

extension CrawlFlow.Deed {
  var name: String {
    switch self {
    case .tapLabel(let label): "'\(label)'"
    case .tapIdentifier(let name): "'#\(name)'"
    case .tapName(let name, _): "'\(name)'"
    case .back: "the back button"
    }
  }

  /// The property of the tapped element that the flow names, for a message.
  var property: String {
    switch self {
    case .tapLabel: "the label \(name)"
    case .tapIdentifier: "the identifier \(name)"
    case .tapName: "the label or identifier \(name)"
    case .back: "the trait 'backButton'"
    }
  }
}
