import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotReadOut
import TestSupport
import Testing

@testable import EarshotImporters

/// The semantics tree that Flutter prints, as consoles show it.
@Suite("Flutter's semantics tree")
struct FlutterReaderTests {
  private func opened(_ text: String) -> AppDocument? {
    AppDocument.open([SourceText(name: "a.txt", text)], importing: ImportOptions()).document
  }

  private func heard(_ text: String) throws -> [String] {
    let document = try #require(opened(text))
    let stops = try #require(ReadOut(document, options: SessionOptions())).stops
    return stops.compactMap(\.lines.first)
  }

  private static let tree = """
    SemanticsNode#0
     │ Rect.fromLTRB(0.0, 0.0, 390.0, 844.0)
     │
     ├─SemanticsNode#1
     │   Rect.fromLTRB(20.0, 100.0, 120.0, 144.0)
     │   flags: isButton
     │   label: "Deal"
     │
     └─SemanticsNode#2
         Rect.fromLTRB(20.0, 200.0, 120.0, 220.0)
         label: "Two: tea"
    """

  private static func prefixed(_ prefix: String) -> String {
    tree.split(separator: "\n").map { prefix + $0 }.joined(separator: "\n")
  }

  @Test(
    "can have a console's prefix",
    arguments: ["", "flutter: ", "I/flutter (12345): "]
  )
  func prefixes(_ prefix: String) throws {
    #expect(try heard(Self.prefixed(prefix)) == ["Deal, Button", "Two: tea"])
  }

  @Test("can end early, and the first of two trees is read")
  func ends() throws {
    let lines = Self.tree.split(separator: "\n")
    #expect(try heard(lines.prefix(7).joined(separator: "\n")) == ["Deal, Button"])
    #expect(try heard(Self.tree + "\n" + Self.tree).count == 2)
  }

  @Test("needs a node with a frame")
  func signs() {
    #expect(opened("SemanticsNode#0\n label: \"Deal\"") == nil)
    #expect(opened("Rect.fromLTRB(0.0, 0.0, 1.0, 1.0)") == nil)
  }

  @Test(
    "has flags that decide what VoiceOver says",
    arguments: [
      ("isButton, hasEnabledState, isEnabled", "Deal, Button"),
      ("isButton, hasEnabledState", "Deal, dimmed, Button"), ("isLink", "Deal, Link"),
      ("isHeader", "Deal, Heading"), ("isImage", "Deal, Image"),
      ("isButton, isSelected", "Selected, Deal, Button"),
      ("hasCheckedState, isChecked", "Deal, Switch button, on"),
      ("hasCheckedState", "Deal, Switch button, off"), ("isTextField", "Deal, Text field"),
      ("isTextField, isObscured", "Deal, Secure text field"), ("isFocusable", "Deal"),
    ]
  )
  func flags(_ row: (flags: String, heard: String)) throws {
    let tree = Self.tree.replacing("flags: isButton", with: "flags: \(row.flags)")
    #expect(try heard(tree).first == row.heard)
  }

  @Test("has hidden nodes and nodes around a screen that VoiceOver skips")
  func skipped() throws {
    let hidden = Self.tree.replacing("flags: isButton", with: "flags: isButton, isHidden")
    #expect(try heard(hidden) == ["Two: tea"])
    let route = Self.tree.replacing("flags: isButton", with: "flags: scopesRoute")
    #expect(try heard(route) == ["Two: tea"])
  }
}
