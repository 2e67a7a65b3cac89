import EarshotComposer
import EarshotLessons
import EarshotModel
import EarshotNotation
import EarshotSession
import EarshotTranscripts

/// A judge of a learner's screen, based on VoiceOver's words and the effects of gestures.
///
/// Its messages contain VoiceOver's actual words on the screen.
struct ExerciseJudge {
  typealias Requirement = ExerciseRequirement
  let walk: ExerciseWalk
  /// The language of the exercise.
  var language = LessonLanguage.english
  /// The walk through the broken screen, or `nil` if the broken screen doesn't matter.
  var broken: ExerciseWalk?
  /// The names on the broken screen that a repair can change.
  var renamed: [String] = []
  /// The reason that learners can't reach controls, or `nil` if the audit finds none.
  var cause: Wording?
  /// Whether the words are in a language that the judge knows.
  var judgesWords = true

  /// A control that the lines of a check are about.
  struct Subject {
    let stop: Session.Stop
    /// The gesture that uses the control, or `nil` if the check doesn't name the gesture's effect.
    var deed: ExerciseWalk.Deed?
    /// The words that the check's author expects in the name of the control.
    var topics: [String] = []

    /// The name that identifies the control for a listener.
    ///
    /// For an action, the name includes the element.
    var name: String {
      switch deed?.way {
      case .action(let name): return "\(stop.name), \(name)"
      case .link(let heard): return Self.words(ofLink: heard)
      default: return stop.name
      }
    }
    /// VoiceOver's words for the stop, or the words of its action or link.
    var heard: String {
      switch deed?.way {
      case .action(let name), .link(let name): return name
      default: return stop.description
      }
    }

    /// The speech after the user uses the control, without the control's own name, which VoiceOver
    /// may say first.
    var news: [String] {
      var heard = deed?.heard ?? []
      let own = [name, stop.name, stop.description].map(ExerciseWords.of)
      if heard.count > 1, own.contains(ExerciseWords.of(heard[0])) { heard.removeFirst() }
      return heard
    }

    /// Returns the words of a link inside text without its kind, which VoiceOver says last.
    private static func words(ofLink heard: String) -> String {
      heard.lastIndex(of: ",").map { String(heard[..<$0]) } ?? heard
    }
  }

  /// Returns the problem, or `nil` if all requirements are met.
  ///
  /// - Parameters:
  ///   - requirements: The lines of a check, in order.
  ///   - still: The problem with a name, in the author's words.
  /// - Returns: A sentence without a period.
  func problem(in requirements: [Requirement], still: String) -> Wording? {
    var subject: Subject?
    for requirement in requirements {
      switch requirement.kind {
      case .control(let control):
        subject = self.subject(control)
        if subject == nil { return missing(control) }
      case .any(let sets):
        let problems = sets.map { problem(in: $0, still: still) }
        if problems.contains(nil) { continue }
        return problems.first ?? nil
      default:
        subject?.topics += requirement.names
        if let problem = problem(requirement.kind, subject, still) { return problem }
      }
    }
    return nil
  }

  /// Returns the problem if the control's name also meets another check that shares a list of words
  /// with this one, such as “Remove soup and bread” for one of two buttons, or `nil` if it doesn't.
  func rival(of check: Exercise.Check, among checks: [Exercise.Check]) -> Wording? {
    let own = check.requirements.map(\.names).filter { !$0.isEmpty }
    guard judgesWords, let control = check.requirements.lazy.compactMap(\.control).first,
      let name = subject(control)?.name
    else { return nil }
    let isShared = checks.contains { other in
      let lists = other.requirements.map(\.names).filter { !$0.isEmpty }
      return lists != own && lists.contains(where: own.contains)
        && lists.allSatisfy { list in
          list.contains { ExerciseWords.names(name, $0, in: language) }
        }
    }
    return isShared ? .namesTheOther(name) : nil
  }

  /// Returns the control that the requirement is about and, for a control with an effect, the
  /// gesture, or `nil` if there's no control like this.
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

