/// What Voice Control draws over the screen.
package struct VoiceOverlay: Hashable, Sendable {
  /// What an overlay shows.
  package enum Kind: Hashable, Sendable {
    /// The names of items.
    case names
    /// A number beside each item.
    case numbers
    /// A grid of numbered cells.
    case grid
    /// Numbers on the items of one name.
    case choice
    /// The actions of an item.
    case menu

    /// The overlays that a person can ask for, by their names.
    static let named: [(name: String, kind: Kind)] = [
      ("names", .names), ("numbers", .numbers), ("grid", .grid),
    ]
  }

  /// What it shows.
  package let kind: Kind
  /// Whether it stays until it's hidden.
  package let isContinuous: Bool
  /// The grid, or `nil` for other overlays.
  package var grid: VoiceGrid?
  /// The items of a choice or a menu; other overlays show whatever is offered.
  package var ownItems: [VoiceItem]
  /// The numbers of the items.
  package var numbering = VoiceNumbering()

  /// Creates an overlay.
  package init(
    _ kind: Kind,
    isContinuous: Bool = false,
    grid: VoiceGrid? = nil,
    items: [VoiceItem] = []
  ) {
    self.kind = kind
    self.isContinuous = isContinuous
    self.grid = grid
    ownItems = items
    numbering.add(items)
  }

  /// Zooms the grid into a cell.
  package mutating func zoom(into cell: Int) { grid?.zoom(into: cell) }

  /// The items that can be named and numbered while it is shown.
  ///
  /// - Parameter offered: The items of the screen, in reading order.
  /// - Returns: The actions of a menu, or what is offered.
  package func items(of offered: [VoiceItem]) -> [VoiceItem] {
    kind == .menu ? ownItems : offered
  }

  /// The item of a number that is shown, or `nil` if there is none.
  ///
  /// Under names only an item without one has a number.
  package func item(numbered number: Int, among offered: [VoiceItem]) -> VoiceItem? {
    let candidates = kind == .choice ? ownItems.filter(offered.contains) : items(of: offered)
    return candidates.first {
      numbering.number(of: $0) == number && (kind != .names || $0.shownName == nil)
    }
  }
}

/// The numbers that stand beside items.
///
/// - Rule: ``VoiceRule/numbersStay``
package struct VoiceNumbering: Hashable, Sendable {
  private var numbers: [VoiceItem.Subject: Int] = [:]
  private var next = 1

  /// Numbers what has no number yet: what appears later gets the next free ones.
  package mutating func add(_ items: [VoiceItem]) {
    for item in items where numbers[item.subject] == nil {
      numbers[item.subject] = next
      next += 1
    }
  }

  /// The number of an item, or `nil` if it has none.
  package func number(of item: VoiceItem) -> Int? { numbers[item.subject] }
}
