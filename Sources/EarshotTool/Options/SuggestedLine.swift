internal import EarshotModel
internal import EarshotNotation

/// Functions that correct a whole invalid command line.
///
///     earshot auidt app.screen --covrage    →    earshot audit app.screen --coverage
///     earshot audit app.screen --md         →    earshot audit app.screen --markdown
///
/// - Source: our choice: advice must lead to a line that works.
enum SuggestedLine {
  /// The separator between the words of a line, which a command-line argument can't contain.
  private static let mark: Character = "\0"

  /// Returns the failure with the corrected line in its message, or the unchanged failure if no
  /// suggestion leads to a valid line or if the message has to stay as it is.
  static func answer(to failure: Failure, in words: [String]) -> Failure {
    guard let message = failure.message,
      [.usage, .noInput, .malformed, .cannotWrite].contains(failure.status),
      !message.hasSuffix(.nameAnother)
    else { return failure }
    if let line = RepairedLine.answer(to: words) {
      return Failure(failure.status, sentence(message, suggesting: line, words))
    }
    guard [.usage, .noInput].contains(failure.status) else { return failure }
    let trail = SuggestionTrail(
      take: { message, line in
        taking(message, in: parts(of: line)).map { $0.joined(separator: String(mark)) }
      },
      judge: { line in
        do throws(Failure) {
          let options = try Options(parsing: parts(of: line))
          let word = options.isCommandNamed ? nil : options.operands.first
          return word.flatMap { word in
            Options.command(meantBy: word).map {
              "unknown command '\(word)'; did you mean '\($0.name)'?"
            }
          }
        } catch {
          return error.message ?? ""
        }
      }
    )
    guard let end = trail.end(of: message, in: words.joined(separator: String(mark))),
      end.count > 1 || isPlain(message), LineJudge.accepts(parts(of: end.text))
    else {
      return withoutOption(message, words) ?? unknownCommand(message, words)
        ?? withoutWrongLine(failure, message)
    }
    let reason = message.firstRange(of: "; ").map { message[..<$0.lowerBound] } ?? message[...]
    let line = (["earshot"] + parts(of: end.text).map(\.asShellWord)).joined(separator: " ")
    return Failure(failure.status, "\(reason); did you mean '\(line)'?")
  }

  /// Returns a message that suggests a repaired line.
  private static func sentence(
    _ message: String,
    suggesting line: String,
    _ words: [String]
  ) -> String {
    let reason = message.firstRange(of: "; ").map { message[..<$0.lowerBound] } ?? message[...]
    if let rest = withoutUnused(line, message, words) {
      return "\(reason); without this option, write '\(rest)'"
    }
    if message.contains(.exclusive), let meant = suggested(in: line) {
      return "\(reason); leave out one of them, as in '\(meant)'"
    }
    return reason.hasPrefix("did you mean") ? line : "\(reason); \(line)"
  }

  /// Returns the command line in `did you mean '…'?`, or `nil` if the text has a different form.
  private static func suggested(in text: String) -> String? {
    let (start, end) = ("did you mean '", "'?")
    guard text.hasPrefix(start), text.hasSuffix(end) else { return nil }
    return String(text.dropFirst(start.count).dropLast(end.count))
  }

  /// Returns the suggested line if it only omits an option that Earshot doesn't have, such as
  /// `--verbose`, and otherwise `nil`.
  private static func withoutUnused(
    _ line: String,
    _ message: String,
    _ words: [String]
  ) -> String? {
    guard let meant = suggested(in: line),
      let word = words.first(where: {
        message.hasPrefix("\(MessageMark.unknownOption)\($0.prefix { $0 != "=" })'")
      })
    else { return nil }
    let meanings = ForeignOption.meanings(of: String(word.prefix { $0 != "=" }))
    let kept = meant.split(separator: " ").dropFirst().map(String.init)
    return meanings.contains(where: \.isOmitted) && kept.allSatisfy(words.contains) ? meant : nil
  }

  /// Returns a failure that suggests the line without an unknown option, or `nil` if the line
  /// doesn't work without it.
  private static func withoutOption(_ message: String, _ words: [String]) -> Failure? {
    guard message.hasPrefix(.unknownOption),
      let place = words.firstIndex(where: {
        message.hasPrefix("\(MessageMark.unknownOption)\($0.prefix { $0 != "=" })'")
      })
    else { return nil }
    // Without its option, a path would mean something else.
    let isPath = place + 1 < words.count && NearbyFiles.isThere(words[place + 1])
    let others = words.indices.filter { $0 > 0 && !words[$0].hasPrefix("-") && $0 != place + 1 }
    if isPath, others.isEmpty { return nil }
    for count in 1...2 where place + count <= words.count {
      var rest = words
      rest.removeSubrange(place..<place + count)
      guard !rest.isEmpty, LineJudge.accepts(rest) else { continue }
      let line = (["earshot"] + rest.map(\.asShellWord)).joined(separator: " ")
      return .usage(
        message.contains(.listsThem)
          ? "\(message), and '\(line)' leaves this one out"
          : "\(message); without this option, write '\(line)'"
      )
    }
    return nil
  }

