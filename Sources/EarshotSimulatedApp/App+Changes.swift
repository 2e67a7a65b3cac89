import EarshotModel

extension App {
  /// Changes an element in place, including the values that it has when no condition is true.
  mutating func change(_ index: ElementTree.Index, _ body: (inout Element) -> Void) {
    let before = tree[index]
    tree.update(index, body)
    if tree[index].ordersDifferently(from: before) { revision += 1 }
    derivation.changeBase(of: index, body)
    derivation.noteChange(of: index)
    // Times and amounts use the language of their ancestors.
    if tree[index].language != before.language { derivation.noteChangeOfAll() }
    derivation.invalidate()
  }

  /// Sets a property.
  ///
  /// References in the text are replaced by their current values. Text that would be too long isn't
  /// set.
  mutating func set(_ value: PropertyValue, of index: ElementTree.Index, own: ElementTree.Index) {
    let reading = Reading(of: value.property, in: tree[index])
    guard let resolved = resolved(value, at: own, reading), grow(index, by: resolved) else {
      return refuseText()
    }
    let kept = traitsOfPlace(of: index)
    change(index) { element in
      element.set(resolved)
      guard case .traits = resolved else { return }
      element.traits.formUnion(kept)
      if element.fallbackTraits != nil { element.fallbackTraits = nil }
    }
  }

  /// Records new text for a node and returns whether the app's text stays within the limit.
  private mutating func grow(_ index: ElementTree.Index, by value: PropertyValue) -> Bool {
    guard let text = value.property.spec.text, let literal = value.template?.literal else {
      return true
    }
    return growth.grow(from: tree[index].text(of: text)?.utf8.count ?? 0, to: literal.utf8.count)
  }

  /// Returns the traits that result from a node's position and use.
  ///
  /// The node keeps them when its own traits are set.
  private func traitsOfPlace(of index: ElementTree.Index) -> Traits {
    var traits: Traits = editedField == index ? .isEditing : []
    if tree[index].role == .tab { traits.formUnion(tree[index].traits.intersection(.tabBarItem)) }
    return traits
  }

  /// Applies a change to one node.
  mutating func apply(_ kind: Effect.Change, to index: ElementTree.Index) {
    switch kind {
    case .select: change(index) { $0.changeTraits(.selected, true) }
    case .deselect: change(index) { $0.changeTraits(.selected, false) }
    case .enable: change(index) { $0.changeTraits(.notEnabled, false) }
    case .disable: change(index) { $0.changeTraits(.notEnabled, true) }
    case .show: change(index) { $0.isHidden = false }
    case .hide: change(index) { $0.isHidden = true }
    case .remove: remove(index)
    case .increment: step(index, .increment)
    case .decrement: step(index, .decrement)
    case .advance: step(index, .advance)
    case .toggle: toggle(index)
    case .activate: request(.activate(index))
    case .deleteLast: deleteLastCharacter(of: index)
    case .cancel: scheduler.cancel(index)
    }
  }

  /// Moves a value along its scale.
  ///
  /// - Returns: Whether the value changed.
  @discardableResult
  mutating func step(_ index: ElementTree.Index, _ move: ScaleMove) -> Bool {
    guard let scale = tree[index].scale else { return false }
    if scale.isTime { settle() }
    let before = secondsOfTime(at: index) ?? tree[index].value
    let value = scale.value(after: before, move)
    guard value != before else { return false }
    change(index) { $0.set(.value(TextTemplate(value))) }
    return true
  }

  /// Toggles a switch or an expanded status or, if the node has neither, its selection.
  private mutating func toggle(_ index: ElementTree.Index) {
    if tree[index].traits.contains(.toggleButton) {
      flip(index)
    } else if let status = tree[index].expandedStatus {
      change(index) { $0.expandedStatus = status == .expanded ? .collapsed : .expanded }
    } else {
      let isSelected = tree[index].traits.contains(.selected)
      change(index) { $0.changeTraits(.selected, !isSelected) }
    }
  }

  /// Toggles a switch.
  ///
  /// A mixed switch turns on.
  mutating func flip(_ index: ElementTree.Index) {
    let state: ToggleState = tree[index].toggleState == .on ? .off : .on
    change(index) { $0.setTemplate(TextTemplate(state.value), of: .value) }
  }

  /// Deletes the last character of a value, where a character is a grapheme cluster.
  ///
  /// This has no effect on an empty value, a toggle, or a value with a scale.
  ///
  /// - Rules: ``AppRule/deletingTakesOneCharacter``, ``AppRule/effectsChangeTheLineWithoutAGuard``
  private mutating func deleteLastCharacter(of index: ElementTree.Index) {
    guard tree[index].allows(.deleteLast), let text = unguardedValue(of: index), !text.isEmpty
    else { return }
    change(index) { $0.set(.value(TextTemplate(String(text.dropLast())))) }
  }

  /// Returns the current value from the property line without a condition, or `nil` if there's
  /// none.
  private mutating func unguardedValue(of index: ElementTree.Index) -> String? {
    guard let base = derivation.base(of: index) else { return tree[index].value }
    guard let template = base.templates[.value] else { return base.value }
    settle()
    return text(of: template, at: index)
  }

  private mutating func remove(_ index: ElementTree.Index) {
    tree.remove(index)
    revision += 1
    derivation.isStale = true
    if let field = editedField, tree.contains(field, in: index) { editedField = nil }
    closePanels(inside: index)
  }
}

extension Element {
  /// Adds or removes traits.
  ///
  /// If lines with conditions precede a line without a condition, this method changes the line
  /// without a condition. If it removes traits, they also disappear from the current traits.
  ///
  /// - Rule: ``AppRule/effectsChangeTheLineWithoutAGuard``
  fileprivate mutating func changeTraits(_ change: Traits, _ isOn: Bool) {
    guard var fallback = self.fallbackTraits else { return traits.set(change, isOn) }
    fallback.set(change, isOn)
    self.fallbackTraits = fallback
    if !isOn { traits.set(change, false) }
  }
}

extension Traits {
  /// Adds or removes traits.
  mutating func set(_ traits: Traits, _ isOn: Bool) {
    if isOn { formUnion(traits) } else { subtract(traits) }
  }
}
