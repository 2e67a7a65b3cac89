import ProgramTestSupport
import TestSupport
import Testing

@Suite("A run in which something was left out or missing")
struct IncompleteRunTests {
  @Test("names the files that it left out in each report, with the reason")
  func leftOut() throws {
    let folder = try TestFolder()
    try folder.addFailing("a.vo")
    try folder.addPassing("b.vo")
    let reason = "not run, because an earlier file failed"
    for (form, line) in [
      ("--tap", "ok 2 - ./b.vo # SKIP \(reason)"), ("--json", "\"reason\": \"\(reason)\""),
      ("--markdown", "| skipped | ./b.vo |  | \(reason) |"),
      ("--junit /dev/stdout", "<skipped message=\"\(reason)\""),
    ] {
      let result = try folder.test(". --fail-fast --jobs 1 \(form)")
      #expect(result.output.contains(line), "\(form): \(result.output)")
      #expect(result.status == 1)
    }
    _ = try folder.test(". --shard 1/1 --fail-fast --jobs 1 --json > share.json")
    let merged = try folder.test("--merge share.json")
    #expect(merged.output == (try folder.test(". --fail-fast --jobs 1").output))
  }

  @Test("runs the others beside a file that doesn't exist, whose result is 'missing'")
  func missingBesideOthers() throws {
    let folder = try TestFolder()
    try folder.addPassing("a.vo")
    let result = try folder.test("a.vo nope.vo --tap")
    #expect(result.output.contains("ok 1 - a.vo\nnot ok 2 - nope.vo\n") && result.status == 66)
    #expect(try folder.test("nope.vo").output == "")
    try folder.add("bad.vo", "> swpie\n")
    #expect(try folder.test("bad.vo nope.vo").status == 65)
  }

  @Test("names sessions that expect nothing, whether it's one run or the shares of one")
  func nothingExpected() throws {
    let folder = try TestFolder()
    for name in ["a.vo", "b.vo"] {
      try folder.add(name, "screen: a.screen\n\n> start\n...\n> swipe right\n...\n")
    }
    let lines = "skipped ./a.vo: no expectations\nskipped ./b.vo: no expectations\n"
    let whole = try folder.test(".")
    #expect(whole.output == lines + "0 passed, 0 failed, 2 skipped\n" && whole.status == 66)
    #expect(
      whole.errors
        == "earshot: no session has expectations; below a command, write the speech that you expect\n"
    )
    _ = try folder.test(". --shard 1/2 --json > 1.json")
    _ = try folder.test(". --shard 2/2 --json > 2.json")
    let merged = try folder.test("--merge 1.json 2.json")
    #expect((merged.output, merged.errors, merged.status) == (whole.output, whole.errors, 66))
    _ = try folder.test(". --shard 1/2 --allow-empty --json > 1.json")
    _ = try folder.test(". --shard 2/2 --allow-empty --json > 2.json")
    #expect(try folder.test("--merge 1.json 2.json").status == 0)
    let strict = try folder.test("--merge --strict 1.json 2.json")
    #expect(strict.status == 64)
    #expect(
      strict.errors
        == "earshot: '--merge' doesn't take '--strict'; use '--strict' when you run each share\n"
    )
  }

  @Test("prints a malformed file, and phases, as the whole run does", arguments: ["", "--phases"])
  func merged(_ option: String) throws {
    let folder = try TestFolder()
    try folder.add("bad.vo", "screen: a.screen\n\n> swpie\n")
    try folder.add(
      "phases.vo",
      "screen: a.screen\n\n## One\n> start\nMenu, Heading\n## Two\n> swipe right\nBuy, Button\n"
    )
    let whole = try folder.test(". \(option)")
    #expect(whole.errors.contains("error: ") && whole.output.contains("phases.vo:7"))
    _ = try folder.test(". \(option) --shard 1/1 --json > share.json")
    let merged = try folder.test("--merge share.json \(option)")
    #expect((merged.output, merged.errors, merged.status) == (whole.output, whole.errors, 65))
  }
}
