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
  /// The end names the command that the first operand probably means. It's empty if there's no
  /// suggestion.
  var commandMeant: String {
    guard !isCommandNamed, let word = operands.first else { return "" }
    guard !word.contains("/") else { return "" }
    if let ending = BorrowedArgument.command(word) { return "; \(ending)" }
    return Suggestion.ending(for: word, in: Command.all.map(\.name))
  }

  /// Returns the command that a misspelled word or a word from another program means, or `nil` if
  /// there's none.
  static func command(meantBy word: String) -> Command? {
    guard !word.contains("/"), !word.contains(".") else { return nil }
    let ending =
      BorrowedArgument.command(word) ?? Suggestion.ending(for: word, in: Command.all.map(\.name))
    return Command.all.first { ending.contains("did you mean '\($0.name)'?") }
  }

  /// Returns the failure with advice added if it's about a missing baseline file, a URL, or a
  /// pattern that matches no file.
  ///
  /// For any other failure, the method returns the failure itself.
  func explained(_ failure: Failure) -> Failure {
    if let baseline = self[.baseline], failure.message == "\(MessageMark.noFile)\(baseline)'" {
      let line = "--baseline \(baseline.asShellWord) --update-baseline"
      return Failure(failure.status, "no such file '\(baseline)'; '\(line)' creates it")
    }
    guard failure.status == .noInput, let message = failure.message,
      let word = operands.first(where: { message == "\(MessageMark.noFile)\($0)'" }),
      let ending = ending(forMissing: word)
    else { return failure }
    return Failure(failure.status, "\(message); \(ending)")
  }

  /// Returns a failure about a missing file with advice, or any other failure unchanged.
  func withWayOut(_ failure: Failure) -> Failure {
    if let message = failure.message, message.hasSuffix(MessageMark.exclusive.rawValue) {
      return Failure(failure.status, "\(message); leave out one of them")
    }
    guard let message = failure.message, message.hasPrefix(.noFile), message.hasSuffix("'"),
      !message.contains("; ")
    else { return failure }
    let isWord = !isCommandNamed && !message.contains(".") && !message.contains("/")
    let wayOut = isWord ? "'earshot help' lists the commands" : "check the path"
    return Failure(failure.status, "\(message); \(wayOut)")
  }

  private func ending(forMissing word: String) -> String? {
    if word.contains("://") { return "download the file, because Earshot reads only local files" }
    let isPattern = word.contains("*") || word.contains("?")
    if isPattern { return "check the pattern, which matches no file" }
    return nil
  }
}

// Unknown options.
extension Options {
  /// Returns the failure for an option that a command doesn't have.
  ///
  /// Its message lists the commands that have the option, or explains what the user probably meant.
  func failure(of option: Option) -> Failure {
    let start = "'\(command.name)' has no option '\(option.spelling)'"
    if !commandMeant.isEmpty { return .usage(start + commandMeant) }
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
  ///   - command: The command of the line, or `nil` if the line names none.
  /// - Returns: The failure.
  static func unknownOption(_ name: String, of command: Command?) -> Failure {
    .usage("unknown option '\(name)'\(BorrowedArgument.ending(for: name, of: command))")
  }
}
