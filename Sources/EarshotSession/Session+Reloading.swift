import EarshotLines
package import EarshotModel
package import EarshotNotation

extension Session {
  /// The steps that an edit of the app interrupted, so the next reload can continue with them.
  package struct Interrupted: Sendable {
    /// The app in which all steps were possible.
    package var document: AppDocument
    /// The whole session at that time.
    package var entries: [SessionLog.Entry]

    /// Records the interrupted steps.
    package init(_ document: AppDocument, _ entries: [SessionLog.Entry]) {
      self.document = document
      self.entries = entries
    }
  }

  /// Returns a session for an app before its first step, with the settings that this session began
  /// with.
  package func anew(with document: AppDocument) -> Session {
    var session = Session(document, options: log.initialOptions ?? options)
    session.firstScreen = firstScreen
    session.mapWidth = mapWidth
    session.clipboard = clipboard
    session.marks = marks
    return session
  }

  /// Adds an entry to the log as is, such as a comment of another session.
  package mutating func keep(_ entry: SessionLog.Entry) {
    log.keep(entry, depth: state.place.depth)
    state.place.entries = log.entries.count
  }

  /// The number of gestures since the start, including those that can no longer be undone.
  package var undoDepth: Int { state.place.depth }

  /// Returns the name of a stop for use in a sentence.
  package func shortName(of stop: ElementTree.Index) -> String { tree.shortName(of: stop) }

  /// Whether gestures reach the elements of the screen, because VoiceOver isn't in a special mode.
  package var isAmongElements: Bool {
    voiceOverScreen == nil && !state.isPracticing && !state.isVoiceOverOff
  }
}

extension Gesture {
  /// Whether the command acts on the focused element instead of only moving the cursor or the
  /// rotor.
  package var actsInPlace: Bool { definition.movement == nil && !isElsewhere }

  /// Whether the gesture's effect doesn't depend on the focused element.
  private var isElsewhere: Bool {
    switch self {
    case .start, .tap, .touch, .drag, .rotor, .wait, .scrub, .voiceOver, .fourFingerDoubleTap,
      .twoFingerTap, .twoFingerSwipe, .twoFingerTripleTap, .threeFingerSwipe, .threeFingerTap,
      .threeFingerDoubleTap, .threeFingerTripleTap, .threeFingerQuadrupleTap:
      true
    default: false
    }
  }
}
