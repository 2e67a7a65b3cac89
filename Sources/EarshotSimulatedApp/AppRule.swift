package import EarshotModel

/// A rule about the app's own behavior, according to UIKit and the screen file.
///
/// A plan, such as ``ActivationPlan``, contains its rule. If the code has no plan, a comment names
/// the rule.
package enum AppRule: CaseIterable, Hashable, Sendable {
  // Activation and other actions.
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

  // Menus, grabbers, and scroll views.
  case menusOpenThemselves, itemsCloseTheirMenu, dismissRegionsClose, grabbersResizeTheSheet,
    scrollViewsSayTheirStatus

  // Text entry.
  case editingBeginsAtTheEnd, insertionPointFollowsTheText, insertionPointGoesToTheOtherEnd
}

extension AppRule {
  /// The rules by their names.
  private static let rules = RulePage.english.rules(named: allCases)

  /// The rule's sentence and its evidence, from its row in Docs/Fidelity.md.
  package var rule: Rule { Self.rules[self] ?? Rule("", source: "") }
}
