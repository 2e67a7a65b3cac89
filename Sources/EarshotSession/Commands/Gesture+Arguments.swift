import EarshotLines
public import EarshotModel
import EarshotNotation

// The arguments of gestures.
extension Gesture {
  /// The direction in which fingers move.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    case left, right, up, down
  }

  /// The direction in which fingers turn or move to a side.
  public enum Side: String, CaseIterable, Hashable, Sendable {
    case right, left
  }

  /// An end of the screen.
  public enum End: String, CaseIterable, Hashable, Sendable {
    case top, bottom
  }

  /// The extent of repeated swiping.
  public enum Extent: Hashable, Sendable {
    /// The given number of times, limited to 1 to 999.
    case times(Int)
    /// A repetition until the cursor is on a stop.
    case until(CommandTarget)
  }

  /// The place that a finger touches.
  public enum TouchTarget: Hashable, Sendable {
    /// A point of the screen, in points.
    case point(Point)
    /// A stop.
    case target(CommandTarget)
  }

  /// The valid counts of a gesture.
  static let counts = 1...999

  /// Returns the nearest valid count.
  static func valid(_ count: Int) -> Int {
    min(max(count, counts.lowerBound), counts.upperBound)
  }
}

/// A stop, in the form for a command.
///
///     let target: CommandTarget = "#pay"    // by its identifier
///     let other: CommandTarget = "Pay"      // by its label
public enum CommandTarget: Hashable, Sendable {
  /// A target by its identifier.
  case identifier(String)
  /// The first target with the label.
  case label(String)

  /// Creates the target that the text names: `#pay`, `#"odd name"`, `"Pay"`, or a label without
  /// quotes.
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
  /// Creates the target that a literal names.
  public init(stringLiteral text: String) { self.init(text) }
}
