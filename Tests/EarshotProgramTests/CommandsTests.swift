import Foundation
import ProgramTestSupport
import TestSupport
import Testing

@Suite("The other commands", .waiting)
struct CommandsTests {
  private static let mistaken = "screen a\n  buton \"Pay\"\n"

  @Test("speak prints the first screen, or the named one")
  func speak() throws {
    let folder = try TemporaryFolder()
    let path = try folder.add("a.screen", TestFolder.screen + "screen card\n  text \"Card\"\n")
    let first = try ToolProcess.run(["speak", path])
    #expect(first.output == "Menu, Heading\nPay, Button\n")
    let second = try ToolProcess.run(["speak", path, "--screen", "card"])
    #expect(second.output == "Card\n")
    let none = try ToolProcess.run(["speak", path, "--screen", "x"])
    #expect(none.errors == "earshot: there's no screen 'x'; write 'menu' or 'card'\n")
    #expect(none.status == 64)
  }

  @Test("speak lists rotors with their results on request")
  func rotors() throws {
    let folder = try TemporaryFolder()
    let screen = "screen a\n  rotor \"Sweet\": .sweet\n\n  button \"Cake\" .sweet\n"
    let path = try folder.add("a.screen", screen)
    let result = try ToolProcess.run(["speak", path, "--rotors"])
    #expect(result.output == "Cake, Button\n  Sweet\n  - Cake, Button\n")
  }

  @Test("check shows the place, and closes with one sentence")
  func check() throws {
    let folder = try TemporaryFolder()
    let path = try folder.add("a.screen", Self.mistaken)
    let result = try ToolProcess.run(["check", path])
    #expect(result.errors.hasPrefix("\(path):2:3: error: "))
    #expect(result.output == "1 file, 1 error.\n")
    #expect(result.status == 65)
    let good = try folder.add("b.screen", TestFolder.screen)
    let clean = try ToolProcess.run(["check", good])
    #expect(clean.output == "1 file, no errors.\n")
    #expect(clean.status == 0)
  }

  @Test("check --json prints only an object for each diagnostic")
  func checkJSON() throws {
    let folder = try TemporaryFolder()
    let path = try folder.add("a.screen", Self.mistaken)
    let result = try ToolProcess.run(["check", path, "--json"])
    let start = #"{"file": "\#(path)", "line": 2, "column": 3, "severity": "error", "message": "#
    #expect(result.output.hasPrefix(start))
    #expect(result.output.hasSuffix(#""correction": "  button \"Pay\""}\#n"#))
    #expect(result.output.split(separator: "\n").count == 1)
    #expect(result.errors == "")
    #expect(result.status == 65)
  }

  @Test("check --fix fixes the file")
  func fix() throws {
    let folder = try TemporaryFolder()
    let path = try folder.add("a.screen", "screen a \"A\"\n\tbutton \"Pay\"\n")
    let result = try ToolProcess.run(["check", "--fix", path])
    #expect(result.output == "1 file, 1 correction, no errors.\n")
    #expect(result.status == 0)
    let fixed = try String(contentsOfFile: path, encoding: .utf8)
    #expect(fixed == "screen a \"A\"\n  button \"Pay\"\n")
  }

  @Test("convert prints the canonical form")
  func convert() throws {
    let folder = try TemporaryFolder()
    let path = try folder.add("a.screen", TestFolder.screen)
    let result = try ToolProcess.run(["convert", path, "--to", "screen"])
    #expect(result.output == TestFolder.screen)
    #expect(result.status == 0)
  }

  @Test("test runs what it finds in a folder, and closes with the numbers")
  func transcripts() throws {
    let folder = try TemporaryFolder()
    try folder.add("a.screen", TestFolder.screen)
    try folder.add("good.vo", "screen: a.screen\n\n> n\nPay, Button\n")
    let good = try ToolProcess.run(["test", folder.path])
    #expect(good.output.hasSuffix("1 passed, 0 failed\n"))
    #expect(good.status == 0)
    let bad = try folder.add("inner/bad.vo", "screen: ../a.screen\n\n> swipe right\nBuy, Button\n")
    let result = try ToolProcess.run(["test", folder.path])
    #expect(result.output.contains("\(bad):3: swipe right: speech differs"))
    #expect(result.output.hasSuffix("\n1 passed, 1 failed\n"))
    #expect(result.status == 1)
    let malformed = try folder.add("c.vo", "screen: a.screen\n\nPay, Button\n> n\n")
    let refused = try ToolProcess.run(["test", malformed])
    #expect(refused.errors.hasPrefix("malformed \(malformed)\n\(malformed):3:1: error: "))
    #expect(refused.status == 65)
    let lost = try folder.add("lost.vo", "screen: none.screen\n\n> n\nPay, Button\n")
    let rest = try ToolProcess.run(["test", lost, folder.path + "/good.vo"])
    #expect(
      rest.errors
        == "missing \(lost)\nearshot: \(lost): no such file '\(folder.path)/none.screen'; "
        + "correct the file's name in the session\n"
    )
    #expect(rest.output == "ok \(folder.path)/good.vo\n1 passed, 1 failed\n")
    #expect(rest.status == 66)
    let empty = try TemporaryFolder()
    let none = try ToolProcess.run(["test", empty.path])
    #expect(
      none.errors
        == "earshot: no sessions in '\(empty.path)'; to record one, use 'earshot walk FILE "
        + "--record NEW.vo'\n"
    )
    #expect(none.status == 66)
  }

  @Test("that need a screen say so for a file with sessions")
  func sessions() throws {
    let folder = try TemporaryFolder()
    for name in ["a.vo", "a.md"] {
      let path = try folder.add(name, name == "a.vo" ? "> start\n" : "```voiceover\n> start\n```\n")
      for words in [["walk"], ["speak"], ["check"]] {
        let result = try ToolProcess.run(words + [path])
        #expect(
          result.errors
            == "earshot: '\(path)' isn't a screen file; did you mean 'earshot test \(path)'?\n"
        )
        #expect(result.status == 65)
      }
    }
    let page = try folder.add("b.md", "# No sessions\n")
    #expect(
      try ToolProcess.run(["walk", page]).errors
        == "earshot: '\(page)' isn't a screen file; name a screen file, such as one that 'earshot new' writes\n"
    )
  }
}
