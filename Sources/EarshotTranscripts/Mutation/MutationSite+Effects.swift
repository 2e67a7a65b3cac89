import EarshotModel
import EarshotNotation

/// A change to an effect.
struct EffectAlteration {
  /// The name of the effect in a sentence.
  var effect: String
  /// The change, as the end of the sentence.
  var result: String
  /// The changed effect, or `nil` if the change removes it.
  var replacement: Effect?
  /// Claims that may notice the change.
  var guards: [String] = []
}

// Effects that handlers, actions, and timers lose.
extension MutationSite {
  /// Returns the changes that remove an effect of the given kind.
  func removedEffects(_ mutation: Mutation) -> [Mutant] {
    altered(mutation) { effect in
      guard effect.mutation == mutation else { return [] }
      let guards = effect.guards
      return [
        EffectAlteration(effect: effect.description, result: "was removed", guards: guards)
      ]
    }
  }

  /// Returns the changes to all effects of the node: the effects of its handlers, its links, and
  /// its actions.
  func altered(_ mutation: Mutation, _ change: (Effect) -> [EffectAlteration]) -> [Mutant] {
    var numbers: [AppEvent: Int] = [:]
    var mutants: [Mutant] = []
    for (place, handler) in element.handlers.enumerated() {
      let number = numbers[handler.event, default: 0]
      numbers[handler.event] = number + 1
      let location = "in '\(handler.event.notation)' of \(name)"
      let path = \Element.handlers[place].effects
      for var mutant in altered(handler.effects, location, mutation, change, at: path) {
        mutant.handler = (handler.event, number)
        mutants.append(mutant)
      }
    }
    for (number, mark) in element.marks.enumerated() {
      let location = "of the link \(quoted(mark.text)) in \(name)"
      for (place, handler) in mark.handlers.enumerated() {
        let path = \Element.marks[number].handlers[place].effects
        mutants += altered(handler.effects, location, mutation, change, at: path)
      }
    }
    for (place, action) in element.actions.enumerated() {
      let location = "in the action \(quoted(action.name)) of \(name)"
      mutants += altered(
        action.effects,
        location,
        mutation,
        change,
        at: \Element.actions[place].effects
      )
    }
    return mutants
  }

  private func altered(
    _ effects: [Effect],
    _ place: String,
    _ mutation: Mutation,
    _ change: (Effect) -> [EffectAlteration],
    at path: any WritableKeyPath<Element, [Effect]> & Sendable
  ) -> [Mutant] {
    effects.enumerated().flatMap { step, effect in
      change(effect).map { alteration in
        let words = "\(alteration.effect) \(place) \(alteration.result)"
        return mutant(mutation, words, guards: alteration.guards) { element in
          let range = step...step
          let new = alteration.replacement.map { [$0] } ?? []
          element[keyPath: path].replaceSubrange(range, with: new)
        }
      }
    }
  }
}

extension Effect {
  /// The kind of the change that removes the effect.
  fileprivate var mutation: Mutation {
    switch self {
    case .announce: .announcement
    case .notify: .notification
    case .set, .change, .show, .leave, .open, .play, .voice, .audio, .wait, .decline: .effect
    }
  }

  /// The name of the effect in a sentence.
  var description: String {
    switch self {
    case .announce(let text, _): "the announcement \(text.quoted)"
    case .notify(let kind, _): "the notification '\(kind.rawValue)'"
    case .set, .change, .show, .leave, .open, .play, .voice, .audio, .wait, .decline:
      "the effect '\(notation)'"
    }
  }

  /// The claims that may notice that the effect is missing.
  var guards: [String] {
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
  /// Returns the claims about a node that may notice that the effect didn't change it.
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
  /// Returns the claims about a node that might fail if the node doesn't have this value.
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
