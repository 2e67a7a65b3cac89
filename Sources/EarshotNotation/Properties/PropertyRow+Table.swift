import EarshotModel

extension PropertyRow {
  /// Returns the way to read and print a property.
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
        Place({ $0.language }, { $0.language = $1 }),
        ValueCodec.languageOrNothing,
        PropertyValue.language,
        { if case .language(let tag) = $0 { tag } else { nil } }
      ) { .language }
    case .traits: traits
    case .expandedStatus:
      changing(
        property,
        Place({ $0.expandedStatus }, { $0.expandedStatus = $1 }),
        .word,
        PropertyValue.expandedStatus,
        { if case .expandedStatus(let status) = $0 { status } else { nil } }
      )
    case .level: optional(property, Place({ $0.level }, { $0.level = $1 }), .count)
    case .values: values
    case .range: range
    case .pages: optional(property, Place({ $0.pages }, { $0.pages = $1 }), .count)
    case .status: list(property, Place({ $0.status }, { $0.status = $1 }), .words)
    case .columns: optional(property, Place({ $0.columns }, { $0.columns = $1 }), .columns)
    case .selection: optional(property, Place({ $0.selection }, { $0.selection = $1 }), .selection)
    case .opens: opens
    case .identifier: identifier
    case .tags: list(property, Place({ $0.tags }, { $0.tags = $1 }), .tags)
    case .class: className
    case .element:
      optional(
        property,
        Place({ $0.elementOverride }, { $0.elementOverride = $1 }),
        .flag,
        key: "isAccessibilityElement",
        in: [.node, .each]
      )
    case .frame:
      changing(
        property,
        Place({ $0.frame }, { $0.frame = $1 }),
        .rectangle,
        PropertyValue.frame,
        { if case .frame(let frame) = $0 { frame } else { nil } }
      )
    case .viewFrame: optional(property, Place({ $0.viewFrame }, { $0.viewFrame = $1 }), .rectangle)
    case .path: optional(property, Place({ $0.path }, { $0.path = $1 }), .path)
    case .activationPoint:
      optional(property, Place({ $0.activationPoint }, { $0.activationPoint = $1 }), .point)
    case .hidden:
      flag(
        property,
        Place({ $0.isHidden }, { $0.isHidden = $1 }),
        change: ChangeCodec(property, .flag, PropertyValue.hidden) {
          if case .hidden(let isTrue) = $0 { isTrue } else { nil }
        }
      )
    case .alpha: optional(property, Place({ $0.alpha }, { $0.alpha = $1 }), .share)
    case .clipsToBounds: flag(property, Place({ $0.clipsToBounds }, { $0.clipsToBounds = $1 }))
    case .elements: elements
    case .elementsHidden:
      flag(
        property,
        Place({ $0.elementsHidden }, { $0.elementsHidden = $1 }),
        key: "accessibilityElementsHidden",
        change: ChangeCodec(property, .flag, PropertyValue.elementsHidden) {
          if case .elementsHidden(let isTrue) = $0 { isTrue } else { nil }
        }
      )
    case .viewIsModal:
      flag(
        property,
        Place({ $0.viewIsModal }, { $0.viewIsModal = $1 }),
        key: "accessibilityViewIsModal",
        change: ChangeCodec(property, .flag, PropertyValue.viewIsModal) {
          if case .viewIsModal(let isTrue) = $0 { isTrue } else { nil }
        }
      )
    case .shouldGroupChildren:
      flag(
        property,
        Place({ $0.shouldGroupChildren }, { $0.shouldGroupChildren = $1 }),
        key: "shouldGroupAccessibilityChildren"
      )
    case .respondsToUserInteraction:
      optional(
        property,
        Place({ $0.respondsToUserInteraction }, { $0.respondsToUserInteraction = $1 }),
        .flag
      )
    case .navigationStyle:
      optional(property, Place({ $0.navigationStyle }, { $0.navigationStyle = $1 }), .word)
    case .textualContext:
      optional(property, Place({ $0.textualContext }, { $0.textualContext = $1 }), .word)
    case .recognized: list(property, Place({ $0.recognized }, { $0.recognized = $1 }), .labels)
    case .recognizedText:
      list(property, Place({ $0.recognizedText }, { $0.recognizedText = $1 }), .words)
    case .directTouchOptions:
      list(property, Place({ $0.directTouchOptions }, { $0.directTouchOptions = $1 }), .options)
    case .userInputLabels:
      list(property, Place({ $0.userInputLabels }, { $0.userInputLabels = $1 }), .labels)
    case .span: span
    case .header: optional(property, Place({ $0.heading }, { $0.heading = $1 }), .word)
    case .foreground: optional(property, Place({ $0.foreground }, { $0.foreground = $1 }), .color)
    case .background: optional(property, Place({ $0.background }, { $0.background = $1 }), .color)
    case .fontSize: optional(property, Place({ $0.fontSize }, { $0.fontSize = $1 }), .fontSize)
    case .size: optional(property, Place({ $0.size }, { $0.size = $1 }), .size)
    case .idiom: optional(property, Place({ $0.idiom }, { $0.idiom = $1 }), .word)
    case .direction: optional(property, Place({ $0.direction }, { $0.direction = $1 }), .word)
    }
  }
}
