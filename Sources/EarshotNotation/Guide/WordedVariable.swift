import EarshotModel

/// The name and the value of a variable in words, such as `my count = 3`.
struct WordedVariable {
  /// The name as one word, such as `myCount`, or an empty string if there's none.
  let name: String
  /// The value, or an empty string if there's none.
  let value: String
  /// Whether the words name several variables.
  let isSeveral: Bool
  /// Whether the name has several words.
  let isPhrase: Bool

  /// Words between a name and a value.
  private static let verbs: Set = [
    "is", "to", "equals", "starts", "at", "with", "of", "from", "beginning", "initially", "as",
    "set", "value",
  ]

  init(_ words: String) {
    let sign = words.firstIndex { "=:".contains($0) }
    var parts = words[..<(sign ?? words.endIndex)].split(separator: " ").map(String.init)
    var value = sign.map { String(words[$0...].drop { "=: ".contains($0) }).trimmedOfSpaces } ?? ""
    let place = parts.indices.dropFirst().first {
      Self.verbs.contains(parts[$0]) || ExactNumber(parts[$0]) != nil
    }
    if sign == nil, let place {
      value = parts[place...].drop { Self.verbs.contains($0) }.joined(separator: " ")
      parts.removeSubrange(place...)
    }
    self.value = value
    isSeveral = parts.contains { $0.contains(",") }
    let names = parts.map { String($0.filter(\.isOfName)) }.filter { !$0.isEmpty }
    isPhrase = names.count > 1
    name = Self.joined(names)
  }

  /// Returns words as one name, such as `myCount` for `my` and `count`.
  static func joined(_ words: [String]) -> String {
    let rest = words.dropFirst().map { "\($0.prefix(1).uppercased())\($0.dropFirst())" }
    return (words.first ?? "") + rest.joined()
  }

  /// The value as a number or as words, or `nil` for a calculation.
  var plainValue: String? { Self.plain(value) }

  /// The variable in the notation, or `nil` if it's several variables or a calculation.
  var lines: [String]? {
    guard !isSeveral, Quoting.isBareName(name), let plainValue else { return nil }
    return ["variable #\(name)"] + (plainValue.isEmpty ? [] : ["  value: \(plainValue)"])
  }

  /// Returns a number or words as the value of a variable, or `nil` for a calculation.
  static func plain(_ value: String) -> String? {
    let isText = value.allSatisfy { $0.isLetter || $0.isNumber || " .,'%\"".contains($0) }
    return isText || ExactNumber(value) != nil ? value : nil
  }
}
