/// What is heard last of a step, as a sign that one has come there.
struct LessonSign: Hashable, Sendable {
  var words: String
  var isRotor = false
}

extension Session.Response {
  /// The utterances, as they are spoken.
  var speech: [String] {
    lines.filter { !$0.begins(with: "#") }.compactMap {
      if case .speech(let text) = $0.heard { text } else { nil }
    }
  }

  /// What was spoken last, or what the rotor said, or `nil` if nothing was.
  var sign: LessonSign? {
    if let words = speech.last { return LessonSign(words: words) }
    let mark = "~ rotor: "
    return lines.last { $0.begins(with: mark) }.map {
      LessonSign(words: String($0.dropFirst(mark.count)), isRotor: true)
    }
  }
}
