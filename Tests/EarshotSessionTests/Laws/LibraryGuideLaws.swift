import EarshotTranscripts
import Foundation
import EarshotNotation
import EarshotSession
import TestSupport
import Testing

@Suite("The guide to the library")
struct LibraryGuideLaws {
  private static let example = "Docs/Examples/PizzeriaTests/"

  /// A block of code in the guide: the file it names, and its lines.
  struct Block: Sendable, CustomTestStringConvertible {
    var path: String
    var lines: [String] = []

    var testDescription: String { "\(path): \(lines.first ?? "")" }
  }

  static let blocks: [Block] = {
    let guide = (try? ProjectFiles.source("Docs/Library.md")).map {
      String(decoding: $0.utf8, as: UTF8.self)
    }
    var blocks: [Block] = []
    var isInside = false
    for line in (guide ?? "").split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```swift") {
        blocks.append(Block(path: String(line.dropFirst("```swift ".count))))
        isInside = true
      } else if line.hasPrefix("```") {
        isInside = false
      } else if isInside {
        blocks[blocks.count - 1].lines.append(String(line))
      }
    }
    return blocks
  }()

  @Test("shows code from the example, line for line", arguments: blocks)
  func code(_ block: Block) throws {
    let text = try text(block.path)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(!block.lines.isEmpty)
    #expect(lines.holds(block.lines), "\(block.path) has no such lines")
  }

  @Test("has code from every test file of the example")
  func files() {
    let shown = Set(Self.blocks.map(\.path))
    let names = ["MenuTests", "CartTests", "OrderTests"]
    #expect(shown == Set(names.map { "Tests/PizzeriaTests/\($0).swift" } + ["Package.swift"]))
  }

  @Test("shows the report as it is")
  func report() throws {
    let order = try text("Tests/PizzeriaTests/order.vo")
    let changed = order.replacingOccurrences(of: "24, Button", with: "25, Button")
    let run = try TranscriptRun(transcript: changed, named: "order.vo") { path in
      try text("Tests/PizzeriaTests/\(path)")
    }
    let guide = String(decoding: try ProjectFiles.source("Docs/Library.md").utf8, as: UTF8.self)
    #expect(guide.contains("```\n\(run.description)```\n"), "\(run.description)")
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try ProjectFiles.source(Self.example + path).utf8, as: UTF8.self)
  }
}

extension [String] {
  /// Returns whether the lines appear here one after the other, with the same indentation.
  fileprivate func holds(_ block: [String]) -> Bool {
    indices.contains { start in
      guard start + block.count <= count else { return false }
      let indentation = self[start].prefix { $0 == " " }.count - block[0].prefix { $0 == " " }.count
      let blanks = String(repeating: " ", count: Swift.max(0, indentation))
      return zip(self[start...], block).allSatisfy { $0 == ($1.isEmpty ? "" : blanks + $1) }
    }
  }
}
