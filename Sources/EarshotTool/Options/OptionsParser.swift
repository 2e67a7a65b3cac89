internal import EarshotNotation

extension Options {
  /// Understands the words of a command line.
  ///
  /// Options may stand anywhere, as `--name value` or `--name=value`; the last of a kind counts.
  /// After `--` nothing is an option or a command any more. The first other word is the command; if
  /// it is none, it is a file to walk.
  init(parsing words: some Sequence<String>) throws(Failure) {
    var words = words.makeIterator()
    var mayBeCommand = true
    while let word = words.next() {
      if word == "--" {
        while let rest = words.next() { operands.append(rest) }
      } else if word.hasPrefix("-"), word != "-" {
        try take(option: word) { words.next() }
      } else if mayBeCommand, let named = Command(rawValue: word) {
        command = named
        isCommandNamed = true
        mayBeCommand = false
      } else {
        operands.append(word)
        mayBeCommand = false
      }
    }
    if !has(.help), !has(.version) { try check() }
  }

  private mutating func take(option word: String, next: () -> String?) throws(Failure) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? word
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let option = Option(spelled: name) else { throw .unknownOption(name) }
    if case .none = option.argument {
      guard attached == nil else { throw .usage("'\(name)' takes no value") }
      values[option] = ""
    } else {
      guard let value = attached ?? next(), option.accepts(value),
        attached != nil || Option(spelled: value) == nil
      else {
        throw .usage("'\(name)' needs \(option.need)")
      }
      values[option] = value
    }
  }

  /// Finds what fits each other by itself but not together.
  private func check() throws(Failure) {
    for option in Option.allCases where has(option) {
      guard option.commands.contains(command) else {
        throw .usage("'\(command.rawValue)' has no option '\(option.spelling)'\(commandMeant)")
      }
    }
    if let need = command.need, operands.isEmpty {
      throw .usage("'\(command.rawValue)' needs \(need)")
    }
    if command == .diff, operands.count != 2 {
      throw .usage("'diff' needs two files, not \(operands.count)")
    }
    if command == .teach, operands.count > 1 {
      throw .usage("'teach' takes one lesson, not \(operands.count)")
    }
    if command == .teach, operands.isEmpty {
      for option in [Option.quiz, .record] where has(option) {
        throw .usage("'\(option.spelling)' needs a lesson")
      }
    }
    if command == .convert {
      if operands.count > 1 { throw .usage("'convert' takes one file, not \(operands.count)") }
      if !has(.to) { throw .usage("'convert' needs '--to screen' or '--to json'") }
    }
    if command == .test { try checkTest() }
  }
}

extension Options {
  /// The end of a message about a command line that names no command: the one that was perhaps
  /// meant by its first word.
  var commandMeant: String {
    guard !isCommandNamed, let word = operands.first, !word.contains("/") else { return "" }
    return Suggestion.ending(for: word, in: Command.allCases.map(\.rawValue))
  }
}

extension Options {
  /// Finds options of a test that do not fit each other.
  private func checkTest() throws(Failure) {
    for options in [[Option.json, .tap, .github], [.update, .check]] {
      let given = options.filter { has($0) }
      if given.count > 1 {
        throw .usage("'\(given[0].spelling)' and '\(given[1].spelling)' exclude each other")
      }
    }
    if has(.force), !has(.update) { throw .usage("'--force' needs '--update'") }
  }
}

extension Option {
  /// The option that is typed so; a hyphen alone stands before the short ones.
  fileprivate init?(spelled word: String) {
    if word == "-h" {
      self = .help
    } else if word == Option.pattern.spelling {
      self = .pattern
    } else if word == "--\(Option.pattern.rawValue)" {
      return nil
    } else if word.hasPrefix("--"), let option = Option(rawValue: String(word.dropFirst(2))) {
      self = option
    } else {
      return nil
    }
  }
}

extension Failure {
  /// An option that does not exist, with the one that was perhaps meant.
  fileprivate static func unknownOption(_ name: String) -> Failure {
    let ending = Suggestion.ending(
      for: name,
      in: Option.allCases.map(\.spelling).filter { $0.hasPrefix("--") }
    )
    return .usage("unknown option '\(name)'\(ending)")
  }
}
