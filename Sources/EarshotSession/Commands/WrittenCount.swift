import EarshotLines

/// A count in an informal notation, such as `x3`, `three times`, or `twice`.
struct WrittenCount {
  let count: Int

  /// Words for counts, in addition to the number words.
  private static let words = [
    "once": 1, "twice": 2, "thrice": 3, "einmal": 1, "zweimal": 2, "dreimal": 3, "viermal": 4,
  ]

  /// Parses text as a count.
  ///
  /// The result is `nil` if the text isn't a count.
  init?(_ text: String) {
    let parts = text.lowercased().split { $0.isBlank || $0 == "×" }
      .map { $0.count > 1 ? $0.trimming("x") : $0 }
      .filter { !["x", "times", "time", "mal"].contains($0) }
    guard parts.count == 1, let part = parts.first else { return nil }
    let number = Self.words[String(part)] ?? Int(PlainWord.canonical(String(part)))
    guard let number, Gesture.counts.contains(number) else { return nil }
    count = number
  }
}

extension Substring {
  /// Returns the text without the given symbol at its start and its end.
  fileprivate func trimming(_ sign: Character) -> Substring {
    let rest = drop { $0 == sign }
    return rest.last == sign ? rest.dropLast() : rest
  }
}
