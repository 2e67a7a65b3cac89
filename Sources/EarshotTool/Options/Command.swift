internal import EarshotSession

/// A subcommand of the program: one row, beside the code that runs it.
///
/// The command line is checked by it, and help is printed from it. A new subcommand is a file with
/// its row and its code, and its place in ``all``.
struct Command: Sendable {
  /// The word that asks for it.
  let name: String
  /// What stands after the name in its usage line.
  let usage: String
  /// What the overview says of it, or `nil` if the usage line says enough.
  let summary: String?
  /// What has to be named for it to make sense, or `nil` if it does without.
  let need: String?
  /// What its page of help says first, or `nil` if it has no page.
  var about: String? { makeAbout() }
  /// Makes what its page says first; some pages list whole tables, which only help asks for.
  private let makeAbout: @Sendable () -> String?
  /// Its options but for the common ones, in the order of its page.
  let options: [OptionRow]
  /// What its page says after the options, or `nil` if nothing.
  let closing: String?
  /// The topics that its page leads to, before those that all pages lead to.
  let related: [String]
  /// Finds what fits each other by itself but not together.
  let validate: @Sendable (Options) throws(Failure) -> Void
  /// Does it.
  let run: @Sendable (Options, Environment, inout Console) throws(Failure) -> ExitCode

  /// Creates a row.
  init(
    _ name: String,
    usage: String,
    summary: String? = nil,
    need: String? = nil,
    about: @autoclosure @escaping @Sendable () -> String? = nil,
    options: [OptionRow] = [],
    closing: String? = nil,
    related: [String] = [],
    validate: @escaping @Sendable (Options) throws(Failure) -> Void = { _ in },
    run: @escaping @Sendable (Options, Environment, inout Console) throws(Failure) -> ExitCode
  ) {
    self.name = name
    self.usage = usage
    self.summary = summary
    self.need = need
    makeAbout = about
    self.options = options
    self.closing = closing
    self.related = related
    self.validate = validate
    self.run = run
  }

  /// Subcommands for one purpose.
  struct Group: Sendable {
    /// What they are for, in a word or two.
    let title: String
    /// The commands, the most used first.
    let commands: [Command]
  }

  /// All subcommands by what they are for, in the order of the overview.
  static let groups = [
    Group(title: "Listen", commands: [.walk, .speak]),
    Group(title: "Check", commands: [.check, .audit, .effort]),
    Group(title: "Test", commands: [.test, .cover, .diff, .verify, .observe]),
    Group(title: "Show and hand over", commands: [.page, .draw, .convert, .import]),
    Group(title: "Learn and begin", commands: [.teach, .new]),
    Group(title: "Help", commands: [.help, .manual, .completion]),
  ]

  /// All subcommands, in the order of the overview.
  static let all = groups.flatMap(\.commands)

  /// Finds a command by its name, or `nil` if there is none.
  init?(named name: String) {
    guard let command = Command.all.first(where: { $0.name == name }) else { return nil }
    self = command
  }

  /// Whether an option can be given to it.
  func knows(_ option: Option) -> Bool {
    OptionRow.common.contains { $0.option == option } || options.contains { $0.option == option }
  }
}

extension Command: Hashable {
  static func == (first: Command, second: Command) -> Bool { first.name == second.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
