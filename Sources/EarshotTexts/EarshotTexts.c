#include "EmbeddedPages.h"
#include <string.h>

// Swift has no fast way to embed a file without a plugin. SwiftPM's `embedInCode` writes every byte as a
// number, so the compiler takes minutes for 200 KB. `#embed` costs nothing, and a change to the file rebuilds this one.
// To embed another file, add its path and its bytes here and its row below.
PLAIN static const char bankPath[] = "Screens/bank.screen";
PLAIN static const unsigned char bank[] = {
#embed "../../Screens/bank.screen"
};

PLAIN static const char bookingPath[] = "Screens/booking.screen";
PLAIN static const unsigned char booking[] = {
#embed "../../Screens/booking.screen"
};

PLAIN static const char groceryPath[] = "Screens/grocery.screen";
PLAIN static const unsigned char grocery[] = {
#embed "../../Screens/grocery.screen"
};

PLAIN static const char podcastPath[] = "Screens/podcast.screen";
PLAIN static const unsigned char podcast[] = {
#embed "../../Screens/podcast.screen"
};

PLAIN static const char messagesPath[] = "Screens/messages.screen";
PLAIN static const unsigned char messages[] = {
#embed "../../Screens/messages.screen"
};

PLAIN static const char mistakesPath[] = "Screens/mistakes.screen";
PLAIN static const unsigned char mistakes[] = {
#embed "../../Screens/mistakes.screen"
};

PLAIN static const char moneyPath[] = "Screens/money.screen";
PLAIN static const unsigned char money[] = {
#embed "../../Screens/money.screen"
};

PLAIN static const char musicPath[] = "Screens/music.screen";
PLAIN static const unsigned char music[] = {
#embed "../../Screens/music.screen"
};

PLAIN static const char photoEditorPath[] = "Screens/photo-editor.screen";
PLAIN static const unsigned char photoEditor[] = {
#embed "../../Screens/photo-editor.screen"
};

PLAIN static const char pizzeriaRuPath[] = "Screens/pizzeria-ru.screen";
PLAIN static const unsigned char pizzeriaRu[] = {
#embed "../../Screens/pizzeria-ru.screen"
};

PLAIN static const char pizzeriaPath[] = "Screens/pizzeria.screen";
PLAIN static const unsigned char pizzeria[] = {
#embed "../../Screens/pizzeria.screen"
};

PLAIN static const char readerPath[] = "Screens/reader.screen";
PLAIN static const unsigned char reader[] = {
#embed "../../Screens/reader.screen"
};

PLAIN static const char recipePath[] = "Screens/recipe.screen";
PLAIN static const unsigned char recipe[] = {
#embed "../../Screens/recipe.screen"
};

PLAIN static const char runPath[] = "Screens/run.screen";
PLAIN static const unsigned char run[] = {
#embed "../../Screens/run.screen"
};

PLAIN static const char settingsPath[] = "Screens/settings.screen";
PLAIN static const unsigned char settings[] = {
#embed "../../Screens/settings.screen"
};

PLAIN static const char signInPath[] = "Screens/sign-in.screen";
PLAIN static const unsigned char signIn[] = {
#embed "../../Screens/sign-in.screen"
};

PLAIN static const char timerPath[] = "Screens/timer.screen";
PLAIN static const unsigned char timer[] = {
#embed "../../Screens/timer.screen"
};

PLAIN static const char timetablePath[] = "Screens/timetable.screen";
PLAIN static const unsigned char timetable[] = {
#embed "../../Screens/timetable.screen"
};

PLAIN static const char lesson01TurnVoiceoverOnPath[] = "Docs/Lessons/01-turn-voiceover-on.md";
PLAIN static const unsigned char lesson01TurnVoiceoverOn[] = {
#embed "../../Docs/Lessons/01-turn-voiceover-on.md"
};

