import EarshotNotation
import Testing

@testable import EarshotVerification

@Suite("Records of a real VoiceOver")
struct SpeechRecordTests {
  private func read(_ text: String) -> (records: [SpeechRecord], errors: String) {
    let source = SourceText(name: "a.json", text)
    let (records, diagnostics) = SpeechRecord.read(source)
    return (records, Diagnostic.rendered(diagnostics, in: [source]))
  }

  @Test("have each move with its utterance, or the error of the service")
  func steps() throws {
    let record = try #require(
      read(
        """
        {"schemaVersion": 1, "runtime": "Version 27.0 (Build 24A5423a)", "screen": "menu", "steps": [
          {"sequence": 0, "action": "current", "utterance": "VoiceOver on"},
          {"sequence": 1, "action": "forward", "utterance": "  Menu,  Heading "},
          {"sequence": 2, "action": "backward", "utterance": null,
           "error": {"domain": "XCUIVoiceOverServiceErrorDomain", "code": 3, "description": "No speech"}}
        ]}
        """
      ).records.first
    )
    #expect(record.runtime == "Version 27.0 (Build 24A5423a)")
    #expect(record.screen == "menu")
    #expect(record.steps.map(\.move) == [.current, .forward, .backward])
    // Nothing is normalized.
    #expect(
      record.steps.map(\.outcome) == [
        .utterance("VoiceOver on"), .utterance("  Menu,  Heading "), .failure("No speech"),
      ]
    )
    #expect(record.remarks == [])
  }

  @Test("can be several in one file, by their names")
  func captures() {
    let one = #"{"screen": "one", "steps": [{"action": "forward", "utterance": "A"}]}"#
    let records = read(#"{"captures": {"first": \#(one), "second": \#(one)}}"#).records
    #expect(records.map(\.title) == ["a.json (first)", "a.json (second)"])
  }

  @Test(
    "may be Appium's answers, in a list or one on each line",
    arguments: [
      #"[{"direction": "forward", "utterance": "A"}, {"utterance": null}]"#,
      "{\"direction\": \"forward\", \"utterance\": \"A\"}\n{\"utterance\": null}\n",
      #"[{"value": {"direction": "forward", "utterance": "A"}}, {"value": {"utterance": null}}]"#,
    ]
  )
  func answers(_ text: String) throws {
    let record = try #require(read(text).records.first)
    #expect(record.steps.map(\.outcome) == [.utterance("A"), .failure("no speech")])
    #expect(
      record.remarks == [
        "1 entry doesn't say where the cursor moved; Earshot treats it as a move forward"
      ]
    )
  }

  @Test(
    "are rejected with a place and a fix if they aren't records",
    arguments: [
      (
        #"{"nodes": []}"#,
        "a.json:1:1: error: this isn't a record of VoiceOver's speech; write an object"
      ),
      (
        #"{"schemaVersion": 2, "steps": []}"#,
        "a.json:1:19: error: the 'schemaVersion' of a record must be 1; record the speech again"
      ),
      (
        #"{"steps": []}"#,
        "a.json:1:1: error: the record has no steps, so there's nothing to compare; record at least one move"
      ),
      (
        #"{"steps": [{"action": "forwrad", "utterance": "A"}]}"#,
        "a.json:1:23: error: unknown move 'forwrad'; did you mean 'forward'?\n"
      ),
      (
        #"{"steps": [{"action": "tap", "utterance": "A"}]}"#,
        """
        a.json:1:23: error: unknown move 'tap'; write 'current', 'forward', 'backward', 'in', \
        'out', or 'gesture'

        """
      ),
      (
        #"{"steps": [{"action": "gesture", "utterance": "A"}]}"#,
        "a.json:1:12: error: a step with the action 'gesture' needs a gesture as its 'command'"
      ),
      (
        #"{"steps": [{"action": "gesture", "command": ":undo", "utterance": "A"}]}"#,
        "a.json:1:45: error: a step with the action 'gesture' needs a gesture as its 'command'"
      ),
      (
        #"{"steps": [{"action": "in"}]}"#,
        "a.json:1:12: error: the step has no 'utterance'; write null"
      ),
      (
        #"{"steps": [{"action": "in", "utterance": 3}]}"#,
        "a.json:1:42: error: 'utterance' must be a string or null"
      ),
      (
        #"{"steps": ["in"]}"#,
        "a.json:1:12: error: write each step as a JSON object with 'action' and 'utterance'"
      ),
      (#"{"steps": [{]"#, "a.json:1:13: error: "),
      ("", "a.json:1:1: error: "),
    ]
  )
  func refused(_ text: String, _ message: String) {
    let (records, errors) = read(text)
    #expect(records == [])
    #expect(errors.hasPrefix(message), "\(errors)")
  }
}
