import Testing

@testable import EarshotTool

@Suite("The command line")
struct OptionsTests {
  struct Understood: Sendable, CustomTestStringConvertible {
    var words: String
    var command: Command
    var operands: [String] = []
    var values: [Option: String] = [:]
    var testDescription: String { "earshot \(words)" }
  }

  static let understood: [Understood] = [
    Understood(words: "", command: .walk),
    Understood(words: "a.screen b.screen", command: .walk, operands: ["a.screen", "b.screen"]),
    Understood(words: "walk a.screen", command: .walk, operands: ["a.screen"]),
    Understood(words: "walk walk", command: .walk, operands: ["walk"]),
    Understood(words: "a.screen speak", command: .walk, operands: ["a.screen", "speak"]),
    Understood(words: "-", command: .walk, operands: ["-"]),
    Understood(words: "-- test", command: .walk, operands: ["test"]),
    Understood(words: "speak -- --odd", command: .speak, operands: ["--odd"]),
    Understood(
      words: "speak a --style snapshot --json",
      command: .speak,
      operands: ["a"],
      values: [.style: "snapshot", .json: ""]
    ),
    Understood(
      words: "--style=snapshot speak a --style=spoken",
      command: .speak,
      operands: ["a"],
      values: [.style: "spoken"]
    ),
    Understood(
      words: "a --language de-AT --idiom pad --direction rtl --color never --plain --fail-fast",
      command: .walk,
      operands: ["a"],
      values: [
        .language: "de-AT", .idiom: "pad", .direction: "rtl", .color: "never", .plain: "",
        .failFast: "",
      ]
    ),
    Understood(
      words: "speak a --screen menu",
      command: .speak,
      operands: ["a"],
      values: [.screen: "menu"]
    ),
    Understood(
      words: "check a b --fix",
      command: .check,
      operands: ["a", "b"],
      values: [.fix: ""]
    ),
    Understood(words: "test a b", command: .test, operands: ["a", "b"]),
    Understood(
      words: "test -k cart a --jobs 2 --fail-fast --update --force --junit r.xml --allow-empty",
      command: .test,
      operands: ["a"],
      values: [
        .pattern: "cart", .jobs: "2", .failFast: "", .update: "", .force: "", .junit: "r.xml",
        .allowEmpty: "",
      ]
    ),
    Understood(
      words: "convert a --to json",
      command: .convert,
      operands: ["a"],
      values: [.to: "json"]
    ),
    Understood(words: "a --keys", command: .walk, operands: ["a"], values: [.keys: ""]),
    Understood(words: "help gestures", command: .help, operands: ["gestures"]),
    Understood(words: "speak --help", command: .speak, values: [.help: ""]),
    Understood(words: "-h", command: .walk, values: [.help: ""]),
    Understood(words: "--version", command: .walk, values: [.version: ""]),
  ]

  @Test("is understood, wherever its options are", arguments: understood)
  func understands(_ row: Understood) throws {
    let options = try Options(parsing: row.words.split(separator: " ").map(String.init))
    #expect(options.command == row.command)
    #expect(options.operands == row.operands)
    #expect(options.values == row.values)
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    var words: String
    var message: String
    var testDescription: String { "earshot \(words)" }
  }

