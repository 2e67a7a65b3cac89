package import EarshotModel

/// Every rule about speech during a session, with its evidence: the duration of speech,
/// interruptions, and the effects of VoiceOver's own switches.
///
/// The code that applies a rule names it in a comment. Docs/Sessions.md describes the form of lines and
/// files, which isn't VoiceOver's.
package enum SessionRule: String, CaseIterable, Hashable, Sendable {
  // The duration of speech.
  case pace, words, pauses, stepIsSpokenOut, clock

  // Interruptions, and the outcome of announcements.
  case gestureCutsSpeech, announcementsWait, waitingAnnouncementsKeepTheirTurn,
    sameMomentCutsTheFirstWord,
    highPriority, cutWords, announcementFate

  // The effects of switches and commands.
  case pausing, speechOff, rotorIsSpeech, curtain, copying, practice, practiceNames, itemChooser,
    chartDetails, voiceOverOff, keysAreCommands
  case silentStart, refusals

  // Sounds, and other things that you hear besides words.
  case soundNames, cueSounds, voiceReading, rotorResults, settings, navigation

  // The app's own speech and sound.
  case appSpeaks, overVoiceOver, phoneEvents, ducking

  /// The rule's sentence and its evidence.
  package var rule: Rule {
    switch self {
    case .pace:
      Rule(
        "at a rate of 50%, VoiceOver says three words a second; other rates follow the "
          + "synthesizer's curve",
        source: "VOICEOVER.md 8.2; Yandex speech talk (ru)"
      )
    case .words:
      Rule(
        "a word is a run of characters without spaces; in Chinese and Japanese, two characters "
          + "are treated as one word",
        source: "VOICEOVER.md 8.2"
      )
    case .pauses:
      Rule("VoiceOver says a hint one second after the description", source: "VOICEOVER.md 8.2")
    case .stepIsSpokenOut:
      Rule(
        "VoiceOver finishes the speech that a gesture causes before the next command",
        source: "VOICEOVER.md 8.2"
      )
    case .clock:
      Rule(
        "time passes only during `wait`, when the app does everything that's due",
        source: "VOICEOVER.md 8.2"
      )
    case .gestureCutsSpeech:
      Rule(
        "a new gesture interrupts speech that hasn't ended",
        source: "VOICEOVER.md 8.1; SESSIONS.md, “Commands”"
      )
    case .announcementsWait:
      Rule(
        "VoiceOver says words that are posted at the same time one after the other; of waiting "
          + "announcements, it keeps only the last, but low-priority ones wait in line",
        source: "WWDC23-10036; Apple docs, AnnouncementPriority.low; VOICEOVER.md 8.1"
      )
    case .waitingAnnouncementsKeepTheirTurn:
      Rule(
        "if a low-priority announcement still waits when a wait ends, VoiceOver says it during the "
          + "next wait; a gesture drops it",
        source: "VOICEOVER.md 8.1 and 8.2; our choice"
      )
    case .sameMomentCutsTheFirstWord:
      Rule(
        "if announcements are posted at the same time, each interrupts the previous one after a "
          + "word or, with high priority, after a phrase; VoiceOver drops waiting low-priority "
          + "ones and, after a high-priority one, all but the last",
        source: "WWDC23-10036; VOICEOVER.md 8.1; our choice that a phrase ends at punctuation"
      )
    case .highPriority:
      Rule(
        "nothing interrupts a high-priority announcement",
        source: "WWDC23-10036; VOICEOVER.md 8.1"
      )
    case .cutWords:
      Rule(
        "if something interrupts speech, you hear it up to the last word that VoiceOver began",
        source: "WWDC23-10036; VOICEOVER.md 8.1"
      )
    case .announcementFate:
      Rule(
        "the app learns which announcements VoiceOver finished and which were lost",
        source: "UIAccessibility.h, announcementDidFinish; SCREEN-FORMAT.md, “Events and effects”"
      )
    case .pausing:
      Rule(
        "a two-finger tap pauses or resumes speech",
        source: "VoiceOver User Guide; [iOS 14 commands]; VOICEOVER.md, chapter 5"
      )
    case .speechOff:
      Rule(
        "VoiceOver says “Speech off” before speech stops and “Speech on” when it returns",
        source: "[iOS 14 commands] for the gesture; VOICEOVER.md, chapter 5, for the words"
      )
    case .rotorIsSpeech:
      Rule(
        "VoiceOver speaks the name of a rotor setting, so you don't hear it while speech is off",
        source: "VOICEOVER.md, chapter 10; SESSIONS.md, “Lines of a session”"
      )
    case .curtain:
      Rule(
        "the screen curtain hides the screen and changes nothing else",
        source: "WWDC18-226; VOICEOVER.md, chapter 5"
      )
    case .copying:
      Rule(
        "VoiceOver copies what it said last: the description or, if there's none, the hint",
        source: "VOICEOVER.md, chapter 5; our choice"
      )
    case .practice:
      Rule(
        "in practice mode, VoiceOver names gestures and their effects without performing them; a "
          + "scrub, or the gesture that started practice mode, ends it",
        source: "blindios.uk; vo-portal (de); VOICEOVER.md, chapter 5"
      )
    case .practiceNames:
      Rule(
        "in practice mode, VoiceOver describes a gesture by its finger movements",
        source: "blindios.uk; our choice (VOICEOVER.md, chapter 5)"
      )
    case .itemChooser:
      Rule(
        "the item chooser lists a search field, then the elements in alphabetical order; a double "
          + "tap chooses an element, a scrub closes the list, and text moves to the first "
          + "description that contains it",
        source:
          "[iOS 14 commands]; our choice for what is heard in it (VOICEOVER.md, chapter 5; "
          + "SESSIONS.md, “Commands”)"
      )
    case .chartDetails:
      Rule(
        "on the screen of chart details, double-tap the button to play the chart, hold it and drag "
          + "along the points, and scrub to leave",
        source:
          "[WWDC21-10122]; our choice for leaving, and for one point a drag (AUDIO-GRAPHS.md, "
          + "chapter 4)"
      )
    case .voiceOverOff:
      Rule(
        "while VoiceOver is off, it says nothing and takes no gestures; when you turn it on, it "
          + "says the app's name and the first or summary element without restarting the app",
        source:
          "VoiceOver User Guide; our choice for what is heard afterward (VOICEOVER.md, "
          + "chapter 5)"
      )
    case .keysAreCommands:
      Rule(
        "you can type the keys of a gesture in place of the gesture; Earshot assumes that Quick "
          + "Nav is on",
        source: "iOS 14 commands; our choice"
      )
    case .silentStart:
      Rule(
        "if a session doesn't begin with the command `start`, it starts silently",
        source: "SESSIONS.md, “Commands”"
      )
    case .refusals:
      Rule(
        "Earshot refuses a command that it doesn't understand, can't find, or doesn't simulate, "
          + "and nothing else happens",
        source: "our choice (SESSIONS.md, “Refusals”)"
      )
    case .soundNames:
      Rule(
        "Earshot uses its own names for sounds, because the system has none",
        source: "VOICEOVER.md, chapter 5"
      )
    case .cueSounds:
      Rule(
        "if actionsFeedback or moreContentFeedback is 'sound', a sound replaces the cue for "
          + "actions or content",
        source: "VOICEOVER.md 4.4"
      )
    case .voiceReading:
      Rule(
        "a voice has its own way to read numbers, marks between digits, symbols, units, file "
          + "names, and emoji, and `:why` says how",
        source: "iOS 26.5 log; VOICEOVER.md 4.2"
      )
    case .rotorResults:
      Rule(
        "Earshot lists ten rotor results in each direction, and counts up to 99 more",
        source: "AccessibilitySnapshot (VOICEOVER.md 4.5)"
      )
    case .settings:
      Rule(
        "Earshot supports the VoiceOver settings that change what you hear",
        source: "VOICEOVER.md, chapter 10"
      )
    case .navigation:
      Rule(
        "a swipe moves from element to element; Earshot doesn't simulate moving from group to "
          + "group",
        source: "VOICEOVER.md, chapter 10"
      )
    case .appSpeaks:
      Rule(
        "the app's synthesizer speaks one utterance after the other, and VoiceOver doesn't wait "
          + "for it",
        source: "Apple docs, AVSpeechSynthesizer; APP-AUDIO.md"
      )
    case .overVoiceOver:
      Rule(
        "the app's own speech overlaps VoiceOver's; after a gesture, its handler's words follow "
          + "VoiceOver's",
        source: "WWDC18-236; WWDC20-10022"
      )
    case .phoneEvents:
      Rule(
        "a call interrupts the app's audio session; the session's category decides how the silent "
          + "switch and other apps affect it",
        source:
          "Apple docs, Audio Session Programming Guide, table B-1, and Responding to Audio Session "
          + "Interruptions; APP-AUDIO.md"
      )
    case .ducking:
      Rule(
        "audioDucking determines when VoiceOver lowers other apps' sound: never, while it speaks, "
          + "or always",
        source: "our choice for the default; APP-AUDIO.md"
      )
    }
  }
}
