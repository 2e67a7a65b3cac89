import Earshot
import EarshotCapture
import EarshotTesting
import Foundation
import Mistakes
import Testing
import UIKit

/// The screens of the sample app, and the controllers that make them.
private enum SampleScreen: String, CaseIterable, Sendable {
  case mistakes, nameless, roles, overlay, cells, carousel, prices

  @MainActor
  private var controller: ListController {
    switch self {
    case .mistakes: MistakesController()
    case .nameless: NamelessController()
    case .roles: RolesController()
    case .overlay: OverlayController()
    case .cells: CellsController()
    case .carousel: CarouselController()
    case .prices: PricesController()
    }
  }

  @MainActor
  func json() throws -> String { try EarshotCapture.json(of: controller.view, named: rawValue) }
}

@Suite("An app in UIKit, captured and audited")
@MainActor
struct CapturedAppTests {
  @Test("is heard as the sample app is", arguments: SampleScreen.allCases)
  fileprivate func heard(_ screen: SampleScreen) throws {
    let document = try ScreenDocument(contentsOf: "../../../../../Screens/mistakes.screen")
    var written = VoiceOverSession(document)
    try written.start(screen.rawValue)
    let captured = try VoiceOverSession(screen: screen.json(), named: "captured.json")
    #expect(!written.order.isEmpty)
    #expect(captured.order.map(\.description) == written.order.map(\.description))
    #expect(captured.order.map(\.hint) == written.order.map(\.hint))
    #expect(captured.order.map(\.actions) == written.order.map(\.actions))
  }

  /// The findings, each with its rule and the quoted text at its place in the code.
  private static let findings: [(rule: String, code: String)] = [
    ("label-missing", "share-by-picture"), ("label-is-filename", "ic_close"),
    ("image-label-missing", "pizza-picture"), ("stop-empty", "spacer"),
    ("label-missing", "extra-cheese"), ("label-has-trait", "Add button"),
    ("label-has-trait", "Image of a pizza"), ("label-has-state", "Sound is on"),
    ("hint-carries-label", "Next"), ("label-symbol", "Pepperoni, 425 ₽"),
    ("label-dash", "Four Cheese, 425–725 ₽"), ("label-digits", "Order 25041007"),
  ]

  @Test("has its findings at the lines of its code, in a log that GitHub takes")
  func audited() throws {
    let log = try CodeScanning(Self.audit())
    #expect(log.missing == [])
    let found = try log.results.map { result in
      let file = Program.package.appendingPathComponent(result.file)
      let lines = try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
      let line = Array(lines[result.line - 1])
      return "\(result.rule): \(String(line[result.columns]))"
    }
    #expect(found == Self.findings.map { "\($0.rule): \"\($0.code)\"" })
    #expect(log.results.allSatisfy { $0.file.hasPrefix("Sources/Mistakes/") })
  }

  /// The program's output for the captured screens.
  private static func audit() throws -> Data {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try SampleScreen.allCases.map { screen in
      let file = folder.appendingPathComponent("\(screen.rawValue).json")
      try Data(screen.json().utf8).write(to: file)
      return file.path
    }
    let (status, output) = try Program.run(
      ["audit"] + files + ["--sources", "Sources/Mistakes", "--sarif"],
      in: Program.package
    )
    #expect(status == 1)
    return output
  }

  @Test(
    "is refused as a log if anything is missing",
    arguments: [
      (#""version": "2.1.0""#, #""version": """#, "version"),
      (#""name": "earshot""#, #""title": "earshot""#, "runs.tool.driver.name"),
      ("\"fullDescription\"", "\"description\"", "runs.tool.driver.rules.fullDescription.text"),
      ("\"partialFingerprints\"", "\"fingerprints\"", "runs.results.partialFingerprints"),
      (
        "\"endColumn\"", "\"end\"",
        "runs.results.locations.physicalLocation.region.endColumn"
      ),
    ]
  )
  func incomplete(_ old: String, _ new: String, _ missing: String) throws {
    let text = String(decoding: try Self.audit(), as: UTF8.self)
    #expect(text.contains(old))
    let log = try CodeScanning(Data(text.replacingOccurrences(of: old, with: new).utf8))
    #expect(Set(log.missing) == [missing])
  }
}
