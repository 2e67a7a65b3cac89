import EarshotModel

/// A comparison of the speech of one screen before and after a change.
struct ScreenComparison {
  typealias Change = AppComparison.Change

  let old: HeardScreen
  let new: HeardScreen
  let matching: StopMatching
  /// The names that more than one stop has.
  private let repeated: Set<String>

  init(_ old: HeardScreen, _ new: HeardScreen) {
    self.old = old
    self.new = new
    matching = StopMatching(old.stops, new.stops)
    repeated = old.stops.repeatedNames.union(new.stops.repeatedNames)
  }

  /// Returns the differences in reading order.
  ///
  /// Removed stops appear at their old positions.
  func changes(_ told: inout ToldChanges) -> [Change] {
    var changes = landing
    var upcoming = 0
    let ends = endsOfGaps
    for (place, oldPlace) in matching.oldPlaces.enumerated() {
      if upcoming < ends[place] {
        changes += removed(upcoming..<ends[place], &told)
        upcoming = ends[place]
      }
      guard let oldPlace else {
        changes += told.firstTime(added(place), nil, new.stops[place].index)
        continue
      }
      if matching.moved.contains(place) {
        let pair = (old.stops[oldPlace].index, new.stops[place].index)
        changes += told.firstTime(moved(place, oldPlace), pair.0, pair.1)
      }
      changes += facetChanges(place, oldPlace, &told)
    }
    return changes + removed(upcoming..<old.stops.count, &told) + rotors
  }

  /// For each new stop, the index of the next old stop that kept its order, or the number of old
  /// stops if there's none.
  private var endsOfGaps: [Int] {
    var end = old.stops.count
    let ends = matching.oldPlaces.indices.reversed().map { place in
      if let oldPlace = matching.oldPlaces[place], !matching.moved.contains(place) {
        end = oldPlace
      }
      return end
    }
    return ends.reversed()
  }

  private func removed(_ places: Range<Int>, _ told: inout ToldChanges) -> [Change] {
    places.filter { matching.newPlaces[$0] == nil }.flatMap { place in
      told.firstTime(removed(place), old.stops[place].index, nil)
    }
  }
}

// Changes to whole stops.
extension ScreenComparison {
  private func added(_ place: Int) -> Change {
    change(.added, nil, place, subject: whole(new.stops[place], place), "new, stop \(place + 1)")
  }

  private func removed(_ place: Int) -> Change {
    let subject = whole(old.stops[place], place)
    return change(.removed, place, nil, subject: subject, "gone, previously stop \(place + 1)")
  }

  private func moved(_ place: Int, _ oldPlace: Int) -> Change {
    let detail = "moved from stop \(oldPlace + 1) to stop \(place + 1)"
    return change(.moved, oldPlace, place, subject: whole(new.stops[place], place), detail)
  }

  /// The change in the location of the cursor when the screen appears.
  private var landing: [Change] {
    let stop = new.landing?.stop
    let isSame =
      switch (old.landing, new.landing) {
      case (nil, nil): true
      case (let before?, let now?):
        if let place = before.stop {
          matching.newPlaces[place].map { $0 == now.stop } ?? false
        } else {
          now.stop == nil && before.text == now.text
        }
      default: false
      }
    guard !isSame else { return [] }
    let before = old.landing.map { "on \(Change.quoted($0.text))" } ?? "nowhere"
    let subject = stop.map { name(new.stops[$0], $0) } ?? new.landing?.text ?? new.place.title
    let place = new.landing == nil ? "nowhere" : "here"
    let detail = "the cursor lands \(place), previously \(before)"
    var change = change(.landing, old.landing?.stop, stop, subject: subject, detail)
    (change.old, change.new) = (old.landing?.text, new.landing?.text)
    return [change]
  }

  /// Returns a change on this screen, about an old stop, a new stop, or both.
  func change(
    _ kind: Change.Kind,
    _ oldPlace: Int?,
    _ place: Int?,
    subject: String,
    _ detail: String
  ) -> Change {
    var change = Change(kind, on: new.place, subject: subject, detail: detail)
    change.stop = place.map { $0 + 1 }
    change.oldStop = oldPlace.map { $0 + 1 }
    change.identifier =
      place.map { new.stops[$0].identifier } ?? oldPlace.map { old.stops[$0].identifier } ?? nil
    change.node = place.map { new.stops[$0].index }
    change.labels = [oldPlace.map { old.stops[$0].label }, place.map { new.stops[$0].label }]
      .compactMap(\.self)
    return change
  }

  /// Returns the beginning of a line about a stop, with a number if several stops have the same
  /// name.
  func name(_ stop: HeardStop, _ place: Int) -> String {
    if stop.name.isEmpty { return "Stop \(place + 1)" }
    return repeated.contains(stop.name) ? "\(stop.name), stop \(place + 1)" : stop.name
  }

  /// Returns all of the speech for a stop.
  private func whole(_ stop: HeardStop, _ place: Int) -> String {
    stop.text.isEmpty ? "A silent stop" : stop.text
  }
}

extension [HeardStop] {
  fileprivate var repeatedNames: Set<String> {
    var seen: Set<String> = []
    return reduce(into: []) { result, stop in
      if !seen.insert(stop.name).inserted { result.insert(stop.name) }
    }
  }
}
