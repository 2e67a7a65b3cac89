import EarshotModel
import EarshotNotation
import TestSupport
import Testing

@testable import EarshotImporters

@Suite("What other people's exports taught the importers")
struct LeftoverTests {
  private func open(_ text: String, _ name: String = "a.txt") -> AppDocument.ParseResult {
    AppDocument.open([SourceText(name: name, text)])
  }

  @Test(
    "a value in quotes is what is between them",
    arguments: [
      ("value: 'mainWindow'", "mainWindow"), ("value: 'it's on', Selected", "it's on"),
      ("value: 0%", "0%"), ("value: 'open", "'open"), ("value: '', Selected", nil),
      ("value: 'a, b', identifier: 'c'", "a, b"),
    ]
  )
  func quotes(_ row: (fields: String, value: String?)) throws {
    let text = """
      Element subtree:
       →Application, 0x1, pid: 1, label: 'A'
          Other, 0x2, {{0.0, 0.0}, {40.0, 40.0}}, label: 'B', \(row.fields)

      """
    let document = try #require(open(text).document)
    let stop = try #require(document.tree.indices.first { document.tree[$0].label == "B" })
    #expect(document.tree[stop].value == row.value)
  }

  @Test(
    "the value 1 of a button is its value, unless the line says that it's selected",
    arguments: [
      ("value: 1", "1", false), ("value: 1, Selected", nil, true), ("Selected", nil, true),
    ]
  )
  func ones(_ row: (fields: String, value: String?, isSelected: Bool)) throws {
    let text = """
      Element subtree:
       →Application, 0x1, pid: 1, label: 'A'
          Button, 0x2, {{0.0, 0.0}, {40.0, 40.0}}, label: 'B', \(row.fields)

      """
    let document = try #require(open(text).document)
    let stop = try #require(document.tree.indices.first { document.tree[$0].label == "B" })
    #expect(document.tree[stop].value == row.value)
    #expect(document.tree[stop].traits.contains(.selected) == row.isSelected)
  }

  private func screen(_ views: String, window: String = "visible='true'") -> String {
    let place = "x='0' y='0' width='390' height='844'"
    return """
      <AppiumAUT><XCUIElementTypeApplication label='A' visible='true' \(place)>
      <XCUIElementTypeWindow \(window) \(place)>\(views)</XCUIElementTypeWindow>
      </XCUIElementTypeApplication></AppiumAUT>
      """
  }

  private static let filling =
    "<XCUIElementTypeOther visible='true' x='0' y='0' width='390' height='844'/>"

  @Test("a window that is visible and empty is a screen, with a warning")
  func empty() throws {
    let result = open(screen(Self.filling), "a.xml")
    let document = try #require(result.document)
    #expect(document.tree.screens.count == 1)
    let told = result.diagnostics.map(\.message.text)
    #expect(told.count == 1)
    let start = "VoiceOver finds nothing on this screen, because none of its views"
    #expect(told.first?.hasPrefix(start) == true)
  }

  @Test(
    "files that may have failed, or have something that isn't seen, are refused",
    arguments: [
      ("", "visible='true'"),
      (filling, ""),
      (filling, "visible='false'"),
      (
        "<XCUIElementTypeOther visible='true' x='0' y='0' width='20' height='20'/>",
        "visible='true'"
      ),
      (filling + "<XCUIElementTypeButton visible='false'/>", "visible='true'"),
      (filling + "<XCUIElementTypeOther label='B' visible='false'/>", "visible='true'"),
    ]
  )
  func refused(_ row: (views: String, window: String)) {
    let result = open(screen(row.views, window: row.window), "a.xml")
    #expect(result.document == nil)
    #expect(result.diagnostics.contains { $0.severity == .error })
  }

