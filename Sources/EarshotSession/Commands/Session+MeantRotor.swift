import EarshotComposer
import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSimulatedApp

// Turns of the rotor in the user's own words.
//
// - Source: SESSIONS.md, "Refusals"; our choice, from what people typed.
extension Session {
  /// The names of the rotor settings that are available at the cursor.
  var rotorSettings: [String] {
    var engine = state.phone.engine
    return engine.options(in: state.phone.app).map { composer.name(of: $0) }
  }

  /// Returns the available rotor setting that a word means, such as `Headings` for `heading`, or
  /// `nil` if there's none.
  func rotorSetting(_ word: String) -> String? {
    let (word, names) = (word.lowercased(), rotorSettings)
    if let name = names.first(where: { [word, word + "s"].contains($0.lowercased()) }) {
      return name
    }
    let meant = RotorWord.item(meantBy: word).map { composer.name(of: $0) }
    return meant.flatMap { names.contains($0) ? $0 : nil }
  }

  private static let turns: Set = [
    "turn", "rotate", "twist", "spin", "dial", "set", "switch", "put", "use", "change", "rotor",
    "dreh", "drehe", "stell",
  ]
  private static let wordsOfTurns: Set = [
    "rotor", "dial", "wheel", "two", "2", "fingers", "finger", "the", "with", "to", "on", "at",
    "for", "setting", "my", "auf", "den", "zu", "your", "clockwise",
  ]

  /// Returns the turn of the rotor that words mean, such as `rotor "Headings"` for `turn rotor to
  /// "Headings"` or `twist two fingers to headings`.
  ///
  /// The result is `nil` if other words remain.
  func rotorTurned(_ typed: TypedWords) -> String? {
    let options: Set = ["rotor", "option", "setting", "item", "the"]
    if ["next", "previous", "prev"].contains(typed.lowered[0]), typed.lowered.contains("rotor"),
      typed.lowered.dropFirst().allSatisfy(options.contains)
    {
      return typed.lowered[0] == "next" ? "rotor right" : "rotor left"
    }
    if typed.count > 1, typed.lowered.last == "rotor",
      let name = rotorSetting(typed.joined(typed.count - 1).withoutQuotes)
    {
      return "rotor \(Quoting.quotedLiteral(name))"
    }
    guard Self.turns.contains(typed.lowered[0]), (2...9).contains(typed.count) else { return nil }
    let namesRotor = typed.lowered.contains { ["rotor", "dial", "wheel", "fingers"].contains($0) }
    let isTurn = ["turn", "rotate", "twist", "spin"].contains(typed.lowered[0])
    guard namesRotor || isTurn else { return nil }
    let count = typed.lowered.dropFirst().prefix { Self.wordsOfTurns.contains($0) }.count + 1
    let name = typed.rest(after: count).withoutQuotes
    let words = TypedWords(name).lowered
    if let way = words.first, ["left", "right"].contains(way) {
      let times = WrittenCount(words.dropFirst().joined(separator: " "))?.count
      guard words.count == 1 || times != nil else { return nil }
      return "rotor \(way)\(times.map { " \($0)" } ?? "")"
    }
    return rotorSetting(name).map { "rotor \(Quoting.quotedLiteral($0))" }
  }

  private static let wordsOfReading: Set = [
    "read", "navigate", "go", "move", "jump", "skip", "through", "by", "to", "the", "next",
    "previous", "prev", "last", "following", "all", "over", "find", "browse", "step", "swipe",
    "by", "every", "each", "down", "up", "forward", "back", "nächste", "nächster", "nächstes",
    "vorherige", "vorheriger", "vorheriges", "zur", "zum", "zu", "one", "a", "walk", "with",
    "lies", "gehe", "springe", "rotor", "zeile", "für",
  ]
  private static let wordsOfGoingBack: Set = [
    "previous", "prev", "back", "up", "last", "vorherige", "vorheriger", "vorheriges",
  ]

  /// Returns the turn and the swipe for a sentence about moving by a rotor setting, such as `rotor
  /// "Headings"; swipe down` for `read heading by heading`.
  ///
  /// Every word must be a word about moving or the setting. The result is `nil` for other lines.
  mutating func movedByRotor(_ typed: TypedWords) -> String? {
    guard (2...7).contains(typed.count), let first = typed.lowered.first,
      Self.wordsOfReading.contains(first)
    else { return nil }
    let others = Set(typed.lowered.filter { !Self.wordsOfReading.contains($0) })
    guard others.count == 1, let word = others.first, let name = rotorSetting(word),
      stopName(word) == nil
    else { return nil }
    let movesOn = typed.lowered.contains { ["by", "through", "next", "every"].contains($0) }
    let isBack = typed.lowered.contains(where: Self.wordsOfGoingBack.contains)
    let isNext = ["nächste", "nächster", "nächstes", "lies"].contains { typed.lowered.contains($0) }
    guard movesOn || isBack || isNext else { return nil }
    return "rotor \(Quoting.quotedLiteral(name)); swipe \(isBack ? "up" : "down")"
  }