PLAIN static const char lesson02SwipeAndDoubleTapPath[] = "Docs/Lessons/02-swipe-and-double-tap.md";
PLAIN static const unsigned char lesson02SwipeAndDoubleTap[] = {
#embed "../../Docs/Lessons/02-swipe-and-double-tap.md"
};

PLAIN static const char lesson03StopAndReadOnPath[] = "Docs/Lessons/03-stop-and-read-on.md";
PLAIN static const unsigned char lesson03StopAndReadOn[] = {
#embed "../../Docs/Lessons/03-stop-and-read-on.md"
};

PLAIN static const char lesson04ScrubAndMagicTapPath[] = "Docs/Lessons/04-scrub-and-magic-tap.md";
PLAIN static const unsigned char lesson04ScrubAndMagicTap[] = {
#embed "../../Docs/Lessons/04-scrub-and-magic-tap.md"
};

PLAIN static const char lesson05ScrollAndFindPath[] = "Docs/Lessons/05-scroll-and-find.md";
PLAIN static const unsigned char lesson05ScrollAndFind[] = {
#embed "../../Docs/Lessons/05-scroll-and-find.md"
};

PLAIN static const char lesson06RotorPath[] = "Docs/Lessons/06-rotor.md";
PLAIN static const unsigned char lesson06Rotor[] = {
#embed "../../Docs/Lessons/06-rotor.md"
};

PLAIN static const char lesson07TypingPath[] = "Docs/Lessons/07-typing.md";
PLAIN static const unsigned char lesson07Typing[] = {
#embed "../../Docs/Lessons/07-typing.md"
};

PLAIN static const char lesson08NamesAndKindsPath[] = "Docs/Lessons/08-names-and-kinds.md";
PLAIN static const unsigned char lesson08NamesAndKinds[] = {
#embed "../../Docs/Lessons/08-names-and-kinds.md"
};

PLAIN static const char lesson09ValuesPath[] = "Docs/Lessons/09-values.md";
PLAIN static const unsigned char lesson09Values[] = {
#embed "../../Docs/Lessons/09-values.md"
};

PLAIN static const char lesson10DescribeAPicturePath[] = "Docs/Lessons/10-describe-a-picture.md";
PLAIN static const unsigned char lesson10DescribeAPicture[] = {
#embed "../../Docs/Lessons/10-describe-a-picture.md"
};

PLAIN static const char lesson11PricesAndPluralsPath[] = "Docs/Lessons/11-prices-and-plurals.md";
PLAIN static const unsigned char lesson11PricesAndPlurals[] = {
#embed "../../Docs/Lessons/11-prices-and-plurals.md"
};

PLAIN static const char lesson12OrderAndGroupsPath[] = "Docs/Lessons/12-order-and-groups.md";
PLAIN static const unsigned char lesson12OrderAndGroups[] = {
#embed "../../Docs/Lessons/12-order-and-groups.md"
};

PLAIN static const char lesson13SheetsAndAlertsPath[] = "Docs/Lessons/13-sheets-and-alerts.md";
PLAIN static const unsigned char lesson13SheetsAndAlerts[] = {
#embed "../../Docs/Lessons/13-sheets-and-alerts.md"
};

PLAIN static const char lesson14EffortPath[] = "Docs/Lessons/14-effort.md";
PLAIN static const unsigned char lesson14Effort[] = {
#embed "../../Docs/Lessons/14-effort.md"
};

PLAIN static const char lesson15ActionsAndContentPath[] = "Docs/Lessons/15-actions-and-content.md";
PLAIN static const unsigned char lesson15ActionsAndContent[] = {
#embed "../../Docs/Lessons/15-actions-and-content.md"
};

PLAIN static const char lesson16ScreenAndLayoutChangesPath[] = "Docs/Lessons/16-screen-and-layout-changes.md";
PLAIN static const unsigned char lesson16ScreenAndLayoutChanges[] = {
#embed "../../Docs/Lessons/16-screen-and-layout-changes.md"
};

