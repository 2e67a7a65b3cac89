import EarshotLines
import EarshotModel

/// One thing that is heard of a stop: a part of its utterance, an action, an entry of its content.
struct HeardFacet: Hashable, Sendable {
  /// What it tells: a kind of part, or what it is beside the utterance.
  var kind: String
  /// The name of an entry of custom content.
  var name: String?
  /// The words.
  var text: String
  /// The property the words come from.
  var property: String
  /// Whose property it is, as a sentence names it, where that is not plain.
  var owner: String?
  /// The node whose property it is.
  var carrier: ElementTree.Index

  /// What makes two facets the same to the ear: not the place they have in the tree.
  private struct Sound: Hashable {
    var kind: String
    var name: String?
    var text: String
    var property: String
  }

  private var sound: Sound { Sound(kind: kind, name: name, text: text, property: property) }
}

/// The change of a facet.
struct FacetChange: Hashable, Sendable {
  /// What was heard, or `nil` for what is new.
  var old: HeardFacet?
  /// What is heard now, or `nil` for what is gone.
  var new: HeardFacet?
}

extension HeardFacet {
  /// The changes of a stop's facets, in the order in which you hear them.
  ///
  /// What goes and what comes of one kind in one place is one change, and so are the same words in
  /// another place.
  ///
  /// - Complexity: O(*a*·*b*) in the numbers of facets.
  static func changes(from old: [HeardFacet], to new: [HeardFacet]) -> [FacetChange] {
    let (before, now) = (old.map { $0.sound }, new.map { $0.sound })
    guard before != now else { return [] }
    var changes: [FacetChange] = []
    var start = 0
    for change in ListChange.changes(from: before, to: now) {
      switch change {
      case .keep: start = changes.count
      case .remove(let place):
        let partner = changes.partner(of: old[place], from: start) { $0.old == nil ? $0.new : nil }
        changes.put(FacetChange(old: old[place], new: nil), to: partner)
      case .insert(let place):
        let partner = changes.partner(of: new[place], from: start) { $0.new == nil ? $0.old : nil }
        changes.put(FacetChange(old: nil, new: new[place]), to: partner)
      }
    }
    return changes
  }

  fileprivate func isLike(_ other: HeardFacet) -> Bool { kind == other.kind && name == other.name }
}

extension [FacetChange] {
  /// The place of the change that a facet completes: the other half of it is there alone.
  fileprivate func partner(
    of facet: HeardFacet,
    from start: Int,
    _ half: (FacetChange) -> HeardFacet?
  ) -> Int? {
    indices.first { place in
      guard let other = half(self[place]), other.isLike(facet) else { return false }
      return place >= start || other.text == facet.text
    }
  }

  /// Adds half a change, or completes the one at a place.
  fileprivate mutating func put(_ change: FacetChange, to place: Int?) {
    guard let place else { return append(change) }
    self[place] = FacetChange(
      old: self[place].old ?? change.old,
      new: self[place].new ?? change.new
    )
  }
}
