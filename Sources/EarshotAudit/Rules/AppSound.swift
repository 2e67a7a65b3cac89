// Rules about an app's own speech and audio session.
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  static let voiceOverSpeech = AuditRule(
    "voice-over-speech",
    .warning,
    needs: .behavior,
    judge: .screen { screen in
      screen.complaints("the app's own speech overlaps VoiceOver's") { effects in
        effects.betweenWaits.contains { moment in
          moment.contains(where: \.isUtterance) && moment.contains(where: \.makesVoiceOverSpeak)
        }
      }
    }
  )

  static let voiceSilent = AuditRule(
    "voice-silent",
    .note,
    needs: .behavior,
    judge: .screen { screen in
      let found = screen.complaints("the silent switch silences the app's own speech") { effects in
        effects.hasSilencedUtterance && !effects.contains(where: \.saysOtherwise)
      }
      guard !found.isEmpty, !screen.tree.hasAnywhere(\.isAudibleSession) else { return [] }
      return found
    }
  )

  static let audioLeftLow = AuditRule(
    "audio-left-low",
    .note,
    needs: .behavior,
    judge: .screen { screen in
      let found = screen.complaints(
        "the app lowers the volume of other apps and never restores it"
      ) { effects in
        effects.contains(where: \.ducks)
      }
      guard !found.isEmpty, !screen.tree.hasAnywhere(\.endsDucking) else { return [] }
      return found
    }
  )
}

extension AuditedScreen {
  /// Returns a complaint about each node on the screen whose effects are wrong.
  fileprivate func complaints(
    _ message: Complaint.Message,
    _ isWrong: ([Effect]) -> Bool
  ) -> [Complaint] {
    shownNodes.filter { tree.courses(of: $0).contains(where: isWrong) }.map {
      Complaint($0, message)
    }
  }
}

extension ElementTree {
  /// Returns the effects of a node's handlers, actions, and links.
  fileprivate func courses(of node: Index) -> [[Effect]] {
    guard hasDetails(node) else { return [] }
    let element = self[node]
    return element.handlers.map(\.effects) + element.actions.map(\.effects)
      + element.marks.flatMap { $0.handlers.map(\.effects) }
  }

  /// Returns whether the app contains an effect for which a condition is true.
  ///
  /// - Complexity: O(*n*), where *n* is the number of effects.
  fileprivate func hasAnywhere(_ isWanted: (Effect) -> Bool) -> Bool {
    indices.contains { node in courses(of: node).contains { $0.contains(where: isWanted) } }
  }
}

extension [Effect] {
  /// The effects in groups that run at the same time, in order.
  fileprivate var betweenWaits: [ArraySlice<Effect>] {
    split { if case .wait = $0 { true } else { false } }
  }

  /// Whether the silent switch silences an utterance in these effects.
  fileprivate var hasSilencedUtterance: Bool {
    var isSilenced = true
    for effect in self {
      if case .audio(.activate(let category, _)) = effect {
        isSilenced = category.obeysSilentSwitch
      }
      if case .audio(.useSystem) = effect { isSilenced = false }
      if effect.isUtterance, isSilenced { return true }
    }
    return false
  }
}

extension Effect {
  /// Whether the effect makes the app itself speak.
  fileprivate var isUtterance: Bool { if case .voice(.speak) = self { true } else { false } }

  /// Whether the effect makes VoiceOver speak.
  fileprivate var makesVoiceOverSpeak: Bool {
    switch self {
    case .announce, .show, .leave, .open, .notify: true
    case .set, .change, .play, .voice, .audio, .wait, .decline: false
    }
  }

  /// Whether the effect may present the same information in a different way.
  fileprivate var saysOtherwise: Bool {
    switch self {
    case .announce, .set: true
    default: false
    }
  }

  /// Whether the effect sets an audio session that is audible with the silent switch on.
  fileprivate var isAudibleSession: Bool {
    switch self {
    case .audio(.activate(let category, _)): !category.obeysSilentSwitch
    case .audio(.useSystem): true
    default: false
    }
  }

  fileprivate var ducks: Bool {
    if case .audio(.activate(_, let options)) = self { options.contains(.duck) } else { false }
  }

  /// Whether the effect restores the sound of other apps.
  fileprivate var endsDucking: Bool {
    switch self {
    case .audio(.deactivate), .audio(.useSystem): true
    default: false
    }
  }
}
