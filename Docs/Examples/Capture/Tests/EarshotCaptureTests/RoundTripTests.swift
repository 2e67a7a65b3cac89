import Accessibility
import Earshot
import EarshotCapture
import EarshotTesting
import Testing
import UIKit

/// A screen of a sample app.
struct SampleScreenName: Hashable, Sendable, CustomTestStringConvertible {
  let app: String
  let screen: String

  var testDescription: String { "\(app), \(screen)" }

  /// Every screen of every app in `Screens`.
  static let all: [SampleScreenName] = {
    let folder = Program.package.appendingPathComponent("../../../Screens").path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".screen") }.sorted().flatMap { file in
      let path = "../../../../../Screens/\(file)"
      let screens = (try? ScreenDocument(contentsOf: path))?.screens ?? []
      return screens.map { SampleScreenName(app: String(file.dropLast(7)), screen: $0) }
    }
  }()
}

@Suite("A sample app as views, captured")
@MainActor
struct RoundTripTests {
  /// The screens that sound different from their files, and why.
  nonisolated static let exceptions: [SampleScreenName: String] = [
    .init(app: "messages", screen: "anna"): textView,
    .init(app: "recipe", screen: "recipe"): table,
    .init(app: "settings", screen: "plans"): table,
    .init(app: "sign-in", screen: "note"): textView,
    .init(app: "timetable", screen: "fahrplan"): table,
    .init(app: "timetable", screen: "stop"): table,
  ]
  private nonisolated static let table = "EarshotCapture doesn't read the headers of a table"
  private nonisolated static let textView = "a text view has no placeholder in UIKit"

  @Test("is there, on every screen")
  func screens() {
    let apps = Set(SampleScreenName.all.map(\.app))
    #expect(apps.count == 18)
    #expect(SampleScreenName.all.count > 70)
    #expect(Set(Self.exceptions.keys).isSubset(of: SampleScreenName.all))
  }

  @Test("is heard as the screen file is", arguments: SampleScreenName.all)
  func heard(_ name: SampleScreenName) throws {
    let document = try ScreenDocument(contentsOf: "../../../../../Screens/\(name.app).screen")
    var tree = try #require(
      try JSONSerialization.jsonObject(with: Data(document.json.utf8)) as? [String: Any]
    )
    var count = 0
    ScreenViews.giveIdentifiers(to: &tree, &count)
    let text = String(decoding: try JSONSerialization.data(withJSONObject: tree), as: UTF8.self)
    var written = try VoiceOverSession(screen: text, named: "\(name.app).json")
    try written.start(name.screen)
    let screens = tree["screens"] as? [[String: Any]] ?? [tree]
    let screen = try #require(screens.first { $0["screen"] as? String == name.screen })
    let views = ScreenViews(of: screen, in: tree, heardAs: written.order)
    let json = try EarshotCapture.json(of: views.root, named: "captured")
    let captured = try VoiceOverSession(screen: json, named: "captured.json")
    let (expected, found) = (Heard.all(written), Heard.all(captured))
    #expect(!expected.isEmpty)
    if let reason = Self.exceptions[name] {
      #expect(found != expected, "remove the exception: \(reason)")
    } else {
      #expect(found == expected)
    }
  }
}

/// The speech at a stop.
private struct Heard: Equatable {
  let words: String
  let hint: String?
  let actions: [String]

  static func all(_ session: VoiceOverSession) -> [Heard] {
    session.order.map { Heard(words: $0.description, hint: $0.hint, actions: $0.actions) }
  }
}
