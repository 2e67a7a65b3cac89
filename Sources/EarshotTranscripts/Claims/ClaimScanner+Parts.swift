import EarshotLines
import EarshotSession
import EarshotModel
import EarshotNotation

extension ClaimScanner {
  /// Reads an element: `#name`, or a label in quotes, or `nil` if neither comes next.
  mutating func target() throws(Diagnostic) -> CommandTarget? {
    guard position < end else { return nil }
    if let label = try quoted() { return .label(label) }
    guard bytes[position] == UInt8(ascii: "#") else { return nil }
    let mark = position
    position += 1
    if let name = try quoted() { return .identifier(name) }
    let name = self.name
    guard !name.isEmpty else { throw error("a name after '#' is missing", mark..<mark + 1) }
    position = name.upperBound
    skipBlanks()
    return .identifier(text(name))
  }

  /// The name that comes next: up to a blank, a comma, a dot or a quotation mark.
  private var name: Range<Int> {
    let word = word
    let dot = bytes[word].firstIndex(of: UInt8(ascii: "."))
    return word.lowerBound..<(dot ?? word.upperBound)
  }

  /// Whether a dot comes next, as before a property.
  var isAfterDot: Bool { position < end && bytes[position] == UInt8(ascii: ".") }

  /// The last place of the claim.
  var endRange: Range<Int> { end..<end }

  /// The number in `in N` at the end of the claim, and where `in` begins.
  func trailingCount() -> (start: Int, number: Int)? {
    let words = text(position..<end).split(whereSeparator: \.isBlank)
    guard words.count > 2, words[words.count - 2].lowercased() == "in",
      let number = String(words[words.count - 1]).plainNumber
    else { return nil }
    let text = text(position..<end)
    let start = text.utf8.distance(from: text.startIndex, to: words[words.count - 2].startIndex)
    return (position + start, number)
  }

  /// Where the next comma is that stands in no quotes.
  var commaOutsideQuotes: Int? {
    var isQuoted = false
    var place = position
    while place < end {
      switch bytes[place] {
      case UInt8(ascii: "\\") where isQuoted: place += 1
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ",") where !isQuoted: return place
      default: break
      }
      place += 1
    }
    return nil
  }

  /// What stands between two slashes, where that is the rest of the claim.
  var expression: Range<Int>? {
    let slash = UInt8(ascii: "/")
    guard end - position > 2, bytes[position] == slash, bytes[end - 1] == slash else { return nil }
    return position + 1..<end - 1
  }

  /// Says that something is missing or wrong after a word.
  func needs(_ word: String, _ what: String) -> Diagnostic {
    error("'\(word)' needs \(what)", isAtEnd ? endRange : position..<end)
  }

  /// Says that a word is none of those that may stand there.
  func unknown(_ place: Range<Int>, in words: [String], needs: String) -> Diagnostic {
    let word = text(place)
    if word.isEmpty { return error("\(needs)", endRange) }
    let ending = Suggestion.ending(for: word, in: words)
    return error("\(needs), not '\(word)'\(ending)", place)
  }

  /// Says what may follow an element.
  func needsVerb() -> Diagnostic {
    unknown(
      word,
      in: ["is", "has", "conveys"],
      needs: "a claim about an element goes on with 'is', 'has action' or 'conveys'"
    )
  }
}
