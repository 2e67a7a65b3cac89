/// What the program tells about the session, or does with it.
enum SessionCommand: Hashable, Sendable {
  case why, what, `where`, tree, screen, rotor, settings, set, undo, open, reload, help, keys,
    record, quit
  case log, note, map, gesture, claim
}
