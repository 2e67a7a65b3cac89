// The pages of Docs/Audit. A test writes this file when EARSHOT_WRITE_DOCS is 1.
#include "EmbeddedPages.h"

#define PAGE actionUnreachablePage
#define PAGE_FILE "../../Docs/Audit/action-unreachable.md"
#include "EmbeddedPage.h"

#define PAGE adjustableWithoutActionPage
#define PAGE_FILE "../../Docs/Audit/adjustable-without-action.md"
#include "EmbeddedPage.h"

#define PAGE adjustableWithoutValuePage
#define PAGE_FILE "../../Docs/Audit/adjustable-without-value.md"
#include "EmbeddedPage.h"

#define PAGE announcementCutPage
#define PAGE_FILE "../../Docs/Audit/announcement-cut.md"
#include "EmbeddedPage.h"

#define PAGE announcementLostPage
#define PAGE_FILE "../../Docs/Audit/announcement-lost.md"
#include "EmbeddedPage.h"

#define PAGE audioLeftLowPage
#define PAGE_FILE "../../Docs/Audit/audio-left-low.md"
#include "EmbeddedPage.h"

#define PAGE backNowherePage
#define PAGE_FILE "../../Docs/Audit/back-nowhere.md"
#include "EmbeddedPage.h"

#define PAGE cardApartPage
#define PAGE_FILE "../../Docs/Audit/card-apart.md"
#include "EmbeddedPage.h"

#define PAGE chartPointsManyPage
#define PAGE_FILE "../../Docs/Audit/chart-points-many.md"
#include "EmbeddedPage.h"

#define PAGE chartSummaryMissingPage
#define PAGE_FILE "../../Docs/Audit/chart-summary-missing.md"
#include "EmbeddedPage.h"

#define PAGE contrastNontextPage
#define PAGE_FILE "../../Docs/Audit/contrast-nontext.md"
#include "EmbeddedPage.h"

#define PAGE contrastTextPage
#define PAGE_FILE "../../Docs/Audit/contrast-text.md"
#include "EmbeddedPage.h"

#define PAGE controlInertPage
#define PAGE_FILE "../../Docs/Audit/control-inert.md"
#include "EmbeddedPage.h"

#define PAGE customActionDuplicatePage
#define PAGE_FILE "../../Docs/Audit/custom-action-duplicate.md"
#include "EmbeddedPage.h"

#define PAGE customActionTooManyPage
#define PAGE_FILE "../../Docs/Audit/custom-action-too-many.md"
#include "EmbeddedPage.h"

#define PAGE customActionUnnamedPage
#define PAGE_FILE "../../Docs/Audit/custom-action-unnamed.md"
#include "EmbeddedPage.h"

#define PAGE dimmedAlonePage
#define PAGE_FILE "../../Docs/Audit/dimmed-alone.md"
#include "EmbeddedPage.h"

#define PAGE elementUndetectedPage
#define PAGE_FILE "../../Docs/Audit/element-undetected.md"
#include "EmbeddedPage.h"

#define PAGE elementsHiddenPage
#define PAGE_FILE "../../Docs/Audit/elements-hidden.md"
#include "EmbeddedPage.h"

#define PAGE fieldLabelMissingPage
#define PAGE_FILE "../../Docs/Audit/field-label-missing.md"
#include "EmbeddedPage.h"

#define PAGE fieldNotSecurePage
#define PAGE_FILE "../../Docs/Audit/field-not-secure.md"
#include "EmbeddedPage.h"

#define PAGE focusLostPage
#define PAGE_FILE "../../Docs/Audit/focus-lost.md"
#include "EmbeddedPage.h"

#define PAGE groupCandidatePage
#define PAGE_FILE "../../Docs/Audit/group-candidate.md"
#include "EmbeddedPage.h"

#define PAGE headingEmptyPage
#define PAGE_FILE "../../Docs/Audit/heading-empty.md"
#include "EmbeddedPage.h"

#define PAGE headingMissingPage
#define PAGE_FILE "../../Docs/Audit/heading-missing.md"
#include "EmbeddedPage.h"

#define PAGE headingSkipPage
#define PAGE_FILE "../../Docs/Audit/heading-skip.md"
#include "EmbeddedPage.h"

#define PAGE heardTwicePage
#define PAGE_FILE "../../Docs/Audit/heard-twice.md"
#include "EmbeddedPage.h"

#define PAGE hintCarriesLabelPage
#define PAGE_FILE "../../Docs/Audit/hint-carries-label.md"
#include "EmbeddedPage.h"

#define PAGE hintHasGesturePage
#define PAGE_FILE "../../Docs/Audit/hint-has-gesture.md"
#include "EmbeddedPage.h"

#define PAGE hintImperativePage
#define PAGE_FILE "../../Docs/Audit/hint-imperative.md"
#include "EmbeddedPage.h"

