import EarshotModel

extension ScreenParser {
  /// Makes the app of all that was read.
  consuming func finish() -> AppDocument.ParseResult {
    for number in nodes.indices { nodes[number].finish() }
    for number in each.indices { each[number].draft.finish() }
    noteLongLabels()
    if !isBroken { expectScreen() }
    let (written, places) = tree()
    for number in uses.indices { uses[number].owner = uses[number].owner.placed(at: places) }
    for number in foreignPlaces.indices {
      foreignPlaces[number].node = places[Int(foreignPlaces[number].node.offset)]
    }
    let blocks = each.map { EachBlock(selector: $0.selector, element: $0.draft.element) }
    var trivia = trivia.finish(drafts: nodes, each: each.map(\.draft), places: places)
    trivia.writesApp = hasForeignNodes ? nil : app != nil
    let document = AppDocument(written: written, each: blocks, trivia: trivia)
    if !isBroken { document.check(uses, salvaged: salvaged, into: &diagnostics) }
    return AppDocument.ParseResult(
      document: diagnostics.hasErrors ? nil : document,
      diagnostics: diagnostics.sorted,
      references: uses,
      foreignPlaces: foreignPlaces
    )
  }

  /// How many characters a label has at most, before it is doubted.
  static let labelLimit = 4_096

  /// Warns of labels that nobody will hear to the end.
  private mutating func noteLongLabels() {
    for use in uses {
      guard case .role = use.kind else { continue }
      guard case .node(let place) = use.owner, let label = nodes[Int(place.offset)].element.label,
        label.utf8.count > ScreenParser.labelLimit,
        label.unicodeScalars.count > ScreenParser.labelLimit
      else { continue }
      diagnostics.add(
        Diagnostic(.warning, .longLabel, source: use.source, range: use.range)
      )
    }
  }

  /// Reports that there is nothing to show.
  private mutating func expectScreen() {
    guard !diagnostics.hasErrors, !nodes.contains(where: { $0.element.role == .screen }) else {
      return
    }
    diagnostics.add(Diagnostic(.error, .noScreen, source: 0, range: 0..<0))
  }

  /// Puts the elements into the tree as it is written, and finds the place of each draft in it.
  private func tree() -> (ElementTree, [ElementTree.Index]) {
    let element = app.map { nodes[$0].element } ?? Element(role: .app)
    var builder = ElementTree.Builder(app: element, capacity: nodes.count + 1)
    var places = [ElementTree.Index](repeating: ElementTree.Index(0), count: nodes.count)
    let inApp = app.map { app in app..<appEnd(app) } ?? 0..<0
    var open = 0
    for number in Array(inApp.dropFirst()) + nodes.indices.filter({ !inApp.contains($0) }) {
      let level = inApp.contains(number) ? nodes[number].depth : nodes[number].depth + 1
      while open >= level {
        builder.close()
        open -= 1
      }
      places[number] = builder.open(nodes[number].element)
      open = level
    }
    while open > 0 {
      builder.close()
      open -= 1
    }
    return (builder.finish(), places)
  }

  /// The first draft after those of the app.
  private func appEnd(_ app: Int) -> Int {
    nodes[(app + 1)...].firstIndex { $0.depth == 0 } ?? nodes.count
  }
}

extension Diagnostic.Message {
  package static var longLabel: Self { "the label is longer than 4,096 characters" }
  static var noScreen: Self { "no 'screen'; an app has at least one" }
}
