public import EarshotModel

/// Every rule of speech, with its evidence.
///
/// Each part of an utterance names the rule that adds its words, and `:why` prints that rule. If a rule
/// shapes a whole line, the comment of the code that applies it names the rule. The words of a rule are
/// its row in Docs/Fidelity.md, which a test requires.
public enum SpeechRule: String, CaseIterable, Hashable, Sendable {
  /// An element's name and value.
  case label, backLabel, stepperLabel, systemLabel, cellContents, emptyText, value, secureValue,
    secureBullets,
    secureTrait, placeholder, startOfScale, repetition, touchedLabel, changedElement, newValue,
    polledValue
  /// VoiceOver's own words for pictures, alerts, and screens.
  case recognizedPicture, recognizedText, alertWord, titleBeforeBackButton
  /// Its state.
  case selected, dimmed, draggable, expandedStatus, switchButton, toggleState, unknownToggleState
  /// Its kind.
  case role, button, backButton, tab, headingLevel, popUpButton, pickerItem, wheelPlace,
    silentTrait, privateTrait
  /// Text fields.
  case textField, searchField, isEditing, textPosition, editingBegins, movedInsertionPoint
  /// Its place among other elements, and its containers.
  case containerEntry, dimmedContainer, tabBarEntry, unheardName, series, listEnds, landmarkEnds,
    landmarkLabel,
    nearestContainer,
    tableHeader, cellHeading, cellSpan, cellPlace, summary
  /// The hint line.
  case hint, promotedHint, snapshotHint, dimmedHints, adjustHint, toggleHint, editHint, editingHint,
    directTouchHint, customRotorsHint, customActionsHint, pickerHint, expandHint
  /// Custom actions, custom content, drag and drop.
  case actionsCue, actionEntry, defaultAction, importantContent, moreContent, contentEntry,
    chartEntry, chartDescription, chartComplete, chartDetail, drag,
    dropReady, drop
  /// The rotor, and reading text by units.
  case rotorNames, notFound, turnedSetting, moreResults, unit, markedRange, linkInText,
    capital, blank, markName,
    secretUnit, phonetics
  /// Typing.
  case echo, wordEcho, deletion, selection, editEntry, copiedText,
    dictatedText
  /// Events in the app, and VoiceOver's announcements about itself.
  case appName, announcement, notified, page, ownPage, readingOn, switched,
    speechSwitched, copiedSpeech, practice,
    practiceEffect, chooser
  /// The composition of an utterance, and its language.
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