#define PAGE hintRepeatsLabelPage
#define PAGE_FILE "../../Docs/Audit/hint-repeats-label.md"
#include "EmbeddedPage.h"

#define PAGE hitRegionSmallPage
#define PAGE_FILE "../../Docs/Audit/hit-region-small.md"
#include "EmbeddedPage.h"

#define PAGE hitRegionsOverlapPage
#define PAGE_FILE "../../Docs/Audit/hit-regions-overlap.md"
#include "EmbeddedPage.h"

#define PAGE ignoreUnclearPage
#define PAGE_FILE "../../Docs/Audit/ignore-unclear.md"
#include "EmbeddedPage.h"

#define PAGE ignoreUnusedPage
#define PAGE_FILE "../../Docs/Audit/ignore-unused.md"
#include "EmbeddedPage.h"

#define PAGE imageLabelMissingPage
#define PAGE_FILE "../../Docs/Audit/image-label-missing.md"
#include "EmbeddedPage.h"

#define PAGE labelAllCapsPage
#define PAGE_FILE "../../Docs/Audit/label-all-caps.md"
#include "EmbeddedPage.h"

#define PAGE labelControlCharactersPage
#define PAGE_FILE "../../Docs/Audit/label-control-characters.md"
#include "EmbeddedPage.h"

#define PAGE labelDashPage
#define PAGE_FILE "../../Docs/Audit/label-dash.md"
#include "EmbeddedPage.h"

#define PAGE labelDigitsPage
#define PAGE_FILE "../../Docs/Audit/label-digits.md"
#include "EmbeddedPage.h"

#define PAGE labelDuplicatePage
#define PAGE_FILE "../../Docs/Audit/label-duplicate.md"
#include "EmbeddedPage.h"

#define PAGE labelEmojiPage
#define PAGE_FILE "../../Docs/Audit/label-emoji.md"
#include "EmbeddedPage.h"

#define PAGE labelGenericPage
#define PAGE_FILE "../../Docs/Audit/label-generic.md"
#include "EmbeddedPage.h"

#define PAGE labelHasActionPage
#define PAGE_FILE "../../Docs/Audit/label-has-action.md"
#include "EmbeddedPage.h"

#define PAGE labelHasStatePage
#define PAGE_FILE "../../Docs/Audit/label-has-state.md"
#include "EmbeddedPage.h"

#define PAGE labelHasTraitPage
#define PAGE_FILE "../../Docs/Audit/label-has-trait.md"
#include "EmbeddedPage.h"

#define PAGE labelHasValuePage
#define PAGE_FILE "../../Docs/Audit/label-has-value.md"
#include "EmbeddedPage.h"

#define PAGE labelIsFilenamePage
#define PAGE_FILE "../../Docs/Audit/label-is-filename.md"
#include "EmbeddedPage.h"

#define PAGE labelLanguagePage
#define PAGE_FILE "../../Docs/Audit/label-language.md"
#include "EmbeddedPage.h"

#define PAGE labelMissingPage
#define PAGE_FILE "../../Docs/Audit/label-missing.md"
#include "EmbeddedPage.h"

#define PAGE labelNewlinePage
#define PAGE_FILE "../../Docs/Audit/label-newline.md"
#include "EmbeddedPage.h"

#define PAGE labelNotInNamePage
#define PAGE_FILE "../../Docs/Audit/label-not-in-name.md"
#include "EmbeddedPage.h"

#define PAGE labelNotTranslatedPage
#define PAGE_FILE "../../Docs/Audit/label-not-translated.md"
#include "EmbeddedPage.h"

#define PAGE labelNumberPage
#define PAGE_FILE "../../Docs/Audit/label-number.md"
#include "EmbeddedPage.h"

#define PAGE labelPunctuationPage
#define PAGE_FILE "../../Docs/Audit/label-punctuation.md"
#include "EmbeddedPage.h"

#define PAGE labelSymbolPage
#define PAGE_FILE "../../Docs/Audit/label-symbol.md"
#include "EmbeddedPage.h"

#define PAGE labelTooLongPage
#define PAGE_FILE "../../Docs/Audit/label-too-long.md"
#include "EmbeddedPage.h"

#define PAGE labelWhitespacePage
#define PAGE_FILE "../../Docs/Audit/label-whitespace.md"
#include "EmbeddedPage.h"

#define PAGE languageMissingPage
#define PAGE_FILE "../../Docs/Audit/language-missing.md"
#include "EmbeddedPage.h"

#define PAGE liveRegionNoisyPage
#define PAGE_FILE "../../Docs/Audit/live-region-noisy.md"
#include "EmbeddedPage.h"

