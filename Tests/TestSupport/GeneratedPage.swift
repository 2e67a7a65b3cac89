import EarshotNotation
import Foundation
import Testing

/// A page of the documentation that is written from the code.
public enum GeneratedPage {
  /// Set to 1, pages are rewritten, and the tests that write them fail.
  private static let switchName = "EARSHOT_WRITE_DOCS"

  /// Checks that a page is as the code says, or rewrites it.
  ///
  /// - Parameters:
  ///   - path: The page, from the root of the project.
  ///   - text: What the page should be, made of what it is.
  /// - Throws: What the closure throws, or that the page cannot be written.
  public static func check(_ path: String, _ text: (String) throws -> String) throws {
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
}
