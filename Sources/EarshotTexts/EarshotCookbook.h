// What the pages of the cookbook and the other texts have in common.
#pragma once
#include "EarshotTexts.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// Debug information of C is of another version than that of Swift, and valgrind refuses a mixture: so there is none
// here, and paths are arrays, since literals would have some.
#define PLAIN __attribute__((nodebug))

#define JOINED(first, second) first##second
#define NAMED(name, part) JOINED(name, part)

// A page in the table; its path begins behind the "../../" that leads from here to the top of the repository.
#define ROW(name) {NAMED(name, Path) + 6, name, sizeof name}

/// The page of the cookbook with a number, counted from 0, or `NULL` if there are not so many.
const EarshotText *_Nullable earshot_cookbook(size_t number);
