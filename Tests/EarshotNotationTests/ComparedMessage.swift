import TestSupport

/// A comparison of a message with English words, for the law about marks of messages.
///
/// It's a reading for a law, not a parser: a message is a value with a message's name, or a constant
/// that a line takes from one.
struct ComparedMessage {
  /// The line of the comparison, starting at 1.
  let line: Int
  /// The words.
  let words: String

  /// The methods that compare.
  private static let methods = [
    "contains", "hasPrefix", "hasSuffix", "begins", "firstRange", "lastRange",
  ]

  /// Returns the comparisons in a file, in order.
  static func all(in text: String) -> [ComparedMessage] {
    var names: Set = ["message", "reason", "advice", "problem"]
    var found: [ComparedMessage] = []
    var above = ""
    for (number, part) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = String(part)
      guard !line.drop(while: { $0 == " " }).hasPrefix("//") else { continue }
      if let name = constant(in: line) { names.insert(name) }
      for literal in literals(in: line, ofMessages: names) + listed(in: line, above, names)
      where hasWords(literal) {
        found.append(ComparedMessage(line: number + 1, words: literal))
      }
      above = line
    }
    return found
  }

  /// Returns the name of a constant that is the text of a message, or `nil` if there's none.
  private static func constant(in line: String) -> String? {
    let words = line.split(separator: " ")
    guard words.count >= 4, ["let", "var"].contains(words[0]), words[2] == "=",
      [".message.text", ".reason", ".message"].contains(where: line.hasSuffix)
    else { return nil }
    return String(words[1])
  }

  /// Returns the strings that a line compares with messages.
  private static func literals(in line: String, ofMessages names: Set<String>) -> [String] {
    methods.flatMap { method in
      line.ranges(of: ".\(method)(").compactMap { range -> String? in
        guard isMessage(line[..<range.lowerBound], names) else { return nil }
        let rest = line[range.upperBound...]
        let label = ["with: ", "of: "].first { rest.hasPrefix($0) } ?? ""
        return string(in: rest.dropFirst(label.count))
      }
    }
  }

  /// Returns the strings of a list that a line compares with messages.
  private static func listed(in line: String, _ above: String, _ names: Set<String>) -> [String] {
    guard let range = line.ranges(of: "(where: ").first else { return [] }
    let call = line[range.upperBound...].prefix { $0.isLetter || $0 == "." }
    guard let dot = call.lastIndex(of: "."),
      methods.contains(String(call[call.index(after: dot)...])),
      isMessage(call[..<dot], names)
    else { return [] }
    let list = line.contains("[\"") ? line : above + line
    return list.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// Returns whether code ends with the name of a message.
  private static func isMessage(_ code: Substring, _ names: Set<String>) -> Bool {
    let code = code.last == "?" ? code.dropLast() : code
    if code.hasSuffix(".message.text") { return true }
    return names.contains(String(code.reversed().prefix { $0.isLetter }.reversed()))
  }

  private static func string(in text: Substring) -> String? {
    guard text.first == "\"" else { return nil }
    return String(text.dropFirst().prefix { $0 != "\"" })
  }

  /// Whether a string has words other than the form of advice, such as `write '` or `did you mean '`.
  private static func hasWords(_ text: String) -> Bool {
    // A value in a string isn't a word of the message.
    var rest = String(text.prefix { $0 != "\\" })
    for form in ["write", "did you mean", "such as", "as in", " or if", " or", "? self"] {
      rest = rest.replacing(form, with: "")
    }
    return rest.contains(where: \.isLetter)
  }
}
