import EarshotComposer
import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

/// A session in a file, and how it is begun.
struct Rehearsal: Sendable {
  /// The session.
  let transcript: Transcript
  /// Settings that win over the header's.
  let overrides: [(name: String, value: String)]

  /// The screens that it opens.
  private(set) var screens: Set<ElementTree.Index> = []
  /// Whether each step leads where no step led before, of this session or of those before it.
  private(set) var isNew: [Bool] = []

  /// Plays a session.
  ///
  /// - Parameters:
  ///   - transcript: The session.
  ///   - document: The app.
  ///   - overrides: Settings that win over the header's.
  ///   - met: Where steps led so far.
  init(
    _ transcript: Transcript,
    in document: AppDocument,
    overrides: [(name: String, value: String)],
    met: inout Set<Situation>
  ) {
    self.transcript = transcript
    self.overrides = overrides
    var session = session(in: document)
    // A session that begins with something else than `start` is on a screen already.
    if let first = transcript.steps.first, first.doesMoreThanStart {
      screens.insert(session.screen)
    }
    for step in transcript.steps {
      _ = StepHeard(step, in: &session)
      screens.insert(session.screen)
      isNew.append(met.insert(Situation(session)).inserted)
    }
  }

  /// The session before its first step.
  func session(in document: AppDocument) -> Session {
    Session(transcript, on: document, overrides: overrides)
  }

  /// Where a session stands.
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
