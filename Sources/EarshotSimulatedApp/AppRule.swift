// Longer than 300 lines: a table, with one sentence and one source for each rule.

package import EarshotModel

/// A rule about the app's own behavior, according to UIKit and the screen file.
///
/// A plan contains the rule that decides it. Code that runs without a plan names its rule in a comment.
package enum AppRule: CaseIterable, Hashable, Sendable {
  // Activation and other acts.
  case rolesActByThemselves, selectionsOfOne, activationRunsTheHandler, linksRunTheirHandler,
    decliningSuppressesTheRole,
    adjustingStepsTheScale, guardedAdjustingIsHandled, slidersStepATenth,
    valuesOffTheRangeCountAsNumbers,
    referringSlidersAskTheirHandlers, pressesAndTouchesRunTheHandler, containersOfferTheirActions,
    draggablesOfferADrag, namesTellDragsAndDrops

  // Leaving.
  case scrubPutsBackWhatIsDragged, scrubEndsEditing, scrubAsksHandlers, openPanelsEndTheScrub,
    scrubClosesWhatWasPresented, scrubGoesBack

  // Screens.
  case openPanelsCoverTheScreen, nodesOfTheAppFollowTheScreen, popToRootGoesToTheFirst,
    removedPanelsClose, pushesDismissPanels,
    landingIsDecidedBeforeAppear

  // Scrolling and pages.
  case scrollingAsksHandlersThenPages, scrollingAsksForDirectionThenPage, fingersAskForPages,
    passedMovementsTellNoPage, elementsMayTurnThePage, pagesFollowTheCursor, pagesLieSideBySide

  // Events, conditions, and text.
  case eventsClimb, firstHandlerThatHoldsCounts, guardsHoldTogether,
    effectsChangeTheLineWithoutAGuard, neighborsAreInTheParent, derivedPropertiesFollow,
    textsNameOthers, amountsAreExact, timesAreSaidInWords, timesStayInTheirRange,
    deletingTakesOneCharacter,
    partsAreFoundWithoutCase, textsHaveALimit, stepsHaveALimit

  // Time and notifications.
  case whatIsDueGoesOneByOne, cancelingStopsWhatWaits, timersBeginWithTheirScreen,
    idleTimeBeginsWithEachGesture, announcementsTellTheirEnd, appsTellWhatUIKitTells

  // Furniture.
  case menusOpenThemselves, itemsCloseTheirMenu, dismissRegionsClose, grabbersResizeTheSheet,
    scrollViewsSayTheirStatus

  // Text entry.
  case editingBeginsAtTheEnd, insertionPointFollowsTheText, insertionPointGoesToTheOtherEnd
}

