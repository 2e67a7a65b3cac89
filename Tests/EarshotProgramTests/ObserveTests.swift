import Foundation
import ProgramTestSupport
import TestSupport
import Testing

@Suite("earshot observe, and a walk's comments on announcements", .waiting)
struct ObserveTests {
  private let folder: TemporaryFolder
  private let screen: String

  init() throws {
    folder = try TemporaryFolder()
    screen = try folder.add(
      "a.screen",
      "screen a \"A\"\n  header \"A\"\n  button \"Pay\"\n    on activate: announce \"Paid\"\n"
    )
  }

  @Test("ends with 0 if all agrees, 1 if something differs, and 65 if nothing can be compared")
  func statuses() throws {
    let same = try folder.add("same.txt", "A, Heading\nPay, Button\n")
    let agrees = try ToolProcess.run(["observe", same, "--screen", screen])
    #expect(agrees.status == 0)
    #expect(agrees.output.hasSuffix("2 of 2 utterances agree, compared by words (100%)\n"))
    let other = try folder.add("other.txt", "A, Heading\nPay, Link\n")
    let differs = try ToolProcess.run(["observe", same, other, "--screen", screen])
    #expect(differs.status == 1)
    #expect(differs.output.contains("1 of 2 utterances differs because of 'button'\n"))
    #expect(differs.output.hasSuffix("all: 3 of 4 utterances agree, compared by words (75%)\n"))
    let empty = try folder.add("empty.txt", "\n")
    let nothing = try ToolProcess.run(["observe", empty, "--screen", screen])
    #expect(nothing.status == 65)
    #expect(nothing.errors.contains("error: the file has no utterances; write one on each line"))
    #expect(
      try ToolProcess.run(["observe", "-", "--screen", screen], input: Array("A\n".utf8)).status
        == 1
    )
  }

  @Test("opens the screen that a session names, and reports what it settles, in text and in JSON")
  func sessions() throws {
    let session = try folder.add(
      "walk.vo",
      "screen: a.screen\n\n> start\nA, Heading\n> swipe left\n~ silent\n> swipe right\nPay, Button\n"
    )
    let text = try ToolProcess.run(["observe", session])
    let best =
      "'boundary: sound' matches the record best (utterances that agree, minus those that the device "
      + "omits: "
    #expect(text.output.contains(best))
    let json = try ToolProcess.run(["observe", session, "--json"])
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(object?["agreed"] as? Int == 2)
    let settles = object?["settles"] as? [[String: Any]]
    #expect(settles?.map { $0["setting"] as? String } == ["boundary"])
    #expect(json.status == 1)
  }

  @Test("says what it needs, and what can't be combined")
  func usage() throws {
    let record = try folder.add("r.txt", "A\n")
    for (words, message) in [
      (
        ["observe", record], "'observe' needs '--screen FILE' with the app that the record is about"
      ),
      (
        ["observe", record, "--check", "--screen", screen], "'--check' and '--screen' can't be used"
      ),
      (
        ["observe", record, "--check", "--exact"], "'--check' and '--exact' can't be used together"
      ),
      (["observe", record, "--issue", "--screen", screen], "'--issue' needs '--check'"),
      (["observe", record, "--check", "--json"], "'--json' and '--check' can't be used together"),
      (["observe"], "'observe' needs a record"),
    ] {
      let result = try ToolProcess.run(words)
      #expect(result.errors.contains(message), "\(words)")
      #expect(result.status == 64)
    }
  }

  @Test("prints nothing raw from a record or a sheet")
  func hostile() throws {
    let record = try folder.add("h.txt", "A, Heading\nPay\u{1b}[31m\u{202e}, Link\n")
    let sheet = try folder.add(
      "h.md",
      "- Phone: x\u{1b}[31m\n\n## 1. \u{202e}A\n\n```screen a.screen\nscreen a\n  text \"A\"\n```\n\n"
        + "```voiceover\nscreen: a.screen\n\n> tap\nA\n```\n\n```heard\n> tap\n\u{1b}]0;x\u{7}A\n```\n"
    )
    for words in [
      ["observe", record, "--screen", screen], ["observe", record, "--screen", screen, "--json"],
      ["observe", record, "--screen", screen, "--markdown"], ["observe", "--check", sheet],
      ["observe", "--check", sheet, "--issue"],
    ] {
      let result = try ToolProcess.run(words)
      let scalars = (result.output + result.errors).unicodeScalars
      #expect(!scalars.contains { $0 == "\u{1b}" || $0 == "\u{202e}" || $0 == "\u{7}" }, "\(words)")
    }
  }

  @Test("a sheet with nothing filled in makes no page, and the command says so")
  func unfilled() throws {
    let path = ProjectFiles.root.appendingPathComponent("Docs/DeviceCheck.md").path
    let result = try ToolProcess.run(["observe", "--check", "--issue", path])
    #expect(result.output == "")
    let advice = "write what you hear in these blocks"
    #expect(result.errors == "earshot: no 'heard' block in '\(path)' is filled in; \(advice)\n")
  }

  @Test("a walk comments once on the first announcement that a phone may lose")
  func remark() throws {
    let commands = "start\nswipe right\ndouble tap\n:why\ndouble tap\n"
    let walk = try ToolProcess.run(["walk", screen], input: Array(commands.utf8))
    let remark = "# a device may lose this announcement, because the app posts it during speech"
    #expect(walk.output.components(separatedBy: remark).count == 2)
    #expect(walk.output.contains("Paid\n\(remark); ':why' gives details\n"))
    let rule = "# announcement: VoiceOver says an announcement that the app posts during speech"
    #expect(walk.output.contains(rule))
    for (name, lines) in [
      ("high", "announce \"Paid\" high"), ("late", "\n      wait 1s\n      announce \"Paid\""),
    ] {
      let other = try folder.add(
        "\(name).screen",
        "screen a\n  button \"Pay\"\n    on activate:\(name == "high" ? " " : "")\(lines)\n"
      )
      let quiet = try ToolProcess.run(
        ["walk", other],
        input: Array("start\ndouble tap\nwait 2s\n".utf8)
      )
      #expect(quiet.output.contains("Paid"))
      #expect(!quiet.output.contains("may be lost"), "\(name)")
    }
  }
}
