// Longer than 300 lines: the words of effects belong together.

import EarshotModel

// Effects in everyday words.
extension PlainLine {
  /// The candidates with the effect in the notation, with or without an event before it.
  var effects: [[String]] {
    if let (key, value) = keyed, !value.isEmpty {
      let starts = ["on ", "action ", "every ", "idle "]
      if starts.contains(where: key.hasPrefix) {
        let effect = PlainLine(value, names)
        return (effect.plainEffect + effect.several).map { Self.block(key, $0) }
      }
    }
    return plainEffect + several
  }

  /// The lines for several effects on one line: `hide #a, then show #b`.
  private var several: [[String]] {
    for mark in [" and then ", ", then ", " then ", "; ", " && ", ", and ", " and ", ", "] {
      let parts = Self.unquotedParts(of: line, at: mark)
      guard parts.count > 1 else { continue }
      let effects = parts.map { part -> [String]? in
        let inner = PlainLine(part, names)
        if let own = inner.plainEffect.first { return own }
        return EffectWord(named: String(part.prefix { $0.isOfName })) == nil ? nil : [part]
      }
      guard effects.allSatisfy({ $0 != nil }) else { continue }
      return [effects.flatMap { $0 ?? [] }]
    }
    return []
  }

  /// Returns the parts of text between separators that aren't in quotes.
  private static func unquotedParts(of text: String, at mark: String) -> [String] {
    var parts = [""]
    for word in LineWords(text.replacing(mark, with: " \u{1} ")).all {
      if word.text == "\u{1}" {
        parts.append("")
        continue
      }
      let plain = word.text.replacing(" \u{1} ", with: mark)
      parts[parts.count - 1] += (parts[parts.count - 1].isEmpty || word.isGlued ? "" : " ") + plain
    }
    return parts
  }

  /// The candidate for `set` with an element whose identifier lacks `#`.
  var assignments: [[String]] {
    guard line.hasPrefix("set "), !line.hasPrefix("set #") else { return [] }
    return assigned.map { [[$0]] } ?? []
  }

  /// The candidates for the line as one effect.
  var plainEffect: [[String]] {
    let lower = line.lowercased()
    if line.contains("'") || line.contains("`"), !line.contains("\"") {
      let quoted = line.replacing("'", with: "\"").replacing("`", with: "\"")
      return [[quoted]] + PlainLine(quoted, names).plainEffect
    }
    let simple = [
      spoken, notified, focused, sounded, voiced, assigned, returned, durations, stepped,
    ].compactMap { $0 }.map { [$0] }
    return simple + opened.map { [$0] } + delayed(lower)
  }

