/// A value for a property that effects and conditions can change.
///
/// - Source: SCREEN-FORMAT.md, "Events and effects", `set`.
public enum PropertyValue: Hashable, Sendable {
  /// A label.
  case label(TextTemplate)
  /// A value.
  case value(TextTemplate)
  /// A hint.
  case hint(TextTemplate)
  /// A placeholder.
  case placeholder(TextTemplate)
  /// Traits in addition to the role's traits.
  case traits(Traits)
  /// Expanded, collapsed, or neither.
  case expandedStatus(ExpandedStatus?)
  /// The words of a scale.
  case values([String])
  /// A frame, or `nil` if it's unknown.
  case frame(Rect?)
  /// Whether the view is hidden.
  case hidden(Bool)
  /// Whether the elements inside are hidden from VoiceOver.
  case elementsHidden(Bool)
  /// Whether VoiceOver ignores the view's siblings.
  case viewIsModal(Bool)
  /// The explicit order of the elements inside, by identifier.
  case elements([String])
  /// The BCP 47 language, or `nil` to use the container's language.
  case language(String?)

  /// The property that the value is for.
  public var property: Property {
    switch self {
    case .label: .label
    case .value: .value
    case .hint: .hint
    case .placeholder: .placeholder
    case .traits: .traits
    case .expandedStatus: .expandedStatus
    case .values: .values
    case .frame: .frame
    case .hidden: .hidden
    case .elementsHidden: .elementsHidden
    case .viewIsModal: .viewIsModal
    case .elements: .elements
    case .language: .language
    }
  }

  /// The text of the property, or `nil` if the property doesn't contain text.
  package var template: TextTemplate? {
    switch self {
    case .label(let text), .value(let text), .hint(let text), .placeholder(let text): text
    case .traits, .expandedStatus, .values, .frame, .hidden, .elementsHidden, .viewIsModal,
      .elements, .language:
      nil
    }
  }

  /// Returns the same property with different text, or the property itself if it contains no text.
  package func withText(_ text: String) -> PropertyValue { withTemplate(TextTemplate(text)) }

  /// Returns the same property with different text, which can have references, or the property
  /// itself if it contains no text.
  package func withTemplate(_ text: TextTemplate) -> PropertyValue {
    switch self {
    case .label: return .label(text)
    case .value: return .value(text)
    case .hint: return .hint(text)
    case .placeholder: return .placeholder(text)
    case .traits, .expandedStatus, .values, .frame, .hidden, .elementsHidden, .viewIsModal,
      .elements, .language:
      return self
    }
  }
}

extension Element {
  /// Sets a property without filling in the references in text.
  ///
  /// For traits, the result also includes the role's traits.
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

  /// Returns the value as UIKit stores it.
  ///
  /// For a toggle, “on”, “off”, and “mixed” become “1”, “0”, and “2”.
  private func keptValue(_ text: TextTemplate) -> TextTemplate {
    guard traits.contains(.toggleButton), let word = text.literal,
      let state = ToggleState(rawValue: word)
    else { return text }
    return TextTemplate(state.value)
  }
}