  static let refused: [Refused] = [
    Refused(words: "--jsn", message: "unknown option '--jsn'; did you mean '--json'?"),
    Refused(words: "--stlye=spoken", message: "unknown option '--stlye'; did you mean '--style'?"),
    Refused(
      words: "--xyzzy",
      message: "unknown option '--xyzzy'; 'earshot help walk' lists the options"
    ),
    Refused(words: "-x", message: "unknown option '-x'; did you mean '--fail-fast'?"),
    Refused(
      words: "speak a --style",
      message: "'--style' needs 'spoken', 'snapshot', 'utterance', or 'readings'"
    ),
    Refused(
      words: "speak a --style loud",
      message: "'--style' needs 'spoken', 'snapshot', 'utterance', or 'readings'"
    ),
    Refused(
      words: "speak a --style=",
      message: "'--style' needs 'spoken', 'snapshot', 'utterance', or 'readings'"
    ),
    Refused(words: "--idiom watch", message: "'--idiom' needs 'phone' or 'pad'"),
    Refused(words: "--direction up", message: "'--direction' needs 'ltr' or 'rtl'"),
    Refused(words: "--color red", message: "'--color' needs 'auto', 'always', or 'never'"),
    Refused(
      words: "--language e",
      message: "'--language' needs 'en', 'de', 'ru', 'zh-Hans', 'ja', 'vi', or 'fr'"
    ),
    Refused(
      words: "--language 12",
      message: "'--language' needs 'en', 'de', 'ru', 'zh-Hans', 'ja', 'vi', or 'fr'"
    ),
    Refused(words: "speak a --screen=", message: "'--screen' needs a screen"),
    Refused(
      words: "convert a --to xml",
      message:
        "'--to' needs 'screen', 'json', 'spec', 'spec-csv', 'swiftui', 'uikit', "
        + "'swift-identifiers', 'xctest', or 'appium'"
    ),
    Refused(words: "--plain=yes", message: "'--plain' doesn't take a value; write only '--plain'"),
    Refused(
      words: "check a --rotors",
      message: "'check' has no option '--rotors'; use it with 'speak'"
    ),
    Refused(
      words: "a --json",
      message:
        "'walk' has no option '--json'; use it with 'speak', 'check', 'audit', 'effort', 'test', "
        + "'cover', 'diff', 'verify', 'observe', or 'teach'"
    ),
    Refused(words: "test a --json --tap", message: "'--json' and '--tap' can't be used together"),
    Refused(
      words: "test a --tap --github",
      message: "'--tap' and '--github' can't be used together"
    ),
    Refused(
      words: "test a --update --check",
      message: "'--update' and '--check' can't be used together"
    ),
    Refused(
      words: "test a --force",
      message: "'--force' needs '--update', '--review', or '--migrate'"
    ),
    Refused(words: "test a --jobs 0", message: "'--jobs' needs a number from 1 to 64"),
    Refused(words: "test a --jobs 65", message: "'--jobs' needs a number from 1 to 64"),
    Refused(words: "test a --jobs=", message: "'--jobs' needs a number from 1 to 64"),
    Refused(words: "test a -k", message: "'-k' needs a pattern, such as cart or 'menu-*'"),
    Refused(words: "test a -k --tap", message: "'-k' needs a pattern, such as cart or 'menu-*'"),
    Refused(
      words: "test --junit a.vo b.vo",
      message: "'--junit' needs a file for the report, such as report.xml"
    ),
    Refused(words: "walk --record --plain", message: "'--record' needs a file"),
    Refused(
      words: "teach --quiz",
      message: "'--quiz' needs a lesson; write a line such as 'earshot teach 1 --quiz'"
    ),
    Refused(
      words: "teach --record a.vo",
      message: "'--record' needs a lesson; write a line such as 'earshot teach 1 --record FILE'"
    ),
    Refused(words: "test a --k x", message: "unknown option '--k'; did you mean '-k PATTERN'?"),
    Refused(
      words: "tset a --update",
      message: "'walk' has no option '--update'; did you mean 'test'?"
    ),
    Refused(
      words: "walk tset --update",
      message: "'walk' has no option '--update'; use it with 'test'"
    ),
    Refused(words: "a --update", message: "'walk' has no option '--update'; use it with 'test'"),
    Refused(words: "speak", message: "'speak' needs a file; write 'earshot speak FILE…'"),
    Refused(words: "check --fix", message: "'check' needs a file; write 'earshot check FILE…'"),
    Refused(
      words: "test",
      message: "'test' needs a file or a folder; write 'earshot test FILE/DIR…'"
    ),
    Refused(
      words: "convert a",
      message: "'convert' needs '--to screen', '--to json', '--to spec', '--to spec-csv', '--to "
        + "swiftui', '--to uikit', '--to swift-identifiers', '--to xctest', or '--to appium'"
    ),
    Refused(
      words: "convert a b --to json",
      message: "'convert' takes one file, not 2; for several files, name their folder"
    ),
  ]

  @Test("is rejected in one sentence, with status 64", arguments: refused)
  func refuses(_ row: Refused) {
    #expect(throws: Failure.usage(row.message)) {
      try Options(parsing: row.words.split(separator: " ").map(String.init))
    }
  }
}
