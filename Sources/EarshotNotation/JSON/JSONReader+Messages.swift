extension Diagnostic.Message {
  static let emptyJSON: Self = "the file is empty; write an app, a screen, or a node"

  static func fileTooLarge(_ count: Int) -> Self {
    "the file is \((count + (1 << 20) - 1) >> 20) MiB; the limit is 64 MiB, so use a smaller file"
  }

  static func expected(_ what: String, found: String, advice: String) -> Self {
    "expected \(what), found \(found); \(advice)"
  }

  static let surplusComma: Self =
    "this comma separates nothing; delete it"

  static func nestedTooDeep(limit: Int) -> Self {
    "values can be nested at most \(limit) levels deep; use fewer levels"
  }

  static func nameWithoutQuotes(_ name: String) -> Self {
    "the name '\(name)' has no quotes; put it in double quotes"
  }

  static func repeatedName(_ name: String) -> Self {
    """
    this object already has the key '\(name)', and Earshot uses only the first one; delete this one
    """
  }

  static func unclosed(_ bracket: Character) -> Self {
    "the file ends before this '\(bracket)' is closed; add '\(bracket == "{" ? "}" : "]")'"
  }

  static let unclosedJSONString: Self =
    """
    this string isn't closed on its line; add a quotation mark, or write a line break in the \
    string as '\\n'
    """

  static let cutOffString: Self =
    "the file ends before this string is closed; add a quotation mark and the rest of the file"

  static let singleQuotes: Self = "this string is in single quotes; put it in double quotes"

  static func rawControl(_ byte: UInt8) -> Self {
    let name = Unicode.Scalar(byte).codePointName
    return "this string contains the control character \(name); write '\(byte.asJSONEscape)'"
  }

  static let unknownJSONEscape: Self = "unknown escape; write a backslash in a string as '\\\\'"

  static let shortEscape: Self = "expected four hexadecimal digits after '\\u', such as '\\u00E9'"

  static let loneSurrogate: Self =
    """
    this escape is only half of a character; write both halves, as in '\\uD83C\\uDF4E', or the \
    character itself
    """

  static let otherEncoding: Self = "the file is UTF-16 or UTF-32; save it as UTF-8"

  static let byteOrderMark: Self = "delete the byte order mark, because JSON can't begin with one"

  static let unclosedComment: Self =
    "JSON can't contain comments, and this one isn't closed; delete the comment"

  static let comment: Self = "JSON can't contain comments; delete this one"

  static func numberOutOfRange(_ text: String) -> Self {
    "the number '\(text.shortened)' is out of range; write a number closer to 0"
  }

  static func notANumber(_ word: String) -> Self {
    """
    '\(word)' isn't a number in JSON; in a frame, write it as a string, and elsewhere, write a \
    number
    """
  }

  static func notJSON(_ word: String) -> Self {
    """
    expected a value, found '\(word.shortened)', which isn't JSON; write a string in double quotes, a \
    number, true, false, or null
    """
  }
}

extension String {
  /// The text, with an ellipsis in place of everything after the first 40 characters.
  fileprivate var shortened: String {
    let start = unicodeScalars.prefix(40)
    return start.endIndex == unicodeScalars.endIndex ? self : String(start) + "…"
  }
}
