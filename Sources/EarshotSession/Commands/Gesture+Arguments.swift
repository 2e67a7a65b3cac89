import EarshotLines
public import EarshotModel
import EarshotNotation

// The arguments of gestures.
extension Gesture {
  /// The direction in which fingers move.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    case left, right, up, down
  }

  /// The direction in which fingers turn or swipe sideways.
  public enum Side: String, CaseIterable, Hashable, Sendable {
    case right, left
  }

  /// An end of the screen.
  public enum End: String, CaseIterable, Hashable, Sendable {
    case top, bottom
  }

  /// The extent of a repeated swipe.
  public enum Extent: Hashable, Sendable {
    /// The given number of swipes, limited to 1 to 999.
    case times(Int)
    /// Repeated swipes until the cursor is on the given stop.
    case until(CommandTarget)
  }

  /// The place that a finger touches.
  public enum TouchTarget: Hashable, Sendable {
    /// A point on the screen.
    case point(Point)
    /// A stop with the given identifier or label.
    case target(CommandTarget)
  }

  /// The valid range for the count of a gesture.
  static let counts = 1...999

  /// Returns the nearest valid count.
  static func valid(_ count: Int) -> Int {
    min(max(count, counts.lowerBound), counts.upperBound)
  }
}

/// The name of a stop in a command.
///
///     let target: CommandTarget = "#pay"    // by its identifier
///     let other: CommandTarget = "Pay"      // by its label
public enum CommandTarget: Hashable, Sendable {
  /// The stop with the given identifier.
  case identifier(String)
  /// The first stop with the given label.
  case label(String)

  /// Creates a target from text such as `#pay`, `#"odd name"`, or `"Pay"`.
  ///
  /// Any other text is a label without quotes.
  public init(_ text: String) {
    let isIdentifier = text.begins(with: "#")
    let rest = isIdentifier ? text.withoutFirst : text
    let name = Quoting.unquoted(rest) ?? rest
    self = isIdentifier ? .identifier(name) : .label(name)
  }

  /// The target in the notation of a command.
  package var notation: String {
    switch self {
    case .identifier(let identifier): Quoting.name(identifier, after: "#")
    case .label(let label): Quoting.quotedLiteral(label)
    }
  }
}

extension CommandTarget: ExpressibleByStringLiteral {
  /// Creates a target from a string literal.
  public init(stringLiteral text: String) { self.init(text) }
}
