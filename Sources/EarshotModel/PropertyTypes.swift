/// The pronunciation of a part of a label.
public struct SpokenAttribute: Hashable, Sendable {
  /// A kind of pronunciation.
  public enum Kind: Hashable, Sendable {
    /// Letter by letter.
    case spellOut
    /// With all punctuation.
    case punctuation
    /// The sounds in the International Phonetic Alphabet.
    case ipa(String)
    /// A higher or lower pitch, from 0 to 2, where 1 is normal.
    case pitch(Double)
    /// A different language, as a BCP 47 tag.
    case language(String)
  }

  /// The kind of pronunciation.
  public var kind: Kind
  /// The part of the label, or `nil` for the whole label.
  public var part: String?

  /// Creates an attribute.
  public init(kind: Kind, part: String? = nil) {
    self.kind = kind
    self.part = part
  }
}

/// The maximum number of stops in a container that can be selected at the same time.
public enum SelectionLimit: String, CaseIterable, Hashable, Sendable {
  /// One element. If the user selects another element, the app deselects the first element.
  case one
}

/// The kind of text in an element.
public enum TextualContext: String, CaseIterable, Hashable, Sendable {
  /// A document.
  case wordProcessing
  /// A book.
  case narrative
  /// Messages.
  case messaging
  /// A table of numbers.
  case spreadsheet
  /// File names.
  case fileSystem
  /// Source code, for which VoiceOver reads all punctuation.
  case sourceCode
  /// Console output.
  case console
}

/// The behavior of direct touches.
public enum DirectTouchOption: String, CaseIterable, Hashable, Sendable {
  /// VoiceOver doesn't speak when the user touches the element.
  case silentOnTouch
  /// Touches pass through only after a double tap.
  case requiresActivation
}

/// The way that Switch Control moves through a node.
///
/// VoiceOver ignores this style.
public enum NavigationStyle: String, CaseIterable, Hashable, Sendable {
  /// The system's default.
  case automatic
  /// One by one through the elements of the node.
  case separate
  /// As a single item.
  case combined
}

/// A color, as red, green, and blue from 0 to 255.
public struct Color: Hashable, Sendable {
  /// The red component.
  public var red: UInt8
  /// The green component.
  public var green: UInt8
  /// The blue component.
  public var blue: UInt8

  /// Creates a color.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}

/// The size and weight of text, for audits.
public struct FontSize: Hashable, Sendable {
  /// The size in points.
  public var points: Double
  /// Whether the text is bold.
  public var isBold: Bool

  /// Creates a font size.
  public init(points: Double, isBold: Bool = false) {
    self.points = points
    self.isBold = isBold
  }
}

/// The kind of device, which determines the distance between rows.
public enum Idiom: String, CaseIterable, Hashable, Sendable {
  /// A phone, on which rows are 8 points apart.
  case phone
  /// A tablet, on which rows are 13 points apart.
  case pad
}

/// The layout direction of a screen.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  /// Left to right.
  case leftToRight = "ltr"
  /// Right to left.
  case rightToLeft = "rtl"
}
