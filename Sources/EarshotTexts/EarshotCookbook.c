// The pages of Docs/Cookbook. A test writes this file when EARSHOT_WRITE_DOCS is 1.
#include "EmbeddedPages.h"

#define PAGE accordionPage
#define PAGE_FILE "../../Docs/Cookbook/accordion.md"
#include "EmbeddedPage.h"

#define PAGE actionSheetPage
#define PAGE_FILE "../../Docs/Cookbook/action-sheet.md"
#include "EmbeddedPage.h"

#define PAGE alertPage
#define PAGE_FILE "../../Docs/Cookbook/alert.md"
#include "EmbeddedPage.h"

#define PAGE badgePage
#define PAGE_FILE "../../Docs/Cookbook/badge.md"
#include "EmbeddedPage.h"

#define PAGE calendarPage
#define PAGE_FILE "../../Docs/Cookbook/calendar.md"
#include "EmbeddedPage.h"

#define PAGE cardPage
#define PAGE_FILE "../../Docs/Cookbook/card.md"
#include "EmbeddedPage.h"

#define PAGE carouselPage
#define PAGE_FILE "../../Docs/Cookbook/carousel.md"
#include "EmbeddedPage.h"

#define PAGE chartPage
#define PAGE_FILE "../../Docs/Cookbook/chart.md"
#include "EmbeddedPage.h"

#define PAGE chatPage
#define PAGE_FILE "../../Docs/Cookbook/chat.md"
#include "EmbeddedPage.h"

#define PAGE checkboxPage
#define PAGE_FILE "../../Docs/Cookbook/checkbox.md"
#include "EmbeddedPage.h"

#define PAGE datePickerPage
#define PAGE_FILE "../../Docs/Cookbook/date-picker.md"
#include "EmbeddedPage.h"

#define PAGE emptyStatePage
#define PAGE_FILE "../../Docs/Cookbook/empty-state.md"
#include "EmbeddedPage.h"

#define PAGE errorMessagePage
#define PAGE_FILE "../../Docs/Cookbook/error-message.md"
#include "EmbeddedPage.h"

#define PAGE favoriteButtonPage
#define PAGE_FILE "../../Docs/Cookbook/favorite-button.md"
#include "EmbeddedPage.h"

#define PAGE filterChipsPage
#define PAGE_FILE "../../Docs/Cookbook/filter-chips.md"
#include "EmbeddedPage.h"

#define PAGE gridPage
#define PAGE_FILE "../../Docs/Cookbook/grid.md"
#include "EmbeddedPage.h"

#define PAGE imagePage
#define PAGE_FILE "../../Docs/Cookbook/image.md"
#include "EmbeddedPage.h"

#define PAGE keypadPage
#define PAGE_FILE "../../Docs/Cookbook/keypad.md"
#include "EmbeddedPage.h"

#define PAGE linksInTextPage
#define PAGE_FILE "../../Docs/Cookbook/links-in-text.md"
#include "EmbeddedPage.h"

#define PAGE listPage
#define PAGE_FILE "../../Docs/Cookbook/list.md"
#include "EmbeddedPage.h"

#define PAGE loadMorePage
#define PAGE_FILE "../../Docs/Cookbook/load-more.md"
#include "EmbeddedPage.h"

#define PAGE loadingPage
#define PAGE_FILE "../../Docs/Cookbook/loading.md"
#include "EmbeddedPage.h"

#define PAGE loginPage
#define PAGE_FILE "../../Docs/Cookbook/login.md"
#include "EmbeddedPage.h"

#define PAGE mapPage
#define PAGE_FILE "../../Docs/Cookbook/map.md"
#include "EmbeddedPage.h"

#define PAGE menuPage
#define PAGE_FILE "../../Docs/Cookbook/menu.md"
#include "EmbeddedPage.h"

#define PAGE miniPlayerPage
#define PAGE_FILE "../../Docs/Cookbook/mini-player.md"
#include "EmbeddedPage.h"

#define PAGE namesForVoiceControlPage
#define PAGE_FILE "../../Docs/Cookbook/names-for-voice-control.md"
#include "EmbeddedPage.h"

#define PAGE onboardingPage
#define PAGE_FILE "../../Docs/Cookbook/onboarding.md"
#include "EmbeddedPage.h"

#define PAGE oneTimeCodePage
#define PAGE_FILE "../../Docs/Cookbook/one-time-code.md"
#include "EmbeddedPage.h"

#define PAGE pageControlPage
#define PAGE_FILE "../../Docs/Cookbook/page-control.md"
#include "EmbeddedPage.h"

#define PAGE pickerPage
#define PAGE_FILE "../../Docs/Cookbook/picker.md"
#include "EmbeddedPage.h"

#define PAGE playerPage
#define PAGE_FILE "../../Docs/Cookbook/player.md"
#include "EmbeddedPage.h"

#define PAGE popoverPage
#define PAGE_FILE "../../Docs/Cookbook/popover.md"
#include "EmbeddedPage.h"

#define PAGE progressPage
#define PAGE_FILE "../../Docs/Cookbook/progress.md"
#include "EmbeddedPage.h"

