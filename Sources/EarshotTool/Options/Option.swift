internal import EarshotNotation

/// An option of the command line.
///
/// Every option is declared once, with its argument: the options of this program in the table of
/// this type, and an option for each report format in ``ReportForm``. The definition of a command
/// lists the options that it accepts, with their help.
struct Option: RawRepresentable, Hashable, Sendable {
  /// The name, which follows the two hyphens.
  let rawValue: String
  /// A closure that creates the argument.
  ///
  /// It's a closure because some arguments list whole tables, which most command lines don't need.
  private let makeArgument: @Sendable () -> Argument

  /// Creates an option with a name and an argument.
  init(
    _ name: String,
    _ argument: @autoclosure @escaping @Sendable () -> Argument = .none
  ) {
    rawValue = name
    makeArgument = argument
  }

  /// Finds an option by its name.
  ///
  /// Returns `nil` if no command has an option with this name. The complexity is linear in the
  /// number of options.
  init?(rawValue name: String) {
    guard let option = Option.allCases.first(where: { $0.rawValue == name }) else { return nil }
    self = option
  }

  static func == (first: Option, second: Option) -> Bool { first.rawValue == second.rawValue }

  func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  /// The argument of an option.
  enum Argument: Sendable {
    /// No argument. The option is either present or not.
    case none
    /// One of these words.
    case words([String])
    /// Text that the predicate accepts. The name is for help, and `needs` describes the
    /// requirement.
    case text(_ name: String, needs: String, accepts: @Sendable (String) -> Bool = { !$0.isEmpty })
  }

  /// The option in the form that the user types.
  var spelling: String { self == .pattern ? "-k" : "--\(rawValue)" }

  /// The kind of argument that the option takes.
  var argument: Argument { makeArgument() }

  /// The requirement for the option's argument, as a message states it after “needs”.
  var need: String {
    switch argument {
    case .none: "no value"
    case .words(let words): words.asAlternatives
    case .text(_, let needs, _): needs
    }
  }

  /// Returns the end of a message about an invalid value, which lists values with a similar
  /// beginning or end.
  func ending(for value: String?) -> String {
    if let own = value.flatMap({ BorrowedArgument.value(meantBy: $0, of: self) }), accepts(own) {
      return "; did you mean '\(own)'?"
    }
    guard case .words(let words) = argument, let value = value?.lowercased(), !value.isEmpty else {
      return ""
    }
    if self == .to, let ending = BorrowedArgument.command(value) { return "; \(ending)" }
    let meant = words.filter { $0.hasPrefix(value) || $0.hasSuffix(value) || value.hasPrefix($0) }
    guard meant.isEmpty else { return "; did you mean \(meant.asAlternatives)?" }
    return near(value).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// Returns the permitted value that a misspelled word means, or `nil` if no value is similar.
  func near(_ value: String) -> String? {
    let words = permitted ?? []
    let longer = words.first {
      $0.count > 4 && value.count - $0.count < 4 && value.hasLetters(of: $0)
    }
    return Suggestion.nearest(to: value, in: words) ?? longer
  }

  /// The option with its argument, as help shows them, such as `--jobs N`.
  var usage: String {
    switch argument {
    case .none: spelling
    case .words(let words): "\(spelling) \(words.joined(separator: "/"))"
    case .text(let name, _, _): "\(spelling) \(name)"
    }
  }

  /// Returns whether the option accepts a value.
  func accepts(_ value: String) -> Bool {
    switch argument {
    case .none: false
    case .words(let words): words.contains(value)
    case .text(_, _, let accepts): accepts(value)
    }
  }
}

extension Option: CaseIterable {
  /// The options of all commands, each once: those of each command, in the order of the overview,
  /// and then the common ones.
  static let allCases: [Option] = {
    var seen: Set<Option> = []
    let rows = Command.all.flatMap(\.options) + OptionRow.common
    return rows.map(\.option).filter { seen.insert($0).inserted }
  }()
}

extension String {
  /// Returns whether the string contains the letters of a shorter word in order.
  ///
  /// For example, `xcuitest` contains the letters of `xctest`.
  fileprivate func hasLetters(of word: String) -> Bool {
    var rest = word[...]
    for letter in self where letter == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}