  private var plain: [String] {
    words.all.filter { !$0.isQuoted }.flatMap { Self.plainWords($0.text) }
      .map { $0.filter { $0 != ":" && $0 != ";" } }
      .map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }.filter { !$0.isEmpty }
  }

  private var quoted: String? {
    words.all.first { $0.isQuoted && $0.text.count > 2 && $0.text.hasSuffix("\"") }?.text
  }

  private static let speaking: Set = [
    "announce", "say", "speak", "read", "tell", "announcement", "sage", "says", "shout", "post",
  ]
  private static let high: Set = [
    "urgent", "urgently", "high", "loudly", "important", "importantly", "immediately", "now",
    "loud",
    "interrupting", "assertive", "assertively", "dringend", "first", "highest", "critical",
  ]
  private static let low: Set = [
    "low", "quiet", "quietly", "polite", "politely", "later", "lowest", "softly",
  ]
  private static let speakingFillers: Set = [
    "with", "priority", "a", "an", "the", "as", "text", "words", "message", "out", "aloud", "to",
    "user", "in", "at", "please", "prio", "that", "and", "voiceover", "lets", "default", "normal",
  ]

  /// An announcement with the priority after the text, or `nil` if the line isn't an announcement.
  private var spoken: String? {
    if let unquoted { return unquoted }
    guard let quoted, words.all.count(where: \.isQuoted) == 1,
      plain.contains(where: { Self.speaking.contains($0) })
    else { return nil }
    let rest = plain.filter { !Self.speaking.contains($0) && !Self.speakingFillers.contains($0) }
    let isHigh = rest.contains { Self.high.contains($0) }
    guard rest.allSatisfy({ Self.high.contains($0) || Self.low.contains($0) }) else { return nil }
    return "announce \(quoted)\(rest.isEmpty ? "" : isHigh ? " high" : " low")"
  }

  /// An announcement for text without quotes, with a priority after a comma, or `nil`.
  private var unquoted: String? {
    if !line.contains("\""), line.hasPrefix("announce "), words.texts.count > 2,
      let last = words.texts.last, ["high", "low"].contains(last)
    {
      let text = words.text(1..<words.texts.count - 1)
      return "announce \(Quoting.quotedLiteral(text)) \(last)"
    }
    guard !line.contains("\""), line.hasPrefix("announce "), let comma = line.lastIndex(of: ",")
    else { return nil }
    let words = Self.plainWords(String(line[comma...])).filter {
      !Self.speakingFillers.contains($0)
    }
    guard let word = words.first, words.count == 1 else { return nil }
    let priority = Self.high.contains(word) ? "high" : Self.low.contains(word) ? "low" : nil
    let text = String(line[..<comma].dropFirst(9)).trimmedOfSpaces
    return priority.map { "announce \(Quoting.quotedLiteral(text)) \($0)" }
  }

  /// The argument of a notification: an element, or text in quotes.
  private var target: String? {
    let marked = words.texts.last { $0.hasPrefix("#") || $0.hasPrefix(".") }
    if let marked { return String(marked.filter { $0 != "," && $0 != ":" }) }
    if let word = plain.last, ["next", "previous", "self"].contains(word) { return word }
    if let quoted { return names.labels[quoted].map { "#\($0)" } ?? quoted }
    return plain.last { names.identifiers.contains($0) }.map { "#\($0)" }
  }

  private var notified: String? {
    let all = plain
    let isPost = all.contains { ["notify", "post", "notification", "send"].contains($0) }
    guard isPost || all.contains("changed") else { return nil }
    let kind: String
    if all.contains("screen") || all.contains("screenchanged") {
      kind = "screenChanged"
    } else if all.contains("layout") || all.contains("layoutchanged") {
      kind = "layoutChanged"
    } else {
      guard let quoted, all == ["notify"] else { return nil }
      return "notify layoutChanged \(quoted)"
    }
    return "notify \(kind)\(target.map { " \($0)" } ?? "")"
  }

  private var focused: String? {
    let verbs: Set = ["focus", "movefocus", "setfocus", "cursor", "fokus", "highlight"]
    guard let first = plain.first, plain.contains(where: { verbs.contains($0) }),
      [
        "focus", "cursor", "highlight", "move", "set", "put", "send", "jump", "place", "bring",
        "movefocus", "setfocus",
      ]
      .contains(first), let target, !target.hasPrefix("\"")
    else { return nil }
    return "notify layoutChanged \(target)"
  }

  private var sounded: String? {
    guard let first = plain.first else { return nil }
    if ["duck", "lower", "mix"].contains(first) || plain.contains("ducking"),
      plain.contains(where: {
        ["music", "audio", "others", "sound", "sounds", "other"].contains($0)
      })
    {
      return "audio playback \(first == "mix" ? "mix" : "duck")"
    }
    guard ["play", "plays", "sound", "beep", "spiele", "playsound"].contains(first) else {
      return nil
    }
    let fillers: Set = [
      "play", "sound", "the", "a", "plays", "for", "during", "lasting", "that", "lasts", "of",
      "spiele", "with", "duration", "long", "", "file", "over", "playsound", "named", "called",
    ]
    let all = words.texts.filter { !$0.hasPrefix("\"") }.map { $0.lowercased() }
    let time = PlainDuration.first(in: all)
    let rest = all.indices.filter { !(time?.range.contains($0) ?? false) }.map { all[$0] }
      .filter { !fillers.contains($0.filter { $0 != ":" && $0 != "," }) }
    let isName = rest.count == 1 && !rest[0].hasPrefix("#")
    guard let name = quoted ?? (isName ? Quoting.quotedLiteral(rest[0]) : nil),
      quoted == nil || rest.isEmpty
    else { return nil }
    return "play \(name)\(time.map { " for \($0.written)" } ?? "")"
  }

  private var voiced: String? {
    let verbs = ["voice", "stop", "pause", "continue", "speak", "say"]
    guard var first = plain.first, verbs.contains(first) else { return nil }
    if quoted != nil, ["speak", "say"].contains(first) { first = "voice" }
    if quoted == nil {
      let commands = [
        "off": "stop", "stop": "stop", "end": "stop", "silence": "stop", "quiet": "stop",
        "pause": "pause", "hold": "pause", "resume": "continue", "continue": "continue",
        "go": "continue", "cancel": "stop", "mute": "stop",
      ]
      guard plain.contains("voice") || plain.contains("speaking") else { return nil }
      return plain.compactMap { commands[$0] }.first.map { "voice \($0)" }
    }
    guard let quoted, first == "voice" else { return nil }
    var options = ""
    for (name, marks) in [
      ("rate", ["rate", "speed", "slow", "fast"]), ("pitch", ["pitch", "tone"]),
      ("volume", ["volume", "loudness"]),
    ] {
      guard let place = plain.firstIndex(where: { marks.contains($0) }) else { continue }
      let half = name == "rate" ? "0.25" : "0.5"
      let near = plain[max(0, place - 1)..<min(plain.count, place + 3)]
      let number = near.lazy.compactMap { $0 == "half" ? half : Double($0).map { "\($0)" } }.first
      guard let number else { return nil }
      options += " \(name) \(number)"
    }
    return options.isEmpty ? nil : "voice \(quoted)\(options)"
  }

  /// A `set` effect for `set value of #state to Paused` or `make #state say "Paused"`, or `nil`.
  private var assigned: String? {
    let texts = words.texts
    guard let verb = plain.first,
      ["set", "change", "make", "update", "put", "setze", "let", "write", "rename"].contains(verb),
      let place = texts.firstIndex(where: { word in
        word.hasPrefix("#") || word == "self"
          || names.identifiers.contains(word.filter { $0 != ":" }) && Property(name: word) == nil
      }),
      let mark = texts.indices.first(where: {
        $0 > place && ["to", "=", "auf", "into", "say", "be", "as", "with"].contains(texts[$0])
          || $0 == place && texts[$0].hasSuffix(":")
      }), mark + 1 < texts.count
    else { return nil }
    let settable = Property.allCases.filter(\.spec.isSettable).map(\.name)
    let property =
      texts[..<mark].map { $0.lowercased() }.first { settable.contains($0) }
      ?? (texts[..<mark].contains { ["text", "name", "title", "rename"].contains($0) }
        ? "label" : "value")
    let between = texts[(place + 1)..<max(place + 1, mark)].map { $0.lowercased() }
    guard between.allSatisfy({ settable.contains($0) || ["text", "name", "title"].contains($0) })
    else { return nil }
    let bare = texts[place].filter { $0 != ":" && $0 != "," }
    let name = bare.hasPrefix("#") || bare == "self" ? bare : "#\(bare)"
    let value = words.text(mark + 1..<texts.count)
    let written = Quoting.unquoted(value) ?? value
    let target = name == "self" ? "" : name.contains(".") ? name : "\(name).\(property)"
    return "set \(target.isEmpty ? property : target): \(written)"
  }

  private static let rootWords: Set = [
    "first", "root", "start", "home", "beginning", "main", "top",
  ]
  private static let backVerbs: Set = [
    "back", "go", "return", "pop", "zurück", "navigate", "gohome", "poptoroot", "jump",
  ]
  private static let closing: Set = [
    "close", "dismiss", "exit", "closes", "schließe", "end", "leave",
  ]
  private static let panels: Set = [
    "alert", "sheet", "dialog", "popup", "popover", "modal", "overlay", "it", "this", "self",
    "window", "panel", "dialogue",
  ]

  private var returned: String? {
    let all = plain
    guard let first = all.first, quoted == nil else { return nil }
    let fillers: Set = ["to", "the", "screen", "a", "of", "tab", "page", "all", "way", "one", "up"]
    let rest = all.dropFirst().filter { !fillers.contains($0) && !Self.backVerbs.contains($0) }
    if Self.backVerbs.contains(first), !rest.isEmpty, rest.allSatisfy(Self.rootWords.contains),
      rest.allSatisfy({ !names.screens.contains($0) })
    {
      return "popToRoot"
    }
    if Self.backVerbs.contains(first), all.contains("back") || first == "return",
      rest.isEmpty || rest.allSatisfy({ ["previous", "last", "before"].contains($0) })
    {
      return "back"
    }
    let named = all.dropFirst().filter { !["the", "a", "of"].contains($0) && !$0.hasPrefix("#") }
    if ["dismiss", "close"].contains(first), all.count == 2, all[1].hasPrefix("#") {
      return "dismiss"
    }
    if Self.closing.contains(first), !named.isEmpty,
      named.allSatisfy({ Self.panels.contains($0) || names.identifiers.contains($0) })
    {
      return "dismiss"
    }
    return nil
  }

  /// A `wait` effect for a pause with its duration in words.
  private var durations: String? {
    let texts = words.texts
    guard let first = texts.first?.lowercased(),
      ["wait", "pause", "sleep", "delay", "warte"].contains(first)
    else { return nil }
    if texts.count == 2, let number = ExactNumber(texts[1]), number > ExactNumber(0) {
      let readings = PlainDuration.readings(of: texts[1], inTimer: false)
      return readings.count == 1 ? "wait \(readings[0])" : nil
    }
    guard let time = PlainDuration.first(in: Array(texts.dropFirst())),
      time.range.count >= texts.count - 2,
      !texts[(time.range.upperBound + 1)...].contains(where: { $0.contains(where: \.isNumber) }),
      !texts.dropFirst().contains(where: { EffectWord(named: $0) != nil })
    else { return nil }
    return "wait \(time.written)"
  }

  /// A `set` effect for a step of a given size: `increment #laps by 2`.
  private var stepped: String? {
    let signs = [
      "increment": "+", "increase": "+", "raise": "+", "add": "+", "decrement": "-",
      "decrease": "-", "lower": "-", "reduce": "-", "subtract": "-", "multiply": "*", "double": "*",
    ]
    let texts = words.texts
    guard let first = texts.first, let sign = signs[first],
      let name = texts.last(where: { $0.hasPrefix("#") })
    else { return nil }
    let numbers = texts.filter { $0.first?.isNumber == true }
    let amount = first == "double" ? "2" : numbers.first
    guard let amount, numbers.count < 2, texts.count <= 4, !texts.contains("to") else { return nil }
    return "set \(name).value: {\(name) \(sign) \(amount)}"
  }

  private static let openVerbs: Set = [
    "open", "opens", "show", "shows", "display", "present", "push", "go", "goto", "navigate",
    "launch", "switch", "öffne", "gehe", "zeige", "visit", "see", "start", "bring", "move",
    "take", "load", "enter", "jump",
  ]
  private static let openFillers: Set = [
    "the", "a", "an", "to", "screen", "up", "in", "over", "named", "called", "on", "view", "page",
    "den", "die", "das", "zu", "user", "me", "them", "into", "tab", "zum", "zur", "with", "new",
  ]

  /// The candidates for an effect that opens a screen, an alert, or a sheet.
  private var opened: [String] {
    guard let first = plain.first, Self.openVerbs.contains(first) else { return [] }
    let rest = words.texts.dropFirst().map { $0.filter { !",:".contains($0) } }
      .filter { !Self.openFillers.contains($0.lowercased()) }
    let isPanel = rest.contains { Self.panels.contains($0.lowercased()) }
    let named = rest.filter { !Self.panels.contains($0.lowercased()) || rest.count == 1 }
    let word = named.joined(separator: " ")
    let quotedName = names.labels[word] ?? quoted.flatMap { names.labels[$0] }
    let bare = String(word.drop { $0 == "#" })
    var found: [String] = []
    if let quotedName { found.append("present #\(quotedName)") }
    if names.identifiers.contains(bare) {
      found.append("present #\(bare)")
      if !isPanel, ["show", "display"].contains(first) { found.append("show #\(bare)") }
    }
    if let screen = names.screen(Quoting.unquoted(word) ?? word) ?? names.titled(word) {
      found.append(isPanel || first == "present" ? "present \(screen)" : "push \(screen)")
      found.append("push \(screen)")
    }
    return found
  }

  /// Returns the candidates for an effect with a delay, with a `wait` effect above it.
  private func delayed(_ lower: String) -> [[String]] {
    let texts = words.texts
    let marks: Set = ["after", "in", "nach", "delayed", "with", "later"]
    guard
      let place = texts.indices.dropFirst().last(where: { marks.contains(texts[$0].lowercased()) }),
      place > 0
    else {
      guard let first = texts.first?.lowercased(), ["after", "in", "nach"].contains(first),
        let time = PlainDuration.first(in: texts),
        time.range.lowerBound == 1, time.range.upperBound < texts.count
      else { return [] }
      let effect = words.text(time.range.upperBound..<texts.count).drop { ":, ".contains($0) }
      return [["wait \(time.written)", String(effect)]]
    }
    let fillers: Set = ["a", "delay", "of", "by", "an", "pause", "about"]
    let rest = texts[(place + 1)...].filter { !fillers.contains($0.lowercased()) }
    guard let time = PlainDuration.first(in: Array(rest)), time.range.count == rest.count else {
      return []
    }
    return [["wait \(time.written)", words.text(0..<place)]]
  }
}
