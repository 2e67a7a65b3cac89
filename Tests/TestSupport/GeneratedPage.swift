import EarshotNotation
import Foundation
import Testing

/// A page of the documentation that is written from the code.
public enum GeneratedPage {
  /// Set to 1, pages are rewritten, and the tests that write them fail.
  private static let switchName = "EARSHOT_WRITE_DOCS"
  /// Held while a page is read and written, since several tests may each write a part of it.
  private static let lock = NSLock()

  /// Checks that a page is as the code says, or rewrites it.
  ///
  /// - Parameters:
  ///   - path: The page, from the root of the project.
  ///   - text: What the page should be, made of what it is.
  /// - Throws: What the closure throws, or that the page cannot be written.
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

  /// A page with another table in the place of the first one under a heading.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - table: The table, each of its lines ended.
  ///   - heading: The heading's whole line.
  /// - Returns: The page with the table.
  /// - Throws: That the heading, or a table below it, is missing.
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
