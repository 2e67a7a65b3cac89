internal import EarshotNotation

/// A repair of a command line, which replaces each word that the command doesn't know with the word
/// that the user probably means.
///
///     check menu.screen and repair it     →    check menu.screen --fix
///     test order.vo, line 13              →    test order.vo:13
///     page app.screen -o review.html      →    page app.screen > review.html
///
/// The repair keeps all other words. It fails at a word without a meaning.
struct LineRepair {
  /// A part of the line.
  enum Part: Hashable {
    case option(Option, String?)
    case operand(String)
  }

  /// The command that the line runs.
  var command: Command
  /// The user's words.
  ///
  /// The words before ``place`` have been read.
  var input: [String]
  /// The index of the next word in ``input``.
  var place = 0
  /// The parts of the line, in the user's order.
  var parts: [Part] = []
  /// The file to which the shell writes the output, or `nil` for the terminal.
  var output: String?
  /// The program before the line that provides its input, such as `git show main:a.screen | `.
  var pipe = ""
  /// A hint about what to do when the line runs, or an empty string.
  var hint = ""
  /// The screen that the hint opens, or `nil` if it opens none.
  var screenOfHint: String?
  /// The text that a line of the output must contain to be shown, or `nil` to show all lines.
  var filter: String?
  /// The audit rule that the user wants to ignore, or `nil` if there's none.
  var ignoredRule: String?
  /// The words of another command that the user probably means instead, or `nil` if there's none.
  var other: [String]?
  /// The line or the phase of a session that the user wrote separately from the file, or `nil` if
  /// there's none.
  var sessionPlace: String?
  /// Whether the user wrote a word other than the command's name.
  var isForeign = false
  /// Whether the line can name files that don't exist.
  var keepsMissingFiles = false
  /// Whether the user wants the output in a file but doesn't name the file.
  var wantsOutput = false
  /// Whether the verb requests recording a session.
  var isRecording = false
  /// Whether the line contains a choice that the user didn't make, such as one of several files.
  var isExample = false
  /// The index of the option or the word that is being read.
  var beginning = 0
  /// The options whose value is still missing.
  var incomplete: [Option] = []

  /// Creates a repair of the words after a command.
  init(_ command: Command, _ words: [String]) {
    self.command = command
    input = words
  }

  /// Whether the command reads files.
  var takesFiles: Bool { command.need != nil || ["audit", "import"].contains(command.name) }

  /// The files and folders on the line so far.
  var operands: [String] {
    parts.compactMap { if case .operand(let word) = $0 { word } else { nil } }
  }

  /// The options on the line so far.
  var options: [Option] {
    parts.compactMap { if case .option(let option, _) = $0 { option } else { nil } }
  }

  /// The words up to the next option.
  var following: [String] {
    Array(input[place...].prefix { !$0.hasPrefix("-") || $0.count == 1 || $0 == "->" })
  }

  /// Reads all words, and returns whether each of them has a meaning.
  mutating func read() -> Bool {
    while place < input.count {
      let word = input[place]
      beginning = place
      if word == "--" {
        parts += input[(place + 1)...].map(Part.operand)
        place = input.count
      } else if word.hasPrefix("-"), word.count > 1 {
        guard readOption() else { return false }
      } else {
        guard attempt({ $0.readOperand() }) else { return false }
      }
    }
    return complete()
  }

  /// Performs a step of reading, and undoes it if it fails.
  mutating func attempt(_ step: (inout LineRepair) -> Bool) -> Bool {
    var copy = self
    let isRead = step(&copy)
    if isRead || copy.other != nil { self = copy }
    return isRead
  }

  /// Adds an option, which replaces the same option on the line unless users can repeat the option.
  mutating func add(_ option: Option, _ value: String? = nil) {
    let isRepeatable = [.allow, .pattern, .picture].contains(option)
    if !isRepeatable { remove(option) }
    parts.append(.option(option, value))
  }

  /// Removes an option from the line.
  mutating func remove(_ option: Option) {
    parts.removeAll { if case .option(option, _) = $0 { true } else { false } }
  }

  /// Removes a file from the line.
  mutating func remove(operand: String) { parts.removeAll { $0 == .operand(operand) } }

  /// Returns the words of the line after the name of the program.
  func words(namingCommand: Bool) -> [String] {
    var words = namingCommand && command.name != "--version" ? [command.name] : []
    for part in parts {
      switch part {
      case .operand(let word): words.append(word)
      case .option(let option, let value): words += [option.spelling] + (value.map { [$0] } ?? [])
      }
    }
    return words
  }
}
