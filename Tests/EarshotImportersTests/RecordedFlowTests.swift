import EarshotNotation
import TestSupport
import Testing

@testable import EarshotImporters

@Suite("A log of taps between exports")
struct RecordedFlowTests {
  private static let folder = "Tests/Fixtures/flows/"

  private func deeds(_ flow: CrawlFlow) -> [String] {
    flow.steps.map { "\($0.from) \($0.deed.name) \($0.to)" }
  }

  // MARK: XCUITest

  private func log(_ lines: [String]) -> SourceText {
    SourceText(name: "run.log", lines.joined(separator: "\n"))
  }

  /// The lines that print an app with a button.
  private static func app(_ label: String, _ address: String = "0x1") -> [String] {
    [
      "Attributes: Application, \(address), pid: 41, label: 'A'", "Element subtree:",
      " →Application, \(address), pid: 41, label: 'A'",
      "    Button, \(address), {{0.0, 100.0}, {100.0, 44.0}}, label: '\(label)'",
      "Path to element:", " →Application, \(address), pid: 41, label: 'A'",
    ]
  }

  private static func tap(_ target: String) -> [String] {
    ["    t =     2.41s Tap \(target)", "    t =     2.43s     Find the \(target)"]
  }

  @Test("of XCUITest contains its exports; the same screen twice is one screen")
  func xcuitest() throws {
    let source = try ProjectFiles.source(Self.folder + "xcuitest.txt")
    #expect(XCUITestLog.recognizes(source))
    let log = try XCUITestLog(reading: source)
    let name = Self.folder + "xcuitest.txt"
    #expect(log.exports.map { "\($0.name):\($0.linesBefore + 1)" } == log.flow.files)
    #expect(
      deeds(log.flow) == [
        "\(name):6 'tickets' \(name):23", "\(name):23 'Home' \(name):6",
        "\(name):6 'Lost property' \(name):46",
      ]
    )
    let reading = AppDocument.open(log.exports)
    let text = try #require(log.flow.applied(to: reading, flow: 3).document).screenText
    let place = "\n    frame: 16"
    #expect(text.contains("#tickets\(place) 100 300 44\n    on activate: push"))
    #expect(text.contains("on activate: back"))
    #expect(text.contains("text \"Lost property\"\(place) 210 100 24\n    on activate: push"))
  }

  @Test(
    "names tapped elements by identifier or label",
    arguments: [
      ("\"Pay\" Button", "Pay", "Button"), ("\"Pay\" Button[0.50, 0.50]", "Pay", "Button"),
      ("\"Say \"hi\"\" StaticText", "Say \"hi\"", "StaticText"), ("\"Pay\"", "Pay", nil),
    ] as [(String, String, String?)]
  )
  func target(_ row: (target: String, name: String, kind: String?)) throws {
    let lines = Self.app("Pay") + Self.tap(row.target) + Self.app("Done")
    let flow = try XCUITestLog(reading: log(lines)).flow
    #expect(flow.steps.map(\.deed) == [.tapName(row.name, kind: row.kind)])
    #expect(flow.doubts.isEmpty)
  }

  @Test("doubts a tap that names nothing, and several taps without an export between")
  func doubts() throws {
    let lines =
      Self.app("Pay") + Self.tap("\"Pay\" Button") + Self.app("Done")
      + Self.tap("Button (First Match)") + Self.app("Sent")
      + Self.tap("\"Sent\" Button") + Self.tap("\"Two\" Button") + Self.app("Three")
    let log = log(lines)
    let flow = try XCUITestLog(reading: log).flow
    #expect(flow.steps.count == 1)
    let places = flow.doubts.map { doubt in
      String(decoding: log.utf8[doubt.range], as: UTF8.self).split(separator: "Tap ").last ?? ""
    }
    #expect(places == ["Button (First Match)", "\"Two\" Button"])
    let reading = AppDocument.open(try XCUITestLog(reading: log).exports)
    let result = flow.applied(to: reading, flow: 9)
    #expect(result.document != nil)
    #expect(result.diagnostics.count { $0.severity == .warning && $0.source == 9 } == 2)
  }

  @Test("skips a tap that matches no stop, or several, and says so at its line")
  func unfit() throws {
    let double =
      Self.app("Pay").dropLast(2) + [
        "    Button, 0x2, {{0.0, 200.0}, {100.0, 44.0}}, label: 'Pay'", "Path to element:",
      ]
    for (first, name) in [(Array(double), "2 stops"), (Self.app("Other"), "no stop")] {
      let log = try XCUITestLog(reading: log(first + Self.tap("\"Pay\" Button") + Self.app("Done")))
      let result = log.flow.applied(to: AppDocument.open(log.exports), flow: 2)
      #expect(result.document != nil)
      #expect(result.diagnostics.contains { $0.source == 2 && $0.message.text.hasPrefix(name) })
    }
  }

  @Test("prefers the tapped kind if names are the same")
  func kinds() throws {
    let first =
      Self.app("Pay").dropLast(2) + [
        "    StaticText, 0x2, {{0.0, 200.0}, {100.0, 44.0}}, label: 'Pay'", "Path to element:",
      ]
    let log = try XCUITestLog(reading: log(first + Self.tap("\"Pay\" Button") + Self.app("Done")))
    let result = log.flow.applied(to: AppDocument.open(log.exports), flow: 2)
    let text = try #require(result.document).screenText
    #expect(text.contains("button \"Pay\"\n    frame: 0 100 100 44\n    on activate: push"))
  }

  @Test("knows an identifier that several screens have")
  func repeatedIdentifiers() throws {
    func app(_ title: String) -> [String] {
      Self.app(title).dropLast(2) + [
        "    Button, 0x2, {{0.0, 200.0}, {100.0, 44.0}}, identifier: 'next', label: 'Next'",
        "Path to element:",
      ]
    }
    let tap = Self.tap("\"next\" Button")
    let log = try XCUITestLog(reading: log(app("A") + tap + app("B") + tap + app("C")))
    let result = log.flow.applied(to: AppDocument.open(log.exports), flow: 3)
    let text = try #require(result.document).screenText
    #expect(text.split(separator: "on activate: push").count == 3)
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics)")
  }

  @Test(
    "is rejected without a tap between exports",
    arguments: [
      [], app("Pay"), tap("\"Pay\" Button"), app("Pay") + tap("\"Pay\" Button"),
      app("Pay") + tap("\"Pay\" Button") + app("Pay", "0x99"),
      ["Element subtree:", "    Button, 0x1, label: 'Part'"] + tap("\"Part\" Button") + app("Pay"),
    ]
  )
  func refused(_ lines: [String]) {
    let error = #expect(throws: Diagnostic.self) { try XCUITestLog(reading: log(lines)) }
    #expect(error?.message.text.contains("no tap between two exports") == true)
  }

  // MARK: Appium

  @Test("of Appium goes with the page sources, in their order")
  func appium() throws {
    let source = try ProjectFiles.source(Self.folder + "appium.txt")
    #expect(AppiumLog.recognizes(source))
    let log = AppiumLog(reading: source)
    #expect(log.sourceCount == 3)
    let flow = try log.flow(through: ["home.xml", "tickets.xml", "home.xml"])
    #expect(
      deeds(flow) == ["home.xml 'tickets' tickets.xml", "tickets.xml the back button home.xml"]
    )
    let error = #expect(throws: Diagnostic.self) { try log.flow(through: ["home.xml"]) }
    #expect(error?.message.text.contains("contains 3 requests for the page source") == true)
  }

  /// A log that finds an element with a locator, and taps it between two page sources.
  private func tapping(_ using: String, _ value: String, answer: String = "\"0E\"") -> AppiumLog {
    let got = "[HTTP] <-- GET /session/8a/source 200 8 ms - 99"
    let lines = [
      "[HTTP] <-- GET /session/8a/source 500 8 ms - 99", got,
      "\u{1B}[35m[HTTP]\u{1B}[39m \u{1B}[37m-->\u{1B}[39m POST /session/8a/element",
      "[HTTP] {\"using\":\"\(using)\",\"value\":\(value)}",
      "result: {\"element-6066-11e4-a52e-4f735466cecf\":\(answer)}",
      "[HTTP] --> POST /session/8a/element/0E/click", "[HTTP] {}", got,
    ]
    return AppiumLog(reading: SourceText(name: "a.log", lines.joined(separator: "\n")))
  }

  @Test(
    "knows locators with a name or a label, and no others",
    arguments: [
      ("accessibility id", "\"pay\"", .tapName("pay", kind: nil)),
      ("-ios predicate string", "\"label == 'Pay now'\"", .tapLabel("Pay now")),
      ("-ios predicate string", "\"name=='pay'\"", .tapName("pay", kind: nil)),
      (
        "-ios class chain", "\"**/XCUIElementTypeButton[`label == \\\"Pay\\\"`]\"", .tapLabel("Pay")
      ),
      ("xpath", "\"//XCUIElementTypeButton[@name='pay']\"", .tapName("pay", kind: nil)),
      ("xpath", "\"//XCUIElementTypeButton[@name='pay' or @name='buy']\"", nil),
      ("xpath", "\"//XCUIElementTypeButton[2]\"", nil),
      ("-ios predicate string", "\"label CONTAINS 'Pay'\"", nil),
      ("class name", "\"XCUIElementTypeButton\"", nil), ("accessibility id", "7", nil),
    ] as [(String, String, CrawlFlow.Deed?)]
  )
  func locators(_ row: (using: String, value: String, deed: CrawlFlow.Deed?)) throws {
    let log = tapping(row.using, row.value)
    #expect(log.sourceCount == 2)
    guard let deed = row.deed else {
      _ = #expect(throws: Diagnostic.self) { try log.flow(through: ["a", "b"]) }
      return
    }
    #expect(try log.flow(through: ["a", "b"]).steps.map(\.deed) == [deed])
  }

  @Test("doesn't know an element that the answer doesn't name")
  func unfound() {
    let log = tapping("accessibility id", "\"pay\"", answer: "\"1F\"")
    _ = #expect(throws: Diagnostic.self) { try log.flow(through: ["a", "b"]) }
  }

  // MARK: Hostile

  @Test(
    "that is cut off or has changed bytes is read or rejected",
    arguments: ["xcuitest", "appium"]
  )
  func mutants(_ name: String) throws {
    let bytes = try ProjectFiles.source(Self.folder + name + ".txt").utf8
    var count = 0
    for place in stride(from: 0, to: bytes.count, by: 37) {
      for mutant in [
        Array(bytes[..<place]), bytes[..<place] + [0xFF, 0x22, 0x0A] + bytes[place...],
      ] {
        let source = SourceText(name: "a.log", utf8: mutant)
        if let log = try? XCUITestLog(reading: source) {
          _ = log.flow.applied(to: AppDocument.open(log.exports), flow: log.exports.count)
        }
        _ = try? AppiumLog(reading: source).flow(through: ["a", "b", "a"])
        count += 1
      }
    }
    #expect(count > 50)
  }
}
