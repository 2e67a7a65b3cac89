internal import EarshotSession

/// The definition of a subcommand, which is next to the code that runs it.
///
/// Earshot uses the definition to check the command line and to print help. To add a subcommand,
/// add a file with its definition and its code, and list the command in ``groups``.
struct Command: Sendable {
  /// The word that runs the command.
  let name: String
  /// The text after the name in the usage line.
  let usage: String
  /// The description in the overview, or `nil` if the usage line says enough.
  let summary: String?
  /// A description of the required operand, or `nil` if there's none.
  let need: String?
  /// The introduction of the command's help page, or `nil` if the command has no page.
  var about: String? { makeAbout() }
  /// A closure that creates the introduction of the page.
  ///
  /// It's a closure because some introductions list whole tables, which only help needs.
  private let makeAbout: @Sendable () -> String?
  /// The options, except for the common ones, in the order of the page.
  let options: [OptionRow]
  /// The text of the page after the options, or `nil` if there's none.
  let closing: String?
  /// The topics that the page links to, before the topics that all pages link to.
  let related: [String]
  /// A closure that rejects options that are valid individually but can't be combined.
  let validate: @Sendable (Options) throws(Failure) -> Void
  /// A closure that runs the command.
  let run: @Sendable (Options, Environment, inout Console) throws(Failure) -> ExitCode

  /// Creates the definition of a command.
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

  /// A group of subcommands for one purpose.
  struct Group: Sendable {
    /// The purpose, in a word or two.
    let title: String
    /// The commands, the most used first.
    let commands: [Command]
  }

  /// All subcommands by purpose, in the order of the overview.
  static let groups = [
    Group(title: "Listen", commands: [.walk, .speak]),
    Group(title: "Check", commands: [.check, .audit, .effort]),
    Group(title: "Test", commands: [.test, .cover, .diff, .verify, .observe]),
    Group(title: "Share and convert", commands: [.page, .draw, .convert, .import]),
    Group(title: "Learn and begin", commands: [.teach, .new]),
    Group(title: "Help", commands: [.help, .manual, .completion]),
  ]

  /// All subcommands, in the order of the overview.
  static let all = groups.flatMap(\.commands)

  /// Finds a command by its name.
  ///
  /// Returns `nil` if there's none.
  init?(named name: String) {
    guard let command = Command.all.first(where: { $0.name == name }) else { return nil }
    self = command
  }

  /// The command line in help, such as `earshot diff OLD NEW`.
  var line: String { "earshot \(name)" + (usage.isEmpty ? "" : " \(usage)") }

  /// Returns whether the command accepts an option.
  func knows(_ option: Option) -> Bool {
    OptionRow.common.contains { $0.option == option } || options.contains { $0.option == option }
  }
}

extension Command: Hashable {
  static func == (first: Command, second: Command) -> Bool { first.name == second.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
