import EarshotComposer
import EarshotFocusEngine
import EarshotLines
import EarshotNotation

// The output that a session expects.
extension Transcript {
  /// Whether a line or a claim of the session expects words or a reaction of the app.
  ///
  /// - Complexity: O(*n*), where *n* is the number of lines and claims up to the first that expects
  ///   words.
  /// - Source: SESSIONS.md, "What claims mean".
  var expectsWords: Bool {
    steps.contains(where: \.expectsWords)
  }
}

extension Transcript {
  /// Returns whether a line or a claim expects words that VoiceOver says only at some stops, or
  /// denies words that VoiceOver or the app could say.
  ///
  /// - Complexity: The same as for ``expectsWords``, and for opening all screens if every line and
  ///   claim that expects words may match anything.
  func expectsWords(of document: AppDocument) -> Bool {
    guard expectsWords else { return false }
    var speech = OwnSpeech()
    // Usually, one of the first steps expects words, and the later steps don't matter.
    if steps.contains(where: { $0.ofTheApp(&speech).surelyExpectsWords(fromScreen: start) }) {
      return true
    }
    var texts = SayableTexts(document, self)
    return stepsOfTheApp.contains { $0.expectsWords(of: &texts) }
  }

  /// Returns, for each step, whether any of its lines or claims expects words, as in
  /// ``expectsWords(of:)``.
  ///
  /// - Complexity: The same as for ``expectsWords(of:)``.
  func stepsThatExpectWords(of document: AppDocument) -> [Bool] {
    var texts = SayableTexts(document, self)
    return stepsOfTheApp.map {
      $0.surelyExpectsWords(fromScreen: start) || $0.expectsWords(of: &texts)
    }
  }

  /// Returns the index of the last step with a line or a claim that can fail, ignoring refusals, or
  /// `nil` if there's none.
  ///
  /// - Complexity: The same as for ``expectsWords(of:)``.
  func lastStepThatCanFail(in document: AppDocument) -> Int? {
    let isOfClaims = isOfClaimsAlone
    var texts = SayableTexts(document, self)
    let own = stepsOfTheApp
    return steps.indices.last { place in
      let step = own[place]
      return step.canFail(inFileOfClaims: isOfClaims || steps[place].isOfClaimsAlone)
        || step.claims.contains {
          $0.expectsWords && !step.repeats($0) && texts.canHave(wordsDeniedBy: $0)
        }
    }
  }

  /// The steps without the lines that VoiceOver says in every app in practice mode or while you
  /// change its settings.
  private var stepsOfTheApp: [Step] {
    var speech = OwnSpeech()
    return steps.map { $0.ofTheApp(&speech) }
  }
}

extension Transcript.Step {
  /// Returns the step without the lines that VoiceOver says in every app, given the tracker of all
  /// earlier steps.
  fileprivate func ofTheApp(_ speech: inout OwnSpeech) -> Self {
    var step = self
    if speech.covers(step) { step.expected.removeAll { $0.literal.isSpeech } }
    return step
  }

  /// Returns whether the step expects words in any app.
  fileprivate func surelyExpectsWords(fromScreen start: String?) -> Bool {
    !isInspection && expected.contains { $0.expectsWords && $0.loosened == nil && !repeats($0) }
      || claims.contains { claim in
        guard claim.expectsWords, claim.deniedWords == nil, !repeats(claim) else { return false }
        if case .screen(let name, isBelow: false) = claim.content, launchesApp {
          return name != start
        }
        return true
      }
  }

  /// Returns whether any line of the step can fail, ignoring refusals and VoiceOver's words about
  /// itself.
  fileprivate func canFail(inFileOfClaims isOfClaims: Bool) -> Bool {
    if expected.isEmpty { return !isInspection && !isOfClaims }
    return expected.contains {
      !$0.saysNothing && !VoiceOverWords.ofItself.contains($0.literal.text)
    }
  }

  /// Returns whether the step expects words that VoiceOver says only at some stops, or denies words
  /// that VoiceOver or the app could say.
  fileprivate func expectsWords(of texts: inout SayableTexts) -> Bool {
    if !isInspection,
      expected.contains(where: { $0.expectsWords && !repeats($0) && !texts.allFit($0) })
    {
      return true
    }
    return claims.contains { $0.deniedWords != nil && texts.canHave(wordsDeniedBy: $0) }
  }

  /// Whether a line or a claim of the step expects words or a reaction of the app.
  var expectsWords: Bool {
    !isInspection && expected.contains(where: \.expectsWords)
      || claims.contains(where: \.expectsWords)
  }
}

extension LinePattern {
  /// Whether the line expects the app's words, or a refusal that depends on the app.
  fileprivate var expectsWords: Bool {
    if saysNothing { return false }
    if isRefusal { return !Self.refusalsOfNobody.contains(where: matches) }
    guard let kind = literal.kind else {
      return !literal.text.isEmpty && !VoiceOverWords.ofItself.contains(literal.text)
    }
    return !Self.wordless.contains(kind) && !fixesOnlyKind
  }

  /// The `~` lines that contain no words from the app.
  private static let wordless: Set = ["sound", "scroll", "silent", "microphone", "grid"]

  /// The refusals that don't depend on the app.
  private static let refusalsOfNobody = [
    RefusalReason.voiceOverIsOff, .voice(.isOff), .voice(.notUnderstood), .nothingToUndo,
    .notSimulated, .gesture(.notEditing),
  ].compactMap { SessionLine.refusal($0).heard }
}

extension Claim {
  /// Whether the claim expects words or a reaction of the app.
  var expectsWords: Bool {
    switch content {
    case .silent, .gestures, .phrases, .absent, .knownFailure, .focus(_, within: .some): false
    case .condition, .state, .focus, .screen, .reachable, .order, .hasAction, .conveys, .rotor,
      .says, .hintSays, .voices, .task, .canSay, .showsName:
      true
    }
  }
}
