package import EarshotLines
package import EarshotNotation

/// A setting that represents an open or contested question, with the answer that a record suggests.
///
/// - Source: VOICEOVER.md, chapters 8.1, 8.3, 10, and 15.
package struct SettledSetting: Hashable, Sendable {
  /// The name of the setting.
  package let name: String
  /// The number of utterances that agree with each value, minus the number of utterances that the
  /// phone omits, in the order of the values.
  package let agreed: [(value: String, count: Int)]

  /// The values that the most utterances agree with.
  package var best: [String] {
    let most = agreed.map(\.count).max() ?? 0
    return agreed.filter { $0.count == most }.map(\.value)
  }

  /// The names of the settings about which sources disagree or in which iOS versions differ.
  package static let open = [
    "ios", "boundary", "announcements", "focusAfterPush", "focusAfterBack", "focusAfterDismiss",
    "focusAfterTab", "alerts", "actionsFeedback", "imageDescriptions",
  ]

  /// The maximum length of a record for which Earshot tries settings, in bytes.
  package static let limit = 262_144

  /// Returns the settings that a record settles because it agrees more often with some values than
  /// with other values.
  ///
  /// Words that agree with a value are evidence for it. Words that a phone omits are evidence
  /// against it, unless the phone says something else instead. Words that agree with no value
  /// aren't evidence. Each setting varies by itself while everything else stays the same. For a
  /// record of more than ``limit`` bytes, no setting varies.
  ///
  /// - Complexity: The same as for comparing the record once for each value of each setting.
  package static func settled(
    by witness: Witness,
    on document: AppDocument,
    options: SessionOptions,
    comparison: SpokenComparison
  ) -> [SettledSetting] {
    guard witness.source.utf8.count <= limit else { return [] }
    return open.compactMap { name in
      guard let setting = Setting.named(name) else { return nil }
      let agreed = setting.choices.map { value in
        let observation = witness.observe(
          on: document,
          options: options,
          overrides: [(name, value)],
          comparison: comparison
        )
        let unsaid = observation.misses.count { $0.phone == nil && $0.isOnlyMiss }
        return (value, observation.agreed - unsaid)
      }
      let settled = SettledSetting(name: name, agreed: agreed)
      return settled.best.count < agreed.count ? settled : nil
    }
  }

  /// Returns whether two settings have the same name and the same number of agreeing utterances for
  /// each value.
  package static func == (first: SettledSetting, second: SettledSetting) -> Bool {
    first.name == second.name && first.agreed.map(\.value) == second.agreed.map(\.value)
      && first.agreed.map(\.count) == second.agreed.map(\.count)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
