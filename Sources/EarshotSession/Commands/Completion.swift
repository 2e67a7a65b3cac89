import EarshotLines
import EarshotModel
import EarshotFocusEngine
import EarshotNotation
import EarshotSimulatedApp
import EarshotComposer

extension Session {
  /// Returns the completions of a line, each as a complete line.
  ///
  /// The method completes the last command of the line. It offers the words of commands, the
  /// identifiers and labels of stops, and the names of screens, rotor settings, actions, settings,
  /// and help topics. It also offers Voice Control phrases.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes on the screen.
  public func completions(of line: String) -> [String] {
    let command = CommandParser.commands(in: line).last.map { $0.drop(while: \.isBlank) } ?? ""
    let before = line[..<command.startIndex]
    let typed = command.lowercased()
    var seen: Set<String> = []
    return candidates(for: typed).filter { candidate in
      candidate.lowercased().hasPrefix(typed) && candidate != command
        && seen.insert(candidate).inserted
    }.map { before + $0 }
  }

  /// Returns the spellings of all commands, followed by the typed command with each of its possible
  /// arguments.
  private func candidates(for typed: String) -> [String] {
    let words = CommandDefinition.all.flatMap(\.spellings).filter { $0.count > 1 }
    let arguments = CommandDefinition.all.flatMap { definition in
      definition.spellings.filter { typed.hasPrefix($0 + " ") }.flatMap { spelling in
        names(for: definition.syntax).map { "\(spelling) \($0)" }
      }
    }
    return words + arguments
  }

  /// Returns the possible arguments of a command.
  private func names(for syntax: ArgumentSyntax<Command>) -> [String] {
    var copy = self
    copy.startSilentlyIfNeeded()
    switch syntax {
    case .optionalPlace, .place: return copy.stopNames
    case .countOrTarget: return copy.stopNames.map { "to \($0)" }
    case .optionalScreen:
      return tree.screens.compactMap { tree[$0].identifier }.map { Quoting.name($0) }
    case .setting: return Setting.all.flatMap(\.completions)
    case .all: return ["all"]
    case .topic: return Help.topics
    case .markName: return marks.map(\.name)
    case .rotorName: return copy.rotorNames.map { Quoting.quotedLiteral($0) }
    case .actionName: return copy.actionNames.map { Quoting.quotedLiteral($0) }
    case .phrase: return copy.phrasesToSay.map { Quoting.quotedLiteral($0) }
    default: return []
    }
  }

  /// The identifiers of the stops, followed by their labels.
  private var stopNames: [String] {
    let stops = stops
    let identifiers = stops.compactMap { tree.name(of: $0) }.map { Quoting.name($0, after: "#") }
    let labels = stops.compactMap { label(of: $0) }.filter { !$0.isEmpty }
    return identifiers + labels.map { Quoting.quotedLiteral($0) }
  }

  var rotorNames: [String] {
    mutating get {
      let composer = composer
      return state.phone.engine.options(in: state.phone.app).map { composer.name(of: $0) }
    }
  }
}

extension Setting {
  /// The name of the setting, both without a value and with each of its possible values.
  fileprivate var completions: [String] { [name] + choices.map { "\(name) \($0)" } }
}
