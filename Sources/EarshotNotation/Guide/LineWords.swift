import EarshotModel

/// The words in one line of text.
///
/// A string in quotes is one word.
struct LineWords {
  /// A word, and whether it follows the previous word without a space.
  struct Word {
    var text: String
    var isGlued = false

    /// Whether the word is a string in straight quotes.
    var isQuoted: Bool { text.utf8.first == UInt8(ascii: "\"") }
  }

  private(set) var all: [Word] = []

  /// Splits a line into its words.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line.
  init(_ line: String) {
    var rest = line[...]
    var isGlued = false
    while let first = rest.first {
      if first == " " {
        rest = rest.drop { $0 == " " }
        isGlued = false
        continue
      }
      let word = first == "\"" ? Self.quoted(rest) : rest.prefix { $0 != " " && $0 != "\"" }
      all.append(Word(text: String(word), isGlued: isGlued))
      rest = rest[word.endIndex...]
      isGlued = true
    }
  }

  /// Returns the string at the beginning of text, with its closing quotation mark, or the whole
  /// text if there's none.
  private static func quoted(_ text: Substring) -> Substring {
    var isEscaped = false
    for place in text.indices.dropFirst() {
      if text[place] == "\"", !isEscaped { return text[...place] }
      isEscaped = text[place] == "\\" && !isEscaped
    }
    return text
  }

  /// The text of each word.
  var texts: [String] { all.map(\.text) }

  /// The words as a line, with a single space where there was at least one.
  var line: String {
    all.reduce(into: "") { line, word in
      line += (line.isEmpty || word.isGlued ? "" : " ") + word.text
    }
  }

  /// Returns the line after applying a function to the words outside quotes.
  func changingUnquoted(_ change: (String) -> String) -> String {
    var copy = self
    for place in all.indices where !all[place].isQuoted {
      copy.all[place].text = change(all[place].text)
    }
    copy.all.removeAll { $0.text.isEmpty }
    return copy.line
  }

  /// Returns the line with text in place of a range of words.
  func replacing(_ range: Range<Int>, with text: String) -> String {
    let words = texts
    let parts = Array(words[..<range.lowerBound]) + [text] + words[range.upperBound...]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the words in a range as a line.
  func text(_ range: Range<Int>) -> String {
    texts[range].joined(separator: " ")
  }

  /// Returns the index of the first word that's in the given set, ignoring case, or `nil` if
  /// there's none.
  func place(ofAny words: Set<String>, after start: Int = 0) -> Int? {
    all.indices.dropFirst(start).first { words.contains(all[$0].text.lowercased()) }
  }
}

extension LineWords {
  /// Whether the line consists of a role, a string, and words with at least one attribute, such as
  /// `min=0`.
  var hasAttributes: Bool {
    guard all.count > 2, all[1].isQuoted, Role(rawValue: all[0].text) != nil else { return false }
    return all[2...].contains { word in
      guard let sign = word.text.firstIndex(of: "="), sign != word.text.startIndex else {
        return false
      }
      return word.text[..<sign].allSatisfy(\.isOfName)
    }
  }
}
