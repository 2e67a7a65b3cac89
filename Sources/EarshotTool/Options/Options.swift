internal import EarshotImporters
internal import EarshotLines
internal import EarshotNotation
internal import EarshotReports
internal import EarshotSession

/// The parsed command line.
struct Options: Hashable, Sendable {
  /// The command to run.
  var command: Command = .walk
  /// Whether the command line names the command, instead of using `walk` by default.
  var isCommandNamed = false
  /// The operands: files, folders, `-` for standard input, or a topic.
  var operands: [String] = []
  /// The options on the command line and their values, which are empty strings for options without
  /// an argument.
  var values: [Option: String] = [:]
  /// The folders in all `--allow` options, in order.
  var allowed: [String] = []
  /// The patterns in all `-k` options, in order.
  var patterns: [String] = []
  /// The pictures in all `--picture` options, in order.
  var pictures: [ScreenPicture] = []

  /// Returns whether the command line contains an option.
  func has(_ option: Option) -> Bool { values[option] != nil }

  /// The value of an option, or `nil` if the command line doesn't contain the option.
  subscript(option: Option) -> String? { values[option] }
}

extension Options {
  /// The session options that the command line specifies.
  var session: SessionOptions {
    var session = SessionOptions()
    for (name, value) in settings { session.set(name, to: value) }
    return session
  }

  /// The settings that the command line specifies, by name.
  var settings: [(name: String, value: String)] {
    [Option.style, .language, .idiom, .direction, .announcements].compactMap { option in
      self[option].map { (option.rawValue, $0) }
    }
  }
}

extension Options {
  /// The options on the command line for files that other tools export.
  var importing: ImportOptions {
    var importing = ImportOptions()
    importing.format = self[.from]
    importing.all = has(.all)
    importing.work = work
    importing.order = self[.order].flatMap(ImportOptions.Order.init(rawValue:)) ?? .geometry
    return importing
  }
}

extension Options {
  /// Parses the words of a command line.
  ///
  /// Options can be anywhere, as `--name value` or `--name=value`. If an option is repeated, the
  /// last value is used. For `--allow`, `-k`, and `--picture`, all values are used. After `--`,
  /// words are neither options nor commands. The first other word is the command or, if no command
  /// has the name, a file to walk.
  init(parsing words: some Sequence<String>) throws(Failure) {
    let all = Array(words)
    var words = all.makeIterator()
    var mayBeCommand = true
    while let word = words.next() {
      if word == "--" {
        while let rest = words.next() { operands.append(rest) }
      } else if word.hasPrefix("-"), word != "-" {
        try take(option: word, of: Self.command(in: all)) { words.next() }
      } else if mayBeCommand, let named = Command(named: word) {
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

  /// Returns the command that a line names or probably means, or `nil` if it names none.
  private static func command(in words: [String]) -> Command? {
    words.first { !$0.hasPrefix("-") }.flatMap { Command(named: $0) ?? command(meantBy: $0) }
  }

  private mutating func take(
    option word: String,
    of command: Command?,
    next: () -> String?
  ) throws(Failure) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? word
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let option = Option(spelled: name) else {
      throw .unknownOption(name, of: command)
    }
    if case .none = option.argument {
      guard attached == nil else {
        throw .usage("'\(name)' doesn't take a value; write only '\(name)'")
      }
      values[option] = ""
    } else {
      let given = attached ?? next()
      if isCommandNamed, let command, !command.knows(option) {
        // The check of the whole line rejects the option, whatever its value is.
        values[option] = given ?? ""
        return
      }
      guard let value = given, option.accepts(value),
        attached != nil || Option(spelled: value) == nil
      else {
        let ending = option.ending(for: given)
        let row = command?.options.first { $0.option == option }
        throw .usage("'\(name)' needs \(row?.need ?? option.need)\(ending)")
      }
      values[option] = value
      if option == .allow { allowed.append(value) }
      if option == .pattern { patterns.append(value) }
      if option == .picture, let picture = ScreenPicture(value) { pictures.append(picture) }
    }
  }

  /// Rejects options that are valid individually but can't be combined.
  private func check() throws(Failure) {
    // Most command lines have no options, and then Earshot doesn't need the list of all options.
    for option in values.isEmpty ? [] : Option.allCases where has(option) {
      guard command.knows(option) else {
        throw failure(of: option)
      }
    }
    if let need = command.need, operands.isEmpty, !has(.allowEmpty), !has(.merge) {
      throw .usage("'\(command.name)' needs \(need); write '\(command.line)'")
    }
    do throws(Failure) { try command.validate(self) } catch { throw explained(error) }
    let forms = ReportForm.printedOptions.filter { has($0) }
    if forms.count > 1 {
      throw .usage("'\(forms[0].spelling)' and '\(forms[1].spelling)' can't be used together")
    }
  }
}

extension Option {
  /// Finds the option with the given spelling, or returns `nil` if there's none.
  ///
  /// Short options have a single hyphen.
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
