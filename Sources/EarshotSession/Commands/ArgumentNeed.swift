/// The argument that a command needs after its words.
package enum ArgumentNeed: Hashable, Sendable {
  /// The place of a touch.
  case element
  /// The end of a swipe.
  case targetElement
  /// Text whose quotation marks are missing.
  case quotedText
  /// Text that is missing.
  case text
  /// The number of repetitions.
  case count
  /// The direction of a swipe.
  case direction
  /// The duration of a pause.
  case duration
  /// The ends of a drag.
  case places
  /// The name of a rotor setting, an action, a screen, or a setting.
  case name
  /// A file.
  case file
}

extension CommandParser.Failure {
  /// The kind of a failure.
  ///
  /// Code that adds a suggestion asks for the kind, so the words of the reason can change.
  package enum Kind: Hashable, Sendable {
    /// The line doesn't begin with a command.
    case unknownCommand
    /// The line has several commands without a semicolon between them.
    case severalCommands
    /// The command takes no argument, but there are words after it.
    case takesNothing(_ command: String)
    /// The argument of the command is missing or wrong.
    case needs(_ command: String, ArgumentNeed?)
    /// Any other failure.
    case other

    /// Whether an argument is missing or wrong.
    var isMissing: Bool { if case .needs = self { true } else { false } }

    /// Whether there are words after a command that takes no argument.
    var isExcess: Bool { if case .takesNothing = self { true } else { false } }

    /// Whether one argument is missing or wrong, unless that's text.
    var isMissingOneThing: Bool {
      guard case .needs(_, let need?) = self else { return false }
      return ![.text, .quotedText, .places].contains(need)
    }

    /// Returns whether a particular argument is missing or wrong.
    func isMissing(_ wanted: ArgumentNeed) -> Bool {
      if case .needs(_, wanted) = self { true } else { false }
    }
  }

  /// Whether the reason has advice after it.
  var hasAdvice: Bool { reason.contains(";") }

  /// Returns whether the reason is only a missing argument, of any command or of a particular one.
  func isOnlyMissing(_ wanted: ArgumentNeed, of command: String? = nil) -> Bool {
    guard case .needs(let words, wanted) = kind else { return false }
    return words == command ?? words && (command != nil || !hasAdvice)
  }
}
