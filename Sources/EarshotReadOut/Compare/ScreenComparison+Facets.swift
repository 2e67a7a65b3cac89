import EarshotLines
import EarshotModel

// Changes in the speech, the actions, and the content of a stop that exists before and after.
extension ScreenComparison {
  func facetChanges(_ place: Int, _ oldPlace: Int, _ told: inout ToldChanges) -> [Change] {
    let (before, now) = (old.stops[oldPlace], new.stops[place])
    let parts = HeardFacet.changes(from: before.parts, to: now.parts)
    let all =
      HeardFacet.changes(from: before.groups, to: now.groups) + parts
      + HeardFacet.changes(from: before.actions, to: now.actions)
      + HeardFacet.changes(from: before.content, to: now.content).filter { !$0.isTold(by: parts) }
      + HeardFacet.changes(from: before.voice, to: now.voice)
    let changes = all.flatMap { facet in
      told.firstTime(
        change(of: facet, oldPlace, place),
        isOfAll(facet) ? facet.old?.carrier : before.index,
        isOfAll(facet) ? facet.new?.carrier : now.index
      )
    }
    let isSpokenOtherwise = all.isEmpty && before.text != now.text
    return changes + (isSpokenOtherwise ? [rephrased(place, oldPlace)] : [])
  }

  /// Returns whether a change of a group's facet is the same at every stop inside the group.
  ///
  /// If the facet was added or removed only at some stops, only these stops changed.
  private func isOfAll(_ facet: FacetChange) -> Bool {
    switch (facet.old, facet.new) {
    case (let before?, nil): !new.stops.contains { $0.has(before) }
    case (nil, let now?): !old.stops.contains { $0.has(now) }
    default: true
    }
  }

  private func change(of facet: FacetChange, _ oldPlace: Int, _ place: Int) -> Change {
    let subject = name(new.stops[place], place)
    var change = change(.part, oldPlace, place, subject: subject, facet.sentence)
    change.part = (facet.new ?? facet.old)?.kind
    change.old = facet.old?.text
    change.new = facet.new?.text
    change.source = (facet.new ?? facet.old)?.property
    return change
  }

  /// Returns the change for the same parts with other words between them, as in the snapshot style.
  private func rephrased(_ place: Int, _ oldPlace: Int) -> Change {
    let (before, now) = (old.stops[oldPlace], new.stops[place])
    let detail = "\(Change.quoted(before.text)) → \(Change.quoted(now.text))"
    var change = change(.part, oldPlace, place, subject: name(now, place), detail)
    (change.old, change.new) = (before.text, now.text)
    return change
  }
}

extension HeardStop {
  /// Returns whether the words of a group's property are also part of the speech at the stop.
  fileprivate func has(_ facet: HeardFacet) -> Bool {
    (groups + actions).contains { $0.kind == facet.kind && $0.text == facet.text }
  }
}

extension FacetChange {
  /// The change in words, such as `value "24" → "25", from the value of #points`.
  var sentence: String {
    let word = (new ?? old).map(\.word) ?? ""
    guard let old, let new else { return came(word) }
    if old.text == new.text, old.property == new.property {
      return "\(word) \(new.words) is now at a different position than before, \(new.origin)"
    }
    if old.text == new.text {
      return "\(word) \(new.words), \(new.origin), previously \(old.origin)"
    }
    return "\(word) \(old.words) → \(new.words), \(new.origin)"
  }

  private func came(_ word: String) -> String {
    if let new { return "\(word) \(new.words) is new, \(new.origin)" }
    return old.map { "\(word) \($0.words) is gone, \($0.origin)" } ?? ""
  }

  /// Returns whether changes in the speech of the stop already report the same words.
  fileprivate func isTold(by changes: [FacetChange]) -> Bool {
    changes.contains {
      $0.old?.property == "customContent" || $0.new?.property == "customContent"
        ? $0.old?.text == old?.text && $0.new?.text == new?.text : false
    }
  }
}

extension HeardFacet {
  /// The name of the facet, which is its kind or the name of an entry.
  fileprivate var word: String {
    name.map { "\(kind) \(AppComparison.Change.quoted($0))" } ?? kind
  }

  fileprivate var words: String { AppComparison.Change.quoted(text) }

  fileprivate var origin: String { "from \(PropertyOrigin.words(property, of: owner))" }
}
