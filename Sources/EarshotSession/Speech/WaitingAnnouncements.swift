import EarshotModel

/// The low-priority announcements that were still waiting when a `wait` ended, and the time at
/// which they're due.
///
/// VoiceOver says these announcements at that time during the next `wait`. A gesture that
/// interrupts speech drops them.
///
/// - Source: VOICEOVER.md 8.1 and 8.2.
/// - Rule: ``SessionRule/waitingAnnouncementsKeepTheirTurn``
struct WaitingAnnouncements: Sendable {
  /// The announcements, in order.
  let items: [SpeechItem]
  /// The time at which the first announcement is due, in nanoseconds.
  let due: Int
}

extension SpeechQueue {
  /// Removes and returns the low-priority announcements that are still waiting.
  ///
  /// The current speech continues.
  ///
  /// - Returns: The announcements, or `nil` if none is waiting.
  /// - Complexity: O(*n*), where *n* is the length of the waiting speech.
  mutating func takeWaitingAnnouncements() -> WaitingAnnouncements? {
    let items = holdBack { $0.kind == .announcement(.low) }
    guard !items.isEmpty else { return nil }
    return WaitingAnnouncements(items: items, due: endOfSpeech)
  }

  /// Puts removed announcements back in the queue.
  mutating func resume(_ turns: WaitingAnnouncements) { putBack(turns.items, due: turns.due) }
}
