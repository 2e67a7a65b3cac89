import EarshotModel

extension PropertyRow {
  /// How a property is read and printed.
  static func row(of property: Property) -> PropertyRow {
    switch property {
    case .label: text(property, PropertyValue.label, in: [.node, .each])
    case .value: text(property, PropertyValue.value)
    case .hint: text(property, PropertyValue.hint)
    case .placeholder: text(property, PropertyValue.placeholder)
    case .spokenLabel: spokenLabel
    case .language:
      changing(
        property,
        \.language,
        ValueCodec.languageOrNothing,
        PropertyValue.language,
        { if case .language(let tag) = $0 { tag } else { nil } },
        key: .language
      )
    case .traits: traits
    case .expandedStatus:
      changing(
        property,
        \.expandedStatus,
        .word,
        PropertyValue.expandedStatus,
        { if case .expandedStatus(let status) = $0 { status } else { nil } }
      )
    case .level: optional(property, \.level, .count)
    case .values: values
    case .range: range
    case .pages: optional(property, \.pages, .count)
    case .opens: opens
    case .identifier: identifier
    case .tags: list(property, \.tags, .tags)
    case .class: className
    case .element:
      optional(
        property,
        \.elementOverride,
        .flag,
        key: "isAccessibilityElement",
        in: [.node, .each]
      )
    case .frame:
      changing(
        property,
        \.frame,
        .rectangle,
        PropertyValue.frame,
        { if case .frame(let frame) = $0 { frame } else { nil } }
      )
    case .viewFrame: optional(property, \.viewFrame, .rectangle)
    case .path: optional(property, \.path, .path)
    case .activationPoint: optional(property, \.activationPoint, .point)
    case .hidden:
      flag(
        property,
        \.isHidden,
        change: ChangeCodec(property, .flag, PropertyValue.hidden) {
          if case .hidden(let isTrue) = $0 { isTrue } else { nil }
        }
      )
    case .alpha: optional(property, \.alpha, .share)
    case .clipsToBounds: flag(property, \.clipsToBounds)
    case .elements: elements
    case .elementsHidden:
      flag(
        property,
        \.elementsHidden,
        key: "accessibilityElementsHidden",
        change: ChangeCodec(property, .flag, PropertyValue.elementsHidden) {
          if case .elementsHidden(let isTrue) = $0 { isTrue } else { nil }
        }
      )
    case .viewIsModal:
      flag(
        property,
        \.viewIsModal,
        key: "accessibilityViewIsModal",
        change: ChangeCodec(property, .flag, PropertyValue.viewIsModal) {
          if case .viewIsModal(let isTrue) = $0 { isTrue } else { nil }
        }
      )
    case .shouldGroupChildren:
      flag(property, \.shouldGroupChildren, key: "shouldGroupAccessibilityChildren")
    case .respondsToUserInteraction: optional(property, \.respondsToUserInteraction, .flag)
    case .navigationStyle: optional(property, \.navigationStyle, .word)
    case .textualContext: optional(property, \.textualContext, .word)
    case .directTouchOptions: list(property, \.directTouchOptions, .options)
    case .userInputLabels: list(property, \.userInputLabels, .labels)
    case .span: span
    case .header: optional(property, \.heading, .word)
    case .foreground: optional(property, \.foreground, .color)
    case .background: optional(property, \.background, .color)
    case .fontSize: optional(property, \.fontSize, .fontSize)
    case .size: optional(property, \.size, .size)
    case .idiom: optional(property, \.idiom, .word)
    case .direction: optional(property, \.direction, .word)
    }
  }
}
