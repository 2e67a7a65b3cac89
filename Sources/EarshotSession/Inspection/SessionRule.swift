package import EarshotModel

/// A rule, with its evidence, about the duration of speech, interruptions, or the effects of
/// VoiceOver's own modes during a session.
///
/// A comment on the code that applies a rule names the rule. The format of lines and files isn't
/// part of VoiceOver, so Docs/Sessions.md describes it.
package enum SessionRule: String, CaseIterable, Hashable, Sendable {
  // The duration of speech.
  case pace, words, pauses, stepIsSpokenOut, clock

  // Interruptions, and the results of announcements.
  case gestureCutsSpeech, announcementsWait, waitingAnnouncementsKeepTheirTurn,
    sameMomentCutsTheFirstWord,
    highPriority, cutWords, announcementFate

  // The effects of modes and commands.
  case pausing, speechOff, rotorIsSpeech, curtain, copying, practice, practiceNames, itemChooser,
    chartDetails, voiceOverOff, keysAreCommands
  case silentStart, refusals

  // Sounds and other effects that aren't words.
  case soundNames, cueSounds, voiceReading, rotorResults, settings, navigation

  // The app's own speech and sound.
  case appSpeaks, overVoiceOver, phoneEvents, ducking

  private static let rules = RulePage.english.rules(named: allCases)

  /// The rule's sentence and its evidence, from its row in Docs/Fidelity.md.
  package var rule: Rule { Self.rules[self] ?? Rule("", source: "") }
}
