import EarshotLines

// The same answer in other words.
extension LessonAnswer {
  /// The answer without words around VoiceOver's, and with contractions spelled out.
  ///
  /// - Source: our choice, from what people typed.
  var variants: [LessonAnswer] {
    let texts = [inFull, withoutFrame(of: text), withoutFrame(of: inFull)]
    var seen: Set = [canonical]
    return texts.map(LessonAnswer.init).filter { seen.insert($0.canonical).inserted }
  }

  /// The text with “is” instead of its short form.
  private var inFull: String {
    text.replacing("\u{2019}", with: "'").replacing("'s ", with: " is ")
  }

  /// The words without a leading “it says” and without “then” between them.
  private func withoutFrame(of text: String) -> String {
    var words = LessonAnswer(text).words
    while let start = Self.beginnings.first(where: { words.starts(with: $0) }) {
      words.removeFirst(start.count)
    }
    for between in Self.betweens where words.count > between.count {
      while let place = words.indices.first(where: { words[$0...].starts(with: between) }),
        words.count > between.count
      {
        words.removeSubrange(place..<place + between.count)
      }
    }
    return words.joined(separator: " ")
  }

  /// The words that people write before VoiceOver's.
  private static let beginnings: [[String]] =
    ["it", "voiceover", "she", "he", "the phone", "it just", "it only"].flatMap { subject in
      ["says", "repeats", "reads", "announces", "will say", "said", "speaks"].map {
        "\(subject) \($0)".split(separator: " ").map(String.init)
      }
    }
    + ["i", "you", "one"].map { [$0, "hear"] } + [["i", "would", "hear"], ["again"], ["then"]]
    + ["es", "voiceover", "er", "sie", "das handy"].flatMap { subject in
      ["sagt", "wiederholt", "liest", "spricht"].map {
        "\(subject) \($0)".split(separator: " ").map(String.init)
      }
    }
    + [
      ["ich", "hoere"], ["ich", "höre"], ["man", "hört"], ["du", "hörst"], ["wieder"], ["dann"],
    ]

  /// The words that people write between the parts of an utterance.
  private static let betweens: [[String]] = [
    ["and", "then"], ["followed", "by"], ["then"], ["und", "dann"], ["gefolgt", "von"], ["dann"],
  ]
}
