package import EarshotModel

extension App {
  /// The time of the app's next automatic event, or `nil` if no event is pending.
  package var nextDue: Milliseconds? { scheduler.nextDue }

  /// Whether a handler is waiting.
  package var hasSuspended: Bool { scheduler.hasSuspended }

  /// The app's pending automatic events, with the next one first.
  package var pending: [Pending] { scheduler.pending }

  /// Advances the clock and runs the first event that is due by the given time.
  ///
  /// VoiceOver is notified of each event before the next one runs, so call this method repeatedly
  /// until nothing is due.
  ///
  /// - Returns: The handler that continued after waiting, or `nil` if none did.
  /// - Rule: ``AppRule/whatIsDueGoesOneByOne``
  @discardableResult
  package mutating func advance(to moment: Milliseconds) -> Pending.Name? {
    moveClock(to: moment)
    work.spend(Work.effect + Work.waiting(scheduler.lookedAt(by: moment)))
    var resumed: Pending.Name?
    switch scheduler.takeDue(by: moment) {
    case .course(let course)? where !tree.isRemoved(course.own):
      resumed = course.name
      run(course)
    case .timer(let timer)?: tick(timer)
    case .course?, nil: break
    }
    if effects.isOverspent { scheduler.drop(dueBy: moment) }
    return resumed
  }

  /// Advances the clock without running events.
  package mutating func moveClock(to moment: Milliseconds) {
    guard now < moment else { return }
    now = moment
    beginStep()
  }

  private mutating func tick(_ timer: Scheduler.Running) {
    guard !tree.isRemoved(timer.node), spendEffect() else { return }
    settle()
    let handler = tree.handlers(of: timer.node)[timer.number]
    guard holds(handler.condition, at: timer.node) else { return }
    run(handler.effects, own: timer.node, name: .init(handler, node: timer.node))
  }

  /// Starts the timers of the current screen.
  ///
  /// The timers of other screens stop, and the timers of the app continue.
  ///
  /// - Rule: ``AppRule/timersBeginWithTheirScreen``
  mutating func startTimers() {
    let tree = tree
    scheduler.start(timers { tree.screen(of: $0) == screen }) { tree.screen(of: $0.node) == nil }
  }

  /// Starts the timers of the app and of its first screen.
  mutating func startAllTimers() {
    scheduler.start(timers { tree.screen(of: $0) == nil })
    startTimers()
  }

  /// Restarts the timers that fire when the user is idle.
  ///
  /// - Rule: ``AppRule/idleTimeBeginsWithEachGesture``
  package mutating func userActed() {
    if scheduler.hasTimers { scheduler.restartIdleTimers(at: now) }
  }

  private func timers(of isWanted: (ElementTree.Index) -> Bool) -> [Scheduler.Running] {
    facts.timed.filter(isWanted).flatMap { node in
      tree.handlers(of: node).enumerated().compactMap { number, handler in
        guard let (word, interval) = handler.event.timer else { return nil }
        return Scheduler.Running(
          due: now + interval,
          node: node,
          word: word,
          interval: interval,
          number: number
        )
      }
    }
  }
}

// Events from the system about announcements, the app's own speech, and interruptions.
extension App {
  /// Sends an event that belongs to no node to the screen and the app, if they handle it.
  ///
  /// If the event has text, the text becomes the value of the screen or the app, so text and
  /// conditions can refer to it.
  ///
  /// - Rule: ``AppRule/announcementsTellTheirEnd``
  package mutating func happened(_ event: AppEvent, _ text: String?) {
    for node in [screen, tree.root] where listens(to: event, at: node) {
      if let text { change(node) { $0.set(.value(TextTemplate(text))) } }
      handle(event, at: node)
    }
  }

  private func listens(to event: AppEvent, at node: ElementTree.Index) -> Bool {
    tree.hasDetails(node) && tree.handlers(of: node).contains { $0.event == event }
  }
}
