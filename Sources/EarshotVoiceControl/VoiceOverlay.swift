/// The overlay that Voice Control shows over the screen.
package struct VoiceOverlay: Hashable, Sendable {
  /// The contents of an overlay.
  package enum Kind: Hashable, Sendable {
    /// The names of items.
    case names
    /// A number beside each item.
    case numbers
    /// A grid of numbered cells.
    case grid
    /// Numbers on the items with the same name.
    case choice
    /// The actions of an item.
    case menu

    /// The overlays that a person can ask for, by their names.
    static let named: [(name: String, kind: Kind)] = [
      ("names", .names), ("numbers", .numbers), ("grid", .grid),
    ]
  }

  /// The kind of the overlay.
  package let kind: Kind
  /// Whether the overlay stays until it's hidden.
  package let isContinuous: Bool
  /// The grid, or `nil` for other overlays.
  package var grid: VoiceGrid?
  /// The items of a choice or a menu.
  ///
  /// Other overlays show the available items.
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

  /// Zooms the grid in to a cell.
  package mutating func zoom(into cell: Int) { grid?.zoom(into: cell) }

  /// Returns the items that the user can name and number while the overlay is shown.
  ///
  /// - Parameter offered: The items of the screen, in reading order.
  /// - Returns: The actions of a menu, or the offered items.
  package func items(of offered: [VoiceItem]) -> [VoiceItem] {
    kind == .menu ? ownItems : offered
  }

  /// Returns the item with a visible number, or `nil` if there's none.
  ///
  /// In an overlay of names, only an item without a name has a number.
  package func item(numbered number: Int, among offered: [VoiceItem]) -> VoiceItem? {
    let candidates = kind == .choice ? ownItems.filter(offered.contains) : items(of: offered)
    return candidates.first {
      numbering.number(of: $0) == number && (kind != .names || $0.shownName == nil)
    }
  }
}

/// The numbers beside items.
///
/// - Rule: ``VoiceRule/numbersStay``
package struct VoiceNumbering: Hashable, Sendable {
  private var numbers: [VoiceItem.Subject: Int] = [:]
  private var next = 1

  /// Numbers the items that don't have a number yet.
  ///
  /// Items that appear later get the next free numbers.
  package mutating func add(_ items: [VoiceItem]) {
    for item in items where numbers[item.subject] == nil {
      numbers[item.subject] = next
      next += 1
    }
  }

  /// Returns the number of an item, or `nil` if it has none.
  package func number(of item: VoiceItem) -> Int? { numbers[item.subject] }
}
