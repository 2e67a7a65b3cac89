import EarshotModel

/// Regular expressions: the first line is the pattern, the rest the text.
func fuzzExpressions(_ bytes: [UInt8]) {
  let parts = bytes.prefix(4_000).split(separator: 0x0A, maxSplits: 1)
  guard let pattern = parts.first else { return }
  let text = parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : ""
  guard let expression = try? RegularExpression(String(decoding: pattern, as: UTF8.self)) else {
    return
  }
  _ = expression.matchesWhole(text)
}
