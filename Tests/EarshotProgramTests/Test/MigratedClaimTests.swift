import EarshotLines
import EarshotNotation
import TestSupport
import Testing

/// The table of the claims in SESSIONS.md, compared with the program's output for a session of each
/// row.
@Suite("The table of old and new claims")
struct MigratedClaimTests {
  private static let heading = "The meaning of each claim before and now"

  /// The messages of the last column, without the parts that `…` leaves out.
  static let messages: [String] = {
    let source = try? ProjectFiles.source("Docs/Design/SESSIONS.md")
    let page = source.map { String(decoding: $0.utf8, as: UTF8.self) } ?? ""
    let table = page.split(separator: "\n", omittingEmptySubsequences: false).drop {
      !$0.hasPrefix(heading)
    }.dropFirst(2).prefix { $0.hasPrefix("|") }
    let cells = table.dropFirst(2).compactMap { $0.split(separator: " | ").last }
    return cells.flatMap { cell in
      cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    }
  }()

  @Test("has more than fifteen messages")
  func count() { #expect(Self.messages.count > 15) }

  @Test("quotes the program's output", arguments: messages)
  func printed(_ message: String) throws {
    let reports = try ProjectFiles.paths(in: "Tests/Fixtures/unheard", endingIn: ".out").map {
      String(decoding: try ProjectFiles.source($0).utf8, as: UTF8.self)
    }
    let parts = message.split(separator: "…").map { part in
      let words = String(part).trimmed
      return words.hasSuffix(";") ? String(words.dropLast()) : words
    }
    #expect(!parts.joined().isEmpty)
    #expect(reports.contains { report in parts.allSatisfy { report.contains($0) } }, "\(message)")
  }
}
