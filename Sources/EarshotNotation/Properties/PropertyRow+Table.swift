import EarshotModel

extension PropertyRow {
  /// Returns the row of a property.
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
        Storage({ $0.language }, { $0.language = $1 }),
        ValueCodec.languageOrNothing,
        ValueCase(PropertyValue.language) { if case .language(let tag) = $0 { tag } else { nil } }
      ) { .language }
    case .traits: traits
    case .expandedStatus:
      changing(
        property,
        Storage({ $0.expandedStatus }, { $0.expandedStatus = $1 }),
        .word,
        ValueCase(PropertyValue.expandedStatus) {
          if case .expandedStatus(let status) = $0 { status } else { nil }
        }
      )
    case .level: optional(property, Storage({ $0.level }, { $0.level = $1 }), .count)
    case .values: values
    case .range: range
    case .pages: optional(property, Storage({ $0.pages }, { $0.pages = $1 }), .count)
    case .status: list(property, Storage({ $0.status }, { $0.status = $1 }), .words)
    case .columns: optional(property, Storage({ $0.columns }, { $0.columns = $1 }), .columns)
    case .selection:
      optional(property, Storage({ $0.selection }, { $0.selection = $1 }), .selection)
    case .opens: opens
    case .identifier: identifier
    case .tags: list(property, Storage({ $0.tags }, { $0.tags = $1 }), .tags)
    case .class: className
    case .element:
      optional(
        property,
        Storage({ $0.elementOverride }, { $0.elementOverride = $1 }),
        .flag,
        key: "isAccessibilityElement",
        in: [.node, .each]
      )
    case .frame:
      changing(
        property,
        Storage({ $0.frame }, { $0.frame = $1 }),
        .rectangle,
        ValueCase(PropertyValue.frame) { if case .frame(let frame) = $0 { frame } else { nil } }
      )
    case .viewFrame:
      optional(property, Storage({ $0.viewFrame }, { $0.viewFrame = $1 }), .rectangle)
    case .path: optional(property, Storage({ $0.path }, { $0.path = $1 }), .path)
    case .activationPoint:
      optional(property, Storage({ $0.activationPoint }, { $0.activationPoint = $1 }), .point)
    case .hidden:
      flag(
        property,
        Storage({ $0.isHidden }, { $0.isHidden = $1 }),
        change: ChangeCodec(
          property,
          .flag,
          ValueCase(PropertyValue.hidden) {
            if case .hidden(let isTrue) = $0 { isTrue } else { nil }
          }
        )
      )
    case .alpha: optional(property, Storage({ $0.alpha }, { $0.alpha = $1 }), .share)
    case .clipsToBounds: flag(property, Storage({ $0.clipsToBounds }, { $0.clipsToBounds = $1 }))
    case .elements: elements
    case .elementsHidden:
      flag(
        property,
        Storage({ $0.elementsHidden }, { $0.elementsHidden = $1 }),
        key: "accessibilityElementsHidden",
        change: ChangeCodec(
          property,
          .flag,
          ValueCase(PropertyValue.elementsHidden) {
            if case .elementsHidden(let isTrue) = $0 { isTrue } else { nil }
          }
        )
      )
    case .viewIsModal:
      flag(
        property,
        Storage({ $0.viewIsModal }, { $0.viewIsModal = $1 }),
        key: "accessibilityViewIsModal",
        change: ChangeCodec(
          property,
          .flag,
          ValueCase(PropertyValue.viewIsModal) {
            if case .viewIsModal(let isTrue) = $0 { isTrue } else { nil }
          }
        )
      )
    case .shouldGroupChildren:
      flag(
        property,
        Storage({ $0.shouldGroupChildren }, { $0.shouldGroupChildren = $1 }),
        key: "shouldGroupAccessibilityChildren"
      )
    case .respondsToUserInteraction:
      optional(
        property,
        Storage({ $0.respondsToUserInteraction }, { $0.respondsToUserInteraction = $1 }),
        .flag
      )
    case .navigationStyle:
      optional(property, Storage({ $0.navigationStyle }, { $0.navigationStyle = $1 }), .word)
    case .textualContext:
      optional(property, Storage({ $0.textualContext }, { $0.textualContext = $1 }), .word)
    case .recognized: list(property, Storage({ $0.recognized }, { $0.recognized = $1 }), .labels)
    case .recognizedText:
      list(property, Storage({ $0.recognizedText }, { $0.recognizedText = $1 }), .words)
    case .directTouchOptions:
      list(property, Storage({ $0.directTouchOptions }, { $0.directTouchOptions = $1 }), .options)
    case .userInputLabels:
      list(property, Storage({ $0.userInputLabels }, { $0.userInputLabels = $1 }), .labels)
    case .span: span
    case .header: optional(property, Storage({ $0.heading }, { $0.heading = $1 }), .word)
    case .foreground: optional(property, Storage({ $0.foreground }, { $0.foreground = $1 }), .color)
    case .background: optional(property, Storage({ $0.background }, { $0.background = $1 }), .color)
    case .fontSize: optional(property, Storage({ $0.fontSize }, { $0.fontSize = $1 }), .fontSize)
    case .size: optional(property, Storage({ $0.size }, { $0.size = $1 }), .size)
    case .idiom: optional(property, Storage({ $0.idiom }, { $0.idiom = $1 }), .word)
    case .direction: optional(property, Storage({ $0.direction }, { $0.direction = $1 }), .word)
    }
  }
}
