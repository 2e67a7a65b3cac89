import EarshotComposer
import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation

// The whole line that was meant by a line that is no command, from the names that the app has now.
//
// Each suggestion can be typed as it is printed. Words alone are known to ``BorrowedCommand``.
//
// - Source: SESSIONS.md, "Refusals"; our choice, from what people typed.
extension Session {
  /// The failure to understand a line, with the whole line that was meant if that is known.
  ///
  /// - Complexity: O(*n*) in the stops and screens of the app.
  mutating func withMeantLine(_ failure: CommandParser.Failure, for text: String)
    -> CommandParser.Failure
  {
    guard text.utf8.count <= 200 else { return failure }
    let words = TypedWords(text)
    let start = "unknown command '\(Display.safe(text))'"
    if words.lowered.first == "earshot" {
      return CommandParser.Failure(reason: "\(start); ':quit' leaves the walk, then type it again")
    }
    if let effect = MeantCommand.effect(words) {
      let reason = "'\(effect)' is an effect; it goes into the screen file, below an event"
      return CommandParser.Failure(reason: reason)
    }
    if let line = meantLine(words) {
      return CommandParser.Failure(reason: "\(start); did you mean '\(line)'?")
    }
    if let needs = MeantCommand.valueOfSetting(words) { return needs }
    if let advice = adviceOnScreens(words) ?? adviceOnStops(words) {
      return CommandParser.Failure(reason: "\(start); \(advice)")
    }
    return failure
  }

  /// What to do where nothing has the name in `open Zurich`.
  private func adviceOnStops(_ typed: TypedWords) -> String? {
    guard let count = MeantCommand.verb(of: typed, in: MeantCommand.openings), typed.count > count,
      !typed.lowered[0].hasPrefix(":")
    else { return nil }
    let name = Display.safe(typed.rest(after: count).withoutQuotes)
    return
      "nothing on this screen is called '\(name)': 'touch \"NAME\"' goes to a stop, and ':screen' lists them"
  }

  /// What there is to open, after `open nowhere`.
  private func adviceOnScreens(_ typed: TypedWords) -> String? {
    guard let count = MeantCommand.verb(of: typed, in: MeantCommand.screenOpenings),
      typed.count > count, !typed.lowered[0].hasPrefix(":")
    else { return nil }
    let names = document.tree.screens.compactMap { document.tree[$0].identifier }.prefix(6)
    guard !names.isEmpty else { return nil }
    return
      "'start SCREEN' opens a screen: \(names.map { Quoting.name($0) }.joined(separator: ", "))"
  }

  private mutating func meantLine(_ typed: TypedWords) -> String? {
    guard typed.count > 1 else { return nil }
    startSilentlyIfNeeded()
    return MeantCommand.repeated(typed) ?? MeantCommand.setting(typed) ?? rotorSearch(typed)
      ?? gestureElsewhere(typed) ?? opening(typed) ?? MeantCommand.helped(typed)
      ?? MeantCommand.asked(typed)
  }

  /// `open cart` → `start cart`, and `open Size` → `touch "Size"; double tap`.
  private mutating func opening(_ typed: TypedWords) -> String? {
    guard let count = MeantCommand.verb(of: typed, in: MeantCommand.openings) else { return nil }
    let name = typed.rest(after: count).withoutQuotes
    guard !name.isEmpty else { return nil }
    let isOfScreen = MeantCommand.verb(of: typed, in: MeantCommand.screenOpenings) == count
    let element = stopName(name).map { "touch \($0); double tap" }
    let screen = screen(called: name).map { "start \(Quoting.name($0))" }
    return (isOfScreen ? screen ?? element : element ?? screen) ?? nearOpening(name)
  }

  /// `open Produc` → `touch "Produce"; double tap`, and `open carrt` → `start cart`.
  private mutating func nearOpening(_ name: String) -> String? {
    let labels = stops.compactMap { label(of: $0) }
    let begun = Set(labels.filter { $0.lowercased().hasPrefix(name.lowercased()) })
    let longer = name.utf8.count > 2 && begun.count == 1 ? begun.first : nil
    if let label = longer ?? Suggestion.nearest(to: name, in: labels) {
      return "touch \(Quoting.quotedLiteral(label)); double tap"
    }
    let screens = document.tree.screens.compactMap { document.tree[$0].identifier }
    return Suggestion.nearest(to: name, in: screens).map { "start \(Quoting.name($0))" }
  }