#define PAGE modalInvisiblePage
#define PAGE_FILE "../../Docs/Audit/modal-invisible.md"
#include "EmbeddedPage.h"

#define PAGE modalLeakPage
#define PAGE_FILE "../../Docs/Audit/modal-leak.md"
#include "EmbeddedPage.h"

#define PAGE modalNoEscapePage
#define PAGE_FILE "../../Docs/Audit/modal-no-escape.md"
#include "EmbeddedPage.h"

#define PAGE nameIsValuePage
#define PAGE_FILE "../../Docs/Audit/name-is-value.md"
#include "EmbeddedPage.h"

#define PAGE nestedAccessiblePage
#define PAGE_FILE "../../Docs/Audit/nested-accessible.md"
#include "EmbeddedPage.h"

#define PAGE oneAdjustablePage
#define PAGE_FILE "../../Docs/Audit/one-adjustable.md"
#include "EmbeddedPage.h"

#define PAGE orderCyclePage
#define PAGE_FILE "../../Docs/Audit/order-cycle.md"
#include "EmbeddedPage.h"

#define PAGE orderDuplicatePage
#define PAGE_FILE "../../Docs/Audit/order-duplicate.md"
#include "EmbeddedPage.h"

#define PAGE orderJumpPage
#define PAGE_FILE "../../Docs/Audit/order-jump.md"
#include "EmbeddedPage.h"

#define PAGE orderMirrorPage
#define PAGE_FILE "../../Docs/Audit/order-mirror.md"
#include "EmbeddedPage.h"

#define PAGE orderMissingElementPage
#define PAGE_FILE "../../Docs/Audit/order-missing-element.md"
#include "EmbeddedPage.h"

#define PAGE overlayLeakPage
#define PAGE_FILE "../../Docs/Audit/overlay-leak.md"
#include "EmbeddedPage.h"

#define PAGE priceAlonePage
#define PAGE_FILE "../../Docs/Audit/price-alone.md"
#include "EmbeddedPage.h"

#define PAGE priceFirstPage
#define PAGE_FILE "../../Docs/Audit/price-first.md"
#include "EmbeddedPage.h"

#define PAGE ratingApartPage
#define PAGE_FILE "../../Docs/Audit/rating-apart.md"
#include "EmbeddedPage.h"

#define PAGE roleMissingPage
#define PAGE_FILE "../../Docs/Audit/role-missing.md"
#include "EmbeddedPage.h"

#define PAGE rotorEmptyPage
#define PAGE_FILE "../../Docs/Audit/rotor-empty.md"
#include "EmbeddedPage.h"

#define PAGE screenEmptyPage
#define PAGE_FILE "../../Docs/Audit/screen-empty.md"
#include "EmbeddedPage.h"

#define PAGE silentChangePage
#define PAGE_FILE "../../Docs/Audit/silent-change.md"
#include "EmbeddedPage.h"

#define PAGE stateMissingPage
#define PAGE_FILE "../../Docs/Audit/state-missing.md"
#include "EmbeddedPage.h"

#define PAGE stopEmptyPage
#define PAGE_FILE "../../Docs/Audit/stop-empty.md"
#include "EmbeddedPage.h"

#define PAGE targetSpacingPage
#define PAGE_FILE "../../Docs/Audit/target-spacing.md"
#include "EmbeddedPage.h"

#define PAGE textSmallPage
#define PAGE_FILE "../../Docs/Audit/text-small.md"
#include "EmbeddedPage.h"

#define PAGE textUnheardPage
#define PAGE_FILE "../../Docs/Audit/text-unheard.md"
#include "EmbeddedPage.h"

#define PAGE titleMissingPage
#define PAGE_FILE "../../Docs/Audit/title-missing.md"
#include "EmbeddedPage.h"

#define PAGE traitMissingButtonPage
#define PAGE_FILE "../../Docs/Audit/trait-missing-button.md"
#include "EmbeddedPage.h"

#define PAGE traitsConflictPage
#define PAGE_FILE "../../Docs/Audit/traits-conflict.md"
#include "EmbeddedPage.h"

#define PAGE valueLoopPage
#define PAGE_FILE "../../Docs/Audit/value-loop.md"
#include "EmbeddedPage.h"

#define PAGE voiceAdjustStepsPage
#define PAGE_FILE "../../Docs/Audit/voice-adjust-steps.md"
#include "EmbeddedPage.h"

#define PAGE voiceDeadPage
#define PAGE_FILE "../../Docs/Audit/voice-dead.md"
#include "EmbeddedPage.h"

#define PAGE voiceLinkPage
#define PAGE_FILE "../../Docs/Audit/voice-link.md"
#include "EmbeddedPage.h"

#define PAGE voiceNameHiddenPage
#define PAGE_FILE "../../Docs/Audit/voice-name-hidden.md"
#include "EmbeddedPage.h"

