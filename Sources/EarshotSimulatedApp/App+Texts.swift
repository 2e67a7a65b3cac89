package import EarshotModel

/// The result of evaluating the text of a property.
private enum EvaluatedText {
  /// The text, or `nil` if there's none.
  case text(String?)
  /// The text exceeds the limit.
  case tooLong
}

extension App {
  /// Evaluates again all text and all properties with conditions that depend on changes since the
  /// last call.
  ///
  /// The method evaluates each property once, in order. If a later property changes an earlier one
  /// again, the earlier one waits for the next call. The next call also tries again to set text
  /// that would be too long.
  ///
  /// - Complexity: O(*f*), where *f* is the number of properties that depend on the changes; O(1)
  ///   if nothing has changed since the last time.
  mutating func settle() {
    guard derivation.isStale else { return }
    derivation.isStale = false
    derivation.recheckHidden()
    let properties = derivation.properties
    var start = 0
    while let number = derivation.next(from: start) {
      start = number + 1
      guard !work.isSpent else {
        derivation.putBack(number)
        return derivation.isStale = true
      }
      work.spend(Work.state)
      guard number < properties.count else {
        settleParts(of: derivation.composites[number - properties.count])
        continue
      }
      guard settle(number) else {
        derivation.putBack(number)
        refuseText()
        continue
      }
    }
  }

  /// Evaluates a property, by its number.
  ///
  /// Text that would be too long isn't set. Most texts stay the same, and copying the element would
  /// cost more than evaluating its text.
  ///
  /// - Returns: Whether the text is within the limit.
  private mutating func settle(_ number: Int) -> Bool {
    let entry = derivation.properties[number]
    let line = derivation.lines(of: number).first { holds($0.condition, at: entry.node) }
    guard let property = entry.property.spec.text else {
      var element = tree[entry.node]
      if let line {
        element.apply(line.value, over: derivation.base(ofProperty: number))
      } else {
        element.restore(entry.property, from: derivation.base(ofProperty: number))
      }
      return put(element, for: entry)
    }
    let isKept = tree.keepsText(of: property, at: entry.node)
    guard case .text(let text) = evaluated(property, number, by: line) else { return false }
    if isKept, tree[entry.node].text(of: property) == text { return true }
    var element = tree[entry.node]
    if let line, let text {
      element.apply(line.value.withText(text), over: derivation.base(ofProperty: number))
    } else {
      element.setText(text, of: property)
    }
    if property == .value { sayTime(&element, at: entry.node) }
    return put(element, for: entry)
  }

  /// Evaluates the text of a derived property, which is the text of a line whose condition is true
  /// or, if there's no such line, the text without a condition.
  private mutating func evaluated(
    _ property: TextProperty,
    _ number: Int,
    by line: GuardedProperty?
  ) -> EvaluatedText {
    let node = derivation.properties[number].node
    let reading = Reading(of: property, at: node, in: tree)
    if let template = line?.value.template {
      return text(of: template, at: node, reading).map { .text($0) } ?? .tooLong
    }
    guard let template = derivation.baseTemplate(ofProperty: number, property) else {
      return .text(derivation.baseText(ofProperty: number, property))
    }
    work.spend(template.segments.count)
    guard let text = text(of: template, at: node, reading) else { return .tooLong }
    work.spend(Work.text(text.utf8.count))
    return .text(text)
  }

  /// Replaces the element of a derived property, if it differs.
  ///
  /// - Returns: Whether the app's text stays within the limit.
  private mutating func put(_ element: Element, for entry: DerivedProperty) -> Bool {
    let before = tree[entry.node]
    guard element != before else { return true }
    guard grow(from: before, to: element, entry.property) else { return false }
    tree.update(entry.node) { $0 = element }
    derivation.noteChange(of: entry.node)
    if element.ordersDifferently(from: before) { revision += 1 }
    return true
  }

  /// Sets the title of an alert or dialog to its label, and dims the buttons of a dimmed stepper as
  /// `UIStepper` does.
  private mutating func settleParts(of composite: ElementTree.Index) {
    let label = tree[composite].label
    let isDimmed = tree[composite].traits.contains(.notEnabled)
    for child in tree.children(of: composite) where tree.role(of: child).isMadeByBuilder {
      if tree.role(of: child) == .alertTitle {
        // Changing an element copies the tree if a copy of the app shares it.
        guard tree[child].label != label else { continue }
        tree.update(child) { $0.label = label }
      } else if tree.traits(of: child).contains(.notEnabled) != isDimmed {
        tree.update(child) { $0.traits.set(.notEnabled, isDimmed) }
      }
    }
  }

  /// Returns the text of a template with the current values of its references and amounts, or `nil`
  /// if the text is too long.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text, which is limited.
  /// - Rule: ``AppRule/textsNameOthers``
  package func text(
    of template: TextTemplate,
    at own: ElementTree.Index,
    _ reading: Reading = .heard
  ) -> String? {
    if let literal = template.literal { return literal }
    var text = ""
    for segment in template.segments {
      switch segment {
      case .literal(let words): text += words
      case .reference(let reference):
        text += self.text(of: reference, at: own, reading)
      case .amount(let amount): text += self.text(of: amount, at: own)
      case .parameter: break
      }
      guard text.utf8.count <= TextTemplate.limit else { return nil }
    }
    return text
  }

