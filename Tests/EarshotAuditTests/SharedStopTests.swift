import EarshotComposer
import EarshotModel
import EarshotNotation
import EarshotSession
import EarshotTranscripts
import TestSupport
import Testing

@testable import EarshotAudit

/// A state shares the stops that it has in common with another state.
@Suite("Stops that two states share")
struct SharedStopTests {
  private static let samples = ProjectFiles.paths(in: "Screens", endingIn: ".screen")

  @Test("are the same as if each state is judged separately", arguments: samples)
  func laws(_ path: String) throws {
    let document = try #require(AppDocument.read([ProjectFiles.source(path)]).document)
    var session = Session(document)
    session.run("start")
    let app = AuditedApp(isForeign: false, hasBehavior: true, session)
    var before = AuditedScreen(session, app)
    var shared = 0
    for stop in session.stops.prefix(12) {
      session.putFocus(on: stop)
      for gesture in ["double tap", "swipe up", "wait 1s"] {
        session.run(gesture)
        let compared = AuditedScreen(session, app, after: before)
        let alone = AuditedScreen(session, app)
        #expect(compared.stops.map(\.index) == alone.stops.map(\.index))
        for (one, other) in zip(compared.stops, alone.stops) {
          #expect(one.description == other.description)
          #expect(one.utterance == other.utterance)
          #expect(one.language == other.language)
          #expect(one.takesActivation == other.takesActivation)
          #expect(one.hasActivation == other.hasActivation)
        }
        #expect(compared.order.indices == alone.order.indices)
        let new = Set(compared.newStops.map(ObjectIdentifier.init))
        shared += compared.stops.count { !new.contains(ObjectIdentifier($0)) }
        before = compared
      }
    }
    #expect(shared > 0 || session.stops.isEmpty)
  }

  @Test("are new if anything about them changed")
  func changed() throws {
    let document = try #require(
      AppDocument.read([
        SourceText(
          name: "a.screen",
          """
          screen a
            text "One" #one
            text "Two" #two
            button "Change"
              on activate: set #two.label: Three

          """
        )
      ]).document
    )
    var session = Session(document)
    session.run("start; swipe right 2")
    let app = AuditedApp(isForeign: false, hasBehavior: true, session)
    let before = AuditedScreen(session, app)
    session.run("double tap")
    let after = AuditedScreen(session, app, after: before)
    #expect(after.newStops.map(\.label) == ["Three"])
    #expect(after.order === before.order)
    #expect(after.stops[0] === before.stops[0])
  }
}
