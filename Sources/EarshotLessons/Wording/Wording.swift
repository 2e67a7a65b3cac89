import EarshotNotation

/// Words of the player, with a column for each of its languages.
///
/// Each message is a row: a constant or a function in one of the extensions. A row needs all of its
/// columns, so the compiler reports a missing translation.
///
///     Wording.right[.german]     // "Richtig."
package struct Wording: Hashable, Sendable {
  /// The words in English.
  package let en: String
  /// The words in German.
  package let de: String

  /// Creates a row.
  package init(en: String, de: String) {
    self.en = en
    self.de = de
  }

  /// Creates words that are the same in every language, such as an author's words, VoiceOver's
  /// words, or a command.
  package init(verbatim text: String) { self.init(en: text, de: text) }

  /// The words in a language.
  package subscript(language: LessonLanguage) -> String {
    switch language {
    case .english: en
    case .german: de
    }
  }

  /// Returns two rows one after the other, with a space between them.
  package static func + (first: Wording, second: Wording) -> Wording {
    [first, second].joined(by: " ")
  }
}

extension [Wording] {
  /// Returns the rows one after the other.
  func joined(by separator: String) -> Wording {
    Wording(
      en: map(\.en).joined(separator: separator),
      de: map(\.de).joined(separator: separator)
    )
  }
}

extension String {
  /// The text with a capital letter, for the start of a German sentence after a colon.
  package var asSentence: String { prefix(1).uppercased() + dropFirst() }
}

extension Int {
  /// Returns a number of things in words, such as `1 question` or `2 questions`.
  func counted(_ thing: Wording.Thing) -> Wording {
    let (one, many) = thing.german
    return Wording(en: counted(thing.rawValue), de: "\(self) \(self == 1 ? one : many)")
  }
}

extension Wording {
  /// A kind of thing to count.
  ///
  /// The raw value is the English singular.
  enum Thing: String {
    case gesture, question, task

    /// The German singular and plural.
    fileprivate var german: (one: String, many: String) {
      switch self {
      case .gesture: ("Geste", "Gesten")
      case .question: ("Frage", "Fragen")
      case .task: ("Aufgabe", "Aufgaben")
      }
    }
  }
}
