import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotReadOut
import EarshotReports
import SessionTestSupport
import TestSupport
import Testing

@testable import EarshotPage

/// A label that escapes its place would be markup, a script, a formula, or code.
@Suite("Escaping")
struct EscapingTests {
  /// Text that ends a place in one of the languages, and what it would begin.
  static let hostile = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onload='x", "]]>", "-->",
    "<!--",
    "</style><b>", "&lt;b&gt;", "&#60;b", "=HYPERLINK(\"http://a\")", "+1", "@SUM(A1)", "-2\"\n,x",
    "\"; fatalError(); //", "\\(fatalError())", "*/ x /*", "\"\"\"", "#\"", "| a | b |",
    "[a](http://b)",
    "![a](http://b)", "`x`", "<details>", "\u{202E}abc", "\u{0}", "e\u{301}\u{301}", "a\u{2028}b",
    "$(x)",
    "</svg><foreignObject>", "url(#x)", "javascript:1", "\u{FEFF}", "👩‍👩‍👧",
  ]

  private static func app(_ label: String) -> String {
    let text = Quoting.quoted(label)
    return """
      app \(text)
      screen main \(text)
        header \(text)
        group \(text)
          button \(text)
            value: \(text)
            hint: \(text)
            content "a": \(text)
            action \(text):
              announce \(text)
        textField \(text)
          placeholder: \(text)
      """
  }

  private static func source(_ label: String) throws -> ReviewSource {
    let sources = [SourceText(name: "a.screen", app(label))]
    return try #require(ReviewSource(AppDocument.read(sources), of: sources))
  }

  /// Random text from the characters that have a meaning somewhere.
  private static var random: [String] {
    var generator = SystemSeed(state: 34)
    let alphabet = Array("<>\"'&;/=!-]#`*|\\(){}[]$@+:,\n aé\u{202E}")
    return (0..<Effort.share(of: 200)).map { _ in
      String(
        (0..<Int.random(in: 1...12, using: &generator)).map { _ in
          alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
        }
      )
    }
  }

  @Test("keeps every text in its place on a page and in a drawing")
  func markup() throws {
    let plain = ReviewPage(Review(try Self.source("abc"))).html
    for label in Self.hostile + Self.random {
      let source = try Self.source(label)
      let html = ReviewPage(Review(source)).html
      #expect(Self.tags(of: html).subtracting(Self.tags(of: plain)).isEmpty, "\(label)")
      let place = try #require(ReadOut.places(in: source.document).first)
      let svg = DrawingFile(source.document, at: place, options: SessionOptions()).svg
      #expect(Self.tags(of: svg).isSubset(of: Self.tagsOfDrawing), "\(label)")
    }
  }

  private static let tagsOfDrawing: Set<String> = [
    "svg", "/svg", "title", "/title", "desc", "/desc", "style", "/style", "g", "/g", "rect",
    "circle",
    "text", "/text", "polyline", "line", "path", "pattern", "/pattern",
  ]

  /// The names of the tags, with a mark for each attribute that begins with “on”.
  private static func tags(of text: String) -> Set<String> {
    var tags: Set<String> = []
    for piece in text.split(separator: "<").dropFirst() {
      let tag = piece.prefix { $0 != ">" }
      tags.insert(String(tag.prefix { $0 != " " && $0 != "/" || $0 == tag.first }))
      let outside = tag.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 0 }.map(\.element).joined()
      if outside.contains(" on") { tags.insert("on") }
    }
    return tags
  }

  @Test("keeps every cell in its cell")
  func tables() throws {
    #expect((Self.hostile + Self.random).count > 20)
    for label in Self.hostile + Self.random {
      let table = SpecTable(try Self.source(label).document)
      let rows = Self.cells(of: table.csv)
      #expect(rows.allSatisfy { $0.count == 10 }, "\(label)")
      for cell in rows.joined() { #expect(!["=", "+", "@", "-"].contains(cell.first), "\(label)") }
      for line in table.markdown where line.hasPrefix("|") {
        let bare = line.replacing("\\\\", with: "").replacing("\\|", with: "")
        #expect(bare.count { $0 == "|" } == 10, "\(label)")
        #expect(!line.contains("<"), "\(label)")
      }
    }
  }

  /// Parses a file with comma-separated values.
  private static func cells(of csv: String) -> [[String]] {
    var (rows, row, cell, isQuoted) = ([[String]](), [String](), "", false)
    var rest = Array(csv)[...]
    while let character = rest.popFirst() {
      if isQuoted {
        if character != "\"" {
          cell.append(character)
        } else if rest.first == "\"" {
          cell.append("\"")
          rest = rest.dropFirst()
        } else {
          isQuoted = false
        }
      } else if character == "\"" {
        isQuoted = true
      } else if character == "," {
        row.append(cell)
        cell = ""
      } else if character == "\r\n" {
        rows.append(row + [cell])
        (row, cell) = ([], "")
      } else {
        cell.append(character)
      }
    }
    return rows
  }

  @Test("keeps every text in its literal or on its comment's line")
  func literals() throws {
    #expect((Self.hostile + Self.random).count > 20)
    for label in Self.hostile + Self.random {
      #expect(Self.unquoted(SwiftText.literal(label)).isEmpty, "\(label)")
      let document = try Self.source(label).document
      for framework in CodeHandover.Framework.allCases {
        for line in CodeHandover(document, for: framework).code.split(separator: "\n") {
          let text = line.drop { $0 == " " }
          guard !text.hasPrefix("//") else { continue }
          let code = Self.unquoted(String(text))
          #expect(!code.contains("fatalError") && !code.contains("\""), "\(label): \(line)")
        }
      }
    }
  }

  /// The rest of a line without its literals.
  private static func unquoted(_ line: String) -> String {
    var (result, isInside, isEscaped) = ("", false, false)
    for scalar in line.unicodeScalars {
      if isEscaped {
        isEscaped = false
      } else if isInside, scalar == "\\" {
        isEscaped = true
      } else if scalar == "\"" {
        isInside.toggle()
      } else if !isInside {
        result.unicodeScalars.append(scalar)
      }
    }
    return isInside ? result + "\"" : result
  }

  @Test("comments on pull requests have no tag and no link from a label")
  func comment() throws {
    #expect((Self.hostile + Self.random).count > 20)
    for label in Self.hostile + Self.random {
      for line in ReviewComment(Review(try Self.source(label))).lines {
        let bare = line.replacing("<details><summary>", with: "").replacing("</summary>", with: "")
          .replacing("</details>", with: "")
        #expect(!bare.contains("<") && !bare.contains("]("), "\(label): \(line)")
      }
    }
  }
}

/// A generator whose numbers are always the same.
struct SystemSeed: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}
