package import EarshotModel

/// Every rule of Voice Control, with its evidence.
package enum VoiceRule: String, CaseIterable, Hashable, Sendable {
  // The offered items, and their names.
  case inputLabelsReplaceTheLabel, labelIsTheName, partOfAName, wordsAreCompared, itemsRespond,
    dimmedItemsAreNotOffered, whatIsHiddenIsNotOffered, otherPagesAreNotOffered

  // Numbers and overlays.
  case sharedNamesGetNumbers, namelessItemsHaveNumbers, numbersFollowReadingOrder, numbersStay,
    numbersNeedAnOverlay, overlaysEnd, grid

  // The effects of phrases.
  case phrases, wordsWithoutASource, nothingIsGuessed, tapsActivate, containersNeedSomethingBelow,
    adjustsByOneStep,
    actionsAreAMenu, scrollsTheFirstView, goesBack, repeats, sleeps, dictates, cursorStays,
    systemAnswers

  /// The rules by their names.
  private static let rules = RulePage.english.rules(named: allCases)

  /// The rule's sentence and its evidence, from its row in Docs/Fidelity.md.
  package var rule: Rule { Self.rules[self] ?? Rule("", source: "") }
}
