/// The pronunciation of a part of a label.
public struct SpokenAttribute: Hashable, Sendable {
  /// A way of saying.
  public enum Kind: Hashable, Sendable {
    /// Letter by letter.
    case spellOut
    /// With every mark.
    case punctuation
    /// By the sounds of the International Phonetic Alphabet.
    case ipa(String)
    /// Higher or lower, 0 to 2.
    case pitch(Double)
    /// In another language, BCP-47.
    case language(String)
  }

  /// The way of saying.
  public var kind: Kind
  /// The part of the label, or `nil` for all of it.
  public var part: String?

  /// Creates an attribute.
  public init(kind: Kind, part: String? = nil) {
    self.kind = kind
    self.part = part
  }
}

/// The number of stops inside a container that can be selected.
public enum SelectionLimit: String, CaseIterable, Hashable, Sendable {
  /// One; selecting another deselects it.
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
  /// Program text; all punctuation is read.
  case sourceCode
  /// Output of a console.
  case console
}

/// The behavior of direct touches.
public enum DirectTouchOption: String, CaseIterable, Hashable, Sendable {
  /// VoiceOver does not speak when it is touched.
  case silentOnTouch
  /// Touches pass only after a double tap.
  case requiresActivation
}

/// The way Switch Control moves through a node; VoiceOver ignores it.
public enum NavigationStyle: String, CaseIterable, Hashable, Sendable {
  /// As the system chooses.
  case automatic
  /// Its elements one by one.
  case separate
  /// As one.
  case combined
}

/// A color, as red, green, and blue from 0 to 255.
public struct Color: Hashable, Sendable {
  /// The share of red.
  public var red: UInt8
  /// The share of green.
  public var green: UInt8
  /// The share of blue.
  public var blue: UInt8

  /// Creates a colour.
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

/// The kind of device, which decides how far apart rows are.
public enum Idiom: String, CaseIterable, Hashable, Sendable {
  /// A phone: rows part at 8 points.
  case phone
  /// A tablet: rows part at 13 points.
  case pad
}

/// The direction in which a screen is laid out.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  /// Left to right.
  case leftToRight = "ltr"
  /// Right to left.
  case rightToLeft = "rtl"
}
