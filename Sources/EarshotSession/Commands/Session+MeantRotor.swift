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
    if failure.reason.hasSuffix("'rotor' needs a name") {
      names = rotorSettings
    } else if failure.reason.hasSuffix("'action' needs a name") {
      names = cursor.map { actionNames(at: $0) } ?? []
    } else if failure.reason.hasSuffix("'start' needs a name") {
      names = document.tree.screens.compactMap { document.tree[$0].identifier }
    } else {
      return failure
    }
    guard !names.isEmpty else { return failure }
    let known = names.prefix(12).map(Quoting.quotedLiteral).joined(separator: ", ")
    return CommandParser.Failure(reason: "\(failure.reason): \(Display.safe(known))")
  }
}
