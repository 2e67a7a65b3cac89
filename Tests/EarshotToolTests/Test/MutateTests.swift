import EarshotNotation
import EarshotTranscripts
import Foundation
import ProgramTestSupport
import TestSupport
import Testing

@Suite("earshot test --mutate", .waiting)
struct MutateTests {
  @Test("prints what Docs/Mutation.md shows")
  func document() throws {
    let page = try Self.page()
    let example = page.split(separator: "```").first { $0.hasPrefix("\n$ earshot") }
    let lines = try #require(example).split(separator: "\n")
    let result = try ToolProcess.shell(
      "cd '\(ProjectFiles.root.path)' && \"$earshot\" test --mutate Docs/Mutation.md"
    )
    #expect(result.output.split(separator: "\n") == Array(lines.dropFirst()))
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
  }

  @Test("changes what Docs/Mutation.md lists")
  func table() throws {
    let lines = try Self.page().split(separator: "\n", omittingEmptySubsequences: false)
    let rows = lines.drop { $0 != "| `mutation` | what happens |" }.dropFirst(2)
      .prefix { !$0.isEmpty }
    #expect(
      rows.map(String.init) == Mutation.allCases.map { "| `\($0.rawValue)` | \($0.summary) |" }
    )
  }

  @Test("prints the same with any number of workers, and an object on each line with --json")
  func json() throws {
    let folder = try TestFolder()
    try folder.addPassing("c.vo")
    let one = try folder.test("--mutate --json --jobs 1 c.vo")
    let three = try folder.test("--mutate --json --jobs 3 c.vo")
    #expect(one.output == three.output)
    let objects = try one.output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    let outcomes = objects.dropLast().compactMap { $0["outcome"] as? String }
    let last = try #require(objects.last)
    #expect(last["noticed"] as? Int == outcomes.count { $0 == "noticed" })
    #expect(last["survived"] as? Int == outcomes.count { $0 == "survived" })
    #expect(last["unheard"] as? Int == outcomes.count { $0 == "unheard" })
    #expect(outcomes.count == last["tried"] as? Int)
    #expect(outcomes.contains("noticed"))
  }

  @Test("fails only if the score is too low")
  func score() throws {
    let folder = try TestFolder()
    try folder.add("c.vo", "screen: a.screen\n\n> start\n? reachable Pay\n")
    let missed = try folder.test("--mutate --min-score 100 c.vo")
    #expect(missed.status == 1)
    #expect(missed.errors.hasPrefix("earshot: the score is "))
    #expect(try folder.test("--mutate --min-score 1 c.vo").status == 0)
    // If no change is tried, there is no score, so no score is high enough.
    try folder.add("n.screen", "screen none\n")
    try folder.add("n.vo", "screen: n.screen\n\n> start\n? screen none\n")
    let nothing = try folder.test("--mutate --min-score 1 n.vo")
    #expect(nothing.status == 1)
    #expect(nothing.errors == "earshot: there's nothing to score, but '--min-score' requires 1%\n")
    #expect(try folder.test("--mutate c.vo").status == 0)
  }

  @Test("counts a change in a handler that no session runs as survived, though nothing shows it")
  func idle() throws {
    let folder = try TestFolder()
    try folder.add(
      "i.screen",
      """
      screen home "Home"
        textField "Name" #name
        text "Door" #door
        button "Send" #send
          on activate when #name is empty: announce "Type a name"
          on activate when #door is not hidden: announce "Sent"

      """
    )
    try folder.add(
      "i.vo",
      "screen: i.screen\n\n> touch #send\n> double tap\n? says \"Type a name\"\n"
    )
    let result = try folder.test("--mutate i.vo")
    let lines = result.output.split(separator: "\n").filter { $0.hasPrefix("i.screen:6") }
    #expect(!lines.isEmpty, "\(result.output)")
    #expect(
      lines.allSatisfy {
        $0.hasSuffix("to notice the change, add a session that runs this handler")
      },
      "\(result.output)"
    )
  }

  @Test("tries at most the given number, and says so")
  func limit() throws {
    let folder = try TestFolder()
    try folder.addPassing("c.vo")
    let result = try folder.test("--mutate --limit 2 c.vo")
    #expect(result.output.contains("a.screen: Earshot tried 2 of "))
  }

  @Test("skips sessions that fail on their own or can't be read")
  func failing() throws {
    let folder = try TestFolder()
    try folder.addPassing("c.vo")
    try folder.addFailing("b.vo")
    let result = try folder.test("--mutate b.vo c.vo")
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("earshot: b.vo: the session fails, so Earshot leaves it out"))
    #expect(result.output.contains("a.screen: "))
    try folder.add("d.vo", "> start\n? focs #pay\n")
    #expect(try folder.test("--mutate d.vo c.vo").status == 65)
    #expect(try folder.test("--mutate e.vo c.vo").status == 66)
  }

  @Test(
    "can't be combined with options that rewrite or report differently, nor its own without it",
    arguments: [
      "--mutate --update", "--mutate --tap", "--mutate --junit r.xml", "--limit 3",
      "--min-score 3", "--mutate --limit 0", "--mutate --min-score 101",
    ]
  )
  func options(_ words: String) throws {
    let folder = try TestFolder()
    try folder.addPassing("c.vo")
    #expect(try folder.test("\(words) c.vo").status == 64)
  }

  private static func page() throws -> String {
    String(decoding: try ProjectFiles.source("Docs/Mutation.md").utf8, as: UTF8.self)
  }
}