PLAIN static const char lesson17AnnouncementsAndTimePath[] = "Docs/Lessons/17-announcements-and-time.md";
PLAIN static const unsigned char lesson17AnnouncementsAndTime[] = {
#embed "../../Docs/Lessons/17-announcements-and-time.md"
};

PLAIN static const char lesson18TablesAndPagesPath[] = "Docs/Lessons/18-tables-and-pages.md";
PLAIN static const unsigned char lesson18TablesAndPages[] = {
#embed "../../Docs/Lessons/18-tables-and-pages.md"
};

PLAIN static const char lesson19DirectTouchAndZoomPath[] = "Docs/Lessons/19-direct-touch-and-zoom.md";
PLAIN static const unsigned char lesson19DirectTouchAndZoom[] = {
#embed "../../Docs/Lessons/19-direct-touch-and-zoom.md"
};

PLAIN static const char lesson20YourTurnPath[] = "Docs/Lessons/20-your-turn.md";
PLAIN static const unsigned char lesson20YourTurn[] = {
#embed "../../Docs/Lessons/20-your-turn.md"
};

PLAIN static const char lesson21AnHourWithoutHandsPath[] = "Docs/Lessons/21-an-hour-without-hands.md";
PLAIN static const unsigned char lesson21AnHourWithoutHands[] = {
#embed "../../Docs/Lessons/21-an-hour-without-hands.md"
};

PLAIN static const char lesson22DrawnLiveAndLostPath[] = "Docs/Lessons/22-drawn-live-and-lost.md";
PLAIN static const unsigned char lesson22DrawnLiveAndLost[] = {
#embed "../../Docs/Lessons/22-drawn-live-and-lost.md"
};

PLAIN static const char lesson23TwoVoicesPath[] = "Docs/Lessons/23-two-voices.md";
PLAIN static const unsigned char lesson23TwoVoices[] = {
#embed "../../Docs/Lessons/23-two-voices.md"
};

PLAIN static const char lessonTemplatePath[] = "Docs/Examples/lesson.md";
PLAIN static const unsigned char lessonTemplate[] = {
#embed "../../Docs/Examples/lesson.md"
};

PLAIN static const char exerciseClickHerePath[] = "Docs/Exercises/click-here.md";
PLAIN static const unsigned char exerciseClickHere[] = {
#embed "../../Docs/Exercises/click-here.md"
};

PLAIN static const char exerciseDecorationPath[] = "Docs/Exercises/decoration.md";
PLAIN static const unsigned char exerciseDecoration[] = {
#embed "../../Docs/Exercises/decoration.md"
};

PLAIN static const char exerciseEndlessCarouselPath[] = "Docs/Exercises/endless-carousel.md";
PLAIN static const unsigned char exerciseEndlessCarousel[] = {
#embed "../../Docs/Exercises/endless-carousel.md"
};

PLAIN static const char exerciseFakeButtonPath[] = "Docs/Exercises/fake-button.md";
PLAIN static const unsigned char exerciseFakeButton[] = {
#embed "../../Docs/Exercises/fake-button.md"
};

PLAIN static const char exerciseFileNamePath[] = "Docs/Exercises/file-name.md";
PLAIN static const unsigned char exerciseFileName[] = {
#embed "../../Docs/Exercises/file-name.md"
};

PLAIN static const char exerciseGreyButtonPath[] = "Docs/Exercises/grey-button.md";
PLAIN static const unsigned char exerciseGreyButton[] = {
#embed "../../Docs/Exercises/grey-button.md"
};

PLAIN static const char exerciseHiddenButtonsPath[] = "Docs/Exercises/hidden-buttons.md";
PLAIN static const unsigned char exerciseHiddenButtons[] = {
#embed "../../Docs/Exercises/hidden-buttons.md"
};

PLAIN static const char exerciseLabelInHintPath[] = "Docs/Exercises/label-in-hint.md";
PLAIN static const unsigned char exerciseLabelInHint[] = {
#embed "../../Docs/Exercises/label-in-hint.md"
};

