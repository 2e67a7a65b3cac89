package import EarshotModel

extension App {
  /// The moment of the next thing that the app does by itself, or `nil` if nothing is due.
  package var nextDue: Milliseconds? { scheduler.nextDue }

  /// Whether a handler waits, or a timer runs or ran out.
  package var hasPending: Bool { scheduler.hasPending }

  /// What the app will do by itself, the soonest first.
  package var pending: [Pending] { scheduler.pending }

  /// Moves the clock, and does the first thing that is due by then.
  ///
  /// VoiceOver is told of each thing before the next is done, so this is called again until nothing
  /// is due.
  ///
  /// - Returns: The handler that went on after it had waited, or `nil` if none did.
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

  /// Moves the clock alone.
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

  /// Starts the timers of the screen that is shown; those of other screens stop, and those of the app
  /// run on.
  ///
  /// - Rule: ``AppRule/timersBeginWithTheirScreen``
  mutating func startTimers() {
    let tree = tree
    scheduler.start(timers { tree.screen(of: $0) == screen }) { tree.screen(of: $0.node) == nil }
  }

  /// Starts the timers of the app and of the screen that it begins with.
  mutating func startAllTimers() {
    scheduler.start(timers { tree.screen(of: $0) == nil })
    startTimers()
  }

  /// Lets the timers that wait for an idle user begin anew.
  ///
  /// - Rule: ``AppRule/idleTimeBeginsWithEachGesture``
  package mutating func userActed() { scheduler.restartIdleTimers(at: now) }

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

// What the system tells the app: the outcome of announcements and of its own speech, interruptions.
extension App {
  /// Tells the screen and the app of an event that no node has.
  ///
  /// Its text, if it has one, is their value from then on, so that texts and guards can name it.
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
