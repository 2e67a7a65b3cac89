import EarshotNotation
import TestSupport
import Testing

@Suite("Every file under Sources")
struct SourceLaws {
  /// The modules that each module may import.
  typealias Arrows = [String: Set<String>]

  private func text(_ path: String) throws -> String {
    String(decoding: try ProjectFiles.source(path).utf8, as: UTF8.self)
  }

  private static let files = Citation.files.map { SourceFile($0, Citation.text(of: $0)) }

  @Test("has at most 300 lines, or says at its top why not")
  func length() throws {
    #expect(Self.files.count > 500)
    for file in Self.files {
      let isTooLong = file.isTooLong  // an expectation prints what it is made of
      #expect(!isTooLong, sourceLocation: ProjectFiles.location(ofLine: 1, in: file.path))
    }
  }

  @Test("doesn't import Foundation")
  func foundation() throws {
    #expect(Self.files.contains { !$0.imports.isEmpty })
    for file in Self.files {
      let found = file.imports.filter { $0.hasPrefix("Foundation") }
      #expect(found == [], sourceLocation: ProjectFiles.location(ofLine: 1, in: file.path))
    }
  }

  @Test("imports what Docs/Architecture.md lets its module import")
  func imports() throws {
    let arrows = Self.arrows(inTable: try text("Docs/Architecture.md"))
    for file in Self.files {
      let allowed = try #require(arrows[file.target], "\(file.target) is not in the table")
      let others = file.imports.filter { !allowed.contains($0) }
      #expect(others == [], sourceLocation: ProjectFiles.location(ofLine: 1, in: file.path))
    }
  }

  @Test("belongs to a target that depends on what Docs/Architecture.md says, and on no package")
  func dependencies() throws {
    let system: Set = ["Glibc", "Darwin", "Testing", "XCTest"]
    let table = Self.arrows(inTable: try text("Docs/Architecture.md"))
    let package = try text("Package.swift")
    #expect(Self.arrows(inPackage: package) == table.mapValues { $0.subtracting(system) })
    #expect(!package.contains(".package("))
  }

  @Test("these laws find violations")
  func findings() {
    let long = String(repeating: "let a = 1\n", count: 301)
    #expect(SourceFile("Sources/A/a.swift", long).isTooLong)
    #expect(!SourceFile("Sources/A/a.swift", String(long.dropFirst(10))).isTooLong)
    #expect(
      !SourceFile("Sources/A/a.swift", "// Longer than 300 lines: a table.\n" + long).isTooLong
    )
    let imports =
      "import A\n  public import struct B.C\n@testable import D\n// import E\nlet f = \"import G\"\n"
    let file = SourceFile("Sources/X/y.swift", imports)
    #expect(file.imports == ["A", "B", "D"])
    #expect(file.target == "X")
    let table = "| module | imports |\n| --- | --- |\n| `A` | nothing |\n| `B` | `A`, `Glibc` |\n"
    #expect(Self.arrows(inTable: table) == ["A": [], "B": ["A", "Glibc"]])
    let package =
      "library(\"A\"), .target(\n  name: \"B\",\n  dependencies: [\"A\"]\n), tests(of: \"A\")"
    #expect(Self.arrows(inPackage: package) == ["A": [], "B": ["A"]])
  }
}

extension SourceLaws {
  /// Reads the rows of the table whose first cell is the name of a module.
  static func arrows(inTable page: String) -> Arrows {
    var arrows: Arrows = [:]
    for line in page.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|")
      let names = cells.map { $0.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 } }
      guard cells.count == 2, let module = names[0].first else { continue }
      arrows[String(module.element)] = Set(names[1].map { String($0.element) })
    }
    return arrows
  }

  /// Reads a package's targets under Sources, which are libraries and programs.
  static func arrows(inPackage text: String) -> Arrows {
    var arrows: Arrows = [:]
    for opening in ["library(", "arget("] {
      for part in text.split(separator: opening, omittingEmptySubsequences: false).dropFirst() {
        let arguments = part.prefix { $0 != ")" }
        let names = arguments.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset % 2 == 1 }.map { String($0.element) }
        guard let target = names.first, !target.contains("\\"), !arguments.contains("path:") else {
          continue
        }
        arrows[target] = Set(names.dropFirst())
      }
    }
    return arrows
  }
}
