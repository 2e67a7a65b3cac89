import EarshotModel
import EarshotNotation

// Conversions between gestures and their text in a session.
extension Gesture: LosslessStringConvertible {
  /// The gesture in canonical form for printing and recording, which is the same for all of its
  /// notations.
  ///
  /// - Source: SESSIONS.md, "Commands".
  public var description: String {
    let argument = argument
    return argument.isEmpty ? definition.words : "\(definition.words) \(argument)"
  }

  /// Parses a gesture in any of its forms.
  ///
  /// The result is `nil` if the text isn't a gesture.
  public init?(_ text: String) {
    guard case .gesture(let gesture)? = try? CommandParser.parse(text) else { return nil }
    self = gesture
  }

  /// The text of the arguments, or an empty string if there are none.
  ///
  /// The text omits a count of 1, which is our choice.
  private var argument: String {
    switch self {
    case .start(let screen): screen.map { Quoting.name($0) } ?? ""
    case .swipe(_, .times(let count)): Self.notation(of: count)
    case .swipe(_, .until(let target)): "to \(target.notation)"
    case .tap(let target): target?.notation ?? ""
    case .touch(.point(let point)): point.notation
    case .touch(.target(let target)): target.notation
    case .drag(let start, let end): "\(start.notation) to \(end.notation)"
    case .turnRotor(_, let count), .threeFingerSwipe(_, let count): Self.notation(of: count)
    case .increment(let count), .decrement(let count), .delete(let count):
      Self.notation(of: count)
    case .rotor(let name), .action(let name): Quoting.quotedLiteral(name)
    case .type(let text), .select(let text), .say(let text): Quoting.quotedLiteral(text)
    case .twoFingerTripleTap(let text): text.map { Quoting.quotedLiteral($0) } ?? ""
    case .wait(let length): length.notation
    default: ""
    }
  }

  private static func notation(of count: Int) -> String {
    let count = valid(count)
    return count == 1 ? "" : String(count)
  }
}

extension Point {
  /// The point in the notation of a command.
  fileprivate var notation: String { "\(x.notation) \(y.notation)" }
}