  /// Reports that text would be too long, at most once per step.
  ///
  /// - Rule: ``AppRule/textsHaveALimit``
  mutating func refuseText() {
    if effects.refuseText() { tell(.textTooLong) }
  }

  /// Records new text of a property.
  ///
  /// - Returns: Whether the app's text stays within the limit.
  mutating func grow(from old: Element, to new: Element, _ property: Property) -> Bool {
    guard let text = property.spec.text else { return true }
    let bytes = (old.text(of: text)?.utf8.count ?? 0, new.text(of: text)?.utf8.count ?? 0)
    return growth.grow(from: bytes.0, to: bytes.1)
  }

  /// Returns the text of an amount, or an empty string if it can't be calculated.
  ///
  /// - Rule: ``AppRule/amountsAreExact``
  private func text(of amount: Amount, at own: ElementTree.Index) -> String {
    let sum = amount.sum { operand in
      switch operand {
      case .number(let number): number
      case .reference(let reference):
        WrittenNumber(firstIn: text(of: reference.ofValueAlone, at: own, .counted))
      case .text(let template):
        text(of: template, at: own, .counted).flatMap { WrittenNumber(firstIn: $0) }
      case .parameter: nil
      }
    }
    return sum.map { amount.text(of: $0, in: tree.languageInApp(of: own)) } ?? ""
  }

  private func text(
    of reference: TextReference,
    at own: ElementTree.Index,
    _ reading: Reading
  ) -> String {
    guard let place = place(of: reference.node, at: own) else { return "" }
    let property = reference.property ?? .value
    let text = reading == .counted ? countable(property, of: place) : readable(property, of: place)
    guard text.isEmpty, reference.property == nil, reading == .heard else { return text }
    return readable(.label, of: place)
  }

  /// Returns the text of a property.
  ///
  /// The value of a toggle is `on`, `off`, or `mixed`.
  package func readable(_ property: TextProperty, of index: ElementTree.Index) -> String {
    if property == .value, let state = tree[index].toggleState { return state.rawValue }
    return tree[index].text(of: property) ?? ""
  }

  /// Returns the text of a property for finding numbers in it.
  ///
  /// For a time, the result is the number of seconds.
  ///
  /// - Rule: ``AppRule/timesAreSaidInWords``
  package func countable(_ property: TextProperty, of index: ElementTree.Index) -> String {
    property == .value
      ? secondsOfTime(at: index) ?? readable(property, of: index)
      : readable(property, of: index)
  }

  /// Returns the node that text or a condition refers to, or `nil` if there's none.
  package func place(of node: NodeReference, at own: ElementTree.Index) -> ElementTree.Index? {
    switch node {
    case .own: own
    case .identifier(let identifier): tree.node(identifier)
    }
  }

  /// Returns a value of a property with its references filled in, or `nil` if it would be too long.
  func resolved(
    _ value: PropertyValue,
    at own: ElementTree.Index,
    _ reading: Reading
  ) -> PropertyValue? {
    guard let template = value.template else { return value }
    return text(of: template, at: own, reading).map { value.withText($0) }
  }
}

extension ElementTree {
  /// Returns whether a node keeps the text of a property as it was evaluated.
  ///
  /// A toggle keeps “1” for “on”, and a time is kept in words.
  fileprivate func keepsText(of property: TextProperty, at index: Index) -> Bool {
    property != .value
      || !traits(of: index).contains(.toggleButton) && scale(of: index)?.isTime != true
  }
}

extension Element {
  /// Sets a property from a line with a condition.
  ///
  /// Traits are added to the traits from the node's own line.
  fileprivate mutating func apply(_ value: PropertyValue, over base: Element) {
    if case .traits(let traits) = value {
      self.traits = base.traits.union(traits)
    } else {
      let templates = self.templates
      set(value)
      // Without this check, details that the element shares with the tree would be copied.
      if self.templates != templates { self.templates = templates }
    }
  }

  /// Returns whether the reading order may differ from the order for another state of the element.
  func ordersDifferently(from other: Element) -> Bool {
    isHidden != other.isHidden || elementsHidden != other.elementsHidden
      || viewIsModal != other.viewIsModal || frame != other.frame
      || self.elements != other.elements
      || (label?.isEmpty ?? true) != (other.label?.isEmpty ?? true)
      || (value?.isEmpty ?? true) != (other.value?.isEmpty ?? true)
      || traits.intersection(.orderRelevant) != other.traits.intersection(.orderRelevant)
  }
}

extension Traits {
  /// The traits that affect units and contexts.
  fileprivate static let orderRelevant: Traits = [.tabBar, .tabBarItem]
}
