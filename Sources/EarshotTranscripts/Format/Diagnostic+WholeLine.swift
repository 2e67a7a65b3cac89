import EarshotLines
import EarshotNotation

// Suggestions of whole lines instead of only the corrected names.
//
// - Source: our choice: a suggestion is a line to write as it is.
extension Diagnostic {
  /// Returns the error with its line, corrected by the name that the message suggests, as in `write
  /// '? rotor "Headings"'` for `did you mean "Headings"?`.
  ///
  /// The error doesn't change if the message suggests no name or several names.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line.
  func suggestingWholeLine(in source: SourceText) -> Diagnostic {
    let bytes = source.utf8
    guard Self.name(in: message.text) != nil, range.upperBound <= bytes.count else { return self }
    let isEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    let start = bytes[..<range.lowerBound].lastIndex(where: isEnd).map { $0 + 1 } ?? 0
    let end = bytes[range.lowerBound...].firstIndex(where: isEnd) ?? bytes.count
    guard end >= range.upperBound else { return self }
    return suggestingWholeLine(String(decoding: bytes[start..<end], as: UTF8.self), from: start)
  }

  /// Returns the error with a line, corrected by the name that the message suggests.
  ///
  /// - Parameters:
  ///   - text: The line.
  ///   - start: The offset of the line in the text of the error.
  /// - Returns: The error, with the whole line if its message suggests one name.
  func suggestingWholeLine(_ text: String, from start: Int) -> Diagnostic {
    let message = message.text
    let bytes = Array(text.utf8)
    let place = range.lowerBound - start..<range.upperBound - start
    guard let found = Self.name(in: message), place.lowerBound >= 0, place.upperBound <= bytes.count
    else { return self }
    let begin = String(decoding: bytes[..<place.lowerBound], as: UTF8.self)
    let end = String(decoding: bytes[place.upperBound...], as: UTF8.self)
    let written = String(decoding: bytes[place], as: UTF8.self)
    let inner = Self.corrected(written, found.name, found.before, behind: begin)
    var whole = self
    whole.message = "\(found.before); write '\(Display.safe("\(inner)\(end)"))'\(found.after)"
    return whole
  }

  /// Returns the beginning of a line and its wrong text, corrected by a name.
  private static func corrected(
    _ written: String,
    _ name: String,
    _ message: String,
    behind begin: String
  ) -> String {
    let isInQuotes = !begin.filter { $0 == "\"" }.count.isMultiple(of: 2)
    let bare = isInQuotes ? Quoting.unquoted(name) ?? name : name
    if begin.hasSuffix("is not "), bare.hasPrefix("not ") {
      // Two denials cancel each other.
      return "\(begin.dropLast(4))\(bare.dropFirst(4))"
    }
    if begin.hasSuffix("#"), bare.hasPrefix("#") { return begin + bare.dropFirst() }
    // The place can contain more than the wrong name, as in `screen mneu`.
    let wrong = message.split(separator: "'").last.map(String.init) ?? ""
    if message.hasSuffix("'\(wrong)'"), written != wrong, let range = written.lastRange(of: wrong) {
      return "\(begin)\(written[..<range.lowerBound])\(bare)\(written[range.upperBound...])"
    }
    return begin + bare
  }

  /// Returns the suggested name, with the parts of the message around it, or `nil` if there isn't
  /// exactly one.
  private static func name(in message: String) -> (before: String, name: String, after: String)? {
    let (question, title) = ("; did you mean ", "; the screen with this title is ")
    guard let range = message.firstRange(of: question) ?? message.firstRange(of: title) else {
      return nil
    }
    let rest = message[range.upperBound...]
    guard let mark = rest.first, "'\"".contains(mark),
      let end = rest.dropFirst().firstIndex(of: mark)
    else { return nil }
    let inner = rest[rest.index(after: rest.startIndex)..<end]
    var after = rest[rest.index(after: end)...]
    if after.hasPrefix("?") { after = after.dropFirst() }
    guard after.isEmpty || after.hasPrefix("; "), !inner.contains("? ") else { return nil }
    return (
      String(message[..<range.lowerBound]), mark == "'" ? String(inner) : "\"\(inner)\"",
      String(after)
    )
  }
}
