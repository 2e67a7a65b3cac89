import EarshotModel
import EarshotNotation

// The words of a session are the text of a gesture.
extension Gesture: LosslessStringConvertible {
  /// The gesture as it is printed and recorded: the same for all ways to write it.
  ///
  /// - Source: SESSIONS.md, "Commands".
  public var description: String {
    let argument = argument
    return argument.isEmpty ? definition.words : "\(definition.words) \(argument)"
  }

  /// Reads a gesture, in any of its forms, or `nil` if the text is none.
  public init?(_ text: String) {
    guard case .gesture(let gesture)? = try? CommandParser.parse(text) else { return nil }
    self = gesture
  }

  /// What follows the words; empty where nothing needs to be said.
  ///
  /// A count of one is left out: our choice.
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
  /// The point as a command names it.
  fileprivate var notation: String { "\(x.notation) \(y.notation)" }
}
