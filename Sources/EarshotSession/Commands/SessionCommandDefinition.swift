/// A row in the table of session commands, with the facts about a command except for its effect.
///
/// - Source: SESSIONS.md, "The REPL's own commands".
package struct SessionCommandDefinition: Sendable {
  /// The canonical words.
  let words: String
  /// The other spellings.
  var aliases: [String] = []
  /// The possible arguments, with a closure that creates the command from them.
  let syntax: ArgumentSyntax<SessionCommand>
  var singleKeys: [KeyTable.Key] = []
  /// The line in `:help commands`, which starts with the words, or an empty string if the help
  /// doesn't list the command.
  let help: String
  /// Whether the command shows the contents of the screen, which the screen curtain hides.
  var showsScreen = false
  /// Whether the command changes later speech, so a transcript runs it as a step.
  package var isStep = false
  /// Whether the command requires a separate line, because its argument extends to the end of the
  /// line.
  var standsAlone: Bool { self.words == ":mark" || self.words == ":goto" }

  init(
    _ words: String,
    _ syntax: ArgumentSyntax<SessionCommand>,
    _ help: String,
    singleKeys: [KeyTable.Key] = [],
    aliases: [String] = [],
    showsScreen: Bool = false,
    isStep: Bool = false
  ) {
    self.words = words
    self.aliases = aliases
    self.syntax = syntax
    self.help = help
    self.singleKeys = singleKeys
    self.showsScreen = showsScreen
    self.isStep = isStep
  }

  /// All commands, in the order of their kinds.
  static let all = SessionCommand.Kind.allCases.map(\.row)

  /// The definition of the command for the parser.
  var command: CommandDefinition {
    CommandDefinition(words: words, aliases: aliases, syntax: syntax.map { .session($0) })
  }
}

extension SessionCommand.Kind {
  /// The command's row in the table.
  ///
  /// If a command has no row, the program doesn't compile.
  var row: SessionCommandDefinition {
    switch self {
    case .why:
      .init(
        ":why",
        .all { .why($0 ? .sources : .evidence) },
        """
        :why: explains VoiceOver's last words, with the rule and the kind of evidence for each \
        part, and lists the parts that VoiceOver left out; :why all: shows the sources instead of \
        the kinds of evidence
        """
      )
    case .what:
      .init(
        ":what",
        .all { .what($0 ? .effects : .plain) },
        ":what: shows what each gesture does here; :what all: shows the effects as in the screen file",
        singleKeys: ["?"]
      )
    case .where:
      .init(
        ":where",
        .nothing(.where),
        ":where: shows the screen, the focus and its containers, the rotor, the time, and upcoming events"
      )
    case .tree:
      .init(":tree", .nothing(.tree), ":tree: lists the elements of the screen", showsScreen: true)
    case .screen:
      .init(
        ":screen",
        .nothing(.screen),
        ":screen: lists the stops of the screen with VoiceOver's words",
        showsScreen: true
      )
    case .rotor: .init(":rotor", .nothing(.rotor), ":rotor: lists the settings of the rotor")
    case .settings: .init(":settings", .nothing(.settings), ":settings: lists the settings")
    case .set:
      .init(
        ":set",
        .setting { .set(name: $0, value: $1) },
        ":set NAME VALUE: changes a setting",
        isStep: true
      )
    case .undo:
      .init(
        ":undo",
        .count { .undo($0) },
        ":undo: undoes the last gesture; :undo 3: undoes the last three gestures",
        isStep: true
      )
    case .open: .init(":open", .file { .open($0) }, ":open FILE: opens a different file")
    case .reload:
      .init(":reload", .nothing(.reload), ":reload: reads the file again and repeats your steps")
    case .log:
      .init(
        ":log",
        .nothing(.log),
        ":log: shows the session so far, in the format of a session file"
      )
    case .note:
      .init(":note", .text { .note($0) }, ":note TEXT: adds a comment to the session")
    case .claim: .init(":claim", .anything { .claim($0) }, "")
    case .map:
      .init(
        ":map",
        .nothing(.map),
        ":map: lists the stops of the screen and draws the screen as text",
        showsScreen: true
      )
    case .say:
      .init(
        ":say",
        .nothing(.say),
        ":say: lists what you can say to Voice Control here, and what each phrase does",
        showsScreen: true
      )
    case .gesture:
      .init(
        ":gesture",
        .anything { .gesture($0) },
        ":gesture NAME: shows how to make a gesture, with your fingers or with keys"
      )
    case .keys:
      .init(
        ":keys",
        .nothing(.keys),
        ":keys: lets you make gestures with single keys, in a terminal"
      )
    case .audit:
      .init(
        ":audit",
        .nothing(.audit),
        ":audit: lists problems with the element and the screen",
        showsScreen: true
      )
    case .record:
      .init(
        ":record",
        .file { .record($0) },
        ":record FILE: writes the session to a new file as you walk"
      )
    case .help:
      .init(
        ":help",
        .topic { .help($0) },
        ":help gestures: lists the gestures; :help lines: explains the lines of a session",
        aliases: ["?"]
      )
    case .mark:
      .init(":mark", .anything { .mark($0) }, ":mark NAME: remembers where you are", isStep: true)
    case .goTo:
      .init(
        ":goto",
        .markName { .goTo($0) },
        ":goto NAME: returns to the place that ':mark NAME' remembers",
        isStep: true
      )
    case .quit:
      .init(
        ":quit",
        .anything { .quit($0) },
        ":quit: ends the session; :quit FILE: first writes it to a new file",
        singleKeys: ["q"]
      )
    }
  }
}
