extension Diagnostic.Message {
  static let emptyJSON: Self = "the file is empty; expected an app, a screen, or a node"

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
    "this object has the key '\(name)' twice; Earshot uses the first"
  }

  static func unclosed(_ bracket: Character) -> Self {
    "this '\(bracket)' isn't closed before the end of the file"
  }

  static let unclosedJSONString: Self =
    "this string isn't closed on its line; write a line break in a string as '\\n'"

  static let cutOffString: Self =
    "this string isn't closed before the end of the file; was the file cut off?"

  static let singleQuotes: Self = "a string in single quotes; JSON puts strings in double quotes"

  static func rawControl(_ byte: UInt8) -> Self {
    let name = Unicode.Scalar(byte).codePointName
    return "the control character \(name) in a string; write '\(byte.asJSONEscape)'"
  }

  static let unknownJSONEscape: Self = "unknown escape; write a backslash in a string as '\\\\'"

  static let shortEscape: Self = "expected four hexadecimal digits after '\\u'"

  static let loneSurrogate: Self =
    "half of a surrogate pair; write both halves, the high one first"

  static let otherEncoding: Self = "the file is UTF-16 or UTF-32; save it as UTF-8"

  static let byteOrderMark: Self = "a byte order mark; JSON has none"

  static let unclosedComment: Self = "this comment isn't closed, and JSON has no comments"

  static let comment: Self = "JSON has no comments"

  static func numberOutOfRange(_ text: String) -> Self {
    "the number '\(text.shortened)' is too large"
  }

  static func notANumber(_ word: String) -> Self {
    "JSON has no number '\(word)'; in a frame, write it as a string"
  }

  static func notJSON(_ word: String) -> Self {
    "expected a value, found '\(word.shortened)', which isn't JSON"
  }
}

extension String {
  /// The first characters of long text.
  fileprivate var shortened: String {
    let start = unicodeScalars.prefix(40)
    return start.endIndex == unicodeScalars.endIndex ? self : String(start) + "…"
  }
}
