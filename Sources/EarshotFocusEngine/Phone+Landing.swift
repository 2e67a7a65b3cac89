package import EarshotModel
import EarshotSimulatedApp

/// A reason that the cursor arrives at a stop, which determines the effect on the rotor.
enum LandingCause {
  /// A move to an item, a touch, or a change of screen or layout.
  case move
  /// A search by the rotor.
  case rotor
  /// A rotor search that found words inside text. VoiceOver says only these words.
  case textRange
  /// A touch on an element that is silent when touched.
  case silentTouch
  /// Continuous reading, during which the cursor only passes the stop. VoiceOver updates the rotor
  /// at the cursor's last place.
  case description
}

extension Phone {
  /// Moves the cursor to a stop, describes it, and processes the app's notifications.
  mutating func land(
    on index: ElementTree.Index,
    by rule: FocusRule,
    because cause: LandingCause = .move
  ) {
    let described = ValueThen(of: index, in: app)
    place(on: index, by: rule, from: engine.cursor, because: cause)
    follow(from: engine.cursor, described: described)
  }

  /// Moves the cursor to a stop, describes it, and notifies the app.
  ///
  /// The effects of a `focus` handler come after the description, because the cursor is already at
  /// the stop.
  mutating func place(
    on index: ElementTree.Index?,
    by rule: FocusRule,
    from origin: ElementTree.Index?,
    because cause: LandingCause
  ) {
    let previous = engine.cursor
    events.decide(by: rule)
    engine.landing = rule.isAskedFor ? rule : nil
    engine.moveCursor(to: index, because: cause, in: app)
    if let index {
      if app.hasPages { app.reveal(index, layout: engine.direction(of: app)) }
      describe(index, from: origin, because: cause)
    }
    guard previous != index else { return }
    engine.directTouch.end()
    if let previous { app.didUnfocus(previous) }
    if let index { app.didFocus(index) }
  }

  private mutating func describe(
    _ index: ElementTree.Index,
    from origin: ElementTree.Index?,
    because cause: LandingCause
  ) {
    switch cause {
    case .textRange: break
    case .silentTouch: events.decide(by: .silentTouchSaysNothing)
    case .description:
      let description = engine.description(of: index, from: origin, in: app)
      events.speak(.readOn(consume description), by: .readingLeavesOutHints)
    case .move, .rotor:
      let description = engine.description(of: index, from: origin, in: app)
      events.speak(.described(consume description), by: .landingDescribesTheStop)
    }
  }

  /// Adds speech about a stop, without moving the cursor.
  mutating func speak(
    _ index: ElementTree.Index,
    by rule: FocusRule,
    _ event: (ElementDescription) -> Event
  ) {
    events.speak(event(engine.description(of: index, from: index, in: app)), by: rule)
  }
}

extension FocusEngine {
  /// Moves the cursor and updates the state that depends on its place.
  fileprivate mutating func moveCursor(
    to index: ElementTree.Index?,
    because cause: LandingCause,
    in app: App
  ) {
    let previous = cursor
    cursor = index
    if previous != index { activated = nil }
    watch = index.map { ValueWatch(app.tree.value(of: $0), since: app.now) }
    order.holdCursor()
    if let index { layers.note(index, in: app.tree) }
    if cause != .description { settleDial(app, because: cause, isSameElement: previous == index) }
  }
}

// Moves between stops, and words about the cursor's position.
extension Phone {
  /// Moves the cursor in reading order.
  ///
  /// At an end, the cursor stays, and VoiceOver reads the stop again.
  ///
  /// - Complexity: O(1), not counting the description.
  package mutating func move(_ step: FocusEngine.CursorMove) {
    guard let target = engine.target(of: step) else { return stayAtTheEnd() }
    land(on: target, by: engine.rule(of: step))
  }

  private mutating func stayAtTheEnd() {
    guard let cursor = engine.cursor else { return events.boundary(by: .nothingWithoutCursor) }
    events.boundary(by: .movesStopAtTheEnds)
    if engine.settings.boundary == .repeats {
      speak(cursor, by: .endsRepeatTheStop) { .described($0) }
    }
  }

  /// Goes to a stop that the user selected in the list of all stops.
  ///
  /// - Precondition: The node is a stop.
  package mutating func choose(_ stop: ElementTree.Index) {
    land(on: stop, by: .chooserGoesToTheItem)
  }

  /// Reads the stop with the cursor again.
  package mutating func speakItem() {
    guard let cursor = engine.cursor else { return events.boundary(by: .nothingWithoutCursor) }
    speak(cursor, by: .touchReadsTheStopAgain) { .described($0) }
  }

  /// Says the position of the element under the cursor.
  package mutating func summarize() {
    guard let cursor = engine.cursor else { return events.boundary(by: .nothingWithoutCursor) }
    let page = app.pagedView(around: cursor).map {
      PagePlace(
        page: app.page(of: $0),
        count: app.pageCount(of: $0),
        status: app.pageStatus(of: $0)
      )
    }
    speak(cursor, by: .summaryTellsThePlace) { .summarized($0, page: page) }
  }
}

extension FocusEngine {
  /// A swipe or tap that moves between stops.
  package enum CursorMove: Hashable, Sendable {
    /// A swipe right.
    case next
    /// A swipe left.
    case previous
    /// A four-finger tap near the top of the screen.
    case first
    /// A four-finger tap near the bottom of the screen.
    case last
  }

  /// Returns the rule for the destination of a move.
  fileprivate func rule(of step: CursorMove) -> FocusRule {
    switch step {
    case .next, .previous: cursor == nil ? .swipeEntersAtItsEnd : .movesGoInReadingOrder
    case .first, .last: .fourFingerTapsGoToTheEnds
    }
  }

  /// Returns the destination of a move, or `nil` if there's no stop in that direction.
  ///
  /// Without a cursor, a swipe right starts at the first stop, and a swipe left starts at the last.
  ///
  /// The method is mutating, because the compiler copies VoiceOver before a nonmutating call.
  mutating func target(of step: CursorMove) -> ElementTree.Index? {
    let rank = cursor.flatMap { order.rank(of: $0) }
    return step.rank(from: rank, of: order.stops.count).map { order.stops[$0] }
  }
}

extension FocusEngine.CursorMove {
  /// Returns the rank of the destination, or `nil` if there's no stop in that direction.
  ///
  /// The parameters are the rank of the stop with the cursor, or `nil` if there's no cursor, and
  /// the number of stops.
  func rank(from rank: Int?, of count: Int) -> Int? {
    let next =
      switch self {
      case .next: (rank ?? -1) + 1
      case .previous: (rank ?? count) - 1
      case .first: 0
      case .last: count - 1
      }
    return (0..<count).contains(next) ? next : nil
  }
}
