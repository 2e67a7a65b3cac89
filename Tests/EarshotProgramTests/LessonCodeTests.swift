import EarshotNotation
import Foundation
import ProgramTestSupport
import TestSupport
import Testing

/// There's no UIKit or SwiftUI here, so the tests can't compile the code beside the outlines, but
/// they can check whether it is Swift.
@Suite("The Swift code in the documents", .waiting)
struct LessonCodeTests {
  private static let compiler = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { "\($0)/swiftc" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The Swift blocks of a document, each with its first line.
  private static func blocks(in path: String) throws -> [(line: Int, text: String)] {
    let text = String(decoding: try ProjectFiles.source(path).utf8, as: UTF8.self)
    var blocks: [(line: Int, text: String)] = []
    var isOpen = false
    for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if isOpen, line != "```" {
        blocks[blocks.count - 1].text += line + "\n"
      } else {
        isOpen = line == "```swift"
        if isOpen { blocks.append((place + 2, "")) }
      }
    }
    return blocks
  }

  @Test("is parsed by the compiler", .enabled(if: compiler != nil))
  func parses() throws {
    let compiler = try #require(Self.compiler)
    var source = ""
    for path in ProjectFiles.everything(in: "Docs", endingIn: ".md") {
      for block in try Self.blocks(in: path) {
        source += "#sourceLocation(file: \"\(path)\", line: \(block.line))\n\(block.text)"
      }
    }
    #expect(source.contains("accessibilityCustomActions"))
    let folder = try TemporaryFolder()
    let path = try folder.add("blocks.swift", source)
    let result = try ToolProcess.shell("'\(compiler)' -frontend -parse '\(path)'")
    #expect(result.errors == "" && result.status == 0)
  }
}
