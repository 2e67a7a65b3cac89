@testable import EarshotTranscripts
import EarshotModel
import EarshotFocusEngine
import EarshotLines
import EarshotNotation
import EarshotSimulatedApp
import TestSupport
import SessionTestSupport
import Testing

@testable import EarshotSession

/// Laws that are true wherever fingers go: with fixed seeds, every gesture, and every sample app.
@Suite("Wherever fingers go")
struct RandomWalkLaws {
  /// The number of gestures over all sample apps with full effort.
  static let gestures = 200_000

  /// The number of gestures after which one is undone and repeated.
  static let undoEvery = 25

  /// A walk through a sample app, which ends sooner with less effort.
  struct Walk: Sendable, CustomTestStringConvertible {
    let path: String
    let seed: UInt64
    let length: Int

    var testDescription: String { "\(path), seed \(seed)" }

    /// The text of the screens; for a transcript, those that it walks through.
    func source() throws -> SourceText {
      let source = try ProjectFiles.source(path)
      guard path.hasSuffix(".vo"), let transcript = Transcript.read(source).transcript else {
        return source
      }
      return try transcript.screenSource()
    }
  }

  static let walks: [Walk] = {
    let length = 2_500
    let each = (gestures / length + ProjectFiles.screens.count - 1) / ProjectFiles.screens.count
    return ProjectFiles.screens.flatMap { path in
      (0..<Effort.share(of: each)).map {
        Walk(path: path, seed: UInt64($0), length: Effort.share(of: length))
      }
    }
  }()

  /// Shorter walks through the screens of the demonstrations.
  static let demonstrations = Effort.share(of: ProjectFiles.demonstrations, atLeast: 4).map {
    Walk(path: $0, seed: 7, length: Effort.share(of: 300))
  }

  @Test(
    "nothing traps, focus stays reachable, the clock advances, undo is exact",
    arguments: Effort.share(of: walks + demonstrations, atLeastOneIn: 4)
  )
  func laws(_ walk: Walk) throws {
    let document = try #require(AppDocument.read([try walk.source()]).document)
    var random = RandomWalk(seed: walk.seed, in: document.tree)
    var session = Session(document)
    session.run("start")
    for number in 0..<walk.length {
      let line = random.line(for: &session)
      // Copies are expensive, because each includes the whole history.
      let before = number.isMultiple(of: Self.undoEvery) ? session : nil
      let now = session.state.phone.app.now
      let response = session.run(line)
      #expect(!response.isMalformed, "\(line)")
      guard session.isConsistent(after: now, line) else {
        Issue.record("\(line) after \(number) gestures: \(session.run(":where").lines)")
        return
      }
      guard let before, !session.isUndone(to: before, line, response) else { continue }
      Issue.record("\(line) after \(number) gestures is not undone")
      return
    }
  }

  @Test(
    "an app that is reloaded unchanged leads to the same place, with all its undo history",
    arguments: Effort.share(of: ProjectFiles.screens, atLeastOneIn: 4)
  )
  func reloading(_ path: String) throws {
    let document = try #require(AppDocument.read([try ProjectFiles.source(path)]).document)
    var random = RandomWalk(seed: 5, in: document.tree)
    var session = Session(document)
    session.run("start")
    for _ in 0..<Effort.share(of: 400) {
      let choice = random.roll(12)
      session.run(choice == 0 ? ":undo" : choice == 1 ? "# remark" : random.line(for: &session))
    }
    var again = session
    let said = again.reload(document).map(\.text)
    #expect(said.count == 1 && said.first?.hasSuffix("; nothing changed") ?? false, "\(said)")
    #expect(again.log.entries == session.log.entries)
    for _ in 0..<5 {
      #expect(again.isSame(as: session))
      _ = (again.run(":undo 3"), session.run(":undo 3"))
    }
  }

  @Test(
    "the same seed gives the same bytes",
    arguments: Effort.share(of: ProjectFiles.screens, atLeastOneIn: 4)
  )
  func repeatable(_ path: String) throws {
    let document = try #require(AppDocument.read([try ProjectFiles.source(path)]).document)
    let walks = (0..<2).map { _ in
      var random = RandomWalk(seed: 99, in: document.tree)
      var session = Session(document)
      return (0..<Effort.share(of: 300)).map { _ in
        let response = session.run(random.line(for: &session))
        return [response.echo] + response.lines
      }
    }
    #expect(walks[0] == walks[1])
  }
}

extension Session {
  /// Returns whether the focus is on a stop or nowhere, and the clock didn't run backward.
  fileprivate func isConsistent(after before: Milliseconds, _ line: String) -> Bool {
    var engine = state.phone.engine
    engine.repairCursor(state.phone.app)
    let stops = engine.stops(in: state.phone.app)
    let isReachable = engine.cursor.map(stops.contains) ?? stops.isEmpty
    let isLater = state.phone.app.now >= before || line.contains("start")
    return isReachable && isLater
  }

  /// Returns whether undoing leads back to the previous state, from which the same line has the
  /// same effect.
  fileprivate mutating func isUndone(
    to before: Session,
    _ line: String,
    _ response: Session.Response
  ) -> Bool {
    var copy = self
    // A name that isn't in the app makes no gesture.
    guard case .commands(let commands) = response.input else { return false }
    let count = commands.count { if case .understood = $0 { true } else { false } }
    guard count > 0 else { return copy.isSame(as: before) }
    copy.run(":undo \(count)")
    guard copy.isSame(as: before) else { return false }
    return copy.run(line) == response && copy.isSame(as: self)
  }

  private func isSame(as other: Session) -> Bool {
    state.phone.app.tree == other.state.phone.app.tree
      && state.phone.app.now == other.state.phone.app.now
      && state.phone.app.pending == other.state.phone.app.pending
      && state.phone.app.layer == other.state.phone.app.layer
      && state.phone.engine.cursor == other.state.phone.engine.cursor
      && state.phone.engine.rotorState == other.state.phone.engine.rotorState
      && state.options == other.state.options
      && state.paused == other.state.paused
      && state.lastHeard?.utterance == other.state.lastHeard?.utterance
  }
}
