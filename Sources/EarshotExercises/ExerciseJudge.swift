import EarshotComposer
import EarshotLessons
import EarshotModel
import EarshotNotation
import EarshotSession

/// Judges a learner's screen by VoiceOver's words and the effects of gestures on it.
///
/// Its messages consist of VoiceOver's actual words, so they are never false.
struct ExerciseJudge {
  typealias Requirement = ExerciseRequirement
  let walk: ExerciseWalk
  /// The language of the exercise.
  var language = LessonLanguage.english

  /// The control that the lines of a check are about.
  struct Subject {
    let stop: Session.Stop
    /// The gesture that uses it, if the check names its effect.
    var deed: ExerciseWalk.Deed?

    /// The name by which a listener finds it; for an action, also its element.
    var name: String {
      if case .action(let name)? = deed?.way { return "\(stop.name), \(name)" }
      return stop.name
    }
    /// VoiceOver's words for the stop.
    var heard: String {
      if case .action(let name)? = deed?.way { return name }
      return stop.description
    }
  }

  /// Returns the problem, or `nil` if all requirements are met.
  ///
  /// - Parameters:
  ///   - requirements: The lines of a check, in order.
  ///   - still: The problem with a name, in the author's words.
  /// - Returns: A sentence without a full stop.
  func problem(in requirements: [Requirement], still: String) -> Wording? {
    var subject: Subject?
    for requirement in requirements {
      switch requirement.kind {
      case .control(let control):
        subject = self.subject(control)
        if subject == nil { return Self.missing(control) }
      case .any(let sets):
        let problems = sets.map { problem(in: $0, still: still) }
        if problems.contains(nil) { continue }
        return problems.first ?? nil
      default:
        if let problem = problem(requirement.kind, subject, still) { return problem }
      }
    }
    return nil
  }

  /// Returns the control that is meant; for a control with an effect, also the gesture.
  func subject(_ control: Requirement.Control) -> Subject? {
    switch control {
    case .does(let text):
      return using { deed in deed.heard.contains { ExerciseWords.has($0, text) } }
    case .opens(let text):
      return using { deed in
        !isHeard(text, at: deed.from) && isHeard(text, at: deed.to)
      }
    case .called(let text):
      return first { ExerciseWords.has($0.name, beginningWith: text) }
        ?? first { ExerciseWords.has($0.description, beginningWith: text) }
    case .kind(let word):
      let trait = Requirement.kinds[word] ?? []
      return first { $0.traits.contains(trait) }
    }
  }

  private func using(_ isMeant: (ExerciseWalk.Deed) -> Bool) -> Subject? {
    let deed = walk.deeds.first { $0.stop != nil && isMeant($0) }
    return deed.flatMap { deed in walk.stop(of: deed).map { Subject(stop: $0, deed: deed) } }
  }

  private func first(_ isMeant: (Session.Stop) -> Bool) -> Subject? {
    walk.places[0].stops.first(where: isMeant).map { Subject(stop: $0) }
  }

  private func isHeard(_ text: String, at place: Int) -> Bool {
    walk.places[place].stops.contains { ExerciseWords.has($0.description, text) }
  }

  private static func missing(_ control: Requirement.Control) -> Wording {
    switch control {
    case .does(let text): .nothingLetsHear(text)
    case .opens(let text): .nothingLeadsTo(text)
    case .called(let text): .noStopCalled(text)
    case .kind(let word): .noStopOfKind(word)
    }
  }
}

// Requirements about the elements on the screen.
extension ExerciseJudge {
  private func problem(
    _ kind: Requirement.Kind,
    _ subject: Subject?,
    _ still: String
  ) -> Wording? {
    switch kind {
    case .control, .any: nil
    case .named(let words): subject.flatMap { problem(words, $0, still) ?? twin(of: $0) }
    case .role(let roles): subject.flatMap { Self.problem(roles: roles, $0) }
    case .state: subject.flatMap { Self.dimmed($0, still) }
    case .valueChanges: subject.flatMap(unchanging)
    case .valuesEnd: endless
    case .absent(let kind): absent(kind)
    case .once(let word): once(word)
    case .headings(let names): headings(names)
    case .heard(let text):
      walk.heard.contains { ExerciseWords.has($0, text) } ? nil : .isNotHeard(text)
    case .after(let after, let text): subject.flatMap { problem(after, text, $0) }
    }
  }

  private func problem(_ words: [String], _ subject: Subject, _ still: String) -> Wording? {
    if let fault = ExerciseName.fault(of: subject.stop, called: subject.name) {
      return .youHear(subject.heard, so: fault)
    }
    let isNamed = words.contains { ExerciseWords.names(subject.name, $0, in: language) }
    return isNamed ? nil : .still(still, hearing: subject.heard)
  }

  /// Returns the problem if another element of the same kind has the same name and a different
  /// effect.
  private func twin(of subject: Subject) -> Wording? {
    guard let deed = subject.deed else { return nil }
    let twin = walk.deeds.first { other in
      other.from == deed.from && other.way == deed.way && other.stop != deed.stop
        && other.heard != deed.heard
        && walk.stop(of: other).map {
          ($0.name, $0.traits) == (subject.stop.name, subject.stop.traits)
        }
          ?? false
    }
    return twin.map { _ in .twoStops(called: subject.name) }
  }

  private static func problem(roles: [String], _ subject: Subject) -> Wording? {
    if case .action? = subject.deed?.way { return nil }
    let traits = subject.stop.traits
    let isOne = roles.contains { traits.isSuperset(of: Requirement.kinds[$0] ?? []) }
    guard !isOne else { return nil }
    return .noKind(subject.heard, roles)
  }

  private static func dimmed(_ subject: Subject, _ still: String) -> Wording? {
    subject.stop.traits.contains(.notEnabled) ? nil : .still(still, hearing: subject.heard)
  }

  private func absent(_ kind: String) -> Wording? {
    let trait = Requirement.kinds[kind] ?? []
    let stop = walk.places[0].stops.first { $0.traits.contains(trait) }
    return stop.map { .stopsStill(at: $0.description) }
  }

  private func once(_ word: String) -> Wording? {
    let count = walk.places[0].stops.count {
      ExerciseWords.names($0.description, word, in: language)
    }
    return count == 1 ? nil : .oneIsEnough(count, word)
  }

  private func headings(_ names: [String]) -> Wording? {
    let stops = walk.places[0].stops
    let missing = names.first { name in
      !stops.contains { $0.traits.contains(.header) && ExerciseWords.has($0.name, name) }
    }
    return missing.map(Wording.noHeading)
  }
}

// The lines that look at values.
extension ExerciseJudge {
  /// Returns the problem if swiping up and down doesn't change VoiceOver's words for an element in
  /// both directions.
  private func unchanging(_ subject: Subject) -> Wording? {
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
  private var endless: Wording? {
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
  private func problem(_ after: Requirement.After, _ text: String, _ subject: Subject) -> Wording? {
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