PLAIN static const char exerciseLeakingOverlayPath[] = "Docs/Exercises/leaking-overlay.md";
PLAIN static const unsigned char exerciseLeakingOverlay[] = {
#embed "../../Docs/Exercises/leaking-overlay.md"
};

PLAIN static const char exerciseLonelySwitchPath[] = "Docs/Exercises/lonely-switch.md";
PLAIN static const unsigned char exerciseLonelySwitch[] = {
#embed "../../Docs/Exercises/lonely-switch.md"
};

PLAIN static const char exerciseLostAnnouncementPath[] = "Docs/Exercises/lost-announcement.md";
PLAIN static const unsigned char exerciseLostAnnouncement[] = {
#embed "../../Docs/Exercises/lost-announcement.md"
};

PLAIN static const char exerciseLostPlacePath[] = "Docs/Exercises/lost-place.md";
PLAIN static const unsigned char exerciseLostPlace[] = {
#embed "../../Docs/Exercises/lost-place.md"
};

PLAIN static const char exerciseNamelessButtonPath[] = "Docs/Exercises/nameless-button.md";
PLAIN static const unsigned char exerciseNamelessButton[] = {
#embed "../../Docs/Exercises/nameless-button.md"
};

PLAIN static const char exerciseNoHeadingsPath[] = "Docs/Exercises/no-headings.md";
PLAIN static const unsigned char exerciseNoHeadings[] = {
#embed "../../Docs/Exercises/no-headings.md"
};

PLAIN static const char exerciseNoValuePath[] = "Docs/Exercises/no-value.md";
PLAIN static const unsigned char exerciseNoValue[] = {
#embed "../../Docs/Exercises/no-value.md"
};

PLAIN static const char exercisePlaceholderOnlyPath[] = "Docs/Exercises/placeholder-only.md";
PLAIN static const unsigned char exercisePlaceholderOnly[] = {
#embed "../../Docs/Exercises/placeholder-only.md"
};

PLAIN static const char exerciseRoleInLabelPath[] = "Docs/Exercises/role-in-label.md";
PLAIN static const unsigned char exerciseRoleInLabel[] = {
#embed "../../Docs/Exercises/role-in-label.md"
};

PLAIN static const char exerciseSameNamesPath[] = "Docs/Exercises/same-names.md";
PLAIN static const unsigned char exerciseSameNames[] = {
#embed "../../Docs/Exercises/same-names.md"
};

PLAIN static const char exerciseSilentChangePath[] = "Docs/Exercises/silent-change.md";
PLAIN static const unsigned char exerciseSilentChange[] = {
#embed "../../Docs/Exercises/silent-change.md"
};

PLAIN static const char exerciseStateInLabelPath[] = "Docs/Exercises/state-in-label.md";
PLAIN static const unsigned char exerciseStateInLabel[] = {
#embed "../../Docs/Exercises/state-in-label.md"
};

PLAIN static const char exerciseUnsayableNamePath[] = "Docs/Exercises/unsayable-name.md";
PLAIN static const unsigned char exerciseUnsayableName[] = {
#embed "../../Docs/Exercises/unsayable-name.md"
};

PLAIN static const char exerciseTemplatePath[] = "Docs/Examples/exercise.md";
PLAIN static const unsigned char exerciseTemplate[] = {
#embed "../../Docs/Examples/exercise.md"
};

PLAIN static const char germanWorkshopPath[] = "Docs/Workshop.de.md";
PLAIN static const unsigned char germanWorkshop[] = {
#embed "../../Docs/Workshop.de.md"
};

PLAIN static const char workshopPath[] = "Docs/Workshop.md";
PLAIN static const unsigned char workshop[] = {
#embed "../../Docs/Workshop.md"
};

PLAIN static const char fidelityPath[] = "Docs/Fidelity.md";
PLAIN static const unsigned char fidelity[] = {
#embed "../../Docs/Fidelity.md"
};

