import Foundation
import XCTest

// Stand-ins for what XCUIAutomation has on Apple's systems, as its documentation types it.

/// Stands in for an app that is launched.
@MainActor
final class XCUIApplication {
  var launchArguments: [String] = []

  /// Goes back to the start of the app.
  func launch() { XCUIDevice.shared.voiceOverService.place = 0 }
}

/// Stands in for the device that a test runs on.
@MainActor
final class XCUIDevice {
  static let shared = XCUIDevice()
  let voiceOverService = XCUIVoiceOverService()
}

/// Stands in for VoiceOver: it says the lines of the file `EARSHOT_UTTERANCES`, one a stop.
@MainActor
final class XCUIVoiceOverService {
  final class Output {
    let utterance: String

    init(_ utterance: String) { self.utterance = utterance }
  }

  struct NoSpeech: Error {}

  private(set) var isEnabled = false
  fileprivate var place = 0
  private let utterances =
    (try? String(contentsOfFile: file, encoding: .utf8))?
    .split(separator: "\n").map(String.init) ?? []

  private static let file = ProcessInfo.processInfo.environment["EARSHOT_UTTERANCES"] ?? ""

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

/// Stands in for a file that is kept with the result of a test.
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
