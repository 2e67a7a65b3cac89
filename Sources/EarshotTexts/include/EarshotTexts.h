// EarshotTexts: files of the repository that are embedded in the program.
// This module provides only the paths and the bytes of the files. It imports nothing.
#pragma once
#include <stddef.h>

/// The contents of a file when the program was built.
typedef struct {
  /// The path of the file, relative to the root of the repository.
  const char *_Nonnull path;
  /// The bytes of the file, without a zero at the end.
  const unsigned char *_Nonnull bytes;
  /// The number of bytes.
  size_t count;
} EarshotText;

/// Returns the file with an index, starting at 0, or `NULL` if there's none.
const EarshotText *_Nullable earshot_text(size_t number);

/// Returns the file at a path relative to the root of the repository, or `NULL` if the file isn't embedded.
const EarshotText *_Nullable earshot_text_at(const char *_Nonnull path);
