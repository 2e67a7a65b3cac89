// What files that are built in have in common, and the folders of which every page is.
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

/// The German lessons, and how many there are.
extern const EarshotText earshot_german_lessons[];
extern const size_t earshot_german_lessons_count;

/// The German exercises, and how many there are.
extern const EarshotText earshot_german_exercises[];
extern const size_t earshot_german_exercises_count;

/// The pages of the cookbook, and how many there are.
extern const EarshotText earshot_cookbook[];
extern const size_t earshot_cookbook_count;

/// The pages of the rules of the audit, and how many there are.
extern const EarshotText earshot_audit[];
extern const size_t earshot_audit_count;
