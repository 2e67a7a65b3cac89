import ProgramTestSupport
import TestSupport
import Testing

@testable import EarshotTool

@Suite("The completion of the command line", .waiting)
struct ShellTests {
  /// The completions that bash offers for words, the last of which isn't complete.
  private func proposals(_ words: String...) throws -> Set<String> {
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let result = try ToolProcess.shell(
      """
      cd /; bash -c 'source <("$earshot" completion bash); COMP_WORDS=(\(list.doubleQuoted))
      COMP_CWORD=\(words.count - 1); _earshot; printf "%s\\n" "${COMPREPLY[@]}"'
      """
    )
    #expect(result.errors == "")
    return Set(result.output.split(separator: "\n").map(String.init))
  }

  @Test("knows the commands")
  func commands() throws {
    #expect(try proposals("earshot", "t").isSuperset(of: ["test", "teach"]))
    #expect(try proposals("earshot", "").isSuperset(of: Command.all.map(\.name)))
  }

  @Test("knows exactly the options of each command")
  func options() throws {
    #expect(try proposals("earshot", "convert", "--t") == ["--to"])
    #expect(try proposals("earshot", "test", "--up") == ["--update"])
    #expect(try proposals("earshot", "speak", "--up") == [])
  }

  @Test("knows the words that an option accepts, and the topics of help")
  func words() throws {
    #expect(try proposals("earshot", "speak", "--style", "s") == ["spoken", "snapshot"])
    #expect(try proposals("earshot", "help", "gest").contains("gestures"))
  }

  @Test("has a line of fish for each command and each option")
  func fish() {
    let lines = Set(Shell.fish.script.split(separator: "\n").map(String.init))
    for command in Command.all {
      let start = "complete -c earshot -n __fish_use_subcommand -a \(command.name)"
      #expect(lines.contains { $0 == start || $0.hasPrefix(start + " ") })
    }
    let update = "complete -c earshot -n '__fish_seen_subcommand_from test' -l update"
    #expect(lines.contains(update))
  }

  @Test("rejects what isn't a shell")
  func unknown() throws {
    let result = try ToolProcess.run(["completion", "bsh"])
    let line = "earshot completion bash"
    #expect(result.errors == "earshot: there's no completion for 'bsh'; did you mean '\(line)'?\n")
    #expect(result.status == 64)
  }
}

@Suite("The manual page", .waiting)
struct ManualPageTests {
  @Test("has a section for each page of help, and no line that man would obey by mistake")
  func sections() {
    let lines = ManualPage.text.split(separator: "\n", omittingEmptySubsequences: false)
    for page in HelpPage.all { #expect(lines.contains(".SH \(page.topic.uppercased())")) }
    let known = [".TH ", ".SH ", ".nf", ".fi"]
    let requests = lines.filter { $0.hasPrefix(".") || $0.hasPrefix("'") }
    #expect(requests.allSatisfy { line in known.contains { line.hasPrefix($0) } })
  }

  @Test("is printed by 'earshot man', which takes nothing")
  func command() throws {
    #expect(try ToolProcess.run(["man"]).output == ManualPage.text)
    #expect(try ToolProcess.run(["man", "walk"]).status == 64)
  }
}

extension String {
  /// The words with double quotes instead of single ones.
  fileprivate var doubleQuoted: String { replacing("'", with: "\"") }
}
