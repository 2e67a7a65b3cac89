package import EarshotModel

/// A rule about the cursor, the effects of gestures, and the reading order.
///
/// ``FocusEngine/decisions`` contains the rules behind the result of the last gesture. Code that
/// runs outside a gesture names its rule in a comment.
package enum FocusRule: CaseIterable, Hashable, Sendable {
  // The places where the cursor lands.
  case startSaysTheName, newScreenLandsOnTheFirst, newScreenLandsOnTheSummary,
    pushLandsBelowTheBar, goingBackRestoresTheCursor, goingBackLandsOnTheFirst,
    dismissalLandsOnTheFirst, dismissalRestoresTheCursor, tabLandsOnTheFirst, tabRestoresTheCursor,
    tabKeepsTheCursor,
    notificationSendsTheCursor, notificationWordsComeFirst, notificationWordsLandOnTheFirst,
    lastNotificationCounts, editingLandsOnTheField, endedEditingLandsOnTheField,
    goneStopGivesWayToThePreceding, goneCursorMovesInSilence, nodeStandsForItsFirstStop,
    landingDescribesTheStop, shownScreenIsNamed, screenSaysWhatNoOptionSays

  // Moving from element to element.
  case movesGoInReadingOrder, movesStopAtTheEnds, endsRepeatTheStop, swipeEntersAtItsEnd,
    fourFingerTapsGoToTheEnds,
    nothingWithoutCursor,
    touchLandsOnTheTopmost, touchNeedsAStop, touchReadsTheStopAgain, touchFindsTheShownPage,
    emptyPlacesSound, draggingMeetsEachOnce, chooserGoesToTheItem, summaryTellsThePlace

  // Activation and its effects.
  case doubleTapActivates, doubleTapOpensTheLink, doubleTapPerformsTheChosenAction,
    actionGoneGivesWayToActivation,
    activationSounds, activationRepeatsTheLabel, changedElementIsDescribed, laterChangeIsDescribed,
    togglesSayTheirValue,
    steppersSayTheirValue, editedFieldsAreDescribed, mediaStartsInSilence, activationNeedsAHandler,
    dimmedElementsRefuse, declinedActionsSoundTheEnd, dropsAreSaid, adjustingSaysTheValue,
    adjustingNeedsAnAdjustable,
    limitsSound, limitsRepeatTheValue, steppersWereDimmedAtTheirLimit, olderPushesLandOnTheFirst,
    olderPushesSayTheTitle, olderActivationsSayTheLabelFirst, olderMenusReturnTheCursor,
    alertsSayWhatTheyAre,
    zoomNeedsAHandler,
    scrubNeedsSomethingToLeave, magicTapDoesTheMostImportant,
    magicTapNeedsAHandler, holdingPassesThrough, tripleTapPressesLong, goingBackNeedsAScreenBelow,
    endlessEffectsAreStopped, longTextsAreRefused, changedValueIsSpoken, voiceTapsActivate

  // Direct touch.
  case directTouchGoesToTheApp, directTouchMayWaitForActivation, directTouchSaysTheLabel,
    silentTouchSaysNothing

  // Scrolling and pages.
  case scrollingSounds, nothingScrollsFurther, pageStatusIsSpoken, ownPageStatusIsSpoken,
    samePageTwiceIsTheEnd,
    pageTurnLandsOnItsFirst, movementsPassThrough

  // The rotor.
  case rotorHasAnOrder, rotorHoldsWhatWasChosen, headingsAreAlwaysOffered, editingBringsOptions,
    emptyRotorSounds, nothingIsMisspelled,
    editIsAList, doubleTapPerformsTheEditEntry, copiedTextIsSaid, selectionGrowsByUnits,
    turningSaysTheOption, rotorNeedsAnOfferedOption, rotorTurnsByItself,
    rotorLeavesWhatIsGone, swipeUpRaises, rotorChangesSettings, settingsInTheRotorEnd,
    searchesLandOnTheNearest, searchesSayThatNothingIsFound, searchesLookForTraits,
    linksInTextsAreFound,
    customRotorsHoldInside, customRotorsLandOnTheirResult, rotorStartsAtItsEnd, customRotorsEnd,
    actionsAreAList, moreContentIsAList, chartsBringAudioGraph, audioGraphIsAList,
    doubleTapPerformsTheChartEntry, chartsPlayAsTones, chartDetailsAreAScreen

  // Reading text by its units.
  case unitsAreSpokenAlone, otherUnitsBeginWhereTheLastDid, textsEnd, marksAreSpokenAlone,
    marksTakeTheFirstFreePlace, textIsLabelAndValue, chunksAreSeparatedByCommas, secretsAreBullets,
    wordsFollowUnicode

  // Text entry.
  case typedTextIsShown, typingIsEchoed, secretsAreNotEchoed, capitalsMaySound, typingNeedsAField,
    nothingLeftToEdit, selectionIsSaid, undoneTypingIsShown, movedInsertionPointIsSaid,
    magicTapDictates, dictatedTextIsSaid

  // Continuous reading, and events that happen automatically.
  case readingGoesOn, readingLeavesOutHints, readingTurnsThePage,
    readingEndsWhereTheAppMovesTheCursor, endlessReadingIsStopped, frequentUpdatesArePolled,
    soundsComeBeforeSpeech, announcementsFollowTheSpeech, devicesLoseAnnouncements,
    announcementsMayBeLost

  // The facts about an element.
  case groupsAreEnteredOnce, groupsWithALabelSpeak, cellsSpeakWhatIsInside, referencesAreFilledIn

  // The reading order.
  case hiddenNodesAreLeftOut, elementsEndTheSearch, modalViewsSilenceSiblings, unitsStayTogether,
    rowsGoFromTopToBottom, keylessListsKeepTheFile, framelessScreensHaveRows,
    nearestContainerNumbers, outermostContainerNumbers, cellsTakeTheFirstFreeColumn,
    headersHeadRowsAndColumns, firstCellsSayTheRow
}

extension FocusRule {
  /// Whether `:why` names the rule in its explanation of the cursor's place.
  ///
  /// A swipe to the next element and a touch don't need an explanation.
  var isAskedFor: Bool { isLanding || isJump }

  /// Whether the rule is about moves of the cursor by the app or VoiceOver instead of by a gesture.
  private var isLanding: Bool {
    switch self {
    case .newScreenLandsOnTheFirst, .newScreenLandsOnTheSummary, .pushLandsBelowTheBar,
      .goingBackRestoresTheCursor, .goingBackLandsOnTheFirst, .dismissalLandsOnTheFirst,
      .dismissalRestoresTheCursor, .tabLandsOnTheFirst, .tabRestoresTheCursor,
      .notificationSendsTheCursor, .notificationWordsLandOnTheFirst, .editingLandsOnTheField,
      .goneStopGivesWayToThePreceding, .pageTurnLandsOnItsFirst:
      true
    default: false
    }
  }

  /// Whether the rule is about gestures that move the cursor farther than to the next element or
  /// the element under the finger.
  private var isJump: Bool {
    switch self {
    case .swipeEntersAtItsEnd, .fourFingerTapsGoToTheEnds, .chooserGoesToTheItem,
      .searchesLandOnTheNearest, .customRotorsLandOnTheirResult, .readingGoesOn:
      true
    default: false
    }
  }

  /// The rules by their names.
  private static let rules = RulePage.english.rules(named: allCases)

  /// The rule's sentence and its evidence, from its row in Docs/Fidelity.md.
  package var rule: Rule { Self.rules[self] ?? Rule("", source: "") }
}
