import EarshotModel
import EarshotNotation

/// Writes a session as a UI test that drives XCUIVoiceOverService and keeps a record.
///
/// - Source: XCUIAutomation, XCUIVoiceOverService: `enable()`, `moveForward()`, `moveBackward()`,
///   `currentSpeech()`, each of which throws; `Output.utterance`.
struct XCTestWriter {
  /// What is driven.
  let session: DrivenSession

  /// The whole file.
  var text: String {
    head
      + session.walks.enumerated().map { test($0.element, number: $0.offset + 1) }
      .joined(separator: "\n") + "}\n" + Self.record
  }

  private var head: String {
    """
    // Made by 'earshot convert \(Display.safe(session.file)) --to xctest'.
    //
    // Drives a real VoiceOver through the session and keeps what it says, for 'earshot verify'.
    // Put this file into a UI test target (Xcode 27, iOS 27). Each test attaches its record to the
    // result; set TEST_RUNNER_EARSHOT_RECORDS=FOLDER to have it written into a folder as well.
    \(session.preparation.map { "// \($0)\n" } ?? "")\
    \(["XCTest"].imports)\

    final class \(className): XCTestCase {

    """
  }

  private var className: String {
    let name = session.words.map(\.capitalizedFirst).joined()
    return (name.first?.isLetter == true ? name : "Session" + name) + "VoiceOverTests"
  }

  private func test(_ walk: DrivenSession.Walk, number: Int) -> String {
    let words = (walk.title ?? "").words.prefix(6).map(\.capitalizedFirst).joined()
    let name = "test\(number)" + (words.isEmpty ? "" : "_" + words)
    let title = walk.title.map { "  // \(Display.safe($0))\n" } ?? ""
    return title + """
        @MainActor
        func \(name)() async throws {
          guard #available(iOS 27.0, *) else { throw XCTSkip("XCUIVoiceOverService needs iOS 27") }
      \(arriving(at: walk.screen))\
          let record = try VoiceOverRecord(of: \(session.file.literal), on: \(walk.screen?.literal ?? "nil"))
          defer { record.leave() }
          let app = XCUIApplication()
      \(launchArguments)\
          app.launch()
      \(walk.deeds.map { "    \(line(for: $0))\n" }.joined())\
          try record.save(as: "\(session.words.joined(separator: "-"))-\(number).json", from: self)
        }

      """
  }

  /// What the reader has to do where the session does not begin on the first screen.
  private func arriving(at screen: String?) -> String {
    guard let screen else { return "" }
    let words = "lead the app to the screen '\(screen)' behind 'launch', then delete this line"
    return "    try XCTSkipIf(true, \(words.literal))\n"
  }

  /// How the app is launched in the language of the session.
  private var launchArguments: String {
    guard let language = session.language else { return "" }
    return "    app.launchArguments += [\"-AppleLanguages\", \("(\(language))".literal)]\n"
  }

  private func line(for deed: DrivenSession.Deed) -> String {
    switch deed.action {
    case .move(let move, times: 1): "record.\(move.rawValue)(line: \(deed.line))"
    case .move(let move, let times):
      "for _ in 1...\(times) { record.\(move.rawValue)(line: \(deed.line)) }"
    case .wait(let length): "try await Task.sleep(for: .seconds(\(length.seconds)))"
    case .undriven(let command):
      "// Line \(deed.line), '\(Display.safe(command))': the service cannot do that, nor what follows."
    }
  }

  /// The part that is the same in all files.
  private static let record = #"""

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

    """#
}

extension Milliseconds {
  /// The length in seconds, as a literal with a point.
  var seconds: String { "\(Double(count) / 1_000)" }
}
