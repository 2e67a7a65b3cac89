import EarshotModel

/// Keeps what was told already, so that a change of what many stops share is one change.
///
/// A tab bar is heard on every screen, the label of a group at every stop inside, the header of a
/// column at every cell.
struct ToldChanges {
  private struct Key: Hashable {
    var kind: AppComparison.Change.Kind
    var part: String?
    var old: String?
    var new: String?
    var oldCarrier: ElementTree.Index?
    var newCarrier: ElementTree.Index?
  }

  private var keys: Set<Key> = []

  /// The change, unless one of the same kind of the same nodes was told.
  mutating func firstTime(
    _ change: AppComparison.Change,
    _ oldCarrier: ElementTree.Index?,
    _ newCarrier: ElementTree.Index?
  ) -> [AppComparison.Change] {
    let key = Key(
      kind: change.kind,
      part: change.part,
      old: change.old,
      new: change.new,
      oldCarrier: oldCarrier,
      newCarrier: newCarrier
    )
    return keys.insert(key).inserted ? [change] : []
  }
}
