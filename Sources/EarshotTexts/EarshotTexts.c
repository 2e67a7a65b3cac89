#include "EarshotTexts.h"

// Swift has no way to build a file in that is both fast and free of plugins: SwiftPM's `embedInCode` spells every byte
// as a number, and the compiler needs minutes for 200 KB. `#embed` costs nothing, and a change of the file rebuilds it.
// To build in another file, add its bytes here and its row below.

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char pizzeria[] = {
#embed "../../Screens/pizzeria.screen"
};

static const EarshotText texts[] = {
  {"Screens/pizzeria.screen", pizzeria, sizeof pizzeria},
};

const EarshotText *earshot_text(size_t number) {
  return number < sizeof texts / sizeof *texts ? &texts[number] : NULL;
}
