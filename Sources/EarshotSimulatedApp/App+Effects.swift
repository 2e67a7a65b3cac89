import EarshotModel

extension App {
  /// Runs effects in order, up to the end or the first `wait`.
  ///
  /// If an effect calls this method, the requests wait until the effect is done. Handlers that call
  /// each other therefore grow a list instead of the stack.
  mutating func run(_ effects: [Effect], own: ElementTree.Index, name: Pending.Name) {
    run(Course(own: own, effects: effects[...], name: name))
  }

  /// Runs the rest of a handler.
  mutating func run(_ course: Course) { request(.run(course)) }

  /// Adds a request, which is fulfilled now or after the current effect.
  ///
  /// The method isn't inlined, because many effects call it indirectly, and the optimizer would
  /// spend almost a minute on all of these paths.
  @inline(never)
  mutating func request(_ request: EffectQueue.Request) {
    guard effects.ask(for: request) else { return }
    while let next = effects.next() {
      switch next {
      case .run(let course): takeStep(of: course)
      case .activate(let index): _ = activate(index)
      }
    }
  }

  private mutating func takeStep(of course: Course) {
    var course = course
    if course.isFresh, course.effects.contains(where: \.namesNeighbors) {
      settle()
      work.spend(Work.stop * tree.count)
      course.neighbors = neighbors(of: course.own)
    }
    course.isFresh = false
    guard let effect = course.effects.popFirst() else { return }
    guard spendEffect() else { return effects.stop() }
    if case .wait(let length) = effect {
      guard !course.effects.isEmpty else { return }
      return scheduler.suspend(course, until: now + length)
    }
    if !course.effects.isEmpty { effects.goOnLater(with: course) }
    run(effect, in: course)
  }

  /// Counts an effect, a timer, the appearance of a screen, or a cursor move that a handler
  /// responds to.
  ///
  /// After the work budget is spent, no more effects run, and the whole step is discarded.
  ///
  /// - Returns: Whether the step can still run the effect.
  mutating func spendEffect() -> Bool {
    work.spend(Work.effect)
    guard !work.isSpent else { return false }
    let share = effects.spend()
    if share == .usedUp { tell(.effectsNeverEnd) }
    return share == .left
  }

  /// Returns the stops before and after a node, among the stops inside its parent.
  ///
  /// A container isn't a stop, so its neighbors are the neighbors of its contents.
  ///
  /// - Rule: ``AppRule/neighborsAreInTheParent``
  private func neighbors(of index: ElementTree.Index) -> Course.Neighbors {
    let stops = order(self)
    guard let parent = tree.parent(of: index),
      let first = stops.firstIndex(where: { tree.contains($0, in: index) }),
      let last = stops.lastIndex(where: { tree.contains($0, in: index) })
    else { return Course.Neighbors() }
    let isInside = { (stop: ElementTree.Index) in tree.contains(stop, in: parent) }
    return Course.Neighbors(
      next: stops[(last + 1)...].first(where: isInside),
      previous: stops[..<first].last(where: isInside)
    )
  }

  private mutating func run(_ effect: Effect, in course: Course) {
    settle()
    switch effect {
    case .set(let target, let value):
      for index in places(of: target, in: course) { set(value, of: index, own: course.own) }
    case .change(let kind, let targets):
      let nodes = targets.flatMap { places(of: $0, in: course) }
      for index in nodes { apply(kind, to: index) }
    case .show(let opening, let name): tree.screen(named: name).map { show($0, by: opening) }
    case .open(let identifier): tree.node(identifier).map { open(panel: $0) }
    case .leave(let leaving): leave(leaving)
    case .announce, .notify, .play, .voice, .audio: post(effect, in: course)
    case .wait, .decline: break
    }
  }

  private mutating func show(_ screen: ElementTree.Index, by opening: Effect.Opening) {
    switch opening {
    case .push: show(screen, isPresented: false)
    case .present: show(screen, isPresented: true)
    case .replace: replace(with: screen)
    }
  }

  private mutating func leave(_ leaving: Effect.Leaving) {
    switch leaving {
    case .back: if !goBack() { tell(.nothingToGoBackTo) }
    case .popToRoot: goBackToFirst()
    case .dismiss: if !dismiss() { tell(.nothingToGoBackTo) }
    }
  }

  private mutating func post(_ effect: Effect, in course: Course) {
    switch effect {
    case .announce(let template, let priority):
      if let text = told(template, in: course) { tell(.announcement(text, priority)) }
    case .notify(.pageScrolled, .text(let template)?):
      if let text = told(template, in: course) { tell(.pageScrolled(text)) }
    case .notify(.pageScrolled, _): break
    case .notify(.screenChanged, let argument):
      tell(.posted(.screenChanged, self.argument(argument, in: course)))
    case .notify(.layoutChanged, let argument):
      tell(.posted(.layoutChanged, self.argument(argument, in: course)))
    case .play(let name, let length): tell(.sound(.play(name, length)))
    case .voice(let command): tell(command, in: course)
    case .audio(let command): tell(.sound(.session(command)))
    default: break
    }
  }

  private mutating func tell(_ command: VoiceCommand, in course: Course) {
    switch command {
    case .speak(let utterance):
      guard let text = told(utterance.text, in: course) else { return }
      tell(.sound(.speak(utterance, text: text, cause: course.name)))
    case .pause: tell(.sound(.pauseSpeech))
    case .continue: tell(.sound(.continueSpeech))
    case .stop: tell(.sound(.stopSpeech))
    }
  }

  /// Returns the text of an effect, with its references filled in, or `nil` if it would be too
  /// long.
  ///
  /// The method also reports text that would be too long.
  private mutating func told(_ template: TextTemplate, in course: Course) -> String? {
    let text = text(of: template, at: course.own)
    if text == nil { refuseText() }
    return text
  }

  private mutating func argument(
    _ argument: NotificationArgument?,
    in course: Course
  ) -> Notification.Argument {
    switch argument {
    case nil: return .none
    case .text(let template)?: return told(template, in: course).map { .text($0) } ?? .none
    case .target(let target)?:
      return places(of: target, in: course).first.map { .element($0) } ?? .none
    }
  }

  /// Returns the nodes that a target refers to, except removed nodes.
  private func places(of target: Target, in course: Course) -> [ElementTree.Index] {
    let neighbors = course.neighbors
    let places: [ElementTree.Index] =
      switch target {
      case .own: [course.own]
      case .next: [neighbors?.next ?? neighbors?.previous].compactMap { $0 }
      case .previous: [neighbors?.previous ?? neighbors?.next].compactMap { $0 }
      case .identifier(let identifier): [tree.node(identifier)].compactMap { $0 }
      case .tag(let tag): facts.tagged[tag] ?? []
      }
    return places.filter { !tree.isRemoved($0) }
  }
}

extension Effect {
  /// Whether the effect names `next` or `previous`.
  fileprivate var namesNeighbors: Bool {
    switch self {
    case .set(let target, _): target.isNeighbor
    case .change(_, let targets): targets.contains(where: \.isNeighbor)
    case .notify(_, .target(let target)?): target.isNeighbor
    default: false
    }
  }
}

extension Target {
  fileprivate var isNeighbor: Bool { self == .next || self == .previous }
}
