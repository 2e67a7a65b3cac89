// Longer than 300 lines: a table, one sentence and one source a rule.

package import EarshotModel

/// A rule of focus: where the cursor goes, what a gesture does, what is read and in which order.
///
/// The rule that decides is noted where it does, and ``FocusEngine/decisions`` keeps those of the
/// last turn; what is worked out without a turn names its rule in the comment of its code.
package enum FocusRule: CaseIterable, Hashable, Sendable {
  // Where the cursor lands.
  case startSaysTheName, newScreenLandsOnTheFirst, newScreenLandsOnTheSummary,
    pushLandsBelowTheBar, goingBackRestoresTheCursor, goingBackLandsOnTheFirst,
    dismissalLandsOnTheFirst, dismissalRestoresTheCursor, tabLandsOnTheFirst, tabRestoresTheCursor,
    tabKeepsTheCursor,
    notificationSendsTheCursor, notificationWordsComeFirst, notificationWordsLandOnTheFirst,
    lastNotificationCounts, editingLandsOnTheField, endedEditingLandsOnTheField,
    goneStopGivesWayToThePreceding, goneCursorMovesInSilence, nodeStandsForItsFirstStop,
    landingDescribesTheStop, shownScreenIsNamed, screenSaysWhatNoOptionSays

  // Moving from element to element.
  case movesGoInReadingOrder, movesStopAtTheEnds, swipeEntersAtItsEnd, fourFingerTapsGoToTheEnds,
    nothingWithoutCursor,
    touchLandsOnTheTopmost, touchNeedsAStop, touchReadsTheStopAgain, touchFindsTheShownPage,
    emptyPlacesSound, draggingMeetsEachOnce, chooserGoesToTheItem, summaryTellsThePlace

  // What is activated and done.
  case doubleTapActivates, doubleTapOpensTheLink, doubleTapPerformsTheChosenAction,
    actionGoneGivesWayToActivation,
    activationSounds, activationRepeatsTheLabel, changedElementIsDescribed, laterChangeIsDescribed,
    togglesSayTheirValue,
    steppersSayTheirValue, editedFieldsAreDescribed, mediaStartsInSilence, activationNeedsAHandler,
    dimmedElementsRefuse, declinedActionsSoundTheEnd, dropsAreSaid, adjustingSaysTheValue,
    adjustingNeedsAnAdjustable,
    limitsSound, steppersWereDimmedAtTheirLimit, olderPushesLandOnTheFirst, zoomNeedsAHandler,
    scrubNeedsSomethingToLeave, magicTapDoesTheMostImportant,
    magicTapNeedsAHandler, holdingPassesThrough, tripleTapPressesLong, goingBackNeedsAScreenBelow,
    endlessEffectsAreStopped, longTextsAreRefused, changedValueIsSpoken

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
    actionsAreAList, moreContentIsAList

  // Reading a text by its units.
  case unitsAreSpokenAlone, otherUnitsBeginWhereTheLastDid, textsEnd, marksAreSpokenAlone,
    marksTakeTheFirstFreePlace, textIsLabelAndValue, chunksAreSeparatedByCommas, secretsAreBullets,
    wordsFollowUnicode

  // Text entry.
  case typedTextIsShown, typingIsEchoed, secretsAreNotEchoed, capitalsMaySound, typingNeedsAField,
    nothingLeftToEdit, selectionIsSaid, undoneTypingIsShown, movedInsertionPointIsSaid,
    magicTapDictates, dictatedTextIsSaid

  // Reading on, and what happens by itself.
  case readingGoesOn, readingLeavesOutHints, readingTurnsThePage,
    readingEndsWhereTheAppMovesTheCursor, endlessReadingIsStopped, frequentUpdatesArePolled,
    soundsComeBeforeSpeech, announcementsFollowTheSpeech, devicesLoseAnnouncements

  // What is known of an element.
  case groupsAreEnteredOnce, groupsWithALabelSpeak, cellsSpeakWhatIsInside, referencesAreFilledIn

  // The reading order.
  case hiddenNodesAreLeftOut, elementsEndTheSearch, modalViewsSilenceSiblings, unitsStayTogether,
    rowsGoFromTopToBottom, keylessListsKeepTheFile, framelessScreensHaveRows,
    nearestContainerNumbers, outermostContainerNumbers, cellsTakeTheFirstFreeColumn,
    headersHeadRowsAndColumns, firstCellsSayTheRow
}

extension FocusRule {
  /// Whether it is named where somebody asks why the cursor is where it is: everywhere but after a
  /// swipe to the next element and after a touch, which say so themselves.
  var isAskedFor: Bool { isLanding || isJump }

  /// Whether by it the app or VoiceOver, and no gesture of the user's own, puts the cursor
  /// somewhere.
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