  @Test("a text with an apostrophe may be in double quotation marks")
  func quotes() throws {
    let text = """
      Element subtree:
       →Window, 0x1, {{0.0, 0.0}, {402.0, 874.0}}
          StaticText, 0x2, {{16.0, 100.0}, {343.0, 50.0}}, label: "Patrick's MegaMac, 18 at once"
          StaticText, 0x3, {{16.0, 200.0}, {343.0, 50.0}}, label: 'The "best" one', Selected
          StaticText, 0x4, {{16.0, 300.0}, {343.0, 50.0}}, identifier: "it's", label: "Two
      lines of it's text"
          StaticText, 0x5, {{16.0, 400.0}, {343.0, 50.0}}, label: ''

      """
    let tree = try #require(open(text).document).tree
    #expect(
      tree.indices.compactMap { tree[$0].label } == [
        "Patrick's MegaMac, 18 at once", "The \"best\" one", "Two\nlines of it's text",
      ]
    )
  }

  @Test("in a part of a screen, what is above or before its corner is off the screen")
  func corners() throws {
    let text = """
      Element subtree:
       →Table, 0x1, {{0.0, 30.0}, {343.0, 573.0}}
          StaticText, 0x2, {{16.0, -265.0}, {343.0, 50.0}}, label: 'Above'
          StaticText, 0x3, {{-400.0, 100.0}, {343.0, 50.0}}, label: 'Before'
          StaticText, 0x4, {{16.0, -10.0}, {343.0, 50.0}}, label: 'Partly'
          StaticText, 0x5, {{16.0, 2000.0}, {343.0, 50.0}}, label: 'Below'

      """
    let tree = try #require(open(text).document).tree
    #expect(tree.indices.compactMap { tree[$0].label } == ["Partly", "Below"])
  }

  @Test("a bar that is named like a class has no title")
  func titles() throws {
    let rows: [(String, String?)] = [
      ("WDTodayDayPageView", nil), ("App.PhotosController", nil), ("_TtGC7SwiftUI", nil),
      ("Street View", "Street View"), ("View", "View"), ("Review", "Review"), ("相册View", "相册View"),
    ]
    for (name, title) in rows {
      let bar = """
        <XCUIElementTypeNavigationBar name='\(name)'><XCUIElementTypeButton label='B'/>\
        </XCUIElementTypeNavigationBar>
        """
      let document = try #require(open(screen(bar, window: ""), "a.xml").document)
      let screen = try #require(document.tree.screens.first)
      #expect(document.tree[screen].label == title, "\(name)")
    }
  }

  @Test("screens of one name are numbered, also when a number is taken")
  func names() throws {
    let bar = """
      <XCUIElementTypeNavigationBar name='%'><XCUIElementTypeButton label='B'/>\
      </XCUIElementTypeNavigationBar>
      """
    let titles = ["Home", "Home", "Home 3", "Home", "Home"]
    let sources = titles.enumerated().map { number, title in
      let view = bar.split(separator: "%").joined(separator: title)
      return SourceText(name: "a\(number).xml", screen(view, window: ""))
    }
    let document = try #require(AppDocument.open(sources).document)
    let names = document.tree.screens.map { document.tree[$0].identifier }
    #expect(names == ["home", "home-2", "home-3", "home-4", "home-5"])
  }

  @Test("a button in a skipped button is skipped once, and a link in itself is no control inside")
  func once() throws {
    let place = "x='10' y='300' width='60' height='60'"
    let view = """
      <XCUIElementTypeStaticText label='T' accessible='true' visible='true'/>\
      <XCUIElementTypeButton label='P' accessible='false' visible='true' \(place)>\
      <XCUIElementTypeButton accessible='false' visible='true' \(place)/>\
      </XCUIElementTypeButton><XCUIElementTypeLink label='L' accessible='true' visible='true'>\
      <XCUIElementTypeLink label='L' accessible='true' visible='true'/></XCUIElementTypeLink>
      """
    var importer = Importer()
    let result = importer.read([SourceText(name: "a.xml", screen(view))])
    let remarks = result.foreignPlaces.compactMap(\.remarks)
    #expect(remarks.flatMap(\.passedOver).map(\.name) == ["'P' at 10, 300"])
    #expect(importer.imports.first?.summary.unreached == [])
  }
}
