/// Whether something that unfolds is unfolded.
///
/// - Source: UIAccessibilityExpandedStatus, iOS 18.
public enum ExpandedStatus: String, CaseIterable, Hashable, Sendable {
  /// Unfolded.
  case expanded
  /// Folded.
  case collapsed
}

/// The state of a toggle.
///
/// - Source: UISwitch's accessibility values "1", "0" and "2".
public enum ToggleState: String, CaseIterable, Hashable, Sendable {
  /// On, the value "1".
  case on
  /// Off, the value "0".
  case off
  /// Neither, the value "2".
  case mixed

  /// Reads the state that a value stands for.
  public init?(value: String?) {
    switch value {
    case "1": self = .on
    case "0": self = .off
    case "2": self = .mixed
    default: return nil
    }
  }

  /// The value that UIKit keeps.
  public var value: String {
    switch self {
    case .on: "1"
    case .off: "0"
    case .mixed: "2"
    }
  }
}

/// How Switch Control walks a node; VoiceOver does not ask.
public enum NavigationStyle: String, CaseIterable, Hashable, Sendable {
  /// As the system chooses.
  case automatic
  /// Its elements one by one.
  case separate
  /// As one.
  case combined
}

/// What kind of text an element holds.
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

/// How direct touches behave.
public enum DirectTouchOption: String, CaseIterable, Hashable, Sendable {
  /// VoiceOver does not speak when it is touched.
  case silentOnTouch
  /// Touches pass only after a double tap.
  case requiresActivation
}

/// A colour, as red, green and blue from 0 to 255.
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

/// The size and weight of a text, for audits.
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
