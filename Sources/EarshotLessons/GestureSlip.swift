import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

/// The reason that a line isn't a gesture or that it names something that doesn't exist, in the
/// language of the lesson.
///
/// A session gives the reason in English. The rows here contain its words in every language of
/// lessons.
///
/// - Source: our choice.
enum GestureSlip {
  /// Returns the reason that a line can't be a gesture, or `nil` if it's a gesture or isn't meant
  /// as one.
  static func reason(_ text: String) -> Wording? {
    if let meant = PlainGesture(text)?.gesture, !isGesture(text, meant) { return .meant(meant) }
    guard Gesture(text) == nil else { return nil }
    if startsWithArticle(text) { return .isNoGesture }
    guard InputLine(text).kind == .commands, !text.begins(with: ":") else { return nil }
    for command in CommandParser.placedCommands(in: text) {
      guard case .failure(let failure) = command.result else { continue }
      if failure.kind == .severalCommands { return .separateGestures }
      // The words of an element with commas between them aren't a misspelled gesture.
      return text.contains(",") && !text.contains("\"") ? .isNoGesture : wording(failure)
    }
    return nil
  }

  /// Returns whether a line as typed is a particular gesture.
  private static func isGesture(_ text: String, _ words: String) -> Bool {
    Gesture(text)?.definition.words == words && Gesture(text) == Gesture(words)
  }

  /// Returns whether a line is a noun with its article, such as “a thud”, instead of the gesture
  /// `a`.
  private static func startsWithArticle(_ text: String) -> Bool {
    let words = LessonAnswer(text).words
    return words.count > 1 && ["a", "an", "the"].contains(words[0])
  }

  /// Returns the reason in every language, from the session's words.
  private static func wording(_ failure: CommandParser.Failure) -> Wording {
    let english = failure.reason
    if let meant = Self.part(of: english, after: "did you mean '") {
      return .noSuchGesture(english, meant: meant)
    }
    switch failure.kind {
    case .unknownCommand, .severalCommands: return .isNoGesture
    case .takesNothing(let words):
      return .takesNothing(english, words, instead: Self.part(of: english, after: "write '"))
    case .needs(let words, let need?):
      return need.german.map { .incompleteGesture(english, words, $0) } ?? .wrongGesture(english)
    case .needs, .other: return .wrongGesture(english)
    }
  }

  /// Returns the text after the given words, up to the closing quotation mark, or `nil` if the
  /// words don't occur.
  private static func part(of text: String, after words: String) -> String? {
    guard let range = text.firstRange(of: words) else { return nil }
    let rest = text[range.upperBound...]
    return rest.firstIndex(of: "'").map { String(rest[..<$0]) }
  }

  /// Returns the session's advice about a gesture that names something that doesn't exist, in every
  /// language.
  ///
  /// - Returns: A row, or `nil` if everything exists.
  static func advice(_ english: String, on text: String, in session: Session) -> Wording? {
    let gestures = InputLine(text).commands.compactMap { Gesture($0) }
    return gestures.lazy.compactMap { advice(english, on: $0, in: session) }.first
  }

  private static func advice(
    _ english: String,
    on gesture: Gesture,
    in session: Session
  ) -> Wording? {
    switch gesture {
    case .swipe(_, .until(let target)), .tap(let target?), .touch(.target(let target)):
      guard session.stop(target) == nil else { return nil }
      let labels = session.order.compactMap(\.label)
      return .noElement(
        target.name,
        meant: part(of: english, after: "did you mean '"),
        labels: labels
      )
    case .rotor(let name): return .notInRotor(english, name)
    case .action(let name):
      return .noAction(english, name, actions: session.focusedStop?.actions ?? [])
    default: return nil
    }
  }
}

extension CommandTarget {
  /// The element, as typed, without quotation marks.
  fileprivate var name: String {
    switch self {
    case .identifier(let name): Quoting.name(name, after: "#")
    case .label(let label): label
    }
  }
}

extension ArgumentNeed {
  /// The argument in German, as a subject and with an example, or `nil` if no gesture needs it.
  fileprivate var german: String? {
    switch self {
    case .element, .targetElement: "ein Element, zum Beispiel: touch \"Radio\""
    case .quotedText: "ein Text in Anführungszeichen, zum Beispiel: type \"Hallo\""
    case .count: "eine Zahl, zum Beispiel: swipe right 3"
    case .direction: "eine Richtung: left, right, up oder down"
    case .duration: "eine Dauer, zum Beispiel: wait 2s"
    case .places: "zwei Stellen, zum Beispiel: drag 20 20 to 20 80"
    case .name: "ein Name in Anführungszeichen, zum Beispiel: rotor \"Überschriften\""
    case .text, .file: nil
    }
  }
}
