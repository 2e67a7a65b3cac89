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
    let record = try VoiceOverRecord(of: "settings.vo", on: nil)
    defer { record.leave() }
    let app = XCUIApplication()
    app.launch()
    record.current(line: 5)
    for _ in 1...2 { record.forward(line: 8) }
    try await Task.sleep(for: .seconds(0.1))
    for _ in 1...2 { record.forward(line: 13) }
    record.current(line: 17)
    record.backward(line: 20)
    // Line 22, 'rotor "Headings"': the service cannot do that, nor what follows.
    try record.save(as: "settings-1.json", from: self)
  }

  // Once more, at the beginning of the screen
  @MainActor
  func test2_OnceMoreAtTheBeginningOf() async throws {
    guard #available(iOS 27.0, *) else { throw XCTSkip("XCUIVoiceOverService needs iOS 27") }
    let record = try VoiceOverRecord(of: "settings.vo", on: nil)
    defer { record.leave() }
    let app = XCUIApplication()
    app.launch()
    record.current(line: 30)
    record.backward(line: 33)
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

  /// Turns VoiceOver on if it is off: before the app is launched, so that its first element is heard.
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

  /// Leaves VoiceOver as it was.
  func leave() { if !wasEnabled { try? service.disable() } }

  /// Keeps the record with the result of the test, and in the folder that was asked for.
  func save(as name: String, from test: XCTestCase) throws {
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
    guard let path = ProcessInfo.processInfo.environment["EARSHOT_RECORDS"] else { return }
    let folder = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: folder.appendingPathComponent(name))
    } catch {
      print("\(name) is kept with the result alone: \(error)")
    }
  }
}
