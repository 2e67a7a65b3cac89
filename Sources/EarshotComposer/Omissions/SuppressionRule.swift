import EarshotModel
import EarshotFocusEngine

/// A rule that keeps VoiceOver from saying words, because of a setting, a trait, or other text.
///
/// To find the words that it suppresses, Earshot removes the rule and applies the rules of speech
/// again. The code therefore states each rule only once.
struct SuppressionRule {
  /// The input for an utterance, from which Earshot can remove a rule.
  struct Scene {
    var description: ElementDescription
    var composer: Composer
  }

  /// A function that returns the reason that VoiceOver didn't say a part.
  let reason: (Utterance.Part) -> String
  /// The rule of speech behind this rule, with its evidence, or `nil` for a setting.
  let speechRule: SpeechRule?
  /// The kinds of parts that the rule suppresses.
  ///
  /// An empty set means all kinds.
  let kinds: Set<Utterance.Kind>
  /// A function that changes a scene so the rule no longer applies.
  let remove: (inout Scene) -> Void

  /// Creates a rule with the same reason for all parts that it suppresses.
  init(
    _ reason: String,
    by rule: SpeechRule?,
    _ kinds: Set<Utterance.Kind> = [],
    remove: @escaping (inout Scene) -> Void
  ) {
    self.init({ _ in reason }, by: rule, kinds, remove: remove)
  }

  /// Creates a rule whose reason depends on the part that it suppresses.
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

  /// Returns whether the rule can suppress a part.
  ///
  /// No rule suppresses “Selected”.
  func concerns(_ part: Utterance.Part) -> Bool {
    part.kind != .selected && (kinds.isEmpty || kinds.contains(part.kind))
  }

  /// Returns all rules in the order in which Earshot removes them.
  ///
  /// Settings come first, because if you turned something off, you want to know this reason. The
  /// container that hides a role comes before everything else that hides it, so Earshot gives the
  /// more specific reason.
  static func all(around containers: [ElementDescription.Group]) -> [SuppressionRule] {
    settings + feedback + [dimmed, laterInRow, unimportant, farther]
      + [insideAlready(containers)] + fields + [tabBar] + narrower + missing + [promotion]
  }
}

// The words that the settings suppress.
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
    SuppressionRule("the '\(name)' setting is off", by: nil) {
      $0.composer.settings[keyPath: path] = true
    }
  }

  /// The rules for cues that VoiceOver gives in a form other than words.
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
    SuppressionRule("the '\(name)' setting is '\(feedback.rawValue)'", by: nil, [kind]) { scene in
      guard scene.composer.settings[keyPath: path] == feedback else { return }
      scene.composer.settings[keyPath: path] = .speak
    }
  }
}
