internal import EarshotNotation

/// Functions that bring the words of a command line into the form that the program expects.
enum CommandWords {
  /// Returns the words without leading prompts and names of programs, with double hyphens in place
  /// of dashes, and with a quoted line as separate words.
  static func plain(_ words: [String]) -> [String] {
    var words = words
    while let first = words.first,
      [
        "earshot", "$", "%", "sudo", "npx", "./earshot", "time", "npm", "yarn", "git", "swift",
        "cargo", "make",
      ].contains(first), !NearbyFiles.isThere(first), words.count > 1
    {
      words.removeFirst()
    }
    if words.count == 1, words[0].contains(" "), !NearbyFiles.isThere(words[0]) {
      words = words[0].split(separator: " ").map(String.init)
      if words.first == "earshot" { words.removeFirst() }
    }
    words = words.flatMap(apart)
    return words.map { word in
      let dashes = word.prefix { "—–‒−".contains($0) }
      return dashes.isEmpty || dashes.count == word.count
        ? word : "--\(word.drop { "—–‒−-".contains($0) })"
    }
  }

  /// Returns the words with neighbors joined by a space where the result is the name of a file, such
  /// as `my pool.screen` for `my` and `pool.screen`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of words; each file name has at most six words.
  static func joined(_ words: [String]) -> [String] {
    var result: [String] = []
    var place = 0
    while place < words.count {
      let length = (2...6).reversed().first { length in
        guard place + length <= words.count, !words[place].hasPrefix("-") else { return false }
        let parts = words[place..<(place + length)]
        let isAnyMissing = parts.contains { !NearbyFiles.isThere($0) }
        return isAnyMissing && NearbyFiles.isThere(parts.joined(separator: " "))
      }
      result.append(words[place..<(place + (length ?? 1))].joined(separator: " "))
      place += length ?? 1
    }
    return result
  }

  /// Returns the words of an argument that the user quoted as a whole, such as `"order.vo line 9"`,
  /// or joined with a hyphen, such as `run-tests`.
  private static func apart(_ word: String) -> [String] {
    if let (option, value) = joinedValue(of: word) { return [option, value] }
    guard !NearbyFiles.isThere(word), !word.hasPrefix("-") else { return [word] }
    let parts = word.split(separator: " ").map(String.init)
    if parts.count > 1, NearbyFiles.isThere(parts[0]) || ["lesson", "chapter"].contains(parts[0]) {
      return parts
    }
    let pieces = word.split { "-_".contains($0) }.map(String.init)
    guard pieces.count == 2, ForeignVerb.named(word) == nil, ForeignVerb.named(pieces[0]) != nil
    else { return [word] }
    let isCommand = Command(named: pieces[1]) != nil
    return isCommand || ForeignVerb.named(pieces[1])?.meaning.screens == ["test"] ? pieces : [word]
  }

  /// Returns a short option and the number after it, as in `-j4`, or `nil` for any other word.
  private static func joinedValue(of word: String) -> (option: String, value: String)? {
    let option = String(word.prefix(2))
    let value = String(word.dropFirst(2))
    guard word.hasPrefix("-"), option.last?.isLetter == true, !value.isEmpty,
      value.utf8.count < 10, value.allSatisfy({ $0.isASCII && $0.isNumber })
    else { return nil }
    return (option, value)
  }

  /// Returns the file to write for a command that prints a page or a picture, or `nil` for any
  /// other command.
  static func output(of words: [String]) -> String? {
    if words.first == "page" { return "review.html" }
    guard words.first == "draw" else { return nil }
    let file = words.first(where: NearbyFiles.isApp) ?? "screen"
    return "\(FileName(file.split(separator: "/").last.map(String.init) ?? file).stem).svg"
  }

  /// Returns the words without the fillers and verbs before the given position.
  ///
  /// Options, numbers, and names of files stay.
  static func withoutLeadingWords(_ words: [String], before place: Int) -> [String] {
    words.enumerated().filter { index, word in
      index >= place || word.hasPrefix("-") || word.contains(".") || NearbyFiles.isThere(word)
        || NearbyFiles.near(word) != nil || Int(word) != nil
        || !(LineRepair.fillers.contains(word.lowercased()) || ForeignVerb.named(word) != nil)
    }.map(\.element)
  }
}
