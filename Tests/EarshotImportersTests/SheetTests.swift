import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotReadOut
import TestSupport
import Testing

@testable import EarshotImporters

/// Sheets over other views, and lists of idb's keys: which layer is in front, and what is a stop.
@Suite("Sheets, and lists from idb")
struct SheetTests {
  private func heard(_ name: String, _ text: String) throws -> [String] {
    let source = SourceText(name: name, text)
    let result = AppDocument.open([source], importing: ImportOptions())
    let document = try #require(result.document, "\(result.diagnostics)")
    let stops = try #require(ReadOut(document, options: SessionOptions())).stops
    return stops.compactMap(\.lines.first)
  }

  private static let region = "identifier: 'PopoverDismissRegion', label: 'dismiss popup'"

  /// Returns a page with a button, and the given lines over it.
  private func page(_ lines: String...) -> String {
    """
    Element subtree:
    Application, 0x1, {{0.0, 0.0}, {400.0, 860.0}}, label: 'Deck'
      Window, 0x2, {{0.0, 0.0}, {400.0, 860.0}}
        Other, 0x3, {{0.0, 0.0}, {400.0, 860.0}}
          Button, 0x4, {{20.0, 100.0}, {90.0, 44.0}}, label: 'Home'
        Other, 0x5, {{0.0, 0.0}, {400.0, 860.0}}
          \(lines.joined(separator: "\n      "))
    """
  }

  private static let save =
    "    Button, 0x7, {{30.0, 400.0}, {300.0, 48.0}}, label: 'Save'"

  @Test("a sheet after the view that dims the rest keeps the cursor inside")
  func sheets() throws {
    let dimming = "Other, 0x5, {{-400.0, -860.0}, {1200.0, 2580.0}}"
    let sheet = "Other, 0x6, {{8.0, 238.0}, {384.0, 614.0}}"
    let inFront = ["dismiss popup, Button", "Save, Button"]
    #expect(try heard("a.txt", page("\(dimming), \(Self.region)", sheet, Self.save)) == inFront)
    #expect(try heard("a.txt", page(dimming, sheet, Self.save)) == ["Save, Button"])
    let full = "Other, 0x5, {{0.0, 0.0}, {400.0, 860.0}}"
    #expect(try heard("a.txt", page("\(full), \(Self.region)", sheet, Self.save)) == inFront)
    let button = full.replacing("Other", with: "Button")
    #expect(try heard("a.txt", page("\(button), \(Self.region)", sheet, Self.save)) == inFront)
    // A view without the size or the name of such a view dims nothing.
    #expect(try heard("a.txt", page(full, sheet, Self.save)) == ["Home, Button", "Save, Button"])
    let part = "Other, 0x5, {{0.0, 0.0}, {400.0, 400.0}}, \(Self.region)"
    #expect(try heard("a.txt", page(part, sheet, Self.save)).contains("Home, Button"))
    let empty = try heard("a.txt", page(dimming, sheet))
    #expect(empty == ["Home, Button"])
  }

  @Test("the last of several sheets is in front")
  func twoSheets() throws {
    let dimming = "Other, 0x5, {{-400.0, -860.0}, {1200.0, 2580.0}}"
    let popover = "Popover, 0x6, {{9.0, 500.0}, {380.0, 360.0}}"
    let copy = "    Button, 0x8, {{20.0, 700.0}, {90.0, 44.0}}, label: 'Copy'"
    let sheet = "Other, 0x9, {{0.0, 0.0}, {400.0, 860.0}}"
    let both = page(
      "Other, 0x5, {{0.0, 0.0}, {400.0, 860.0}}, \(Self.region)",
      popover,
      copy,
      dimming,
      sheet,
      Self.save
    )
    #expect(try heard("a.txt", both) == ["Save, Button"])
    let one = page("Other, 0x5, {{0.0, 0.0}, {400.0, 860.0}}, \(Self.region)", popover, copy)
    #expect(try heard("a.txt", one) == ["dismiss popup, Button", "Copy, Button"])
  }

  private func node(
    _ type: String,
    _ label: String,
    _ frame: [Double],
    value: String? = nil,
    _ children: String = ""
  ) -> String {
    let value = value.map { "\"\($0)\"" } ?? "null"
    return """
      {"type": "\(type)", "role": "AX\(type)", "AXLabel": "\(label)", "AXValue": \(value), \
      "frame": {"x": \(frame[0]), "y": \(frame[1]), "width": \(frame[2]), "height": \(frame[3])}, \
      "children": [\(children)]}
      """
  }

  private func app(_ nodes: String...) -> String {
    "[" + node("Application", "Deck", [0, 0, 402, 874], nodes.joined(separator: ", ")) + "]"
  }

  @Test("a group named Tab Bar with buttons in it is a tab bar")
  func tabBars() throws {
    let tabs = [0.0, 200].map { node("Button", "Tab \($0)", [$0, 800, 200, 48]) }.joined(
      separator: ","
    )
    func group(_ name: String) -> String { node("Group", name, [0, 791, 402, 83], tabs) }
    let bar = try heard("a.json", app(group("Tab Bar")))
    #expect(bar.contains { $0.contains("Tab") && $0.contains("1 of 2") })
    #expect(try !heard("a.json", app(group("Tools"))).contains { $0.contains("1 of 2") })
  }

  @Test("a button with the size and the value of UIKit's switch is a switch")
  func switches() throws {
    func heardOf(_ width: Double, _ height: Double, _ value: String?) throws -> String? {
      try heard(
        "a.json",
        app(node("Button", "Night mode", [340, 470, width, height], value: value))
      )
      .first
    }
    #expect(try heardOf(51.1, 30.6, "1") == "Night mode, Switch button, on")
    #expect(try heardOf(63, 29, "0") == "Night mode, Switch button, off")
    #expect(try heardOf(51, 31, nil) == "Night mode, Button")
    #expect(try heardOf(51, 31, "7") == "Night mode, 7, Button")
    #expect(try heardOf(90, 31, "1") == "Selected, Night mode, Button")
  }

  @Test("the scroll bar of a group isn't a stop")
  func scrollBars() throws {
    let bar = node("Group", "Vertical scroll bar, 2 pages", [369, 100, 30.1, 627], value: "0%")
    let text = node("StaticText", "Deck", [10, 100, 90, 20])
    #expect(try heard("a.json", app(bar, text)) == ["Deck"])
    let other = node("Group", "Barre, 2 pages", [369, 100, 29.7, 627], value: "0%")
    #expect(try heard("a.json", app(other, text)) == ["Deck"])
    let ring = node("Group", "Ring progress", [15, 167, 410, 322], value: "0%")
    #expect(try heard("a.json", app(ring, text)).count == 2)
  }

  @Test("a flat list with the names of classes is a list of views")
  func classLists() throws {
    func list(_ type: String) -> String {
      let nodes = [
        node("Other", "Settings", [0, 0, 402, 874]), node("Application", "", [0, 0, 402, 874]),
        node(type, "", [0, 0, 402, 874]), node("Button", "General", [16, 380, 370, 52]),
        node("Image", "", [30, 392, 29, 29]), node("StaticText", "General", [30, 392, 76, 29]),
        node("StaticText", "About", [30, 500, 76, 29]),
      ]
      return "[" + nodes.joined(separator: ", ") + "]"
    }
    #expect(try heard("a.json", list("UITransitionView")) == ["General, Button", "About"])
    #expect(try heard("a.json", list("Group")).count > 2)
  }
}
