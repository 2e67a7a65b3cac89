// Longer than 300 lines: a table, one sentence and one source a rule.

package import EarshotModel

/// A rule of what an app does by itself, as UIKit and a screen file promise it.
///
/// A plan carries the rule that decides it; what is worked out without a plan names its rule in the
/// comment of its code.
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

  // Events, guards and texts.
  case eventsClimb, firstHandlerThatHoldsCounts, guardsHoldTogether,
    effectsChangeTheLineWithoutAGuard, neighboursAreInTheParent, derivedPropertiesFollow,
    textsNameOthers, amountsAreExact, timesAreSaidInWords, timesStayInTheirRange,
    deletingTakesOneCharacter,
    partsAreFoundWithoutCase, textsHaveALimit, stepsHaveALimit

  // Time and notifications.
  case whatIsDueGoesOneByOne, timersBeginWithTheirScreen, announcementsTellTheirEnd,
    appsTellWhatUIKitTells

  // Furniture.
  case menusOpenThemselves, itemsCloseTheirMenu, dismissRegionsClose, grabbersResizeTheSheet,
    scrollViewsSayTheirStatus

  // Text entry.
  case editingBeginsAtTheEnd, insertionPointFollowsTheText, insertionPointGoesToTheOtherEnd
}

extension AppRule {
  /// What the rule says, and its evidence.
  package var rule: Rule {
    switch self {
    // Activation and other acts.
    case .rolesActByThemselves:
      Rule(
        "a toggle flips, a tab opens, a back button goes back, a field is edited and half a "
          + "stepper steps, before the handler runs",
        source: "SCREEN-FORMAT.md, \"Nodes\"; VOICEOVER.md 6.1"
      )
    case .selectionsOfOne:
      Rule(
        "where a container has 'selection: one', a double tap on an item selects it and deselects the "
          + "others, before the handler runs; texts and headings are no items",
        source: "our choice, after UICollectionView.allowsMultipleSelection"
      )
    case .linksRunTheirHandler:
      Rule(
        "a link inside a text has a handler of its own, which runs when it is opened",
        source: "SCREEN-FORMAT.md, \"Parts\"; [square/Blueprint#490]"
      )
    case .activationRunsTheHandler:
      Rule(
        "an activation runs the handler of the element",
        source: "VOICEOVER.md 6.1"
      )
    case .decliningSuppressesTheRole:
      Rule(
        "a handler that declines suppresses what the role does by itself",
        source: "VOICEOVER.md 6.1"
      )
    case .adjustingStepsTheScale:
      Rule(
        "an adjustment steps along the values of the element, then runs its handler",
        source: "VOICEOVER.md 6.2"
      )
    case .guardedAdjustingIsHandled:
      Rule(
        "an adjustment counts as made where the element has a handler, even if its condition does not "
          + "hold: then the value stays, as at a limit",
        source: "UIKit; VOICEOVER.md 6.2"
      )
    case .slidersStepATenth:
      Rule(
        "a slider whose range has no step moves by a tenth of it",
        source: "iOS 26.5 log; SCREEN-FORMAT.md, \"Values that change\""
      )
    case .valuesOffTheRangeCountAsNumbers:
      Rule(
        "a value that does not fit its range counts as its first number, else as the lower bound, and stays until a step",
        source: "our choice (SCREEN-FORMAT.md, \"Values that change\")"
      )
    case .referringSlidersAskTheirHandlers:
      Rule(
        "a slider whose value refers to another node has no scale but one of its own, as an adjustable",
        source: "our choice (SCREEN-FORMAT.md, \"Values that change\")"
      )
    case .pressesAndTouchesRunTheHandler:
      Rule(
        "a long press, a touch that goes to the app and a zoom run the handler of the element",
        source: "VOICEOVER.md, chapter 5, and 6.6, 6.7 and 6.9; [WWDC23-10036] for zooming"
      )
    case .containersOfferTheirActions:
      Rule(
        "an element offers its own custom actions, then those of the containers around it; "
          + "drops while something is dragged, drags while nothing is",
        source: "VOICEOVER.md 4.4, and 6.8 for drags and drops"
      )
    case .draggablesOfferADrag:
      Rule(
        "what can be dragged offers that by itself, unless its author named drags",
        source: "[WWDC24-10073]; UIAccessibility.h, drag source descriptors; VOICEOVER.md 6.8"
      )
    case .namesTellDragsAndDrops:
      Rule(
        "an action whose name begins with Drag or Drop is one",
        source: "our choice, after [WWDC24-10073] (VOICEOVER.md 6.8)"
      )
    // Leaving.
    case .scrubPutsBackWhatIsDragged:
      Rule(
        "a scrub puts back what is dragged before it does anything else",
        source: "VOICEOVER.md 6.3; that this comes first is our choice"
      )
    case .scrubEndsEditing:
      Rule(
        "a scrub ends text entry",
        source: "VOICEOVER.md 6.3"
      )
    case .scrubAsksHandlers:
      Rule(
        "a scrub asks the handlers of `escape` from the element upwards",
        source: "VOICEOVER.md 6.3"
      )
    case .openPanelsEndTheScrub:
      Rule(
        "under an open alert or sheet a scrub asks nobody beyond it: the screen that presented it "
          + "is not asked",
        source: "[true-sheet#830] [ronnqvi.st]; VOICEOVER.md 6.3"
      )
    case .scrubClosesWhatWasPresented:
      Rule(
        "a scrub closes the alert, the sheet or the screen that was presented last",
        source: "VOICEOVER.md 6.3"
      )
    case .scrubGoesBack:
      Rule(
        "a scrub goes back where nothing was presented",
        source: "VOICEOVER.md 6.3"
      )
    // Screens.
    case .openPanelsCoverTheScreen:
      Rule(
        "an open alert, sheet or menu is all there is, and what lies around it in the file is "
          + "neither said nor asked; else the screen, with the tab bar of the app unless a "
          + "presented screen covers it",
        source: "VOICEOVER.md 3.3; SCREEN-FORMAT.md, \"Alerts and sheets\" and \"Tabs\""
      )
    case .nodesOfTheAppFollowTheScreen:
      Rule(
        "nodes of the app stand after those of the screen and before the tab bar; presented screens "
          + "cover them",
        source: "our choice, after UITabBarController.bottomAccessory"
      )
    case .popToRootGoesToTheFirst:
      Rule(
        "'popToRoot' leaves every screen over the first of what was presented last, else of the tab "
          + "or the app, and closes alerts and sheets; at the first screen it does nothing",
        source: "UIKit, UINavigationController"
      )
    case .removedPanelsClose:
      Rule(
        "an alert or a sheet that is removed closes",
        source: "our choice"
      )
    case .pushesDismissPanels:
      Rule(
        "an alert, a sheet or a menu that a screen is pushed out of counts as dismissed: who "
          + "comes back lands as after a dismissal",
        source: "our choice (VOICEOVER.md 8.3)"
      )
    case .landingIsDecidedBeforeAppear:
      Rule(
        "where the cursor lands on a new screen is decided before `appear` runs",
        source: "VOICEOVER.md 8.3; SCREEN-FORMAT.md, \"Events and effects\""
      )
    // Scrolling and pages.
    case .scrollingAsksHandlersThenPages:
      Rule(
        "a swipe with three fingers asks the handlers from the element upwards, then the "
          + "nearest scroll view that has pages",
        source: "UIAccessibility.h, accessibilityScroll; VOICEOVER.md 6.5"
      )
    case .scrollingAsksForDirectionThenPage:
      Rule(
        "each node is asked for the direction of the fingers, then for the page it leads to",
        source: "our choice (VOICEOVER.md 6.5)"
      )
    case .fingersAskForPages:
      Rule(
        "fingers that go up, or against the layout, ask for the next page",
        source: "our choice (VOICEOVER.md 6.5)"
      )
    case .passedMovementsTellNoPage:
      Rule(
        "a page status that comes while a movement passes through is not spoken",
        source: "our choice (VOICEOVER.md 6.6)"
      )
    case .elementsMayTurnThePage:
      Rule(
        "an element, or what is around it, with the trait causesPageTurn turns the page when "
          + "it was read",
        source: "VOICEOVER.md 2.2, causesPageTurn"
      )
    case .pagesFollowTheCursor:
      Rule(
        "a scroll view shows the page of the element that has the cursor",
        source: "VOICEOVER.md 3.1; that pages follow is our choice"
      )
    case .pagesLieSideBySide:
      Rule(
        "pages lie side by side or one below the other, each as large as the scroll view",
        source: "VOICEOVER.md 6.5"
      )
    // Events, guards and texts.
    case .eventsClimb:
      Rule(
        "an event goes from the element to what is around it, to its screen or the open alert, "
          + "sheet or menu, and to the app, until a handler takes it",
        source: "SCREEN-FORMAT.md, \"Events and effects\"; VOICEOVER.md 6.4 for the magic tap"
      )
    case .firstHandlerThatHoldsCounts:
      Rule(
        "of several handlers of one event the first whose guard holds counts",
        source: "SCREEN-FORMAT.md, \"Guards\""
      )
    case .guardsHoldTogether:
      Rule(
        "a guard holds if all of its tests do; one that names a missing node does not, unless "
          + "it is negated",
        source: "SCREEN-FORMAT.md, \"Guards\""
      )
    case .effectsChangeTheLineWithoutAGuard:
      Rule(
        "where guarded lines stand before a line without a guard, effects change that line",
        source: "SCREEN-FORMAT.md, \"Guards\""
      )
    case .neighboursAreInTheParent:
      Rule(
        "the elements beside one inside its parent are its `next` and `previous`; a container "
          + "has those of what is inside",
        source: "SCREEN-FORMAT.md, \"Targets\"; for containers our choice"
      )
    case .derivedPropertiesFollow:
      Rule(
        "a property with references or guards is worked out again whenever something changes",
        source: "SCREEN-FORMAT.md, \"Interpolation\" and \"Guards\"; UIKit's block-based properties"
      )
    case .textsNameOthers:
      Rule(
        "a text says what the nodes it names say now",
        source: "SCREEN-FORMAT.md, \"Interpolation\""
      )
    case .amountsAreExact:
      Rule(
        "an amount adds and multiplies the first numbers of what it names, with all their decimals "
          + "and without rounding; where something has no number it reads as nothing; the form of the "
          + "word is that of the language",
        source: "our choice, with the plural rules of CLDR"
      )
    case .timesAreSaidInWords:
      Rule(
        "a value of a range 'as time' is a number of seconds, said in hours, minutes and seconds of "
          + "the language, without the parts that are 0; conditions and amounts count the seconds",
        source: "our choice, after DateComponentsFormatter and WebKit's media controls, with the "
          + "words of CLDR"
      )
    case .timesStayInTheirRange:
      Rule(
        "a time beyond an end of its range becomes that end, however it was given, so that nothing "
          + "negative is heard",
        source: "our choice, as a player that is asked to skip past its end"
      )
    case .deletingTakesOneCharacter:
      Rule(
        "'deleteLast' deletes the last character of a value, an accent or an emoji with all its "
          + "parts; of a value with guarded lines it changes the line without a guard; with nothing to "
          + "delete, nothing happens",
        source: "our choice, as UIKeyInput's deleteBackward() at the end of a text"
      )
    case .partsAreFoundWithoutCase:
      Rule(
        "'contains' finds a text whatever its capitals, and accents count; the empty text is in "
          + "every text",
        source: "our choice"
      )
    case .textsHaveALimit:
      Rule(
        "a text that would be longer than 64 KiB once others are filled in is refused, and what "
          + "was there before stays; all texts made of others have 64 MiB together, a text that is typed "
          + "1 MiB",
        source: "our choice"
      )
    case .stepsHaveALimit:
      Rule(
        "effects, screen changes and handlers of `focus` and `appear` end after 1,000 in one step",
        source: "SCREEN-FORMAT.md, \"Events and effects\""
      )
    // Time and notifications.
    case .whatIsDueGoesOneByOne:
      Rule(
        "what is due happens one by one, handlers that wait before timers of the same moment",
        source: "VOICEOVER.md 8.2"
      )
    case .timersBeginWithTheirScreen:
      Rule(
        "a timer begins again whenever its screen comes up, and stops with it; those of the app run from "
          + "its start on",
        source: "our choice"
      )
    case .announcementsTellTheirEnd:
      Rule(
        "the screen and then the app learn what became of an announcement, with its text "
          + "as their value",
        source:
          "UIAccessibility.h, announcementDidFinish; SCREEN-FORMAT.md, \"Events and effects\"; "
          + "our choice for who learns of it"
      )
    case .appsTellWhatUIKitTells:
      Rule(
        "an app reports what UIKit's notifications report, in the same order",
        source: "UIAccessibility.h, notifications; VOICEOVER.md, chapter 8"
      )
    // Furniture.
    case .menusOpenThemselves:
      Rule(
        "a double tap on a menu or a date picker opens what is inside; only that is reached then",
        source: "UIKit; [iOS 26.5 log] for the landing; SCREEN-FORMAT.md, \"Menus and the like\""
      )
    case .itemsCloseTheirMenu:
      Rule(
        "a double tap on an item of a menu closes the menu, then runs the item's handler",
        source: "UIKit"
      )
    case .dismissRegionsClose:
      Rule(
        "what lies around a menu, a date picker, a popover or a confirmation dialog is a stop that "
          + "closes it, the last one",
        source: "XCUITest for the stop and its name; its place is our choice"
      )
    case .grabbersResizeTheSheet:
      Rule(
        "a sheet's handle goes to its next size by a double tap, around the end, and one size up or "
          + "down by swipes",
        source: "[magentaA11y] [true-sheet#587]"
      )
    case .scrollViewsSayTheirStatus:
      Rule(
        "a scroll view, or a screen that scrolls, may have a status of its own for each page",
        source: "UIAccessibility.h, accessibilityScrollStatus(for:); VOICEOVER.md 6.5"
      )
    // Text entry.
    case .editingBeginsAtTheEnd:
      Rule(
        "a field begins to be edited with the insertion point at its end",
        source: "magentaA11y (VOICEOVER.md, chapter 9)"
      )
    case .insertionPointGoesToTheOtherEnd:
      Rule(
        "a double tap on the field that is edited puts the insertion point at its end, or at its "
          + "start if it stood at the end, drops the selection and runs no handler",
        source:
          "[yaraneba (ja)]; from the middle, the selection and the handler are our choice "
          + "(VOICEOVER.md, chapter 9)"
      )
    case .insertionPointFollowsTheText:
      Rule(
        "where the app sets another text, an insertion point at the end stays at the end, "
          + "another one where it is",
        source: "our choice"
      )
    }
  }
}
