import EarshotModel
import EarshotFocusEngine
import EarshotNotation
import EarshotComposer

@testable import EarshotSession

/// A generator whose numbers are the same on every machine.
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}

/// Random gestures of every kind, with names that exist in the app.
struct RandomWalk {
  private var dice: Dice
  private let identifiers: [String]
  private let screens: [String]
  /// The simulated gestures, except VoiceOver off, after which nothing would happen.
  private static let definitions = GestureDefinition.all.filter {
    $0.isSimulated && $0.plainGesture != .voiceOver(isOn: false)
  }

  init(seed: UInt64, in tree: ElementTree) {
    dice = Dice(state: seed)
    identifiers = tree.indices.compactMap { tree.name(of: $0) }.map { Quoting.name($0, after: "#") }
    screens = tree.screens.compactMap { tree[$0].identifier }.map { Quoting.name($0) }
  }

  /// The next line of input: usually one gesture, and sometimes several joined ones.
  mutating func line(for session: inout Session) -> String {
    guard roll(20) == 0 else { return command(for: &session) }
    return (0..<3).map { _ in command(for: &session) }.joined(separator: "; ")
  }

  /// A number below a limit.
  mutating func roll(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &dice) }

  private mutating func command(for session: inout Session) -> String {
    let definition = roll(2) == 0 ? usual : pick(Self.definitions) ?? usual
    let argument = argument(definition, for: &session)
    return argument.isEmpty ? definition.words : "\(definition.words) \(argument)"
  }

  /// One of the most common gestures.
  private var usual: GestureDefinition {
    mutating get {
      let gestures: [Gesture] = [
        .swipe(.right), .swipe(.right), .doubleTap, .swipe(.down), .swipe(.up),
        .turnRotor(.right), .scrub,
      ]
      return (pick(gestures) ?? .doubleTap).definition
    }
  }

  private mutating func argument(
    _ definition: GestureDefinition,
    for session: inout Session
  ) -> String {
    switch definition.syntax {
    case .nothing, .file, .setting, .all, .topic, .markName, .anything: ""
    case .count: definition.words == "delete" || roll(4) == 0 ? String(1 + roll(3)) : ""
    case .countOrTarget:
      roll(8) == 0 ? target.map { "to \($0)" } ?? "" : roll(4) == 0 ? String(1 + roll(3)) : ""
    case .optionalPlace: roll(2) == 0 ? target ?? "" : ""
    case .place: target ?? point
    case .path: "\(point) to \(point)"
    case .rotorName: name(of: session.rotorNames)
    case .actionName: name(of: session.actionNames)
    case .optionalScreen: roll(2) == 0 ? pick(screens) ?? "" : ""
    case .text, .optionalText: pick(["\"Anna\"", "\"1 é🍕\"", "\"a\"", "\"Hello, world\""]) ?? ""
    case .phrase: roll(4) == 0 ? "\(1 + roll(9))" : name(of: session.phrasesToSay)
    case .duration: pick(["0.2s", "1s", "2s", "7s"]) ?? "1s"
    }
  }

  private mutating func name(of names: [String]) -> String {
    Quoting.quotedLiteral(pick(names) ?? "Delete")
  }

  private var target: String? {
    mutating get { pick(identifiers) }
  }

  private var point: String {
    mutating get { "\(roll(400)) \(roll(900))" }
  }

  mutating func pick<Item>(_ items: [Item]) -> Item? {
    items.isEmpty ? nil : items[roll(items.count)]
  }
}
