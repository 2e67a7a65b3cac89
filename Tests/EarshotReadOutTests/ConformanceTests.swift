import EarshotLines
import EarshotReadOut
import EarshotNotation
import EarshotSession
import EarshotComposer
import TestSupport
import Testing

@Suite("The cases transcribed from AccessibilitySnapshot")
struct ConformanceTests {
  @Test("are all there")
  func count() { #expect(ConformanceCase.all.count == 128) }

  @Test("agree in order and speech", arguments: ConformanceCase.all)
  func agrees(_ test: ConformanceCase) throws {
    let document = try #require(AppDocument.read([test.tree]).document)
    var options = SessionOptions()
    options.style = .snapshot
    for (name, value) in [("idiom", test.idiom), ("direction", test.direction)] {
      let isTaken = options.set(name, to: value)
      #expect(isTaken)
    }
    var readOut = try #require(ReadOut(document, options: options))
    var identifiers: [String?] = []
    var stops: [ConformanceCase.Stop] = []
    readOut.forEachStop { stop in
      identifiers.append(stop.identifier)
      stops.append(.init(description: stop.utterance.text, hint: stop.utterance.hint))
    }
    #expect(
      test.expectation.agrees(with: identifiers, stops),
      "heard \(identifiers) \(stops), expected \(test.expectation)"
    )
  }
}
