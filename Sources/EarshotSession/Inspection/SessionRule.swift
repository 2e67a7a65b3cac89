package import EarshotModel

/// A rule about speech during a session, with its evidence: the duration of speech, interruptions,
/// and the effects of VoiceOver's own switches.
///
/// The code that applies a rule names it in a comment. Docs/Sessions.md describes the format of
/// lines and files, which isn't part of VoiceOver.
package enum SessionRule: String, CaseIterable, Hashable, Sendable {
  // The duration of speech.
  case pace, words, pauses, stepIsSpokenOut, clock

  // Interruptions, and the results of announcements.
  case gestureCutsSpeech, announcementsWait, waitingAnnouncementsKeepTheirTurn,
    sameMomentCutsTheFirstWord,
    highPriority, cutWords, announcementFate

  // The effects of switches and commands.
  case pausing, speechOff, rotorIsSpeech, curtain, copying, practice, practiceNames, itemChooser,
    chartDetails, voiceOverOff, keysAreCommands
  case silentStart, refusals

  // Sounds and other effects that aren't words.
  case soundNames, cueSounds, voiceReading, rotorResults, settings, navigation

  // The app's own speech and sound.
  case appSpeaks, overVoiceOver, phoneEvents, ducking

  /// The rules by their names.
  private static let rules = RulePage.english.rules(named: allCases)

  /// The rule's sentence and its evidence, from its row in Docs/Fidelity.md.
  package var rule: Rule { Self.rules[self] ?? Rule("", source: "") }
}
