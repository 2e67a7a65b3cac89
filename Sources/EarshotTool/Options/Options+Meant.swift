internal import EarshotLines
internal import EarshotNotation
internal import EarshotReports
internal import EarshotSession

// The probable meaning of an invalid command line.
//
// - Source: our choice, from what people typed.
extension Options {
  /// The end of a message about a command line without a command.
  ///
  /// It names the command that one of the words probably means.
  var commandMeant: String {
    guard !isCommandNamed, let word = operands.first else { return "" }
    if let line = swapped { return "; did you mean '\(line)'?" }
    guard !word.contains("/") else { return "" }
    if BorrowedArgument.running.contains(word),
      let file = operands.dropFirst().first(where: { ["vo", "md"].contains($0.ending) })
    {
      return "; did you mean '\(Self.line("test", [file]))'?"
    }
    if let ending = BorrowedArgument.command(word) { return "; \(ending)" }
    return Suggestion.ending(for: word, in: Command.all.map(\.name))
  }

  /// Returns the command that a misspelled word or a word from another program means, or `nil` for
  /// other words.
  static func command(meantBy word: String) -> Command? {
    guard !word.contains("/"), !word.contains(".") else { return nil }
    let ending =
      BorrowedArgument.command(word) ?? Suggestion.ending(for: word, in: Command.all.map(\.name))
    return Command.all.first { ending.contains("did you mean '\($0.name)'?") }
  }

  /// The line with its command first if a later word is the command, such as `earshot check F` for
  /// `earshot F check`, or `nil` otherwise.
  private var swapped: String? {
    guard let place = operands.dropFirst().firstIndex(where: { Command(named: $0) != nil }) else {
      return nil
    }
    let rest = operands.enumerated().filter { $0.offset != place }.map(\.element)
    return Self.line(operands[place], rest)
  }

  private static func line(_ command: String, _ operands: [String]) -> String {
    (["earshot", command] + operands.map(\.asShellWord)).joined(separator: " ")
  }

  /// Returns a failure that explains the probable meaning of an operand that isn't a file or that
  /// exceeds the number of operands.
  func explained(_ failure: Failure) -> Failure {
    if failure.status == .usage, let message = failure.message, message.contains(" takes one file"),
      let word = operands.last, let option = BorrowedArgument.option(taking: word, of: command)
    {
      return .usage("\(message); did you mean '\(option)'?")
    }
    if let baseline = self[.baseline], failure.message == "no such file '\(baseline)'" {
      let line = "--baseline \(baseline.asShellWord) --update-baseline"
      return Failure(failure.status, "no such file '\(baseline)'; '\(line)' writes it")
    }
    guard failure.status == .noInput, let message = failure.message,
      let word = operands.first(where: { message == "no such file '\($0)'" }),
      let ending = ending(forMissing: word)
    else { return failure }
    return Failure(failure.status, "\(message); \(ending)")
  }

  /// Returns the file of an app or a session if the word is its name without the folder or the
  /// extension, or `nil` otherwise.
  private static func file(named word: String) -> String? {
    let names = [word, "\(word).screen", "\(word).vo", "\(word).json"]
    let places = names.dropFirst() + names.map { "Screens/\($0)" }
    return places.first { FileSystem.status(of: $0) != nil }
  }

  private func ending(forMissing word: String) -> String? {
    let others = operands.filter { $0 != word }
    if word.contains("://") { return "Earshot reads only local files; download it first" }
    if word.contains("*") || word.contains("?") { return "no file matches this pattern" }
    if command.name == "test", word.contains(" "), let file = others.last, file.ending == "vo" {
      return "did you mean '\(file):\"\(word)\"'?"
    }
    if !others.isEmpty, Command(named: word) != nil, !isCommandNamed {
      return "did you mean '\(Self.line(word, others))'?"
    }
    if let found = Self.file(named: word) {
      let name = isCommandNamed ? [command.name] : []
      let line = (["earshot"] + name + operands.map { $0 == word ? found : $0.asShellWord }).joined(
        separator: " "
      )
      return "did you mean '\(line)'?"
    }
    guard others.first == operands.first, !word.contains("/") else { return nil }
    if let kind = word.ending, BorrowedArgument.pictures.contains(kind) {
      return "'earshot draw FILE > screen.svg' draws SVG"
    }
    if let kind = word.ending, BorrowedArgument.written.contains(kind) {
      return "to save the result, write '> \(word)'"
    }
    guard command.knows(.screen), !word.contains(".") else { return nil }
    return "did you mean '--screen \(word)'?"
  }
}

// Unknown options.
extension Options {
  /// Returns the failure for an option that a command doesn't have.
  ///
  /// Its message lists the commands that have the option, or explains what the user probably meant.
  func failure(of option: Option) -> Failure {
    let start = "'\(command.name)' has no option '\(option.spelling)'"
    if !isCommandNamed, let meant = Command(named: option.rawValue), let file = operands.first {
      return .usage("\(start); did you mean '\(Self.line(meant.name, [file]))'?")
    }
    if option == .strict, command.knows(.failOn) {
      return .usage("\(start); did you mean '\(Option.failOn.spelling) warning'?")
    }
    if [.update, .write].contains(option), command.knows(.fix) {
      return .usage("\(start); did you mean '\(Option.fix.spelling)'?")
    }
    if option == .screen, command.name == "walk" {
      return .usage("\(start); in the walk, 'start SCREEN' opens a screen")
    }
    if option == .fix, command.knows(.update) {
      return .usage("\(start); did you mean '\(Option.update.spelling)'?")
    }
    if !commandMeant.isEmpty { return .usage(start + commandMeant) }
    if [.list, .all].contains(option), BorrowedArgument.listing.contains(command.name) {
      return .usage("\(start); to list them, use 'earshot \(command.name)' without a name")
    }
    let others = Command.all.filter { $0.knows(option) }.map(\.name)
    guard !others.isEmpty else { return .usage(start) }
    return .usage("\(start); use it with \(others.asAlternatives)")
  }
}

extension Failure {
  /// Returns the failure for an unknown option.
  ///
  /// Its message suggests the option that the user probably meant.
  ///
  /// - Parameters:
  ///   - name: The option, as typed.
  ///   - value: The text after it, or `nil` if there's none.
  ///   - command: The command of the line, or `nil` if it names none.
  /// - Returns: The failure.
  static func unknownOption(_ name: String, _ value: String?, of command: Command?) -> Failure {
    .usage("unknown option '\(name)'\(BorrowedArgument.ending(for: name, value, of: command))")
  }
}

extension String {
  /// The file extension in the name, in lowercase, or `nil` if it has none.
  fileprivate var ending: String? {
    let name = split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    return name[name.index(after: dot)...].lowercased()
  }
}
