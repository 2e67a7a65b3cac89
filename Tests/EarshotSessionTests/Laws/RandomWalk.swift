import EarshotModel
import EarshotFocusEngine
import EarshotNotation
import EarshotComposer

@testable import EarshotSession

/// A generator whose numbers are the same wherever it runs.
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}

/// Gestures at random, every one that exists, with names of what is there.
struct RandomWalk {
  private var dice: Dice
  private let identifiers: [String]
  private let screens: [String]
  private static let forms = CommandDefinition.all.filter {
    if case .gesture = $0.meaning { true } else { false }
  }

  init(seed: UInt64, in tree: ElementTree) {
    dice = Dice(state: seed)
    identifiers = tree.indices.compactMap { tree.name(of: $0) }.map { Quoting.name($0, after: "#") }
    screens = tree.screens.compactMap { tree[$0].identifier }.map { Quoting.name($0) }
  }

  /// The next line of input: mostly one gesture, now and then some that are joined.
  mutating func line(for session: inout Session) -> String {
    guard roll(20) == 0 else { return command(for: &session) }
    return (0..<3).map { _ in command(for: &session) }.joined(separator: "; ")
  }

  /// A number below a bound.
  mutating func roll(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &dice) }

  private mutating func command(for session: inout Session) -> String {
    let form = roll(2) == 0 ? usual : pick(Self.forms) ?? usual
    let argument = argument(form, for: &session)
    return argument.isEmpty ? form.words : "\(form.words) \(argument)"
  }

  /// One of the gestures that people make most.
  private var usual: CommandDefinition {
    mutating get {
      let meanings: [CommandDefinition.Gesture] = [
        .move(.next), .move(.next), .activate, .swipe(.next), .swipe(.previous), .turnRotor(by: 1),
        .scrub,
      ]
      let wanted = CommandDefinition.Meaning.gesture(pick(meanings) ?? .activate)
      return Self.forms.first { $0.meaning == wanted } ?? Self.forms[0]
    }
  }

  private mutating func argument(_ form: CommandDefinition, for session: inout Session) -> String {
    switch form.syntax {
    case .nothing, .file, .setting, .anything: ""
    case .count: form.words == "delete" || roll(4) == 0 ? String(1 + roll(3)) : ""
    case .countOrTarget:
      roll(8) == 0 ? target.map { "to \($0)" } ?? "" : roll(4) == 0 ? String(1 + roll(3)) : ""
    case .optionalTarget: roll(2) == 0 ? target ?? "" : ""
    case .place: target ?? point
    case .path: "\(point) to \(point)"
    case .name: name(form, for: &session)
    case .optionalScreen: roll(2) == 0 ? pick(screens) ?? "" : ""
    case .text, .optionalText: pick(["\"Anna\"", "\"1 é🍕\"", "\"a\"", "\"Hello, world\""]) ?? ""
    case .duration: pick(["0.2s", "1s", "2s", "7s"]) ?? "1s"
    }
  }

  private mutating func name(_ form: CommandDefinition, for session: inout Session) -> String {
    let names =
      form.words == "action"
      ? session.actionNames
      : session.state.engine.options(in: session.state.app).map { session.composer.name(of: $0) }
    return Quoting.quotedLiteral(pick(names) ?? "Delete")
  }

  private var target: String? {
    mutating get { pick(identifiers) }
  }

  private var point: String {
    mutating get { "\(roll(400)) \(roll(900))" }
  }

  private mutating func pick<Item>(_ items: [Item]) -> Item? {
    items.isEmpty ? nil : items[roll(items.count)]
  }
}
