package import EarshotModel

/// The parts of a file that have no meaning for the app, kept for printing the file again.
package struct Trivia: Hashable, Sendable {
  /// A line that comments and blank lines can belong to.
  package struct Line: Hashable, Sendable {
    /// The owner of the line.
    package var owner: NameReference.Owner
    /// The kind of line.
    package var kind: Kind
  }

  /// The kinds of lines that a node or an `each` block can have.
  ///
  /// The numbers are indices of parts of the same kind in their owner, starting at 0.
  package enum Kind: Hashable, Sendable {
    /// The node line.
    case node
    /// The line of a property without a condition.
    case property(Property)
    /// A property line with a condition, by its index among those lines.
    case guarded(Int)
    /// A line of `label.spoken`.
    case spoken(Int)
    /// A line of custom content.
    case content(Int)
    /// The line of a chart.
    case chart
    /// The line of an axis of a chart.
    case axis(Chart.Direction)
    /// The line of a series.
    case series(Int)
    /// The line of a mark.
    case mark(Int)
    /// An event of a mark, by the indices of the mark and the event.
    case markHandler(Int, Int)
    /// An effect below an event of a mark.
    case markEffect(Int, Int, Int)
    /// A rotor.
    case rotor(Int)
    /// A custom action.
    case action(Int)
    /// An event.
    case handler(Int)
    /// An effect below an action.
    case actionEffect(Int, Int)
    /// An effect below an event.
    case effect(Int, Int)
  }

  /// The comments and blank lines before a line, with an empty string for each blank line.
  package var lines: [Line: [String]] = [:]
  /// The comments and blank lines after the last line.
  package var end: [String] = []
  /// The traits of each node line in the order in which they were written, if that isn't the order
  /// of the bits.
  package var traitOrder: [NameReference.Owner: [Traits]] = [:]
  /// The properties that also have a line without a condition, for owners that have lines with
  /// conditions.
  package var plain: [NameReference.Owner: PropertySet] = [:]
  /// Whether the file has a line for `app`, or `nil` if the document isn't from a `.screen` file.
  package var writesApp: Bool?

  /// Creates empty trivia.
  package init() {}
}

extension Trivia {
  fileprivate mutating func note(_ draft: NodeDraft, of owner: NameReference.Owner) {
    if let order = draft.traitOrder { traitOrder[owner] = order }
    if draft.isGuarded { plain[owner] = draft.plain }
  }
}

/// The comments and blank lines found while a file is read.
struct TriviaDraft {
  /// The trivia so far, with indices of drafts as the owners.
  private(set) var trivia = Trivia()
  private var pending: [String] = []

  /// Whether there are comments or blank lines above the current line.
  var isPending: Bool { !pending.isEmpty }

  mutating func addBlank() { pending.append("") }

  mutating func addComment(_ text: String) { pending.append(text) }

  /// Assigns the collected comments and blank lines to the current line.
  mutating func claim(_ kind: Trivia.Kind, of owner: NameReference.Owner) {
    guard !pending.isEmpty else { return }
    trivia.lines[Trivia.Line(owner: owner, kind: kind), default: []] += pending
    pending = []
  }

  /// Discards the comments and blank lines before an invalid line.
  mutating func dropUnclaimed() {
    if !pending.isEmpty { pending = [] }
  }

  /// Returns the trivia with the places of their owners in the tree.
  consuming func finish(
    drafts: [NodeDraft],
    each: [NodeDraft],
    places: [ElementTree.Index]
  ) -> Trivia {
    var result = Trivia()
    result.end = pending
    // The first iteration over a dictionary is slow, because the runtime searches for its types.
    // Most files don't need it.
    for (line, texts) in trivia.lines.isEmpty ? [] : Array(trivia.lines) {
      let order: [Int]? =
        switch line.owner {
        case .node(let index): drafts[Int(index.offset)].handlerOrder
        case .each(let number): each[number].handlerOrder
        }
      let place = Trivia.Line(
        owner: line.owner.placed(at: places),
        kind: line.kind.reordered(by: order)
      )
      result.lines[place] = texts
    }
    for number in drafts.indices
    where drafts[number].isGuarded || drafts[number].traitOrder != nil {
      result.note(drafts[number], of: .node(places[number]))
    }
    for number in each.indices { result.note(each[number], of: .each(number)) }
    return result
  }
}

extension NameReference.Owner {
  /// Returns the owner with the index of its node in the tree in place of the index of its draft.
  func placed(at places: [ElementTree.Index]) -> NameReference.Owner {
    switch self {
    case .node(let index): .node(places[Int(index.offset)])
    case .each: self
    }
  }
}

extension Trivia.Kind {
  /// Returns the line with the index that its handler has after sorting in canonical order.
  fileprivate func reordered(by order: [Int]?) -> Trivia.Kind {
    guard let order else { return self }
    switch self {
    case .handler(let number): return .handler(order[number])
    case .effect(let number, let effect): return .effect(order[number], effect)
    default: return self
    }
  }
}