  /// Returns the failure of a command that lacks a name, with the names that are available here.
  func withNames(_ failure: CommandParser.Failure) -> CommandParser.Failure {
    let names: [String]
    if failure.isOnlyMissing(.name, of: "rotor") {
      names = rotorSettings
    } else if failure.isOnlyMissing(.name, of: "action") {
      names = cursor.map { actionNames(at: $0) } ?? []
    } else if failure.isOnlyMissing(.name, of: "start") {
      names = document.tree.screens.compactMap { document.tree[$0].identifier }
    } else {
      return failure
    }
    guard let first = names.first else {
      guard cursor != nil, failure.isOnlyMissing(.name, of: "action") else { return failure }
      return CommandParser.Failure(reason: "\(failure.reason); \(withoutActions)")
    }
    let quoted = names.prefix(12).map(Quoting.quotedLiteral)
    let list = names.count > 12 ? quoted.joined(separator: ", ") + ", …" : quoted.joinedWithAnd
    let known =
      names.count == 1
      ? "the only name here is \(Quoting.quotedLiteral(first))" : "the names here are \(list)"
    return CommandParser.Failure(reason: "\(failure.reason); \(Display.safe(known))")
  }
}

// Lines that name a rotor setting.
extension Session {
  /// Returns the line for a rotor setting, such as `rotor "Links"` for `links`, or `nil` otherwise.
  mutating func rotorAlone(_ typed: TypedWords) -> MeantForm.Answer? {
    let word = typed.joined(typed.count).lowercased()
    guard BorrowedCommand.meant(by: typed.lowered) == nil, stopName(word) == nil else {
      return nil
    }
    let names = state.phone.engine.options(in: state.phone.app).map { composer.name(of: $0) }
    return names.first { $0.lowercased() == word }.map {
      .line("rotor \(Quoting.quotedLiteral($0))")
    }
  }

  /// Returns the line that the user meant, such as `rotor "Headings"; swipe down` for
  /// `next heading`, or `rotor "Links"` for `use the rotor for links`.
  mutating func rotorSearch(_ typed: TypedWords) -> MeantForm.Answer? {
    let names = state.phone.engine.options(in: state.phone.app).map { composer.name(of: $0) }
    let count = MeantCommand.verb(of: typed, in: MeantCommand.searches)
    if count == nil, !typed.lowered.contains("rotor") { return nil }
    for start in (count ?? 0)..<typed.count {
      let word = typed.rest(after: start).withoutQuotes.lowercased()
      guard let name = rotorName(word, names, isSearch: count == start) else { continue }
      guard count == start else { return .line("rotor \(Quoting.quotedLiteral(name))") }
      let isBack = ["previous", "prev", "last"].contains(typed.lowered[0])
      return .line("rotor \(Quoting.quotedLiteral(name)); swipe \(isBack ? "up" : "down")")
    }
    guard let count, typed.count == count + 1, isOfRotor(typed.lowered[count]) else { return nil }
    return .advice(
      "the rotor has no setting for '\(Display.safe(typed.rest(after: count)))' here; its settings "
        + "are \(names.joinedWithAnd)"
    )
  }

  /// Returns the rotor setting that a word names, even if the word is singular, a synonym, or
  /// misspelled, or `nil` if there's none.
  func rotorName(_ word: String, _ names: [String], isSearch: Bool) -> String? {
    let meant = RotorWord.item(meantBy: word).map { composer.name(of: $0) }
    if let name = names.first(where: { [word, word + "s"].contains($0.lowercased()) }) {
      return name
    }
    if let meant, names.contains(meant) { return meant }
    guard isSearch, Int(word) == nil, !isOfRotor(word) else { return nil }
    return Suggestion.nearest(to: word + "s", in: names)
  }

  /// Returns whether a word names a possible rotor setting.
  func isOfRotor(_ word: String) -> Bool {
    RotorWord.item(meantBy: word) != nil || document.texts.rotors.mayHold(word)
      || document.texts.rotors.mayHold(word + "s")
  }
}
