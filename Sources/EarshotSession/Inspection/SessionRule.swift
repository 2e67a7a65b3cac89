package import EarshotModel

/// Every rule of what is heard in the course of a session, with its evidence: how long speech lasts,
/// what cuts it short, what VoiceOver's own switches do.
///
/// The comment of the code that applies a rule names it. What concerns the form of lines and files
/// alone is no rule of VoiceOver, and is described in Docs/Sessions.md.
package enum SessionRule: String, CaseIterable, Hashable, Sendable {
  // How long speech lasts.
  case pace, words, pauses, stepIsSpokenOut, clock

  // What is cut short, and what becomes of announcements.
  case gestureCutsSpeech, announcementsWait, waitingAnnouncementsKeepTheirTurn,
    sameMomentCutsTheFirstWord,
    highPriority, cutWords, announcementFate

  // What switches and commands do.
  case pausing, speechOff, rotorIsSpeech, curtain, copying, practice, practiceNames, itemChooser,
    voiceOverOff, keysAreCommands
  case silentStart, refusals

  // What is heard beside the words.
  case soundNames, cueSounds, voiceReading, rotorResults, settings, navigation

  /// What the rule says, and its evidence.
  package var rule: Rule {
    switch self {
    case .pace:
      Rule(
        "three words a second are spoken at a rate of 50 %, at other rates as the curve of the synthesizer says",
        source: "VOICEOVER.md 8.2; Yandex speech talk (ru)"
      )
    case .words:
      Rule(
        "a word is a run without spaces; of Chinese and Japanese two characters are one",
        source: "VOICEOVER.md 8.2"
      )
    case .pauses:
      Rule(
        "a hint starts a second after its description",
        source: "VOICEOVER.md 8.2"
      )
    case .stepIsSpokenOut:
      Rule(
        "what a gesture causes is spoken out before the next command",
        source: "VOICEOVER.md 8.2"
      )
    case .clock:
      Rule(
        "time passes under wait alone; on the way the app does what is due",
        source: "VOICEOVER.md 8.2"
      )
    case .gestureCutsSpeech:
      Rule(
        "a gesture that follows before speech ends silences it",
        source: "VOICEOVER.md 8.1; SESSIONS.md, “Commands”"
      )
    case .announcementsWait:
      Rule(
        "words of one moment follow each other; of announcements that wait for others the last one "
          + "stays, and those of low priority wait for each other",
        source: "WWDC23-10036; Apple docs, AnnouncementPriority.low; VOICEOVER.md 8.1"
      )
    case .waitingAnnouncementsKeepTheirTurn:
      Rule(
        "an announcement of low priority that still waits when a wait ends keeps its turn: the next "
          + "wait speaks it then, a gesture drops it",
        source: "VOICEOVER.md 8.1 and 8.2; our choice"
      )
    case .sameMomentCutsTheFirstWord:
      Rule(
        "of announcements of one moment each cuts the one before at its first word, one of high "
          + "priority at its first group of words, up to a mark; those of low priority that wait are "
          + "dropped, and behind one of high priority only the last is heard",
        source: "WWDC23-10036; VOICEOVER.md 8.1; what a group of words is: our choice"
      )
    case .highPriority:
      Rule(
        "nothing cuts an announcement of high priority short",
        source: "WWDC23-10036; VOICEOVER.md 8.1"
      )
    case .cutWords:
      Rule(
        "what is cut short is heard up to the last word that had begun",
        source: "WWDC23-10036; VOICEOVER.md 8.1"
      )
    case .announcementFate:
      Rule(
        "the app hears which announcements were spoken to their end, and which were lost",
        source: "UIAccessibility.h, announcementDidFinish; SCREEN-FORMAT.md, “Events and effects”"
      )
    case .pausing:
      Rule("two fingers that tap stop speech, and let it go on", source: "VOICEOVER.md, chapter 5")
    case .speechOff:
      Rule(
        "that speech is off is the last thing said, that it is on the first",
        source: "VOICEOVER.md, chapter 5"
      )
    case .rotorIsSpeech:
      Rule(
        "the name of an option is spoken, so that it is not heard while speech is off",
        source: "VOICEOVER.md, chapter 10; SESSIONS.md, “Lines of a session”"
      )
    case .curtain:
      Rule(
        "the screen curtain hides the screen and nothing else",
        source: "WWDC18-226; VOICEOVER.md, chapter 5"
      )
    case .copying:
      Rule(
        "what was spoken last is copied: the description, or the hint where there is nothing else",
        source: "VOICEOVER.md, chapter 5; our choice"
      )
    case .practice:
      Rule(
        "while gestures are practiced they are named, with what they do, and not made; a scrub ends it, "
          + "and what began it",
        source: "blindios.uk; vo-portal (de); VOICEOVER.md, chapter 5"
      )
    case .practiceNames:
      Rule(
        "a practiced gesture is named by what the fingers do",
        source: "blindios.uk; our choice (VOICEOVER.md, chapter 5)"
      )
    case .itemChooser:
      Rule(
        "the item chooser is a place of its own: a search field, then the elements by name from A to Z; "
          + "a double tap goes to one, a scrub leaves; with a text it goes to the first element whose "
          + "description holds it",
        source:
          "our choice (VOICEOVER.md, chapter 5; SESSIONS.md, “Commands”), after iOS 14 commands"
      )
    case .voiceOverOff:
      Rule(
        "while VoiceOver is off nothing is spoken and no gesture is taken; on again it says the app's "
          + "name and the first element, or the summary element the first time, without starting the app",
        source: "VOICEOVER.md, chapter 5; our choice"
      )
    case .keysAreCommands:
      Rule(
        "the keys that do what a gesture does can be typed in its place; Quick Nav is taken to be on",
        source: "iOS 14 commands; our choice"
      )
    case .silentStart:
      Rule(
        "a session that begins with another command starts without a word",
        source: "SESSIONS.md, “Commands”"
      )
    case .refusals:
      Rule(
        "what is not understood, not there or not simulated is refused, and nothing else happens",
        source: "our choice (SESSIONS.md, “Refusals”)"
      )
    case .soundNames:
      Rule(
        "sounds have names of ours, since the system has none for them",
        source: "VOICEOVER.md, chapter 5"
      )
    case .cueSounds:
      Rule(
        "a cue for actions or content may be a sound, where the settings ask for it",
        source: "VOICEOVER.md 4.4"
      )
    case .voiceReading:
      Rule(
        "numbers, marks between digits, signs, units, names of files and emoji are read by the voice; `:why` notes how",
        source: "iOS 26.5 log; VOICEOVER.md 4.2"
      )
    case .rotorResults:
      Rule(
        "a rotor is walked both ways: ten results are listed and 99 more counted in each direction",
        source: "AccessibilitySnapshot (VOICEOVER.md 4.5)"
      )
    case .settings:
      Rule(
        "the settings are those of VoiceOver that change what is heard",
        source: "VOICEOVER.md, chapter 10"
      )
    case .navigation:
      Rule(
        "swipes go from element to element; what goes from group to group is not simulated",
        source: "VOICEOVER.md, chapter 10"
      )
    }
  }
}
