import Foundation
import ProgramTestSupport
import TestSupport
import Testing

@testable import EarshotTool

@Suite("A value in other words")
struct MeantValueTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var option: Option
    var words: [String]
    var text: String?
    var taken = 1
    var testDescription: String { "\(option.spelling) \(words.joined(separator: " "))" }
  }

  static let cases: [Case] = [
    Case(option: .shard, words: ["1", "of", "3"], text: "1/3", taken: 3),
    Case(option: .shard, words: ["1:3"], text: "1/3"),
    Case(option: .shard, words: ["2", "3"], text: "2/3", taken: 2),
    Case(option: .rename, words: ["Pay", "to", "Buy"], text: "Pay=Buy", taken: 3),
    Case(option: .rename, words: ["Pay", "Buy"], text: "Pay=Buy", taken: 2),
    Case(option: .rename, words: ["Pay -> Buy"], text: "Pay=Buy"),
    Case(option: .rename, words: ["#pay:#buy"], text: "#pay=#buy"),
    Case(option: .failOn, words: ["warnings"], text: "warning"),
    Case(option: .failOn, words: ["Serious"], text: "error"),
    Case(option: .style, words: ["AccessibilitySnapshot"], text: "snapshot"),
    Case(option: .announcements, words: ["iphone"], text: "device"),
    Case(option: .to, words: ["xcuitest"], text: "xctest"),
    Case(option: .to, words: ["swfitui"], text: "swiftui"),
    Case(option: .from, words: ["appium"], text: "wda"),
    Case(option: .language, words: ["deutsch"], text: "de"),
    Case(option: .language, words: ["de_AT"], text: "de"),
    Case(option: .budget, words: ["8", "gestures"], text: "8", taken: 2),
    Case(option: .minScore, words: ["80%"], text: "80"),
    Case(option: .minScore, words: ["0.8"], text: "80"),
    Case(option: .jobs, words: ["auto"], text: nil),
    Case(option: .clock, words: ["1h30"], text: "90"),
    Case(option: .clock, words: ["1:30"], text: "90"),
    Case(option: .clock, words: ["2", "hours"], text: "120", taken: 2),
    Case(option: .at, words: ["order.vo,", "line", "13"], text: "order.vo:13", taken: 3),
    Case(option: .at, words: ["order.vo#13"], text: "order.vo:13"),
    Case(option: .explain, words: ["missing-label"], text: "label-missing"),
    Case(option: .explain, words: ["label", "missing"], text: "label-missing", taken: 2),
    Case(option: .audio, words: ["walk.mp3"], text: "walk.wav"),
  ]

  @Test("is read with the words that belong to it", arguments: cases)
  func reads(_ row: Case) throws {
    let value = try #require(MeantValue.reading(row.words, of: row.option))
    #expect(value == MeantValue(row.text, row.taken))
    if let text = row.text { #expect(row.option.accepts(text)) }
  }

  @Test("isn't guessed from words that mean none")
  func refuses() {
    #expect(MeantValue.reading([], of: .shard) == nil)
    #expect(MeantValue.reading(["some"], of: .shard) == nil)
    #expect(MeantValue.reading(["soon"], of: .clock) == nil)
    #expect(MeantValue.reading(["eighty"], of: .minScore) == nil)
    #expect(MeantValue.reading(["Pay", "order.vo"], of: .rename) == nil)
    #expect(MeantValue.reading(["order.vo"], of: .at) == nil)
    #expect(MeantValue.reading(["zzz"], of: .failOn) == nil)
  }
}

