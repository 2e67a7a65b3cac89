import EarshotNotation

/// What `:help` prints: short, one gesture or command a line, to be read from top to bottom.
package enum Help {
  /// The topics beside the overview.
  package static let topics = ["gestures", "commands", "lines"]

  /// The lines on a topic; on nothing, the overview.
  package static func lines(on topic: String) -> [String] {
    switch topic.lowercased() {
    case "": return overview
    case "gestures": return gestures
    case "commands": return commands
    case "lines": return meanings
    case let topic:
      let nearest = Suggestion.ending(for: topic, in: topics)
      return ["no help on '\(Display.safe(topic))'\(nearest)", "topics: gestures, commands, lines"]
    }
  }

  private static let overview = [
    "swipe right (n) and swipe left (p) go from element to element",
    "double tap (a) activates, scrub (z) goes back, magic tap (m) does the main thing",
    "swipe up (u) and swipe down (d) follow the rotor; ] and [ turn it",
    "two-finger swipe down reads on, three-finger swipes scroll, wait 2s lets time pass",
    ":what tells what the gestures do here, :where tells where you are, :map draws it",
    ":why explains the last utterance, :undo takes a gesture back, :quit leaves",
    "more: :help gestures, :help commands, :help lines",
  ]

  /// The gesture table.
  package static var gestures: [String] { GestureGuide.overview }

  private static let commands = [
    ":what: what each gesture does here",
    ":why: each part of the last utterance, the rule that put it there and the evidence for it, "
      + "then what was left out and why",
    ":where: screen, focus, containers, rotor, time, and what will happen by itself",
    ":tree: the elements of the screen; :screen: its stops with what they say",
    ":map: the screen drawn in text, with the same stops as a list below",
    ":rotor: the options of the rotor",
    ":settings, :set NAME VALUE: the settings of VoiceOver, and what each does",
    ":gesture NAME: how the fingers make a gesture, and which keys do it",
    ":undo, :undo 3: takes gestures back",
    ":log: the session so far as a transcript; :note TEXT: a remark that stands in it",
    ":record FILE: writes the session to a new file as it goes",
    ":open FILE, :reload: another file, or the same one again",
    ":keys: single keys as gestures, on a terminal",
    ":help gestures, :help lines; :quit",
  ]

  private static let meanings = [
    "a plain line is what VoiceOver says",
    "~ hint: is what it says after a pause",
    "~ sound:, ~ screen:, ~ rotor:, ~ scroll:, ~ value: are heard beside the words",
    "a — at the end of a line is where speech was cut short",
    "~ refused: is a gesture that came to nothing, with the reason",
    "~ silent: nothing is heard at all",
    "# is the tool itself, never VoiceOver",
  ]
}
