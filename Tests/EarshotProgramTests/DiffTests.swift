import ProgramTestSupport
import TestSupport
import Testing

@Suite("earshot diff", .waiting)
struct DiffTests {
  private static let old = "screen menu\n  header \"Menu\"\n  button \"Pay\" #pay\n    value: 24\n"
  private static let new = "screen menu\n  header \"Menu\"\n  text \"Pay\" #pay\n    value: 25\n"

  private let folder: TemporaryFolder
  private let old: String
  private let new: String

  init() throws {
    folder = try TemporaryFolder()
    old = try folder.add("old.screen", Self.old)
    new = try folder.add("new.screen", Self.new)
  }

  @Test("prints a line for each change, and closes with one sentence")
  func changes() throws {
    let result = try ToolProcess.run(["diff", old, new])
    #expect(
      result.output == """
        Screen menu:
        Pay: value "24" → "25", from the value of #pay
        Pay: role "Button" is gone, from the traits of #pay
        2 changes on 1 screen.

        """
    )
    #expect(result.errors == "")
    #expect(result.status == 1)
  }

  @Test("says if nothing changes, and succeeds")
  func same() throws {
    let result = try ToolProcess.run(["diff", old, old])
    #expect(result.output == "Nothing sounds different: 1 screen, 2 stops.\n")
    #expect(result.status == 0)
    let json = try ToolProcess.run(["diff", old, old, "--json"])
    #expect(json.output == "")
    #expect(json.status == 0)
  }

  @Test("prints only an object for each change with --json")
  func json() throws {
    let result = try ToolProcess.run(["diff", old, new, "--json"])
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasPrefix(#"{"change": "part", "screen": "menu", "#) })
    #expect(result.status == 1)
  }

  @Test("takes folders, JSON and standard input, in any mix")
  func forms() throws {
    let json = try ToolProcess.run(["convert", old, "--to", "json"]).output
    let path = try folder.add("json/old.json", json)
    #expect(try ToolProcess.run(["diff", old, path]).status == 0)
    #expect(try ToolProcess.run(["diff", folder.path + "/json", new]).status == 1)
    let piped = try ToolProcess.run(["diff", "-", old], input: Array(Self.old.utf8))
    #expect(piped.output == "Nothing sounds different: 1 screen, 2 stops.\n")
  }

  @Test("compares both in the given style and language")
  func styles() throws {
    let german = try ToolProcess.run(["diff", old, new, "--language", "de"])
    #expect(german.output.contains("role \"Taste\" is gone"))
    let snapshot = try ToolProcess.run(["diff", old, new, "--style", "snapshot"])
    #expect(snapshot.output.contains("role \"Button.\" is gone"))
  }

  @Test("rejects what it can't compare")
  func errors() throws {
    let one = try ToolProcess.run(["diff", old])
    #expect(one.errors == "earshot: 'diff' needs two files, not 1; write 'earshot diff OLD NEW'\n")
    #expect(one.status == 64)
    let twice = try ToolProcess.run(["diff", "-", "-"])
    #expect(
      twice.errors == "earshot: standard input can be read only once; name a file for OLD or NEW\n"
    )
    #expect(twice.status == 64)
    let missing = try ToolProcess.run(["diff", old, folder.path + "/none.screen"])
    #expect(
      missing.errors == "earshot: no such file '\(folder.path)/none.screen'; check the path\n"
    )
    #expect(missing.status == 66)
    let bad = try folder.add("bad.screen", "screen a\n  buton \"Pay\"\n")
    let malformed = try ToolProcess.run(["diff", bad, new])
    #expect(malformed.errors.hasPrefix("\(bad):2:3: error: "))
    #expect(malformed.output == "")
    #expect(malformed.status == 65)
  }

  private func walk(_ name: String, _ steps: String) throws -> String {
    try folder.add(name, "screen: old.screen\n\n> start\nMenu, Heading\n\(steps)")
  }

  @Test("reports the gestures of two transcripts, and where they first differ")
  func transcripts() throws {
    let long = try walk(
      "long.vo",
      "> n\nPay, 24, Button\n> p\nMenu, Heading\n> n\nPay, 24, Button\n"
    )
    let short = try walk("short.vo", "> last\nPay, 24, Button\n")
    let result = try ToolProcess.run(["diff", long, short])
    #expect(
      result.output == """
        \(long): 3 gestures.
        \(short): 1 gesture.
        The walks diverge after 1 step.
        \(long):5:
        > swipe right
        Pay, 24, Button
        \(short):5:
        > four-finger tap bottom
        Pay, 24, Button
        \(short) is 2 gestures shorter.

        """
    )
    #expect(result.errors == "")
    #expect(result.status == 1)
    let json = try ToolProcess.run(["diff", long, short, "--json"])
    #expect(json.output.hasPrefix(#"{"change": "gestures", "phase": null, "old": 3, "new": 1}"#))
    #expect(json.status == 1)
    let same = try ToolProcess.run(["diff", long, long])
    #expect(same.output == "Both walks take the same 3 gestures and sound the same.\n")
    #expect(same.status == 0)
  }

  @Test("says that a transcript doesn't sound as it is written, and compares what you hear")
  func outdated() throws {
    let old = try walk("old.vo", "> n\nPay, 23, Button\n")
    let new = try walk("new.vo", "> n\nPay, 24, Button\n")
    let result = try ToolProcess.run(["diff", old, new])
    let remark =
      "earshot: the result differs from the expected lines and claims in '\(old)'; to see the "
      + "differences, run 'earshot test \(old)'\n"
    #expect(result.errors == remark)
    #expect(result.output == "Both walks take the same gesture and sound the same.\n")
    #expect(result.status == 0)
  }

  @Test("rejects transcripts that it can't run")
  func badTranscripts() throws {
    let good = try walk("good.vo", "> n\nPay, 24, Button\n")
    let mixed = try ToolProcess.run(["diff", good, old])
    #expect(
      mixed.errors
        == "earshot: '\(good)' is a session file, but '\(old)' isn't; compare two sessions or two apps\n"
    )
    #expect(mixed.status == 64)
    let malformed = try folder.add("bad.vo", "Pay\n> n\n")
    let broken = try ToolProcess.run(["diff", good, malformed])
    #expect(broken.errors.hasPrefix("\(malformed):1:1: error: "))
    #expect(broken.status == 65)
    let lost = try folder.add("lost.vo", "screen: none.screen\n\n> n\nPay\n")
    let missing = try ToolProcess.run(["diff", good, lost])
    #expect(
      missing.errors == "earshot: no such file '\(folder.path)/none.screen'; check the path\n"
    )
    #expect(missing.status == 66)
    let elsewhere = try folder.add("else.vo", "screen: old.screen\nstart: none\n\n> start\nPay\n")
    let nowhere = try ToolProcess.run(["diff", good, elsewhere])
    #expect(nowhere.errors.hasPrefix("\(elsewhere):2:8: error: the app has no screen 'none'; "))
    #expect(nowhere.status == 65)
  }

  @Test("shows what a terminal would obey")
  func hostile() throws {
    let text = "screen a\n  text \"\\u{1B}[2J\\u{202E}\"\n"
    let path = try folder.add("hostile.screen", text)
    let result = try ToolProcess.run(["diff", path, new, "--color", "never"])
    #expect(result.output.contains("\\u{1B}[2J\\u{202E}"))
    #expect(!result.output.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
  }
}
