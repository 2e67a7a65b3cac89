import EarshotLines

/// The output of `:where` in German.
///
/// Names and times don't change.
enum WhereWording {
  /// Returns the line in German, or `nil` if it isn't from `:where`.
  static func german(_ line: String) -> String? {
    if let place = place(line) { return place }
    guard let row = rows.first(where: { line.hasPrefix($0.start) }) else { return nil }
    let rest = String(line.dropFirst(row.start.count))
    guard row.start == "rotor: " || row.start == "inside: " else {
      return row.german + words(of: rest, row.words)
    }
    return row.german + rest
  }

  /// Returns the German for the cursor's position, such as
  /// `focus: 2 of 6, button "Bonus points" #points`, or `nil` for any other line.
  private static func place(_ line: String) -> String? {
    let start = "focus: "
    guard line.hasPrefix(start), let of = line.firstRange(of: " of ") else { return nil }
    let number = line[..<of.lowerBound].dropFirst(start.count)
    return "Cursor: \(number) von \(line[of.upperBound...])"
  }

  /// Returns the rest of a line with its English words replaced.
  ///
  /// Each word is replaced at its last occurrence, because names come before it.
  private static func words(of rest: String, _ words: [(english: String, german: String)]) -> String
  {
    words.reduce(rest) { text, word in
      guard let range = text.ranges(of: word.english).last else { return text }
      return text[..<range.lowerBound] + word.german + text[range.upperBound...]
    }
  }

  /// The beginning of a line, with the words that can follow it.
  private struct Row {
    var start: String
    var german: String
    var words: [(english: String, german: String)] = []
  }

  private static let rows = [
    Row(
      start: "screen: ",
      german: "Bildschirm: ",
      words: [
        (" on the stack", " auf dem Stapel"), (" screens auf", " Bildschirme auf"),
        (" screen auf", " Bildschirm auf"),
      ]
    ),
    Row(start: "focus: none", german: "Cursor: nirgends"),
    Row(start: "inside: ", german: "darum herum: "),
    Row(start: "rotor: ", german: "Rotor: "),
    Row(start: "time: ", german: "Zeit: "),
    Row(start: "editing: the field is empty", german: "Bearbeiten: das Feld ist leer"),
    Row(
      start: "editing: insertion point after ",
      german: "Bearbeiten: Einfügemarke nach ",
      words: [(" of ", " von "), (" characters", " Zeichen"), (" character", " Zeichen")]
    ),
    Row(
      start: "item chooser: open",
      german: "Objektauswahl: offen",
      words: [(", searching ", ", sucht ")]
    ),
    Row(
      start: "chart details: at the ",
      german: "Einzelheiten des Diagramms: auf der ",
      words: [("heading", "Überschrift"), ("button", "Taste")]
    ),
    Row(
      start: "practice mode: VoiceOver names gestures without performing them",
      german: "Übung: Earshot nennt Gesten und macht sie nicht"
    ),
    Row(start: "VoiceOver: off", german: "VoiceOver: aus"),
    Row(
      start: "voice control: on",
      german: "Sprachsteuerung: an",
      words: [(", asleep", ", schläft"), (" shown", " zu sehen")]
    ),
    Row(
      start: "audio: ",
      german: "Ton: ",
      words: [
        (", interrupted", ", unterbrochen"), (", inactive", ", nicht aktiv"),
        (", active", ", aktiv"),
        ("in a call", "im Anruf"), ("silent switch on", "Stummschalter an"),
        ("headphones on", "Kopfhörer an"),
      ]
    ),
    Row(
      start: "waiting: ",
      german: "steht aus: ",
      words: [(" of ", " bei "), (", due in ", ", fällig in ")]
    ),
  ]
}
