import EarshotLines
import EarshotModel

/// A single facet of a stop's speech, which is a part of its utterance, an action, or an entry of
/// its content.
struct HeardFacet: Hashable, Sendable {
  /// The kind of the facet, such as `role`, `action`, or `entry`.
  var kind: String
  /// The name of an entry of custom content or of a series of a chart, or `nil` for any other
  /// facet.
  var name: String?
  /// The words of the facet.
  var text: String
  /// The property that the words come from.
  var property: String
  /// The name of the property's owner in a sentence, or `nil` if the owner is obvious.
  var owner: String?
  /// The node that has the property.
  var carrier: ElementTree.Index

  /// The attributes that make two facets sound the same, without their position in the tree.
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
  /// The facet before the change, or `nil` if the facet is new.
  var old: HeardFacet?
  /// The facet after the change, or `nil` if the facet is gone.
  var new: HeardFacet?
}

extension HeardFacet {
  /// Returns the changes of a stop's facets in the order of the speech.
  ///
  /// A removed and an added facet of the same kind in the same place are a single change. So are
  /// the same words in a different place.
  ///
  /// - Complexity: O(*a*·*b*), where *a* and *b* are the numbers of facets.
  static func changes(from old: [HeardFacet], to new: [HeardFacet]) -> [FacetChange] {
    guard !old.elementsEqual(new, by: { $0.sound == $1.sound }) else { return [] }
    let (before, now) = (old.map { $0.sound }, new.map { $0.sound })
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
  /// Returns the index of the change that lacks the given facet as its other half, or `nil` if
  /// there's none.
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

  /// Adds half a change, or completes the change at an index.
  fileprivate mutating func put(_ change: FacetChange, to place: Int?) {
    guard let place else { return append(change) }
    self[place] = FacetChange(
      old: self[place].old ?? change.old,
      new: self[place].new ?? change.new
    )
  }
}
