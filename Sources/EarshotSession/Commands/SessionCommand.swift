import EarshotLines
import EarshotNotation

/// A request to the program to show or change the session.
///
/// - Source: SESSIONS.md, "The REPL's own commands".
package enum SessionCommand: Hashable, Sendable {
  case why(WhyDetail)
  case what(WhatDetail)
  case `where`, tree, screen, rotor, settings
  case set(name: String, value: String)
  case undo(Int)
  case open(String)
  case reload, log
  case note(String)
  case claim(String)
  case map, say
  case gesture(String)
  case keys
  case audit
  case record(String)
  case help(String)
  case mark(String)
  case goTo(String)
  case quit(String)
}

/// The amount of evidence that `:why` shows for a rule.
///
/// - Source: SESSIONS.md, "The REPL's own commands", `:why`.
package enum WhyDetail: Hashable, Sendable {
  /// The kind of evidence, in one word.
  case evidence
  /// The kind of evidence and its sources.
  case sources
}

/// The amount of detail about effects that `:what` shows.
///
/// - Source: SESSIONS.md, "The REPL's own commands", `:what`.
package enum WhatDetail: Hashable, Sendable {
  /// The effects in plain words.
  case plain
  /// The effects as written in the screen file.
  case effects
}

extension SessionCommand: CustomStringConvertible {
  /// The command in canonical form, for printing and recording.
  package var description: String {
    let argument = argument
    return argument.isEmpty ? definition.words : "\(definition.words) \(argument)"
  }

  /// The text of the arguments, or an empty string if there are none.
  private var argument: String {
    switch self {
    case .why(let detail): detail == .sources ? "all" : ""
    case .what(let detail): detail == .effects ? "all" : ""
    case .set(let name, let value): value.isEmpty ? name : "\(name) \(value)"
    case .undo(let count): count == 1 ? "" : String(count)
    case .note(let text): Quoting.quotedLiteral(text)
    case .record(let path), .open(let path):
      path.isBarePath ? path : Quoting.quotedLiteral(path)
    case .gesture(let text), .claim(let text), .help(let text), .mark(let text), .goTo(let text),
      .quit(let text):
      text
    default: ""
    }
  }
}

extension String {
  /// Whether the text is a path that commands accept without quotation marks.
  fileprivate var isBarePath: Bool {
    !isEmpty && !begins(with: "\"") && !utf8.contains(UInt8(ascii: ";")) && trimmed == self
      && Display.safe(self) == self
  }
}

extension SessionCommand {
  /// The kind of a command, regardless of its arguments, which identifies its row in the table.
  enum Kind: Int, CaseIterable, Hashable, Sendable {
    case why, what, `where`, tree, screen, rotor, settings, set, undo, open, reload, log, note
    case claim, map, say, gesture, keys, audit, record, help, mark, goTo, quit
  }

  /// The command's row in the table.
  package var definition: SessionCommandDefinition { SessionCommandDefinition.all[kind.rawValue] }

  var kind: Kind {
    switch self {
    case .why: .why
    case .what: .what
    case .where: .where
    case .tree: .tree
    case .screen: .screen
    case .rotor: .rotor
    case .settings: .settings
    case .set: .set
    case .undo: .undo
    case .open: .open
    case .reload: .reload
    case .log: .log
    case .note: .note
    case .claim: .claim
    case .map: .map
    case .say: .say
    case .gesture: .gesture
    case .keys: .keys
    case .audit: .audit
    case .record: .record
    case .help: .help
    case .mark: .mark
    case .goTo: .goTo
    case .quit: .quit
    }
  }
}
