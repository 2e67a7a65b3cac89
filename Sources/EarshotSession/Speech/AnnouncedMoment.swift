import EarshotModel

/// The speech of a single step, in which announcements interrupt each other.
///
/// - Rule: ``SessionRule/sameMomentCutsTheFirstWord``
struct AnnouncedMoment {
  /// The speech of the step that isn't lost, in order.
  private(set) var items: [SpeechItem] = []
  /// The announcements that were cut off or never begin.
  private(set) var lost: [String] = []
  /// Whether a high-priority announcement precedes the next item.
  private var isBehindHigh: Bool
  /// The index of the announcement that the next announcement would interrupt, or `nil` if there's
  /// none.
  private var open: Int?

  init(isBehindHigh: Bool) { self.isBehindHigh = isBehindHigh }

  mutating func add(_ item: SpeechItem) {
    if case .announcement(let priority) = item.kind {
      if priority != .low { cutOpen(by: priority) }
      if priority == .high { isBehindHigh = true }
      items.append(item)
      if priority == .default { open = items.count - 1 }
    } else {
      items.append(item)
    }
  }

  /// Cuts off or removes the announcement at ``open``, and drops all low-priority announcements.
  private mutating func cutOpen(by priority: AnnouncementPriority) {
    if let open, let text = items[open].announcement {
      lost.append(text)
      if !isBehindHigh, let heard = items[open].cut(by: priority) {
        items[open] = heard
      } else {
        items.remove(at: open)
      }
    }
    open = nil
    lost += items.filter(\.isLowAnnouncement).compactMap(\.announcement)
    items.removeAll(where: \.isLowAnnouncement)
  }
}
