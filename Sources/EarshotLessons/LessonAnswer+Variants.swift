import EarshotLines
import EarshotModel

// The same answer in other words.
extension LessonAnswer {
  /// Variants of the answer: with contractions spelled out, without articles, and without the words
  /// before, between, and after VoiceOver's words.
  ///
  /// - Source: our choice, from what people typed.
  var variants: [LessonAnswer] {
    let bare = withoutArticles
    let texts =
      [inFull, withoutFrame(of: text), withoutFrame(of: inFull), bare]
      + [withoutFrame(of: bare)]
    var seen: Set = [canonical]
    return texts.map(LessonAnswer.init).filter { seen.insert($0.canonical).inserted }
  }

  /// The text with “is” instead of its short form.
  private var inFull: String {
    text.replacing("\u{2019}", with: "'").replacing("'s ", with: " is ")
  }

  /// The text without articles at the beginning of its parts, as in “Espresso, a button”.
  private var withoutArticles: String {
    text.split(separator: ",").map { part in
      let words = part.split(separator: " ")
      guard words.count > 1, Self.articles.contains(words[0].lowercased()) else {
        return String(part)
      }
      return words.dropFirst().joined(separator: " ")
    }.joined(separator: ", ")
  }

  private static let articles: Set = [
    "a", "an", "the", "der", "die", "das", "ein", "eine", "einen",
  ]

  /// Returns the words without a leading “it says”, a trailing “again”, and any “then” between
  /// them.
  private func withoutFrame(of text: String) -> String {
    var words = LessonAnswer(text).words
    while let start = Self.beginnings.first(where: { words.starts(with: $0) }) {
      words.removeFirst(start.count)
    }
    let end = Self.endings.first { words.count > $0.count && words.suffix($0.count) == $0 }
    words.removeLast(end?.count ?? 0)
    for between in Self.betweens where words.count > between.count {
      while let place = words.indices.first(where: { words[$0...].starts(with: between) }),
        words.count > between.count
      {
        words.removeSubrange(place..<place + between.count)
      }
    }
    return words.joined(separator: " ")
  }

  /// The words that people write before VoiceOver's words.
  private static let beginnings: [[String]] =
    ["it", "voiceover", "she", "he", "the phone", "it just", "it only"].flatMap { subject in
      ["says", "repeats", "reads", "announces", "will say", "said", "speaks"].map {
        "\(subject) \($0)".split(separator: " ").map(String.init)
      }
    }
    + ["just", "only", "simply", "nur", "bloß", "lediglich"].map { [$0] }
    + ["i", "you", "one"].map { [$0, "hear"] } + [["i", "would", "hear"], ["again"], ["then"]]
    + ["es", "voiceover", "er", "sie", "das handy"].flatMap { subject in
      ["sagt", "wiederholt", "liest", "spricht"].map {
        "\(subject) \($0)".split(separator: " ").map(String.init)
      }
    }
    + [
      ["ich", "hoere"], ["ich", "höre"], ["man", "hört"], ["du", "hörst"], ["wieder"], ["dann"],
    ]

  /// The words that people write after VoiceOver's words if VoiceOver repeats them.
  private static let endings: [ArraySlice<String>] = [
    ["once", "again"], ["again"], ["once", "more"], ["noch", "einmal"], ["nochmal"], ["nochmals"],
    ["wieder"], ["erneut"],
  ]

  /// The words that people write between the parts of an utterance.
  private static let betweens: [[String]] = [
    ["and", "then"], ["followed", "by"], ["then"], ["und", "dann"], ["gefolgt", "von"], ["dann"],
  ]
}

// Sounds in people's own words.
extension LessonAnswer {
  /// Returns the words after a sound at the beginning, as in “a thud, and then Tea”, or `nil` if
  /// the answer doesn't begin with any of the given sounds.
  func after(_ sounds: Set<String>) -> LessonAnswer? {
    parts(at: [" and then ", ", then ", " then ", " und dann ", ", dann ", " dann ", ", "])
      .lazy.filter { head, _ in
        let head = LessonAnswer(head)
        return !head.deniesSound && head.isSilence(with: sounds)
          && !sounds.isDisjoint(with: head.canonical)
      }.first.map { LessonAnswer($0.rest) }
  }

  /// The words before an explanation, as in “a thud, because it's the end”, or `nil` if there's
  /// none.
  var beforeExplanation: LessonAnswer? {
    parts(at: [", because ", " because ", ", weil ", " weil ", ", dass ", " dass ", ", that "])
      .first.map { LessonAnswer($0.head) }
  }

  /// Returns the text before and after the first occurrence of each of the given words.
  private func parts(at words: [String]) -> [(head: String, rest: String)] {
    words.compactMap { word in
      text.lowercased().firstRange(of: word).map { range in
        let length = text.lowercased()[..<range.lowerBound].count
        return (String(text.prefix(length)), String(text.dropFirst(length + word.count)))
      }
    }
  }
}
