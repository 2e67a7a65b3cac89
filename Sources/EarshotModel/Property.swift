/// A property of a node.
///
/// The cases are in the canonical order of the notation.
///
/// To add a property, add its storage, a case here, and the rows that the compiler then requires.
///
/// - Source: SCREEN-FORMAT.md, "Properties".
public enum Property: UInt8, CaseIterable, Hashable, Sendable {
  /// The label, which doesn't include the role.
  case label
  /// The value, which is the part of the speech that changes.
  case value
  /// The hint, which describes the result of activation.
  case hint
  /// The text that a text field shows while it's empty.
  case placeholder
  /// The pronunciation of the label, if it differs from the spelling.
  case spokenLabel
  /// The language, as a BCP 47 tag.
  case language
  /// Traits in addition to the role's traits.
  case traits
  /// The expanded or collapsed status.
  case expandedStatus
  /// The level of a heading.
  case level
  /// The words that a value steps through.
  case values
  /// The numbers that a value steps through.
  case range
  /// The number of pages of a scroll view.
  case pages
  /// VoiceOver's words for each page of a scroll view.
  case status
  /// The number of items in a full row of a container.
  case columns
  /// The maximum number of stops in a container that can be selected at the same time.
  case selection
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
  /// The view's own frame, if it differs from the accessibility frame.
  case viewFrame
  /// The accessibility path.
  case path
  /// The point that activation touches.
  case activationPoint
  /// Whether the view is hidden.
  case hidden
  /// The view's opacity.
  case alpha
  /// Whether the view clips content outside its bounds.
  case clipsToBounds
  /// The explicit order of the elements inside.
  case elements
  /// Whether the elements inside are hidden from VoiceOver.
  case elementsHidden
  /// Whether VoiceOver ignores the view's siblings.
  case viewIsModal
  /// Whether VoiceOver reads the children together.
  case shouldGroupChildren
  /// Whether Voice Control offers the element.
  case respondsToUserInteraction
  /// The way that Switch Control moves through the element.
  case navigationStyle
  /// The kind of text.
  case textualContext
  /// The content that VoiceOver recognizes in a picture without a label.
  case recognized
  /// The text that VoiceOver recognizes in a picture.
  case recognizedText
  /// The behavior of direct touches.
  case directTouchOptions
  /// Names for Voice Control.
  case userInputLabels
  /// The number of rows and columns that a cell covers.
  case span
  /// The cells that a header cell describes.
  case header
  /// The color of the text, for audits.
  case foreground
  /// The background color of the text, for audits.
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
  /// One bit per property, in their canonical order.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  @inlinable public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Creates a set of one property.
  @inlinable public init(_ property: Property) {
    self.rawValue = 1 << UInt64(property.rawValue)
  }

  /// Returns whether the set contains a property.
  @inlinable public func contains(_ property: Property) -> Bool { contains(PropertySet(property)) }

  /// Adds a property.
  @inlinable public mutating func insert(_ property: Property) { insert(PropertySet(property)) }

  /// Removes a property.
  public mutating func remove(_ property: Property) { remove(PropertySet(property)) }
}
