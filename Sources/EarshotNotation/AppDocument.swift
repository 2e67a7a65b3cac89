public import EarshotModel

/// An app as its files describe it: the tree that runs, and what is needed to print it again.
public struct AppDocument: Hashable, Sendable {
  /// The tree that runs: every `each` is written out on the nodes it matches.
  public let tree: ElementTree
  /// The tree as it is written, without what `each` adds.
  package let written: ElementTree
  /// The `each` blocks in their order.
  package let each: [EachBlock]
  /// The comments and blank lines, and what else printing needs.
  package let trivia: Trivia

  /// Creates a document.
  package init(tree: ElementTree, written: ElementTree, each: [EachBlock], trivia: Trivia) {
    self.tree = tree
    self.written = written
    self.each = each
    self.trivia = trivia
  }
}

/// One line for many: what `each` adds to the nodes it matches.
package struct EachBlock: Hashable, Sendable {
  /// Which nodes it matches.
  package var selector: Selector
  /// The properties (those it declares), parts and handlers it adds.
  package var element: Element

  /// Creates a block.
  package init(selector: Selector, element: Element) {
    self.selector = selector
    self.element = element
  }
}
