// EarshotTexts: files of the repository that are built into the program.
// It holds bytes and their names, knows nothing of what they mean, and imports nothing.
#pragma once
#include <stddef.h>

/// A file as it was when the program was built.
typedef struct {
  /// The path of the file, seen from the top of the repository.
  const char *_Nonnull path;
  /// The bytes of the file; no zero follows them.
  const unsigned char *_Nonnull bytes;
  /// How many bytes there are.
  size_t count;
} EarshotText;

/// The file with a number, counted from 0, or `NULL` if there are not so many.
const EarshotText *_Nullable earshot_text(size_t number);

/// The file at a path, seen from the top of the repository, or `NULL` if it isn't built in.
const EarshotText *_Nullable earshot_text_at(const char *_Nonnull path);
