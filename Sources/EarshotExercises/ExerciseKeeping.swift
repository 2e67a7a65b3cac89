import EarshotAudit
import EarshotLessons
import EarshotModel
import EarshotNotation
import EarshotSession

/// The things that a repair must not change: everything that people can do, hear, and distinguish
/// on the broken screen.
struct ExerciseKeeping {
  /// The walk through the broken screen.
  let before: ExerciseWalk
  /// The names, on the broken screen, of the controls that the checks are about.
  let renamed: [String]
  /// The names that a repair can change or remove, and the words that VoiceOver no longer has to
  /// say.
  private let free: Set<[String]>
  private let exercise: Exercise

  /// Walks through the broken screen of an exercise, or returns `nil` if the screen has errors.
  init?(_ exercise: Exercise) {
    let broken = SourceText(name: exercise.screenName, exercise.screen)
    guard let document = AppDocument.read([broken]).document else { return nil }
    self.exercise = exercise
    before = ExerciseWalk(document)
    renamed = Self.names(of: exercise, in: before)
    free = Set((renamed + exercise.mayChange).map(ExerciseWords.of))
  }

  /// Returns the names of the controls that the checks are about.
  private static func names(of exercise: Exercise, in walk: ExerciseWalk) -> [String] {
    let judge = ExerciseJudge(walk: walk)
    return exercise.checks.flatMap(\.requirements).compactMap { requirement in
      guard case .control(let control) = requirement.kind else { return nil }
      return judge.subject(control)?.stop.name
    }
  }

  /// Returns the problem if something is lost, or `nil` if nothing is.
  func loss(in walk: ExerciseWalk) -> Wording? {
    lostDeed(walk) ?? lostUse(walk) ?? lostWords(walk) ?? changedKind(walk)
  }

  private func isFree(_ text: String) -> Bool { free.contains(ExerciseWords.of(text)) }

  /// Returns the problem if no gesture leads to words that a gesture led to before, or `nil` if
  /// gestures still lead to all of them.
  private func lostDeed(_ walk: ExerciseWalk) -> Wording? {
    let heard = walk.heard
    for deed in before.deeds {
      let own = Set(before.places[deed.from].stops.flatMap { ExerciseWords.of($0.description) })
      for text in deed.heard where !isFree(text) {
        let isNews = !Set(ExerciseWords.of(text)).isSubset(of: own)
        if isNews, !isAStop(text), !isHeard(text, among: heard) {
          return .isNotHeardAnyMore(text)
        }
      }
    }
    return nil
  }

  /// Returns the problem if a stop keeps its name but no longer does anything on a double tap, or
  /// `nil` if there's no such stop.
  private func lostUse(_ walk: ExerciseWalk) -> Wording? {
    let used = Set(walk.deeds.filter(\.doesSomething).compactMap { walk.stop(of: $0)?.name })
    let there = Set(walk.places.flatMap(\.stops).map(\.name))
    for deed in before.deeds where deed.way == .activate && deed.doesSomething {
      guard let name = before.stop(of: deed)?.name, !name.isEmpty, !isFree(name) else { continue }
      if there.contains(name), !used.contains(name) { return .doesNothingAnyMore(name) }
    }
    return nil
  }

  /// Returns whether VoiceOver says the text, either as a whole or in the parts between its commas,
  /// or says the same state in another language.
  private func isHeard(_ text: String, among heard: [String]) -> Bool {
    let states = Self.states.first { $0.contains(text.lowercased()) } ?? []
    if states.contains(where: { state in heard.contains { ExerciseWords.has($0, state) } }) {
      return true
    }
    return text.split(separator: ",").map(String.init).allSatisfy { part in
      ExerciseWords.of(part).isEmpty || heard.contains { ExerciseWords.has($0, part) }
    }
  }

  /// The states of a switch in the languages of exercises.
  private static let states = [["on", "ein"], ["off", "aus"]]

  /// Returns whether text is VoiceOver's description of a stop.
  ///
  /// The judge checks these words separately.
  private func isAStop(_ text: String) -> Bool {
    before.places.flatMap(\.stops).contains { $0.description == text || $0.name == text }
  }

  private func lostWords(_ walk: ExerciseWalk) -> Wording? {
    let heard = Set(walk.heard.flatMap(ExerciseWords.of))
    let free = Set(free.joined())
    for stop in before.places.flatMap(\.stops) where !isFree(stop.name) {
      let words = ExerciseWords.of(stop.name).filter { !free.contains($0) }
      if words.contains(where: { !heard.contains($0) }) {
        return .isGone(stop.name)
      }
    }
    return nil
  }

  private static let kinds: Traits = [
    .button, .link, .image, .header, .adjustable, .toggleButton, .textEntry, .notEnabled,
  ]

  /// Returns the problem if a stop with the same name has a different kind, or `nil` if there's no
  /// such stop.
  ///
  /// A control can take the name of another stop.
  private func changedKind(_ walk: ExerciseWalk) -> Wording? {
    let now = walk.places.flatMap(\.stops)
    let taken = Set(Self.names(of: exercise, in: walk).map(ExerciseWords.of))
    for stop in before.places.flatMap(\.stops) where !isFree(stop.name) && !stop.name.isEmpty {
      if taken.contains(ExerciseWords.of(stop.name)) { continue }
      let same = now.filter { $0.name == stop.name }
      let kinds = stop.traits.intersection(Self.kinds)
      let other = same.first { $0.traits.intersection(Self.kinds) != kinds }
      if let other, !same.contains(where: { $0.traits.intersection(Self.kinds) == kinds }) {
        return .was(other.description, stop.description)
      }
    }
    return nil
  }
}
