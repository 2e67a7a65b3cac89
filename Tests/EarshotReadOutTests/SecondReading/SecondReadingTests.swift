import EarshotComposer
import EarshotLines
import EarshotNotation
import EarshotReadOut
import EarshotSession
import TestSupport
import Testing

/// Random trees, read by the program and by a second implementation of the page that shares no code
/// with it.
@Suite("Random trees, read a second time by VOICEOVER.md, chapters 3 and 4.5")
struct SecondReadingTests {
  /// The number of trees to read with full effort.
  static let count = 10_000
  static let batch = 500

  @Test(
    "agree in order and in speech",
    arguments: Effort.share(of: Array(0..<count / batch), atLeast: 2)
  )
  func agree(_ batch: Int) throws {
    var count = 0
    for number in 0..<Effort.share(of: Self.batch) {
      let seed = UInt64(batch * Self.batch + number)
      var trees = RandomTrees(seed: seed)
      let nodes = trees.nodes()
      let (isPhone, isRightToLeft) = (trees.roll(2) == 0, trees.roll(3) == 0)
      let json = PlainNode.screen(nodes)
      let heard = try Self.heard(json, isPhone: isPhone, isRightToLeft: isRightToLeft)
      var order = SecondOrder(isPhone: isPhone, isRightToLeft: isRightToLeft)
      let expected = order.stops(of: nodes).map { stop in
        [stop.node.identifier ?? ""] + SecondSpeech(node: stop.node, context: stop.context).lines
      }
      count += heard.count
      guard heard != expected else { continue }
      let place = zip(heard, expected).enumerated().first { $0.element.0 != $0.element.1 }
      Issue.record(
        """
        seed \(seed), phone \(isPhone), right to left \(isRightToLeft):
        heard    \(place.map { "\($0.element.0)" } ?? "\(heard.count) stops")
        expected \(place.map { "\($0.element.1)" } ?? "\(expected.count) stops")
        \(json)
        """
      )
      return
    }
    #expect(count > 0)
  }

  /// The stops of a screen as the program reads them: identifier, description, hint line.
  private static func heard(
    _ json: String,
    isPhone: Bool,
    isRightToLeft: Bool
  ) throws -> [[String]] {
    let result = AppDocument.read([SourceText(name: "a.json", json)])
    let document = try #require(
      result.document,
      "\(result.diagnostics.map(\.message.text)) \(json)"
    )
    var options = SessionOptions()
    options.style = .snapshot
    let isIdiomTaken = options.set("idiom", to: isPhone ? "phone" : "pad")
    let isDirectionTaken = options.set("direction", to: isRightToLeft ? "rtl" : "ltr")
    #expect(isIdiomTaken && isDirectionTaken)
    let readOut = try #require(ReadOut(document, options: options))
    return readOut.stops.map { stop in
      [stop.identifier ?? "", stop.utterance.text] + (stop.utterance.hint.map { [$0] } ?? [])
    }
  }
}
