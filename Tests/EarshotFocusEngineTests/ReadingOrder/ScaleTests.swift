import EarshotModel
import EarshotFocusEngine
import TestSupport
import Testing

@Suite("Screens of any size")
struct ScaleTests {
  /// The number of elements: a hundred thousand with full effort.
  private static let count = Effort.share(of: 100_000)

  /// A screen of nodes, each with an identifier and a frame above the previous one's.
  private func screen(
    of count: Int,
    inside container: Element? = nil,
    _ role: Role = .text
  ) -> ElementTree {
    var builder = ElementTree.Builder()
    builder.open(Element(role: .screen))
    if let container { builder.open(container) }
    for place in 0..<count {
      var element = Element(role: role)
      element.identifier = "n\(place)"
      element.frame = Rect(x: 0, y: Double(count - place) * 10, width: 10, height: 10)
      builder.open(element)
      builder.close()
    }
    if container != nil { builder.close() }
    builder.close()
    return builder.finish()
  }

  /// A screen of nodes, each inside the previous one, around one text element.
  private func chain(of count: Int, _ container: (Int) -> Element) -> ElementTree {
    var builder = ElementTree.Builder()
    builder.open(Element(role: .screen))
    for place in 0..<count { builder.open(container(place)) }
    var text = Element(role: .text)
    text.identifier = "text"
    builder.open(text)
    for _ in 0..<(count + 2) { builder.close() }
    return builder.finish()
  }

  @Test("many siblings")
  func siblings() {
    let shown = Shown(screen(of: Self.count))
    #expect(shown.order.stops.count == Self.count)
    #expect(shown.order.stops.first.map(shown.name) == "n\(Self.count - 1)")
    #expect(shown.order.rank(of: shown.order.stops[77]) == 77)
  }

  @Test("many tabs in a bar, in both styles")
  func tabs() {
    let shown = Shown(screen(of: Self.count, inside: Element(role: .tabBar), .tab))
    let last = shown.order.stops[Self.count - 1]
    #expect(shown.order.nearestContext(of: last) == .tab(index: Self.count, count: Self.count))
    #expect(shown.order.outermostContext(of: last) == .tab(index: 1, count: Self.count))
  }

  @Test("many elements in an array, and as many in a bar of the trait")
  func listed() {
    var list = Element(role: .list)
    list.elements = (0..<Self.count).reversed().map { "n\($0)" }
    let shown = Shown(screen(of: Self.count, inside: list))
    #expect(shown.order.stops.count == Self.count)
    #expect(shown.order.outermostContext(of: shown.order.stops[0]) == .listStart)
    var bar = Element(role: .view)
    bar.traits = .tabBar
    let tabs = Shown(screen(of: Self.count, inside: bar))
    let first = tabs.order.stops[0]
    #expect(tabs.order.outermostContext(of: first) == .tab(index: 1, count: Self.count))
  }

  @Test("many units in one element")
  func units() {
    var builder = ElementTree.Builder()
    builder.open(Element(role: .screen))
    for _ in 0..<Self.count {
      builder.open(Element(role: .list))
      builder.open(Element(role: .text))
      builder.close()
      builder.close()
    }
    builder.close()
    #expect(Shown(builder.finish()).order.stops.count == Self.count)
  }

  @Test("many units, each inside the previous one")
  func deepUnits() {
    let shown = Shown(chain(of: Self.count) { _ in Element(role: .list) })
    #expect(shown.stops == "text")
    #expect(shown.spoken == "text: list start")
  }

  @Test("tables, each inside the previous one")
  func deepTables() {
    let shown = Shown(
      chain(of: Self.count / 10) { Element(role: $0.isMultiple(of: 2) ? .table : .row) }
    )
    #expect(shown.spoken == "text: r0c0 first")
    #expect(shown.snapshot == "text: r0c0 first")
  }

  @Test("cells, each inside the previous one")
  func deepCells() throws {
    let shown = Shown(chain(of: Self.count / 10) { _ in Element(role: .cell) })
    #expect(shown.order.stops.count == 1)
    #expect(shown.order.spokenChildren(of: shown.order.stops[0]) == [])
  }

  @Test("arrays that name the same nodes again and again are walked once")
  func arraysInArrays() {
    let depth = 200
    let shown = Shown(
      chain(of: depth) { place in
        var view = Element(role: .view)
        view.identifier = "v\(place)"
        view.elements = (place + 1..<depth).map { "v\($0)" } + ["text"]
        return view
      }
    )
    #expect(shown.stops == "text")
  }

  @Test("a table of many cells")
  func table() {
    var builder = ElementTree.Builder()
    builder.open(Element(role: .screen))
    builder.open(Element(role: .table))
    for row in 0..<(Self.count / 100) {
      builder.open(Element(role: .row))
      for _ in 0..<10 {
        var cell = Element(role: .text)
        if row == 0 { cell.heading = .column }
        builder.open(cell)
        builder.close()
      }
      builder.close()
    }
    builder.close()
    builder.close()
    let order = Shown(builder.finish()).order
    var heard = 0
    for stop in order.stops {
      if case .cell(let cell)? = order.nearestContext(of: stop) {
        heard += cell.columnHeaders.count
      }
    }
    #expect(heard == Self.count / 10 - 10)
  }
}
