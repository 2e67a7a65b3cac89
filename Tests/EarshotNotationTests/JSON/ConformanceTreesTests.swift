import EarshotModel
import TestSupport
import Testing

@testable import EarshotNotation

@Suite("The trees of the conformance cases")
struct ConformanceTreesTests {
  @Test("are read without an error")
  func result() throws {
    let trees = try ConformanceTrees.all
    #expect(trees.count == 128)
    for (id, source) in trees {
      let (document, diagnostics) = ElementTreeJSON.read(source)
      #expect(document != nil, "\(id): \(diagnostics)")
      #expect(
        diagnostics.allSatisfy { $0.message.text.contains("badgeValue") },
        "\(id): \(diagnostics)"
      )
    }
  }

  @Test("come back from JSON unchanged")
  func roundTrip() throws {
    let trees = Effort.share(of: try ConformanceTrees.all, atLeastOneIn: 4)
    #expect(trees.count > 10)
    for (id, source) in trees {
      let document = try #require(ElementTreeJSON.read(source).0)
      let text = document.json
      let (again, diagnostics) = ElementTreeJSON.read(SourceText(name: "again.json", text))
      #expect(diagnostics == [], "\(id)")
      #expect(again?.written == document.written, "\(id)\n\(text)")
      #expect(again?.json == text)
    }
  }
}

/// The trees of the conformance cases, each as its own file.
enum ConformanceTrees {
  static var all: [(id: String, source: SourceText)] {
    get throws {
      let source = try ProjectFiles.source("Tests/Fixtures/conformance/cases.json")
      let (json, diagnostics) = JSONReader.read(source)
      #expect(diagnostics == [])
      let cases = try #require(json)
      return try cases.children(of: cases.root).map { index in
        let id = try #require(cases.member("id", of: index).flatMap { cases.string($0) })
        let tree = try #require(cases.member("tree", of: index))
        return (id, SourceText(name: "tree.json", utf8: Array(source.utf8[cases.range(tree)])))
      }
    }
  }
}
