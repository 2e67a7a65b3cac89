import Foundation
import EarshotNotation
import EarshotSession
import TestSupport
import Testing

@Suite("Docs/Fidelity.md")
struct FidelityLaws {
  /// Set to 1, the page is rewritten, and the test fails.
  private static let switchName = "EARSHOT_WRITE_DOCS"

  @Test("says of every rule what the code says")
  func page() throws {
    let text = try FidelityPage.text()
    guard ProcessInfo.processInfo.environment[Self.switchName] != "1" else {
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

  @Test("finds the rules of both kinds")
  func rules() throws {
    let rules = try FidelityPage.rules()
    #expect(rules.count > 250)
    #expect(
      rules.contains {
        $0.sentence == "the headers of its row and column stand before a cell"
          && $0.source == "AccessibilitySnapshot"
      }
    )
    #expect(
      rules.contains {
        $0.path.hasSuffix("FocusRule.swift") && $0.source.hasPrefix("VoiceOver User Guide")
      }
    )
  }

  @Test("names evidence that Docs/Evidence.md knows")
  func evidence() throws {
    for rule in try FidelityPage.rules() where rule.kinds.isEmpty {
      Issue.record("\(rule.path): no known source in '\(rule.source)'; see Evidence.names")
    }
  }

  @Test("lists as not simulated what is refused so")
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
