#include "EarshotCookbook.h"

// Swift has no way to build a file in that is both fast and free of plugins: SwiftPM's `embedInCode` spells every byte
// as a number, and the compiler needs minutes for 200 KB. `#embed` costs nothing, and a change of the file rebuilds it.
// To build in another file, add its path and its bytes here and its row below.
PLAIN static const char bookingPath[] = "Screens/booking.screen";
PLAIN static const unsigned char booking[] = {
#embed "../../Screens/booking.screen"
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

PLAIN static const char lesson01WhatVoiceoverIsPath[] = "Docs/Lessons/01-what-voiceover-is.md";
PLAIN static const unsigned char lesson01WhatVoiceoverIs[] = {
#embed "../../Docs/Lessons/01-what-voiceover-is.md"
};

PLAIN static const char lesson02LabelsAndTraitsPath[] = "Docs/Lessons/02-labels-and-traits.md";
PLAIN static const unsigned char lesson02LabelsAndTraits[] = {
#embed "../../Docs/Lessons/02-labels-and-traits.md"
};

PLAIN static const char lesson03ValuesAndAdjustablesPath[] = "Docs/Lessons/03-values-and-adjustables.md";
PLAIN static const unsigned char lesson03ValuesAndAdjustables[] = {
#embed "../../Docs/Lessons/03-values-and-adjustables.md"
};

PLAIN static const char lesson04OrderAndGroupingPath[] = "Docs/Lessons/04-order-and-grouping.md";
PLAIN static const unsigned char lesson04OrderAndGrouping[] = {
#embed "../../Docs/Lessons/04-order-and-grouping.md"
};

PLAIN static const char lesson05ModalsAndScrubPath[] = "Docs/Lessons/05-modals-and-scrub.md";
PLAIN static const unsigned char lesson05ModalsAndScrub[] = {
#embed "../../Docs/Lessons/05-modals-and-scrub.md"
};

PLAIN static const char lesson06MagicTapAndEscapePath[] = "Docs/Lessons/06-magic-tap-and-escape.md";
PLAIN static const unsigned char lesson06MagicTapAndEscape[] = {
#embed "../../Docs/Lessons/06-magic-tap-and-escape.md"
};

PLAIN static const char lesson07RotorsPath[] = "Docs/Lessons/07-rotors.md";
PLAIN static const unsigned char lesson07Rotors[] = {
#embed "../../Docs/Lessons/07-rotors.md"
};

PLAIN static const char lesson08AnnouncementsAndTimePath[] = "Docs/Lessons/08-announcements-and-time.md";
PLAIN static const unsigned char lesson08AnnouncementsAndTime[] = {
#embed "../../Docs/Lessons/08-announcements-and-time.md"
};

PLAIN static const char lesson09TextEntryPath[] = "Docs/Lessons/09-text-entry.md";
PLAIN static const unsigned char lesson09TextEntry[] = {
#embed "../../Docs/Lessons/09-text-entry.md"
};

PLAIN static const char lesson10YourTurnPath[] = "Docs/Lessons/10-your-turn.md";
PLAIN static const unsigned char lesson10YourTurn[] = {
#embed "../../Docs/Lessons/10-your-turn.md"
};

PLAIN static const char lessonTemplatePath[] = "Docs/Examples/lesson.md";
PLAIN static const unsigned char lessonTemplate[] = {
#embed "../../Docs/Examples/lesson.md"
};

PLAIN static const char starterPath[] = "Docs/Examples/starter.screen";
PLAIN static const unsigned char starter[] = {
#embed "../../Docs/Examples/starter.screen"
};

PLAIN static const EarshotText texts[] = {
  {bookingPath, booking, sizeof booking},
  {messagesPath, messages, sizeof messages},
  {mistakesPath, mistakes, sizeof mistakes},
  {moneyPath, money, sizeof money},
  {musicPath, music, sizeof music},
  {photoEditorPath, photoEditor, sizeof photoEditor},
  {pizzeriaRuPath, pizzeriaRu, sizeof pizzeriaRu},
  {pizzeriaPath, pizzeria, sizeof pizzeria},
  {readerPath, reader, sizeof reader},
  {recipePath, recipe, sizeof recipe},
  {settingsPath, settings, sizeof settings},
  {signInPath, signIn, sizeof signIn},
  {timerPath, timer, sizeof timer},
  {timetablePath, timetable, sizeof timetable},
  {lesson01WhatVoiceoverIsPath, lesson01WhatVoiceoverIs, sizeof lesson01WhatVoiceoverIs},
  {lesson02LabelsAndTraitsPath, lesson02LabelsAndTraits, sizeof lesson02LabelsAndTraits},
  {lesson03ValuesAndAdjustablesPath, lesson03ValuesAndAdjustables, sizeof lesson03ValuesAndAdjustables},
  {lesson04OrderAndGroupingPath, lesson04OrderAndGrouping, sizeof lesson04OrderAndGrouping},
  {lesson05ModalsAndScrubPath, lesson05ModalsAndScrub, sizeof lesson05ModalsAndScrub},
  {lesson06MagicTapAndEscapePath, lesson06MagicTapAndEscape, sizeof lesson06MagicTapAndEscape},
  {lesson07RotorsPath, lesson07Rotors, sizeof lesson07Rotors},
  {lesson08AnnouncementsAndTimePath, lesson08AnnouncementsAndTime, sizeof lesson08AnnouncementsAndTime},
  {lesson09TextEntryPath, lesson09TextEntry, sizeof lesson09TextEntry},
  {lesson10YourTurnPath, lesson10YourTurn, sizeof lesson10YourTurn},
  {lessonTemplatePath, lessonTemplate, sizeof lessonTemplate},
  {starterPath, starter, sizeof starter},
};

PLAIN const EarshotText *earshot_text(size_t number) {
  const size_t count = sizeof texts / sizeof *texts;
  return number < count ? &texts[number] : earshot_cookbook(number - count);
}
