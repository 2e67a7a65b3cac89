import EarshotLines
import EarshotModel
import EarshotNotation

// The meaning of a line that names an element and the value or the state that it should get.
//
// - Source: SESSIONS.md, "Refusals"; our choice, from what people typed.
extension Session {
  private static let verbs: Set = [
    "set", "change", "make", "put", "turn", "switch", "move", "drag", "slide", "adjust", "get",
    "bring", "raise", "lower", "increase", "decrease", "flip", "toggle", "pick", "choose", "stell",
    "setze", "mach", "schalte", "dial",
  ]
  private static let fillers: Set = [
    "to", "at", "until", "auf", "the", "=", "equals", "be", "bis", "for", "in",
  ]
  private static let directions = [
    "up": "increment", "down": "decrement", "higher": "increment", "lower": "decrement",
    "more": "increment", "less": "decrement", "louder": "increment", "quieter": "decrement",
    "bigger": "increment", "smaller": "decrement", "larger": "increment", "hoch": "increment",
    "runter": "decrement", "höher": "increment", "niedriger": "decrement",
  ]

  /// Returns the line that gives an element a value, such as `touch "Guests"; increment 2` for
  /// `guests 3`, or `touch "Reminders"; double tap` for `turn reminders on`.
  ///
  /// The words must be the name of one element and its value, with at most a verb and words such as
  /// `to` around them. The result is `nil` for other lines.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stops on the screen.
  mutating func givingValue(_ typed: TypedWords) -> MeantForm.Answer? {
    if let line = steppedBy(typed) { return .line(line) }
    let verbs = Self.verbs.contains(typed.lowered[0]) ? 1 : 0
    let words = typed.words(verbs..<typed.count).map { String($0.drop { $0 == ":" }) }
      .map { $0.hasSuffix(":") ? String($0.dropLast()) : $0 }
      .filter { !Self.fillers.contains($0.lowercased()) && !$0.isEmpty }
    guard (2...8).contains(words.count) else { return nil }
    for count in stride(from: words.count - 1, to: 0, by: -1) {
      let halves = [
        (name: words.prefix(count), value: words.dropFirst(count)),
        (name: words.suffix(count), value: words.dropLast(count)),
      ]
      for (name, value) in halves {
        guard let stop = adjustableStop(named: name.joined(separator: " ").withoutQuotes) else {
          continue
        }
        return giving(value.joined(separator: " ").withoutQuotes, to: stop)
      }
    }
    return nil
  }

  /// Returns the steps for a line such as `increase volume by 3`, or `nil` for other lines.
  private func steppedBy(_ typed: TypedWords) -> String? {
    let moves = [
      "increase": "increment", "raise": "increment", "decrease": "decrement",
      "lower": "decrement", "reduce": "decrement",
    ]
    guard typed.count > 3, let move = moves[typed.lowered[0]],
      typed.lowered[typed.count - 2] == "by",
      let count = WrittenCount(typed.lowered[typed.count - 1])?.count
    else { return nil }
    let name = typed.words(1..<typed.count - 2).filter { $0.lowercased() != "the" }
      .joined(separator: " ").withoutQuotes
    guard let stop = adjustableStop(named: name), tree[stop].scale != nil,
      let way = way(to: stop)
    else { return nil }
    let line = count == 1 ? move : "\(move) \(count)"
    return stop == cursor ? line : "\(way); \(line)"
  }

  /// Returns the gestures for a line that begins like an effect, such as `touch "Alerts"; double
  /// tap` for `toggle #alerts`.
  ///
  /// The result is `nil` if the line doesn't name a stop that the user can change.
  mutating func onScreen(_ typed: TypedWords) -> MeantForm.Answer? {
    let verb = typed.lowered[0]
    let (rest, times) = MeantCommand.withoutTimes(typed.rest(after: 1))
    let name = rest.hasSuffix(" by") ? String(rest.dropLast(3)) : rest
    guard let stop = adjustableStop(named: name), let way = way(to: stop) else {
      return givingValue(typed)
    }
    let move = stop == cursor ? "" : "\(name.hasPrefix("#") ? "touch \(name)" : way); "
    return switch verb {
    case "toggle" where tree[stop].scale == nil: .line("\(move)double tap")
    case "increment" where tree[stop].scale != nil, "decrement" where tree[stop].scale != nil:
      .line("\(move)\(verb)\(times.map { " \($0)" } ?? "")")
    default: nil
    }
  }

  /// Returns the stop with a name, in any case, if the user can change its value or state.
  private func adjustableStop(named name: String) -> ElementTree.Index? {
    let bare = name.hasSuffix(".value") ? String(name.dropLast(".value".count)) : name
    let identifier = bare.hasPrefix("#") ? String(bare.dropFirst()).withoutQuotes : nil
    let wanted = name.lowercased()
    return stops.first { stop in
      let isNamed =
        identifier.map { $0 == tree[stop].identifier } ?? (label(of: stop)?.lowercased() == wanted)
      return isNamed && (isAdjustable(stop) || tree.traits(of: stop).contains(.toggleButton))
    }
  }

