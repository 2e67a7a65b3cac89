// Declarations for all embedded files, and the tables of folders whose pages are all embedded.
#pragma once
#include "EarshotTexts.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// C and Swift have different versions of debug information, and Valgrind doesn't support a mixture. Therefore, these
// constants have none, and paths are arrays, because literals would have debug information.
#define PLAIN __attribute__((nodebug))

#define JOINED(first, second) first##second
#define NAMED(name, part) JOINED(name, part)

// A page in the table. Its path begins after the "../../" that goes from here to the root of the repository.
#define ROW(name) {NAMED(name, Path) + 6, name, sizeof name}

/// The German lessons and their number.
extern const EarshotText earshot_german_lessons[];
extern const size_t earshot_german_lessons_count;

/// The German exercises and their number.
extern const EarshotText earshot_german_exercises[];
extern const size_t earshot_german_exercises_count;

/// The pages of the cookbook and their number.
extern const EarshotText earshot_cookbook[];
extern const size_t earshot_cookbook_count;

/// The pages of the audit's rules and their number.
extern const EarshotText earshot_audit[];
extern const size_t earshot_audit_count;