@Suite("The words of other tools")
struct ForeignWordsTests {
  @Test("each verb means a command with options that it has")
  func verbs() {
    #expect(ForeignVerb.all.count > 20)
    for verb in ForeignVerb.all {
      let meanings = [verb.meaning.screens, verb.meaning.sessions, verb.meaning.alone ?? []]
      for words in meanings where words != ["--version"] {
        guard let name = words.first else { continue }
        guard let command = Command(named: name) else {
          Issue.record("\(name) isn't a command")
          continue
        }
        for word in words where word.hasPrefix("--") {
          let option = Option(rawValue: String(word.dropFirst(2)))
          #expect(option.map(command.knows) ?? false, "\(words)")
        }
      }
      #expect(verb.words.allSatisfy { Command(named: $0) == nil }, "\(verb.words)")
    }
  }

  @Test("an option's name is compared without hyphens, underscores, and case")
  func keys() {
    #expect(ForeignOption.key("--max-warnings") == "maxwarnings")
    #expect(ForeignOption.key("--maxWarnings") == "maxwarnings")
    #expect(ForeignOption.key("-max_warnings") == "maxwarnings")
    #expect(!ForeignOption.meanings(of: "--updateSnapshot").isEmpty)
    #expect(ForeignOption.meanings(of: "--frobnicate").isEmpty)
  }

  @Test("a line is read without a prompt, with plain hyphens, and in separate words")
  func plainWords() {
    #expect(CommandWords.plain(["earshot", "check", "a"]) == ["check", "a"])
    #expect(CommandWords.plain(["$", "earshot", "check"]) == ["check"])
    #expect(CommandWords.plain(["check a.screen"]) == ["check", "a.screen"])
    #expect(CommandWords.plain(["speak", "—json"]) == ["speak", "--json"])
    #expect(CommandWords.plain(["run-tests"]) == ["run", "tests"])
    #expect(CommandWords.plain(["tab-completion"]) == ["tab-completion"])
  }
}

@Suite("A repaired line")
struct RepairedLineTests {
  @Test("isn't offered for words without a meaning, or for a line that is as it should be")
  func refuses() {
    #expect(RepairedLine.answer(to: []) == nil)
    #expect(RepairedLine.answer(to: ["frobnicate"]) == nil)
    #expect(RepairedLine.answer(to: ["check", "/no/such/place.screen"]) == nil)
    #expect(RepairedLine.answer(to: ["help", "gestures"]) == nil)
    #expect(RepairedLine.answer(to: Array(repeating: "check", count: 41)) == nil)
  }

  @Test("keeps every file and every option, and quotes them for the shell")
  func keeps() throws {
    let folder = try TemporaryFolder()
    let name = try folder.add("a b.screen", "screen main \"Main\"\n  button \"Pay\" #pay\n")
    #expect(
      RepairedLine.answer(to: ["speek", name, "--jsn", "--language", "de", "--rotors"])
        == "did you mean 'earshot speak '\(name)' --json --language de --rotors'?"
    )
    #expect(
      RepairedLine.answer(to: ["speak", "\(name)#main"])
        == "did you mean 'earshot speak '\(name)' --screen main'?"
    )
    #expect(RepairedLine.answer(to: ["speak", "--language=de", name]) == nil)
    #expect(RepairedLine.answer(to: ["--json", "speak", name]) == nil)
    #expect(LineJudge.accepts(["speak", name]))
    #expect(!LineJudge.accepts(["speak", name, "--screen", "cart"]))
    #expect(!LineJudge.accepts(["speak", "\(name).none"]))
  }

  @Test("names the file that is near, but none that is merely there")
  func files() throws {
    let folder = try TemporaryFolder()
    let file = try folder.add("parking.screen", "screen main\n")
    let path = folder.path
    for word in ["parking", "Parking.screen", "parking.scren", "parkng.screen", "parking.json"] {
      #expect(NearbyFiles.near("\(path)/\(word)") == file, "\(word)")
    }
    #expect(NearbyFiles.near("\(path)/none.screen") == nil)
    #expect(NearbyFiles.near("\(path)/*.screen") == nil)
    #expect(FileName("a/b.c/d").stem == "a/b.c/d")
    #expect(FileName("a/b.VO").ending == "vo")
  }
}
