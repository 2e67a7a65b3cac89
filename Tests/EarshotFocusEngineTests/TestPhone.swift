import EarshotModel
import EarshotNotation
import EarshotSimulatedApp
import Testing

@testable import EarshotFocusEngine

/// VoiceOver on a test's app, without words: where the cursor is, and by which rule.
struct TestPhone {
  /// A gesture of a test.
  enum Gesture: Sendable {
    case right, left, first, last
    case tap, scrub, summary
    case touch(String)
    case turn(Int)
    case turnTo(RotorItem)
    case up, down
    case type(String), enter
    case scroll(ScrollDirection)
    case wait(Int)
  }

  private var phone: Phone
  /// The events of the last gesture.
  private(set) var events: [Event] = []

  /// Starts the app.
  init(
    _ source: String,
    settings: VoiceOverSettings = VoiceOverSettings(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let result = AppDocument.read([SourceText(name: "test.screen", source)])
    let document = try #require(
      result.document,
      "\(result.diagnostics.map(\.message.text))",
      sourceLocation: sourceLocation
    )
    #expect(result.diagnostics.map(\.message.text) == [], sourceLocation: sourceLocation)
    phone = Phone(FocusEngine(settings: settings), App(document.tree, settings: settings))
    events = phone.start(at: nil)
  }

  var app: App { phone.app }
  var engine: FocusEngine { phone.engine }

  /// The identifier of the stop that has the cursor, or `nil` if there is none.
  var cursor: String? { engine.cursor.flatMap { app.tree[$0].identifier } }

  /// The rules that decided what the last gesture did.
  var rules: [FocusRule] {
    engine.decisions.compactMap { if case .focus(let rule) = $0 { rule } else { nil } }
  }

  /// The rotor's setting.
  var dial: RotorItem { engine.rotorState.option }

  /// The identifiers of the stops, in reading order.
  var stops: [String?] {
    var engine = engine
    return engine.stops(in: app).map { app.tree[$0].identifier }
  }

  /// The units that the last gesture spoke.
  var units: [String] {
    events.compactMap { if case .unit(let unit) = $0 { unit.text } else { nil } }
  }

  mutating func make(_ gestures: [Gesture]) throws {
    for gesture in gestures { try make(gesture) }
  }

  mutating func make(_ gesture: Gesture) throws {
    switch gesture {
    case .touch(let name):
      let node = try #require(app.tree.node(name))
      events = phone.gesture { $0.touch(node) }
    case .wait(let seconds):
      events = phone.advance(to: Milliseconds(app.now.count + seconds * 1_000))
    default: events = phone.gesture { $0.make(gesture) }
    }
  }
}

extension Phone {
  fileprivate mutating func make(_ gesture: TestPhone.Gesture) {
    switch gesture {
    case .right: move(.next)
    case .left: move(.previous)
    case .first: move(.first)
    case .last: move(.last)
    case .tap: activate()
    case .scrub: scrub()
    case .summary: summarize()
    case .turn(let step): turnRotor(by: step)
    case .turnTo(let item): turnRotor(to: item)
    case .up: swipe(.previous)
    case .down: swipe(.next)
    case .type(let text): type(text)
    case .enter: pressReturn()
    case .scroll(let direction): scroll(direction)
    case .touch, .wait: break
    }
  }
}

/// A path across a screen, where it leads, and the rule behind it.
struct FocusCase: Sendable, CustomTestStringConvertible {
  let name: String
  let screen: String
  let gestures: [TestPhone.Gesture]
  let cursor: String?
  let rule: FocusRule?
  let settings: VoiceOverSettings

  init(
    _ name: String,
    _ gestures: [TestPhone.Gesture] = [],
    lands cursor: String?,
    by rule: FocusRule? = nil,
    settings: VoiceOverSettings = VoiceOverSettings(),
    on screen: String
  ) {
    self.name = name
    self.screen = screen
    self.gestures = gestures
    self.cursor = cursor
    self.rule = rule
    self.settings = settings
  }

  var testDescription: String { name }

  func check() throws {
    var phone = try TestPhone(screen, settings: settings)
    try phone.make(gestures)
    #expect(phone.cursor == cursor)
    if let rule { #expect(phone.rules.contains(rule), "\(phone.rules)") }
  }
}