  /// `swipe to Size` → `swipe right to "Size"`, and `swipe down on Size` → `touch "Size"; swipe down`.
  private mutating func gestureElsewhere(_ typed: TypedWords) -> String? {
    for word in ["to", "on", "at"] {
      guard let place = typed.lowered.lastIndex(of: word), place > 0, place + 1 < typed.count,
        let name = stopName(typed.rest(after: place + 1).withoutQuotes)
      else { continue }
      let gesture = typed.joined(place)
      if word == "to" {
        return ["swipe", "move", "jump", "scroll", "flick"].contains(gesture.lowercased())
          ? "swipe right to \(name)" : nil
      }
      guard case .gesture(let gesture)? = try? CommandParser.parse(gesture) else { continue }
      return "touch \(name); \(Command.gesture(gesture).canonical)"
    }
    return nil
  }

  /// `next heading` → `rotor "Headings"; swipe down`.
  private mutating func rotorSearch(_ typed: TypedWords) -> String? {
    guard let count = MeantCommand.verb(of: typed, in: MeantCommand.searches) else { return nil }
    let word = typed.rest(after: count).lowercased()
    guard !word.isEmpty else { return nil }
    let names = state.turn.engine.options(in: state.turn.app).map { composer.name(of: $0) }
    let meant = RotorWord.item(meantBy: word).map { composer.name(of: $0) }
    let name =
      names.first { [word, word + "s"].contains($0.lowercased()) }
      ?? meant.flatMap { names.contains($0) ? $0 : nil }
      ?? (Int(word) == nil ? Suggestion.nearest(to: word + "s", in: names) : nil)
    let isBack = ["previous", "prev", "last"].contains(typed.lowered[0])
    return name.map { "rotor \(Quoting.quotedLiteral($0)); swipe \(isBack ? "up" : "down")" }
  }

  /// The identifier of a screen that has a name or a title, whatever their case.
  private func screen(called name: String) -> String? {
    let wanted = name.lowercased()
    let screens = document.tree.screens
    let found =
      screens.first { document.tree[$0].identifier?.lowercased() == wanted }
      ?? screens.first { document.tree[$0].label?.lowercased() == wanted }
    return found.flatMap { document.tree[$0].identifier }
  }

  /// A stop of this screen as `touch` takes it: its identifier, or its label in quotes.
  private mutating func stopName(_ name: String) -> String? {
    let target: CommandTarget =
      name.hasPrefix("#") ? .identifier(String(name.dropFirst())) : .label(name)
    guard !name.isEmpty, let stop = node(target) else { return nil }
    if case .identifier = target {
      return tree[stop].identifier.map { Quoting.name($0, after: "#") }
    }
    return label(of: stop).map(Quoting.quotedLiteral)
  }
}

extension Session {
  /// A step, with what to do first if typing or selecting was refused because no field is edited.
  mutating func withAdvice(outsideFields step: Rendering, of gesture: Gesture) -> Rendering {
    guard step.lines.contains(.refusal(.gesture(.notEditing))),
      let advice = adviceOutsideFields(gesture)
    else { return step }
    var step = step
    step.lines.append(.note(Display.safe(advice)))
    return step
  }

  private mutating func adviceOutsideFields(_ gesture: Gesture) -> String? {
    switch gesture {
    case .select(let text):
      guard let name = stopName(text) else { return Self.editFirst }
      return
        "'select' selects words in a text field; to choose \(name), write 'touch \(name); double tap'"
    case .type, .delete, .selectAll, .return: return Self.editFirst
    default: return nil
    }
  }

  private static let editFirst = "double-tap a text field first; then what you type goes into it"
}

