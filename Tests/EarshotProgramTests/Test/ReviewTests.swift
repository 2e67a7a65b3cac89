import Foundation
import ProgramTestSupport
import TestSupport
import Testing

@Suite("earshot test --review", .waiting)
struct ReviewTests {
  private static let screen = """
    screen one "One"
      header "Welcome"
      button "Next" #go
        on activate: push two
    screen two "Two"
      header "Done"

    """

  /// A session from a time when the button was called "Continue", and the header "Hello".
  private static let old = """
    screen: a.screen

    > start
    Hello, Heading
    > touch "Continue"
    Continue, Button
    > double tap
    ~ sound: activate
    ~ screen: two
    Done, Heading

    """

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let keys: String
    /// The result of the first session's lines.
    var renames: [(old: String, new: String)] = []
    var status: Int32 = 0
  }

  static let cases = [
    Case(
      testDescription: "a rename makes the session green",
      keys: "a n a",
      renames: [
        ("Hello", "Welcome"), ("\"Continue\"", "\"Next\""), ("Continue, Button", "Next, Button"),
      ]
    ),
    Case(testDescription: "rejecting keeps the file", keys: "rr", status: 1),
    Case(testDescription: "the end of the input writes nothing", keys: "a", status: 1),
    Case(testDescription: "q writes nothing", keys: "aq", status: 1),
    Case(testDescription: "a skipped session stays", keys: "s", status: 1),
    Case(testDescription: "a name that the app lost can't be accepted", keys: "raArs", status: 1),
    Case(testDescription: "an unknown key asks again", keys: "xyrr", status: 1),
  ]

  @Test("writes what was accepted, at the end", arguments: cases)
  func review(_ each: Case) throws {
    let folder = try TemporaryFolder()
    _ = try folder.add("a.screen", Self.screen)
    let path = try folder.add("a.vo", Self.old)
    let result = try ToolProcess.shell(
      "printf '\(each.keys)' | \"$earshot\" test --review '\(path)'; status=$?; cat '\(path)' >&2; exit $status"
    )
    let expected = each.renames.reduce(Self.old) { $0.replacing($1.old, with: $1.new) }
    #expect(result.errors.hasSuffix(expected), "\(result.output)")
    #expect(result.status == each.status, "\(result.output)")
  }

  @Test("accepts a refusal if a person says so")
  func refusal() throws {
    let folder = try TemporaryFolder()
    _ = try folder.add("a.screen", Self.screen)
    let head = "screen: a.screen\n\n> start\nWelcome, Heading\n> double tap\n"
    let path = try folder.add("a.vo", head + "~ sound: activate\n")
    let result = try ToolProcess.shell(
      "printf a | \"$earshot\" test --review '\(path)'; cat '\(path)' >&2"
    )
    #expect(result.errors == head + "~ refused: nothing to activate\n", "\(result.output)")
    #expect(result.output.hasSuffix("1 passed, 0 failed\n"), "\(result.output)")
  }

  @Test("decides all changes of the same lines with one key")
  func alike() throws {
    let folder = try TemporaryFolder()
    _ = try folder.add("a.screen", Self.screen)
    let text = "screen: a.screen\n\n> start\nHello, Heading\n"
    let paths = try ["a.vo", "b.vo", "c.vo"].map { try folder.add($0, text) }
    let files = paths.map { "'\($0)'" }.joined(separator: " ")
    let result = try ToolProcess.shell(
      "printf A | \"$earshot\" test --review \(files) 2>&1; grep -c Welcome \(files)"
    )
    #expect(result.output.contains("3 passed, 0 failed"), "\(result.output)")
    #expect(result.output.components(separatedBy: ":1\n").count == 4, "\(result.output)")
  }
}
