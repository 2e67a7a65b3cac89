import EarshotNotation
import EarshotComposer

/// How a voice reads signs that stand in the line as they are written.
///
/// - Source: VOICEOVER.md 4.2 [iOS 26.5 log] for dots and slashes between digits, 4.2 for the rest.
/// - Rule: ``SessionRule/voiceReading``
enum VoiceReading {
  /// One line where a voice would read something differently; else none.
  static func lines(for parts: [Utterance.Part]) -> [String] {
    let ofTheApp = parts.filter { ["label", "value", "customContent"].contains($0.source ?? "") }
    let words = ofTheApp.flatMap { $0.text.split { $0.isWhitespace || ",;!?()".contains($0) } }
    var readings: [String] = []
    for description in words.prefix(200).compactMap(description)
    where !readings.contains(description) {
      readings.append(description)
    }
    guard !readings.isEmpty else { return [] }
    return ["note: a voice may read \(Display.spoken(readings.joined(separator: ", ")))"]
  }

  private static func description(of word: Substring) -> String? {
    let word = String(word.hasSuffix(".") || word.hasSuffix(":") ? word.dropLast() : word[...])
    let spoken = withSpokenMarks(word)
    if spoken != word {
      return "\(Quoting.quotedLiteral(word)) as \(Quoting.quotedLiteral(spoken))"
    }
    let digits = word.utf8.filter { (0x30...0x39).contains($0) }.count
    if digits > 4, digits == word.utf8.count {
      return "\(Quoting.quotedLiteral(word)) as one number"
    }
    guard word.count > 1, word.allSatisfy({ $0.isLetter && $0.isUppercase }) else { return nil }
    return "\(Quoting.quotedLiteral(word)) letter by letter"
  }

  /// The word with dots and slashes between digits, and the rouble's sign, in words.
  private static func withSpokenMarks(_ word: String) -> String {
    let characters = Array(word)
    var result = ""
    for (place, character) in characters.enumerated() {
      let isBetween =
        place > 0 && place + 1 < characters.count && characters[place - 1].isWholeNumber
        && characters[place + 1].isWholeNumber
      switch character {
      case "." where isBetween: result += " dot "
      case "/" where isBetween: result += " slash "
      case "₽": result += result.isEmpty || result.hasSuffix(" ") ? "ruble sign" : " ruble sign"
      default: result.append(character)
      }
    }
    return result
  }
}
