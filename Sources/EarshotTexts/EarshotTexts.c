#include "EarshotTexts.h"

// Swift has no way to build a file in that is both fast and free of plugins: SwiftPM's `embedInCode` spells every byte
// as a number, and the compiler needs minutes for 200 KB. `#embed` costs nothing, and a change of the file rebuilds it.
// To build in another file, add its path and its bytes here and its row below.
#pragma clang diagnostic ignored "-Wc23-extensions"

// Debug information of C is of another version than that of Swift, and valgrind refuses a mixture: so there is none
// here, and paths are arrays, since literals would have some.
#define PLAIN __attribute__((nodebug))

PLAIN static const char pizzeriaPath[] = "Screens/pizzeria.screen";
PLAIN static const unsigned char pizzeria[] = {
#embed "../../Screens/pizzeria.screen"
};

PLAIN static const EarshotText texts[] = {
  {pizzeriaPath, pizzeria, sizeof pizzeria},
};

PLAIN const EarshotText *earshot_text(size_t number) {
  return number < sizeof texts / sizeof *texts ? &texts[number] : NULL;
}
