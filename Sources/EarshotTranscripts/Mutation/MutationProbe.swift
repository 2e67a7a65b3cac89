import EarshotComposer
import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

/// A probe that runs an app and its changed version side by side until their output differs.
///
/// Whether two programs do the same thing is undecidable in general (Budd and Angluin 1982, “Two
/// Notions of Correctness and Their Relation to Testing”). Therefore, if no session noticed the
/// change, the probe searches for a difference. It first compares the descriptions of all stops
/// after each step of the sessions. Then it tries every gesture at every stop of each screen, and
/// finally every gesture after each step. The score counts changes without an audible difference
/// separately, as is usual in mutation testing of code (Papadakis, Jia, Harman, and Le Traon 2015,
/// “Trivial Compiler Equivalence”).
struct MutationProbe {
  /// A session in the app, and the same session in the changed app.
  struct Pair {
    var before: Session
    var after: Session
    /// The place where both sessions began.
    var place: MutationEvidence.Beginning
    /// The gestures that both sessions have made since they began.
    var gestures: [Gesture] = []

    /// The units of work that both sessions have used.
    fileprivate var work: Int { before.work.used + after.work.used }

    /// The units of work for comparing everything on the screens of both sessions.
    fileprivate var workOfOverview: Int {
      Work.gesture * max(before.stops.count, after.stops.count)
        + Work.comparison(ofNodes: before.tree.count)
    }

    /// Makes a gesture in both sessions and returns the difference in the output, or `nil` if
    /// there's none.
    mutating func perform(_ gesture: Gesture) -> MutationEvidence? {
      let past = self
      gestures.append(gesture)
      let heard = before.perform(gesture).comparedLines
      let now = after.perform(gesture).comparedLines
      if heard != now { return evidence(heard, now) }
      return before.shows(as: past.before) && after.shows(as: past.after) ? nil : overview
    }

    /// The difference in the descriptions of the current stops, or in the Voice Control names, or
    /// `nil` if there's none.
    var overview: MutationEvidence? {
      let (heard, now) = (before.overview, after.overview)
      if heard != now { return evidence(heard, now, isOverview: true) }
      guard before.options.voiceControl else { return nil }
      let (names, others) = (before.linesOfNames, after.linesOfNames)
      return names == others ? nil : evidence(names, others)
    }

    private func evidence(
      _ heard: [String],
      _ now: [String],
      isOverview: Bool = false
    ) -> MutationEvidence {
      MutationEvidence(
        place: place,
        gestures: gestures,
        line: heard.line(lostFrom: now),
        isOfStop: isOverview,
        sessions: (before, after)
      )
    }
  }

  /// The unchanged app.
  let document: AppDocument
  /// The changed app.
  let changed: AppDocument
  /// The gestures that have an effect in the app.
  let answers: MutationAnswers
  /// The work that the search has done, with its limits.
  private(set) var work: WorkBudget

  /// A kind of comparison after a step of a session.
  enum Trial {
    /// The descriptions of all stops.
    case overview
    /// Every gesture.
    case gestures
  }

  /// Plays a session step by step in both apps.
  ///
  /// - Parameters:
  ///   - rehearsal: The session to play.
  ///   - trial: The comparison after a step that leads to a new state.
  /// - Returns: The difference in the output, or `nil` if there's none.
  mutating func differenceAlong(_ rehearsal: Rehearsal, _ trial: Trial) -> MutationEvidence? {
    var before = rehearsal.session(in: document)
    var after = rehearsal.session(in: changed)
    for (number, step) in rehearsal.transcript.steps.enumerated() where !work.isSpent {
      let heard = StepHeard(step, in: &before).lines.printed
      let now = StepHeard(step, in: &after).lines.printed
      let place = MutationEvidence.Beginning.under(
        rehearsal.transcript.source.name,
        line: step.line
      )
      let pair = Pair(before: before, after: after, place: place)
      if heard != now {
        return MutationEvidence(
          place: place,
          line: heard.line(lostFrom: now),
          sessions: (before, after)
        )
      }
      if rehearsal.isNew[number], let found = difference(at: pair, trial) { return found }
    }
    return nil
  }

  private mutating func difference(at pair: Pair, _ trial: Trial) -> MutationEvidence? {
    switch trial {
    case .overview:
      work.spend(pair.workOfOverview)
      return pair.overview
    case .gestures: return differenceAt(pair)
    }
  }

  /// Makes a gesture in both sessions, counts the work, and returns the difference in the output,
  /// or `nil` if there's none.
  private mutating func perform(_ gesture: Gesture, in pair: inout Pair) -> MutationEvidence? {
    let used = pair.work
    defer { work.spend(pair.work - used + pair.workOfOverview) }
    return pair.perform(gesture)
  }

