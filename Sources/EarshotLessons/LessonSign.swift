import EarshotLines
import EarshotSession
import EarshotNotation

/// What is heard last of a step, as a sign that one has come there.
struct LessonSign: Hashable, Sendable {
  var words: String
  var isRotor = false
}

extension Session.Response {
  /// The utterances, as they are spoken.
  var speech: [String] {
    content.compactMap {
      if case .speech(let spoken) = $0 { Display.spoken(spoken.text) } else { nil }
    }
  }

  /// What was spoken last, or what the rotor said, or `nil` if nothing was.
  var sign: LessonSign? {
    if let words = speech.last { return LessonSign(words: words) }
    let choices = content.compactMap { line in
      if case .beside(.rotor, let name) = line { Display.spoken(name).trimmedEnd } else { nil }
    }
    return choices.last { !$0.isEmpty }.map { LessonSign(words: $0, isRotor: true) }
  }
}
