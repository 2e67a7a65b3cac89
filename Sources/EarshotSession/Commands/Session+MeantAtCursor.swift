import EarshotLines
import EarshotModel
import EarshotNotation

// The meaning of a line about the state or the value of the element with the cursor.
//
// - Source: SESSIONS.md, "Refusals"; our choice, from what people typed.
extension Session {
  private static let switching: [(words: Set<String>, state: String?)] = [
    (["toggle", "flip", "change", "switch", "umschalten"], nil),
    (
      [
        "turn on", "switch on", "enable", "check", "tick", "activate", "put on", "ankreuzen",
      ], "on"
    ),
    (
      [
        "turn off", "switch off", "disable", "uncheck", "untick", "deactivate", "deaktivieren",
      ], "off"
    ),
  ]
  private static let setting = [
    "drag", "slide", "set", "move", "change", "adjust", "increase", "decrease", "turn", "raise",
    "lower", "go", "drag slider", "drag the slider", "drag the knob", "slide slider", "stell",
    "setze", "schieb",
  ]

  /// Words between a verb and the value that the element should get.
  private static let valueWords: Set = [
    "value", "it", "the", "this", "slider", "level", "at", "=", "wert", "number", "knob", "that",
  ]

  /// Returns whether the words mean turning something on, such as `turn on` or `enable`.
  static func switchesOn(_ words: String) -> Bool {
    switching(words)?.state == "on"
  }

  /// Returns the state that the words ask for, such as `on` for `turn on` or `check`, or `nil` for
  /// other words.
  static func stateMeant(by words: String) -> ToggleState? {
    switching(words)?.state.flatMap(ToggleState.init(rawValue:))
  }

  /// Returns the state that the words ask for, such as `on` for `turn on` or `set to true`, with
  /// `nil` as the state for words such as `toggle`.
  ///
  /// The result is `nil` for other words.
  private static func switching(_ words: String) -> (words: Set<String>, state: String?)? {
    let value = ["set to ", "set "].first(where: words.hasPrefix).map { words.dropFirst($0.count) }
    if let state = SwitchWord.state(of: String(value ?? words[...])) { return ([], state.rawValue) }
    return switching.first { $0.words.contains(words) }
  }

  /// Returns the line for the element under the cursor.
  ///
  /// For example, the result is `double tap` for `turn it on` at a switch that's off, and
  /// `increment 7` for `drag to 12 km` at a slider. For other lines, the result is `nil`.
  mutating func atCursor(_ typed: TypedWords) -> MeantForm.Answer? {
    switched(typed) ?? stepped(to: typed)
  }

  private func switched(_ typed: TypedWords) -> MeantForm.Answer? {
    guard let cursor, tree.traits(of: cursor).contains(.toggleButton) else { return nil }
    let fillers: Set = ["it", "this", "that", "the", "switch", "checkbox", "box", "es", "ihn"]
    let words = typed.lowered.enumerated().filter {
      $0.offset == 0 || !fillers.contains($0.element)
    }
    .map(\.element).joined(separator: " ")
    guard let row = Self.switching(words) else { return nil }
    if let state = row.state, state == ToggleState(value: tree[cursor].value)?.rawValue {
      return .advice("this element is already \(state); 'double tap' changes the state")
    }
    return .line("double tap")
  }

  private mutating func stepped(to typed: TypedWords) -> MeantForm.Answer? {
    guard let cursor, isAdjustable(cursor),
      let count = MeantCommand.verb(of: typed, in: Self.setting), typed.count > count
    else { return nil }
    // “Set the size to Large” names the element before the value.
    let preposition = typed.lowered[count...].lastIndex { ["to", "auf", "until"].contains($0) }
    let rest = preposition.map { $0 + 1 } ?? count
    guard rest < typed.count else { return nil }
    let isPlain = preposition == nil && typed.lowered.last?.first?.isNumber == true
    let synonyms = [
      "increase": "increment", "raise": "increment", "decrease": "decrement", "lower": "decrement",
    ]
    if typed.count == 2, let word = synonyms[typed.lowered[0]], let count = Int(typed.lowered[1]),
      MeantForm.isCommand("\(word) \(count)")
    {
      return .line("\(word) \(count)")
    }
    let named =
      isPlain ? [] : typed.words(count..<max(count, rest - 1)).filter { $0.lowercased() != "the" }
    let other = named.isEmpty ? nil : stop(meantBy: named.joined(separator: " "))
    guard other.map({ $0 == label(of: cursor).map(Quoting.quotedLiteral) }) ?? true else {
      return nil
    }
    if preposition == nil, let last = typed.lowered.last, last.first?.isNumber == true,
      typed.lowered[count..<typed.count - 1].allSatisfy({ Self.valueWords.contains($0) }),
      let number = ExactNumber(firstIn: last)
    {
      return steps(at: cursor, to: number).map { .line($0) } ?? stepsNear(number, at: cursor)
    }
    let wanted = typed.rest(after: rest).withoutQuotes
    if let swipe = swipeToValue(wanted.lowercased()) { return .line(swipe) }
    guard rest > count, let number = ExactNumber(firstIn: wanted) else { return nil }
    return steps(at: cursor, to: number).map { .line($0) } ?? stepsNear(number, at: cursor)
  }

  /// Returns advice for a number between two steps, with the number of steps to the first value
  /// past this number.
  ///
  /// The result is `nil` if there's no such value.
  func stepsNear(
    _ wanted: ExactNumber,
    at node: ElementTree.Index,
    after first: String = ""
  ) -> MeantForm.Answer? {
    guard case .range? = tree[node].scale, let scale = tree[node].scale,
      let start = tree[node].value, let now = ExactNumber(firstIn: start)
    else { return nil }
    if now == wanted { return .advice("the value is already '\(Display.safe(start))'") }
    let move: ScaleMove = now < wanted ? .increment : .decrement
    var value = start
    for count in 1...50 {
      let next = scale.value(after: value, move)
      guard next != value, let number = ExactNumber(firstIn: next) else { return nil }
      value = next
      guard move == .increment ? wanted < number : number < wanted else { continue }
      let line =
        "\(first)\(move == .increment ? "increment" : "decrement")\(count > 1 ? " \(count)" : "")"
      return .advice("that value is between two steps; '\(line)' goes to '\(Display.safe(value))'")
    }
    return nil
  }
}
