import EarshotLines
import EarshotModel
import EarshotSession

/// A session's words about itself, in every language of lessons.
///
/// These are the words of the session's help, and the movements and effects of gestures. The
/// English words are the session's own. Tests require a row for each line of help, and for all
/// output of `:what`, `:why`, and `:where` in the German lessons.
///
/// - Source: our choice.
enum SessionWording {
  /// Returns the row for a line, or `nil` if the line is available only in English.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  static func row(_ english: String) -> Wording? {
    german(english).map { Wording(en: english, de: $0) }
  }

  private static func german(_ line: String) -> String? {
    if let whole = lines[line] { return whole }
    if let why = WhyWording.german(line) { return why }
    guard !isList(line), let range = line.firstRange(of: ": ") else {
      return isList(line) || gesture(of: line) != nil ? line : nil
    }
    let (start, rest) = (String(line[..<range.lowerBound]), String(line[range.upperBound...]))
    return guide(start, rest) ?? GestureEffects.german(rest).map { "\(start): \($0)" }
      ?? WhereWording.german(line)
  }

  /// Returns whether a line is an item in a list of VoiceOver's own words, such as the rotor
  /// settings.
  private static func isList(_ line: String) -> Bool {
    line.hasPrefix("> ") || line.hasPrefix("  ")
  }

  /// Returns the German for a line about a gesture, such as `fingers: …` or
  /// `swipe right [N] (n): …`, or `nil` for any other line.
  private static func guide(_ start: String, _ rest: String) -> String? {
    switch start {
    case "fingers": return fingers[rest].map { "Finger: \($0)" }
    case "effect": return effect(rest).map { "Wirkung: \($0)" }
    case "keys": return "Tasten: " + withWords(rest)
    case "single keys": return "einzelne Tasten: " + withWords(rest)
    default:
      guard let gesture = gesture(of: start), rest.hasPrefix(gesture.effect) else {
        return nil
      }
      return effect(rest).map { "\(start): \($0)" }
    }
  }

  /// Returns the German for the effect of a gesture, whether or not Earshot simulates the gesture,
  /// or `nil` if there's none.
  private static func effect(_ english: String) -> String? {
    let missing = "; not simulated"
    guard english.hasSuffix(missing) else { return effects[english] }
    return effects[String(english.dropLast(missing.count))].map { "\($0); ahmt Earshot nicht nach" }
  }

  /// Returns the gesture whose words begin a line, or `nil` if there's none.
  private static func gesture(of heading: String) -> GestureDefinition? {
    let words = heading.split(separator: " ")
    let counts = stride(from: words.count, to: 0, by: -1)
    return counts.lazy.compactMap { count -> GestureDefinition? in
      GestureDefinition.named(words.prefix(count).joined(separator: " "))
    }.first
  }

  /// All gestures with German rows.
  private static let gestures = [GestureWording.german, GestureWording.unsimulatedInGerman]
    .flatMap(\.keys).compactMap { GestureDefinition.named($0) }
  private static let effects = Dictionary(
    gestures.map { ($0.effect, $0.wording.effect.de) },
    uniquingKeysWith: { first, _ in first }
  )
  private static let fingers = Dictionary(
    gestures.map { ($0.fingers, $0.wording.fingers.de) },
    uniquingKeysWith: { first, _ in first }
  )

  /// Returns the German for the words between the names of keys.
  private static func withWords(_ keys: String) -> String {
    [
      (
        "VO is Control and Option, or Caps Lock",
        "VO ist Control und Option, oder die Feststelltaste"
      ),
      (", or ", ", oder "), ("with Quick Nav", "mit der Schnellnavigation"),
      ("none known", "keine bekannt"),
      ("after ':keys'", "nach „:keys“"), ("repeatedly", "immer wieder"),
    ].reduce(keys) { $0.replacing($1.0, with: $1.1) }
  }

  /// Whole lines.
  private static let lines = [
    "swipe right (n) and swipe left (p) go from element to element":
      "swipe right (n) und swipe left (p) gehen von Element zu Element",
    "double tap (a) activates the element, scrub (z) goes back, and magic tap (m) performs the main action":
      "double tap (a) aktiviert, scrub (z) geht zurück, magic tap (m) tut das Wichtigste",
    "swipe up (u) and swipe down (d) use the rotor setting; ] and [ turn the rotor":
      "swipe up (u) und swipe down (d) folgen dem Rotor; ] und [ drehen ihn",
    "two-finger swipe down reads from the cursor to the end, three-finger swipes scroll, and wait 2s lets time pass":
      "two-finger swipe down liest weiter, Streichen mit drei Fingern scrollt, wait 2s lässt Zeit vergehen",
    ":what says what each gesture does here, :where says where you are, and :map draws the screen":
      ":what zeigt, was die Gesten hier tun, :where zeigt, wo du bist, :map zeichnet es",
    ":why explains the last utterance, :undo undoes a gesture, and :quit ends the session":
      ":why erklärt, was du zuletzt gehört hast, :undo nimmt eine Geste zurück, :quit hört auf",
    "more: :help gestures, :help commands, :help lines, :help phrases":
      "mehr: :help gestures (Gesten), :help commands (Befehle), :help lines (Zeilen), :help phrases (Sprachbefehle)",
    "a line without a mark contains VoiceOver's words":
      "eine Zeile ohne Zeichen davor sagt VoiceOver",
    "~ hint: marks a hint, which VoiceOver says after a pause": "~ hint: sagt es nach einer Pause",
    "~ understood:, ~ names:, ~ numbers:, ~ grid:, and ~ microphone: mark what Voice Control shows":
      "~ understood:, ~ names:, ~ numbers:, ~ grid:, ~ microphone: zeigt die Sprachsteuerung",
    "~ voice: marks the app's own speech; ~ audio: marks other sounds and changes to them":
      "~ voice: spricht die App selbst; ~ audio: ist anderer Ton, und was ihn ändert",
    "~ sound:, ~ screen:, ~ rotor:, ~ scroll:, and ~ value: mark output besides VoiceOver's words":
      "~ sound: (Ton), ~ screen: (Bildschirm), ~ rotor:, ~ scroll: und ~ value: (Wert) hörst du neben den Worten",
    "a — at the end of a line marks speech that was cut short":
      "ein — am Ende einer Zeile steht, wo die Sprache abbricht",
    "~ refused: marks a gesture that did nothing, and gives the reason":
      "~ refused: steht vor dem Grund, aus dem eine Geste nichts getan hat",
    "~ silent: means that you hear nothing at all": "~ silent: gar nichts ist zu hören",
    "# marks Earshot's own words, which VoiceOver doesn't say":
      "# ist das Programm selbst, nie VoiceOver",
    "[N]: a count, such as 3; to #id: swipes until the cursor reaches #id":
      "[N]: eine Zahl, zum Beispiel 3; [N] or to #id: streicht, bis es dort ist",
    "in a walk, ':gesture NAME' shows how to make a gesture, with your fingers or with keys":
      ":gesture NAME zeigt, wie die Finger eine Geste machen, und welche Tasten es tun",
    "to also list gestures that Earshot doesn't simulate, use 'earshot help gestures all' or, in a walk, ':help gestures all'":
      "':help gestures all' nennt auch Gesten, die nicht simuliert werden",
    "in a walk, you can also type keys, such as VO+Right, VO+Space, or Up+Down for Quick Nav":
      "Tasten lassen sich als Befehle eingeben: VO+Right, VO+Space; die der Schnellnavigation auch: Up+Down",
    "'voiceover on' turns VoiceOver on": "'voiceover on' schaltet VoiceOver ein",
    "to edit text, double-tap a text field first":
      "Doppeltippe zuerst auf ein Textfeld; dann kommt hinein, was du schreibst",
    "VoiceOver hasn't said anything yet": "noch wurde nichts gesprochen",
    "VoiceOver doesn't say comments": "zu einer Anmerkung ist nichts zu hören",
    "VoiceOver said nothing": "nichts wurde gesagt",
    "VoiceOver said nothing, because nothing that it announces happened":
      "nichts wurde gesagt, weil nichts geschah",
    "this screen has no stops, and gestures don't change anything here":
      "dieser Bildschirm hat kein Element für den Cursor, und Gesten ändern hier nichts",
    "gestures only move the cursor here": "hier führen Gesten nur von Element zu Element",
  ]
}
