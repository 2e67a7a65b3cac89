import EarshotModel
import EarshotNotation

/// A writer of UI tests that perform a session with XCUIVoiceOverService, compare VoiceOver's
/// speech, and record it.
///
/// - Source: XCUIAutomation, XCUIVoiceOverService: `enable()`, `moveForward()`, `moveBackward()`,
///   `currentSpeech()`, all of which can throw an error; `Output.utterance`. XCUIElement.
struct XCTestWriter {
  /// The session to perform.
  let session: DrivenSession
  /// The way that the test compares speech.
  let assertion: DriverAssertion

  /// The text of the whole file.
  var text: String {
    head
      + session.walks.enumerated().map { test($0.element, number: $0.offset + 1) }
      .joined(separator: "\n") + "}\n" + XCTestSupport(session: session, assertion: assertion).text
      + "#endif\n"
  }

  private var head: String {
    """
    // Made by 'earshot convert \(Display.safe(session.file)) --to xctest'.
    //
    // Drives a real VoiceOver through the session and records its speech for 'earshot verify'.
    // Put this file into a UI test target (Xcode 27, iOS 27). Each test attaches its record to the
    // result. To also write it into a folder, set TEST_RUNNER_EARSHOT_RECORDS=FOLDER.
    // \(session.summary)
    \(session.preparation.map { "// \($0)\n" } ?? "")\
    #if compiler(>=6.4)
    \(["XCTest"].imports)\

    final class \(session.testName): XCTestCase {

    """
  }

  private func test(_ walk: DrivenSession.Walk, number: Int) -> String {
    let words = (walk.title ?? "").words.prefix(6).map(\.capitalizedFirst).joined()
    let name = "test\(number)" + (words.isEmpty ? "" : "_" + words)
    let title = walk.title.map { "  // \(Display.safe($0))\n" } ?? ""
    let screen = walk.screen?.literal ?? "nil"
    return title + """
        @MainActor
        func \(name)() async throws {
          guard #available(iOS 27.0, *) else { throw XCTSkip("XCUIVoiceOverService needs iOS 27") }
          let record = try VoiceOverRecord(of: \(session.file.literal), on: \(screen))
          defer { record.leave() }
          let app = XCUIApplication()
      \(launchArguments)\
          app.launch()
          try arrange(app, for: \(screen))
      \(walk.deeds.flatMap(lines).map { "    \($0)\n" }.joined())\
          try record.save(as: "\(session.words.joined(separator: "-"))-\(number).json", from: self)
        }

      """
  }

  /// The launch arguments that start the app in the language of the session.
  private var launchArguments: String {
    guard let language = session.language else { return "" }
    return "    app.launchArguments += [\"-AppleLanguages\", \("(\(language))".literal)]\n"
  }

  /// Returns the lines that make a gesture.
  private func lines(for deed: DrivenSession.Deed) -> [String] {
    let line = "line: \(deed.line)"
    switch deed.action {
    case .move(let move, let times) where assertion == .none && times > 1:
      return ["for _ in 1...\(times) { record.\(move.rawValue)(\(line)) }"]
    case .move(let move, let times):
      return (0..<times).flatMap { number in
        let says = deed.says.indices.contains(number) ? deed.says[number] : ""
        return call(move.rawValue, [line] + expected(says, or: deed.orSays))
      }
    case .gesture(let gesture, let command):
      let says = expected(deed.says.first ?? "", or: nil)
      let call = call("gesture", [command.literal, line] + says, end: " {")
      return call + gesture.swift.map { "  \($0)" } + ["}"]
    case .wait(let length): return ["try await Task.sleep(for: .seconds(\(length.seconds)))"]
    case .undriven(let command, let obstacle):
      let rest = obstacle.letsGoOn ? "" : " and later gestures"
      return [
        "// Line \(deed.line): the test leaves out '\(Display.safe(command))'\(rest), because "
          + "\(obstacle.words)."
      ]
    }
  }

  /// Returns a call to a method of the record, on one line or with a separate line for each
  /// argument.
  private func call(_ name: String, _ arguments: [String], end: String = "") -> [String] {
    let line = "record.\(name)(\(arguments.joined(separator: ", ")))\(end)"
    guard line.count > Self.width else { return [line] }
    let last = arguments.count - 1
    return ["record.\(name)("]
      + arguments.enumerated().map { "  \($0.element)\($0.offset < last ? "," : "")" }
      + [")\(end)"]
  }

  /// Returns the expected speech as the last arguments of a call.
  private func expected(_ text: String, or other: String?) -> [String] {
    guard assertion != .none, !text.isEmpty else { return [] }
    return ["says: \(text.literal)"] + (other.map { ["or: \($0.literal)"] } ?? [])
  }

  /// The maximum number of characters in a line of a test after its indentation.
  private static let width = 96
}

extension DrivenSession {
  /// The name of the test class.
  var testName: String {
    let name = words.map(\.capitalizedFirst).joined()
    return (name.first?.isLetter == true ? name : "Session" + name) + "VoiceOverTests"
  }
}

extension DrivenGesture {
  /// The calls to hooks that make the gesture.
  fileprivate var swift: [String] {
    switch self {
    case .doubleTap(let name):
      [name.map { "doubleTap(find(\($0.literal), in: app))" } ?? "doubleTap(app)"]
    case .touch(let name): ["touch(find(\(name.literal), in: app))"]
    case .taps(let count, let fingers): ["tap(app, count: \(count), fingers: \(fingers))"]
    case .swipe(let isUp, let times): ["swipe(app, up: \(isUp), times: \(times))"]
    case .action(let swipes): ["swipe(app, up: false, times: \(swipes))", "doubleTap(app)"]
    case .type(let text): ["enter(\(text.literal), in: app)"]
    case .delete(let count):
      ["enter(String(repeating: XCUIKeyboardKey.delete.rawValue, count: \(count)), in: app)"]
    case .voiceOver(let isOn): ["try record.turn(on: \(isOn))"]
    }
  }
}

extension Milliseconds {
  /// The duration in seconds as a literal with a decimal point.
  var seconds: String { "\(Double(count) / 1_000)" }
}