  /// Opens a screen in both apps, walks through it, and tries every gesture at every stop.
  ///
  /// The result is the first difference in the output, or `nil` if there's none.
  mutating func differenceOn(
    _ screen: ElementTree.Index,
    _ rehearsal: Rehearsal
  ) -> MutationEvidence? {
    let name = document.tree[screen].identifier ?? ""
    var pair = Pair(
      before: rehearsal.session(in: document),
      after: rehearsal.session(in: changed),
      place: .opened(name)
    )
    if let found = perform(.start(screen: name), in: &pair) { return found }
    let count = pair.before.stops.count
    for number in 0..<max(1, count) where !work.isSpent {
      if number > 0, let found = perform(.swipe(.right), in: &pair) { return found }
      if let found = differenceAt(pair) { return found }
    }
    return nil
  }

  /// Tries every gesture in the current state of two sessions, and waits for the results of each
  /// gesture.
  ///
  /// Every gesture starts from this state. The result is the first difference in the output, or
  /// `nil` if there's none.
  private mutating func differenceAt(_ pair: Pair) -> MutationEvidence? {
    for gesture in gestures(at: pair.before) where !work.isSpent {
      var pair = pair
      if let found = perform(gesture, in: &pair) { return found }
      if answers.takeTime, let found = perform(.wait(MutationProbe.patience), in: &pair) {
        return found
      }
    }
    return chartDifference(at: pair)
  }

  /// Turns the rotor to Audio Graph in both sessions and compares everything in a chart.
  private mutating func chartDifference(at pair: Pair) -> MutationEvidence? {
    guard let chart = pair.before.chart else { return nil }
    let points = [Gesture](repeating: .passThrough(.right), count: chart.pointCount)
    let entries: [[Gesture]] = [
      [.swipe(.down), .doubleTap], [.swipe(.down, .times(2)), .doubleTap],
      [.swipe(.up), .doubleTap, .swipe(.right)] + points,
    ]
    for entry in entries {
      var pair = pair
      for gesture in [.rotor(pair.before.audioGraphName)] + entry where !work.isSpent {
        if let found = perform(gesture, in: &pair) { return found }
      }
    }
    return nil
  }

  /// The time to wait for the results of a gesture.
  private static let patience = Milliseconds(10_000)

  private func gestures(at session: Session) -> [Gesture] {
    let element = session.focusedElement
    let names = session.cursor.map(session.actionNames) ?? []
    let rotors = document.tree.subtree(of: session.screen).flatMap { document.tree[$0].rotors }
    let field: [Gesture] =
      element?.traits.contains(.textEntry) == true ? [.type("a"), .return] : []
    return answers.gestures + names.map { .action($0) } + field + rotors.map { .rotor($0.name) }
  }
}

/// The gestures that have an effect somewhere in an app.
///
/// The probe can skip all other gestures.
struct MutationAnswers: Sendable {
  /// The gestures to try at every stop.
  let gestures: [Gesture]
  /// Whether any event occurs only as time passes.
  let takeTime: Bool

  /// Finds the gestures that have an effect in an app.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  init(of tree: ElementTree) {
    let elements = tree.indices.map { tree[$0] }
    let events = Set(elements.flatMap { $0.handlers.map(\.event) })
    let effects = elements.flatMap(\.allEffects)
    let scrolls = events.contains { if case .scroll = $0 { true } else { false } }
    let pages = elements.contains { $0.role == .scrollView || $0.pages != nil }
    let zooms = elements.contains { $0.traits.contains(.supportsZoom) }
    var gestures: [Gesture] = [
      .doubleTap, .scrub, .magicTap, .increment(), .decrement(), .swipe(.up), .swipe(.down),
      .turnRotor(.right),
    ]
    if events.contains(.longPress) { gestures.append(.tripleTap) }
    if zooms || !events.isDisjoint(with: [.zoomIn, .zoomOut]) { gestures += [.zoomIn, .zoomOut] }
    if scrolls || pages {
      gestures += Gesture.Direction.allCases.map { .threeFingerSwipe($0) } + [.threeFingerTap]
      gestures += Gesture.Direction.allCases.map { .passThrough($0) }
    }
    self.gestures = gestures
    takeTime =
      effects.contains { if case .wait = $0 { true } else { false } }
      || events.contains { $0.timer != nil }
  }
}

extension Session.Response {
  /// The lines of output to compare, without the program's own lines.
  fileprivate var comparedLines: [String] { content.filter { $0.heard != nil }.printed }
}

extension Session {
  /// Returns whether this session shows the same content as another session in the same app,
  /// regardless of the cursor.
  fileprivate func shows(as other: Session) -> Bool {
    screen == other.screen && hasSameLayer(as: other) && tree == other.tree
  }
}

extension [String] {
  /// Returns the first line that isn't among the others or, if there's none, the last line.
  ///
  /// - Complexity: O(*n*), where *n* is the number of lines.
  fileprivate func line(lostFrom others: [String]) -> String {
    let others = Set(others)
    return first { !others.contains($0) } ?? last ?? ""
  }
}

extension Session {
  /// The description of each stop on the screen, in reading order, with hints and actions.
  fileprivate var overview: [String] {
    let session = settled
    let stops = session.stops
    return stops.enumerated().map { number, stop in
      let words = session.utterance(at: stop, from: number > 0 ? stops[number - 1] : nil)
      let more = [words.hint ?? ""] + session.actionNames(at: stop)
      return ([words.text] + more).filter { !$0.isEmpty }.joined(separator: " · ")
    }
  }
}
