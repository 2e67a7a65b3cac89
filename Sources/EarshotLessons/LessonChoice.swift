import EarshotLines

/// A question with answers to choose from, while the learner thinks about it.
struct LessonChoice: Sendable {
  /// The question.
  let ask: LessonAsk
  var misses = 0
  var hints = 0

  init(_ ask: LessonAsk) { self.ask = ask }

  /// The question as it is printed: its text, and the answers with their numbers.
  var lines: [String] {
    [ask.text] + ask.choices.enumerated().map { "\($0 + 1). \($1.text)" }
  }

  /// The answer that was chosen, by its number, its letter or its words, or `nil` if none was.
  func choice(_ text: String) -> LessonAsk.Choice? {
    if let place = place(text), ask.choices.indices.contains(place) { return ask.choices[place] }
    return ask.choices.first { SpokenComparison.words.matches($0.text, text) }
  }

  /// The place that a number or a letter stands for.
  private func place(_ text: String) -> Int? {
    if let number = Int(text) { return number - 1 }
    guard text.utf8.count == 1, let letter = text.lowercased().utf8.first else { return nil }
    return Int(letter) - Int(UInt8(ascii: "a"))
  }
}