/// What people mean by lines that are no commands, as far as words alone tell.
enum MeantCommand {
  /// Words that open a screen.
  static let screenOpenings = [
    "open screen", "screen", "push", "present", "replace", "go to screen", "navigate to",
    "start screen",
    "launch", "visit", ":open screen", ":screen", ":start",
  ]

  /// Words that open a screen or an element.
  static let openings =
    screenOpenings + [
      "open", "show", "go to", "goto", "click on", "click", "press", "choose", "pick",
    ]

  /// Words before a kind of element to look for.
  static let searches = [
    "next", "previous", "prev", "find next", "jump to", "find", "skip to", "go to", "goto",
  ]

  /// Words that begin a question.
  private static let questions: Set = [
    "how", "what", "where", "why", "can", "could", "do", "does", "is", "please", "i", "help",
  ]

  /// How many words of a line are one of some verbs, the longest of them, or `nil` if none is.
  static func verb(of typed: TypedWords, in verbs: [String]) -> Int? {
    verbs.map { $0.split(separator: " ").map(String.init) }
      .filter { typed.lowered.starts(with: $0) }.map(\.count).max()
  }

  /// `n n n` → `n 3`.
  static func repeated(_ typed: TypedWords) -> String? {
    for length in 1...3 where typed.count > length && typed.count % length == 0 {
      let words = typed.joined(length)
      let isRepeated = typed.lowered.indices.allSatisfy {
        typed.lowered[$0] == typed.lowered[$0 % length]
      }
      let line = "\(words) \(typed.count / length)"
      if isRepeated, (try? CommandParser.parse(line)) != nil { return line }
    }
    return nil
  }

  /// `:hints off` → `:set hints off`.
  static func setting(_ typed: TypedWords) -> String? {
    guard let setting = named(typed), valueOfSetting(typed) == nil else { return nil }
    return ":set \(setting.name) \(typed.rest(after: 1))"
  }

  /// What a setting takes, if a line such as `:hints maybe` gives it something else.
  static func valueOfSetting(_ typed: TypedWords) -> CommandParser.Failure? {
    guard let setting = named(typed) else { return nil }
    do throws(CommandParser.Failure) {
      try CommandParser.check(setting: setting.name, typed.rest(after: 1))
      return nil
    } catch {
      return error
    }
  }

  /// The setting that a line such as `:lang de` begins with.
  private static func named(_ typed: TypedWords) -> Setting? {
    guard let first = typed.lowered.first, first.hasPrefix(":"), first.count > 3 else { return nil }
    let word = String(first.dropFirst())
    let known = Setting.all.first { $0.name.lowercased() == word }
    let begun = Setting.all.filter { $0.name.lowercased().hasPrefix(word) }
    return known ?? (begun.count == 1 ? begun.first : nil)
  }

  /// The word of an effect of screen files, as in `set #visits = 4`.
  static func effect(_ typed: TypedWords) -> String? {
    guard typed.count > 1, typed.lowered[1].hasPrefix("#") else { return nil }
    return EffectWord(named: typed.lowered[0])?.name
  }

  /// `help swipe right` → `:help swipe right`.
  static func helped(_ typed: TypedWords) -> String? {
    guard typed.lowered.first == "help" else { return nil }
    let topic = typed.rest(after: 1)
    if Help.hasTopic(topic) { return ":help \(topic)" }
    return typed.count == 2 ? ":help" : nil
  }

  /// `how do I go back?` → `scrub`.
  static func asked(_ typed: TypedWords) -> String? {
    guard let first = typed.lowered.first, questions.contains(first) else { return nil }
    let words = typed.lowered.map { $0.filter { !"?!.,".contains($0) } }
    for start in words.indices.dropFirst() {
      if let command = BorrowedCommand.command(for: Array(words[start...])) { return command }
      for end in stride(from: words.count, to: start, by: -1) {
        let line = words[start..<end].joined(separator: " ")
        if line.count > 2, (try? CommandParser.parse(line)) != nil { return line }
      }
    }
    return ":help"
  }
}

extension String {
  /// The text without straight quotes around it.
  fileprivate var withoutQuotes: String { Quoting.unquoted(self) ?? self }
}
