extension ElementTree {
  /// Removes a node and what is inside; its place stays.
  package mutating func remove(_ index: Index) {
    update(index) { $0.isRemoved = true }
  }

  /// Sets a property; references in texts stay to be filled in.
  package mutating func set(_ value: PropertyValue, of index: Index) {
    update(index) { $0.set(value) }
  }
}

extension Element {
  /// Sets a property; references in texts stay to be filled in.
  ///
  /// Traits are those beside the role's, as they are written.
  package mutating func set(_ value: PropertyValue) {
    switch value {
    case .label(let text): setTemplate(text, of: .label)
    case .value(let text): setTemplate(keptValue(text), of: .value)
    case .hint(let text): setTemplate(text, of: .hint)
    case .placeholder(let text): setTemplate(text, of: .placeholder)
    case .traits(let traits): self.traits = role.traits.union(traits)
    case .expandedStatus(let status): self.expandedStatus = status
    case .values(let values): self.ownScale = values.isEmpty ? nil : .values(values)
    case .frame(let frame): self.frame = frame
    case .hidden(let isHidden): self.isHidden = isHidden
    case .elementsHidden(let isHidden): elementsHidden = isHidden
    case .viewIsModal(let isModal): viewIsModal = isModal
    case .elements(let identifiers): self.elements = identifiers
    case .language(let language): self.language = language
    }
  }

  /// The value as UIKit keeps it: of a toggle “1”, “0” or “2”.
  private func keptValue(_ text: TextTemplate) -> TextTemplate {
    guard traits.contains(.toggleButton), let word = text.literal,
      let state = ToggleState(rawValue: word)
    else { return text }
    return TextTemplate(state.value)
  }
}
