import EarshotModel
import EarshotNotation

/// A command that was understood: which it is, and what follows its words.
struct Command: Hashable, Sendable {
  /// Which command it is.
  var form: CommandDefinition
  /// What follows the words.
  var argument: Argument

  /// What follows the words of a command.
  enum Argument: Hashable, Sendable {
    case none
    case count(Int)
    case target(CommandTarget)
    case toTarget(CommandTarget)
    case point(Point)
    case path(from: Point, to: Point)
    case text(String)
    case screen(String)
    case file(String)
    case duration(Milliseconds)
    case setting(name: String, value: String)
    case anything(String)
  }

  /// The command as it is printed and recorded: the same for all ways to write it.
  ///
  /// A count of one is left out: our choice.
  ///
  /// - Source: SESSIONS.md, "Commands".
  var canonical: String {
    let argument = argument.notation
    return argument.isEmpty ? form.words : "\(form.words) \(argument)"
  }
}

/// A stop, as a command names it.
enum CommandTarget: Hashable, Sendable {
  /// By its identifier.
  case identifier(String)
  /// The first with that label.
  case label(String)

  /// The target as a command names it.
  var notation: String {
    switch self {
    case .identifier(let identifier): Quoting.name(identifier, after: "#")
    case .label(let label): Quoting.quotedLiteral(label)
    }
  }
}

extension Command.Argument {
  /// The argument as it is printed; empty where nothing needs to be said.
  var notation: String {
    switch self {
    case .none: ""
    case .count(let count): count == 1 ? "" : String(count)
    case .target(let target): target.notation
    case .toTarget(let target): "to \(target.notation)"
    case .point(let point): point.notation
    case .path(let start, let end): "\(start.notation) to \(end.notation)"
    case .text(let text): Quoting.quotedLiteral(text)
    case .screen(let name): Quoting.name(name)
    case .file(let path): path.isBarePath ? path : Quoting.quotedLiteral(path)
    case .duration(let duration): duration.notation
    case .setting(let name, let value): value.isEmpty ? name : "\(name) \(value)"
    case .anything(let text): text
    }
  }

  /// How often a gesture is made.
  var count: Int { if case .count(let count) = self { count } else { 1 } }

  /// The name or text that is given; empty where there is none.
  var string: String {
    switch self {
    case .text(let text), .screen(let text), .file(let text), .anything(let text): text
    default: ""
    }
  }
}

extension Point {
  /// The point as a command names it.
  fileprivate var notation: String { "\(x.notation) \(y.notation)" }
}

extension String {
  /// Whether a command takes the path as it stands, without quotes.
  fileprivate var isBarePath: Bool {
    !isEmpty && !begins(with: "\"") && !utf8.contains(UInt8(ascii: ";")) && trimmed == self
      && Display.safe(self) == self
  }
}
