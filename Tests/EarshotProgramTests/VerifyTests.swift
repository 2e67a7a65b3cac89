import Foundation
import ProgramTestSupport
import TestSupport
import Testing

@Suite("earshot verify, and convert to tests that drive VoiceOver", .waiting)
struct VerifyTests {
  private let folder: TemporaryFolder
  private let screen: String
  private let record: String

  init() throws {
    folder = try TemporaryFolder()
    screen = try folder.add("a.screen", "screen a \"A\"\n  header \"A\"\n  button \"B\"\n")
    record = try folder.add("r.json", Self.record("B Button"))
  }

  private static func record(_ utterance: String) -> String {
    """
    {"steps": [{"action": "current", "utterance": "A Heading"},
     {"action": "forward", "utterance": "\(utterance)"}]}
    """
  }

  @Test("ends with 0 if all agrees, 1 if something differs, and 65 if nothing can be compared")
  func statuses() throws {
    let same = try ToolProcess.run(["verify", record, "--screen", screen])
    #expect(same.status == 0)
    #expect(same.output.hasSuffix("2 of 2 utterances agree, compared by words (100%)\n"))
    let other = try folder.add("other.json", Self.record("C Button"))
    let differs = try ToolProcess.run(["verify", record, other, "--screen", screen])
    #expect(differs.status == 1)
    #expect(differs.output.hasSuffix("all: 3 of 4 utterances agree, compared by words (75%)\n"))
    #expect(try ToolProcess.run(["verify", record, "--exact", "--screen", screen]).status == 0)
    let nothing = try folder.add("no.json", #"{"steps": [{"action": "in", "utterance": "A"}]}"#)
    let empty = try ToolProcess.run(["verify", nothing, "--screen", screen])
    #expect(empty.status == 65)
    let way = "name a record with VoiceOver's words"
    #expect(empty.errors == "earshot: there are no utterances to compare; \(way)\n")
    let broken = try folder.add("broken.json", #"{"steps": 3}"#)
    let malformed = try ToolProcess.run(["verify", broken, "--screen", screen])
    #expect(malformed.status == 65)
    #expect(malformed.errors.contains(":1:1: error: this isn't a record of VoiceOver"))
  }

  @Test("says what it needs")
  func usage() throws {
    #expect(
      try ToolProcess.run(["verify", record]).errors
        == "earshot: 'verify' needs '--screen FILE' with the app that the record is about\n"
    )
    let both = try ToolProcess.run(["verify", record, "--screen", screen, "--json", "--issue"])
    let line = "earshot verify \(record) --screen \(screen) --issue"
    #expect(
      both.errors
        == "earshot: '--json' and '--issue' can't be used together; "
        + "leave out one of them, as in '\(line)'\n"
    )
    #expect(both.status == 64)
  }

  @Test("prints a JSON object for each record, and Markdown for an issue, with nothing raw in them")
  func forms() throws {
    let hostile = try folder.add("h.json", Self.record(#"B\u001b[31m\u202e `x`"#))
    let json = try ToolProcess.run(["verify", hostile, "--screen", screen, "--json"])
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(object?["compared"] as? Int == 2)
    #expect(object?["agreed"] as? Int == 1)
    let moves = object?["moves"] as? [[String: Any]]
    #expect(moves?.map { $0["verdict"] as? String } == ["agrees", "stopsAtMore"])
    for option in ["--json", "--issue", "--color=never"] {
      let output = try ToolProcess.run(["verify", hostile, "--screen", screen, option]).output
      #expect(output.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 32 && $0 != "\u{202E}" })
    }
  }

  @Test("also compares other tools' exports")
  func imported() throws {
    let xml = try folder.add(
      "a.xml",
      """
      <AppiumAUT><XCUIElementTypeApplication type='XCUIElementTypeApplication' name='A' label='A'
       x='0' y='0' width='390' height='844'>
      <XCUIElementTypeButton type='XCUIElementTypeButton' label='Pay' name='pay' enabled='true'
       visible='true' accessible='true' x='0' y='50' width='90' height='44'/>
      </XCUIElementTypeApplication></AppiumAUT>
      """
    )
    let record = try folder.add(
      "x.json",
      #"{"steps": [{"action": "current", "utterance": "Pay Button"}]}"#
    )
    #expect(try ToolProcess.run(["verify", record, "--screen", xml]).status == 0)
  }

  @Test("a session becomes a test that its language can parse", arguments: ["xctest", "appium"])
  func drivers(_ form: String) throws {
    let session = ProjectFiles.root.appendingPathComponent("Screens/pizzeria-order.vo").path
    let result = try ToolProcess.run(["convert", session, "--to", form])
    #expect(result.status == 0)
    let file = try folder.add(form == "xctest" ? "a.swift" : "a.py", result.output)
    let reader =
      form == "xctest"
      ? "swiftc -frontend -parse '\(file)'"
      : "python3 -c 'import ast,sys; ast.parse(open(sys.argv[1]).read())' '\(file)'"
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let read = try ToolProcess.shell("PATH='\(path)'; \(reader)")
    #expect(read.status == 0, "\(read.errors)")
    #expect(result.output.contains("pizzeria-order-1.json"))
  }

  @Test("an app doesn't become a test, and neither does an empty session")
  func mismatched() throws {
    #expect(
      try ToolProcess.run(["convert", screen, "--to", "xctest"]).errors
        == "earshot: '--to xctest' needs a session; name a .vo file\n"
    )
    let session = try folder.add("a.vo", "screen: a.screen\n")
    let nothing = try ToolProcess.run(["convert", session, "--to", "appium"])
    #expect(nothing.status == 65)
    let advice = "contains no swipes that a test can perform; add a step such as '> swipe right'\n"
    #expect(nothing.errors.hasSuffix(advice))
    let none = try ToolProcess.run(["import", screen, "--to", "appium"])
    let line = "earshot convert --to appium \(session)"
    let reason = "'import' prints only screen files and JSON"
    #expect(none.errors == "earshot: \(reason); did you mean '\(line)'?\n")
  }
}