  /// Returns whether the user can step through the values of a stop.
  func isAdjustable(_ stop: ElementTree.Index) -> Bool {
    tree[stop].scale != nil && tree.traits(of: stop).contains(.adjustable)
  }

  func giving(_ value: String, to stop: ElementTree.Index) -> MeantForm.Answer? {
    guard let name = label(of: stop).map(Quoting.quotedLiteral), let way = way(to: stop) else {
      return nil
    }
    let move = stop == cursor ? "" : "\(way); "
    if tree[stop].scale == nil {
      guard let wanted = Self.stateMeant(by: value.lowercased()) else { return nil }
      return wanted == ToggleState(value: tree[stop].value)
        ? .advice("\(name) is already \(wanted.rawValue); '\(move)double tap' changes the state")
        : .line("\(move)double tap")
    }
    if let word = Self.directions[value.lowercased()] { return .line("\(move)\(word)") }
    if let steps = steps(at: stop, toValue: value) ?? steps(at: stop, toEnd: value) {
      return .line("\(move)\(steps)")
    }
    guard let wanted = Self.amount(in: value) else { return nil }
    return beyond(wanted, at: stop, after: move)
      ?? steps(at: stop, to: wanted).map { .line("\(move)\($0)") }
      ?? stepsNear(wanted, at: stop, after: move)
  }

  /// Returns the number with which a value begins, or `nil` if it begins with something else.
  ///
  /// A number such as `1e9` is larger than any range.
  private static func amount(in value: String) -> ExactNumber? {
    let digits = value.drop { $0 == "-" || $0 == "−" || $0 == "+" }
    guard digits.first?.isNumber ?? false else { return nil }
    let isLong = digits.prefix(while: \.isNumber).count > 9
    if isLong || value.lowercased().contains("e") && Double(value) != nil {
      return ExactNumber(value.hasPrefix("-") ? -1_000_000_000 : 1_000_000_000)
    }
    return ExactNumber(firstIn: value)
  }

  /// Returns advice on a number outside the range of an element, with the command that goes to the
  /// nearer end.
  ///
  /// The result is `nil` if the number is inside the range.
  private func beyond(
    _ wanted: ExactNumber,
    at stop: ElementTree.Index,
    after move: String
  ) -> MeantForm.Answer? {
    guard case .range(let range)? = tree[stop].scale, wanted < range.lower || range.upper < wanted
    else { return nil }
    let (least, most) = (range.written(range.lower), range.written(range.upper))
    let reason = "the values range from '\(least)' to '\(most)'"
    let end = wanted < range.lower ? "minimum" : "maximum"
    guard let steps = steps(at: stop, toEnd: end) else { return .advice(reason) }
    let last = wanted < range.lower ? least : most
    return .advice("\(reason); '\(move)\(steps)' goes to '\(last)'")
  }

  /// Returns the command that steps to an end of the range of an element, or `nil` if the word names
  /// none, or if the end isn't within 50 steps.
  private func steps(at stop: ElementTree.Index, toEnd end: String) -> String? {
    let ends = [
      "max": ScaleMove.increment, "maximum": .increment, "full": .increment, "highest": .increment,
      "min": .decrement, "minimum": .decrement, "lowest": .decrement, "zero": .decrement,
    ]
    guard let move = ends[end.lowercased()], let scale = tree[stop].scale,
      var value = tree[stop].value
    else { return nil }
    var count = 0
    while count <= 50 {
      let next = scale.value(after: value, move)
      if next == value { break }
      (value, count) = (next, count + 1)
    }
    let word = move == .increment ? "increment" : "decrement"
    return (1...50).contains(count) ? "\(word)\(count == 1 ? "" : " \(count)")" : nil
  }

  /// Returns the command that steps to one of the named values of an element, in any case, or `nil`
  /// if it has no such value or already has it.
  private func steps(at stop: ElementTree.Index, toValue wanted: String) -> String? {
    distance(at: stop, toValue: wanted).map { distance in
      let word = distance > 0 ? "increment" : "decrement"
      return abs(distance) == 1 ? word : "\(word) \(abs(distance))"
    }
  }

  /// Returns the number of steps to one of the named values of an element, in any case, which is
  /// negative for decrements, or `nil` if it has no such value or already has it.
  func distance(at stop: ElementTree.Index, toValue wanted: String) -> Int? {
    guard case .values(let values)? = tree[stop].scale,
      let goal = values.firstIndex(where: { $0.lowercased() == wanted.lowercased() }),
      let now = values.firstIndex(of: tree[stop].value ?? values[0]), goal != now
    else { return nil }
    return goal - now
  }
}
