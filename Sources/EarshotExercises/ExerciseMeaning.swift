import EarshotLines

/// Words that determine the meaning of a name or an announcement.
///
/// - Source: our choice, from names that learners wrote.
enum Meaning {
  /// Words for the picture on a control.
  static let pictures = ["icon", "symbol", "glyph", "pictogram", "piktogramm", "sinnbild"]
  static let prepositions: Set = ["of", "for", "to", "von", "für", "zum", "zur"]
  static let determiners: Set = [
    "the", "this", "that", "my", "your", "our", "a", "an", "whole", "entire", "der", "die", "das",
    "den", "diese", "dieses", "diesen", "meine", "mein", "deine", "dein", "ganze",
  ]
  static let conjunctions: Set = ["and", "or", "und", "oder"]
  /// Words that end a denial.
  static let turns: Set = ["but", "aber", "sondern"]
  /// Things that are larger than anything that a control on a screen acts on.
  static let wider: Set = [
    "app", "application", "program", "phone", "iphone", "ipad", "device", "computer", "account",
    "anwendung", "programm", "telefon", "handy", "gerät", "konto",
  ]

  private static let denials: Set = [
    "no", "not", "never", "without", "dont", "doesnt", "cannot", "cant", "couldnt", "wont", "isnt",
    "arent", "nothing", "none", "nobody", "neither", "nor", "skip", "forbid", "niemand",
    "stop", "cancel", "undo", "quit", "prevent", "avoid", "refuse", "kein", "keine", "keinen",
    "keiner", "nie", "niemals", "ohne", "nichts", "stopp",
  ]
  /// The beginnings of words that also deny the words before them, because German puts these words
  /// at the end.
  static let denialsAfter = [
    "nicht", "abbrech", "abbruch", "abgebroch", "stornier", "rückgängig", "verhinder", "vermeid",
    "verbiet", "fehlgeschlag", "failed",
  ]

  /// Endings and second words that deny the word before them, as in “soundless” and “cheese-free”.
  static let denyingEndings: Set = ["less", "free", "los", "frei"]
  /// Verbs for common actions on a screen.
  ///
  /// A name with one of them names a different action, unless the check asks for the verb.
  static let otherVerbs: Set = [
    "save", "back", "edit", "print", "rename", "rate", "download", "upload", "copy", "search",
    "report", "track", "compare", "sichern", "speichern", "zurück", "bearbeiten", "drucken",
    "bewerten", "kopieren", "suchen", "melden", "vergleichen",
  ]

  /// Returns whether a word denies the words after it.
  static func isDenial(_ word: String) -> Bool { denials.contains(word) }

  /// Verbs that have a meaning in common, and verbs for the opposite, by their beginnings.
  struct Opposition {
    /// Words that a check asks for.
    var asked: [String]
    /// Verbs for the opposite.
    var against: [String]
    /// Verbs that make the opposite only one of two effects, as in “Show or hide details”.
    var with: [String]
  }

  private static let pairs: [([String], [String])] = [
    (
      ["add", "insert", "more", "plus", "increase", "hinzu", "dazu", "mehr", "erhöh"],
      [
        "remove", "delete", "empty", "clear", "discard", "less", "fewer", "minus", "reduce", "take",
        "leave", "drop", "entfern", "lösch", "leer", "wenig", "verringer", "weg", "verlass",
      ]
    ),
    (
      ["show", "open", "expand", "reveal", "unfold", "zeig", "einblend", "ausklapp", "aufklapp"],
      [
        "hide", "collapse", "fold", "conceal", "ausblend", "verberg", "versteck", "einklapp",
        "zuklapp",
      ]
    ),
    (
      ["pay", "buy", "zahl", "bezahl", "kauf"],
      ["refund", "return", "delete", "remove", "empty", "leer", "lösch", "entfern", "erstatt"]
    ),
    (
      ["share", "send", "teil", "schick"],
      ["unshare", "unsend", "delete", "keep", "receive", "lösch", "behalt", "empfang"]
    ),
    (["close", "schließ", "dismiss"], ["reopen", "wiederöffn"]),
  ]

  /// The verbs that contradict a check.
  static let oppositions =
    pairs.map { Opposition(asked: $0.0, against: $0.1, with: $0.0) }
    + pairs.map { Opposition(asked: $0.1, against: $0.0, with: $0.1) }
    + [
      Opposition(
        asked: ["sound", "ton", "klang"],
        against: ["mute", "silence", "silent", "stumm", "lautlos", "stille"],
        with: ["unmute", "play", "abspiel"]
      )
    ]
  /// Verbs for a switch that turns something off when the switch is on.
  static let switchingOff = [
    "remove", "delete", "disable", "deactivate", "mute", "silence", "block", "exclude", "less",
    "fewer", "entfern", "wenig",
    "ausschalt", "abschalt", "deaktivier", "stummschalt", "weglass",
  ]
  static let switchingOn = [
    "add", "enable", "activate", "allow", "unmute", "include", "hinzu", "einschalt", "anschalt",
    "aktivier", "ein", "an",
  ]

