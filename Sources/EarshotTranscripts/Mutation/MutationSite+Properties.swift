import EarshotLines
import EarshotModel
import EarshotNotation

// Properties that are missing or wrong.
extension MutationSite {
  /// Returns the change that removes a text property, including its conditional lines.
  func droppedText(_ property: TextProperty, _ mutation: Mutation) -> [Mutant] {
    let text = element.template(of: property)
    let hasLines = element.guarded.contains { $0.value.property == property.property }
    let hasScale = property == .value && element.scale != nil
    guard text.map({ $0.literal != "" }) ?? (hasLines || hasScale) else { return [] }
    let words = "the \(property.rawValue) of \(name) was removed"
    let places = [index] + tree.children(of: index).filter { tree[$0].role == .alertTitle }
    return [
      Mutant(
        mutation: mutation,
        node: index,
        words: words,
        guards: conveying(property, text)
      ) { tree in
        for place in places { tree.update(place) { $0.drop(property) } }
      }
    ]
  }

  /// The change that adds “2” to the label.
  var renamed: [Mutant] {
    guard let label = element.template(of: .label), label.literal != "" else { return [] }
    let other = TextTemplate(segments: label.segments + [.literal(" 2")])
    let words = "the label of \(name) was changed to \(other.quoted)"
    let places = [index] + tree.children(of: index).filter { tree[$0].role == .alertTitle }
    return [
      Mutant(
        mutation: .rename,
        node: index,
        words: words,
        guards: conveying(.label, label)
      ) { tree in
        for place in places { tree.update(place) { $0.setTemplate(other, of: .label) } }
      }
    ]
  }

  private func conveying(_ property: TextProperty, _ text: TextTemplate?) -> [String] {
    let literal = text?.literal.map { " \(quoted($0))" } ?? ""
    return [claim { "\($0) conveys \(property.rawValue)\(literal)" }].compactMap { $0 }
  }

  /// The changes that remove a trait.
  var droppedTraits: [Mutant] {
    let own = element.traits.union(element.fallbackTraits ?? [])
    return Traits.named.filter { own.contains($0.trait) }.map { name, trait in
      mutant(
        .trait,
        "the trait '\(name)' of \(self.name) was removed",
        guards: conveying(trait)
      ) { element in
        element.traits.subtract(trait)
        if let traits = element.fallbackTraits {
          element.fallbackTraits = traits.subtracting(trait)
        }
      }
    }
  }

  private func conveying(_ trait: Traits) -> [String] {
    let roles = ConveyedItem.RoleWord.all.filter {
      $0.traits.contains(trait) && element.traits.contains($0.traits)
    }
    let state: ConveyedItem.StateWord? =
      trait == .selected ? .selected : trait == .notEnabled ? .dimmed : nil
    let items =
      roles.map { "role \($0.name)" } + [state].compactMap { $0 }.map { "state \($0.rawValue)" }
    return items.compactMap { item in claim { "\($0) conveys \(item)" } }
  }

  /// The changes that remove a conditional line.
  var droppedGuards: [Mutant] {
    element.guarded.enumerated().map { place, line in
      mutant(
        .state,
        """
        the line '\(line.value.property.name) when \(line.condition.notation)' of \(name) was \
        removed
        """,
        guards: target.map(line.value.guards) ?? []
      ) { $0.guarded.remove(at: place) }
    }
  }

  /// The changes that remove a piece of custom content.
  var droppedContent: [Mutant] {
    element.customContent.enumerated().map { place, content in
      mutant(.content, "the custom content \(quoted(content.label)) of \(name) was removed") {
        $0.customContent.remove(at: place)
      }
    }
  }

  /// The changes that remove a custom action.
  var removedActions: [Mutant] {
    element.actions.enumerated().map { place, action in
      mutant(
        .action,
        "the action \(quoted(action.name)) of \(name) was removed",
        guards: [claim { "\($0) has action \(quoted(action.name))" }]
      ) { $0.actions.remove(at: place) }
    }
  }

  /// The changes that remove a custom rotor.
  var removedRotors: [Mutant] {
    element.rotors.enumerated().map { place, rotor in
      mutant(.rotor, "the rotor \(quoted(rotor.name)) of \(name) was removed") {
        $0.rotors.remove(at: place)
      }
    }
  }

  /// The change that hides the element.
  var hidden: [Mutant] {
    guard element.isAccessibilityElement, !element.isHidden else { return [] }
    return [
      mutant(.hidden, "\(name) was hidden", guards: [claim { "reachable \($0)" }]) {
        $0.isHidden = true
      }
    ]
  }

  /// The change in which a view that covers other views is no longer modal.
  ///
  /// Alerts and modal sheets stay modal, because UIKit makes them modal when it presents them.
  var unmodal: [Mutant] {
    let isSometimes = element.guarded.contains { $0.value == .viewIsModal(true) }
    guard element.viewIsModal || isSometimes, !element.isPanel else { return [] }
    let screen = tree.screen(of: index)
    let behind = screen.map(tree.subtree)?.filter {
      !tree.contains($0, in: index) && tree[$0].isAccessibilityElement
    }
    return [
      mutant(
        .modal,
        "\(name) is no longer modal",
        guards: (behind ?? []).prefix(40).map { tree.target(of: $0).map { "not reachable \($0)" } }
      ) { element in
        element.viewIsModal = false
        element.guarded.removeAll { $0.value == .viewIsModal(true) }
      }
    ]
  }
}

extension Element {
  /// Removes a text property, including its conditional lines and its references.
  fileprivate mutating func drop(_ property: TextProperty) {
    setTemplate(TextTemplate(""), of: property)
    setText(nil, of: property)
    self.guarded.removeAll { $0.value.property == property.property }
    guard property == .value, self.ownScale != nil || hasGuardedScale else { return }
    self.ownScale = nil
    self.guarded.removeAll { $0.value.property == .values }
  }

  private var hasGuardedScale: Bool {
    self.guarded.contains { $0.value.property == .values }
  }
}

extension TextProperty {
  /// The property that contains the text.
  fileprivate var property: Property {
    switch self {
    case .label: .label
    case .value: .value
    case .hint: .hint
    case .placeholder: .placeholder
    }
  }
}

extension ElementTree {
  /// Returns the node's name in a claim: `#id`, its label if it has no identifier, or `nil` if it
  /// has neither.
  ///
  /// The result is also `nil` for a screen and for the app.
  func target(of index: Index) -> String? {
    if self[index].role == .screen || self[index].role == .app { return nil }
    return name(of: index).map { Quoting.name($0, after: "#") }
      ?? self[index].label.flatMap { $0.isEmpty ? nil : quoted($0) }
  }
}
