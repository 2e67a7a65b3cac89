import EarshotModel
import EarshotNotation

/// The code that comes after the tests in the file of a UI test.
///
/// It contains hooks that you can change, and the record.
struct XCTestSupport {
  /// The session to perform.
  let session: DrivenSession
  /// The way that the test compares speech.
  let assertion: DriverAssertion

  /// The code after the tests.
  var text: String { hooks + record }

  /// The screens where walks begin, except for the first screen.
  ///
  /// The array contains each screen once.
  private var screens: [String] {
    session.walks.reduce(into: []) { screens, walk in
      if let screen = walk.screen, !screens.contains(screen) { screens.append(screen) }
    }
  }

  /// The code that you complete for each screen where a walk begins.
  private var arranging: String {
    guard !screens.isEmpty else {
      return "    // Nothing to do: every walk begins on the first screen.\n"
    }
    let cases = screens.map { screen in
      let words = "write code in 'arrange' that opens the screen '\(screen)'"
      return "    case \(screen.literal): throw XCTSkip(\(words.literal))\n"
    }
    return "    switch screen {\n" + cases.joined() + "    default: break\n    }\n"
  }

  private var hooks: String {
    """

    // Hooks to adapt to your app: the way to each screen, and the gestures that the service doesn't
    // have. VoiceOver is on, so a tap moves its cursor, and a double tap activates.
    extension \(session.testName) {
      /// Brings the launched app to the place where a walk begins, such as a screen.
      @MainActor
      private func arrange(_ app: XCUIApplication, for screen: String?) throws {
    \(arranging)\
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

    """
  }

  private var record: String {
    Self.beginning + moves + noting + comparing + Self.end
  }

  /// The methods that move the cursor, with or without the expected speech.
  private var moves: String {
    let (parameter, argument) =
      assertion == .none ? ("", "") : (", says words: String? = nil", ", says: [words]")
    let (either, both) =
      assertion == .none
      ? ("", "")
      : (", says words: String? = nil, or others: String? = nil", ", says: [words, others]")
    return """

        func current(line: Int\(either)) {
          note("current", line\(both)) { try service.currentSpeech() }
        }

        func forward(line: Int\(parameter)) {
          note("forward", line\(argument)) { try service.moveForward() }
        }

        func backward(line: Int\(parameter)) {
          note("backward", line\(argument)) { try service.moveBackward() }
        }

        /// Makes a gesture with touches, and then asks for the speech of the element with the cursor.
        func gesture(
          _ command: String,
          line: Int\(parameter.isEmpty ? "" : ",\n    says words: String? = nil"),
          touches: () throws -> Void
        ) {
          note("gesture", line, command: command\(argument)) {
            try touches()
            return try service.currentSpeech()
          }
        }

      """
  }

  /// The code that records a step and, if the test compares speech, compares it.
  private var noting: String {
    let isComparing = assertion != .none
    return #"""

        private func note(
          _ action: String,
          _ line: Int,
          command: String? = nil,
      \#(isComparing ? "    says words: [String?] = [],\n" : "")\#
          _ speech: () throws -> XCUIVoiceOverService.Output
        ) {
          var step: [String: Any] = ["sequence": steps.count, "action": action, "line": line]
          step["command"] = command
          do {
            let utterance = try speech().utterance
            step["utterance"] = utterance
      \#(isComparing ? "      check(utterance, line, words.compactMap(\\.self))\n" : "")\#
          } catch {
            let error = error as NSError
            step["utterance"] = NSNull()
            step["error"] = [
              "domain": error.domain, "code": error.code, "description": error.localizedDescription,
            ]
          }
          steps.append(step)
        }

      """#
  }

  /// The code that compares VoiceOver's speech, or an empty string if the test doesn't compare
  /// speech.
  private var comparing: String {
    switch assertion {
    case .none: ""
    case .exact: Self.check + Self.exactly
    case .words: Self.check + Self.byWords
    }
  }
}

// Parts that are the same in all files.
extension XCTestSupport {
  private static let beginning = #"""

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

    """#

  private static let check = #"""

      /// Fails the test if VoiceOver says something else.
      ///
      /// The service returns at most 64 characters.
      private func check(_ utterance: String, _ line: Int, _ words: [String]) {
        guard let expected = words.first, !words.contains(where: { agree(utterance, $0) }) else {
          return
        }
        XCTFail("line \(line): VoiceOver says '\(utterance)', but Earshot says '\(expected)'")
      }

    """#

  private static let exactly = #"""

      private func agree(_ said: String, _ expected: String) -> Bool {
        said == expected || said.count == 64 && expected.hasPrefix(said)
      }

    """#

  private static let byWords = #"""

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

    """#

  private static let end = #"""

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

    """#
}
