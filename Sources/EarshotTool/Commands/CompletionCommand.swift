internal import EarshotNotation

extension Command {
  /// The definition of `earshot completion`.
  static let completion = Command(
    "completion",
    usage: "bash/zsh/fish",
    summary: "print completions for a shell",
    need: "a shell: bash, zsh, or fish",
    about: """
      Prints the code that completes the commands and options of earshot in
      your shell. Load the code each time a shell starts:

        bash   source <(earshot completion bash)
        zsh    source <(earshot completion zsh)
        fish   earshot completion fish | source
      """,
    validate: { (options) throws(Failure) in
      guard options.operands.count <= 1 else {
        throw .usage("'completion' takes only one shell; run it once for each shell")
      }
    },
    run: { (options, _, console) throws(Failure) in
      let word = options.operands.first ?? ""
      guard let shell = Shell(rawValue: word) else {
        let names = Shell.allCases.map(\.rawValue)
        let near = Suggestion.ending(for: word, in: names)
        let ending = near.isEmpty ? "; write \(names.asAlternatives)" : near
        throw .usage("there's no completion for '\(word)'\(ending)")
      }
      console.output.fragment(shell.script)
      return .ok
    }
  )
}

/// A shell that can complete the command line of the program.
///
/// The completions come from the definitions in ``Command`` and ``Option``, so they include new
/// commands and options automatically.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script for the shell.
  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: "autoload -U +X bashcompinit && bashcompinit\n" + Self.bashScript
    case .fish: Self.fishScript
    }
  }

  /// Returns the options that the shell offers for a command.
  private static func options(of command: Command) -> [Option] {
    Option.allCases.filter { command.knows($0) }
  }

  private static var bashScript: String {
    let names = Command.all.map(\.name).joined(separator: " ")
    let cases = Command.all.map { command in
      let words = options(of: command).map(\.spelling).joined(separator: " ")
      return "    \(command.name)) words='\(words)' ;;\n"
    }
    let values = Option.allCases.compactMap { option -> String? in
      guard case .words(let words) = option.argument else { return nil }
      return "    \(option.spelling)) words='\(words.joined(separator: " "))' ;;\n"
    }
    return """
      _earshot() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words=
        case $before in
      \(values.joined())  esac
        if [[ -z $words && $COMP_CWORD -eq 1 && $word != -* ]]; then
          words='\(names)'
        elif [[ -z $words && $word == -* ]]; then
          case ${COMP_WORDS[1]} in
      \(cases.joined())    *) words='\(options(of: .walk).map(\.spelling).joined(separator: " "))' ;;
          esac
        elif [[ -z $words && ${COMP_WORDS[1]} == help ]]; then
          words='\(HelpPage.all.map(\.topic).joined(separator: " "))'
        fi
        COMPREPLY=($(compgen -W "$words" -- "$word"))
        if [[ -z $words || ( $COMP_CWORD -eq 1 && $word != -* ) ]]; then
          COMPREPLY+=($(compgen -f -- "$word"))
        fi
      }
      complete -o filenames -F _earshot earshot

      """
  }

  private static var fishScript: String {
    let commands = Command.all.map { command in
      let about = command.summary.map { " -d '\($0.fishQuoted)'" } ?? ""
      return "complete -c earshot -n __fish_use_subcommand -a \(command.name)\(about)\n"
    }
    let options = Command.all.flatMap { command in
      self.options(of: command).map { option in
        let seen = "-n '__fish_seen_subcommand_from \(command.name)'"
        let name = option == .pattern ? "-s k" : "-l \(option.rawValue)"
        let values =
          switch option.argument {
          case .none: ""
          case .words(let words): " -x -a '\(words.joined(separator: " "))'"
          case .text: " -r"
          }
        return "complete -c earshot \(seen) \(name)\(values)\n"
      }
    }
    return (commands + options).joined()
  }
}

extension String {
  /// The text escaped for single quotes in fish.
  fileprivate var fishQuoted: String {
    split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'")
  }
}
