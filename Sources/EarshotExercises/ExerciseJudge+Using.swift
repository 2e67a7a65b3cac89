import EarshotLessons
import EarshotModel
import EarshotNotation
import EarshotSession

// The lines that look at values.
extension ExerciseJudge {
  /// Returns the problem if swiping up and down doesn't change VoiceOver's words for an element in
  /// both directions.
  func unchanging(_ subject: Subject) -> Wording? {
    guard let start = walk.places[0].stops.firstIndex(of: subject.stop) else { return nil }
    let ways: [ExerciseWalk.Way] = [.increment, .decrement]
    let deeds = walk.deeds.filter { deed in
      ways.contains(deed.way) && deed.stop == start && deed.to != deed.from
    }
    let changing = deeds.filter { deed in
      guard let last = deed.heard.last else { return false }
      return ExerciseWords.has(walk.places[deed.to].stops[start].description, last)
    }
    guard !changing.isEmpty else { return .unchanging(subject.heard) }
    return changing.contains { $0.to == 0 } ? nil : .noWayBack(subject.heard)
  }

  /// The problem if a value occurs again after the last one.
  var endless: Wording? {
    for way in [ExerciseWalk.Way.increment, .decrement] {
      let steps = walk.deeds.filter { $0.way == way }
      for first in steps where first.from == 0 {
        var (place, seen) = (first.to, Set([0]))
        while seen.insert(place).inserted,
          let next = steps.first(where: { $0.from == place && $0.stop == first.stop }),
          next.to != place
        {
          place = next.to
          guard seen.contains(place) else { continue }
          let heard = walk.places[place].stops[first.stop ?? 0].description
          return .comesAgain(heard)
        }
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
    guard news.isEmpty else { return nil }
    return .after(using: subject.name, hearing: deed.heard.last)
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
