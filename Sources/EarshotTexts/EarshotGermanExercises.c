// The pages of Docs/Exercises/de. A test writes this file when EARSHOT_WRITE_DOCS is 1.
#include "EmbeddedPages.h"

#define PAGE clickHerePage
#define PAGE_FILE "../../Docs/Exercises/de/click-here.md"
#include "EmbeddedPage.h"

#define PAGE decorationPage
#define PAGE_FILE "../../Docs/Exercises/de/decoration.md"
#include "EmbeddedPage.h"

#define PAGE endlessCarouselPage
#define PAGE_FILE "../../Docs/Exercises/de/endless-carousel.md"
#include "EmbeddedPage.h"

#define PAGE fakeButtonPage
#define PAGE_FILE "../../Docs/Exercises/de/fake-button.md"
#include "EmbeddedPage.h"

#define PAGE fileNamePage
#define PAGE_FILE "../../Docs/Exercises/de/file-name.md"
#include "EmbeddedPage.h"

#define PAGE greyButtonPage
#define PAGE_FILE "../../Docs/Exercises/de/grey-button.md"
#include "EmbeddedPage.h"

#define PAGE hiddenButtonsPage
#define PAGE_FILE "../../Docs/Exercises/de/hidden-buttons.md"
#include "EmbeddedPage.h"

#define PAGE labelInHintPage
#define PAGE_FILE "../../Docs/Exercises/de/label-in-hint.md"
#include "EmbeddedPage.h"

#define PAGE leakingOverlayPage
#define PAGE_FILE "../../Docs/Exercises/de/leaking-overlay.md"
#include "EmbeddedPage.h"

#define PAGE lonelySwitchPage
#define PAGE_FILE "../../Docs/Exercises/de/lonely-switch.md"
#include "EmbeddedPage.h"

#define PAGE lostAnnouncementPage
#define PAGE_FILE "../../Docs/Exercises/de/lost-announcement.md"
#include "EmbeddedPage.h"

#define PAGE lostPlacePage
#define PAGE_FILE "../../Docs/Exercises/de/lost-place.md"
#include "EmbeddedPage.h"

#define PAGE namelessButtonPage
#define PAGE_FILE "../../Docs/Exercises/de/nameless-button.md"
#include "EmbeddedPage.h"

#define PAGE noHeadingsPage
#define PAGE_FILE "../../Docs/Exercises/de/no-headings.md"
#include "EmbeddedPage.h"

#define PAGE noValuePage
#define PAGE_FILE "../../Docs/Exercises/de/no-value.md"
#include "EmbeddedPage.h"

#define PAGE placeholderOnlyPage
#define PAGE_FILE "../../Docs/Exercises/de/placeholder-only.md"
#include "EmbeddedPage.h"

#define PAGE roleInLabelPage
#define PAGE_FILE "../../Docs/Exercises/de/role-in-label.md"
#include "EmbeddedPage.h"

#define PAGE sameNamesPage
#define PAGE_FILE "../../Docs/Exercises/de/same-names.md"
#include "EmbeddedPage.h"

#define PAGE silentChangePage
#define PAGE_FILE "../../Docs/Exercises/de/silent-change.md"
#include "EmbeddedPage.h"

#define PAGE stateInLabelPage
#define PAGE_FILE "../../Docs/Exercises/de/state-in-label.md"
#include "EmbeddedPage.h"

#define PAGE unsayableNamePage
#define PAGE_FILE "../../Docs/Exercises/de/unsayable-name.md"
#include "EmbeddedPage.h"

PLAIN const EarshotText earshot_german_exercises[] = {
  ROW(clickHerePage),
  ROW(decorationPage),
  ROW(endlessCarouselPage),
  ROW(fakeButtonPage),
  ROW(fileNamePage),
  ROW(greyButtonPage),
  ROW(hiddenButtonsPage),
  ROW(labelInHintPage),
  ROW(leakingOverlayPage),
  ROW(lonelySwitchPage),
  ROW(lostAnnouncementPage),
  ROW(lostPlacePage),
  ROW(namelessButtonPage),
  ROW(noHeadingsPage),
  ROW(noValuePage),
  ROW(placeholderOnlyPage),
  ROW(roleInLabelPage),
  ROW(sameNamesPage),
  ROW(silentChangePage),
  ROW(stateInLabelPage),
  ROW(unsayableNamePage),
};
PLAIN const size_t earshot_german_exercises_count = sizeof earshot_german_exercises / sizeof *earshot_german_exercises;
