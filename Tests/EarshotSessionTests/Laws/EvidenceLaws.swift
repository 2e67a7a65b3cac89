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
    let text = String(decoding: try ProjectFiles.source(path).utf8, as: UTF8.self)
    #expect(text.contains("/// - Source: "))
  }

  @Test("in each part of what is heard on the sample apps", arguments: ProjectFiles.screens)
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
