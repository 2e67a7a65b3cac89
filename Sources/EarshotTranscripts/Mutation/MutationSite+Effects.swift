import EarshotModel
import EarshotNotation

// What handlers, actions and timers no longer do.
extension MutationSite {
  /// An effect is removed.
  func removedEffects(_ mutation: Mutation) -> [Mutant] {
    var numbers: [AppEvent: Int] = [:]
    var mutants: [Mutant] = []
    for (place, handler) in element.handlers.enumerated() {
      let number = numbers[handler.event, default: 0]
      numbers[handler.event] = number + 1
      for (step, effect) in handler.effects.enumerated() where effect.mutation == mutation {
        let what = "\(effect.description) \(handler.event.notation) of \(name) was removed"
        var mutant = mutant(mutation, what, guards: effect.guards) {
          $0.handlers[place].effects.remove(at: step)
        }
        mutant.handler = (handler.event, number)
        mutants.append(mutant)
      }
    }
    mutants += removedEffectsOfLinks(mutation)
    for (place, action) in element.actions.enumerated() {
      for (step, effect) in action.effects.enumerated() where effect.mutation == mutation {
        let what = "\(effect.description) in the action \(quoted(action.name)) of \(name)"
        mutants.append(
          mutant(mutation, "\(what) was removed", guards: effect.guards) {
            $0.actions[place].effects.remove(at: step)
          }
        )
      }
    }
    return mutants
  }

  /// An effect of a link inside the text is removed.
  private func removedEffectsOfLinks(_ mutation: Mutation) -> [Mutant] {
    var mutants: [Mutant] = []
    for (number, mark) in element.marks.enumerated() {
      for (place, handler) in mark.handlers.enumerated() {
        for (step, effect) in handler.effects.enumerated() where effect.mutation == mutation {
          let what = "\(effect.description) of the link \(quoted(mark.text)) in \(name) was removed"
          mutants.append(
            mutant(mutation, what, guards: effect.guards) {
              $0.marks[number].handlers[place].effects.remove(at: step)
            }
          )
        }
      }
    }
    return mutants
  }
}

extension Effect {
  /// The kind of change that removes it.
  fileprivate var mutation: Mutation {
    switch self {
    case .announce: .announcement
    case .notify: .notification
    case .set, .change, .show, .leave, .open, .play, .voice, .audio, .wait, .decline: .effect
    }
  }

  /// The effect as a sentence names it.
  fileprivate var description: String {
    switch self {
    case .announce(let text, _): "the announcement \(text.quoted)"
    case .notify(let kind, _): "the notification \(kind.rawValue)"
    case .set, .change, .show, .leave, .open, .play, .voice, .audio, .wait, .decline:
      "the effect '\(notation)'"
    }
  }

  /// The claims that may notice that it is gone.
  fileprivate var guards: [String] {
    switch self {
    case .announce(let text, _): text.literal.map { ["says \(quoted($0))"] } ?? []
    case .show(_, let screen): ["screen \(Quoting.name(screen))"]
    case .set(.identifier(let id), let value): value.guards(at: Quoting.name(id, after: "#"))
    case .change(let change, let targets):
      targets.flatMap { target -> [String] in
        guard case .identifier(let id) = target else { return [] }
        return change.guards(at: Quoting.name(id, after: "#"))
      }
    case .voice(.speak(let utterance)):
      utterance.text.literal.map { ["voices \(quoted($0))"] } ?? []
    case .set, .notify, .leave, .open, .play, .voice, .audio, .wait, .decline: []
    }
  }
}

extension Effect.Change {
  /// The claims about a node that may notice that it was not changed.
  fileprivate func guards(at target: String) -> [String] {
    switch self {
    case .select: ["\(target) conveys state selected"]
    case .deselect: ["not \(target) conveys state selected"]
    case .enable: ["not \(target) conveys state dimmed"]
    case .disable: ["\(target) conveys state dimmed"]
    case .show: ["reachable \(target)"]
    case .hide, .remove: ["not reachable \(target)"]
    default: []
    }
  }
}

extension PropertyValue {
  /// The claims about a node that may notice that it has not this value.
  func guards(at target: String) -> [String] {
    switch self {
    case .label, .value, .hint, .placeholder:
      (template?.literal).map { ["\(target).\(property.name) is \(quoted($0))"] } ?? []
    case .traits:
      ["selected", "dimmed"].flatMap { state in
        ["\(target) conveys state \(state)", "not \(target) conveys state \(state)"]
      }
    case .expandedStatus(let status):
      status.map { ["\(target) conveys state \($0.rawValue)"] } ?? []
    case .hidden(let isHidden): [(isHidden ? "not " : "") + "reachable \(target)"]
    case .values, .frame, .elementsHidden, .viewIsModal, .elements, .language: []
    }
  }
}
