import EarshotModel

// Events and timers in everyday words.
extension PlainLine {
  /// Words for the user's activity or inactivity.
  private static let idleWords: Set = [
    "nobody", "noone", "inactivity", "inactive", "idle", "untouched", "untätig", "inaktiv",
    "nothing", "gesture", "gestures", "touch", "touches", "touching", "touched", "interaction",
    "input", "activity",
  ]
  private static let negations: Set = [
    "no", "without", "nobody", "noone", "none", "nothing", "not", "doesn't", "ohne", "keine",
  ]
  private static let always: Set = [
    "idle", "inactivity", "inactive", "untouched", "untätig", "inaktiv",
  ]

  /// The candidates for a timer: `if nobody touches anything for 30s:` → `idle 30s:`.
  var timers: [[String]] {
    guard let (head, effect) = headAndEffect else { return [] }
    let texts = head.split(separator: " ").map { PlainDuration.bare(String($0)) }
    guard let first = texts.first, let time = PlainDuration.first(in: texts) else { return [] }
    let end = effect.isEmpty ? ":" : ": \(effect)"
    let rest = (texts[..<time.range.lowerBound] + texts[time.range.upperBound...])
    let isIdle =
      rest.contains { Self.always.contains($0) }
      || rest.contains { Self.negations.contains($0) }
        && rest.contains { Self.idleWords.contains($0) }
    guard !head.contains("#"), !head.contains("\"") else { return [] }
    let plain = effect.isEmpty ? nil : PlainLine(effect, names).plainEffect.first
    let start = isIdle ? "idle \(time.written)" : "every \(time.written)"
    let translated = plain.map { [Self.block(start, $0)] } ?? []
    if isIdle { return [["\(start)\(end)"]] + translated }
    let repeating: Set = ["every", "each", "repeat", "timer", "alle", "jede", "repeatedly", "loop"]
    if rest.contains(where: { repeating.contains($0) }) {
      return [["\(start)\(end)"]] + translated
    }
    let later: Set = ["after", "in", "nach", "wait", "delay", "once"]
    guard later.contains(first), !effect.isEmpty else { return [] }
    let own = PlainLine(effect, names).plainEffect.first ?? [effect]
    return [["on appear:", "  wait \(time.written)"] + own.map { "  \($0)" }]
  }

  /// The text before the effect on a line, and the effect, or `nil` if there's no effect and no
  /// colon.
  private var headAndEffect: (head: String, effect: String)? {
    if let keyed { return (keyed.key, keyed.value) }
    for mark in [" then ", ", ", " -> ", " => "] {
      guard let place = line.firstRange(of: mark) else { continue }
      return (
        String(line[..<place.lowerBound]), String(line[place.upperBound...]).trimmedOfSpaces
      )
    }
    // Without a separator, the effect begins at its verb.
    let verbs = Set(Scanner.effects).union(["say", "speak", "go", "open"])
    if let place = words.texts.indices.dropFirst(2).first(where: { verbs.contains(words.texts[$0]) }
    ) {
      return (words.text(0..<place), words.text(place..<words.all.count))
    }
    return nil
  }

  /// Words for gestures and changes, each with its event.
  ///
  /// A row matches if the text contains a word from each of its sets. The first matching row
  /// applies.
  private static let eventRows: [(all: [Set<String>], event: String)] = [
    ([["three", "3", "drei", "page", "pages"], ["left"]], "scroll left"),
    ([["three", "3", "drei", "page", "pages"], ["right"]], "scroll right"),
    ([["three", "3", "drei", "page", "pages"], ["up"]], "scroll up"),
    ([["three", "3", "drei", "page", "pages"], ["down"]], "scroll down"),
    ([["next"], ["page"]], "scroll next"), ([["previous", "last"], ["page"]], "scroll previous"),
    ([["magic", "magictap"]], "magicTap"),
    ([["two", "2"], ["double", "twice", "tap"]], "magicTap"),
    ([["scrub", "scrubs", "escape", "esc", "z"]], "escape"),
    ([["hold", "holds", "held", "holding", "long", "longpress", "triple"]], "longPress"),
    ([["touch", "touches"], ["down", "start", "begin", "begins", "began"]], "touch"),
    ([["enter", "enters", "entering"], ["screen", "page", "view"]], "appear"),
    ([["return", "enter", "submit", "submits", "submitted", "eingabetaste"]], "return"),
    ([["done", "send", "go"], ["key", "keyboard"]], "return"),
    ([["swipe", "swipes", "flick", "flicks"], ["up"]], "increment"),
    ([["swipe", "swipes", "flick", "flicks"], ["down"]], "decrement"),
    ([["raised", "increase", "increases", "increased", "plus"]], "increment"),
    ([["lowered", "decrease", "decreases", "decreased", "minus"]], "decrement"),
    ([["zoom", "pinch", "zooms"], ["in"]], "zoomIn"), ([["zoom", "zooms"], ["out"]], "zoomOut"),
    ([["headphones", "headphone"]], "headphonesRemoved"),
    ([["call", "interrupted", "interruption", "interrupts"]], "audioInterrupted"),
    (
      [
        [
          "change", "changes", "changed", "changing", "typing", "types", "typed", "edited", "edit",
          "input", "toggled", "toggles", "toggle", "slides", "picked", "geändert",
        ]
      ], "valueChanged"
    ),
    (
      [["focus", "cursor"], ["out", "lost", "left", "leaves", "away", "loses", "lose"]], "unfocus"
    ),
    ([["unfocus", "blur", "blurs", "leaves", "unfocused", "loses", "leave"]], "unfocus"),
    ([["focus", "focused", "focuses", "cursor", "gets", "reaches"]], "focus"),
    (
      [
        [
          "load", "loads", "loaded", "open", "opens", "opened", "appear", "appears", "show",
          "shows",
          "shown", "start", "starts", "launch", "launches", "init", "mount", "visible", "arrival",
          "entering", "öffnen", "enter", "begin", "begins", "startup", "ready",
        ]
      ], "appear"
    ),
    (
      [
        [
          "tap", "taps", "tapped", "click", "clicks", "clicked", "press", "presses", "pressed",
          "double", "activated", "activates", "activation", "doppeltippen", "select", "selects",
          "pressing", "tapping", "clicking", "push", "pushed",
        ]
      ], "activate"
    ),
  ]

