import EarshotModel
import EarshotFocusEngine

/// One thing that keeps words from being heard, and how it would be without it.
///
/// What a rule withholds is found by asking the same rules again with the obstacle out of the way,
/// so that no rule has to be told twice.
struct SuppressionRule {
  /// What an utterance is made of.
  struct Scene {
    var description: ElementDescription
    var composer: Composer
  }

  /// Why a part was not heard.
  let reason: (Utterance.Part) -> String
  /// The rule that keeps it back, or `nil` for a setting.
  let rule: Utterance.Rule?
  /// The kinds of parts that it keeps back; all where none is named.
  let kinds: Set<Utterance.Kind>
  /// Takes it out of the way.
  let remove: (inout Scene) -> Void

  /// Creates an obstacle with one reason for all it keeps back.
  init(
    _ reason: String,
    by rule: Utterance.Rule?,
    _ kinds: Set<Utterance.Kind> = [],
    remove: @escaping (inout Scene) -> Void
  ) {
    self.init({ _ in reason }, by: rule, kinds, remove: remove)
  }

  init(
    _ reason: @escaping (Utterance.Part) -> String,
    by rule: Utterance.Rule?,
    _ kinds: Set<Utterance.Kind> = [],
    remove: @escaping (inout Scene) -> Void
  ) {
    self.reason = reason
    self.rule = rule
    self.kinds = kinds
    self.remove = remove
  }

  /// Whether a part may be one that it keeps back; “Selected” is never kept back.
  func concerns(_ part: Utterance.Part) -> Bool {
    part.kind != .selected && (kinds.isEmpty || kinds.contains(part.kind))
  }

  /// Every obstacle, in the order in which they are taken away.
  ///
  /// Settings come first: who turned something off wants to hear of that. What hides a role stands
  /// behind the container that hides it, so that the narrower reason is given.
  static func all(around containers: [ElementDescription.Group]) -> [SuppressionRule] {
    settings + feedback + [dimmed, laterInRow, unimportant, farther]
      + [insideAlready(containers)] + fields + [tabBar] + narrower + missing + [promotion]
  }
}

// What the settings keep back.
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
