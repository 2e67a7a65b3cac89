import EarshotLines
import EarshotReadOut
import EarshotModel
import EarshotNotation
import EarshotSession
import EarshotComposer
import TestSupport
import Testing

@Suite("Every rule names its evidence")
struct EvidenceLaws {
  static let rules = ProjectFiles.paths(in: "Sources/EarshotComposer/Rules", endingIn: ".swift")

  @Test("in the comment of the code that applies it", arguments: rules)
  func comments(_ path: String) throws {
    #expect(!Citation.sources(of: path).comments.isEmpty)
  }

  @Test("by a name that Docs/Evidence.md knows")
  func names() throws {
    var count = 0
    for path in Effort.share(of: Citation.files, atLeastOneIn: 5) {
      for source in Citation.sources(of: path).comments {
        #expect(!Evidence.kinds(in: source).isEmpty, "\(path): '\(source)'; see Evidence.names")
        count += 1
      }
    }
    #expect(count > 20)
  }

  @Test("by a chapter or heading that the pages of Docs/Design have")
  func chapters() throws {
    var pages: [String: DesignPage] = [:]
    var count = 0
    for citation in Effort.share(of: Citation.files, atLeastOneIn: 5).flatMap(Citation.all) {
      let page = try #require(pages[citation.page] ?? DesignPage(citation.page), "\(citation)")
      pages[citation.page] = page
      for chapter in citation.chapters {
        let isThere = page.hasChapter(chapter)
        #expect(isThere, "\(citation): no chapter \(chapter)")
      }
      for name in citation.names {
        let isThere = page.hasPlace(named: name)
        #expect(isThere, "\(citation): no '\(name)'")
      }
      count += citation.chapters.count + citation.names.count
    }
    #expect(count > (Effort.isFull ? 300 : 30))
  }

  @Test(
    "in each part of what is heard on the sample apps",
    arguments: Effort.share(of: ProjectFiles.screens, atLeastOneIn: 4)
  )
  func parts(_ path: String) throws {
    let document = try #require(AppDocument.read([try ProjectFiles.source(path)]).document)
    for screen in document.tree.screens.compactMap({ document.tree[$0].identifier }) {
      for style in Style.allCases {
        var options = SessionOptions()
        options.style = style
        let readOut = ReadOut(document, screen: screen, options: options)
        for part in readOut?.parts ?? [] {
          #expect(!part.rule.sentence.isEmpty && !part.rule.source.isEmpty, "\(part)")
        }
      }
    }
  }
}

extension ReadOut {
  /// The parts of every description and hint.
  fileprivate var parts: [Utterance.Part] {
    var copy = self
    var parts: [Utterance.Part] = []
    copy.forEachStop { parts += $0.utterance.parts + $0.utterance.hintParts }
    return parts
  }
}
