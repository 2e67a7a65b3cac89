import EarshotNotation

/// The text of `:help`.
///
/// The text is short, and each gesture or command has a separate line, so it's easy to follow with
/// a screen reader.
package enum Help {
  /// The topics other than the overview.
  package static let topics = ["gestures", "commands", "lines", "phrases"]

  /// Returns the lines on a topic, or the overview if the topic is empty.
  package static func lines(on topic: String) -> [String] {
    switch topic.lowercased() {
    case "": return overview
    case "gestures": return GestureGuide.overview()
    case "gestures all": return GestureGuide.overview(isWhole: true)
    case "commands": return commands
    case "lines": return meanings
    case "phrases", "voice", "voice control": return PhraseGuide.lines
    case "claims", "claim", "?":
      return ["'earshot help claims' explains claims, which begin with '?'"]
    case let topic:
      let lines = lines(onCommand: topic)
      guard lines.isEmpty else { return lines }
      let guide = NotationGuide(rawValue: topic) ?? NotationGuide(meantBy: topic)
      if let guide {
        return ["'earshot help \(guide.rawValue)' explains \(guide.rawValue) in screen files"]
      }
      if isOfFormat(topic) {
        return ["'earshot help \(topic)' explains '\(topic)' in screen files"]
      }
      if isOfGestures(topic) { return GestureGuide.lines(on: topic) }
      let nearest = Suggestion.ending(for: topic, in: topics)
      let known = topics.joined(separator: ", ")
      return [
        "there's no help on '\(Display.safe(topic))'\(nearest)", "topics: \(known)",
        "outside a walk, 'earshot help' lists the commands of the program",
      ]
    }
  }

  private static func isOfFormat(_ topic: String) -> Bool {
    NotationGuide.allCases.contains { !$0.rows(beginningWith: topic).isEmpty }
  }

  static func hasTopic(_ topic: String) -> Bool {
    let topic = topic.lowercased()
    return knows(topic) || topics.contains(topic) || topic == "gestures all"
      || NotationGuide(rawValue: topic) != nil || NotationGuide(meantBy: topic) != nil
      || isOfFormat(topic)
  }

  /// Returns whether there's help for a command or gesture with the given name.
  package static func knows(_ name: String) -> Bool { !lines(onCommand: name.lowercased()).isEmpty }

  /// Returns whether a word, such as `swipe`, is part of the names of gestures.
  package static func isOfGestures(_ word: String) -> Bool {
    let word = word.lowercased()
    return GestureDefinition.all.contains {
      $0.words.split { $0 == " " || $0 == "-" }.contains { $0 == word }
    }
  }

  /// Returns the lines about a command or gesture with the given name, or an empty array if there's
  /// none.
  private static func lines(onCommand name: String) -> [String] {
    let commands = SessionCommandDefinition.all.filter {
      [name, ":\(name)"].contains($0.words) && !$0.help.isEmpty
    }
    let isGesture = GestureDefinition.named(GestureSpelling.canonical(name) ?? name) != nil
    return commands.map(\.help) + (isGesture ? GestureGuide.lines(on: name) : [])
  }

  /// The greeting for a user at a terminal who doesn't specify a file.
  package static let sample =
    "This is the sample app, a pizzeria; 'earshot walk FILE' opens your "
    + "app."

  /// The greeting for a user at a terminal.
  package static let greeting = [
    "You hold a phone with VoiceOver on. Type a gesture, and read what you hear.",
    "Swipe with n (next) and p (previous), double-tap with a, and go back with z.",
    ":what says what you can do here, and :why explains what you heard last.",
    ":help lists more gestures and commands, and :quit ends the session.",
  ]

  private static let overview = [
    "swipe right (n) and swipe left (p) go from element to element",
    "double tap (a) activates the element, scrub (z) goes back, and magic tap (m) performs the main action",
    "swipe up (u) and swipe down (d) use the rotor setting; ] and [ turn the rotor",
    "two-finger swipe down reads from the cursor to the end, three-finger swipes scroll, and wait 2s lets time pass",
    ":what says what each gesture does here, :where says where you are, and :map draws the screen",
    ":why explains the last utterance, :undo undoes a gesture, and :quit ends the session",
    "more: " + topics.map { ":help \($0)" }.joined(separator: ", "),
  ]

  /// The commands on each line of `:help commands`, and the text between these commands.
  static let commandLines: [(kinds: [SessionCommand.Kind], separator: String)] = [
    ([.what], ""), ([.why], ""), ([.audit], ""), ([.where], ""), ([.tree, .screen], "; "),
    ([.map], ""), ([.say], ""),
    ([.rotor], ""), ([.settings, .set], "; "), ([.gesture], ""), ([.undo], ""),
    ([.log, .note], "; "), ([.record], ""), ([.open, .reload], "; "), ([.keys], ""),
    ([.mark, .goTo], "; "), ([.help], ""), ([.quit], ""),
  ]

  private static let commands = commandLines.map { line in
    line.kinds.map(\.row.help).joined(separator: line.separator)
  }

  private static let meanings = [
    "a line without a mark contains VoiceOver's words",
    "~ hint: marks a hint, which VoiceOver says after a pause",
    "~ sound:, ~ screen:, ~ rotor:, ~ scroll:, and ~ value: mark output besides VoiceOver's words",
    "~ understood:, ~ names:, ~ numbers:, ~ grid:, and ~ microphone: mark what Voice Control shows",
    "~ voice: marks the app's own speech; ~ audio: marks other sounds and changes to them",
    "a — at the end of a line marks speech that was cut short",
    "~ refused: marks a gesture that did nothing, and gives the reason",
    "~ silent: means that you hear nothing at all",
    "# marks Earshot's own words, which VoiceOver doesn't say",
  ]
}
