import EarshotLines
import EarshotNotation

// What a session expects to hear.
extension Transcript {
  /// Whether a line or a claim of the session expects words, or that the app does something.
  ///
  /// - Complexity: O(*n*) in the number of lines and claims up to the first that does.
  /// - Source: SESSIONS.md, "What claims mean".
  var expectsWords: Bool {
    steps.contains(where: \.expectsWords)
  }
}

extension Transcript.Step {
  /// Whether a line or a claim of the step expects words, or that the app does something.
  var expectsWords: Bool {
    !isInspection && expected.contains(where: \.expectsWords)
      || claims.contains(where: \.expectsWords)
  }
}

extension LinePattern {
  /// Whether the line expects words, or that an app which was asked refuses.
  fileprivate var expectsWords: Bool {
    if saysNothing { return false }
    if isRefusal { return !Self.refusalsOfNobody.contains(where: matches) }
    guard let kind = literal.kind else { return !literal.text.isEmpty }
    return !Self.wordless.contains(kind)
  }

  /// The `~` lines without words of the app.
  private static let wordless: Set = ["sound", "scroll", "silent"]

  /// The refusals for which the app isn't asked.
  private static let refusalsOfNobody = [
    RefusalReason.voiceOverIsOff, .voice(.isOff), .nothingToUndo,
  ].compactMap { SessionLine.refusal($0).heard }
}

extension Claim {
  /// Whether the claim expects words, or that the app does something.
  fileprivate var expectsWords: Bool {
    switch content {
    case .silent, .gestures, .phrases, .absent, .knownFailure, .focus(_, within: .some): false
    case .condition, .state, .focus, .screen, .reachable, .order, .hasAction, .conveys, .rotor,
      .says, .hintSays, .voices, .task, .canSay, .showsName:
      true
    }
  }
}
