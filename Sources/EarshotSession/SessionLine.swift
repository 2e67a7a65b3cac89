import EarshotNotation
import EarshotComposer

/// The form of the lines of a session.
///
/// - Source: SESSIONS.md, "Lines of a session" and "Escaping".
enum SessionLine {
  /// What stands where nothing at all is heard.
  static let silent = "~ silent"

  /// Whether a line is something spoken: an utterance, its hint, or the silence of a stop.
  static func isSpoken(_ line: String) -> Bool {
    line == silent || line.begins(with: "~ hint:")
      || !(line.begins(with: "~") || line.begins(with: "#"))
  }

  /// What is heard beside the utterances: `~ screen: card`.
  static func beside(_ kind: String, _ text: String) -> String {
    "~ \(kind): \(Display.spoken(text))".trimmedEnd
  }

  /// What came to nothing, with the reason: `~ refused: dimmed`.
  static func refused(_ reason: String) -> String { beside("refused", reason) }

  /// A line of speech: a `\` in front where it would be taken for something else.
  static func speech(_ text: String) -> String {
    let text = Display.spoken(text)
    return isMistakable(text) ? "\\" + text : text
  }

  /// Whether a line of speech would be taken for something else, or would lose a blank.
  private static func isMistakable(_ text: String) -> Bool {
    beginsLikeAnother(text) || text == "..." || text.hasSuffix(" (re)")
      || text.hasSuffix(" (glob)") || text.first?.isBlank ?? false || text.last?.isBlank ?? false
  }

  /// Whether a text begins as a line that is no speech does.
  static func beginsLikeAnother(_ text: String) -> Bool {
    [">", "~", "?", "#", "\\", "--"].contains { text.begins(with: $0) }
  }
}

extension Utterance {
  /// The utterance as lines of a session: what is said, and the hint; of nothing no line.
  var sessionLines: [String] {
    let description = text.isEmpty ? [] : [SessionLine.speech(text)]
    return description + (hint.map { [SessionLine.beside("hint", $0)] } ?? [])
  }
}