  /// Returns the failure for an unknown word before an existing screen file, with the commands for
  /// the file, or `nil` for other lines.
  private static func unknownCommand(_ message: String, _ words: [String]) -> Failure? {
    guard let word = words.first, message == "\(MessageMark.noFile)\(word)'", !word.contains("."),
      !word.contains("/"), let file = words.dropFirst().first(where: NearbyFiles.isApp),
      NearbyFiles.isThere(file)
    else { return nil }
    let name = file.asShellWord
    return .usage(
      """
      unknown command '\(word)'; 'earshot speak \(name)' prints VoiceOver's words, 'earshot check \(name)' \
      finds errors, and 'earshot help' lists the commands
      """
    )
  }

  /// Returns the failure, with the suggested line removed from its message if the line doesn't work
  /// in the current folder.
  private static func withoutWrongLine(_ failure: Failure, _ message: String) -> Failure {
    guard let meant = Suggestion.meant(in: message), meant.hasPrefix("earshot "),
      let start = message.firstRange(of: "; did you mean '")
    else { return failure }
    let words = meant.split(separator: " ").dropFirst().map(String.init)
    let hasPlaceholder = words.contains { $0.utf8.count > 1 && $0.allSatisfy(\.isUppercase) }
    let works = hasPlaceholder || LineJudge.accepts(words)
    return works ? failure : Failure(failure.status, String(message[..<start.lowerBound]))
  }

  /// Returns whether a message ends with a single suggestion, without quotation marks or
  /// redirection.
  private static func isPlain(_ message: String) -> Bool {
    guard let start = message.firstRange(of: "; did you mean '"), message.hasSuffix("'?") else {
      return false
    }
    return !message[start.upperBound...].dropLast(2).contains { "'\">".contains($0) }
  }

  private static func parts(of line: String) -> [String] {
    line.split(separator: mark, omittingEmptySubsequences: false).map(String.init)
  }

  /// Applies the suggestion in a message to the line, or returns `nil` if the message has none.
  private static func taking(_ message: String, in words: [String]) -> [String]? {
    if let meant = Suggestion.meant(in: message) {
      let start =
        message.hasPrefix("'") ? message.startIndex : message.firstRange(of: " '")?.lowerBound
      let quoted = start.map { message[$0...].drop { $0 == " " || $0 == "'" } } ?? ""
      return replacing(String(quoted.prefix { $0 != "'" }), with: meant, in: words)
    }
    guard let start = message.firstRange(of: MessageMark.needsOption.rawValue)?.upperBound else {
      return nil
    }
    let needed = message[start...].prefix { $0 != "'" }
    guard !needed.contains(" ") else { return nil }
    var words = words
    words.insert("--\(needed)", at: min(1, words.count))
    return words
  }

  /// Replaces a word with its suggestion or, if the suggestion is a command, replaces the
  /// misspelled command, or returns `nil` if neither is possible.
  private static func replacing(
    _ word: String,
    with meant: String,
    in words: [String]
  ) -> [String]? {
    if words.first == "help", words.contains(word), !word.isEmpty {
      return words.map { $0 == word ? meant : $0 }
    }
    let parts = meant.split(separator: " ").map { $0.filter { $0 != "'" && $0 != "\"" } }
    let hasPlaceholder = parts.contains { $0.utf8.count > 1 && $0.allSatisfy(\.isUppercase) }
    guard let first = parts.first, !hasPlaceholder else { return nil }
    if first == "earshot" { return Array(parts.dropFirst()) }
    var words = words
    if Command(named: first) != nil {
      guard let place = words.firstIndex(where: { !$0.hasPrefix("-") }),
        Command(named: words[place]) == nil
      else { return nil }
      words.replaceSubrange(place...place, with: parts)
      return words
    }
    // In `test test`, the first word is the command.
    let start = words.first.map { Command(named: $0) != nil } ?? false ? 1 : 0
    guard
      let place = words[start...].firstIndex(where: { $0 == word || $0.hasPrefix("\(word)=") })
    else { return nil }
    let attached = words[place].dropFirst(word.count + 1)
    let pieces = Set(
      parts + parts.map { String($0.drop { $0 == "-" }) }
        + parts.flatMap { $0.split(separator: "=").map(String.init) }
    )
    let isTaken = attached.isEmpty || parts.count > 1 || pieces.contains(String(attached))
    // A number after another tool's option belongs to the option, unless the suggestion needs a
    // number.
    let end = words[(place + 1)...].firstIndex { word in
      !pieces.contains(word) && (parts.count == 1 || Int(word) == nil)
    }
    let range = place..<(word.hasPrefix("-") ? end ?? words.endIndex : place + 1)
    words.replaceSubrange(range, with: parts + (isTaken ? [] : [String(attached)]))
    return words
  }
}
