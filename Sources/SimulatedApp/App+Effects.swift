import AccessibilityModel

/// A handler on its way: the effects still to run and what their words refer to.
struct Course: Hashable, Sendable {
  /// The node that `self` means.
  var own: ElementTree.Index
  /// The neighbours of that node before the handler began.
  var next: ElementTree.Index?
  var previous: ElementTree.Index?
  /// The effects that are left.
  var effects: ArraySlice<Effect>
  /// What the handler was written for, for `:where`.
  var name: Pending.Name
}

extension App {
  /// Runs effects in order, up to the end or the first `wait`.
  mutating func run(_ effects: [Effect], own: ElementTree.Index, name: Pending.Name) {
    var course = Course(own: own, effects: effects[...], name: name)
    if effects.contains(where: \.namesNeighbours) {
      settle()
      (course.next, course.previous) = neighbours(self, own)
    }
    run(course)
  }

  /// Runs what is left of a handler.
  mutating func run(_ course: Course) {
    var course = course
    while let effect = course.effects.popFirst() {
      guard spendEffect() else { return }
      if case .wait(let length) = effect {
        guard !course.effects.isEmpty else { return }
        return agenda.suspend(course, until: now + length)
      }
      run(effect, in: course)
    }
  }

  /// Counts an effect, a screen change, a handler or a notification.
  ///
  /// - Returns: Whether there was still one left in this step.
  mutating func spendEffect() -> Bool {
    effectsLeft -= 1
    if effectsLeft == 0 { tell(.effectsNeverEnd) }
    return effectsLeft > 0
  }

  private mutating func run(_ effect: Effect, in course: Course) {
    settle()
    switch effect {
    case .set(let target, let value):
      for index in places(of: target, in: course) { set(value, of: index, own: course.own) }
    case .change(let kind, let targets):
      let nodes = targets.flatMap { places(of: $0, in: course) }
      for index in nodes { apply(kind, to: index) }
    case .push, .present, .replace, .back, .open, .dismiss: move(effect)
    case .announce, .notify, .play: post(effect, in: course)
    case .wait, .decline: break
    }
  }

  private mutating func move(_ effect: Effect) {
    switch effect {
    case .push(let name): tree.screen(named: name).map { show($0, isPresented: false) }
    case .present(let name): tree.screen(named: name).map { show($0, isPresented: true) }
    case .replace(let name): tree.screen(named: name).map { replace(with: $0) }
    case .open(let identifier): tree.node(identifier).map { open(panel: $0) }
    case .back: if !goBack() { tell(.nothingToGoBackTo) }
    case .dismiss: if !dismiss() { tell(.nothingToGoBackTo) }
    default: break
    }
  }

  private mutating func post(_ effect: Effect, in course: Course) {
    switch effect {
    case .announce(let template, let priority):
      tell(.announcement(text(of: template, at: course.own), priority))
    case .notify(.pageScrolled, .text(let template)?):
      tell(.pageScrolled(text(of: template, at: course.own)))
    case .notify(.pageScrolled, _): break
    case .notify(.screenChanged, let argument):
      tell(.posted(.screenChanged, self.argument(argument, in: course)))
    case .notify(.layoutChanged, let argument):
      tell(.posted(.layoutChanged, self.argument(argument, in: course)))
    case .play(let name): tell(.sound(name))
    default: break
    }
  }

  private func argument(
    _ argument: NotificationArgument?,
    in course: Course
  ) -> Notification.Argument {
    switch argument {
    case nil: return .none
    case .text(let template)?: return .text(text(of: template, at: course.own))
    case .target(let target)?:
      return places(of: target, in: course).first.map { .element($0) } ?? .none
    }
  }

  /// The nodes that a target means, without removed ones.
  private func places(of target: Target, in course: Course) -> [ElementTree.Index] {
    let places: [ElementTree.Index] =
      switch target {
      case .own: [course.own]
      case .next: [course.next ?? course.previous].compactMap { $0 }
      case .previous: [course.previous ?? course.next].compactMap { $0 }
      case .identifier(let identifier): [tree.node(identifier)].compactMap { $0 }
      case .tag(let tag): tagged[tag] ?? []
      }
    return places.filter { !tree.isRemoved($0) }
  }
}

extension Effect {
  /// Whether the effect speaks of `next` or `previous`.
  fileprivate var namesNeighbours: Bool {
    switch self {
    case .set(let target, _): target.isNeighbour
    case .change(_, let targets): targets.contains(where: \.isNeighbour)
    case .notify(_, .target(let target)?): target.isNeighbour
    default: false
    }
  }
}

extension Target {
  fileprivate var isNeighbour: Bool { self == .next || self == .previous }
}