extension AppRule {
  /// The rule's sentence and its evidence.
  package var rule: Rule {
    switch self {
    // Activation and other acts.
    case .rolesActByThemselves:
      Rule(
        "before its handler runs, a toggle changes its state, a tab opens, a back button goes "
          + "back, a field starts editing, or half of a stepper steps",
        source: "SCREEN-FORMAT.md, \"Nodes\"; VOICEOVER.md 6.1"
      )
    case .selectionsOfOne:
      Rule(
        "if a container has 'selection: one', a double tap selects an item and deselects the "
          + "others before the handler runs; static text and headings aren't items",
        source: "our choice, after UICollectionView.allowsMultipleSelection"
      )
    case .linksRunTheirHandler:
      Rule(
        "a link inside text runs its own handler when you open it",
        source: "SCREEN-FORMAT.md, \"Parts\"; [square/Blueprint#490]"
      )
    case .activationRunsTheHandler:
      Rule(
        "an activation runs the element's handler",
        source: "VOICEOVER.md 6.1"
      )
    case .decliningSuppressesTheRole:
      Rule(
        "if a handler declines, the role's default action doesn't happen",
        source: "VOICEOVER.md 6.1"
      )
    case .adjustingStepsTheScale:
      Rule(
        "an adjustment steps along the element's values, then runs its handler",
        source: "VOICEOVER.md 6.2"
      )
    case .guardedAdjustingIsHandled:
      Rule(
        "an element with a handler takes an adjustment even if the handler's condition is false; "
          + "the value then stays the same, as at a limit",
        source: "UIKit; VOICEOVER.md 6.2"
      )
    case .slidersStepATenth:
      Rule(
        "if the range of a slider has no step, the slider moves by a tenth of the range",
        source: "iOS 26.5 log; SCREEN-FORMAT.md, \"Values that change\""
      )
    case .valuesOffTheRangeCountAsNumbers:
      Rule(
        "if a value doesn't fit its range, the app uses its first number or the lower bound; the "
          + "value stays the same until a step",
        source: "our choice (SCREEN-FORMAT.md, \"Values that change\")"
      )
    case .referringSlidersAskTheirHandlers:
      Rule(
        "a slider whose value refers to another node has no default scale, like an adjustable "
          + "element",
        source: "our choice (SCREEN-FORMAT.md, \"Values that change\")"
      )
    case .pressesAndTouchesRunTheHandler:
      Rule(
        "a long press, a zoom, or a touch that goes to the app runs the element's handler",
        source: "VOICEOVER.md, chapter 5, and 6.6, 6.7 and 6.9; [WWDC23-10036] for zooming"
      )
    case .containersOfferTheirActions:
      Rule(
        "an element has its own custom actions, then those of its containers; drops are available "
          + "during a drag, and drags at other times",
        source: "[WWDC17-215]; [WWDC24-10073] for drags and drops; VOICEOVER.md 4.4 and 6.8"
      )
    case .draggablesOfferADrag:
      Rule(
        "a draggable element has a drag action, unless its author named one",
        source: "[WWDC24-10073]; UIAccessibility.h, drag source descriptors; VOICEOVER.md 6.8"
      )
    case .namesTellDragsAndDrops:
      Rule(
        "an action is a drag or a drop if its name begins with “Drag” or “Drop”",
        source: "our choice, after [WWDC24-10073] (VOICEOVER.md 6.8)"
      )
    // Leaving.
    case .scrubPutsBackWhatIsDragged:
      Rule(
        "a scrub first puts back anything that you're dragging",
        source: "VOICEOVER.md 6.3; our choice that this comes first"
      )
    case .scrubEndsEditing:
      Rule(
        "a scrub ends text entry",
        source: "[Dodo Pizza article (ru)]; VOICEOVER.md 6.3"
      )
    case .scrubAsksHandlers:
      Rule(
        "after a scrub, the app tries the `escape` handlers of the element and of the containers "
          + "around it, from the inside out",
        source: "UIAccessibility.h; VOICEOVER.md 6.3"
      )
    case .openPanelsEndTheScrub:
      Rule(
        "in an open alert or sheet, a scrub doesn't reach the handlers of the screen that "
          + "presented it",
        source: "[true-sheet#830] [ronnqvi.st]; VOICEOVER.md 6.3"
      )
    case .scrubClosesWhatWasPresented:
      Rule(
        "a scrub closes the alert, sheet, or screen that the app presented last",
        source: "VoiceOver User Guide; [true-sheet#830] [ronnqvi.st]; VOICEOVER.md 6.3"
      )
    case .scrubGoesBack:
      Rule(
        "if nothing is presented, a scrub goes back",
        source: "VoiceOver User Guide; [Dodo Pizza article (ru)]; VOICEOVER.md 6.3"
      )
    // Screens.
    case .openPanelsCoverTheScreen:
      Rule(
        "an open alert, sheet, or menu hides the nodes around it from VoiceOver and from events; "
          + "a presented screen covers the app's tab bar",
        source: "VOICEOVER.md 3.3; SCREEN-FORMAT.md, \"Alerts and sheets\" and \"Tabs\""
      )
    case .nodesOfTheAppFollowTheScreen:
      Rule(
        "the app's own nodes come after the nodes of the screen and before the tab bar; presented "
          + "screens cover them",
        source: "our choice, after UITabBarController.bottomAccessory"
      )
    case .popToRootGoesToTheFirst:
      Rule(
        "'popToRoot' closes alerts and sheets, and returns to the first screen of the last "
          + "presentation, the tab, or the app; if that screen is open, it does nothing",
        source: "UIKit, UINavigationController"
      )
    case .removedPanelsClose:
      Rule(
        "an alert or a sheet closes when the app removes it",
        source: "our choice"
      )
    case .pushesDismissPanels:
      Rule(
        "a push from an alert, sheet, or menu dismisses it; when you go back, the cursor then "
          + "moves as it does after a dismissal",
        source: "our choice (VOICEOVER.md 8.3)"
      )
    case .landingIsDecidedBeforeAppear:
      Rule(
        "VoiceOver chooses the cursor's place on a new screen before `appear` runs",
        source: "VOICEOVER.md 8.3; SCREEN-FORMAT.md, \"Events and effects\""
      )
    // Scrolling and pages.
    case .scrollingAsksHandlersThenPages:
      Rule(
        "after a three-finger swipe, the app tries the handlers of the element and its containers, "
          + "from the inside out, then the nearest scroll view with pages",
        source: "UIAccessibility.h, accessibilityScroll; VOICEOVER.md 6.5"
      )
    case .scrollingAsksForDirectionThenPage:
      Rule(
        "for each node, the app tries the handler for the direction of the fingers, then the "
          + "handler for the page in that direction",
        source: "our choice (VOICEOVER.md 6.5)"
      )
    case .fingersAskForPages:
      Rule(
        "if the fingers move up, or against the layout direction, the next page appears",
        source: "VoiceOver User Guide; our choice for the layout direction (VOICEOVER.md 6.5)"
      )
    case .passedMovementsTellNoPage:
      Rule(
        "VoiceOver doesn't say a page status that the app posts during a pass-through gesture",
        source: "our choice (VOICEOVER.md 6.6)"
      )
    case .elementsMayTurnThePage:
      Rule(
        "after VoiceOver reads an element, the page turns if the element or its container has the "
          + "trait causesPageTurn",
        source: "VOICEOVER.md 2.2, causesPageTurn"
      )
    case .pagesFollowTheCursor:
      Rule(
        "a scroll view shows the page of the element under the cursor",
        source: "VOICEOVER.md 3.1; our choice that pages follow"
      )
    case .pagesLieSideBySide:
      Rule(
        "pages are side by side or one below the other, and each is as large as the scroll view",
        source: "VOICEOVER.md 6.5"
      )
    // Events, conditions, and text.
    case .eventsClimb:
      Rule(
        "an event goes from the element through its containers to the screen, alert, sheet, or "
          + "menu, and then to the app; it stops at the first handler that doesn't decline it",
        source: "SCREEN-FORMAT.md, \"Events and effects\"; VOICEOVER.md 6.4 for the magic tap"
      )
    case .firstHandlerThatHoldsCounts:
      Rule(
        "if an event has several handlers, only the first one whose condition is true runs",
        source: "SCREEN-FORMAT.md, \"Guards\""
      )
    case .guardsHoldTogether:
      Rule(
        "a condition is true if all its tests are; a test of a missing node is false unless it's "
          + "negated",
        source: "SCREEN-FORMAT.md, \"Guards\""
      )
    case .effectsChangeTheLineWithoutAGuard:
      Rule(
        "if a line without a condition follows lines with conditions, effects change the line "
          + "without a condition",
        source: "SCREEN-FORMAT.md, \"Guards\""
      )
    case .neighborsAreInTheParent:
      Rule(
        "`next` and `previous` are the adjacent elements in the same parent; a container uses the "
          + "elements inside it",
        source: "SCREEN-FORMAT.md, \"Targets\"; our choice for containers"
      )
    case .derivedPropertiesFollow:
      Rule(
        "the app updates a property with references or conditions whenever something changes",
        source: "SCREEN-FORMAT.md, \"Interpolation\" and \"Guards\"; UIKit's block-based properties"
      )
    case .textsNameOthers:
      Rule(
        "a reference in text shows the current text of its node",
        source: "SCREEN-FORMAT.md, \"Interpolation\""
      )
    case .amountsAreExact:
      Rule(
        "an amount calculates with the first numbers in its nodes, without rounding; if a node has "
          + "no number, the amount is empty, and the language determines the plural form",
        source: "our choice, with the plural rules of CLDR"
      )
    case .timesAreSaidInWords:
      Rule(
        "if a range is 'as time', VoiceOver says its seconds as hours, minutes, and seconds, "
          + "without zero parts; conditions and amounts use the seconds",
        source:
          "our choice, after DateComponentsFormatter and WebKit's media controls, with the words "
          + "of CLDR"
      )
    case .timesStayInTheirRange:
      Rule(
        "if a time is outside its range, the app uses the nearest end of the range, so VoiceOver "
          + "never says a negative time",
        source: "our choice, like a player that skips past its end"
      )
    case .deletingTakesOneCharacter:
      Rule(
        "'deleteLast' deletes the last character of a value, including all parts of an accent or "
          + "emoji; it changes the line without a condition",
        source: "our choice, like UIKeyInput's deleteBackward() at the end of text"
      )
    case .partsAreFoundWithoutCase:
      Rule(
        "'contains' ignores case but not accents, and every string contains the empty string",
        source: "our choice"
      )
    case .textsHaveALimit:
      Rule(
        "text can't exceed 64 KiB with its references filled in, or 64 MiB in total; typed text "
          + "can't exceed 1 MiB, and a change beyond a limit leaves the old text",
        source: "our choice"
      )
    case .stepsHaveALimit:
      Rule(
        "a step runs at most 1,000 effects, screen changes, and handlers of `focus` and `appear`",
        source: "SCREEN-FORMAT.md, \"Events and effects\""
      )
    // Time and notifications.
    case .whatIsDueGoesOneByOne:
      Rule(
        "events that are due happen one at a time; at the same time, waiting handlers run before "
          + "timers",
        source: "VOICEOVER.md 8.2"
      )
    case .cancelingStopsWhatWaits:
      Rule(
        "'cancel' stops effects that the handlers, actions, and links of an element would run "
          + "after a 'wait', as an app cancels a task; timers continue",
        source: "our choice, after Task.cancel()"
      )
    case .timersBeginWithTheirScreen:
      Rule(
        "a timer restarts when its screen appears and stops when the screen disappears; the app's "
          + "timers run from the start of the app",
        source: "our choice"
      )
    case .idleTimeBeginsWithEachGesture:
      Rule(
        "'idle' counts from the last gesture or phrase, or from when its screen appeared; it fires "
          + "once, and starts over at the next gesture",
        source: "our choice, for the timeouts of WCAG 2.2, success criterion 2.2.1"
      )
    case .announcementsTellTheirEnd:
      Rule(
        "the screen, and then the app, receives an event with the outcome of an announcement; its "
          + "value is the announcement's text",
        source:
          "UIAccessibility.h, announcementDidFinish; SCREEN-FORMAT.md, \"Events and effects\"; "
          + "our choice for who gets it"
      )
    case .appsTellWhatUIKitTells:
      Rule(
        "an app posts the same notifications as UIKit, in the same order",
        source: "UIAccessibility.h, notifications; VOICEOVER.md, chapter 8"
      )
    // Furniture.
    case .menusOpenThemselves:
      Rule(
        "a double tap opens a menu or a date picker, and you can then reach only its contents",
        source: "UIKit; [iOS 26.5 log] for the landing; SCREEN-FORMAT.md, \"Menus and the like\""
      )
    case .itemsCloseTheirMenu:
      Rule(
        "a double tap on a menu item closes the menu, then runs the item's handler",
        source: "UIKit"
      )
    case .dismissRegionsClose:
      Rule(
        "the area around an open menu, date picker, popover, or confirmation dialog is its last "
          + "stop, and a double tap there closes it",
        source: "XCUITest for the stop and its name; our choice for its place"
      )
    case .grabbersResizeTheSheet:
      Rule(
        "a double tap on a sheet's grabber changes the sheet to its next size and wraps around; "
          + "swipes change it by one size",
        source: "[magentaA11y] [true-sheet#587]"
      )
    case .scrollViewsSayTheirStatus:
      Rule(
        "a scroll view, or a screen that scrolls, can provide a status for each page",
        source: "UIAccessibility.h, accessibilityScrollStatus(for:); VOICEOVER.md 6.5"
      )
    // Text entry.
    case .editingBeginsAtTheEnd:
      Rule(
        "editing begins with the insertion point at the end of the field",
        source: "magentaA11y (VOICEOVER.md, chapter 9)"
      )
    case .insertionPointGoesToTheOtherEnd:
      Rule(
        "a double tap on the field that you're editing moves the insertion point to the end or, "
          + "from there, to the start; it clears the selection and runs no handler",
        source:
          "[yaraneba (ja)]; our choice for the middle, the selection, and the handler "
          + "(VOICEOVER.md, chapter 9)"
      )
    case .insertionPointFollowsTheText:
      Rule(
        "when the app replaces the text, an insertion point at the end stays at the end; any other "
          + "insertion point keeps its place",
        source: "our choice"
      )
    }
  }
}
