import EarshotModel
import EarshotNotation

/// The lines of a source code file, with the strings in double quotes on each line.
///
/// The strings in comments are included. To recognize comments, this type would need a parser for
/// each language, and a string in a comment is just as useful.
struct CodeLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private let isMarkup: Bool
  private var start = 0
  private var number = 0

  init(_ source: SourceText) {
    bytes = Array(source.utf8)
    isMarkup = source.name.hasSuffix(".storyboard") || source.name.hasSuffix(".xib")
  }

  mutating func next() -> CodeLine? {
    guard start < bytes.count else { return nil }
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    number += 1
    let line = String(decoding: bytes[start..<end].prefix(CodeLine.limit), as: UTF8.self)
    start = end + 1
    return CodeLine(text: line, number: number, isMarkup: isMarkup)
  }
}

/// A line of source code.
struct CodeLine {
  /// The maximum number of bytes to search in a line.
  static let limit = 10_000

  /// A string in double quotes.
  struct Literal {
    /// The text in quotes, with escapes resolved.
    let text: String
    /// The column of the opening quote in characters, starting at 1.
    let column: Int
    /// The column after the closing quote.
    let endColumn: Int
    /// The text between the previous string and the opening quote, in lowercase.
    let lead: String
  }

  let text: String
  let number: Int
  let isMarkup: Bool

  /// The number of spaces at the beginning of the line.
  var indentation: Int { text.prefix { $0 == " " }.count }

  /// The strings of the line.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line.
  var strings: [Literal] {
    guard text.utf8.contains(UInt8(ascii: "\"")) else { return [] }
    var found: [Literal] = []
    var content: String?
    var lead = ""
    var start = 0
    var isEscaped = false
    for (place, character) in text.enumerated() {
      guard var string = content else {
        if character == "\"" {
          (content, start) = ("", place + 1)
        } else {
          lead.append(character)
        }
        continue
      }
      if isEscaped {
        string.append(character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\", !isMarkup {
        isEscaped = true
      } else if character == "\"" {
        let text = isMarkup ? string.withoutEntities : string
        found.append(
          Literal(text: text, column: start, endColumn: place + 2, lead: lead.lowercased())
        )
        (content, lead) = (nil, "")
        continue
      } else {
        string.append(character)
      }
      content = string
    }
    return found
  }

  /// Returns the purpose of a string on the line.
  func use(of string: Literal) -> CodePlace.Use {
    let lead = string.lead
    if lead.contains("identifier") { return .identifier }
    let names = [
      "label", "title", "text", "button", "toggle", "link", "picker", "stepper", "slider", "field",
      "navigationtitle", "menu", "prompt", "placeholder",
    ]
    return names.contains { lead.contains($0) } ? .label : .other
  }
}

extension String {
  /// The text of an XML attribute, with its entities resolved.
  fileprivate var withoutEntities: String {
    guard contains("&") else { return self }
    var text = self
    for (entity, character) in [
      ("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&#10;", "\n"), ("&apos;", "'"),
      ("&amp;", "&"),
    ] {
      text = text.replacing(entity, with: character)
    }
    return text
  }
}
