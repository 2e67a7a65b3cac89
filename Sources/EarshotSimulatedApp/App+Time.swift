package import EarshotModel

extension App {
  /// The moment of the next thing that the app does by itself.
  package var nextDue: Milliseconds? { scheduler.nextDue }

  /// What the app will do by itself, the soonest first.
  package var pending: [Pending] {
    let handlers = scheduler.suspended.map { Pending(name: $0.course.name, due: $0.due) }
    let timers = scheduler.timers.map {
      Pending(name: .init(event: .every($0.interval), node: $0.node), due: $0.due)
    }
    return (handlers + timers).enumerated()
      .sorted { ($0.element.due, $0.offset) < ($1.element.due, $1.offset) }.map(\.element)
  }

  /// Moves the clock, and does the first thing that is due by then.
  ///
  /// Handlers go before timers of the same moment. VoiceOver is told of each thing before the
  /// next is done, so this is called again until nothing is due.
  ///
  /// - Source: VOICEOVER.md 8.2.
  package mutating func advance(to moment: Milliseconds) {
    moveClock(to: moment)
    if let place = scheduler.suspended.firstIndex(where: { $0.due <= moment }) {
      let course = scheduler.suspended.remove(at: place).course
      if !tree.isRemoved(course.own) { run(course) }
    } else if let place = scheduler.timers.firstIndex(where: { $0.due <= moment }) {
      tick(place)
    }
    if effectsLeft < 0 { stopTimers(dueBy: moment) }
  }

  /// Moves the clock alone.
  package mutating func moveClock(to moment: Milliseconds) {
    guard now < moment else { return }
    now = moment
    beginStep()
  }

  private mutating func tick(_ place: Int) {
    let timer = scheduler.timers[place]
    scheduler.timers[place].due = timer.due + timer.interval
    guard !tree.isRemoved(timer.node), spendEffect() else { return }
    settle()
    let handler = tree[timer.node].handlers[timer.number]
    guard holds(handler.condition, at: timer.node) else { return }
    run(handler.effects, own: timer.node, name: .init(event: handler.event, node: timer.node))
  }

  /// Stops what would never come to rest, so that the clock can go on.
  private mutating func stopTimers(dueBy moment: Milliseconds) {
    scheduler.timers.removeAll { $0.due <= moment }
    scheduler.suspended.removeAll { $0.due <= moment }
  }

  /// Starts the timers of the screen that is shown; those of others stop.
  ///
  /// A timer begins anew whenever its screen comes up: our choice.
  mutating func startTimers() {
    scheduler.timers = timed.filter(isOnShownScreen).flatMap { node in
      tree[node].handlers.enumerated().compactMap { number, handler in
        guard case .every(let interval) = handler.event else { return nil }
        return Scheduler.Running(
          due: now + interval,
          node: node,
          interval: interval,
          number: number
        )
      }
    }
  }

  private func isOnShownScreen(_ node: ElementTree.Index) -> Bool {
    guard let home = tree.screen(of: node) else { return true }
    return home == screen
  }
}
