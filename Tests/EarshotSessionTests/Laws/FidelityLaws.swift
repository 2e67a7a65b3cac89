import Foundation
import EarshotModel
import EarshotNotation
import EarshotSession
import TestSupport
import SessionTestSupport
import Testing

@Suite("Docs/Fidelity.md")
struct FidelityLaws {
  /// If this is 1, the test rewrites the page, and fails.
  private static let switchName = "EARSHOT_WRITE_DOCS"

  @Test("says about every rule what the code says")
  func page() throws {
    let text = FidelityPage.text
    guard ProcessInfo.processInfo.environment[Self.switchName] != "1" else {
      // The rows come from the built-in page, so a newer page would be lost.
      let isBuiltIn =
        try ProjectFiles.source(FidelityPage.path).utf8 == BuiltInFiles.bytes(of: FidelityPage.path)
      try #require(isBuiltIn, "build first")
      let file = ProjectFiles.root.appendingPathComponent(FidelityPage.path)
      try Data(text.utf8).write(to: file)
      Issue.record("\(FidelityPage.path) was written; run again without \(Self.switchName)")
      return
    }
    let written = String(
      decoding: (try? ProjectFiles.source(FidelityPage.path))?.utf8 ?? [],
      as: UTF8.self
    )
    let lines = text.split(separator: "\n").filter { !$0.isEmpty }
    let old = Set(written.split(separator: "\n"))
    let missing = lines.filter { !old.contains($0) }.prefix(5)
    #expect(
      written == text,
      "run EARSHOT_WRITE_DOCS=1 swift test --filter FidelityLaws; new: \(missing)"
    )
  }

  @Test("names evidence that Docs/Evidence.md knows, in every part of a source")
  func evidence() {
    #expect(FidelityPage.tables.flatMap(\.rules).count > 200)
    for (name, rule) in FidelityPage.tables.flatMap(\.rules) {
      for source in rule.source.split(separator: ";") {
        let isKnown = !Evidence.kinds(in: String(source)).isEmpty
        #expect(isKnown, "\(name): '\(source)'; see Evidence.names")
      }
    }
  }

  @Test("has its own sentence for each rule, as `:why` continues it")
  func sentences() {
    let rules = FidelityPage.tables.flatMap(\.rules).map(\.rule)
    #expect(Set(rules.map(\.sentence)).count == rules.count)
    for rule in rules {
      #expect(!rule.sentence.isEmpty && !rule.sentence.hasSuffix("."), "\(rule)")
    }
  }

  @Test("names rules that the code applies, outside the table of rules")
  func applied() throws {
    let files = Citation.files.filter { !$0.hasSuffix("Rule.swift") }
    let code = files.map(Citation.text).joined()
    for table in FidelityPage.tables {
      let own = files.filter { $0.hasPrefix(table.folder + "/") }
      let ownCode = own.map(Citation.text).joined()
      for (name, _) in table.rules {
        let uses = [".\(name),", ".\(name))", ".\(name) ", ".\(name)\n"]
        let isApplied =
          code.holds("\(table.name)/\(name)`") || uses.contains { ownCode.holds($0) }
        #expect(isApplied, "\(table.name).\(name)")
      }
    }
  }

  @Test("lists as not simulated exactly what is refused for that reason")
  func refused() throws {
    let page = String(decoding: try ProjectFiles.source(FidelityPage.path).utf8, as: UTF8.self)
    let section = page.split(separator: "## Not simulated").last ?? ""
    let commands = section.split(separator: "\n").filter { $0.hasPrefix("- `") }.map {
      String($0.dropFirst(3).prefix { $0 != "`" })
    }
    #expect(commands.count >= 8)
    var walk = try Walk(pizzeria)
    for command in commands { #expect(walk(command) == ["~ refused: not simulated"]) }
  }
}
