import EarshotModel

/// The frames of the stops on the screen, for touch and maps.
struct StopFrames: Hashable, Sendable {
  /// A part of a row, for the stops of a screen without frames.
  private struct Share: Hashable, Sendable {
    var row: Int32
    /// The index in the row, which has `columns` places.
    var column: Int32 = 0
    var columns: Int32 = 1
    /// The index among the stops that share the place.
    var position: Int32 = 0
    var cell: Int32?
  }

  private static let rowHeight = 44.0

  /// The frames by the rank of their stops, or an empty array if no stop has a frame.
  private var frames: ContiguousArray<Rect?> = []
  /// The shares of rows, by the rank of their stops, or an empty array if the screen has frames.
  private var shares: ContiguousArray<Share> = []
  /// The number of stops that share each bar's row, or each place in a row with columns.
  private var counts: [Int32] = []
  private let width: Double
  private let direction: LayoutDirection

  /// Lays out the stops.
  ///
  /// The first `screenCount` stops belong to the screen itself, and the others to the app's own
  /// nodes, such as the tab bar. If only these nodes have frames, they keep them, and the screen's
  /// stops are laid out in rows.
  ///
  /// - Rule: ``FocusRule/framelessScreensHaveRows``
  init(
    _ gatherer: borrowing Gatherer,
    flat: [Int32],
    screenCount: Int,
    width: Double,
    direction: LayoutDirection,
    columns: ColumnPlaces
  ) {
    self.width = width
    self.direction = direction
    let gathered = gatherer.leaves
    let leaves = flat.lazy.map { gathered[Int($0)] }
    if leaves.contains(where: { $0.frame != nil }) {
      frames = ContiguousArray(leaves.map(\.frame))
    }
    if !leaves.prefix(screenCount).contains(where: { $0.frame != nil }) {
      share(Array(leaves), barCount: Int(gatherer.barCount), columns)
    }
  }

  /// Returns the frame of the stop with a rank, or `nil` if it's unknown.
  ///
  /// If no stop has a frame, returns a part of a row.
  func frame(at rank: Int) -> Rect? {
    if frames.indices.contains(rank), let frame = frames[rank] { return frame }
    guard shares.indices.contains(rank) else { return nil }
    let share = shares[rank]
    let parts = share.cell.map { counts[Int($0)] } ?? 1
    let count = parts * share.columns
    let place = share.column * parts + share.position
    let position = direction == .leftToRight ? place : count - 1 - place
    let part = width / Double(count)
    return Rect(
      x: Double(position) * part,
      y: Double(share.row) * Self.rowHeight,
      width: part,
      height: Self.rowHeight
    )
  }

  private mutating func share(_ leaves: [Leaf], barCount: Int, _ columns: ColumnPlaces) {
    counts = Array(repeating: 0, count: barCount)
    shares.reserveCapacity(leaves.count)
    var columns = columns
    var rows = [Int32?](repeating: nil, count: barCount)
    var cells: [ElementTree.Index: Int32] = [:]
    var firstRows: [ElementTree.Index: Int32] = [:]
    var next: Int32 = 0
    for leaf in leaves {
      if let place = columns.place(of: leaf.node) {
        let first = firstRows[place.container] ?? next
        if firstRows.updateValue(first, forKey: place.container) == nil {
          next += Int32(place.rowCount)
        }
        let cell = cells[place.child] ?? Int32(counts.count)
        if cells.updateValue(cell, forKey: place.child) == nil { counts.append(0) }
        shares.append(share(of: place, first: first, cell: cell))
        counts[Int(cell)] += 1
      } else if let bar = leaf.inheritance.bar {
        let row = rows[Int(bar)] ?? next
        if rows[Int(bar)] == nil {
          rows[Int(bar)] = row
          next += 1
        }
        shares.append(Share(row: row, position: counts[Int(bar)], cell: bar))
        counts[Int(bar)] += 1
      } else {
        shares.append(Share(row: next))
        next += 1
      }
    }
  }

  private func share(of place: ColumnPlaces.Cell, first: Int32, cell: Int32) -> Share {
    Share(
      row: first + Int32(place.row),
      column: Int32(place.column),
      columns: Int32(place.columns),
      position: counts[Int(cell)],
      cell: cell
    )
  }
}
