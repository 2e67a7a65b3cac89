import EarshotReadOut
import EarshotNotation
import EarshotSession
import TestSupport
import SessionTestSupport
import Testing

@Suite("Laws of comparing screens")
struct ComparisonLaws {
  static let paths = Effort.share(
    of: ProjectFiles.paths(in: "Screens", endingIn: ".screen"),
    atLeast: 2
  )

  private func document(_ path: String) throws -> AppDocument {
    try #require(AppDocument.read([try ProjectFiles.source(path)]).document)
  }

  @Test("nothing changes from a screen to itself", arguments: paths)
  func identity(_ path: String) throws {
    let document = try document(path)
    #expect(AppComparison(from: document, to: document).lines == [])
  }

  @Test("nothing changes from a screen to its JSON", arguments: paths)
  func forms(_ path: String) throws {
    let document = try document(path)
    let json = SourceText(name: "a.json", document.json)
    let other = try #require(AppDocument.read([json]).document)
    #expect(AppComparison(from: document, to: other).lines == [])
  }

  @Test("a change one way is the opposite change the other way", arguments: paths)
  func reverse(_ path: String) throws {
    let (old, new) = (try document(path), try document("Screens/pizzeria.screen"))
    let there = AppComparison(from: old, to: new).changes
    let back = AppComparison(from: new, to: old).changes
    for (came, went) in [
      (AppComparison.Change.Kind.added, AppComparison.Change.Kind.removed),
      (.screenAdded, .screenRemoved), (.moved, .moved), (.landing, .landing),
    ] {
      #expect(there.count { $0.kind == came } == back.count { $0.kind == went })
      #expect(there.count { $0.kind == went } == back.count { $0.kind == came })
    }
  }

  @Test("every new stop of a screen is reported exactly once", arguments: paths)
  func additions(_ path: String) throws {
    let document = try document(path)
    let text = document.screenText
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = try #require(lines.firstIndex { $0.hasPrefix("screen ") })
    let end = lines[(start + 1)...].firstIndex { !$0.hasPrefix("  ") } ?? lines.count
    let more = lines[..<end] + ["  link \"Something quite new\""] + lines[end...]
    let result = AppDocument.read([SourceText(name: path, more.joined(separator: "\n"))])
    let other = try #require(result.document, "\(result.diagnostics.map(\.message.text))")
    let added = AppComparison(from: document, to: other).changes.filter { $0.kind == .added }
    #expect(added.map { $0.subject.hasPrefix("Something quite new, ") } == [true])
  }

  @Test("a screen of many stops is compared, even if half of them changed")
  func size() throws {
    let stops = Effort.share(of: 4_000)
    let old = (0..<stops).map { "  button \"Button \($0)\"\n" }.joined()
    let new = (0..<stops).reversed().map { "  button \"Button \($0 / 2 * 2)\"\n" }.joined()
    let documents = (try AppDocument.of("screen a\n" + old), try AppDocument.of("screen a\n" + new))
    #expect(!AppComparison(from: documents.0, to: documents.1).isEmpty)
  }
}

@Suite("The guide to comparing")
struct ComparingGuideLaws {
  @Test("shows the lines of its two screens")
  func example() throws {
    let guide = String(decoding: try ProjectFiles.source("Docs/Comparing.md").utf8, as: UTF8.self)
    func block(_ fence: String) throws -> String {
      let rest = try #require(guide.split(separator: "```\(fence)\n", maxSplits: 1).last)
      return String(try #require(rest.split(separator: "```", maxSplits: 1).first))
    }
    let (old, new) = (try block("screen before"), try block("screen after"))
    let comparison = AppComparison(from: try .of(old), to: try .of(new))
    let lines = (comparison.lines + [comparison.sentence]).map { $0 + "\n" }.joined()
    #expect(lines == (try block("text")))
  }
}
