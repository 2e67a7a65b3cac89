import EarshotModel
import EarshotFocusEngine

/// A rule that keeps words from being heard: a setting, a trait, another text.
///
/// What it suppresses is found by removing it and asking the rules of speech again, so that no rule
/// has to be written twice.
struct SuppressionRule {
  /// What an utterance is made of, and what a rule is removed from.
  struct Scene {
    var description: ElementDescription
    var composer: Composer
  }

  /// Why a part was not heard.
  let reason: (Utterance.Part) -> String
  /// The rule of speech behind it, with its evidence, or `nil` for a setting.
  let speechRule: SpeechRule?
  /// The kinds of parts that it suppresses; all where none is named.
  let kinds: Set<Utterance.Kind>
  /// Makes a scene in which it does not hold.
  let remove: (inout Scene) -> Void

  /// Creates a rule with one reason for all it suppresses.
  init(
    _ reason: String,
    by rule: SpeechRule?,
    _ kinds: Set<Utterance.Kind> = [],
    remove: @escaping (inout Scene) -> Void
  ) {
    self.init({ _ in reason }, by: rule, kinds, remove: remove)
  }

  /// Creates a rule whose reason depends on what it suppresses.
  init(
    _ reason: @escaping (Utterance.Part) -> String,
    by rule: SpeechRule?,
    _ kinds: Set<Utterance.Kind> = [],
    remove: @escaping (inout Scene) -> Void
  ) {
    self.reason = reason
    self.speechRule = rule
    self.kinds = kinds
    self.remove = remove
  }

  /// Whether a part may be one that it suppresses; “Selected” never is.
  func concerns(_ part: Utterance.Part) -> Bool {
    part.kind != .selected && (kinds.isEmpty || kinds.contains(part.kind))
  }

  /// Every rule, in the order in which they are removed.
  ///
  /// Settings come first: if you turned something off, you want to hear of that. What hides a role
  /// comes after the container that hides it, so that the narrower reason is given.
  static func all(around containers: [ElementDescription.Group]) -> [SuppressionRule] {
    settings + feedback + [dimmed, laterInRow, unimportant, farther]
      + [insideAlready(containers)] + fields + [tabBar] + narrower + missing + [promotion]
  }
}

// What the settings suppress.
extension SuppressionRule {
  private static var settings: [SuppressionRule] {
    [
      off("hints", \.hints), off("containers", \.containers),
      off("tableHeaders", \.tableHeaders), off("rowsAndColumns", \.rowsAndColumns),
    ]
  }

  private static func off(
    _ name: String,
    _ path: WritableKeyPath<VoiceOverSettings, Bool>
  ) -> SuppressionRule {
    SuppressionRule("the setting \(name) is off", by: nil) {
      $0.composer.settings[keyPath: path] = true
    }
  }

  /// The cues, where they are given otherwise than in words.
  private static var feedback: [SuppressionRule] {
    let others: [VoiceOverSettings.Feedback] = [.sound, .hint, .off]
    return others.flatMap { feedback in
      [
        silent("actionsFeedback", \.actionsFeedback, feedback, .actions),
        silent("moreContentFeedback", \.moreContentFeedback, feedback, .moreContent),
      ]
    }
  }

  private static func silent(
    _ name: String,
    _ path: WritableKeyPath<VoiceOverSettings, VoiceOverSettings.Feedback>,
    _ feedback: VoiceOverSettings.Feedback,
    _ kind: Utterance.Kind
  ) -> SuppressionRule {
    SuppressionRule("the setting \(name) is \(feedback.rawValue)", by: nil, [kind]) { scene in
      guard scene.composer.settings[keyPath: path] == feedback else { return }
      scene.composer.settings[keyPath: path] = .speak
    }
  }
}
