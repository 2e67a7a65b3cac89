// The API for tests: screens, sessions, and session files.
//
// Public declarations use only types of this module and the standard library. This module imports
// the modules below it as `internal`, so the compiler enforces this rule. The module declares only
// a few top-level names, and none is likely to conflict with an app's `Color`, `Path`, or
// `Session`. Docs/API.md lists the whole API.
