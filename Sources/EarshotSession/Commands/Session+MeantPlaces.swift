import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSimulatedApp

// Lines that name a screen, a switch, or a value, with plain words around the name.
//
// - Source: SESSIONS.md, "Refusals"; our choice, from what people typed.
extension Session {
  private static let wordsOfOpening: Set = [
    "open", "show", "go", "take", "me", "to", "the", "launch", "navigate", "visit", "start", "on",
    "with", "at", "switch", "bring", "goto", "see", "view", "up", "jump", "öffne", "zeige", "zum",
    "zur", "gehe", "run", "present", "push",
  ]

  /// Verbs that open a screen even if no word such as `screen` follows.
  private static let verbsOfScreens: Set = ["launch", "visit", "start", "run", "open", "show"]
  private static let wordsForScreens: Set = ["screen", "page", "view", "bildschirm", "seite"]

  /// Returns the line that opens a screen, such as `start ticket` for `open the ticket screen`,
  /// `launch the screen ticket`, or `show ticket`.
  ///
  /// With a word for a screen, the name of a screen takes precedence over the label of a stop. The
  /// result is `nil` if the line names no screen.
  mutating func screenOpened(_ typed: TypedWords) -> String? {
    guard Self.wordsOfOpening.contains(typed.lowered[0]) else { return nil }
    let count = typed.lowered.prefix { Self.wordsOfOpening.contains($0) }.count
    let words = typed.words(count..<typed.count)
    let around = Self.wordsForScreens.union(["the", "named", "called"])
    let isAround = { (word: String) in around.contains(word.lowercased()) }
    let name = words.drop(while: isAround).reversed().drop(while: isAround).reversed()
      .joined(separator: " ").withoutQuotes
    guard !name.isEmpty, let screen = screen(called: name) else { return nil }
    let isOfScreen = typed.lowered.dropFirst().contains(where: Self.wordsForScreens.contains)
    guard isOfScreen || Self.verbsOfScreens.contains(typed.lowered[0]) && stopName(name) == nil
    else { return nil }
    return "start \(Quoting.name(screen))"
  }

  /// Returns the line that turns a switch on or off, such as `touch "Alerts"; double tap` for `turn
  /// on the Alerts switch`.
  ///
  /// The result is `nil` if the line names no switch, or if the switch is already in this state.
  mutating func stopSwitched(_ typed: TypedWords) -> String? {
    let verbs = [
      "turn on": ToggleState.on, "switch on": .on, "enable": .on, "turn off": .off,
      "switch off": .off, "disable": .off, "check": .on, "uncheck": .off, "tick": .on,
      "untick": .off,
    ]
    for count in [2, 1] where typed.count > count {
      guard let state = verbs[typed.lowered.prefix(count).joined(separator: " ")],
        let name = stop(calledBy: typed.rest(after: count).withoutQuotes),
        let stop = node(CommandTarget(name)), tree.traits(of: stop).contains(.toggleButton),
        ToggleState(value: tree[stop].value) != state
      else { continue }
      return stop == cursor ? "double tap" : "touch \(name); double tap"
    }
    return nil
  }

  /// Returns the line for a change of a named value, such as `touch "Quantity"; increment 2` for
  /// `add 2 to quantity`, or `nil` for other lines.
  mutating func added(_ typed: TypedWords) -> String? {
    let moves = [
      "add": "increment", "plus": "increment", "subtract": "decrement", "take": "decrement",
      "remove": "decrement", "deduct": "decrement",
    ]
    guard typed.count > 3, let move = moves[typed.lowered[0]],
      let count = WrittenCount(typed.lowered[1])?.count,
      let place = typed.lowered.firstIndex(where: { ["to", "from", "off", "zu"].contains($0) }),
      let name = stop(calledBy: typed.rest(after: place + 1).withoutQuotes),
      let stop = node(CommandTarget(name)), tree[stop].scale != nil
    else { return nil }
    let line = count == 1 ? move : "\(move) \(count)"
    return stop == cursor ? line : "touch \(name); \(line)"
  }

  /// Returns the line that activates the only stop whose label begins with the whole line, such as
  /// `add to cart`, or `nil` for other lines.
  mutating func stopBegun(_ text: String, _ typed: TypedWords) -> String? {
    guard typed.count > 1, !text.contains("\""), !text.hasPrefix("#"), stopName(text) == nil else {
      return nil
    }
    let wanted = text.lowercased()
    let labels = stops.compactMap { label(of: $0) }
      .filter { $0.lowercased().hasPrefix(wanted + ",") || $0.lowercased().hasPrefix(wanted + " ") }
    guard Set(labels).count == 1, let label = labels.first else { return nil }
    return "touch \(Quoting.quotedLiteral(label)); double tap"
  }

  private static let wordsOfValue: Set = [
    "to", "value", "the", "=", "is", "set", "at", "auf", "it", "wert", "go",
  ]

  /// Returns the steps to a value that the line gives without an element, such as `increment 3` for
  /// `value = 5` or `max`, if the cursor is on an adjustable element.
  ///
  /// The result is `nil` for other lines.
  mutating func valueAlone(_ typed: TypedWords) -> String? {
    guard let cursor, tree[cursor].scale != nil, typed.count < 6 else { return nil }
    let words = typed.words(0..<typed.count).map { $0.hasSuffix(":") ? String($0.dropLast()) : $0 }
      .filter { !Self.wordsOfValue.contains($0.lowercased()) && !$0.isEmpty }
    guard words.count == 1, let word = words.first, case .line(let line)? = giving(word, to: cursor)
    else { return nil }
    return line
  }
}
