extension Setting {
  /// What the setting does, in half a sentence.
  ///
  /// - Source: VOICEOVER.md, chapter 10.
  package var effect: String { Setting.effects[name] ?? "" }

  private static let effects = [
    "style": "utterances are printed as they are spoken, or as snapshots note them",
    "language": "VoiceOver's own words are in it where no element names another",
    "idiom": "on a pad rows lie further apart before they count as two",
    "direction": "the side of a row that is read first",
    "hints": "hints are spoken after the description",
    "actionsFeedback": "custom actions are announced in words, by a sound, by a hint or not",
    "moreContentFeedback": "custom content is announced in words, by a sound or not",
    "containers": "the label of a group is spoken when the cursor comes in",
    "tableHeaders": "the headers of its row and column stand before a cell",
    "rowsAndColumns": "a cell of a table says its row and column",
    "focusAfterBack": "going back leads to the element that had focus, or to the first",
    "rate": "how fast the voice is, and so how long speech lasts under wait",
    "volume": "how loud the voice is; recorded only",
    "pitch": "how high the voice is, 1 being its own; recorded only",
    "punctuation": "which marks the rotor's characters call by name",
    "capitals": "how a capital is told when it is typed or read alone",
    "typingEcho": "what is heard of a text while it is typed",
    "phonetics": "a letter read alone is followed by its word of the spelling alphabet",
    "sounds": "sounds are shown; the boundary always is",
    "echo": "single keys print the commands they stand for",
    "speech": "what is spoken is heard; off, positions still move",
    "curtain": "the screen is dark: :screen, :map and :tree show nothing",
    "navigation": "swipes go from element to element; from group to group is not simulated",
  ]
}