#define PAGE pullToRefreshPage
#define PAGE_FILE "../../Docs/Cookbook/pull-to-refresh.md"
#include "EmbeddedPage.h"

#define PAGE radioGroupPage
#define PAGE_FILE "../../Docs/Cookbook/radio-group.md"
#include "EmbeddedPage.h"

#define PAGE ratingPage
#define PAGE_FILE "../../Docs/Cookbook/rating.md"
#include "EmbeddedPage.h"

#define PAGE reorderPage
#define PAGE_FILE "../../Docs/Cookbook/reorder.md"
#include "EmbeddedPage.h"

#define PAGE scrubberPage
#define PAGE_FILE "../../Docs/Cookbook/scrubber.md"
#include "EmbeddedPage.h"

#define PAGE searchPage
#define PAGE_FILE "../../Docs/Cookbook/search.md"
#include "EmbeddedPage.h"

#define PAGE sectionIndexPage
#define PAGE_FILE "../../Docs/Cookbook/section-index.md"
#include "EmbeddedPage.h"

#define PAGE segmentedControlPage
#define PAGE_FILE "../../Docs/Cookbook/segmented-control.md"
#include "EmbeddedPage.h"

#define PAGE sheetPage
#define PAGE_FILE "../../Docs/Cookbook/sheet.md"
#include "EmbeddedPage.h"

#define PAGE sliderPage
#define PAGE_FILE "../../Docs/Cookbook/slider.md"
#include "EmbeddedPage.h"

#define PAGE spokenProgressPage
#define PAGE_FILE "../../Docs/Cookbook/spoken-progress.md"
#include "EmbeddedPage.h"

#define PAGE stepperPage
#define PAGE_FILE "../../Docs/Cookbook/stepper.md"
#include "EmbeddedPage.h"

#define PAGE stepsPage
#define PAGE_FILE "../../Docs/Cookbook/steps.md"
#include "EmbeddedPage.h"

#define PAGE swipeActionsPage
#define PAGE_FILE "../../Docs/Cookbook/swipe-actions.md"
#include "EmbeddedPage.h"

#define PAGE switchPage
#define PAGE_FILE "../../Docs/Cookbook/switch.md"
#include "EmbeddedPage.h"

#define PAGE tabBarPage
#define PAGE_FILE "../../Docs/Cookbook/tab-bar.md"
#include "EmbeddedPage.h"

#define PAGE tablePage
#define PAGE_FILE "../../Docs/Cookbook/table.md"
#include "EmbeddedPage.h"

#define PAGE textFieldPage
#define PAGE_FILE "../../Docs/Cookbook/text-field.md"
#include "EmbeddedPage.h"

#define PAGE timerPage
#define PAGE_FILE "../../Docs/Cookbook/timer.md"
#include "EmbeddedPage.h"

#define PAGE toastPage
#define PAGE_FILE "../../Docs/Cookbook/toast.md"
#include "EmbeddedPage.h"

#define PAGE toolbarPage
#define PAGE_FILE "../../Docs/Cookbook/toolbar.md"
#include "EmbeddedPage.h"

PLAIN const EarshotText earshot_cookbook[] = {
  ROW(accordionPage),
  ROW(actionSheetPage),
  ROW(alertPage),
  ROW(badgePage),
  ROW(calendarPage),
  ROW(cardPage),
  ROW(carouselPage),
  ROW(chartPage),
  ROW(chatPage),
  ROW(checkboxPage),
  ROW(datePickerPage),
  ROW(emptyStatePage),
  ROW(errorMessagePage),
  ROW(favoriteButtonPage),
  ROW(filterChipsPage),
  ROW(gridPage),
  ROW(imagePage),
  ROW(keypadPage),
  ROW(linksInTextPage),
  ROW(listPage),
  ROW(loadMorePage),
  ROW(loadingPage),
  ROW(loginPage),
  ROW(mapPage),
  ROW(menuPage),
  ROW(miniPlayerPage),
  ROW(namesForVoiceControlPage),
  ROW(onboardingPage),
  ROW(oneTimeCodePage),
  ROW(pageControlPage),
  ROW(pickerPage),
  ROW(playerPage),
  ROW(popoverPage),
  ROW(progressPage),
  ROW(pullToRefreshPage),
  ROW(radioGroupPage),
  ROW(ratingPage),
  ROW(reorderPage),
  ROW(scrubberPage),
  ROW(searchPage),
  ROW(sectionIndexPage),
  ROW(segmentedControlPage),
  ROW(sheetPage),
  ROW(sliderPage),
  ROW(spokenProgressPage),
  ROW(stepperPage),
  ROW(stepsPage),
  ROW(swipeActionsPage),
  ROW(switchPage),
  ROW(tabBarPage),
  ROW(tablePage),
  ROW(textFieldPage),
  ROW(timerPage),
  ROW(toastPage),
  ROW(toolbarPage),
};
PLAIN const size_t earshot_cookbook_count = sizeof earshot_cookbook / sizeof *earshot_cookbook;