  /// Whether by it a gesture goes further than to the next element or to the one under the finger,
  /// so that its user may ask why it led there.
  private var isJump: Bool {
    switch self {
    case .swipeEntersAtItsEnd, .fourFingerTapsGoToTheEnds, .chooserGoesToTheItem,
      .searchesLandOnTheNearest, .customRotorsLandOnTheirResult, .readingGoesOn:
      true
    default: false
    }
  }

  /// What the rule says, and its evidence.
  package var rule: Rule {
    switch self {
    // Where the cursor lands.
    case .startSaysTheName:
      Rule(
        "when the app starts, VoiceOver says its name first",
        source: "[WWDC15-201] [WWDC18-230]; VOICEOVER.md 8.3"
      )
    case .newScreenLandsOnTheFirst:
      Rule(
        "a new screen, alert or sheet puts the cursor on its first element, as it was before "
          + "`appear` ran; a pushed one does so where it has no bar, or when focusAfterPush is 'first'",
        source: "VOICEOVER.md 8.3; [iOS 26.5 log]; [WWDC16-202] for a push"
      )
    case .pushLandsBelowTheBar:
      Rule(
        "a pushed screen puts the cursor on the first element behind the navigation bar, or behind "
          + "the back button and the heading next to it, unless it was in the bar of the screen that "
          + "is left; contested: when focusAfterPush is 'first', it goes to the first element",
        source:
          "[iOS 26.5 log] [cvs-health] [Orange ouds-ios#1584] [firefox-ios#35719]; otherwise "
          + "[WWDC16-202]; VOICEOVER.md 8.3; what counts as the bar is our choice"
      )
    case .newScreenLandsOnTheSummary:
      Rule(
        "a screen that is shown for the first time, and a sheet, put the cursor on the "
          + "element with the trait summaryElement",
        source: "VOICEOVER.md 8.3; [WWDC10-122] for the summary element"
      )
    case .goingBackRestoresTheCursor:
      Rule(
        "going back puts the cursor where it was, or on the nearest element before that; contested: "
          + "when focusAfterBack is 'first', it goes to the first element",
        source: "[openradar#19152] of a row that was double-tapped; VOICEOVER.md 8.3"
      )
    case .goingBackLandsOnTheFirst:
      Rule(
        "when focusAfterBack is 'first', going back puts the cursor on the first element",
        source: "[iOS 26.5 log]; VOICEOVER.md 8.3"
      )
    case .dismissalLandsOnTheFirst:
      Rule(
        "closing an alert, a sheet or a presented screen puts the cursor on the first element of "
          + "what lay below, and not on the one that opened it, unless the app says so; contested: "
          + "when focusAfterDismiss is 'restored', it goes back",
        source:
          "[cvs-health] [material-components-ios#1307] [react-native#52970] [iOS 26.5 log]; "
          + "VOICEOVER.md 8.3"
      )
    case .dismissalRestoresTheCursor:
      Rule(
        "when focusAfterDismiss is 'restored', closing an alert, a sheet or a presented screen puts "
          + "the cursor where it was, or on the nearest element before that",
        source: "our choice (VOICEOVER.md 8.3)"
      )
    case .tabLandsOnTheFirst:
      Rule(
        "a tab that is opened for the first time puts the cursor on its first element; contested: "
          + "with focusAfterTab at tab it stays on the tab",
        source: "our choice (VOICEOVER.md 8.3), after [iOS 26.5 log]; otherwise [Xamarin#8848]"
      )
    case .tabRestoresTheCursor:
      Rule(
        "a tab that was open before puts the cursor where it was outside the tab bar; contested: "
          + "with focusAfterTab at tab it stays on the tab",
        source: "our choice (VOICEOVER.md 8.3), after [iOS 26.5 log]; otherwise [Xamarin#8848]"
      )
    case .tabKeepsTheCursor:
      Rule(
        "with focusAfterTab at tab, the cursor stays on the tab that was activated, which is said "
          + "as one that changed",
        source: "[Xamarin#8848]; VOICEOVER.md 8.3"
      )
    case .notificationSendsTheCursor:
      Rule(
        "a screenChanged or layoutChanged that names an element puts the cursor on it",
        source: "UIAccessibility.h; VOICEOVER.md, chapter 8"
      )
    case .notificationWordsComeFirst:
      Rule(
        "the words of a screenChanged or layoutChanged are spoken before the element they lead to",
        source: "UIAccessibility.h; VOICEOVER.md, chapter 8; our choice for where they lead to none"
      )
    case .notificationWordsLandOnTheFirst:
      Rule(
        "a screenChanged with words puts the cursor on the first element",
        source: "VOICEOVER.md, chapter 8"
      )
    case .lastNotificationCounts:
      Rule(
        "of several moves of the cursor in one handler the last one counts and is described",
        source: "VOICEOVER.md 8.3"
      )
    case .editingLandsOnTheField:
      Rule(
        "a field that begins to be edited takes the cursor",
        source: "VOICEOVER.md 8.3"
      )
    case .endedEditingLandsOnTheField:
      Rule(
        "when editing ends, the field is described again; one that is hidden by now is left alone",
        source: "VOICEOVER.md, chapter 9; our choice for the hidden one"
      )
    case .goneStopGivesWayToThePreceding:
      Rule(
        "an element that is gone gives the cursor to the nearest one that preceded it, else "
          + "to the first",
        source: "VOICEOVER.md 8.3, \"layoutChanged none\""
      )
    case .goneCursorMovesInSilence:
      Rule(
        "a cursor whose element was hidden or removed without a notification moves at the "
          + "next gesture, in silence",
        source: "VOICEOVER.md 8.3, \"focused node hidden or removed\""
      )
    case .nodeStandsForItsFirstStop:
      Rule(
        "a container stands for the first element inside it",
        source: "our choice"
      )
    case .landingDescribesTheStop:
      Rule(
        "an element is described when the cursor comes to it",
        source: "VOICEOVER.md, chapter 4"
      )
    case .shownScreenIsNamed:
      Rule(
        "a screen, an alert or a sheet that comes up is named by its identifier, else its "
          + "title, else its role",
        source: "SESSIONS.md, \"Lines of a session\""
      )
    case .screenSaysWhatNoOptionSays:
      Rule(
        "language, device and direction are the element's, else as asked for, else the "
          + "screen's, else the app's",
        source: "SESSIONS.md, \"The tool\""
      )
    // Moving from element to element.
    case .movesGoInReadingOrder:
      Rule(
        "a swipe right or left goes to the next or previous element in reading order",
        source: "VoiceOver User Guide"
      )
    case .movesStopAtTheEnds:
      Rule(
        "at an end of the screen a swipe leaves the cursor and sounds the boundary",
        source: "[WWDC18-226]"
      )
    case .swipeEntersAtItsEnd:
      Rule(
        "without a cursor a swipe enters at its end of the screen",
        source: "our choice"
      )
    case .fourFingerTapsGoToTheEnds:
      Rule(
        "a four-finger tap on the upper half of the screen goes to its first element, on the lower "
          + "half to its last",
        source: "VoiceOver User Guide; [iOS 14 commands] [vo-gestures]; VOICEOVER.md, chapter 5"
      )
    case .nothingWithoutCursor:
      Rule(
        "where nothing can have the cursor, a gesture sounds the boundary",
        source: "VOICEOVER.md 8.3"
      )
    case .touchLandsOnTheTopmost:
      Rule(
        "a touch puts the cursor on the topmost element under the finger",
        source: "[WWDC15-201]; VOICEOVER.md 3.8"
      )
    case .touchNeedsAStop:
      Rule(
        "a touch of a node that is no element and holds none is refused",
        source: "our choice"
      )
    case .touchReadsTheStopAgain:
      Rule(
        "a tap reads the element under the cursor again",
        source: "VOICEOVER.md, chapter 5"
      )
    case .touchFindsTheShownPage:
      Rule(
        "a finger finds what lies on the page that a scroll view shows",
        source: "VOICEOVER.md 3.8; for pages our choice"
      )
    case .emptyPlacesSound:
      Rule(
        "a touch where nothing is leaves the cursor and sounds",
        source: "[WWDC15-201]; VOICEOVER.md 3.8"
      )
    case .draggingMeetsEachOnce:
      Rule(
        "a finger that is dragged hears each element once while it stays on it, and an empty "
          + "stretch once",
        source: "[WWDC15-201]; SESSIONS.md, \"Commands\"; the rest is our choice"
      )
    case .chooserGoesToTheItem:
      Rule(
        "the item chooser puts the cursor on the element that was chosen",
        source: "VOICEOVER.md, chapter 5"
      )
    case .summaryTellsThePlace:
      Rule(
        "the item summary says the page, the place and the row and column of the element",
        source: "VOICEOVER.md, chapter 5"
      )
    // What is activated and done.
    case .doubleTapActivates:
      Rule(
        "a double tap activates the element under the cursor",
        source: "UIAccessibility.h, accessibilityActivate; VOICEOVER.md 6.1"
      )
    case .doubleTapOpensTheLink:
      Rule(
        "a double tap opens the link inside a text that the text was read to; where it was read to "
          + "none and nothing else takes the tap, the first link",
        source:
          "[UIAccessibility notes (zh)] [magentaA11y] [TTTAttributedLabel#818] for the first; "
          + "[square/Blueprint#490] for the one that the rotor chose"
      )
    case .doubleTapPerformsTheChosenAction:
      Rule(
        "if the rotor is set to a custom action, a double tap performs it",
        source: "VOICEOVER.md 6.1 and chapter 7"
      )
    case .actionGoneGivesWayToActivation:
      Rule(
        "a chosen action that is no longer offered gives way to activation",
        source: "our choice"
      )
    case .activationSounds:
      Rule(
        "an activation sounds, unless the element has the trait playsSound",
        source: "VOICEOVER.md 6.1"
      )
    case .activationRepeatsTheLabel:
      Rule(
        "an activation that leaves the cursor and changes nothing of the element says the label "
          + "again",
        source: "VOICEOVER.md 6.1; [WWDC23-10036] for the repeat"
      )
    case .changedElementIsDescribed:
      Rule(
        "an activation or a custom action that changes the label, the value, the state or the "
          + "selection of its element, or what a cell speaks, is followed by the new description "
          + "alone, once, in the spoken style without the word for its kind",
        source:
          "VOICEOVER.md 6.1; [WWDC13-202] [WWDC16-202] [magentaA11y]; otherwise in one place of "
          + "[WWDC16-202], \"Steps. Selected. Steps.\""
      )
    case .laterChangeIsDescribed:
      Rule(
        "what the handler of an activation or an action changes of its element after a wait is "
          + "said in the same way, while the cursor has not left the element",
        source:
          "[pride-london-app#322]; VOICEOVER.md 6.1; that a timer's change is none: our choice"
      )
    case .togglesSayTheirValue:
      Rule(
        "a toggle that is activated says its new value alone",
        source: "VOICEOVER.md 6.1; [WWDC24-10073] for toggles"
      )
    case .steppersSayTheirValue:
      Rule(
        "half a stepper that is activated says the stepper's value",
        source: "VOICEOVER.md 6.1 and 6.2"
      )
    case .editedFieldsAreDescribed:
      Rule(
        "a field that is activated is said as one that begins to be edited",
        source: "VOICEOVER.md, chapter 9"
      )
    case .mediaStartsInSilence:
      Rule(
        "an element with the trait startsMediaSession says nothing when it is activated, nor what "
          + "its handler changes of it later",
        source: "UIAccessibility.h for the activation; for later our choice (VOICEOVER.md 6.1)"
      )
    case .activationNeedsAHandler:
      Rule(
        "an activation or a long press that nobody handles is refused",
        source: "VOICEOVER.md 6.1"
      )
    case .dimmedElementsRefuse:
      Rule(
        "a dimmed element refuses activation, adjustment and long presses",
        source: "VOICEOVER.md 6.1 and 6.2"
      )
    case .declinedActionsSoundTheEnd:
      Rule(
        "a custom action that declines sounds the boundary",
        source: "VOICEOVER.md, chapter 7"
      )
    case .dropsAreSaid:
      Rule(
        "a drop is said",
        source: "VOICEOVER.md 6.8"
      )
    case .adjustingSaysTheValue:
      Rule(
        "an adjustable that is stepped says its new value",
        source: "[WWDC14-210]; VOICEOVER.md 6.2"
      )
    case .adjustingNeedsAnAdjustable:
      Rule(
        "an adjustment that nothing takes is refused",
        source: "VOICEOVER.md 6.2"
      )
    case .olderPushesLandOnTheFirst:
      Rule(
        "iOS 17 lands on the first element of a screen that is pushed, unless focusAfterPush says otherwise",
        source: "WWDC16-202; our choice (VOICEOVER.md, chapter 10)"
      )
    case .steppersWereDimmedAtTheirLimit:
      Rule(
        "before iOS 26 the half of a stepper is dimmed where it leads no further",
        source: "AccessibilitySnapshot (VOICEOVER.md 2.3)"
      )
    case .limitsSound:
      Rule(
        "a value that cannot go further sounds the boundary",
        source: "VOICEOVER.md 6.2"
      )
    case .zoomNeedsAHandler:
      Rule(
        "a zoom that nobody handles sounds the boundary",
        source: "[WWDC23-10036]; VOICEOVER.md 6.9"
      )
    case .scrubNeedsSomethingToLeave:
      Rule(
        "a scrub with nothing to leave sounds the boundary",
        source: "VOICEOVER.md 6.3"
      )
    case .magicTapDoesTheMostImportant:
      Rule(
        "a magic tap does the most important thing of the screen",
        source: "[WWDC15-201]; VOICEOVER.md 6.4"
      )
    case .magicTapNeedsAHandler:
      Rule(
        "a magic tap that nobody handles is refused",
        source: "VOICEOVER.md 6.4"
      )
    case .holdingPassesThrough:
      Rule(
        "a double tap that is held lets what follows through to the app, a long press first "
          + "of all",
        source: "our choice (VOICEOVER.md 6.6)"
      )
    case .tripleTapPressesLong:
      Rule(
        "a triple tap presses long",
        source: "[iOS 14 commands]; VOICEOVER.md 6.6"
      )
    case .goingBackNeedsAScreenBelow:
      Rule(
        "going back where no screen is below is refused",
        source: "VOICEOVER.md 6.3"
      )
    case .endlessEffectsAreStopped:
      Rule(
        "effects that call each other for ever are stopped; of what came up only the last is "
          + "heard",
        source: "SCREEN-FORMAT.md, \"Events and effects\""
      )
    case .longTextsAreRefused:
      Rule(
        "a text that names others and would be longer than 64 KiB is refused; the rest of the "
          + "effects goes on",
        source: "our choice"
      )
    case .changedValueIsSpoken:
      Rule(
        "a focused adjustable or toggle whose value an effect changed says the new value",
        source: "VOICEOVER.md 8.3, last paragraph"
      )
    // Direct touch.
    case .directTouchGoesToTheApp:
      Rule(
        "touches on an element with the trait allowsDirectInteraction go to the app",
        source: "[WWDC23-10036]; VOICEOVER.md 6.7"
      )
    case .directTouchMayWaitForActivation:
      Rule(
        "with requiresActivation, touches go to the app from a double tap until the cursor leaves",
        source: "[WWDC26-220]; VOICEOVER.md 6.7"
      )
    case .directTouchSaysTheLabel:
      Rule(
        "a touch that goes to the app says the label of the element under the cursor",
        source: "VOICEOVER.md 6.7"
      )
    case .silentTouchSaysNothing:
      Rule(
        "with silentOnTouch, a touch says nothing",
        source: "[WWDC23-10036]; VOICEOVER.md 6.7"
      )
    // Scrolling and pages.
    case .scrollingSounds:
      Rule(
        "a swipe with three fingers that scrolls sounds",
        source: "UIAccessibility.h, accessibilityScroll; VOICEOVER.md 6.5"
      )
    case .nothingScrollsFurther:
      Rule(
        "a swipe with three fingers that nothing takes sounds the boundary",
        source: "VOICEOVER.md 6.5"
      )
    case .pageStatusIsSpoken:
      Rule(
        "the status of the page is spoken",
        source: "UIAccessibility.h, pageScrolled; VOICEOVER.md 6.5"
      )
    case .ownPageStatusIsSpoken:
      Rule(
        "a scroll view that has a status of its own for a page says that in place of the number",
        source: "UIAccessibility.h, accessibilityScrollStatus(for:); VOICEOVER.md 6.5"
      )
    case .samePageTwiceIsTheEnd:
      Rule(
        "the same page status twice is the end",
        source: "UIAccessibility.h, pageScrolled; VOICEOVER.md 6.5"
      )
    case .pageTurnLandsOnItsFirst:
      Rule(
        "a page that takes the place of the cursor's own puts the cursor on its first element",
        source: "our choice (VOICEOVER.md 6.5)"
      )
    case .movementsPassThrough:
      Rule(
        "the movement of a finger that passes through goes to the app",
        source: "our choice (VOICEOVER.md 6.6)"
      )
    // The rotor.
    case .rotorHasAnOrder:
      Rule(
        "the rotor offers what the element and the screen have, in one order; custom rotors "
          + "of one name are one",
        source: "VOICEOVER.md, chapter 7; [iOS 26.5 log] for the order; our choice for names"
      )
    case .rotorHoldsWhatWasChosen:
      Rule(
        "the rotor holds what the user chose in the setting rotorItems: as delivered Characters, "
          + "Words, Lines, Speaking rate, Containers, Headings and Links; what the element, the "
          + "screen or editing brings is offered whatever was chosen",
        source: "[iOS 26.5 log]; VOICEOVER.md, chapter 7"
      )
    case .headingsAreAlwaysOffered:
      Rule(
        "Headings is offered on a screen without headings, too",
        source: "[WWDC18-226]; VOICEOVER.md, chapter 7"
      )
    case .editingBringsOptions:
      Rule(
        "a text that is edited and no secret brings Misspelled words, Edit and Text selection, a "
          + "text area under the cursor Misspelled words",
        source: "[AccessibilitySnapshot] [AppleVis]; VOICEOVER.md, chapter 7"
      )
    case .emptyRotorSounds:
      Rule(
        "a rotor with nothing on it sounds the boundary",
        source: "our choice (VOICEOVER.md, chapter 7)"
      )
    case .nothingIsMisspelled:
      Rule(
        "Misspelled words finds nothing, since nothing is checked",
        source: "our choice (VOICEOVER.md, chapter 7)"
      )
    case .editIsAList:
      Rule(
        "Edit goes through what can be done: Select where nothing is selected, Select all where not "
          + "all is, Cut and Copy where something is, Paste where something was copied; the ends meet",
        source:
          "[AppleVis] for the entries, UIKit for when it offers to select; the order is our choice "
          + "(VOICEOVER.md, chapter 7)"
      )
    case .doubleTapPerformsTheEditEntry:
      Rule(
        "a double tap performs the entry of Edit that a swipe chose; Select takes the word before "
          + "the insertion point, else the one behind it",
        source: "[AppleVis]; which word is our choice (VOICEOVER.md, chapter 7)"
      )
    case .copiedTextIsSaid:
      Rule(
        "what is cut, copied or pasted is said",
        source: "our choice (VOICEOVER.md, chapter 9)"
      )
    case .selectionGrowsByUnits:
      Rule(
        "Text selection takes in one character more with a swipe down and one less with a swipe up, "
          + "words where Words was turned to last; at an end of the text, and with nothing selected, "
          + "the boundary sounds",
        source: "our choice (VOICEOVER.md, chapter 7)"
      )
    case .turningSaysTheOption:
      Rule(
        "a turn of the rotor says the option, goes around the end and leaves the cursor",
        source: "[WWDC18-226]; VOICEOVER.md, chapter 7"
      )
    case .rotorNeedsAnOfferedOption:
      Rule(
        "a turn to an option that is not offered is refused",
        source: "SESSIONS.md, \"Commands\""
      )
    case .rotorTurnsByItself:
      Rule(
        "the rotor turns by itself to Adjust value on an adjustable, else to Actions where "
          + "there are custom actions, else back to the user's own choice; a landing that the "
          + "rotor made leaves it",
        source: "VOICEOVER.md, chapter 7; [WWDC19-238]"
      )
    case .rotorLeavesWhatIsGone:
      Rule(
        "the rotor leaves an option that is no longer offered, in silence",
        source: "our choice"
      )
    case .swipeUpRaises:
      Rule(
        "a swipe up raises a rate, a volume or an adjustable, a swipe down lowers it, 5 "
          + "percent of a setting at a time",
        source: "our choice (VOICEOVER.md, chapter 7)"
      )
    case .rotorChangesSettings:
      Rule(
        "a swipe changes the setting that the rotor is set to, and its new value is spoken",
        source: "VOICEOVER.md, chapter 7"
      )
    case .settingsInTheRotorEnd:
      Rule(
        "a setting at its end sounds the boundary",
        source: "our choice (VOICEOVER.md, chapter 7)"
      )
    case .searchesLandOnTheNearest:
      Rule(
        "a search of the rotor goes to the nearest result past the cursor",
        source: "VOICEOVER.md, chapter 7; [WWDC20-10117] for containers"
      )
    case .searchesSayThatNothingIsFound:
      Rule(
        "a search without a further result says so and leaves the cursor",
        source: "[WWDC18-226] for “Heading not found”"
      )
    case .searchesLookForTraits:
      Rule(
        "a search of the rotor looks for traits or containers; a back button counts as a button",
        source: "VOICEOVER.md 2.2 and chapter 7; our choice for the back button"
      )
    case .linksInTextsAreFound:
      Rule(
        "Links finds the links inside a text, too; the words of one are spoken alone, with Link",
        source: "[square/Blueprint#490] [square/Blueprint#459]; the words are our choice"
      )
    case .customRotorsHoldInside:
      Rule(
        "a custom rotor is offered inside the node that declares it, and walks the elements "
          + "there in reading order",
        source: "SCREEN-FORMAT.md, \"Parts\""
      )
    case .customRotorsLandOnTheirResult:
      Rule(
        "a custom rotor goes to its next result after the cursor's own",
        source: "UIAccessibilityCustomRotor; VOICEOVER.md, chapter 7"
      )
    case .rotorStartsAtItsEnd:
      Rule(
        "without a current result a custom rotor begins with its first, or backwards with its "
          + "last",
        source: "UIAccessibilityCustomRotor; our choice (VOICEOVER.md, chapter 7)"
      )
    case .customRotorsEnd:
      Rule(
        "a custom rotor without a further result sounds the boundary",
        source: "UIAccessibilityCustomRotor; VOICEOVER.md, chapter 7"
      )
    case .actionsAreAList:
      Rule(
        "the Actions rotor goes through the names of the actions; the last entry activates, "
          + "and the ends meet",
        source: "[iOS 26.5 log]; VOICEOVER.md, chapter 7"
      )
    case .moreContentIsAList:
      Rule(
        "the More content rotor goes through the custom content, up to its ends",
        source: "[WWDC21-10121]; VOICEOVER.md 4.4"
      )
    // Reading a text by its units.
    case .unitsAreSpokenAlone:
      Rule(
        "characters, words and lines are spoken alone; of an edited field they move the "
          + "insertion point",
        source: "VOICEOVER.md, chapter 7; our choice for the places"
      )
    case .otherUnitsBeginWhereTheLastDid:
      Rule(
        "after a word its characters are read from its start, so that it can be spelled",
        source: "our choice"
      )
    case .textsEnd:
      Rule(
        "at an end of the text a swipe by units sounds the boundary",
        source: "VOICEOVER.md, chapter 7"
      )
    case .marksAreSpokenAlone:
      Rule(
        "a marked range is spoken alone, and the text is read on from its start",
        source: "[WWDC20-10116]; our choice (VOICEOVER.md, chapter 7)"
      )
    case .marksTakeTheFirstFreePlace:
      Rule(
        "a mark without a number is at the first place that does not carry the same one already",
        source:
          "SCREEN-FORMAT.md, \"Parts\"; that marks of another name are no hindrance: our choice"
      )
    case .textIsLabelAndValue:
      Rule(
        "the text of an element is its label and its value, or what stands for them, without "
          + "words of VoiceOver's own",
        source: "our choice (VOICEOVER.md, chapter 7)"
      )
    case .chunksAreSeparatedByCommas:
      Rule(
        "label and value are separated by a comma, or by a space where a mark ends the first",
        source: "our choice (VOICEOVER.md 4.2)"
      )
    case .secretsAreBullets:
      Rule(
        "a secret is shown and read as bullets",
        source: "AccessibilitySnapshot; VOICEOVER.md, chapter 9"
      )
    case .wordsFollowUnicode:
      Rule(
        "words are those of Unicode; an emoji and a symbol are words of their own",
        source: "Unicode Standard Annex 29, 4.1.1; our choice for emoji and symbols"
      )
    // Text entry.
    case .typedTextIsShown:
      Rule(
        "what is typed or deleted changes the value of the edited field",
        source: "VOICEOVER.md, chapter 9"
      )
    case .typingIsEchoed:
      Rule(
        "what was typed, or else deleted, is spoken as the setting typingEcho asks for",
        source:
          "VOICEOVER.md, chapter 9; [UIAccessibility notes (zh)] for what is deleted; that the "
          + "setting `words` says it, too, is our choice"
      )
    case .movedInsertionPointIsSaid:
      Rule(
        "a double tap on the field that is edited says alone where the insertion point is now",
        source: "[yaraneba (ja)] [magentaA11y] for the words; VOICEOVER.md, chapter 9"
      )
    case .magicTapDictates:
      Rule(
        "a magic tap with the cursor on the field that is edited begins dictation, and another one "
          + "ends it; handlers are not asked; a secret is not dictated",
        source: "[blindios.uk] [voiceover-easy]; VOICEOVER.md, chapter 9"
      )
    case .dictatedTextIsSaid:
      Rule(
        "what is dictated is not echoed and is said as a whole at the end; where editing ends first, "
          + "it is not",
        source: "our choice (VOICEOVER.md, chapter 9)"
      )
    case .secretsAreNotEchoed:
      Rule(
        "what is typed into a secure field is not spoken",
        source: "VOICEOVER.md, chapter 9"
      )
    case .capitalsMaySound:
      Rule(
        "with capitals at sound, each capital sounds",
        source: "our choice (VOICEOVER.md, chapter 10)"
      )
    case .typingNeedsAField:
      Rule(
        "typing and selecting are refused while no field is edited",
        source: "VOICEOVER.md, chapter 9"
      )
    case .nothingLeftToEdit:
      Rule(
        "where there is nothing to type, delete, select or take back, the boundary sounds",
        source: "our choice"
      )
    case .selectionIsSaid:
      Rule(
        "the text that is selected is said; for a part of the text the first place counts",
        source: "VOICEOVER.md, chapter 9; our choice for which place"
      )
    case .undoneTypingIsShown:
      Rule(
        "what was typed can be undone and redone; the value shows it",
        source: "VOICEOVER.md, chapter 5; our choice for what is shown"
      )
    // Reading on, and what happens by itself.
    case .readingGoesOn:
      Rule(
        "reading on goes from element to element, and the cursor goes along; a two-finger swipe up "
          + "begins at the first element, a two-finger swipe down at the cursor",
        source: "[iOS 14 commands] [vo-gestures]; VOICEOVER.md, chapter 5"
      )
    case .readingLeavesOutHints:
      Rule(
        "reading on leaves out hints and cues, and sounds no boundary at the last page",
        source: "VOICEOVER.md, chapter 5; our choice for the boundary"
      )
    case .readingTurnsThePage:
      Rule(
        "reading on turns the page after an element with the trait causesPageTurn",
        source: "VOICEOVER.md 2.2, causesPageTurn, and chapter 5"
      )
    case .readingEndsWhereTheAppMovesTheCursor:
      Rule(
        "reading on ends where the app moves the cursor",
        source: "our choice"
      )
    case .endlessReadingIsStopped:
      Rule(
        "reading on ends after 100,000 elements",
        source: "our choice"
      )
    case .frequentUpdatesArePolled:
      Rule(
        "the value of a focused element that updates frequently is looked at every two seconds",
        source: "our choice (VOICEOVER.md 2.2), after Dodo Pizza article (ru)"
      )
    case .soundsComeBeforeSpeech:
      Rule(
        "what sounds comes before what is spoken",
        source: "SESSIONS.md, \"Lines of a session\""
      )
    case .announcementsFollowTheSpeech:
      Rule(
        "an announcement comes after what the gesture itself says",
        source: "VOICEOVER.md 8.1"
      )
    case .devicesLoseAnnouncements:
      Rule(
        "with announcements at device, one of default or low priority that is posted at once is lost "
          + "where the app moves the cursor or changes the screen at the same moment, and beside what "
          + "an activation says; after a wait it is heard",
        source:
          "[maui#3736] [AccessibilityAnnouncer] [cvs-health]; VOICEOVER.md 8.1; that one of an "
          + "`appear` that runs by it is lost, too: our choice"
      )
    // What is known of an element.
    case .groupsAreEnteredOnce:
      Rule(
        "a group is said when the cursor comes into it from outside",
        source: "[WWDC20-10117]; VOICEOVER.md 2.3"
      )
    case .groupsWithALabelSpeak:
      Rule(
        "a semantic group with a label and a tab bar say something on entry; an alert does "
          + "not, its title is an element",
        source: "VOICEOVER.md 2.3; [AS#26]"
      )
    case .cellsSpeakWhatIsInside:
      Rule(
        "a cell without a label speaks what is inside, the states of toggles included",
        source: "VOICEOVER.md 2.3; our choice for states"
      )
    case .referencesAreFilledIn:
      Rule(
        "references in custom content are filled in when the element is described",
        source: "SCREEN-FORMAT.md, \"Interpolation\""
      )
    // The reading order.
    case .hiddenNodesAreLeftOut:
      Rule(
        "what is hidden, removed, transparent or empty is left out with all that is inside",
        source:
          "VOICEOVER.md 3.1 [AccessibilitySnapshot]; our choice for a frame that is not known "
          + "and an alert without a title"
      )
    case .elementsEndTheSearch:
      Rule(
        "an element is one stop, and nothing inside it is looked at",
        source: "VOICEOVER.md 3.1 [AccessibilitySnapshot]"
      )
    case .modalViewsSilenceSiblings:
      Rule(
        "the last modal view among its siblings is walked alone, hidden or not",
        source: "UIAccessibility.h, accessibilityViewIsModal; VOICEOVER.md 3.3"
      )
    case .unitsStayTogether:
      Rule(
        "what a list, a landmark, a table, a tab bar or a named group holds stays together",
        source: "VOICEOVER.md 3.4 [AccessibilitySnapshot]"
      )
    case .rowsGoFromTopToBottom:
      Rule(
        "elements are read in rows from top to bottom and along the row; a row parts at 8 "
          + "points on a phone, at 13 elsewhere",
        source: "VOICEOVER.md 3.5 [AccessibilitySnapshot]"
      )
    case .keylessListsKeepTheFile:
      Rule(
        "a list is sorted only where every entry has a frame; else it keeps the order of the file",
        source: "VOICEOVER.md 3.2 and 3.5; SCREEN-FORMAT.md, \"Order\""
      )
    case .framelessScreensHaveRows:
      Rule(
        "on a screen without frames each element has a row, those of a bar share one, and "
          + "'columns' puts several places into a row",
        source: "SCREEN-FORMAT.md, \"Order\"; our choice where only the tab bar has frames"
      )
    case .nearestContainerNumbers:
      Rule(
        "in the spoken style the nearest container says the place of an element",
        source: "VOICEOVER.md 3.6; our choice for a bar with the trait alone"
      )
    case .outermostContainerNumbers:
      Rule(
        "in the snapshot style the outermost container says the place of an element",
        source: "VOICEOVER.md 3.6 and 4.6 [AccessibilitySnapshot]"
      )
    case .cellsTakeTheFirstFreeColumn:
      Rule(
        "a cell takes the first column that is free in its row",
        source: "SCREEN-FORMAT.md, \"Tables\""
      )
    case .headersHeadRowsAndColumns:
      Rule(
        "a header of a row heads its row, a header of a column every later cell in its columns",
        source: "SCREEN-FORMAT.md, \"Tables\"; VOICEOVER.md 4.5 for the snapshot style"
      )
    case .firstCellsSayTheRow:
      Rule(
        "the first cell of a row is the one that no other cell precedes in it; only cells "
          + "with an element count",
        source: "VOICEOVER.md 3.6 [AccessibilitySnapshot]; our choice for cells without an element"
      )
    }
  }
}
