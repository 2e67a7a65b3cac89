// Made by 'earshot convert settings.vo --to xctest'.
//
// Drives a real VoiceOver through the session and records its speech for 'earshot verify'.
// Put this file into a UI test target (Xcode 27, iOS 27). Each test attaches its record to the
// result. To also write it into a folder, set TEST_RUNNER_EARSHOT_RECORDS=FOLDER.
// The tests make 10 of 12 gestures. They leave out 2, because no documentation says how far a rotation turns the rotor.
#if compiler(>=6.0)
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
    try arrange(app, for: nil)
    record.current(line: 5, says: "Settings Heading", or: "Fixture Settings Heading")
    record.forward(line: 8, says: "Same label Button")
    record.forward(line: 8, says: "Same label Button")
    try await Task.sleep(for: .seconds(0.1))
    record.forward(line: 13, says: "Balance $1,234.50; rate 2.5%")
    record.forward(line: 13, says: "Notifications Switch button on Double tap to toggle setting.")
    record.current(line: 17, says: "Notifications Switch button on Double tap to toggle setting.")
    record.backward(line: 20, says: "Balance $1,234.50; rate 2.5%")
    // Line 22: the test leaves out 'rotor "Headings"', because no documentation says how far a rotation turns the rotor.
    // Line 24: the test leaves out 'swipe down', because no documentation says how far a rotation turns the rotor.
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
    try arrange(app, for: nil)
    record.current(line: 30, says: "Settings Heading", or: "Fixture Settings Heading")
    record.backward(line: 33)
    try record.save(as: "settings-2.json", from: self)
  }

  // With touches
  @MainActor
  func test3_WithTouches() async throws {
    guard #available(iOS 27.0, *) else { throw XCTSkip("XCUIVoiceOverService needs iOS 27") }
    let record = try VoiceOverRecord(of: "settings.vo", on: nil)
    defer { record.leave() }
    let app = XCUIApplication()
    app.launch()
    try arrange(app, for: nil)
    record.current(line: 39, says: "Settings Heading", or: "Fixture Settings Heading")
    record.gesture("tap \"Sign out\"", line: 42, says: "Sign out Button") {
      touch(find("Sign out", in: app))
    }
    record.backward(line: 44, says: "Notifications Switch button on Double tap to toggle setting.")
    record.gesture(
      "double tap",
      line: 47,
      says: "Notifications Switch button off Double tap to toggle setting."
    ) {
      doubleTap(find("notifications", in: app))
    }
    record.forward(line: 50, says: "Sign out Button")
    try record.save(as: "settings-3.json", from: self)
  }
}

// Hooks to adapt to your app: the way to each screen, and the gestures that the service doesn't
// have. VoiceOver is on, so a tap moves its cursor, and a double tap activates.
extension SettingsVoiceOverTests {
  /// Brings the launched app to the place where a walk begins, such as a screen.
  @MainActor
  private func arrange(_ app: XCUIApplication, for screen: String?) throws {
    // Nothing to do: every walk begins on the first screen.
  }

  /// Finds an element by its identifier or its label.
  @MainActor
  private func find(_ name: String, in app: XCUIApplication) -> XCUIElement {
    app.descendants(matching: .any)[name].firstMatch
  }

  /// Activates the element with the cursor.
  @MainActor
  private func doubleTap(_ element: XCUIElement) { element.doubleTap() }

  /// Moves the cursor to an element.
  @MainActor
  private func touch(_ element: XCUIElement) { element.tap() }

  /// Swipes up or down with one finger, which changes a value or selects an action.
  @MainActor
  private func swipe(_ app: XCUIApplication, up: Bool, times: Int) {
    for _ in 0..<times {
      if up { app.swipeUp() } else { app.swipeDown() }
    }
  }

  /// Taps with several fingers.
  ///
  /// Two taps with two fingers are a magic tap.
  @MainActor
  private func tap(_ app: XCUIApplication, count: Int, fingers: Int) {
    app.tap(withNumberOfTaps: count, numberOfTouches: fingers)
  }

  /// Types into the field that the user is editing.
  @MainActor
  private func enter(_ text: String, in app: XCUIApplication) { app.typeText(text) }
}

/// A record of VoiceOver's speech, move by move, as the service returns it.
@available(iOS 27.0, *)
@MainActor
private final class VoiceOverRecord {
  private let service = XCUIDevice.shared.voiceOverService
  private let session: String
  private let screen: String?
  private let wasEnabled: Bool
  private var steps: [[String: Any]] = []

  /// Turns VoiceOver on if it's off, before the app starts, so VoiceOver says the first element.
  init(of session: String, on screen: String?) throws {
    self.session = session
    self.screen = screen
    wasEnabled = service.isEnabled
    if !wasEnabled { try service.enable() }
  }

  /// Turns VoiceOver on or off.
  func turn(on: Bool) throws { on ? try service.enable() : try service.disable() }

  func current(line: Int, says words: String? = nil, or others: String? = nil) {
    note("current", line, says: [words, others]) { try service.currentSpeech() }
  }

  func forward(line: Int, says words: String? = nil) {
    note("forward", line, says: [words]) { try service.moveForward() }
  }

  func backward(line: Int, says words: String? = nil) {
    note("backward", line, says: [words]) { try service.moveBackward() }
  }

  /// Makes a gesture with touches, and then asks for the speech of the element with the cursor.
  func gesture(
    _ command: String,
    line: Int,
    says words: String? = nil,
    touches: () throws -> Void
  ) {
    note("gesture", line, command: command, says: [words]) {
      try touches()
      return try service.currentSpeech()
    }
  }

  private func note(
    _ action: String,
    _ line: Int,
    command: String? = nil,
    says words: [String?] = [],
    _ speech: () throws -> XCUIVoiceOverService.Output
  ) {
    var step: [String: Any] = ["sequence": steps.count, "action": action, "line": line]
    step["command"] = command
    do {
      let utterance = try speech().utterance
      step["utterance"] = utterance
      check(utterance, line, words.compactMap(\.self))
    } catch {
      let error = error as NSError
      step["utterance"] = NSNull()
      step["error"] = [
        "domain": error.domain, "code": error.code, "description": error.localizedDescription,
      ]
    }
    steps.append(step)
  }

  /// Fails the test if VoiceOver says something else.
  ///
  /// The service returns at most 64 characters.
  private func check(_ utterance: String, _ line: Int, _ words: [String]) {
    guard let expected = words.first, !words.contains(where: { agree(utterance, $0) }) else {
      return
    }
    XCTFail("line \(line): VoiceOver says '\(utterance)', but Earshot says '\(expected)'")
  }

  private func agree(_ said: String, _ expected: String) -> Bool {
    let (first, second) = (words(of: said), words(of: expected))
    return first == second || said.count == 64 && second.hasPrefix(first)
  }

  /// Returns the words of a string, ignoring case, spaces, and marks between words.
  private func words(of text: String) -> String {
    text.lowercased()
      .split { !($0.isLetter || $0.isNumber || $0.isSymbol || "-%&@#/*".contains($0)) }
      .filter { $0 != "-" }.joined(separator: " ")
  }

  /// Turns VoiceOver off again if it was off at the beginning.
  func leave() { if !wasEnabled { try? service.disable() } }

  /// Attaches the record to the result of the test, and writes it into a folder on request.
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
      print("\(name) is only attached to the result: \(error)")
    }
  }
}
#endif
