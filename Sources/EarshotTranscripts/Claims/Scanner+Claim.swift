import EarshotLines
import EarshotNotation
import EarshotSession

// The parts of claims: words in any case, elements, and text in quotes.
extension Scanner {
  /// Creates a scanner before the first word of a line `? CLAIM`.
  ///
  /// Positions are offsets into the line.
  init(claimLine line: String) {
    let bytes = Array(line.utf8)
    self.init(bytes, range: bytes.indices, source: 0)
    position = bytes.firstIndex(of: UInt8(ascii: "?")).map { $0 + 1 } ?? 0
    skipBlanks()
  }

  /// The rest of the claim.
  var remainder: String { text(position..<max(position, end)) }

  /// The empty range at the end of the claim, for errors about a missing part.
  var endRange: Range<Int> { end..<end }

  /// The next word, up to a space, a comma, or a quotation mark.
  var claimWord: Range<Int> {
    var place = position
    while place < end, !bytes[place].isBlank, bytes[place] != UInt8(ascii: ","),
      bytes[place] != UInt8(ascii: "\"")
    {
      place += 1
    }
    return position..<place
  }

  /// Returns whether a word comes next, ignoring case.
  func isNext(claimWord word: String) -> Bool { text(claimWord).lowercased() == word }

  /// Skips a word and the spaces after it if the word is next, ignoring case.
  mutating func skip(claimWord word: String) -> Bool {
    guard isNext(claimWord: word) else { return false }
    position = claimWord.upperBound
    skipBlanks()
    return true
  }

  /// Skips a byte and the spaces after it if the byte is next.
  mutating func skipMark(_ byte: UInt8) -> Bool {
    guard skip(byte) else { return false }
    skipBlanks()
    return true
  }

  /// Parses text in quotes and the spaces after it, or returns `nil` if there's none.
  mutating func quoted() throws(Diagnostic) -> String? {
    guard peek == UInt8(ascii: "\"") else { return nil }
    let text = try quotedText(for: "the claim")
    skipBlanks()
    return text
  }

  /// Parses an element, either `#name` or a label in quotes, or returns `nil` if neither comes
  /// next.
  mutating func target() throws(Diagnostic) -> CommandTarget? {
    if let label = try quoted() { return .label(label) }
    let mark = position
    guard skip(UInt8(ascii: "#")) else { return nil }
    if let name = try quoted() { return .identifier(name) }
    let word = claimWord
    let dot = bytes[word].firstIndex(of: UInt8(ascii: "."))
    let name = word.lowerBound..<(dot ?? word.upperBound)
    guard !name.isEmpty else {
      throw error("write an identifier after '#', as in '#pay'", mark..<mark + 1)
    }
    position = name.upperBound
    skipBlanks()
    return .identifier(text(name))
  }

  /// Whether a dot comes next, as before a property.
  var isAfterDot: Bool { peek == UInt8(ascii: ".") }

  /// Returns the number in `in N` at the end of the claim and the start of `in`.
  ///
  /// The result is `nil` if the claim doesn't end in a number of gestures.
  func trailingCount() -> (start: Int, number: Int)? {
    let text = remainder
    let words = text.split(whereSeparator: \.isBlank)
    guard words.count > 2, words[words.count - 2].lowercased() == "in",
      let number = Scanner.wholeNumber(in: words[words.count - 1])
    else { return nil }
    let start = text.utf8.distance(from: text.startIndex, to: words[words.count - 2].startIndex)
    return (position + start, number)
  }

  /// The range of the text between two slashes, or `nil` if the rest of the claim has a different
  /// form.
  var expression: Range<Int>? {
    let slash = UInt8(ascii: "/")
    guard end - position > 2, peek == slash, bytes[end - 1] == slash else { return nil }
    return position + 1..<end - 1
  }

  /// The position of the next comma outside quotes, or `nil` if there's none.
  ///
  /// - Complexity: O(*n*), where *n* is the distance to the comma.
  var commaOutsideQuotes: Int? { firstPlaceOutsideQuotes { bytes[$0] == UInt8(ascii: ",") } }

  /// The ranges of the remaining words outside quotes.
  var wordsOutsideQuotes: [Range<Int>] {
    var words: [Range<Int>] = []
    for place in placesOutsideQuotes where !bytes[place].isBlank {
      if let last = words.last, last.upperBound == place {
        words[words.count - 1] = last.lowerBound..<place + 1
      } else {
        words.append(place..<place + 1)
      }
    }
    return words
  }

  /// The remaining positions outside quotes.
  private var placesOutsideQuotes: [Int] {
    var places: [Int] = []
    _ = firstPlaceOutsideQuotes { place in
      places.append(place)
      return false
    }
    return places
  }

  /// Returns the first matching position outside quotes, starting at the current position, or `nil`
  /// if there's none.
  private func firstPlaceOutsideQuotes(where isIt: (Int) -> Bool) -> Int? {
    var isQuoted = false
    var place = position
    while place < end {
      switch bytes[place] {
      case UInt8(ascii: "\\") where isQuoted: place += 1
      case UInt8(ascii: "\""): isQuoted.toggle()
      case _ where !isQuoted: if isIt(place) { return place }
      default: break
      }
      place += 1
    }
    return nil
  }
}

// The errors in a claim.
extension Scanner {
  /// Returns the error for a missing or wrong part after a word.
  func needs(_ word: String, _ what: String) -> Diagnostic {
    error("'\(word)' needs \(what)", isAtEnd ? endRange : position..<end)
  }

  /// Returns the error for a word that isn't allowed at this place.
  func unknown(_ place: Range<Int>, in words: [String], needs: String) -> Diagnostic {
    let word = text(place)
    if word.isEmpty { return error("\(needs)", endRange) }
    let ending = Suggestion.ending(for: word, in: words)
    return error("\(needs), not '\(word)'\(ending)", place)
  }

  /// Returns the error for a word that can't continue a claim about an element.
  ///
  /// - Parameter hasIdentifier: Whether the claim names the element by its identifier. Only such a
  ///   claim can be a condition.
  /// - Returns: The error, with the words that are valid.
  func unknownWord(afterElement hasIdentifier: Bool) -> Diagnostic {
    if !hasIdentifier, ClaimVerb.condition.openings.contains(where: { isNext(claimWord: $0) }) {
      let message = "a condition can't name an element by its label"
      return error("\(message); use the identifier, as in '#pay is dimmed'", claimWord)
    }
    if isNext(claimWord: ClaimVerb.negation) {
      let message =
        hasIdentifier
        ? "'not' can't follow the element" : "a claim about an element can't continue with 'not'"
      return error("\(message); put it first", claimWord)
    }
    let verbs = ClaimVerb.afterElement.filter { hasIdentifier || $0 != .condition }
    let phrases = verbs.flatMap { $0 == .condition ? $0.openings : [$0.words] }.asAlternatives
    let subject =
      hasIdentifier ? "a claim about an element" : "a claim about an element named by its label"
    return unknown(
      claimWord,
      in: verbs.flatMap(\.openings),
      needs: "\(subject) continues with \(phrases)"
    )
  }
}