#define PAGE voiceNameLongPage
#define PAGE_FILE "../../Docs/Audit/voice-name-long.md"
#include "EmbeddedPage.h"

#define PAGE voiceNameSymbolsPage
#define PAGE_FILE "../../Docs/Audit/voice-name-symbols.md"
#include "EmbeddedPage.h"

#define PAGE voiceNamesManyPage
#define PAGE_FILE "../../Docs/Audit/voice-names-many.md"
#include "EmbeddedPage.h"

#define PAGE voiceOverSpeechPage
#define PAGE_FILE "../../Docs/Audit/voice-over-speech.md"
#include "EmbeddedPage.h"

#define PAGE voiceSilentPage
#define PAGE_FILE "../../Docs/Audit/voice-silent.md"
#include "EmbeddedPage.h"

PLAIN const EarshotText earshot_audit[] = {
  ROW(actionUnreachablePage),
  ROW(adjustableWithoutActionPage),
  ROW(adjustableWithoutValuePage),
  ROW(announcementCutPage),
  ROW(announcementLostPage),
  ROW(audioLeftLowPage),
  ROW(backNowherePage),
  ROW(cardApartPage),
  ROW(chartPointsManyPage),
  ROW(chartSummaryMissingPage),
  ROW(contrastNontextPage),
  ROW(contrastTextPage),
  ROW(controlInertPage),
  ROW(customActionDuplicatePage),
  ROW(customActionTooManyPage),
  ROW(customActionUnnamedPage),
  ROW(dimmedAlonePage),
  ROW(elementUndetectedPage),
  ROW(elementsHiddenPage),
  ROW(fieldLabelMissingPage),
  ROW(fieldNotSecurePage),
  ROW(focusLostPage),
  ROW(groupCandidatePage),
  ROW(headingEmptyPage),
  ROW(headingMissingPage),
  ROW(headingSkipPage),
  ROW(heardTwicePage),
  ROW(hintCarriesLabelPage),
  ROW(hintHasGesturePage),
  ROW(hintImperativePage),
  ROW(hintRepeatsLabelPage),
  ROW(hitRegionSmallPage),
  ROW(hitRegionsOverlapPage),
  ROW(ignoreUnclearPage),
  ROW(ignoreUnusedPage),
  ROW(imageLabelMissingPage),
  ROW(labelAllCapsPage),
  ROW(labelControlCharactersPage),
  ROW(labelDashPage),
  ROW(labelDigitsPage),
  ROW(labelDuplicatePage),
  ROW(labelEmojiPage),
  ROW(labelGenericPage),
  ROW(labelHasActionPage),
  ROW(labelHasStatePage),
  ROW(labelHasTraitPage),
  ROW(labelHasValuePage),
  ROW(labelIsFilenamePage),
  ROW(labelLanguagePage),
  ROW(labelMissingPage),
  ROW(labelNewlinePage),
  ROW(labelNotInNamePage),
  ROW(labelNotTranslatedPage),
  ROW(labelNumberPage),
  ROW(labelPunctuationPage),
  ROW(labelSymbolPage),
  ROW(labelTooLongPage),
  ROW(labelWhitespacePage),
  ROW(languageMissingPage),
  ROW(liveRegionNoisyPage),
  ROW(modalInvisiblePage),
  ROW(modalLeakPage),
  ROW(modalNoEscapePage),
  ROW(nameIsValuePage),
  ROW(nestedAccessiblePage),
  ROW(oneAdjustablePage),
  ROW(orderCyclePage),
  ROW(orderDuplicatePage),
  ROW(orderJumpPage),
  ROW(orderMirrorPage),
  ROW(orderMissingElementPage),
  ROW(overlayLeakPage),
  ROW(priceAlonePage),
  ROW(priceFirstPage),
  ROW(ratingApartPage),
  ROW(roleMissingPage),
  ROW(rotorEmptyPage),
  ROW(screenEmptyPage),
  ROW(silentChangePage),
  ROW(stateMissingPage),
  ROW(stopEmptyPage),
  ROW(targetSpacingPage),
  ROW(textSmallPage),
  ROW(textUnheardPage),
  ROW(titleMissingPage),
  ROW(traitMissingButtonPage),
  ROW(traitsConflictPage),
  ROW(valueLoopPage),
  ROW(voiceAdjustStepsPage),
  ROW(voiceDeadPage),
  ROW(voiceLinkPage),
  ROW(voiceNameHiddenPage),
  ROW(voiceNameLongPage),
  ROW(voiceNameSymbolsPage),
  ROW(voiceNamesManyPage),
  ROW(voiceOverSpeechPage),
  ROW(voiceSilentPage),
};
PLAIN const size_t earshot_audit_count = sizeof earshot_audit / sizeof *earshot_audit;
