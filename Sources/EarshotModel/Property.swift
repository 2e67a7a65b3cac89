/// The properties of a node, in the canonical order of the notation.
///
/// - Source: SCREEN-FORMAT.md, "Properties".
public enum Property: String, CaseIterable, Hashable, Sendable {
  /// The name, without the role.
  case label
  /// What changes.
  case value
  /// The result of activation.
  case hint
  /// What a text field shows while it is empty.
  case placeholder
  /// How the label is said where that differs from how it is written.
  case spokenLabel = "label.spoken"
  /// The language, BCP-47.
  case language
  /// The traits added to those of the role.
  case traits
  /// Expanded or collapsed.
  case expandedStatus
  /// The level of a heading.
  case level
  /// The words a value steps through.
  case values
  /// The numbers a value steps through.
  case range
  /// The number of pages of a scroll view.
  case pages
  /// The screen that a tab opens.
  case opens
  /// The identifier.
  case identifier
  /// The tags.
  case tags
  /// The UIKit class.
  case `class`
  /// Whether the node is an accessibility element.
  case element
  /// The accessibility frame, in points of the screen.
  case frame
  /// The view's own frame where it differs.
  case viewFrame
  /// The bounding box of the path.
  case path
  /// Where activation touches.
  case activationPoint
  /// Whether the view is hidden.
  case hidden
  /// The view's opacity.
  case alpha
  /// Whether the view clips what lies outside.
  case clipsToBounds
  /// The explicit order of what is inside.
  case elements
  /// Whether what is inside is kept from VoiceOver.
  case elementsHidden
  /// Whether siblings are ignored.
  case viewIsModal
  /// Whether children are read together.
  case shouldGroupChildren
  /// Whether activation can do anything.
  case respondsToUserInteraction
  /// How Switch Control walks the node.
  case navigationStyle
  /// What kind of text it is.
  case textualContext
  /// How direct touches behave.
  case directTouchOptions
  /// Names for Voice Control.
  case userInputLabels
  /// The rows and columns a cell covers.
  case span
  /// What a cell heads.
  case header
  /// The colour of the text, for audits.
  case foreground
  /// The colour behind the text, for audits.
  case background
  /// The size of the text, for audits.
  case fontSize
  /// The size of a screen or app.
  case size
  /// The device of a screen or app.
  case idiom
  /// The layout direction of a screen or app.
  case direction
}

/// A set of properties.
public struct PropertySet: OptionSet, Hashable, Sendable {
  /// One bit a property, in their canonical order.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Creates a set of one property.
  public init(_ property: Property) {
    self.rawValue = 1 << UInt64(Property.allCases.firstIndex(of: property) ?? 63)
  }

  /// Tells whether the set holds a property.
  public func contains(_ property: Property) -> Bool { contains(PropertySet(property)) }

  /// Adds a property.
  public mutating func insert(_ property: Property) { insert(PropertySet(property)) }

  /// Takes a property out.
  public mutating func remove(_ property: Property) { remove(PropertySet(property)) }
}

/// A value for one of the properties that effects and guards change.
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
  /// Traits beside those of the role.
  case traits(Traits)
  /// Expanded, collapsed or neither.
  case expandedStatus(ExpandedStatus?)
  /// The words of a scale.
  case values([String])
  /// A frame, or nothing for an unknown one.
  case frame(Rect?)
  /// Whether the view is hidden.
  case hidden(Bool)
  /// Whether what is inside is kept from VoiceOver.
  case elementsHidden(Bool)
  /// Whether siblings are ignored.
  case viewIsModal(Bool)
  /// The explicit order of what is inside, by identifier.
  case elements([String])
  /// The language, BCP-47, or nothing for the container's.
  case language(String?)

  /// The property it is a value of.
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

  /// The text of a property that holds one.
  package var template: TextTemplate? {
    switch self {
    case .label(let text), .value(let text), .hint(let text), .placeholder(let text): text
    default: nil
    }
  }
}

extension Property {
  /// The properties that `set` changes and that may be guarded.
  public static let settable: [Property] = [
    .label, .value, .hint, .placeholder, .language, .traits, .expandedStatus, .values, .frame,
    .hidden, .elements, .elementsHidden, .viewIsModal,
  ]

  /// The property that a text is.
  package init(_ text: TextProperty) {
    switch text {
    case .label: self = .label
    case .value: self = .value
    case .hint: self = .hint
    case .placeholder: self = .placeholder
    }
  }
}
