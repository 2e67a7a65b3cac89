/// A string literal in Swift source, with its range and its text.
struct SourceLiteral {
  /// The range of bytes from the first `#` or quotation mark to the last.
  var range: Range<Int>
  /// The number of `#` characters before the opening quotation mark.
  var hashes: Int
  /// Whether the literal has three quotation marks.
  var isMultiLine: Bool
  /// Whether the literal has interpolations, so its text is unknown.
  var isInterpolated = false

  /// Returns the text of the literal, or `nil` if the source doesn't determine it.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the literal.
  func text(in source: [UInt8]) -> String? {
    guard !isInterpolated else { return nil }
    let edge = hashes + (isMultiLine ? 3 : 1)
    guard range.count >= 2 * edge else { return nil }
    let content = String(
      decoding: source[range.lowerBound + edge..<range.upperBound - edge],
      as: UTF8.self
    ).replacingLineEnds
    guard isMultiLine else { return unescaped(content) }
    var lines = content.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 2, let last = lines.popLast() else { return nil }
    let indentation = String(last)
    let body = lines.dropFirst().map { line in
      line.hasPrefix(indentation) ? line.dropFirst(indentation.count) : line.drop { $0 == " " }
    }
    return unescaped(body.joined(separator: "\n"))
  }

  /// Returns the content with escapes replaced, or `nil` if an escape is unknown.
  private func unescaped(_ content: String) -> String? {
    let mark = "\\" + String(repeating: "#", count: hashes)
    guard content.utf8.contains(UInt8(ascii: "\\")) else { return content }
    var result = ""
    var rest = content[...]
    while let character = rest.first {
      guard rest.hasPrefix(mark) else {
        result.append(character)
        rest.removeFirst()
        continue
      }
      rest = rest.dropFirst(mark.count)
      guard let escape = rest.popFirst() else { return nil }
      switch escape {
      case "n": result += "\n"
      case "t": result += "\t"
      case "r": result += "\r"
      case "0": result += "\0"
      case "\\", "\"", "'": result.append(escape)
      case "\n": break
      case "u":
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
          let number = UInt32(rest[..<end], radix: 16), let scalar = Unicode.Scalar(number)
        else { return nil }
        result.unicodeScalars.append(scalar)
        rest = rest[rest.index(after: end)...]
      default: return nil
      }
    }
    return result
  }
}

// The replacement of a literal.
extension SourceLiteral {
  /// Returns the source of a literal that has different text but the form and indentation of this
  /// literal.
  ///
  /// If the literal and the text have one line each, the result has one line. Otherwise, it has
  /// three quotation marks.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text and of the line that the literal
  ///   begins on.
  func source(for text: String, in source: [UInt8]) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let marks = hashes > 0 && lines.allSatisfy(isPlain) ? String(repeating: "#", count: hashes) : ""
    let escaped = lines.map { marks.isEmpty ? Self.escaped($0, isMultiLine: isMultiLine) : $0 }
    guard isMultiLine || lines.count > 1 else { return "\(marks)\"\(escaped[0])\"\(marks)" }
    let indentation = indentation(in: source)
    let end = source.containsCarriageReturn ? "\r\n" : "\n"
    let body = lines.enumerated().map { place, line in
      line.isEmpty
        ? end
        : indentation + (marks.isEmpty ? Self.escaped(line, isMultiLine: true) : lines[place]) + end
    }
    return "\(marks)\"\"\"\(end)\(body.joined())\(indentation)\"\"\"\(marks)"
  }

  /// Returns whether a raw literal can contain the line without escapes.
  private func isPlain(_ line: String) -> Bool {
    !line.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
      && Self.escaped(line, isMultiLine: true) == line
  }

  private static func escaped(_ line: String, isMultiLine: Bool) -> String {
    var result = ""
    var quotes = 0
    for scalar in line.unicodeScalars {
      quotes = scalar == "\"" ? quotes + 1 : 0
      switch scalar {
      case "\\": result += "\\\\"
      case "\"" where !isMultiLine || quotes == 3:
        result += "\\\""
        quotes = 0
      default:
        let isSeen = scalar == " " || !(scalar.properties.isWhitespace || scalar.isHidden)
        if isSeen {
          result.unicodeScalars.append(scalar)
        } else {
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
      }
    }
    return result
  }

  /// Returns the indentation of the literal's content.
  ///
  /// For a literal with one line, it's the indentation for a literal with several lines in its
  /// place.
  private func indentation(in source: [UInt8]) -> String {
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let place = isMultiLine ? range.upperBound - 3 - hashes : range.lowerBound
    let line = source[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let blanks = String(decoding: source[line...].prefix(while: isBlank), as: UTF8.self)
    let isFirst = source[line..<place].allSatisfy(isBlank)
    return isFirst ? blanks : blanks + "  "
  }
}

extension [UInt8] {
  /// Whether lines end in CRLF, as on Windows.
  fileprivate var containsCarriageReturn: Bool {
    guard let end = firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return false }
    return self[end - 1] == UInt8(ascii: "\r")
  }
}

extension String {
  /// The string with LF as its only line break.
  fileprivate var replacingLineEnds: String {
    var result = ""
    for character in self { result.append(character == "\r\n" ? "\n" : character) }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether the character is invisible in source.
  fileprivate var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate: true
    case .format: self != "\u{200C}" && self != "\u{200D}"
    default: false
    }
  }
}
