import EarshotNotation
import Foundation
import Testing

/// A page of the documentation that is generated from the code.
public enum GeneratedPage {
  /// If this is 1, the tests rewrite the pages, and fail.
  private static let switchName = "EARSHOT_WRITE_DOCS"
  /// A lock for reading and writing a page, because several tests may each write a part of it.
  private static let lock = NSLock()

  /// Checks that a page agrees with the code, or rewrites it.
  ///
  /// - Parameters:
  ///   - path: The page, from the root of the project.
  ///   - text: A closure that makes the expected page from the current one.
  /// - Throws: The closure's error, or an error if the page can't be written.
  public static func check(_ path: String, _ text: (String) throws -> String) throws {
    lock.lock()
    defer { lock.unlock() }
    let written = String(
      decoding: (try? ProjectFiles.source(path))?.utf8 ?? [],
      as: UTF8.self
    )
    let text = try text(written)
    guard ProcessInfo.processInfo.environment[switchName] != "1" else {
      try Data(text.utf8).write(to: ProjectFiles.root.appendingPathComponent(path))
      Issue.record("\(path) was written; run again without \(switchName)")
      return
    }
    let old = Set(written.split(separator: "\n"))
    let missing = text.split(separator: "\n").filter { !old.contains($0) }.prefix(5)
    #expect(written == text, "run this test with \(switchName)=1; new in \(path): \(missing)")
  }

  /// Returns a page with a different table instead of the first one below a heading.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - table: The table, with a line break after each line.
  ///   - heading: The heading's complete line.
  /// - Returns: The page with the table.
  /// - Throws: An error if the heading, or a table below it, is missing.
  public static func page(_ page: String, withTable table: String, under heading: String) throws
    -> String
  {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    let place = try #require(lines.firstIndex { $0 == heading }, "no '\(heading)'")
    let start = try #require(lines[place...].firstIndex { $0.hasPrefix("|") })
    let end = lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
    let rows = table.split(separator: "\n")
    return (lines[..<start] + rows + lines[end...]).joined(separator: "\n")
  }
}
