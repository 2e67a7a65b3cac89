import EarshotFocusEngine

extension Stop {
  /// The description in the spoken style: all that is heard of the stop but groups and hints.
  ///
  /// The order is VOICEOVER.md 4.1's; each line is a rule of its own, in the file of that name.
  ///
  /// - Source: VOICEOVER.md 4.1.
  var spokenDescription: [Part] {
    var parts = selected + tableHeaders + label + promotedHint
    if !isEditing { parts += value }
    parts += importantContent
    parts += cellHeading + cellPlace
    parts += dimmed
    parts += button + backButton
    parts += toggle
    parts += tab
    parts += textEntry
    parts += heading + link + adjustable + image + searchField
    parts += popUpButton + pickerItem + draggable
    parts += expandedStatus
    parts += series + ends
    parts += dropReady
    return parts
  }

  /// The hint line in the spoken style: the author's hint, the system's, then the cues.
  ///
  /// The setting `hints` turns off the hints, not the cues.
  ///
  /// - Source: our choice (VOICEOVER.md 4.3, 4.4).
  var spokenHint: [Part] {
    (settings.hints ? ownHint + systemHints : []) + actionsCue + moreContentCue
  }
}
