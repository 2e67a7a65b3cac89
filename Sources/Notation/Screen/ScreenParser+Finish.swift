import AccessibilityModel

extension ScreenParser {
  /// Makes the app of all that was read.
  consuming func finish() -> AppDocument.Reading {
    for number in nodes.indices { nodes[number].finish() }
    for number in each.indices { each[number].draft.finish() }
    let (written, places) = tree()
    for number in uses.indices { uses[number].owner = uses[number].owner.placed(at: places) }
    let blocks = each.map { EachBlock(selector: $0.selector, element: $0.draft.element) }
    var trivia = trivia.finish(drafts: nodes, each: each.map(\.draft), places: places)
    trivia.writesApp = app != nil
    let document = AppDocument(written: written, each: blocks, trivia: trivia)
    if !isBroken {
      document.check(uses, salvaged: salvaged, into: &diagnostics)
    }
    return AppDocument.Reading(
      document: diagnostics.hasErrors ? nil : document,
      diagnostics: diagnostics.sorted
    )
  }

  /// The tree as it is written, and the place of each draft in it.
  private func tree() -> (ElementTree, [ElementTree.Index]) {
    let element = app.map { nodes[$0].element } ?? Element(role: .app)
    var builder = ElementTree.Builder(app: element)
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
