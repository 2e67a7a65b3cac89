import EarshotLines
import EarshotNotation

/// A translation of other screen readers' keys and gestures into VoiceOver's gestures.
///
///     press H                →    rotor "Headings"; swipe down
///     swipe down then left   →    scrub
///
/// - Source: our choice, from what users of JAWS, NVDA, and TalkBack typed.
enum ReaderCommand {
  /// The rotor settings for the letters that go to the next element of a kind in NVDA and JAWS.
  private static let kinds = [
    "h": "Headings", "k": "Links", "u": "Links", "v": "Links", "b": "Buttons", "f": "Form Controls",
    "e": "Text Fields", "g": "Images", "t": "Tables", "l": "Lists", "d": "Landmarks",
    "x": "Switches", "1": "Headings", "2": "Headings", "3": "Headings",
  ]
  private static let words: Set = [
    "press", "hit", "key", "type", "letter", "taste", "drücke", "the",
  ]

  /// Phrases for commands of other screen readers, with the line to type instead.
  private static let phrases: [(phrases: Set<String>, line: String)] = [
    (
      [
        "insert+down", "insert+downarrow", "ins+down", "nvda+down", "jaws+down", "insert+a",
        "nvda+a", "say all", "continuous reading", "read continuously", "caps+down",
      ], "two-finger swipe down"
    ),
    (["insert+up", "nvda+up", "jaws+up", "insert+tab", "nvda+tab", "ins+up"], "tap"),
    (
      [
        "ctrl", "control", "strg", "press ctrl", "press control", "ctrl to stop speech",
        "control to stop speech", "ctrl stops speech", "hit ctrl",
      ], "two-finger tap"
    ),
    (
      [
        "speech mode off", "speech off", "speech mode", "insert+s", "nvda+s", "toggle speech",
        "speech on demand", "speech mode on", "mute talkback", "turn speech off",
      ], "three-finger double tap"
    ),
    (
      [
        "swipe down then left", "swipe down-left", "down then left", "swipe down and left",
        "down-then-left", "swipe down left", "talkback back",
      ], "scrub"
    ),
    (
      [
        "swipe up then down", "up then down", "up-then-down", "swipe down then up",
        "down then up", "swipe up and down", "next reading control", "change granularity",
        "next granularity",
      ], "rotor right"
    ),
    (["swipe up then left", "up then left", "swipe right then down", "right then down"], ":what"),
    (["fling down", "fling up", "fling left", "fling right"], ""),
    (["insert+f7", "nvda+f7", "elements list", "list of elements"], "item chooser"),
    (["insert+t", "nvda+t", "read title", "window title"], ":where"),
    (["explore by touch"], "touch 20 20"),
  ]

  /// Returns VoiceOver's gesture for another screen reader's command, or `nil` for other lines.
  ///
  /// - Parameters:
  ///   - typed: The line.
  ///   - rotors: The settings of the rotor.
  /// - Returns: The line to type.
  static func line(for typed: TypedWords, rotors: [String]) -> String? {
    guard (1...6).contains(typed.count) else { return nil }
    let text = typed.lowered.joined(separator: " ").filter { !"!?.".contains($0) }
    let keys = text.replacing(" + ", with: "+").replacing(" arrow", with: "")
    if let row = phrases.first(where: { $0.phrases.contains(keys) || $0.phrases.contains(text) }) {
      return row.line.isEmpty ? fling(typed.lowered[1]) : row.line
    }
    return browsing(typed, rotors)
  }

  /// Returns the three-finger swipe that scrolls in a direction.
  private static func fling(_ direction: String) -> String {
    let other = ["down": "up", "up": "down"][direction] ?? direction
    return "three-finger swipe \(other)"
  }

  /// Returns the line that goes to the next or previous element of a kind, as for `press H` or
  /// `shift+h`, or `nil` for other lines.
  private static func browsing(_ typed: TypedWords, _ rotors: [String]) -> String? {
    let parts = typed.lowered.flatMap { $0.split(separator: "+").map(String.init) }
    let isBack = parts.contains("shift")
    let kept = parts.filter { !words.contains($0) && $0 != "shift" }
    guard parts.count > kept.count, kept.count == 1, let kind = kinds[kept[0]],
      let name = rotors.first(where: { $0.lowercased() == kind.lowercased() })
    else { return nil }
    return "rotor \(Quoting.quotedLiteral(name)); swipe \(isBack ? "up" : "down")"
  }
}
