import EarshotModel

/// The contents of the cells without a label, which VoiceOver reads.
///
/// - Rule: ``FocusRule/cellsSpeakWhatIsInside``
struct SpokenChildren: Hashable, Sendable {
  private var nodes: [ElementTree.Index] = []
  private var ranges: [ElementTree.Index: Range<Int>] = [:]

  /// Finds the contents of cells as if the cells weren't elements.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes inside the cells.
  init(
    of cells: [ElementTree.Index],
    in tree: ElementTree,
    roots: [ElementTree.Index],
    order: KeyOrder
  ) {
    guard !cells.isEmpty else { return }
    var gatherer = Gatherer(of: tree, roots: roots, order: order, cells: .opened)
    for cell in cells {
      let start = nodes.count
      nodes += gatherer.gather(cell).lazy.map { gatherer.leaves[Int($0)].node }
        .filter { tree.facts(of: $0).bearsText }
      ranges[cell] = start..<nodes.count
    }
  }

  /// Returns the contents of one cell, or an empty array for any other node.
  func children(of cell: ElementTree.Index) -> [ElementTree.Index] {
    ranges[cell].map { Array(nodes[$0]) } ?? []
  }
}

extension ElementFacts {
  /// Whether the element has text.
  ///
  /// This includes an element that UIKit names, which gets its words later, and an element with a
  /// placeholder, which is the value of an empty field.
  fileprivate var bearsText: Bool {
    hasLabel || hasValue || hasPlaceholder || role.isNamedBySystem
  }
}
