// Longer than 300 lines: a table, with one sentence and one source for each rule.

package import EarshotModel

/// A rule about the cursor, the effects of gestures, and the reading order.
///
/// ``FocusEngine/decisions`` contains the rules that decided the last turn. Code that runs outside a
/// turn names its rule in a comment.
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

  // Continuous reading, and automatic events.
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
  /// Whether `:why` names the rule when it explains the cursor's place.
  ///
  /// A swipe to the next element and a touch need no explanation.
  var isAskedFor: Bool { isLanding || isJump }

  /// Whether the app or VoiceOver, and not a gesture, moves the cursor under this rule.
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

  /// Whether a gesture under this rule moves the cursor further than to the next element or to the one
  /// under the finger.
  private var isJump: Bool {
    switch self {
    case .swipeEntersAtItsEnd, .fourFingerTapsGoToTheEnds, .chooserGoesToTheItem,
      .searchesLandOnTheNearest, .customRotorsLandOnTheirResult, .readingGoesOn:
      true
    default: false
    }
  }

  /// The rule's sentence and its evidence.
  package var rule: Rule {
    switch self {
    // The places where the cursor lands.
    case .startSaysTheName:
      Rule(
        "when an app starts, VoiceOver says the app's name first",
        source: "[WWDC15-201] [WWDC18-230]; VOICEOVER.md 8.3"
      )
    case .newScreenLandsOnTheFirst:
      Rule(
        "when a screen, alert, or sheet opens, the cursor moves to the element that was first "
          + "before `appear` ran, unless a push moves it below the navigation bar",
        source: "VOICEOVER.md 8.3; [iOS 26.5 log]; [WWDC16-202] for a push"
      )
    case .pushLandsBelowTheBar:
      Rule(
        "after a push, the cursor moves to the first element below the navigation bar, unless the "
          + "cursor was in the old bar; contested: if focusAfterPush is 'first', it moves to the "
          + "first element of the screen",
        source:
          "[iOS 26.5 log] [cvs-health] [Orange ouds-ios#1584] [firefox-ios#35719]; otherwise "
          + "[WWDC16-202]; VOICEOVER.md 8.3; our choice that, without a bar, the back button "
          + "and the heading next to it are one"
      )
    case .newScreenLandsOnTheSummary:
      Rule(
        "when a screen first appears or a sheet opens, the cursor moves to the element with the "
          + "trait summaryElement",
        source: "VOICEOVER.md 8.3; [WWDC10-122] for the summary element"
      )
    case .goingBackRestoresTheCursor:
      Rule(
        "when you go back, the cursor returns to its old element or the nearest one before it; "
          + "contested: if focusAfterBack is 'first', it moves to the first element",
        source: "[openradar#19152] of a row that was double-tapped; VOICEOVER.md 8.3"
      )
    case .goingBackLandsOnTheFirst:
      Rule(
        "if focusAfterBack is 'first', the cursor moves to the first element when you go back",
        source: "[iOS 26.5 log]; VOICEOVER.md 8.3"
      )
    case .dismissalLandsOnTheFirst:
      Rule(
        "when an alert, a sheet, or a presented screen closes, the cursor moves to the first "
          + "element below unless the app moves it; contested: if focusAfterDismiss is 'restored', "
          + "it returns to its old element",
        source:
          "[cvs-health] [material-components-ios#1307] [react-native#52970] [iOS 26.5 log]; "
          + "VOICEOVER.md 8.3"
      )
    case .dismissalRestoresTheCursor:
      Rule(
        "if focusAfterDismiss is 'restored', the cursor returns to its old element, or to the "
          + "nearest one before it, after a dismissal",
        source: "our choice (VOICEOVER.md 8.3)"
      )
    case .tabLandsOnTheFirst:
      Rule(
        "when you first open a tab, the cursor moves to its first element; contested: if "
          + "focusAfterTab is 'tab', it stays on the tab",
        source: "our choice (VOICEOVER.md 8.3), after [iOS 26.5 log]; otherwise [Xamarin#8848]"
      )
    case .tabRestoresTheCursor:
      Rule(
        "when you return to a tab, the cursor returns to its last place outside the tab bar; "
          + "contested: if focusAfterTab is 'tab', it stays on the tab",
        source: "our choice (VOICEOVER.md 8.3), after [iOS 26.5 log]; otherwise [Xamarin#8848]"
      )
    case .tabKeepsTheCursor:
      Rule(
        "if focusAfterTab is 'tab', the cursor stays on the tab that you activate, and VoiceOver "
          + "describes its new state",
        source: "[Xamarin#8848]; VOICEOVER.md 8.3"
      )
    case .notificationSendsTheCursor:
      Rule(
        "if a screenChanged or layoutChanged notification names an element, the cursor moves to it",
        source: "UIAccessibility.h; VOICEOVER.md, chapter 8"
      )
    case .notificationWordsComeFirst:
      Rule(
        "VoiceOver says the words of a screenChanged or layoutChanged notification, then the "
          + "element that the cursor moves to",
        source: "UIAccessibility.h; VOICEOVER.md, chapter 8; our choice if they lead to none"
      )
    case .notificationWordsLandOnTheFirst:
      Rule(
        "a screenChanged notification with words moves the cursor to the first element",
        source: "VOICEOVER.md, chapter 8"
      )
    case .lastNotificationCounts:
      Rule(
        "if a handler moves the cursor more than once, VoiceOver follows and describes only the "
          + "last move",
        source: "VOICEOVER.md 8.3"
      )
    case .editingLandsOnTheField:
      Rule(
        "when editing begins, the cursor moves to the field",
        source: "VOICEOVER.md 8.3"
      )
    case .endedEditingLandsOnTheField:
      Rule(
        "when editing ends, VoiceOver describes the field again unless it's now hidden",
        source: "VOICEOVER.md, chapter 9; our choice for a hidden field"
      )
    case .goneStopGivesWayToThePreceding:
      Rule(
        "if the cursor's element is gone, the cursor moves to the nearest element before it or, if "
          + "there's none, to the first",
        source: "VOICEOVER.md 8.3, \"layoutChanged none\""
      )
    case .goneCursorMovesInSilence:
      Rule(
        "if the app hides or removes the cursor's element without a notification, the cursor "
          + "moves silently at the next gesture",
        source: "VOICEOVER.md 8.3, \"focused node hidden or removed\""
      )
    case .nodeStandsForItsFirstStop:
      Rule(
        "for a node that isn't an element, VoiceOver uses the first element inside it",
        source: "our choice"
      )
    case .landingDescribesTheStop:
      Rule(
        "VoiceOver describes an element when the cursor moves to it",
        source: "VoiceOver User Guide; VOICEOVER.md, chapter 4"
      )
    case .shownScreenIsNamed:
      Rule(
        "Earshot names a new screen, alert, or sheet by its identifier, title, or role, in this "
          + "order",
        source: "SESSIONS.md, \"Lines of a session\""
      )
    case .screenSaysWhatNoOptionSays:
      Rule(
        "language, device, and direction come from the element, the options, the screen, or the "
          + "app, in this order",
        source: "SESSIONS.md, \"The tool\""
      )
    // Moving from element to element.
    case .movesGoInReadingOrder:
      Rule(
        "a swipe right or left moves the cursor to the next or previous element in reading order",
        source: "VoiceOver User Guide"
      )
    case .movesStopAtTheEnds:
      Rule(
        "at either end of the screen, a swipe plays the boundary sound and leaves the cursor in "
          + "place",
        source: "[WWDC18-226]"
      )
    case .endsRepeatTheStop:
      Rule(
        "after the boundary sound of a swipe, VoiceOver says the element under the cursor again",
        source: "[freee guidelines (ja)] [WWDC18-226] [firefox-ios#34193] (VOICEOVER.md, chapter 5)"
      )
    case .swipeEntersAtItsEnd:
      Rule(
        "if there's no cursor, a swipe right moves to the first element and a swipe left to the "
          + "last",
        source: "our choice"
      )
    case .fourFingerTapsGoToTheEnds:
      Rule(
        "a four-finger tap moves the cursor to the first element on the upper half of the screen, "
          + "and to the last on the lower half",
        source: "VoiceOver User Guide; [iOS 14 commands] [vo-gestures]; VOICEOVER.md, chapter 5"
      )
    case .nothingWithoutCursor:
      Rule(
        "if no element can have the cursor, a gesture plays the boundary sound",
        source: "VOICEOVER.md 8.3"
      )
    case .touchLandsOnTheTopmost:
      Rule(
        "a touch moves the cursor to the topmost element under the finger",
        source: "[WWDC15-201]; VOICEOVER.md 3.8"
      )
    case .touchNeedsAStop:
      Rule(
        "Earshot refuses a touch on a node that isn't an element and doesn't contain one",
        source: "our choice"
      )
    case .touchReadsTheStopAgain:
      Rule(
        "after a tap, VoiceOver reads the element under the cursor again",
        source: "VoiceOver User Guide; [iOS 14 commands]; VOICEOVER.md, chapter 5"
      )
    case .touchFindsTheShownPage:
      Rule(
        "a touch finds only elements on the page that a scroll view shows",
        source: "VOICEOVER.md 3.8; our choice for pages"
      )
    case .emptyPlacesSound:
      Rule(
        "a touch on an empty place plays a sound and leaves the cursor in place",
        source: "[WWDC15-201]; VOICEOVER.md 3.8"
      )
    case .draggingMeetsEachOnce:
      Rule(
        "while you drag a finger, VoiceOver says each element once as the finger reaches it; an "
          + "empty area plays one sound",
        source: "[WWDC15-201]; SESSIONS.md, \"Commands\"; our choice for the rest"
      )
    case .chooserGoesToTheItem:
      Rule(
        "the item chooser moves the cursor to the element that you choose",
        source: "[iOS 14 commands]; VOICEOVER.md, chapter 5"
      )
    case .summaryTellsThePlace:
      Rule(
        "the item summary says an element's page, position, row, and column",
        source: "[iOS 14 commands] [a11ysupport.io]; VOICEOVER.md, chapter 5"
      )
    // Activation and its effects.
    case .doubleTapActivates:
      Rule(
        "a double tap activates the element under the cursor",
        source: "UIAccessibility.h, accessibilityActivate; VOICEOVER.md 6.1"
      )
    case .doubleTapOpensTheLink:
      Rule(
        "a double tap opens the link that VoiceOver last read in the text; otherwise, if nothing "
          + "handles the tap, it opens the first link",
        source:
          "[UIAccessibility notes (zh)] [magentaA11y] [TTTAttributedLabel#818] for the first; "
          + "[square/Blueprint#490] for the one that the rotor chose"
      )
    case .doubleTapPerformsTheChosenAction:
      Rule(
        "if the rotor is set to a custom action, a double tap performs the action",
        source: "[iOS 26.5 log]; VOICEOVER.md 6.1 and chapter 7"
      )
    case .actionGoneGivesWayToActivation:
      Rule(
        "if the chosen action is no longer available, a double tap activates the element instead",
        source: "our choice"
      )
    case .activationSounds:
      Rule(
        "an activation plays a sound unless the element has the trait playsSound",
        source: "UIAccessibility.h; VOICEOVER.md 6.1"
      )
    case .activationRepeatsTheLabel:
      Rule(
        "if an activation doesn't move the cursor or change the element, VoiceOver repeats the "
          + "label",
        source: "VOICEOVER.md 6.1; [WWDC23-10036] for the repeat"
      )
    case .changedElementIsDescribed:
      Rule(
        "if an activation or custom action changes its element, VoiceOver says only the new "
          + "description, once; the spoken style leaves out the kind",
        source:
          "VOICEOVER.md 6.1, which lists the changes; [WWDC13-202] [WWDC16-202] [magentaA11y]; "
          + "otherwise in one place of [WWDC16-202], \"Steps. Selected. Steps.\""
      )
    case .laterChangeIsDescribed:
      Rule(
        "if a handler changes the element after a wait, VoiceOver also says the new description if "
          + "the cursor is still there",
        source:
          "[pride-london-app#322]; VOICEOVER.md 6.1; our choice to leave out a timer's changes"
      )
    case .togglesSayTheirValue:
      Rule(
        "when you activate a toggle, VoiceOver says only its new value",
        source: "VOICEOVER.md 6.1; [WWDC24-10073] for toggles"
      )
    case .steppersSayTheirValue:
      Rule(
        "when you activate half of a stepper, VoiceOver says the stepper's value",
        source: "VOICEOVER.md 6.1 and 6.2"
      )
    case .editedFieldsAreDescribed:
      Rule(
        "when you activate a field, VoiceOver describes it as it does when editing begins",
        source: "VOICEOVER.md, chapter 9"
      )
    case .mediaStartsInSilence:
      Rule(
        "if an element has the trait startsMediaSession, VoiceOver says nothing after an "
          + "activation, or when the handler changes the element later",
        source:
          "UIAccessibility.h for the activation; our choice for later changes (VOICEOVER.md 6.1)"
      )
    case .activationNeedsAHandler:
      Rule(
        "Earshot refuses an activation or a long press that nothing handles",
        source: "VOICEOVER.md 6.1"
      )
    case .dimmedElementsRefuse:
      Rule(
        "Earshot refuses activations, adjustments, and long presses on a dimmed element",
        source: "VOICEOVER.md 6.1 and 6.2"
      )
    case .declinedActionsSoundTheEnd:
      Rule(
        "if a custom action declines, VoiceOver plays the boundary sound",
        source: "VOICEOVER.md, chapter 7"
      )
    case .dropsAreSaid:
      Rule(
        "VoiceOver announces a drop",
        source: "VOICEOVER.md 6.8"
      )
    case .adjustingSaysTheValue:
      Rule(
        "when you adjust an element, VoiceOver says its new value",
        source: "[WWDC14-210]; VOICEOVER.md 6.2"
      )
    case .adjustingNeedsAnAdjustable:
      Rule(
        "Earshot refuses an adjustment that nothing handles",
        source: "VOICEOVER.md 6.2"
      )
    case .olderPushesLandOnTheFirst:
      Rule(
        "in iOS 17 and earlier, the cursor moves to a pushed screen's first element unless "
          + "focusAfterPush has a different value",
        source: "WWDC16-202; our choice (VOICEOVER.md, chapter 10)"
      )
    case .olderPushesSayTheTitle:
      Rule(
        "in iOS 12, VoiceOver says the title of a pushed screen before its back button",
        source: "[WWDC15-103] [WWDC15-201]; VOICEOVER.md 8.3"
      )
    case .olderActivationsSayTheLabelFirst:
      Rule(
        "in iOS 12, VoiceOver begins the label of an activated element, and the screen that the "
          + "element opens interrupts it",
        source: "[WWDC15-103] [WWDC16-202] [WWDC18-226]; VOICEOVER.md 6.1"
      )
    case .olderMenusReturnTheCursor:
      Rule(
        "in iOS 26.1 and earlier, the cursor returns to a menu's button when the menu closes; in "
          + "iOS 26.2 and later, it moves to the first element",
        source: "[swift#87860]; otherwise [cvs-health]; VOICEOVER.md 8.3"
      )
    case .alertsSayWhatTheyAre:
      Rule(
        "if alerts is 'announced', VoiceOver says “Alert” before the title of an alert that "
          + "appears",
        source:
          "[material-components-ios#1622] [material-components-ios#1644] [react-native#31585]; "
          + "VOICEOVER.md 8.3"
      )
    case .steppersWereDimmedAtTheirLimit:
      Rule(
        "before iOS 26, half of a stepper is dimmed if the value can't go further in its direction",
        source: "AccessibilitySnapshot (VOICEOVER.md 2.3)"
      )
    case .limitsSound:
      Rule(
        "if a value can't go further, VoiceOver plays the boundary sound",
        source: "[WWDC13-202]; VOICEOVER.md 6.2"
      )
    case .limitsRepeatTheValue:
      Rule(
        "after the boundary sound, VoiceOver says the value that can't go further again",
        source: "[WWDC13-202]"
      )
    case .zoomNeedsAHandler:
      Rule(
        "if nothing handles a zoom, VoiceOver plays the boundary sound",
        source: "[WWDC23-10036]; VOICEOVER.md 6.9"
      )
    case .scrubNeedsSomethingToLeave:
      Rule(
        "if there's nothing to close or leave, a scrub plays the boundary sound",
        source: "VOICEOVER.md 6.3"
      )
    case .magicTapDoesTheMostImportant:
      Rule(
        "a magic tap performs the most important action of the screen",
        source: "[WWDC15-201]; VOICEOVER.md 6.4"
      )
    case .magicTapNeedsAHandler:
      Rule(
        "Earshot refuses a magic tap that nothing handles",
        source: "VOICEOVER.md 6.4"
      )
    case .holdingPassesThrough:
      Rule(
        "after a double tap and hold, touches go to the app, starting with a long press",
        source: "our choice (VOICEOVER.md 6.6)"
      )
    case .tripleTapPressesLong:
      Rule(
        "a triple tap has the same effect as a long press",
        source: "[iOS 14 commands]; VOICEOVER.md 6.6"
      )
    case .goingBackNeedsAScreenBelow:
      Rule(
        "Earshot refuses to go back if no screen is below",
        source: "VOICEOVER.md 6.3"
      )
    case .endlessEffectsAreStopped:
      Rule(
        "Earshot stops effects that trigger each other endlessly, and VoiceOver says only the last "
          + "result",
        source: "SCREEN-FORMAT.md, \"Events and effects\""
      )
    case .voiceTapsActivate:
      Rule(
        "after a Voice Control command, VoiceOver says only what the app posts or where the cursor "
          + "lands",
        source: "our choice (VOICE-CONTROL.md, chapter 4)"
      )
    case .longTextsAreRefused:
      Rule(
        "Earshot refuses text that would exceed 64 KiB with its references filled in; the other "
          + "effects continue",
        source: "our choice"
      )
    case .changedValueIsSpoken:
      Rule(
        "if an effect changes the value of an adjustable element or a toggle under the cursor, "
          + "VoiceOver says the new value",
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
        "if an element has requiresActivation, touches go to the app after a double tap, until the "
          + "cursor leaves",
        source: "[WWDC26-220]; VOICEOVER.md 6.7"
      )
    case .directTouchSaysTheLabel:
      Rule(
        "when a touch goes to the app, VoiceOver says the label of the element under the cursor",
        source: "VOICEOVER.md 6.7"
      )
    case .silentTouchSaysNothing:
      Rule(
        "if an element has silentOnTouch, VoiceOver says nothing when you touch it",
        source: "[WWDC23-10036]; VOICEOVER.md 6.7"
      )
    // Scrolling and pages.
    case .scrollingSounds:
      Rule(
        "a three-finger swipe that scrolls plays a sound",
        source: "UIAccessibility.h, accessibilityScroll; VOICEOVER.md 6.5"
      )
    case .nothingScrollsFurther:
      Rule(
        "a three-finger swipe that nothing handles plays the boundary sound",
        source: "VOICEOVER.md 6.5"
      )
    case .pageStatusIsSpoken:
      Rule(
        "after a scroll, VoiceOver says the page status",
        source: "UIAccessibility.h, pageScrolled; VOICEOVER.md 6.5"
      )
    case .ownPageStatusIsSpoken:
      Rule(
        "if a scroll view provides a status for a page, VoiceOver says the status instead of the "
          + "page number",
        source: "UIAccessibility.h, accessibilityScrollStatus(for:); VOICEOVER.md 6.5"
      )
    case .samePageTwiceIsTheEnd:
      Rule(
        "if the page status doesn't change, the scroll view is at its end",
        source: "UIAccessibility.h, pageScrolled; VOICEOVER.md 6.5"
      )
    case .pageTurnLandsOnItsFirst:
      Rule(
        "if a new page replaces the cursor's page, the cursor moves to the first element of the "
          + "new page",
        source: "our choice (VOICEOVER.md 6.5)"
      )
    case .movementsPassThrough:
      Rule(
        "in a pass-through gesture, the finger's movement goes to the app",
        source: "our choice (VOICEOVER.md 6.6)"
      )
    // The rotor.
    case .rotorHasAnOrder:
      Rule(
        "the rotor lists the settings of the element and the screen in a fixed order, and merges "
          + "custom rotors with the same name",
        source: "VOICEOVER.md, chapter 7; [iOS 26.5 log] for the order; our choice for names"
      )
    case .rotorHoldsWhatWasChosen:
      Rule(
        "the rotor contains the settings in rotorItems, and settings that the element, the screen, "
          + "or editing adds; the defaults are Characters, Words, Lines, Speaking rate, "
          + "Containers, Headings, and Links",
        source: "[iOS 26.5 log]; VOICEOVER.md, chapter 7"
      )
    case .headingsAreAlwaysOffered:
      Rule(
        "the rotor contains Headings even if the screen has none",
        source: "[WWDC18-226]; VOICEOVER.md, chapter 7"
      )
    case .editingBringsOptions:
      Rule(
        "while you edit text that isn't secure, the rotor adds Misspelled words, Edit, and Text "
          + "selection; a text area under the cursor adds Misspelled words",
        source: "[AccessibilitySnapshot] [AppleVis]; VOICEOVER.md, chapter 7"
      )
    case .emptyRotorSounds:
      Rule(
        "if the rotor is empty, a swipe or a turn plays the boundary sound",
        source: "our choice (VOICEOVER.md, chapter 7)"
      )
    case .nothingIsMisspelled:
      Rule(
        "the Misspelled words rotor finds nothing, because Earshot doesn't check spelling",
        source: "our choice (VOICEOVER.md, chapter 7)"
      )
    case .editIsAList:
      Rule(
        "the Edit rotor contains Select, Select all, Cut, Copy, and Paste if they're possible, and "
          + "wraps around",
        source:
          "[AppleVis] for the entries, UIKit for when it offers to select; our choice for the "
          + "order (VOICEOVER.md, chapter 7)"
      )
    case .doubleTapPerformsTheEditEntry:
      Rule(
        "a double tap performs the chosen Edit entry; Select selects the word before the insertion "
          + "point or, if there's none, the word after it",
        source: "[AppleVis]; our choice for the word (VOICEOVER.md, chapter 7)"
      )
    case .copiedTextIsSaid:
      Rule(
        "VoiceOver says the text that you cut, copy, or paste",
        source: "our choice (VOICEOVER.md, chapter 9)"
      )
    case .selectionGrowsByUnits:
      Rule(
        "with Text selection, a swipe down selects one more character (or word, if the rotor was "
          + "last set to Words), and a swipe up one fewer; if nothing can change, VoiceOver plays "
          + "the boundary sound",
        source: "our choice (VOICEOVER.md, chapter 7)"
      )
    case .turningSaysTheOption:
      Rule(
        "when you turn the rotor, VoiceOver says the setting and the cursor stays in place; after "
          + "its last setting, the rotor wraps around",
        source: "[WWDC18-226]; VOICEOVER.md, chapter 7"
      )
    case .rotorNeedsAnOfferedOption:
      Rule(
        "Earshot refuses a turn to a rotor setting that isn't available",
        source: "SESSIONS.md, \"Commands\""
      )
    case .rotorTurnsByItself:
      Rule(
        "the rotor turns automatically to Adjust value, to Actions, or back to your setting, "
          + "whichever the element supports first; moving by rotor doesn't turn it",
        source: "VOICEOVER.md, chapter 7; [WWDC19-238]"
      )
    case .rotorLeavesWhatIsGone:
      Rule(
        "if a rotor setting is no longer available, the rotor silently changes to a different one",
        source: "our choice"
      )
    case .swipeUpRaises:
      Rule(
        "a swipe up increases a rate, a volume, or an adjustable value, and a swipe down decreases "
          + "it; rate and volume change by 5 percent",
        source:
          "VoiceOver User Guide; [blindios.uk] [vo-portal (de)]; our choice for the steps "
          + "of rate and volume"
      )
    case .rotorChangesSettings:
      Rule(
        "if the rotor is set to a VoiceOver setting, a swipe changes it and VoiceOver says the "
          + "new value",
        source: "VoiceOver User Guide; [iOS 26.5 log]; VOICEOVER.md, chapter 7"
      )
    case .settingsInTheRotorEnd:
      Rule(
        "at the lowest or highest value of a setting, a swipe plays the boundary sound",
        source: "our choice (VOICEOVER.md, chapter 7)"
      )
    case .searchesLandOnTheNearest:
      Rule(
        "a rotor search moves the cursor to the nearest result in the direction of the search",
        source: "VOICEOVER.md, chapter 7; [WWDC20-10117] for containers"
      )
    case .searchesSayThatNothingIsFound:
      Rule(
        "if a search finds nothing more, VoiceOver says so and the cursor stays in place",
        source: "[WWDC18-226] for “Heading not found”"
      )
    case .searchesLookForTraits:
      Rule(
        "a rotor search looks for traits or containers; a search for buttons also finds back "
          + "buttons",
        source: "VOICEOVER.md 2.2 and chapter 7; our choice for the back button"
      )
    case .linksInTextsAreFound:
      Rule(
        "the Links rotor also finds links inside text; VoiceOver says only the words of the link "
          + "and “Link”",
        source: "[square/Blueprint#490] [square/Blueprint#459]; our choice for the words"
      )
    case .customRotorsHoldInside:
      Rule(
        "a custom rotor is available inside the node that declares it, and visits the elements "
          + "there in reading order",
        source: "SCREEN-FORMAT.md, \"Parts\""
      )
    case .customRotorsLandOnTheirResult:
      Rule(
        "a custom rotor moves the cursor to the result after the current one",
        source: "UIAccessibilityCustomRotor; VOICEOVER.md, chapter 7"
      )
    case .rotorStartsAtItsEnd:
      Rule(
        "without a current result, a custom rotor starts at its first result or, going back, at "
          + "its last",
        source: "UIAccessibilityCustomRotor; our choice (VOICEOVER.md, chapter 7)"
      )
    case .customRotorsEnd:
      Rule(
        "if a custom rotor has no further result, a swipe plays the boundary sound",
        source: "UIAccessibilityCustomRotor; VOICEOVER.md, chapter 7"
      )
    case .actionsAreAList:
      Rule(
        "the Actions rotor lists the names of actions and ends with Activate; it wraps around",
        source: "[iOS 26.5 log]; VOICEOVER.md, chapter 7"
      )
    case .moreContentIsAList:
      Rule(
        "the More content rotor goes through the custom content, and stops at its first and last "
          + "entry",
        source: "[WWDC21-10121]; VOICEOVER.md 4.4"
      )
    case .chartsBringAudioGraph:
      Rule(
        "in iOS 15 and later, the rotor contains Audio graph if the element, or a container around "
          + "it, is a chart",
        source: "[WWDC22-10136]; Apple docs"
      )
    case .audioGraphIsAList:
      Rule(
        "the Audio graph rotor contains Describe chart, Play audio graph, and Chart details, and "
          + "wraps around",
        source:
          "[WWDC21-10122], [WWDC22-10136]; our choice for the ends (AUDIO-GRAPHS.md, chapter 2)"
      )
    case .doubleTapPerformsTheChartEntry:
      Rule(
        "a double tap performs the chosen entry of the Audio graph rotor",
        source: "[WWDC21-10122]"
      )
    case .chartsPlayAsTones:
      Rule(
        "a chart plays as tones, one series after the other; then VoiceOver says “Complete”",
        source:
          "[WWDC21-10122], [WWDC22-10136]; our choice for several series (AUDIO-GRAPHS.md, "
          + "chapter 3)"
      )
    case .chartDetailsAreAScreen:
      Rule(
        "Chart details opens a screen with a heading and a button that plays the chart",
        source: "[WWDC21-10122]; AUDIO-GRAPHS.md, chapter 4"
      )
    // Reading text by its units.
    case .unitsAreSpokenAlone:
      Rule(
        "VoiceOver says only the character, word, or line; in a field that you're editing, the "
          + "insertion point moves with it",
        source: "VoiceOver User Guide; VOICEOVER.md, chapter 7; our choice for the places"
      )
    case .otherUnitsBeginWhereTheLastDid:
      Rule(
        "after VoiceOver reads a word, reading by characters begins with the word's first "
          + "character",
        source: "our choice"
      )
    case .textsEnd:
      Rule(
        "at either end of the text, a swipe by character, word, or line plays the boundary sound",
        source: "VOICEOVER.md, chapter 7"
      )
    case .marksAreSpokenAlone:
      Rule(
        "VoiceOver says only the marked range; reading by characters, words, or lines continues "
          + "from its start",
        source: "[WWDC20-10116]; our choice (VOICEOVER.md, chapter 7)"
      )
    case .marksTakeTheFirstFreePlace:
      Rule(
        "a mark without a number is at the first place that doesn't already have the same mark",
        source: "SCREEN-FORMAT.md, \"Parts\"; our choice to ignore marks with other names"
      )
    case .textIsLabelAndValue:
      Rule(
        "an element's text is its label and value, or their replacements, without VoiceOver's own "
          + "words",
        source: "our choice (VOICEOVER.md, chapter 7)"
      )
    case .chunksAreSeparatedByCommas:
      Rule(
        "a comma separates label and value; if the label ends in punctuation, a space does",
        source: "our choice (VOICEOVER.md 4.2)"
      )
    case .secretsAreBullets:
      Rule(
        "in a secure field, VoiceOver reads the bullets on the screen",
        source: "AccessibilitySnapshot; VOICEOVER.md, chapter 9"
      )
    case .wordsFollowUnicode:
      Rule(
        "word boundaries follow Unicode, and each emoji or symbol is a separate word",
        source: "Unicode Standard Annex 29, 4.1.1; our choice for emoji and symbols"
      )
    // Text entry.
    case .typedTextIsShown:
      Rule(
        "typing and deleting change the value of the field that you're editing",
        source: "VOICEOVER.md, chapter 9"
      )
    case .typingIsEchoed:
      Rule(
        "typingEcho determines what VoiceOver says while you type or delete",
        source:
          "VOICEOVER.md, chapter 9; [UIAccessibility notes (zh)] for what is deleted; our choice "
          + "that the setting `words` also says it"
      )
    case .movedInsertionPointIsSaid:
      Rule(
        "after a double tap on the field that you're editing, VoiceOver says only the new "
          + "insertion point",
        source: "[yaraneba (ja)] [magentaA11y] for the words; VOICEOVER.md, chapter 9"
      )
    case .magicTapDictates:
      Rule(
        "in the field that you're editing, a magic tap starts or stops dictation without running "
          + "handlers; secure fields don't support dictation",
        source: "[blindios.uk] [voiceover-easy]; VOICEOVER.md, chapter 9"
      )
    case .dictatedTextIsSaid:
      Rule(
        "VoiceOver says dictated text once, at the end, without echo; if editing ends first, "
          + "VoiceOver says nothing",
        source: "our choice (VOICEOVER.md, chapter 9)"
      )
    case .secretsAreNotEchoed:
      Rule(
        "VoiceOver doesn't say what you type in a secure field",
        source: "[flutter#14543] [a11ysupport.io]; VOICEOVER.md, chapter 9"
      )
    case .capitalsMaySound:
      Rule(
        "if capitals is 'sound', VoiceOver plays a sound for each capital letter",
        source: "our choice (VOICEOVER.md, chapter 10)"
      )
    case .typingNeedsAField:
      Rule(
        "Earshot refuses typing and selecting if you aren't editing a field",
        source: "VOICEOVER.md, chapter 9"
      )
    case .nothingLeftToEdit:
      Rule(
        "if there's nothing to type, delete, select, or undo, VoiceOver plays the boundary sound",
        source: "our choice"
      )
    case .selectionIsSaid:
      Rule(
        "VoiceOver says the selected text; a command that selects some of the text selects its "
          + "first occurrence",
        source: "VOICEOVER.md, chapter 9; our choice for which place"
      )
    case .undoneTypingIsShown:
      Rule(
        "you can undo and redo typing, and the value shows the result",
        source: "VOICEOVER.md, chapter 5; our choice for what is shown"
      )
    // Continuous reading, and automatic events.
    case .readingGoesOn:
      Rule(
        "continuous reading moves the cursor from element to element; a two-finger swipe up starts "
          + "at the first element, and a two-finger swipe down at the cursor",
        source: "[iOS 14 commands] [vo-gestures]; VOICEOVER.md, chapter 5"
      )
    case .readingLeavesOutHints:
      Rule(
        "continuous reading leaves out hints and cues, and plays no boundary sound at the last "
          + "page",
        source: "VOICEOVER.md, chapter 5; our choice for the boundary"
      )
    case .readingTurnsThePage:
      Rule(
        "continuous reading turns the page after an element with the trait causesPageTurn",
        source: "UIAccessibility.h; VOICEOVER.md 2.2, causesPageTurn, and chapter 5"
      )
    case .readingEndsWhereTheAppMovesTheCursor:
      Rule(
        "continuous reading ends when the app moves the cursor",
        source: "our choice"
      )
    case .endlessReadingIsStopped:
      Rule(
        "continuous reading ends after 100,000 elements",
        source: "our choice"
      )
    case .frequentUpdatesArePolled:
      Rule(
        "every two seconds, VoiceOver checks the value of the element under the cursor if it "
          + "updates frequently",
        source: "our choice (VOICEOVER.md 2.2), after Dodo Pizza article (ru)"
      )
    case .soundsComeBeforeSpeech:
      Rule(
        "sounds come before speech",
        source: "SESSIONS.md, \"Lines of a session\""
      )
    case .announcementsFollowTheSpeech:
      Rule(
        "an announcement comes after the gesture's own speech",
        source: "[WWDC23-10036]; VOICEOVER.md 8.1"
      )
    case .announcementsMayBeLost:
      Rule(
        "VoiceOver says an announcement that the app posts during speech, as in Apple's "
          + "demonstration; contested: a phone may lose it, so post it later, give it high "
          + "priority, or move the cursor instead",
        source:
          "[WWDC23-10036]; otherwise captions of iOS 26.6.1, [flutter#79086] "
          + "[XamarinCommunityToolkit#1385] [maui#3736]; VOICEOVER.md 8.1"
      )
    case .devicesLoseAnnouncements:
      Rule(
        "if announcements is 'device', a cursor move, a new screen, or speech after an activation "
          + "drops an announcement posted without a wait, unless its priority is high; VoiceOver "
          + "repeats the activated element's hint",
        source:
          "captions of iOS 26.6.1, [flutter#79086] [XamarinCommunityToolkit#1385] [maui#3736] [AccessibilityAnnouncer] [cvs-health]; VOICEOVER.md 8.1; our choice that "
          + "one in an `appear` of that moment is also lost"
      )
    // The facts about an element.
    case .groupsAreEnteredOnce:
      Rule(
        "VoiceOver announces a group once, when the cursor enters it from outside",
        source: "[WWDC20-10117]; VOICEOVER.md 2.3"
      )
    case .groupsWithALabelSpeak:
      Rule(
        "when the cursor enters a labeled semantic group or a tab bar, VoiceOver announces it, but "
          + "not an alert, whose title is an element",
        source: "VOICEOVER.md 2.3; [AS#26]"
      )
    case .cellsSpeakWhatIsInside:
      Rule(
        "if a cell has no label, VoiceOver reads its contents, including the states of toggles",
        source: "VOICEOVER.md 2.3; our choice for states"
      )
    case .referencesAreFilledIn:
      Rule(
        "references in custom content show the current text when VoiceOver describes the element",
        source: "SCREEN-FORMAT.md, \"Interpolation\""
      )
    // The reading order.
    case .hiddenNodesAreLeftOut:
      Rule(
        "VoiceOver skips hidden, removed, transparent, and empty nodes, and everything inside them",
        source:
          "VOICEOVER.md 3.1 [AccessibilitySnapshot]; our choice for an unknown frame and an alert "
          + "without a title"
      )
    case .elementsEndTheSearch:
      Rule(
        "an element is one stop, and VoiceOver ignores everything inside it",
        source: "VOICEOVER.md 3.1 [AccessibilitySnapshot]"
      )
    case .modalViewsSilenceSiblings:
      Rule(
        "among sibling views, VoiceOver visits only the last modal one, even if it's hidden",
        source: "UIAccessibility.h, accessibilityViewIsModal; VOICEOVER.md 3.3"
      )
    case .unitsStayTogether:
      Rule(
        "VoiceOver keeps the elements of a list, landmark, table, tab bar, or named group together",
        source: "VOICEOVER.md 3.4 [AccessibilitySnapshot]"
      )
    case .rowsGoFromTopToBottom:
      Rule(
        "VoiceOver reads rows from top to bottom, and each row along the layout direction; a new "
          + "row starts 8 points lower on a phone and 13 points lower elsewhere",
        source: "VOICEOVER.md 3.5 [AccessibilitySnapshot]"
      )
    case .keylessListsKeepTheFile:
      Rule(
        "Earshot sorts a list only if every entry has a frame; otherwise, the list keeps the order "
          + "of the file",
        source: "VOICEOVER.md 3.2 and 3.5; SCREEN-FORMAT.md, \"Order\""
      )
    case .framelessScreensHaveRows:
      Rule(
        "without frames, each element is a row, but the elements of a bar share one; 'columns' "
          + "puts several elements into a row",
        source: "SCREEN-FORMAT.md, \"Order\"; our choice if only the tab bar has frames"
      )
    case .nearestContainerNumbers:
      Rule(
        "in the spoken style, VoiceOver says an element's place in the nearest container",
        source: "VOICEOVER.md 3.6; our choice for a bar with the trait alone"
      )
    case .outermostContainerNumbers:
      Rule(
        "in the snapshot style, VoiceOver says an element's place in the outermost container",
        source: "VOICEOVER.md 3.6 and 4.6 [AccessibilitySnapshot]"
      )
    case .cellsTakeTheFirstFreeColumn:
      Rule(
        "a cell takes the first free column in its row",
        source: "SCREEN-FORMAT.md, \"Tables\""
      )
    case .headersHeadRowsAndColumns:
      Rule(
        "a row header heads its row, and a column header heads every later cell in its columns",
        source: "SCREEN-FORMAT.md, \"Tables\"; VOICEOVER.md 4.5 for the snapshot style"
      )
    case .firstCellsSayTheRow:
      Rule(
        "the first cell of a row is the earliest cell with an element",
        source: "VOICEOVER.md 3.6 [AccessibilitySnapshot]; our choice for cells without an element"
      )
    }
  }
}