  private func missing(_ control: Requirement.Control) -> Wording {
    if let cause { return cause }
    return switch control {
    case .does(let text): .nothingLetsHear(text)
    case .opens(let text) where isHeard(text, at: 0): .isThereAtOnce(text)
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
    if forgetsName(subject) { return .nameIsGoneWhenTyped(subject.name) }
    guard judgesWords else { return nil }
    let claim = claim(of: subject, words)
    if let fault = claim.fault { return .youHear(subject.heard, so: fault) }
    return claim.isMade ? nil : .still(still, hearing: subject.heard)
  }

  /// Returns whether a text field has no name after the user types in it.
  private func forgetsName(_ subject: Subject) -> Bool {
    guard subject.stop.traits.contains(.textEntry), !subject.name.isEmpty,
      let index = walk.places[0].stops.firstIndex(of: subject.stop)
    else { return false }
    var session = walk.places[0].session
    session.run("four-finger tap top")
    if index > 0 { session.run("swipe right \(index)") }
    session.run("double tap")
    guard !session.run("type \"a\"").isRefused, let stop = session.focusedStop else { return false }
    return stop.traits.contains(.textEntry) && stop.name.isEmpty
  }

  private func claim(of subject: Subject, _ words: [String]) -> ExerciseClaim {
    let texts = (broken ?? walk).heard.filter { text in
      !renamed.contains { !$0.isEmpty && ExerciseWords.has(text, $0) }
    }
    let traits = subject.stop.traits
    let isSwitch = traits.contains(.toggleButton)
    return ExerciseClaim(
      words: ExercisePhrase(subject.name),
      wanted: words,
      language: language,
      result: Set(subject.news.flatMap(ExerciseWords.of)),
      things: Set(texts.flatMap(ExerciseWords.of)),
      isSwitch: isSwitch,
      acts: subject.deed != nil && !traits.isDisjoint(with: [.button, .link]) && !isSwitch
    )
  }

  /// Returns the problem if another element of the same kind has the same name and a different
  /// effect, or `nil` if none does.
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
    // An action in the rotor is as good as a button, and it isn't a value to adjust.
    if case .action? = subject.deed?.way, roles.contains(where: ["button", "link"].contains) {
      return nil
    }
    let isLink = if case .link? = subject.deed?.way { true } else { false }
    let traits = isLink ? Traits.link : subject.stop.traits
    let isOne = roles.contains { traits.isSuperset(of: Requirement.kinds[$0] ?? []) }
    guard !isOne else { return nil }
    return .noKind(subject.heard, roles)
  }

  private static func dimmed(_ subject: Subject, _ still: String) -> Wording? {
    guard !subject.stop.traits.contains(.notEnabled) else { return nil }
    let (stop, heard) = (subject.stop, subject.heard)
    if let word = Meaning.unusable(in: stop.description) { return .onlyInWords(heard, word) }
    if let hint = stop.hint, Meaning.unusable(in: hint) != nil { return .onlyInHint(heard, hint) }
    return .still(still, hearing: heard)
  }

  private func absent(_ kind: String) -> Wording? {
    let trait = Requirement.kinds[kind] ?? []
    let stops = walk.places[0].stops
    if let stop = stops.first(where: { $0.traits.contains(trait) }) {
      return .stopsStill(at: stop.description)
    }
    // Text that replaces an element of the kind is still a stop, so compare the number of stops.
    let old = broken?.places[0].stops ?? []
    guard stops.count > old.count(where: { !$0.traits.contains(trait) }) else { return nil }
    let new = stops.first { stop in !old.contains { $0.name == stop.name } } ?? stops.last
    return new.map { .stopsStill(at: $0.description) }
  }

  private func once(_ word: String) -> Wording? {
    // If the words can't be judged, a stop that repeats another stop is the stop to remove.
    guard judgesWords else {
      let (stops, old) = (walk.places[0].stops, broken?.places[0].stops ?? [])
      return stops.count < old.count ? nil : stops.last.map { .stopsStill(at: $0.description) }
    }
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
