import EarshotNotation

// Custom rotors of a screen.
extension ScreenComparison {
  /// The changes to the rotors, in order of occurrence.
  ///
  /// Rotors with the same name correspond to each other in order. Otherwise, rotors with the same
  /// results correspond to each other.
  var rotors: [Change] {
    var changes: [Change] = []
    var waiting = old.rotors
    let names = Set(new.rotors.map(\.name))
    for rotor in new.rotors {
      if let place = waiting.firstIndex(where: { $0.name == rotor.name }) {
        changes += differences(waiting.remove(at: place), rotor)
      } else if let place = waiting.firstIndex(where: {
        !names.contains($0.name) && $0.results.map(today) == rotor.results
      }) {
        changes.append(renamed(waiting.remove(at: place), rotor))
      } else {
        let detail = "rotor is new, with \(results(rotor)); it belongs to \(rotor.owner)"
        changes.append(change(of: rotor, detail, nil, rotor.name))
      }
    }
    return changes
      + waiting.map { rotor in
        change(of: rotor, "rotor is gone; it belonged to \(rotor.owner)", rotor.name, nil)
      }
  }

  private func renamed(_ before: HeardRotor, _ now: HeardRotor) -> Change {
    let names = "\(Change.quoted(before.name)) → \(Change.quoted(now.name))"
    return change(of: now, "rotor \(names); it belongs to \(now.owner)", before.name, now.name)
  }

  private func differences(_ before: HeardRotor, _ now: HeardRotor) -> [Change] {
    let (olds, news) = (before.results.map(today), now.results)
    let gone = olds.enumerated().filter { $0.element.map { !news.contains($0) } ?? true }
    let came = news.filter { !olds.contains($0) }
    var changes = gone.map { place, _ in
      let text = old.text(of: before.results[place])
      return change(of: now, "rotor no longer finds \(Change.quoted(text))", text, nil)
    }
    changes += came.map { result in
      let text = new.text(of: result)
      return change(of: now, "rotor also finds \(Change.quoted(text))", nil, text)
    }
    if changes.isEmpty, olds != news {
      changes.append(change(of: now, "rotor finds its results in a different order", nil, nil))
    }
    let stays = Set(before.stops.compactMap { matching.newPlaces[$0] })
    let offered = Set(now.stops.filter { matching.oldPlaces[$0] != nil })
    if stays != offered {
      let (count, previous) = (now.stops.count, before.stops.count)
      let detail =
        count == previous
        ? "rotor is available at different stops than before"
        : "rotor is available at \(count.counted("stop")), previously at \(previous)"
      changes.append(change(of: now, detail, nil, nil))
    }
    return changes
  }

  /// Returns the new result that corresponds to an old result, or `nil` if its stop is gone.
  private func today(_ result: HeardRotor.Result) -> HeardRotor.Result? {
    switch result {
    case .stop(let place): matching.newPlaces[place].map { .stop($0) }
    case .text: result
    }
  }

  private func results(_ rotor: HeardRotor) -> String {
    rotor.results.count.counted("result")
  }

  private func change(
    of rotor: HeardRotor,
    _ detail: String,
    _ old: String?,
    _ new: String?
  ) -> Change {
    var change = Change(.rotor, on: self.new.place, subject: rotor.name, detail: detail)
    (change.part, change.old, change.new, change.source) = ("rotor", old, new, "rotor")
    return change
  }
}

extension HeardScreen {
  /// Returns the speech for a rotor's result.
  fileprivate func text(of result: HeardRotor.Result) -> String {
    switch result {
    case .stop(let place): stops[place].text
    case .text(let text): text
    }
  }
}
