import Notation

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
    ":what tells what the gestures do here, :where tells where you are",
    ":why explains the last utterance, :undo takes a gesture back, :quit leaves",
    "more: :help gestures, :help commands, :help lines",
  ]

  /// The gesture table.
  package static let gestures = [
    "swipe right, swipe left (n, p): next and previous element; swipe right 3, swipe right to #id",
    "double tap (a): activates the element",
    "tap: speaks the element again; tap #id goes there",
    "touch X Y, touch #id: puts a finger there",
    "swipe up, swipe down (u, d): adjusts a value, or moves by what the rotor says",
    "rotor right, rotor left (], [): turns the rotor; rotor \"Headings\" turns to a name",
    "increment, decrement (+, -): adjusts, wherever the rotor stands",
    "action \"Delete\": chooses a custom action and performs it",
    "scrub (z): leaves: ends editing, closes, goes back",
    "magic tap (m): does the most important thing of the screen",
    "four-finger tap top, four-finger tap bottom (first, last): first and last element",
    "type \"TEXT\", delete 3, return: in a text field that is being edited",
    "wait 2s: lets time pass; nothing else does",
    "start: launches the app anew; start NAME on that screen",
  ]

  private static let commands = [
    ":what: what each gesture does here",
    ":why: each part of the last utterance, and the rule that put it there",
    ":where: screen, focus, rotor, time, and what will happen by itself",
    ":tree: the elements of the screen; :screen: its stops with what they say",
    ":rotor: the options of the rotor",
    ":settings, :set NAME VALUE: the settings of VoiceOver",
    ":undo, :undo 3: takes gestures back",
    ":open FILE, :reload: another file, or the same one again",
    ":help gestures, :help lines; :quit",
  ]

  private static let meanings = [
    "a plain line is what VoiceOver says",
    "~ hint: is what it says after a pause",
    "~ sound:, ~ screen:, ~ rotor:, ~ value: are heard beside the words",
    "~ refused: is a gesture that came to nothing, with the reason",
    "~ silent: nothing is heard at all",
    "# is the tool itself, never VoiceOver",
  ]
}
