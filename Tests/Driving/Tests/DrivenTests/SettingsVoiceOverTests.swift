// Made by 'earshot convert settings.vo --to xctest'.
//
// Drives a real VoiceOver through the session and keeps what it says, for 'earshot verify'.
// Put this file into a UI test target (Xcode 27, iOS 27). Each test attaches its record to the
// result; set TEST_RUNNER_EARSHOT_RECORDS=FOLDER to have it written into a folder as well.
import XCTest

final class SettingsVoiceOverTests: XCTestCase {
  // From the title to the switch
  @MainActor
  func test1_FromTheTitleToTheSwitch() async throws {
    guard #available(iOS 27.0, *) else { throw XCTSkip("XCUIVoiceOverService needs iOS 27") }
    XCUIApplication().launch()
    let record = try VoiceOverRecord(of: "settings.vo", on: nil)
    record.current(line: 5)
    for _ in 1...2 { record.forward(line: 8) }
    try await Task.sleep(for: .seconds(0.1))
    for _ in 1...2 { record.forward(line: 13) }
    record.current(line: 17)
    record.backward(line: 20)
    // Line 22, 'rotor "Headings"': the service cannot do that, nor what follows.
    try record.save(as: "settings-1.json", from: self)
  }

  // Another screen, up to its end
  @MainActor
  func test2_AnotherScreenUpToItsEnd() async throws {
    guard #available(iOS 27.0, *) else { throw XCTSkip("XCUIVoiceOverService needs iOS 27") }
    XCUIApplication().launch()
    // The session begins on the screen 'more': lead the app there.
    let record = try VoiceOverRecord(of: "settings.vo", on: "more")
    record.current(line: 30)
    record.forward(line: 33)
    record.forward(line: 35)
    try record.save(as: "settings-2.json", from: self)
  }
}

/// What VoiceOver said, move by move, as it came.
@available(iOS 27.0, *)
@MainActor
private final class VoiceOverRecord {
  private let service = XCUIDevice.shared.voiceOverService
  private let session: String
  private let screen: String?
  private let wasEnabled: Bool
  private var steps: [[String: Any]] = []

  /// Turns VoiceOver on if it is off.
  init(of session: String, on screen: String?) throws {
    self.session = session
    self.screen = screen
    wasEnabled = service.isEnabled
    if !wasEnabled { try service.enable() }
  }

  func current(line: Int) { note("current", line) { try service.currentSpeech() } }

  func forward(line: Int) { note("forward", line) { try service.moveForward() } }

  func backward(line: Int) { note("backward", line) { try service.moveBackward() } }

  private func note(
    _ action: String,
    _ line: Int,
    _ speech: () throws -> XCUIVoiceOverService.Output
  ) {
    var step: [String: Any] = ["sequence": steps.count, "action": action, "line": line]
    do {
      step["utterance"] = try speech().utterance
    } catch {
      let error = error as NSError
      step["utterance"] = NSNull()
      step["error"] = [
        "domain": error.domain, "code": error.code, "description": error.localizedDescription,
      ]
    }
    steps.append(step)
  }

  /// Keeps the record, and leaves VoiceOver as it was.
  func save(as name: String, from test: XCTestCase) throws {
    defer { if !wasEnabled { try? service.disable() } }
    let record: [String: Any] = [
      "schemaVersion": 1, "source": "earshot", "session": session,
      "screen": screen ?? NSNull(), "voiceOverWasEnabled": wasEnabled,
      "runtime": ProcessInfo.processInfo.operatingSystemVersionString, "steps": steps,
    ]
    let data = try JSONSerialization.data(
      withJSONObject: record,
      options: [.prettyPrinted, .sortedKeys]
    )
    let attachment = XCTAttachment(data: data, uniformTypeIdentifier: "public.json")
    attachment.name = name
    attachment.lifetime = .keepAlways
    test.add(attachment)
    if let folder = ProcessInfo.processInfo.environment["EARSHOT_RECORDS"] {
      try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
    }
  }
}