  /// Words around the words for a gesture, which have no meaning for the event.
  private static let eventFillers: Set = [
    "a", "an", "the", "with", "of", "to", "user", "someone", "somebody", "is", "key", "by",
    "finger", "fingers", "gesture", "screen", "view", "this", "it", "i", "you", "when", "on",
    "gets", "has", "been", "they", "she", "he", "people", "person", "button", "and", "in", "field",
    "value", "text", "app", "page", "double", "tap", "tapped", "taps", "two", "three", "swipe",
    "press", "down", "left", "right", "keyboard", "there", "once", "twice", "first", "becomes",
    "pressed", "presses", "pressing", "one", "single", "beim", "at", "element", "its", "for",
    "comes", "goes", "off", "incoming", "phone", "swipes", "time", "each", "every", "new", "up",
    "hit", "hits", "unplugged", "removed", "are", "after", "being", "makes", "made", "voiceover",
    "long", "keys", "next", "upon", "if", "whenever", "touch", "touches", "touching", "touched",
    "click", "clicks", "did", "was", "handler", "event", "recognized",
  ]

  /// Words that narrow the meaning of a word for an event, as in `touchAndHold`.
  private static let narrowing: Set = [
    "hold", "holds", "held", "long", "double", "triple", "twice", "swipe", "flick", "pinch", "zoom",
    "scrub", "magic", "lost", "out",
  ]

  /// Returns whether a name also has a word that narrows the meaning of an event, so the event is
  /// only a part of what the author meant.
  static func isNarrower(_ name: String, than event: String) -> Bool {
    !narrowing.isDisjoint(with: Set(name.nameWords).subtracting(event.nameWords))
  }

  /// Returns the event for a name of several words, such as `touchAndHold`, or `nil` for any other
  /// name.
  static func event(inName name: String) -> String? {
    let words = name.nameWords.filter { $0 != "on" }
    return words.count > 1 ? event(words.joined(separator: " ")) : nil
  }

  /// Returns the event for text in everyday words, or `nil` if there's none or the text contains
  /// unknown words.
  static func event(_ text: String) -> String? {
    let words = plainWords(text)
    guard !words.isEmpty, words.count < 10 else { return nil }
    for row in eventRows where row.all.allSatisfy({ !$0.isDisjoint(with: words) }) {
      let known = row.all.reduce(into: eventFillers) { $0.formUnion($1) }
      return words.allSatisfy(known.contains) ? row.event : nil
    }
    return nil
  }

  private static let openings = [
    "on ", "when ", "if ", "upon ", "whenever ", "bei ", "beim ", "after ", "once ", "as soon as ",
  ]

  /// The candidates with the event in the notation: `on press and hold:` → `on longPress:`.
  var events: [[String]] {
    if line.hasPrefix("on action ") { return [[String(line.dropFirst(3))]] }
    guard let (head, effect) = headAndEffect,
      let opening = Self.openings.first(where: { head.lowercased().hasPrefix($0) })
    else { return [] }
    let rest = String(head.dropFirst(opening.count))
    let mark = [" when ", " if ", " unless "].first { rest.contains($0) }
    let place = mark.flatMap { rest.firstRange(of: $0) }
    let name = place.map { String(rest[..<$0.lowerBound]) } ?? rest
    guard !name.contains("#"), !name.contains("\"") else { return [] }
    let own = AppEvent.named.map(\.name)
    guard let event = own.contains(name) ? name : Self.event(name) else { return [] }
    var start = "on \(event)"
    if let place {
      let tests = Self.tests(String(rest[place.upperBound...]))
      guard tests.count == 1 else { return [] }
      start += " when \(mark == " unless " ? ForeignCondition.denied(tests[0]) : tests[0])"
    }
    guard !effect.isEmpty else { return [["\(start):"]] }
    let plain = PlainLine(effect, names).plainEffect.map { Self.block(start, $0) }
    return [["\(start): \(effect)"]] + plain
  }

  /// Returns the lines of an event with its effects, which is one line for a single effect.
  static func block(_ start: String, _ effects: [String]) -> [String] {
    effects.count == 1
      ? ["\(start): \(effects[0])"] : ["\(start):"] + effects.map { "  \($0)" }
  }
}
