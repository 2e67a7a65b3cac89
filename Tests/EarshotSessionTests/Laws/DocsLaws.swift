import Foundation
import EarshotComposer
import EarshotImporters
import EarshotTranscripts
import EarshotNotation
import EarshotSession
import TestSupport
import SessionTestSupport
import Testing

@Suite("Laws of every document")
struct DocsLaws {
  /// The README, the guides, and the pages of the cookbook.
  static let paths =
    ["README.md"]
    + ["Docs", "Docs/Cookbook"].flatMap { ProjectFiles.paths(in: $0, endingIn: ".md") }

  @Test(
    "its sessions sound as they are written",
    arguments: Effort.share(of: paths, atLeastOneIn: 8)
  )
  func sessions(_ path: String) throws {
    for result in Transcript.read(markdown: try ProjectFiles.source(path)) {
      #expect(result.diagnostics == [])
      let transcript = try #require(result.transcript)
      let source = try transcript.screenSource()
      let document = try #require(AppDocument.open([source]).document)
      let run = TranscriptRun(transcript, on: document)
      #expect(run.passed, "\(run.report)")
    }
  }

  @Test("no text has the marks of an unfinished merge")
  func merges() throws {
    let texts = [("Docs", ".md"), ("Tests", ".swift"), ("Sources", ".swift"), ("Screens", ".vo")]
      .flatMap { ProjectFiles.everything(in: $0.0, endingIn: $0.1) }
    #expect(texts.count > 1_500)
    for path in texts + ["README.md", "SECURITY.md", "Package.swift"] {
      let bytes = try ProjectFiles.source(path).utf8
      let marks = [UInt8(ascii: "<"), UInt8(ascii: ">")].filter { mark in
        let line = [0x0A] + [UInt8](repeating: mark, count: 7) + [0x20]
        return bytes.contains(mark) && bytes.firstRange(of: line) != nil
      }
      #expect(marks == [], "\(path)")
    }
  }

  @Test("the README gives each reader at most five pages, which are there and aren't listed again")
  func readers() throws {
    let page = String(decoding: try ProjectFiles.source("README.md").utf8, as: UTF8.self)
    let rows = page.split(separator: "\n").filter { line in
      ["a designer", "a tester", "a teacher", "an engineer"].contains {
        line.hasPrefix("| \($0) |")
      }
    }
    #expect(rows.count == 4)
    let more = page.components(separatedBy: "\n## More\n").last ?? ""
    for row in rows {
      let links = row.components(separatedBy: "](").dropFirst().map { $0.prefix { $0 != ")" } }
      #expect((1...5).contains(links.count))
      for link in links {
        let path = ProjectFiles.root.appendingPathComponent(String(link)).path
        #expect(FileManager.default.fileExists(atPath: path), "\(link)")
        #expect(!more.contains("](\(link))"), "\(link)")
      }
    }
  }

  @Test("no document has the marks of an unfinished merge")
  func merged() throws {
    let all = ["Docs", "Screens", "Tests"].flatMap { folder in
      [".md", ".screen", ".vo"].flatMap { ProjectFiles.everything(in: folder, endingIn: $0) }
    }
    #expect(all.count > 300)
    let marks = [String(repeating: "<", count: 7) + " ", String(repeating: ">", count: 7) + " "]
    for path in Self.paths + all {
      let lines = String(decoding: try ProjectFiles.source(path).utf8, as: UTF8.self).split(
        separator: "\n"
      )
      let isMarked = lines.contains { line in marks.contains { line.hasPrefix($0) } }
      #expect(!isMarked, "\(path)")
    }
  }

  @Test(
    "the guides contain sessions",
    arguments: ["README.md", "Docs/Reference.md", "Docs/Sessions.md", "Docs/Importing.md"]
  )
  func holdsSessions(_ path: String) throws {
    #expect(!Transcript.read(markdown: try ProjectFiles.source(path)).isEmpty)
  }

  @Test(
    "each list of session languages has the languages with words",
    arguments: ["Docs/Sessions.md", "Docs/Design/SESSIONS.md"]
  )
  func languages(_ path: String) throws {
    let page = String(decoding: try ProjectFiles.source(path).utf8, as: UTF8.self)
    let names = Composer.languages.asAlternatives.replacing("'", with: "`")
    #expect(page.contains(names), "\(names)")
  }

  @Test("its screens read without messages", arguments: paths)
  func screens(_ path: String) throws {
    let text = String(decoding: try ProjectFiles.source(path).utf8, as: UTF8.self)
    for (number, part) in text.components(fencedBy: "screen").enumerated() {
      let result = AppDocument.read([SourceText(name: "\(path), block \(number + 1)", part)])
      #expect(result.diagnostics == [], "\(part)")
    }
  }
}

extension String {
  /// The fenced blocks whose first word after the fence is the given one.
  fileprivate func components(fencedBy word: String) -> [String] {
    var blocks: [String] = []
    var isInside = false
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if isInside, line.hasPrefix("```") {
        isInside = false
      } else if isInside {
        blocks[blocks.count - 1] += line + "\n"
      } else if line == "```\(word)" || line.hasPrefix("```\(word) ") {
        isInside = true
        blocks.append("")
      }
    }
    return blocks
  }
}
