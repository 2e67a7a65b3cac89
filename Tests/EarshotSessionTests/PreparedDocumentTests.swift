import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotTranscripts
import TestSupport
import Testing

@testable import EarshotSession

/// Sessions of a prepared document begin with the same app and the same orders.
@Suite("A document prepared for sessions")
struct PreparedDocumentTests {
  private static let samples = ProjectFiles.paths(in: "Screens", endingIn: ".screen")

  private static let gestures = [
    "start", "swipe right 3", "double tap", "swipe left", "rotor right", "swipe down", "scrub",
    "swipe right 40", "double tap", "wait 2s", ":where", ":undo 2", "start", "swipe right 2",
    ":screen",
  ]

  @Test("sounds the same as an unprepared one", arguments: samples)
  func samplesAreHeardTheSame(_ path: String) throws {
    let document = try #require(AppDocument.read([ProjectFiles.source(path)]).document)
    let prepared = document.preparedForSessions
    #expect(prepared.preparation.value != nil)
    #expect(prepared == document)
    for screen in [nil] + document.tree.screens.map({ document.tree[$0].identifier }) {
      var (own, shared) = (Session(document), Session(prepared))
      (own.firstScreen, shared.firstScreen) = (screen, screen)
      for line in Self.gestures {
        let (heard, other) = (own.run(line).description, shared.run(line).description)
        #expect(heard == other, "\(path): \(line)")
      }
      #expect(own.stops == shared.stops)
      #expect(own.work.used == shared.work.used)
    }
  }

  @Test("has another order if the settings ask for one", arguments: ["rtl", "ltr"])
  func directionsHaveTheirOrders(_ direction: String) throws {
    let text = """
      screen a "A"
        button "Left"
          frame: 0 0 50 50
        button "Right"
          frame: 100 0 50 50
      """
    let document = try #require(AppDocument.read([SourceText(name: "a.screen", text)]).document)
    var options = SessionOptions()
    options.set("direction", to: direction)
    var session = Session(document.preparedForSessions, options: options)
    let first = session.run("start").lines.last
    #expect(first == (direction == "rtl" ? "Right, Button" : "Left, Button"))
  }

  @Test("keeps what one session changes from the others")
  func changesStayInTheirSession() throws {
    let text = """
      screen a "A"
        switch off "Sounds"
          on activate: hide #below
        button "Below" #below
      """
    let document = try #require(AppDocument.read([SourceText(name: "a.screen", text)]).document)
      .preparedForSessions
    var first = Session(document)
    first.run("start")
    first.run("double tap")
    var second = Session(document)
    second.run("start")
    #expect(first.stops.count == 1)
    #expect(second.stops.count == 2)
    let heard = second.run("swipe right").lines
    #expect(heard == ["Below, Button"])
    first.run("start")
    #expect(first.stops.count == 2)
  }
}
