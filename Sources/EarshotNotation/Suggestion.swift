/// A search for the word that an author probably meant by a misspelled word.
package enum Suggestion {
  /// Returns the candidate that's nearest to a word, or `nil` if none is near or the word itself is
  /// a candidate.
  ///
  /// A candidate is near if it's at most max(1, length / 3) edits away from the word, where an edit
  /// omits, inserts, or replaces a letter, or swaps two neighboring letters. The two must have two
  /// letters in common or begin with the same letter, and a single letter is never near a different
  /// word. The search ignores case. If several candidates are equally near, the first one wins.
  ///
  /// - Complexity: O(*n*·*m*²), where *n* is the number of words and *m* is their length.
  package static func nearest(
    to word: some StringProtocol,
    in candidates: some Sequence<String>
  ) -> String? {
    let letters = Suggestion.letters(of: word)
    let limit = max(1, letters.count / 3)
    let isASCII = letters.count == word.utf8.count
    var best: (word: String, distance: Int)?
    for candidate in candidates where candidate.utf8.count <= 4 * (letters.count + limit) {
      if candidate == word { return nil }
      // Only a word that's nearer than the best word so far matters. If that word is one edit away,
      // only a word with equal letters matters.
      let bound = best.map { min(limit, $0.distance - 1) } ?? limit
      guard bound >= 0 else { continue }
      // In ASCII, each letter is one byte.
      if isASCII, abs(candidate.utf8.count - letters.count) > bound,
        candidate.utf8.allSatisfy({ $0 < 128 })
      {
        continue
      }
      let other = Suggestion.letters(of: candidate)
      guard abs(other.count - letters.count) <= bound else { continue }
      let distance =
        bound == 0 ? (letters == other ? 0 : 1) : distance(from: letters[...], to: other[...])
      guard distance <= bound else { continue }
      guard distance == 0 || isAlike(letters, other) else { continue }
      best = (candidate, distance)
    }
    return best?.word
  }

  /// Returns the names that begin with the given words or, if there are none, the names that
  /// contain them.
  ///
  /// The match consists of whole words: `Pepper` isn't the beginning of `Pepperoni`. The result is
  /// empty if more than four names match, or if the words have fewer than three characters.
  ///
  /// - Complexity: O(*n*), where *n* is the length of all names.
  static func few(
    with words: some StringProtocol,
    in candidates: some Sequence<String>
  ) -> [String] {
    let words = letters(of: words)
    guard words.count > 2 else { return [] }
    var (beginning, holding): ([String], [String]) = ([], [])
    var known: Set<String> = []
    for name in candidates where known.insert(name).inserted {
      let letters = letters(of: name)
      guard words.count < letters.count else { continue }
      let places = (0...letters.count - words.count).filter { place in
        letters[place...].starts(with: words)
          && !isAlphabetic(letters, place - 1) && !isAlphabetic(letters, place + words.count)
      }
      if places.first == 0 { beginning.append(name) }
      if !places.isEmpty { holding.append(name) }
    }
    let found = beginning.isEmpty ? holding : beginning
    return found.count <= 4 ? found : []
  }

  /// Returns the names that begin with the given letters, for a name that was cut short.
  ///
  /// The result is empty if more than four names match, or if there are fewer than three letters.
  ///
  /// - Complexity: O(*n*), where *n* is the length of all names.
  package static func few(
    cutShort letters: some StringProtocol,
    in candidates: some Sequence<String>
  ) -> [String] {
    guard letters.count > 2 else { return [] }
    let beginning = letters.lowercased()
    var known: Set<String> = []
    let found = candidates.filter {
      $0.lowercased().hasPrefix(beginning) && known.insert($0).inserted
    }
    return found.count <= 4 ? found : []
  }

  /// Returns the candidates that are nearest to a word, up to a limit.
  ///
  /// If none is near, the method returns the candidates that begin with the word or contain it,
  /// unless there are more than four.
  ///
  /// - Complexity: O(*k*·*n*·*m*²), where *k* is the limit, *n* is the number of words, and *m* is
  ///   their length.
  package static func nearest(
    _ limit: Int,
    to word: some StringProtocol,
    in candidates: some Sequence<String>
  ) -> [String] {
    guard word.utf8.count <= 200 else { return [] }
    var rest = Array(candidates)
    var found: [String] = []
    while found.count < limit, let next = nearest(to: word, in: rest) {
      found.append(next)
      rest.removeAll { $0 == next }
    }
    return found.isEmpty ? Array(few(with: word, in: rest).prefix(limit)) : found
  }

  /// Returns the identifier that's nearest to a name, or `nil` if there's none.
  ///
  /// If no identifier is near, the method returns the first one that contains the name or is part
  /// of it, such as `pay` for `payButton`.
  ///
  /// - Complexity: Same as ``nearest(to:in:)``.
  package static func identifier(
    near name: String,
    in known: some Sequence<String>
  ) -> String? {
    if let near = nearest(to: name, in: known) { return near }
    let plain = name.lowercased()
    guard plain.utf8.count > 2, plain.utf8.count <= 100 else { return nil }
    return known.first { other in
      let other = other.lowercased()
      return other.utf8.count > 2 && (plain.contains(other) || other.contains(plain))
    }
  }

  private static func isAlphabetic(_ letters: [UInt32], _ place: Int) -> Bool {
    guard letters.indices.contains(place) else { return false }
    return Unicode.Scalar(letters[place])?.properties.isAlphabetic ?? false
  }

  /// Returns the second half of a message: `; did you mean 'button'?`, or an empty string.
  ///
  /// If no candidate is near, the message suggests those that begin with the word or contain it,
  /// unless there are more than four. The result is empty if the word itself is a candidate.
  package static func ending(
    for word: some StringProtocol,
    in candidates: some Sequence<String>
  ) -> String {
    guard word.utf8.count <= 200 else { return "" }
    let names = Array(candidates)
    guard !names.contains(where: { $0 == word }) else { return "" }
    let meant = nearest(to: word, in: names).map { [$0] } ?? few(with: word, in: names)
    return meant.isEmpty ? "" : "; did you mean \(meant.asAlternatives)?"
  }

  /// Returns the letters of a word in lowercase.
  private static func letters(of word: some StringProtocol) -> [UInt32] {
    if word.utf8.allSatisfy({ $0 < 0x80 }) {
      return word.utf8.map { UInt32($0.isLetter ? $0 | 0x20 : $0) }
    }
    return word.lowercased().unicodeScalars.map(\.value)
  }

  /// Returns whether two words have two letters in common, anywhere, or begin with the same letter.
  private static func isAlike(_ first: [UInt32], _ second: [UInt32]) -> Bool {
    guard first.count > 1, second.count > 1 else { return false }
    var rest = second
    let shared = first.count { letter in
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest.remove(at: place)
      return true
    }
    return shared > 1 || first[0] == second[0]
  }

  /// Returns the number of edits between two words, where swapping neighboring letters is one edit.
  ///
  /// The method skips the letters that both words begin or end with.
  private static func distance(from first: ArraySlice<UInt32>, to second: ArraySlice<UInt32>) -> Int
  {
    var (first, second) = (first, second)
    while let letter = first.first, letter == second.first {
      first.removeFirst()
      second.removeFirst()
    }
    while let letter = first.last, letter == second.last {
      first.removeLast()
      second.removeLast()
    }
    return distance(from: Array(first), to: Array(second))
  }

  private static func distance(from first: [UInt32], to second: [UInt32]) -> Int {
    guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    var current = beforeLast
    for (row, letter) in first.enumerated() {
      current[0] = row + 1
      for column in second.indices {
        let cost = letter == second[column] ? 0 : 1
        var best = min(last[column + 1] + 1, current[column] + 1, last[column] + cost)
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == second[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current[column + 1] = best
      }
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[second.count]
  }
}

extension [String] {
  /// The words as alternatives in a message: `'a', 'b', or 'c'`.
  package var asAlternatives: String { quoted(before: "or") }

  /// The words as alternatives, or the first six words with an ellipsis if there are more.
  var asFewAlternatives: String {
    guard count > 6 else { return asAlternatives }
    return prefix(6).map { "'\($0)', " }.joined() + "…"
  }

  /// The words as a list in a message: `'a', 'b', and 'c'`.
  package var asQuotedList: String { quoted(before: "and") }

  /// The words as a list without quotes: `a, b, and c`.
  package var joinedWithAnd: String { joined(before: "and") }

  /// Returns the words in quotes, with a conjunction before the last one.
  private func quoted(before conjunction: String) -> String {
    map { "'\($0)'" }.joined(before: conjunction)
  }

  private func joined(before conjunction: String) -> String {
    guard let last, count > 1 else { return joined() }
    let comma = count > 2 ? "," : ""
    return "\(dropLast().joined(separator: ", "))\(comma) \(conjunction) \(last)"
  }
}

extension Int {
  /// Returns the number with a noun in the singular or plural: `1 stop`, `2 stops`.
  package func counted(_ noun: String) -> String {
    guard self != 1 else { return "1 \(noun)" }
    return noun.hasSuffix("ch") || noun.hasSuffix("s") ? "\(self) \(noun)es" : "\(self) \(noun)s"
  }
}
