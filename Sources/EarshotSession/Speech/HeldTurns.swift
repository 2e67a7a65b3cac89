import EarshotModel

/// Announcements of low priority whose turn had not come when a `wait` ended, and when it comes.
///
/// The next `wait` speaks them when it is their turn; a gesture drops them, as it silences whatever
/// waits.
///
/// - Source: VOICEOVER.md 8.1 and 8.2.
/// - Rule: ``SessionRule/waitingAnnouncementsKeepTheirTurn``
struct HeldTurns: Sendable {
  /// The announcements, in order.
  let items: [SpeechItem]
  /// When the first of them is spoken, in nanoseconds.
  let due: Int
}

extension SpeechQueue {
  /// Takes the announcements of low priority that still wait behind what is being said; what is being said goes on.
  ///
  /// - Returns: Nothing where none waits.
  /// - Complexity: O(*n*) in the length of what waits.
  mutating func takeTurns() -> HeldTurns? {
    let items = holdBack { $0.kind == .announcement(.low) }
    guard !items.isEmpty else { return nil }
    return HeldTurns(items: items, due: endOfSpeech)
  }

  /// Lets announcements wait for their turn that were taken.
  mutating func resume(_ turns: HeldTurns) { putBack(turns.items, due: turns.due) }
}
