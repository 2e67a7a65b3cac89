import EarshotLessons
import EarshotModel
import EarshotNotation
import EarshotSession

// Requirements about values.
extension ExerciseJudge {
  /// Returns the problem if swiping up and down doesn't change VoiceOver's words for an element in
  /// both directions, or `nil` if it does.
  func unchanging(_ subject: Subject) -> Wording? {
    guard let start = walk.places[0].stops.firstIndex(of: subject.stop) else { return nil }
    let ways: [ExerciseWalk.Way] = [.increment, .decrement]
    let deeds = walk.deeds.filter { deed in
      ways.contains(deed.way) && deed.stop == start && deed.to != deed.from
    }
    let changing = deeds.filter { deed in
      let description = walk.places[deed.to].stops[start].description
      return deed.heard.contains { ExerciseWords.has(description, $0) }
    }
    guard !changing.isEmpty else { return .unchanging(subject.heard) }
    if let problem = reversed(start, subject.stop) { return problem }
    return changing.contains { $0.to == 0 } ? nil : .noWayBack(subject.heard)
  }

  /// Returns the problem if swiping up leads to lower values, or `nil` if it doesn't.
  private func reversed(_ start: Int, _ stop: Session.Stop) -> Wording? {
    let steps = walk.deeds.filter { $0.stop == start && $0.to != $0.from }
    var (rising, falling) = (0, [(from: String, to: String)]())
    for step in steps where [.increment, .decrement].contains(step.way) {
      guard let before = value(start, step.from, stop), let after = value(start, step.to, stop),
        let change = ExerciseScale.change(from: before, to: after)
      else { continue }
      if change == (step.way == .increment) {
        rising += 1
      } else {
        falling.append(step.way == .increment ? (before, after) : (after, before))
      }
    }
    guard falling.count > rising, let (from, to) = falling.first else { return nil }
    return .fallsOnSwipeUp(from, to)
  }

  /// Returns the value of the stop with the given index at a place, or `nil` if the stop there has
  /// a different name.
  private func value(_ stop: Int, _ place: Int, _ element: Session.Stop) -> String? {
    let stops = walk.places[place].stops
    guard stops.indices.contains(stop), stops[stop].name == element.name else { return nil }
    return stops[stop].value
  }

  /// The problem if a value occurs again after the last value, or `nil` if none does.
  var endless: Wording? {
    let ways = walk.deeds.map(\.way).filter { $0 != .scrub }
    for way in Set(ways).sorted(by: { $0.command < $1.command }) {
      if let heard = cycle(by: way) { return .comesAgain(heard) }
    }
    return nil
  }

  /// Returns VoiceOver's words for the value that occurs again when a learner repeats the same
  /// gesture on an element, or `nil` if none does.
  ///
  /// A second double tap that restores what the first one changed isn't a loop.
  private func cycle(by way: ExerciseWalk.Way) -> String? {
    let least = [.increment, .decrement].contains(way) ? 2 : 3
    let steps = walk.deeds.filter { $0.way == way }
    for first in steps where first.from == 0 && first.to != 0 {
      guard let stop = first.stop else { continue }
      let name = walk.places[0].stops[stop].name
      var (place, seen) = (first.to, [0])
      while !seen.contains(place),
        let next = steps.first(where: { $0.from == place && $0.stop == stop }),
        next.to != place, walk.places[place].stops[stop].name == name
      {
        seen.append(place)
        place = next.to
      }
      if let start = seen.firstIndex(of: place), seen.count - start >= least {
        return walk.places[place].stops[stop].description
      }
    }
    return nil
  }
}

// Requirements about the results of using the control.
extension ExerciseJudge {
  func problem(_ after: Requirement.After, _ text: String, _ subject: Subject) -> Wording? {
    guard let deed = subject.deed else { return nil }
    switch after {
    case .speaks: return silent(deed, subject)
    case .says: return untold(text, deed)
    case .enters: return behind(deed)
    case .covers: return uncovered(deed)
    case .closes: return open(deed)
    case .returns: return lost(deed, subject)
    }
  }

  private func silent(_ deed: ExerciseWalk.Deed, _ subject: Subject) -> Wording? {
    let known = Set(ExerciseWords.of(subject.stop.description))
    let news = deed.heard.filter { !Set(ExerciseWords.of($0)).isSubset(of: known) }
    guard let last = news.last else {
      return .after(using: subject.name, hearing: deed.heard.last)
    }
    guard judgesWords else { return nil }
    let before = Set(walk.places[deed.from].stops.map(\.description))
    let opened = walk.places[deed.to].stops.map(\.description).filter { !before.contains($0) }
    let parts = news.filter { text in !opened.contains { ExerciseWords.has($0, text) } }
      .map { (text: $0, parts: ExercisePhrase($0).parts.filter { !known.isSuperset(of: $0) }) }
    for (text, parts) in parts {
      guard let word = parts.lazy.compactMap(Meaning.contradiction).first else { continue }
      return .deniesChange(text, word)
    }
    let topics = subject.topics + opened.flatMap(ExerciseWords.of).filter { $0.count > 2 }
    let isTold =
      parts.count < news.count
      || parts.flatMap(\.parts).contains { words in
        Meaning.saysThatSomethingAppeared(words)
          || topics.contains { !ExerciseWords.places(of: $0, in: words, language).isEmpty }
      }
    return isTold ? nil : .saysSomethingElse(last)
  }

  private func untold(_ text: String, _ deed: ExerciseWalk.Deed) -> Wording? {
    let heard = deed.heard + walk.places[deed.to].stops.map(\.description)
    if heard.contains(where: { ExerciseWords.has($0, text) }) { return nil }
    return .isNotHeardAnyMore(text)
  }

  private func behind(_ deed: ExerciseWalk.Deed) -> Wording? {
    let before = walk.places[deed.from].stops.map(\.name)
    if let stop = deed.session.focusedStop, !stop.isBackButton, before.contains(stop.name) {
      return .staysBehind(stop.description)
    }
    if deed.session.focusedStop?.isBackButton == true { return nil }
    let opened = walk.places[deed.to].stops.map(\.name).filter { !before.contains($0) }
    let isSaid = deed.heard.contains { text in opened.contains { ExerciseWords.has(text, $0) } }
    guard !isSaid else { return nil }
    return .opens(hearing: deed.heard.last)
  }

  private func uncovered(_ deed: ExerciseWalk.Deed) -> Wording? {
    let before = walk.places[deed.from].stops.map(\.name)
    let stop = walk.places[deed.to].stops.first { !$0.isBackButton && before.contains($0.name) }
    return stop.map { .isBehind($0.description) }
  }

  private func open(_ deed: ExerciseWalk.Deed) -> Wording? {
    let back = walk.deeds.filter { $0.from == deed.to && $0.to == deed.from }
    if !back.contains(where: { $0.stop != nil }) {
      return .nothingLeadsBack
    }
    let scrubs = back.contains { $0.way == .scrub }
    return scrubs ? nil : .noScrubLeadsBack
  }

  private func lost(_ deed: ExerciseWalk.Deed, _ subject: Subject) -> Wording? {
    if let problem = open(deed) { return problem }
    let back = walk.deeds.filter { $0.from == deed.to && $0.to == deed.from }
    let wrong = back.first { $0.session.focusedStop?.name != subject.stop.name }
    return wrong.map { deed in
      let place = deed.session.focusedStop?.description ?? ""
      return .cursor(isOn: place, afterScrub: deed.way == .scrub)
    }
  }
}