PLAIN static const char germanFidelityPath[] = "Docs/Fidelity.de.md";
PLAIN static const unsigned char germanFidelity[] = {
#embed "../../Docs/Fidelity.de.md"
};

PLAIN static const char starterPath[] = "Docs/Examples/starter.screen";
PLAIN static const unsigned char starter[] = {
#embed "../../Docs/Examples/starter.screen"
};

PLAIN static const EarshotText texts[] = {
  {bankPath, bank, sizeof bank},
  {bookingPath, booking, sizeof booking},
  {groceryPath, grocery, sizeof grocery},
  {podcastPath, podcast, sizeof podcast},
  {messagesPath, messages, sizeof messages},
  {mistakesPath, mistakes, sizeof mistakes},
  {moneyPath, money, sizeof money},
  {musicPath, music, sizeof music},
  {photoEditorPath, photoEditor, sizeof photoEditor},
  {pizzeriaRuPath, pizzeriaRu, sizeof pizzeriaRu},
  {pizzeriaPath, pizzeria, sizeof pizzeria},
  {readerPath, reader, sizeof reader},
  {recipePath, recipe, sizeof recipe},
  {runPath, run, sizeof run},
  {settingsPath, settings, sizeof settings},
  {signInPath, signIn, sizeof signIn},
  {timerPath, timer, sizeof timer},
  {timetablePath, timetable, sizeof timetable},
  {lesson01TurnVoiceoverOnPath, lesson01TurnVoiceoverOn, sizeof lesson01TurnVoiceoverOn},
  {lesson02SwipeAndDoubleTapPath, lesson02SwipeAndDoubleTap, sizeof lesson02SwipeAndDoubleTap},
  {lesson03StopAndReadOnPath, lesson03StopAndReadOn, sizeof lesson03StopAndReadOn},
  {lesson04ScrubAndMagicTapPath, lesson04ScrubAndMagicTap, sizeof lesson04ScrubAndMagicTap},
  {lesson05ScrollAndFindPath, lesson05ScrollAndFind, sizeof lesson05ScrollAndFind},
  {lesson06RotorPath, lesson06Rotor, sizeof lesson06Rotor},
  {lesson07TypingPath, lesson07Typing, sizeof lesson07Typing},
  {lesson08NamesAndKindsPath, lesson08NamesAndKinds, sizeof lesson08NamesAndKinds},
  {lesson09ValuesPath, lesson09Values, sizeof lesson09Values},
  {lesson10DescribeAPicturePath, lesson10DescribeAPicture, sizeof lesson10DescribeAPicture},
  {lesson11PricesAndPluralsPath, lesson11PricesAndPlurals, sizeof lesson11PricesAndPlurals},
  {lesson12OrderAndGroupsPath, lesson12OrderAndGroups, sizeof lesson12OrderAndGroups},
  {lesson13SheetsAndAlertsPath, lesson13SheetsAndAlerts, sizeof lesson13SheetsAndAlerts},
  {lesson14EffortPath, lesson14Effort, sizeof lesson14Effort},
  {lesson15ActionsAndContentPath, lesson15ActionsAndContent, sizeof lesson15ActionsAndContent},
  {lesson16ScreenAndLayoutChangesPath, lesson16ScreenAndLayoutChanges, sizeof lesson16ScreenAndLayoutChanges},
  {lesson17AnnouncementsAndTimePath, lesson17AnnouncementsAndTime, sizeof lesson17AnnouncementsAndTime},
  {lesson18TablesAndPagesPath, lesson18TablesAndPages, sizeof lesson18TablesAndPages},
  {lesson19DirectTouchAndZoomPath, lesson19DirectTouchAndZoom, sizeof lesson19DirectTouchAndZoom},
  {lesson20YourTurnPath, lesson20YourTurn, sizeof lesson20YourTurn},
  {lesson21AnHourWithoutHandsPath, lesson21AnHourWithoutHands, sizeof lesson21AnHourWithoutHands},
  {lesson22DrawnLiveAndLostPath, lesson22DrawnLiveAndLost, sizeof lesson22DrawnLiveAndLost},
  {lesson23TwoVoicesPath, lesson23TwoVoices, sizeof lesson23TwoVoices},
  {exerciseClickHerePath, exerciseClickHere, sizeof exerciseClickHere},
  {exerciseDecorationPath, exerciseDecoration, sizeof exerciseDecoration},
  {exerciseEndlessCarouselPath, exerciseEndlessCarousel, sizeof exerciseEndlessCarousel},
  {exerciseFakeButtonPath, exerciseFakeButton, sizeof exerciseFakeButton},
  {exerciseFileNamePath, exerciseFileName, sizeof exerciseFileName},
  {exerciseGreyButtonPath, exerciseGreyButton, sizeof exerciseGreyButton},
  {exerciseHiddenButtonsPath, exerciseHiddenButtons, sizeof exerciseHiddenButtons},
  {exerciseLabelInHintPath, exerciseLabelInHint, sizeof exerciseLabelInHint},
  {exerciseLeakingOverlayPath, exerciseLeakingOverlay, sizeof exerciseLeakingOverlay},
  {exerciseLonelySwitchPath, exerciseLonelySwitch, sizeof exerciseLonelySwitch},
  {exerciseLostAnnouncementPath, exerciseLostAnnouncement, sizeof exerciseLostAnnouncement},
  {exerciseLostPlacePath, exerciseLostPlace, sizeof exerciseLostPlace},
  {exerciseNamelessButtonPath, exerciseNamelessButton, sizeof exerciseNamelessButton},
  {exerciseNoHeadingsPath, exerciseNoHeadings, sizeof exerciseNoHeadings},
  {exerciseNoValuePath, exerciseNoValue, sizeof exerciseNoValue},
  {exercisePlaceholderOnlyPath, exercisePlaceholderOnly, sizeof exercisePlaceholderOnly},
  {exerciseRoleInLabelPath, exerciseRoleInLabel, sizeof exerciseRoleInLabel},
  {exerciseSameNamesPath, exerciseSameNames, sizeof exerciseSameNames},
  {exerciseSilentChangePath, exerciseSilentChange, sizeof exerciseSilentChange},
  {exerciseStateInLabelPath, exerciseStateInLabel, sizeof exerciseStateInLabel},
  {exerciseUnsayableNamePath, exerciseUnsayableName, sizeof exerciseUnsayableName},
  {lessonTemplatePath, lessonTemplate, sizeof lessonTemplate},
  {exerciseTemplatePath, exerciseTemplate, sizeof exerciseTemplate},
  {workshopPath, workshop, sizeof workshop},
  {germanWorkshopPath, germanWorkshop, sizeof germanWorkshop},
  {fidelityPath, fidelity, sizeof fidelity},
  {germanFidelityPath, germanFidelity, sizeof germanFidelity},
  {starterPath, starter, sizeof starter},
};

// The other tables, with the number of pages in each.
PLAIN static const struct {
  const EarshotText *pages;
  const size_t *count;
} folders[] = {
  {earshot_german_lessons, &earshot_german_lessons_count},
  {earshot_german_exercises, &earshot_german_exercises_count},
  {earshot_cookbook, &earshot_cookbook_count},
  {earshot_audit, &earshot_audit_count},
};

PLAIN const EarshotText *earshot_text(size_t number) {
  const size_t count = sizeof texts / sizeof *texts;
  if (number < count) return &texts[number];
  number -= count;
  for (size_t folder = 0; folder < sizeof folders / sizeof *folders; folder++) {
    if (number < *folders[folder].count) return &folders[folder].pages[number];
    number -= *folders[folder].count;
  }
  return NULL;
}

PLAIN const EarshotText *earshot_text_at(const char *path) {
  const EarshotText *text;
  for (size_t number = 0; (text = earshot_text(number)); number++) {
    if (strcmp(text->path, path) == 0) return text;
  }
  return NULL;
}
