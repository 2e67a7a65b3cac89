import Foundation
import XCTest

// Stand-ins for the part of XCUIAutomation that a test uses, with its documented types.

/// Stands in for an element that a test touches, while VoiceOver treats its touches as gestures.
@MainActor
class XCUIElement {
  enum ElementType { case any }

  private let name: String
  fileprivate init(_ name: String) { self.name = name }

  var firstMatch: XCUIElement { self }

  func descendants(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery() }

  /// Moves the cursor here.
  func tap() { XCUIDevice.shared.voiceOverService.move(to: name) }

  /// Activates the element with the cursor.
  func doubleTap() { XCUIDevice.shared.voiceOverService.toggle() }

  func swipeUp() {}

  func swipeDown() {}

  func tap(withNumberOfTaps taps: Int, numberOfTouches touches: Int) {}

  func typeText(_ text: String) {}
}

/// Stands in for the keys of a keyboard.
enum XCUIKeyboardKey: String { case delete }

/// Stands in for a search for elements.
@MainActor
struct XCUIElementQuery {
  subscript(name: String) -> XCUIElement { XCUIElement(name) }
}

/// Stands in for an app that is launched.
@MainActor
final class XCUIApplication: XCUIElement {
  var launchArguments: [String] = []

  init() { super.init("") }

  /// Goes back to the start of the app.
  func launch() { XCUIDevice.shared.voiceOverService.restart() }
}

/// Stands in for the device that a test runs on.
@MainActor
final class XCUIDevice {
  static let shared = XCUIDevice()
  let voiceOverService = XCUIVoiceOverService()
}

/// Stands in for VoiceOver: it says the lines of the file `EARSHOT_UTTERANCES`, one for each stop.
@MainActor
final class XCUIVoiceOverService {
  final class Output {
    let utterance: String

    init(_ utterance: String) { self.utterance = utterance }
  }

  struct NoSpeech: Error {}

  private(set) var isEnabled = false
  private var place = 0
  private var utterances = written

  private static let written =
    (try? String(contentsOfFile: file, encoding: .utf8))?
    .split(separator: "\n").map(String.init) ?? []

  private static let file = ProcessInfo.processInfo.environment["EARSHOT_UTTERANCES"] ?? ""

  fileprivate func restart() { (place, utterances) = (0, Self.written) }

  fileprivate func move(to name: String) {
    place = utterances.firstIndex { $0.hasPrefix(name) } ?? place
  }

  /// Turns a switch off, as a double tap does.
  fileprivate func toggle() {
    guard utterances.indices.contains(place) else { return }
    let words = utterances[place]
    utterances[place] = words.replacingOccurrences(of: "button on ", with: "button off ")
  }

  func enable() throws { isEnabled = true }

  func disable() throws { isEnabled = false }

  func currentSpeech() throws -> Output {
    guard utterances.indices.contains(place) else { throw NoSpeech() }
    return Output(utterances[place])
  }

  func moveForward() throws -> Output {
    place = min(place + 1, max(0, utterances.count - 1))
    return try currentSpeech()
  }

  func moveBackward() throws -> Output {
    place = max(place - 1, 0)
    return try currentSpeech()
  }
}

/// Stands in for a file that is attached to the result of a test.
final class XCTAttachment {
  enum Lifetime { case keepAlways, deleteOnSuccess }

  var name: String?
  var lifetime = Lifetime.deleteOnSuccess

  init(data: Data, uniformTypeIdentifier: String) {}
}

extension XCTestCase {
  func add(_ attachment: XCTAttachment) {
    XCTAssertEqual(attachment.lifetime, .keepAlways)
    XCTAssertEqual(attachment.name?.hasSuffix(".json"), true)
  }
}
