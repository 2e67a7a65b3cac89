// The API for tests: screens, sessions, and session files.
//
// Public declarations use only types of this module and the standard library. This module imports
// the modules below it as `internal`, so the compiler proves that the API is complete. There are few
// names at top level, and none is likely to conflict with an app's `Color`, `Path`, or `Session`.
// Docs/API.md lists the whole API.
