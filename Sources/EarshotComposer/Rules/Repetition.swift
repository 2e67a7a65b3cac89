import EarshotModel

extension Utterance.Rule {
  static let repetition = Self(
    "an activated element says its label again",
    source: "WWDC16-202; our choice"
  )
}

extension Stop {
  /// What an element says when it was activated: its label again; without one its value, else the
  /// hint that stands for the label.
  ///
  /// A cell says what it speaks. Reads as “Points”.
  ///
  /// - Source: our choice (VOICEOVER.md 6.1), after WWDC16-202.
  var repetition: [Part] {
    if let label = element.label.nonEmpty {
      return [Part(.label, label, from: .label, by: .repetition)]
    }
    return [label, value, toggleState, promotedHint].first { !$0.isEmpty } ?? []
  }

  /// The new value alone, of a toggle the new state.
  ///
  /// Reads as “28%” or “off”.
  ///
  /// - Source: WWDC14-210, WWDC24-10073 (VOICEOVER.md 4.2 and 6.2).
  var newValue: [Part] { value + toggleState }
}
