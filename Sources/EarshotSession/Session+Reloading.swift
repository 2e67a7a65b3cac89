import EarshotLines
package import EarshotModel
package import EarshotNotation

extension Session {
  /// A record of the steps that became impossible when the user edited the app.
  ///
  /// The next reload tries these steps again.
  package struct Interrupted: Sendable {
    /// The version of the app in which all steps were possible.
    package var document: AppDocument
    /// All log entries of the session before the steps became impossible.
    package var entries: [SessionLog.Entry]

    /// Creates a record of interrupted steps.
    package init(_ document: AppDocument, _ entries: [SessionLog.Entry]) {
      self.document = document
      self.entries = entries
    }
  }

  /// Returns a new session for an app, with the settings that this session began with.
  package func anew(with document: AppDocument) -> Session {
    var session = Session(document, options: log.initialOptions ?? options)
    session.firstScreen = firstScreen
    session.mapWidth = mapWidth
    session.clipboard = clipboard
    session.marks = marks
    return session
  }

  /// Adds an unchanged entry to the log, such as a comment from another session.
  package mutating func keep(_ entry: SessionLog.Entry) {
    log.keep(entry, depth: state.place.depth)
    state.place.entries = log.entries.count
  }

  /// The number of gestures since the start, including those that can no longer be undone.
  package var undoDepth: Int { state.place.depth }

  /// Returns a short name for a stop, for use in a sentence.
  package func shortName(of stop: ElementTree.Index) -> String { tree.shortName(of: stop) }

  /// Whether gestures reach the elements of the screen.
  ///
  /// Gestures don't reach the elements in practice mode, while VoiceOver is off, and while a
  /// VoiceOver screen such as the item chooser is open.
  package var isAmongElements: Bool {
    voiceOverScreen == nil && !state.isPracticing && !state.isVoiceOverOff
  }
}

extension Gesture {
  /// Whether the gesture acts on the element under the cursor, instead of only moving the cursor or
  /// turning the rotor.
  package var actsInPlace: Bool { definition.movement == nil && !isElsewhere }

  /// Whether the gesture's effect doesn't depend on the position of the cursor.
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
