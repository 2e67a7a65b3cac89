import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

/// A line that a learner types, with the gesture that it stands for on the current screen.
///
///     TypedGesture("put a finger on ring the neighbors", in: session)?.gesture
///     // touch "Ring the neighbors"
///
/// - Source: our choice.
struct TypedGesture {
  /// The gesture in Earshot's notation.
  let gesture: String

  /// Parses a line, or returns `nil` if it's already a gesture or isn't a gesture at all.
  init?(_ text: String, in session: Session) {
    let line = Self.withoutSubject(Self.withoutFullStop(text))
    guard !line.begins(with: ":"), !line.isEmpty else { return nil }
    if let touch = Self.touch(line, in: session) {
      gesture = touch
    } else if let meant = PlainGesture(line)?.gesture, Gesture(line) != Gesture(meant) {
      gesture = meant
    } else if line != text, Gesture(line) != nil {
      gesture = line
    } else {
      return nil
    }
  }

  /// Returns a line without the punctuation that ends a sentence.
  static func withoutFullStop(_ text: String) -> String {
    String(text.reversed().drop { ".!".contains($0) || $0.isBlank }.reversed())
  }

  /// Returns a line without a beginning such as “I would”, which says who makes the gesture.
  private static func withoutSubject(_ line: String) -> String {
    let words = line.split(whereSeparator: \.isBlank)
    let spoken = words.map { LessonAnswer.canonical(LessonAnswer(String($0)).words.joined()) }
    let start = subjects.first { spoken.count > $0.count && spoken.starts(with: $0) }
    return start.map { words.dropFirst($0.count).joined(separator: " ") } ?? line
  }

  private static let subjects: [[String]] =
    ["i", "you", "one"].flatMap { subject in
      [["would"], ["will"], ["must"], ["should"], ["can"], ["have", "to"], ["has", "to"]]
        .map { [subject] + $0 }
    }
    + [["id"], ["ill"], ["just"], ["simply"], ["einfach"]]
    + ["ich", "du", "man"].flatMap { subject in
      [
        "würde", "werde", "muss", "musst", "kann", "kannst", "soll", "sollte",
      ].map { [subject, LessonAnswer.canonical($0)] }
    }

  /// Words for touching an element.
  ///
  /// Each phrase comes before any shorter phrase that it begins with.
  private static let beginnings = [
    ["put", "a", "finger", "on"], ["put", "your", "finger", "on"], ["place", "a", "finger", "on"],
    ["finger", "on"], ["leg", "einen", "finger", "auf"], ["lege", "einen", "finger", "auf"],
    ["einen", "finger", "auf"], ["den", "finger", "auf"], ["finger", "auf"],
    ["one", "finger", "tap"],
    ["tap", "on"], ["tap"], ["touch"], ["tippe", "auf"], ["tippen", "auf"], ["tipp", "auf"],
    ["beruehre"], ["beruehren"], ["auf"],
  ]
  /// Words around the name of an element.
  private static let fillers: Set = [
    "the", "button", "text", "once", "die", "der", "das", "den", "taste", "einmal", "tippen",
    "beruehren", "with", "one", "finger", "legen", "setzen", "halten",
  ]

  /// Returns a touch of an element whose name the line contains without quotation marks, or `nil`
  /// if there's none.
  private static func touch(_ line: String, in session: Session) -> String? {
    let words = LessonAnswer(line).canonical
    let isQuoted = line.contains { "\"“”„#".contains($0) }
    guard !isQuoted || Gesture(line) == nil,
      let start = beginnings.first(where: { words.starts(with: $0) })
    else { return nil }
    let name = Array(words.dropFirst(start.count))
    let labels = session.order.compactMap(\.label)
    guard
      let label = labels.first(where: { Self.isSame(name, $0) })
        ?? Self.only(labels.filter { Self.isPart(name, of: $0) })
    else { return nil }
    let verb = start.contains("tap") ? "tap" : "touch"
    let touch = "\(verb) \"\(label.filter { $0 != "\"" })\""
    return Gesture(touch) == Gesture(line) ? nil : touch
  }

  private static func isSame(_ name: [String], _ label: String) -> Bool {
    let wanted = LessonAnswer(label).canonical
    return name == wanted || name.filter { !fillers.contains($0) } == wanted
  }

  private static func isPart(_ name: [String], of label: String) -> Bool {
    let rest = name.filter { !fillers.contains($0) }
    let words = LessonAnswer(label).canonical
    return !rest.isEmpty && rest.allSatisfy { $0.count > 2 && words.contains($0) }
  }

  private static func only(_ labels: [String]) -> String? { labels.count == 1 ? labels[0] : nil }
}
