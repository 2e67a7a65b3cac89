import EarshotNotation
import EarshotSession
import TestSupport
import Testing

@Suite("The kinds of evidence")
struct EvidenceTableLaws {
  @Test("are the same in Docs/Evidence.md as in the code")
  func table() throws {
    let page = String(decoding: try ProjectFiles.source("Docs/Evidence.md").utf8, as: UTF8.self)
    let rows = page.split(separator: "\n").drop { $0 != "## Kinds" }.filter { $0.hasPrefix("| ") }
      .map { $0.split(separator: "|").map { $0.trimmingPrefix(" ") } }
    for kind in Evidence.allCases {
      let names = Evidence.names.filter { $0.kind == kind }.map { "`\($0.name)`" }
      let row = rows.first { $0.first?.hasPrefix(kind.words + " ") ?? false }
      #expect(row != nil, "\(kind.words)")
      for name in names { #expect(row?.last?.contains(name) ?? false, "\(name)") }
      #expect(row?.contains { $0.hasPrefix(kind.certainty) } ?? false, "\(kind.certainty)")
    }
  }

  @Test(
    "are read from the names of sources",
    arguments: [
      ("UIAccessibility.h", [Evidence.contract]),
      ("WWDC18-230; WWDC26-220; our choice", [.demonstration, .choice]),
      ("[AS#26]; AccessibilitySnapshot (VOICEOVER.md 2.3)", [.testers, .model, .design]),
      ("UIAccessibility notes (zh)", [.article]), ("WWDC20-10116 notes (ja)", [.article]),
      ("unsourced", [.nothing]), ("hearsay", []), ("", []),
    ]
  )
  func kinds(source: String, kinds: [Evidence]) {
    #expect(Evidence.kinds(in: source) == kinds)
  }
}
