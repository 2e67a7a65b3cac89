/// The options of the command line, each with its row in the table.
enum Option: String, CaseIterable, Sendable {
  case style, language, idiom, direction, json, color
  case plain, keys
  case failFast = "fail-fast"
  case screen, rotors, fix, to
  case update, force, tap, junit, github
  case help, version

  /// What follows an option.
  enum Argument: Sendable {
    /// Nothing: the option is there or not.
    case none
    /// One of these words.
    case words([String])
    /// A text that the predicate takes; otherwise the words say what is needed.
    case text(needs: String, accepts: @Sendable (String) -> Bool = { !$0.isEmpty })
  }

  /// The option as it is typed.
  var spelling: String { "--\(rawValue)" }

  /// What follows it.
  var argument: Argument {
    switch self {
    case .style: .words(["spoken", "snapshot"])
    case .idiom: .words(["phone", "pad"])
    case .direction: .words(["ltr", "rtl"])
    case .color: .words(["auto", "always", "never"])
    case .to: .words(["screen", "json"])
    case .language: .text(needs: "a language such as en or de-DE", accepts: isLanguageTag)
    case .screen: .text(needs: "a screen")
    case .junit: .text(needs: "a file")
    case .json, .plain, .keys, .failFast, .rotors, .fix, .update, .force, .tap, .github, .help,
      .version:
      .none
    }
  }

  /// The commands that know it.
  var commands: [Command] {
    switch self {
    case .style, .language, .idiom, .direction, .color, .help, .version: Command.allCases
    case .json: [.speak, .check, .test]
    case .plain, .keys, .failFast: [.walk]
    case .screen, .rotors: [.speak]
    case .fix: [.check]
    case .to: [.convert]
    case .update, .force, .tap, .junit, .github: [.test]
    }
  }

  /// Whether the option is known and promised, but does nothing yet.
  var isStillToCome: Bool {
    switch self {
    case .keys, .update, .force, .tap, .junit, .github: true
    default: false
    }
  }

  /// What an option needs that got something else, or nothing.
  var need: String {
    switch argument {
    case .none: "no value"
    case .words(let words): alternatives(words)
    case .text(let needs, _): needs
    }
  }

  /// Whether the option takes this value.
  func accepts(_ value: String) -> Bool {
    switch argument {
    case .none: false
    case .words(let words): words.contains(value)
    case .text(_, let accepts): accepts(value)
    }
  }
}

/// Joins words in quotes: `'a', 'b' or 'c'`.
private func alternatives(_ words: [String]) -> String {
  let quoted = words.map { "'\($0)'" }
  guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
  return quoted.dropLast().joined(separator: ", ") + " or " + last
}

/// Whether a text has the form of a language tag: subtags of letters and digits parted by hyphens.
private func isLanguageTag(_ text: String) -> Bool {
  let subtags = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
  guard let first = subtags.first, first.count >= 2, first.allSatisfy(isLetter) else {
    return false
  }
  return subtags.allSatisfy { subtag in
    (1...8).contains(subtag.count) && subtag.allSatisfy { isLetter($0) || isDigit($0) }
  }
}

private func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}
