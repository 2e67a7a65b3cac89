/// The command line, understood.
struct Options: Hashable, Sendable {
  /// What to do.
  var command: Command = .walk
  /// Whether the command was named, and is not walking for want of another.
  var isCommandNamed = false
  /// What to do it with: files, folders, `-` for standard input, or a topic.
  var operands: [String] = []
  /// The options that were given, each with its value; options without one hold an empty text.
  var values: [Option: String] = [:]

  /// Whether an option without a value was given.
  func has(_ option: Option) -> Bool { values[option] != nil }

  /// The value of an option, where it was given.
  subscript(option: Option) -> String? { values[option] }
}
