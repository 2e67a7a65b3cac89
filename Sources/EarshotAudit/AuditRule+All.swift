extension AuditRule {
  /// All rules, in the order of the list.
  public static let all: [AuditRule] = [
    .labelMissing, .nameIsValue, .stopEmpty, .imageLabelMissing, .fieldLabelMissing,
    .fieldNotSecure,
    .headingEmpty, .labelIsFilename, .labelHasTrait, .labelHasState, .labelHasValue,
    .labelHasAction, .labelGeneric, .hintRepeatsLabel, .hintHasGesture, .hintImperative,
    .hintCarriesLabel, .labelPunctuation, .labelTooLong, .labelAllCaps, .labelEmoji,
    .labelWhitespace, .labelNewline, .labelControlCharacters, .labelSymbol, .labelDash,
    .labelDigits, .labelNumber, .titleMissing, .headingMissing, .headingSkip, .labelDuplicate,
    .languageMissing, .labelNotTranslated, .hitRegionsOverlap, .targetSpacing, .elementUndetected,
    .elementsHidden,
    .nestedAccessible, .labelNotInName, .orderJump, .orderMissingElement, .orderDuplicate,
    .modalLeak, .modalInvisible,
    .groupCandidate, .oneAdjustable, .traitsConflict, .traitMissingButton,
    .adjustableWithoutAction, .adjustableWithoutValue, .stateMissing, .customActionUnnamed,
    .customActionDuplicate, .customActionTooMany, .actionUnreachable, .contrastText,
    .contrastNontext, .textSmall,
    .hitRegionSmall, .controlInert, .silentChange, .focusLost, .orderCycle, .orderMirror,
    .valueLoop, .liveRegionNoisy, .modalNoEscape, .announcementCut, .announcementLost, .rotorEmpty,
    .voiceNameHidden, .voiceNameSymbols, .voiceNameLong, .voiceNamesMany, .voiceLink,
    .voiceAdjustSteps, .voiceDead,
    .heardTwice, .dimmedAlone, .roleMissing, .priceAlone, .priceFirst, .cardApart, .ratingApart,
    .overlayLeak, .screenEmpty, .backNowhere,
    .voiceOverSpeech, .voiceSilent, .audioLeftLow, .chartSummaryMissing, .chartPointsMany,
    .ignoreUnclear,
    .ignoreUnused,
  ]
}