  /// Returns whether a word has the form of a past participle.
  static func isParticiple(_ word: String) -> Bool {
    if word.hasSuffix("ed"), word.count > 4 { return true }
    let isGerman = word.hasSuffix("t") || word.hasSuffix("en")
    let prefixes = ["", "ab", "an", "auf", "aus", "ein", "hinzu", "dazu", "weg", "zu", "weiter"]
    let isGe = prefixes.contains { prefix in
      word.begins(with: "\(prefix)ge") && word.count > prefix.count + 5
    }
    let isInseparable = ["be", "ent", "ver", "er", "emp", "lö"].contains {
      word.begins(with: $0)
    }
    return isGerman && isGe && !isInfinitive(word) || isInseparable && word.hasSuffix("t")
  }

  /// Returns whether “ge” is part of the verb itself, as in “weggeben”.
  private static func isInfinitive(_ word: String) -> Bool {
    ["geben", "gehen"].contains { word.hasSuffix($0) }
  }
}

extension Meaning {
  /// Words for the state of something that has appeared.
  private static let appeared: Set = [
    "shown", "show", "shows", "showing", "expanded", "open", "opened", "opens", "unfolded",
    "visible", "appeared", "appears", "appear", "below", "loaded", "revealed", "displayed", "more",
    "ausgeklappt", "aufgeklappt", "eingeblendet", "gezeigt", "angezeigt", "geöffnet", "offen",
    "sichtbar", "erschienen", "erscheint", "erscheinen", "unten", "darunter", "erweitert", "mehr",
  ]
  /// Words for the state of something that has disappeared.
  private static let gone: Set = [
    "hidden", "collapsed", "closed", "folded", "gone", "removed", "disappeared", "invisible",
    "minimized", "eingeklappt", "zugeklappt", "ausgeblendet", "versteckt", "verborgen",
    "geschlossen", "unsichtbar", "verschwunden", "reduziert",
  ]
  private static let failures: Set = [
    "unavailable", "failed", "error", "fehlgeschlagen", "fehler", "missing", "empty", "leer",
  ]

  /// Returns the word that denies that something has appeared, or `nil` if there's none.
  static func contradiction(in words: [String]) -> String? {
    let denial = words.first { word in
      isDenial(word) || denialsAfter.contains { word.begins(with: $0) } || failures.contains(word)
    }
    let end = words.first(where: gone.contains)
    // “No longer hidden” denies that something has disappeared.
    return denial != nil && end != nil ? nil : denial ?? end
  }

  /// Returns whether words say that something has appeared.
  static func saysThatSomethingAppeared(_ words: [String]) -> Bool {
    words.contains(where: appeared.contains)
      || contradiction(in: words) == nil && words.contains(where: gone.contains)
  }
}

extension Meaning {
  private static let unusable = [
    "dimmed", "disabled", "unavailable", "not available", "inactive", "grayed out", "greyed out",
    "gray", "grey", "can t be used", "cannot be used", "grau dargestellt", "deaktiviert", "inaktiv",
    "nicht verfügbar", "nicht benutzbar", "ausgegraut", "grau",
  ]

  /// Returns the words that say that a control can't be used, or `nil` if the text doesn't say
  /// this.
  static func unusable(in text: String) -> String? {
    unusable.first { ExerciseWords.has(text, $0) }
  }
}

/// The order of values, by their numbers or by words for amounts.
///
/// - Source: Apple docs, `accessibilityIncrement()`: it increases the value; the words are our
///   choice.
enum ExerciseScale {
  /// Returns whether a value is larger than an earlier value, or `nil` if they're equal or can't be
  /// compared.
  static func change(from old: String, to new: String) -> Bool? {
    let ranks = [number, rank].lazy.compactMap { measure in
      measure(old).flatMap { before in measure(new).map { (before, $0) } }
    }
    guard let (before, after) = ranks.first, before != after else { return nil }
    return after > before
  }

  /// Returns the first number in the text, with its sign, or `nil` if there's none.
  private static func number(_ text: String) -> Double? {
    guard let start = text.firstIndex(where: \.isNumber) else { return nil }
    let digits = text[start...].prefix { $0.isNumber || ".,".contains($0) }
    let plain = digits.map { $0 == "," ? "." : $0 }
    let isNegative = text[..<start].last.map { "-−".contains($0) } ?? false
    return Double(String(plain.reversed().drop { $0 == "." }.reversed()))
      .map { isNegative ? -$0 : $0 }
  }

  /// Returns the rank of a word for an amount, from none to the maximum, or `nil` if the text
  /// contains none.
  private static func rank(_ text: String) -> Double? {
    let words = ExerciseWords.of(text)
    let place = scale.firstIndex { !$0.isDisjoint(with: words) }
    let isVery = words.contains { ["very", "sehr"].contains($0) }
    return place.map { Double($0) + (isVery ? ($0 < scale.count / 2 ? -0.5 : 0.5) : 0) }
  }

  private static let scale: [Set<String>] = [
    [
      "off", "none", "mute", "muted", "silent", "zero", "min", "minimum", "aus", "stumm", "lautlos",
      "null", "kein", "keine",
    ],
    [
      "quiet", "soft", "softer", "low", "small", "little", "slow", "dark", "cold", "few", "short",
      "leise", "leiser", "niedrig", "klein", "langsam", "dunkel", "kalt", "wenig", "kurz",
    ],
    ["medium", "normal", "middle", "moderate", "average", "mittel", "mittlere", "warm"],
    [
      "loud", "louder", "high", "large", "big", "fast", "bright", "hot", "much", "many", "long",
      "laut", "lauter", "hoch", "groß", "schnell", "hell", "heiß", "viel", "lang",
    ],
    ["max", "maximum", "full", "maximal", "voll"],
  ]
}
