public import EarshotModel

/// A rule of speech, with its evidence.
///
/// Each part of an utterance names the rule that adds its words, and `:why` prints that rule. If a
/// rule shapes a whole line, the comment of the code that applies it names the rule. The row of a
/// rule in Docs/Fidelity.md contains the rule's words, and a test requires the row.
public enum SpeechRule: String, CaseIterable, Hashable, Sendable {
  /// Rules for an element's name and value begin here.
  case label, backLabel, stepperLabel, systemLabel, cellContents, emptyText, value, secureValue,
    secureBullets,
    secureTrait, placeholder, startOfScale, repetition, touchedLabel, changedElement, newValue,
    polledValue
  /// Rules for VoiceOver's own words about pictures, alerts, and screens begin here.
  case recognizedPicture, recognizedText, alertWord, titleBeforeBackButton
  /// Rules for an element's state begin here.
  case selected, dimmed, draggable, expandedStatus, switchButton, toggleState, unknownToggleState
  /// Rules for an element's kind begin here.
  case role, button, backButton, tab, headingLevel, popUpButton, pickerItem, wheelPlace,
    silentTrait, privateTrait
  /// Rules for text fields begin here.
  case textField, searchField, isEditing, textPosition, editingBegins, movedInsertionPoint
  /// Rules for an element's place and containers begin here.
  case containerEntry, dimmedContainer, tabBarEntry, unheardName, series, listEnds, landmarkEnds,
    landmarkLabel,
    nearestContainer,
    tableHeader, cellHeading, cellSpan, cellPlace, summary
  /// Rules for the hint line begin here.
  case hint, promotedHint, snapshotHint, dimmedHints, adjustHint, toggleHint, editHint, editingHint,
    directTouchHint, customRotorsHint, customActionsHint, pickerHint, expandHint
  /// Rules for custom actions, custom content, and drag and drop begin here.
  case actionsCue, actionEntry, defaultAction, importantContent, moreContent, contentEntry,
    chartEntry, chartDescription, chartComplete, chartDetail, drag,
    dropReady, drop
  /// Rules for the rotor, and for reading text by units, begin here.
  case rotorNames, notFound, turnedSetting, moreResults, unit, markedRange, linkInText,
    capital, blank, markName,
    secretUnit, phonetics
  /// Rules for typing begin here.
  case echo, wordEcho, deletion, selection, editEntry, copiedText,
    dictatedText
  /// Rules for events in the app, and for VoiceOver's announcements about itself, begin here.
  case appName, announcement, notified, page, ownPage, readingOn, switched,
    speechSwitched, copiedSpeech, practice,
    practiceEffect, chooser
  /// Rules for the composition of an utterance, and for its language, begin here.
  case order, hintOrder, chunks, oneString, readings, snapshotStyle, extraLines, languageTable,
    unknownWord,
    digits
}

extension SpeechRule {
  /// The rules by their names.
  private static let rules = RulePage.english.rules(named: allCases)

  /// The rule's sentence and its evidence, from its row in Docs/Fidelity.md.
  public var rule: Rule { Self.rules[self] ?? Rule("", source: "") }
}
