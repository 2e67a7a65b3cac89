import EarshotModel

/// Where the stops stand on the screen, for touch and maps.
struct StopFrames: Hashable, Sendable {
  /// A part of a row, for stops of a screen without frames.
  private struct Share: Hashable, Sendable {
    var row: Int32
    var position: Int32
    var bar: Int32?
  }

  private static let rowHeight = 44.0

  /// By the rank of the stops; empty where none has a frame.
  private var frames: ContiguousArray<Rect?> = []
  /// By the rank of the stops; empty where the screen has frames.
  private var shares: ContiguousArray<Share> = []
  /// How many stops share the row of each bar.
  private var counts: [Int32] = []
  private let width: Double
  private let direction: LayoutDirection

  /// Lays out the stops.
  ///
  /// The first `screenCount` stops belong to the screen itself, the others to the tab bar.
  /// Where only the tab bar has frames, it keeps them, and the screen is laid out in rows.
  ///
  /// - Rule: ``FocusRule/framelessScreensHaveRows``
  init(
    _ gatherer: Gatherer,
    flat: [Int32],
    screenCount: Int,
    width: Double,
    direction: LayoutDirection
  ) {
    self.width = width
    self.direction = direction
    let leaves = flat.lazy.map { gatherer.leaves[Int($0)] }
    if leaves.contains(where: { $0.frame != nil }) {
      frames = ContiguousArray(leaves.map(\.frame))
    }
    if !leaves.prefix(screenCount).contains(where: { $0.frame != nil }) {
      share(leaves.map(\.inheritance.bar), barCount: Int(gatherer.barCount))
    }
  }

  /// The frame of the stop at a rank: its own, or its part of a row.
  func frame(at rank: Int) -> Rect? {
    if frames.indices.contains(rank), let frame = frames[rank] { return frame }
    guard shares.indices.contains(rank) else { return nil }
    let share = shares[rank]
    let count = share.bar.map { counts[Int($0)] } ?? 1
    let position = direction == .leftToRight ? share.position : count - 1 - share.position
    let part = width / Double(count)
    return Rect(
      x: Double(position) * part,
      y: Double(share.row) * Self.rowHeight,
      width: part,
      height: Self.rowHeight
    )
  }

  private mutating func share(_ bars: [Int32?], barCount: Int) {
    counts = Array(repeating: 0, count: barCount)
    var rows = [Int32?](repeating: nil, count: barCount)
    var next: Int32 = 0
    for bar in bars {
      guard let bar else {
        shares.append(Share(row: next, position: 0))
        next += 1
        continue
      }
      let row = rows[Int(bar)] ?? next
      if rows[Int(bar)] == nil {
        rows[Int(bar)] = row
        next += 1
      }
      shares.append(Share(row: row, position: counts[Int(bar)], bar: bar))
      counts[Int(bar)] += 1
    }
  }
}
