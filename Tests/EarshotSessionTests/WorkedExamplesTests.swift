import EarshotTranscripts
import EarshotLines
import EarshotReadOut
import EarshotNotation
import EarshotSession
import EarshotComposer
import Testing

@Suite("The worked examples of the reference, through a whole session")
struct WorkedExamplesTests {
  @Test("sound like this in the spoken style", arguments: WorkedExample.all)
  func spoken(_ example: WorkedExample) throws {
    var session = Session(try document(of: example))
    var lines = session.run("start").lines
    if example.stop > 1 { lines = session.run("swipe right \(example.stop - 1)").lines }
    if !example.entersGroup { lines = session.run("tap").lines }
    let hint = example.spokenHint.map { ["~ hint: \($0)"] } ?? []
    #expect(lines == [example.spoken] + hint)
  }

  @Test("look like this in the snapshot style", arguments: WorkedExample.all)
  func snapshot(_ example: WorkedExample) throws {
    var options = SessionOptions()
    options.style = .snapshot
    let document = try document(of: example)
    var readOut = try #require(ReadOut(document, options: options))
    var stops: [ReadOut.Stop] = []
    readOut.forEachStop { stops.append($0) }
    let stop = try #require(stops.dropFirst(example.stop - 1).first)
    #expect(stop.utterance.text == example.snapshot)
    #expect(stop.utterance.hint == example.snapshotHint)
    #expect(stop.extraLines == example.snapshotExtra)
  }

  private func document(of example: WorkedExample) throws -> AppDocument {
    let result = AppDocument.read([SourceText(name: "example.screen", example.screen)])
    return try #require(result.document, "\(result.diagnostics.map(\.message.text))")
  }
}
