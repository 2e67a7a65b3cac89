import EarshotComposer
import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

/// A session in a file, with its settings.
struct Rehearsal: Sendable {
  let transcript: Transcript
  /// Settings that override the header.
  let overrides: [(name: String, value: String)]

  /// The screens that the session opens.
  private(set) var screens: Set<ElementTree.Index> = []
  /// For each step, whether it leads to a state that no earlier step of this session or of earlier
  /// sessions led to.
  private(set) var isNew: [Bool] = []

  /// Plays a session.
  ///
  /// - Parameters:
  ///   - transcript: The session to play.
  ///   - document: The app of the session.
  ///   - overrides: Settings that override the header.
  ///   - met: The states after the steps of earlier sessions, to which the initializer adds the
  ///     states of this session.
  init(
    _ transcript: Transcript,
    in document: AppDocument,
    overrides: [(name: String, value: String)],
    met: inout Set<Situation>
  ) {
    self.transcript = transcript
    self.overrides = overrides
    var session = session(in: document)
    // A session that doesn't begin with a plain `start` is already on a screen.
    if let first = transcript.steps.first, first.doesMoreThanStart {
      screens.insert(session.screen)
    }
    for step in transcript.steps {
      _ = StepHeard(step, in: &session)
      screens.insert(session.screen)
      isNew.append(met.insert(Situation(session)).inserted)
    }
  }

  /// Returns the session before its first step.
  func session(in document: AppDocument) -> Session {
    Session(transcript, on: document, overrides: overrides)
  }

  /// The state of a session.
  struct Situation: Hashable {
    private let tree: ElementTree
    private let screen: ElementTree.Index
    private let cursor: ElementTree.Index?
    private let rotor: RotorItem
    private let options: SessionOptions

    init(_ session: Session) {
      tree = session.tree
      screen = session.screen
      cursor = session.cursor
      rotor = session.rotorChoice
      options = session.options
    }
  }
}
