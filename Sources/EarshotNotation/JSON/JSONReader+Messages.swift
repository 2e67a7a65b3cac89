extension Diagnostic.Message {
  static let emptyJSON: Self = "the file is empty; expected an app, a screen or a node"

  static func fileTooLarge(_ count: Int) -> Self {
    "the file is \(count >> 20) MB; the limit is 64 MB"
  }

  static func expected(_ what: String, found: String) -> Self {
    "expected \(what), found \(found)"
  }

  static let surplusComma: Self =
    "a comma without a value beside it; JSON separates values with one comma"

  static func nestedTooDeep(limit: Int) -> Self {
    "nested deeper than \(limit) levels"
  }

  static func nameWithoutQuotes(_ name: String) -> Self {
    "the name '\(name)' has no quotes; JSON puts names in double quotes"
  }

  static func repeatedName(_ name: String) -> Self {
    "the key '\(name)' is given twice in this object; the first one counts"
  }

  static func unclosed(_ bracket: Character) -> Self {
    "this '\(bracket)' is not closed before the end of the file"
  }

  static let unclosedJSONString: Self =
    "this string is not closed on its line; a line break in a string is written '\\n'"

  static let cutOffString: Self =
    "this string is not closed before the end of the file; was the file cut off?"

  static let singleQuotes: Self = "a string in single quotes; JSON puts strings in double quotes"

  static func rawControl(_ byte: UInt8) -> Self {
    let name = Unicode.Scalar(byte).codePointName
    return "the control character \(name) in a string; it is written '\(byte.asJSONEscape)'"
  }

  static let unknownJSONEscape: Self = "unknown escape; a backslash in a string is written '\\\\'"

  static let shortEscape: Self = "expected four hexadecimal digits after '\\u'"

  static let loneSurrogate: Self =
    "half of a surrogate pair; both halves are written, high one first"

  static let otherEncoding: Self = "the file is UTF-16 or UTF-32; it has to be saved as UTF-8"

  static let byteOrderMark: Self = "a byte order mark; JSON has none"

  static let unclosedComment: Self = "this comment is not closed, and JSON has no comments"

  static let comment: Self = "JSON has no comments"

  static func numberOutOfRange(_ text: String) -> Self {
    "the number '\(text.shortened)' is too large"
  }

  static func notANumber(_ word: String) -> Self {
    "JSON has no number '\(word)'; a frame has it as a string"
  }

  static func notJSON(_ word: String) -> Self {
    "expected a value, found '\(word.shortened)', which JSON does not know"
  }
}

extension String {
  /// The first characters of a long text.
  fileprivate var shortened: String {
    let start = unicodeScalars.prefix(40)
    return start.endIndex == unicodeScalars.endIndex ? self : String(start) + "…"
  }
}
