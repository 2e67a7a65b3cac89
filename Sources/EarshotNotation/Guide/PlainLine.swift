import EarshotModel

/// A line with all of its parts, but in everyday words, in the wrong order, or with other
/// punctuation.
///
///     range: 0...1800 step 30 as time    →    range: 0...1800 by 30 as time
///     on two-finger double tap: back     →    on magicTap: back
///     rotor .step: "Steps"               →    rotor "Steps": .step
///
/// Each rule recognizes one form and writes it in the notation, with the author's words.
/// ``LineRepair`` suggests a candidate only after it has checked it.
///
/// - Source: our choice, from lines by people who knew another notation.
struct PlainLine {
  let line: String
  let words: LineWords
  let names: KnownNames
  /// The nearest line above with the same indentation, or an empty string if there's none.
  let sibling: String

  init(_ line: String, _ names: KnownNames, sibling: String = "") {
    self.line = line
    words = LineWords(line)
    self.names = names
    self.sibling = sibling
  }

  /// The maximum number of candidates in ``forms``.
  static let limit = 12

  /// The candidates of the rules whose forms have only one meaning.
  var certain: [[String]] {
    guard line.utf8.count <= 300 else { return [] }
    let all =
      closed + (words.texts.first == "mark" ? marked : []) + conditions + states + timers
      + colonRoles + assignments + renamed
      + headings
    return all.filter { $0 != [line] }
  }

  /// The candidates for what the author meant, starting with the most likely one.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line, which is at most 300 bytes.
  var forms: [[String]] {
    guard line.utf8.count <= 300 else { return [] }
    let all = conditions + properties + timers + events + effects + parts + elements + amounts
    var known: Set<[String]> = [[line]]
    return Array(all.filter { !$0.isEmpty && known.insert($0).inserted }.prefix(Self.limit))
  }

  /// The text before and after the first colon outside quotes and braces, or `nil` if there's none.
  var keyed: (key: String, value: String)? {
    var isQuoted = false
    var depth = 0
    for place in line.indices {
      switch line[place] {
      case "\"": isQuoted.toggle()
      case "{" where !isQuoted: depth += 1
      case "}" where !isQuoted: depth -= 1
      case ":" where !isQuoted && depth == 0:
        let after = line[line.index(after: place)...]
        guard after.first == " " || after.isEmpty else { continue }
        return (String(line[..<place]).trimmedOfSpaces, String(after).trimmedOfSpaces)
      default: continue
      }
    }
    return nil
  }

  /// Returns the words of text in lowercase, divided at spaces, hyphens, commas, underscores, and
  /// parentheses.
  static func plainWords(_ text: String) -> [String] {
    text.lowercased().split { " -,_()".contains($0) }.map(String.init)
  }

  /// Returns the numbers in text, in order, with a point as the decimal separator.
  static func numbers(in text: String) -> [String] {
    var numbers: [String] = []
    var rest = text[...]
    while let start = rest.firstIndex(where: { $0.isASCII && $0.isNumber }) {
      let end = rest[start...].firstIndex { !($0.isASCII && $0.isNumber) && $0 != "." && $0 != "," }
      var number = String(rest[start..<(end ?? rest.endIndex)]).replacing(",", with: ".")
      while number.hasSuffix(".") { number.removeLast() }
      if start > rest.startIndex, rest[rest.index(before: start)] == "-" { number = "-\(number)" }
      numbers.append(number)
      rest = rest[(end ?? rest.endIndex)...]
    }
    return numbers
  }

  private static let numberWords = [
    "a": "1", "an": "1", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5",
    "six": "6", "seven": "7", "eight": "8", "nine": "9", "ten": "10", "eleven": "11",
    "twelve": "12", "fifteen": "15", "twenty": "20", "thirty": "30", "sixty": "60", "both": "2",
    "first": "1", "second": "2", "third": "3", "fourth": "4", "zwei": "2", "drei": "3",
    "ein": "1", "eine": "1", "einer": "1", "fünf": "5", "zehn": "10", "half": "0.5", "halbe": "0.5",
  ]

  /// Returns the number for a word, such as `2` for `two` or `2nd`, or `nil` if the word isn't a
  /// number.
  static func number(_ word: String) -> String? {
    if let known = numberWords[word] { return known }
    let digits = word.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
    let rest = word.dropFirst(digits.count)
    guard !digits.isEmpty, rest.isEmpty || ["st", "nd", "rd", "th", "x"].contains(rest) else {
      return nil
    }
    return String(digits).replacing(",", with: ".")
  }
}
