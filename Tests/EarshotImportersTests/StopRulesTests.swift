import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotReadOut
import TestSupport
import Testing

@testable import EarshotImporters

@Suite("What VoiceOver stops at")
struct StopRulesTests {
  /// A view of a page source, written briefly.
  struct View: Sendable {
    let type: String
    let attributes: String
    let inside: [View]

    init(_ type: String, _ attributes: String = "", _ inside: View...) {
      self.init(type, attributes, inside: inside)
    }

    init(_ type: String, _ attributes: String, inside: [View]) {
      (self.type, self.attributes, self.inside) = (type, attributes, inside)
    }

    var xml: String {
      let name = "XCUIElementType\(type)"
      return "<\(name) \(attributes)>\(inside.map(\.xml).joined())</\(name)>"
    }
  }

  private func heard(_ view: View, _ options: ImportOptions = ImportOptions()) throws -> [String] {
    let source = SourceText(name: "a.xml", "<AppiumAUT>\(view.xml)</AppiumAUT>")
    let result = AppDocument.open([source], importing: options)
    let document = try #require(result.document, "\(result.diagnostics)")
    let stops = try #require(ReadOut(document, options: SessionOptions())).stops
    return stops.compactMap(\.lines.first)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let view: View
    let heard: [String]

    init(_ rule: String, _ view: View, _ heard: String...) {
      (testDescription, self.view, self.heard) = (rule, view, heard)
    }
  }

  private static func screen(_ views: View...) -> View {
    View("Application", "label='A' x='0' y='0' width='100' height='200'", inside: views)
  }

  static let cases: [Case] = [
    Case(
      "a text whose value repeats its label says it once",
      screen(View("StaticText", "label='A' value='A'")),
      "A"
    ),
    Case(
      "a text with another value says both",
      screen(View("StaticText", "label='A' value='B'")),
      "A, B"
    ),
    Case(
      "1 on a button is no value but a selection",
      screen(View("Button", "label='A' value='1'")),
      "Selected, A, Button"
    ),
    Case(
      "another value of a button stays",
      screen(View("Button", "label='A' value='0'")),
      "A, 0, Button"
    ),
    Case(
      "progress without a label goes by its name",
      screen(View("ProgressIndicator", "value='40%'")),
      "Progress, 40%"
    ),
    Case(
      "on a page, a value of one digit is the level of a heading",
      screen(
        View(
          "WebView",
          "",
          View(
            "Other",
            "label='News' value='2'",
            View("Link", "label='News' value='2'", View("StaticText", "label='News' value='2'"))
          ),
          View("Link", "label='More'", View("Link", "label='More' value='3'")),
          View("StaticText", "label='Plain' value='Plain'"),
          View("StaticText", "label='Part' value='4'"),
          View("StaticText", "label='7' value='7'"),
          View("Other", "label='Stars' value='7'")
        )
      ),
      "News, Heading level 2, Link",
      "More, Heading level 3, Link",
      "Plain",
      "Part, Heading level 4",
      "7",
      "Stars, 7"
    ),
    Case(
      "a part of a page has headings, too",
      screen(View("Other", "label='News' value='2'", View("StaticText", "label='News' value='2'"))),
      "News, Heading level 2"
    ),
    Case(
      "elsewhere, a value of one digit is a value",
      screen(View("Link", "label='News' value='2'"), View("StaticText", "label='Part' value='4'")),
      "News, 2, Link",
      "Part, 4"
    ),
    Case("a button without a label is a stop", screen(View("Button")), "Button"),
    Case(
      "an image without a label is none",
      screen(View("Image"), View("Button", "label='A'")),
      "A, Button"
    ),
    Case(
      "a label of blanks is none",
      screen(View("StaticText", "label=' '"), View("Link", "label='A'")),
      "A, Link"
    ),
    Case(
      "a stop hides what is inside",
      screen(View("Button", "label='A'", View("StaticText", "label='A'"))),
      "A, Button"
    ),
    Case(
      "a label that says the one text inside in other words hides it",
      screen(View("Other", "label='0 of 3 done' traits=''", View("StaticText", "label='0/3'"))),
      "0 of 3 done"
    ),
    Case(
      "a label made of the one text inside leaves it",
      screen(View("Other", "label='Home tab' traits=''", View("StaticText", "label='Home'"))),
      "Home"
    ),
    Case(
      "a label over two texts leaves them",
      screen(
        View(
          "Other",
          "label='News'",
          View("StaticText", "label='A'"),
          View("StaticText", "label='B'")
        )
      ),
      "A",
      "B"
    ),
    Case(
      "a row with a label is a stop",
      screen(View("Cell", "label='A' value='3'", View("StaticText", "label='A'"))),
      "A, 3"
    ),
    Case(
      "a row without a label is none",
      screen(View("Cell", "", View("StaticText", "label='A'"), View("Button", "label='B'"))),
      "A",
      "B, Button"
    ),
    Case(
      "a row that is called a stop speaks its texts",
      screen(
        View(
          "Cell",
          "accessible='true'",
          View("StaticText", "label='A' accessible='false'"),
          View("StaticText", "label='B' value='2' accessible='false'")
        )
      ),
      "A, B, 2"
    ),
    Case(
      "a row around stops is none, whatever it is called",
      screen(
        View(
          "Cell",
          "accessible='true'",
          View("StaticText", "label='A' accessible='true'"),
          View("StaticText", "label='B' accessible='true'")
        )
      ),
      "A",
      "B"
    ),
    Case(
      "a switch that is called selected is on",
      screen(View("Switch", "label='A' selected='true'")),
      "A, Switch button, on"
    ),
    Case(
      "a row with one switch is the switch",
      screen(View("Cell", "label='A' value='0'", View("Switch", "label='A' value='1'"))),
      "A, Switch button, on"
    ),
    Case(
      "a row with a switch and a button is a row",
      screen(View("Cell", "label='A'", View("Switch", "value='1'"), View("Button", "label='B'"))),
      "A"
    ),
    Case(
      "a view with a label and nothing inside is a stop",
      screen(View("Other", "label='A'", View("Other"))),
      "A"
    ),
    Case(
      "a view with a label around a stop is none",
      screen(View("Other", "label='A'", View("Link", "label='B'"))),
      "B, Link"
    ),
    Case(
      "what the file calls a stop is one, and nothing else is",
      screen(
        View("Other", "label='A' accessible='true'", View("Link", "label='B' accessible='false'")),
        View("Button", "label='C' accessible='false'")
      ),
      "A"
    ),
    Case(
      "the bars of a scroll view are none",
      screen(
        View("Other", "label='Vertical scroll bar, 1 page' value='0%'"),
        View("Link", "label='A'")
      ),
      "A, Link"
    ),
    Case(
      "the status bar is none",
      screen(View("StatusBar", "", View("StaticText", "label='9:41'")), View("Link", "label='A'")),
      "A, Link"
    ),
    Case(
      "what is invisible is left out, not what is inside it",
      screen(
        View(
          "Table",
          "visible='false'",
          View("Link", "label='A' visible='true'"),
          View("Link", "label='B' visible='false'")
        )
      ),
      "A, Link"
    ),
    Case(
      "what is off the screen is left out",
      screen(
        View("Link", "label='A' x='0' y='0' width='9' height='9'"),
        View("Link", "label='B' x='0' y='200' width='9' height='9'")
      ),
      "A, Link"
    ),
    Case(
      "a frame that is none says nothing",
      screen(
        View("Link", "label='A' x='-1' y='-1' width='0' height='0'"),
        View("Link", "label='B' x='inf' y='1' width='1' height='1'")
      ),
      "A, Link",
      "B, Link"
    ),
    Case(
      "the order is that of the places",
      screen(
        View("Link", "label='B' x='0' y='90' width='9' height='9'"),
        View("Link", "label='A' x='0' y='0' width='9' height='9'")
      ),
      "A, Link",
      "B, Link"
    ),
    Case(
      "an empty field says its placeholder, a full one does not",
      screen(
        View("TextField", "label='A' value='B' placeholderValue='B'"),
        View("TextField", "label='A' value='C' placeholderValue='B'")
      ),
      "A, B, Text field",
      "A, C, Text field"
    ),
    Case(
      "a secret is counted",
      screen(View("SecureTextField", "label='A' value='abc'")),
      "A, 3 characters, Secure text field"
    ),
    Case(
      "a switch is on, off or mixed",
      screen(
        View("Switch", "label='A' value='1'"),
        View("Switch", "label='B' value='0'"),
        View("Toggle", "label='C'")
      ),
      "A, Switch button, on",
      "B, Switch button, off",
      "C, Switch button, off"
    ),
    Case(
      "what is disabled is dimmed",
      screen(View("Button", "label='A' enabled='false'")),
      "A, dimmed, Button"
    ),
    Case(
      "traits that the file names count",
      screen(
        View("StaticText", "label='A' traits='StaticText, Header'"),
        View("Other", "label='B' traits='Button'"),
        View("Button", "label='C' traits='Button, Selected'")
      ),
      "A, Heading",
      "B, Button",
      "Selected, C, Button"
    ),
    Case(
      "the text of a navigation bar is a heading, unless the file names its traits",
      screen(
        View(
          "NavigationBar",
          "",
          View("StaticText", "label='A'"),
          View("StaticText", "label='B' traits='StaticText'")
        )
      ),
      "A, Heading",
      "B"
    ),
    Case(
      "the first button of a navigation bar leads back, if it looks so",
      screen(
        View(
          "NavigationBar",
          "",
          View("Button", "label='A' name='BackButton'"),
          View("Button", "label='B' name='BackButton'")
        )
      ),
      "A, Back button",
      "B, Button"
    ),
    Case(
      "a bar of tabs numbers them",
      screen(
        View("TabBar", "", View("Button", "label='A' value='1'"), View("Button", "label='B'"))
      ),
      "Tab Bar, Selected, A, Tab, 1 of 2",
      "B, Tab, 2 of 2"
    ),
    Case(
      "so do segments",
      screen(
        View("SegmentedControl", "", View("Button", "label='A'"), View("Button", "label='B'"))
      ),
      "A, Button, 1 of 2",
      "B, Button, 2 of 2"
    ),
    Case(
      "an alert keeps the cursor inside",
      screen(View("Button", "label='A'"), View("Alert", "label='B'", View("Button", "label='C'"))),
      "B, C, Button"
    ),
    Case(
      "the title of an alert is said once",
      screen(
        View("Alert", "label='B'", View("StaticText", "label='B'"), View("Button", "label='C'"))
      ),
      "B",
      "C, Button"
    ),
    Case(
      "a popover keeps the cursor inside, and its last stop closes it",
      screen(
        View("Button", "label='A'"),
        View("Other", "name='PopoverDismissRegion' label='dismiss popup'"),
        View("Popover", "", View("Button", "label='B'"))
      ),
      "B, Button",
      "dismiss popup, Button"
    ),
    Case(
      "a date picker is a button, or the wheels inside it",
      screen(
        View("DatePicker", "value='5 May'"),
        View("DatePicker", "label='A'", View("PickerWheel", "value='May'"))
      ),
      "Date Picker, 5 May, Button",
      "May, Picker item, Adjustable"
    ),
    Case(
      "a key of the keyboard has no role",
      screen(View("Keyboard", "", View("Key", "label='q'"), View("Key"))),
      "q"
    ),
    Case(
      "a stepper names its buttons",
      screen(
        View(
          "Stepper",
          "label='A'",
          View("Button", "label='Decrement'"),
          View("Button", "label='Increment'")
        )
      ),
      "A, Decrement, Button",
      "Increment, Button"
    ),
    Case(
      "a slider that shows per cent and one that does not",
      screen(View("Slider", "label='A' value='40%'"), View("Slider", "label='B' value='loud'")),
      "A, 40%, Adjustable",
      "B, loud, Adjustable"
    ),
    Case(
      "a type that is not known is read as an element",
      screen(View("Hologram", "label='A'")),
      "A"
    ),
    Case(
      "a view with a label and a value hides what is inside",
      screen(View("Other", "label='A' value='B'", View("StaticText", "label='C'"))),
      "A, B"
    ),
    Case(
      "texts are the stops inside a view that only has a label",
      screen(View("Other", "label='A'", View("StaticText", "label='C'"))),
      "C"
    ),
    Case(
      "a text of a web page has its label as the value, with blanks and the mark of a list",
      screen(
        View("StaticText", "label='A' value=' A '"),
        View("StaticText", "label='B' value='2. B'"),
        View("StaticText", "label='C' value='not C'")
      ),
      "A",
      "B",
      "C, not C"
    ),
    Case(
      "items of a bar share a row, however high they are",
      screen(
        View(
          "NavigationBar",
          "x='0' y='20' width='100' height='44'",
          View("Button", "label='B' traits='Button' x='60' y='22' width='30' height='40'"),
          View("Button", "label='A' traits='Button' x='0' y='30' width='30' height='20'")
        )
      ),
      "A, Button",
      "B, Button"
    ),
    Case(
      "the button at the edge of an older bar, as high as it, is the back button",
      screen(
        View(
          "NavigationBar",
          "x='0' y='20' width='100' height='44'",
          View("Button", "label='Inbox' x='0' y='20' width='30' height='44'")
        )
      ),
      "Inbox, Back button"
    ),
    Case(
      "unless it is one that apps have there",
      screen(
        View(
          "NavigationBar",
          "x='0' y='20' width='100' height='44'",
          View("Button", "label='Cancel' x='0' y='20' width='30' height='44'")
        )
      ),
      "Cancel, Button"
    ),
  ]

  @Test("follows from the types, the flags, and the traits", arguments: cases)
  func rules(_ example: Case) throws {
    #expect(try heard(example.view) == example.heard)
  }

  @Test("reads all of a file on request")
  func all() throws {
    var options = ImportOptions()
    options.all = true
    let view = Self.screen(
      View("Link", "label='A' visible='false'"),
      View("Link", "label='B' x='0' y='900' width='9' height='9'"),
      View("StatusBar", "", View("StaticText", "label='9:41'"))
    )
    #expect(try heard(view, options) == ["A, Link", "B, Link", "9:41"])
  }

  @Test("keeps the order of the file on request")
  func fileOrder() throws {
    var options = ImportOptions()
    options.order = .tree
    let view = Self.screen(
      View("Link", "label='B' x='0' y='90' width='9' height='9'"),
      View("Link", "label='A' x='0' y='0' width='9' height='9'")
    )
    #expect(try heard(view, options) == ["B, Link", "A, Link"])
  }

  @Test("a placeholder isn't text of the field, and a secret isn't kept")
  func fields() throws {
    let view = Self.screen(
      View("TextField", "label='A' value='B' placeholderValue='B'"),
      View("SecureTextField", "label='C' value='abc'")
    )
    let source = SourceText(name: "a.xml", "<AppiumAUT>\(view.xml)</AppiumAUT>")
    let screen = try #require(AppDocument.open([source]).document).screenText
    #expect(screen.contains("placeholder: B"))
    #expect(!screen.contains("value: B"))
    #expect(screen.contains("value: •••"))
    #expect(!screen.contains("abc"))
  }

  @Test("several files are one app, with names that differ")
  func severalFiles() throws {
    let xml = Self.screen(View("Link", "label='A' name='a'")).xml
    let files = ["x/one.xml", "y/one.xml", "two.xml"].map { SourceText(name: $0, xml) }
    let document = try #require(AppDocument.open(files).document)
    let tree = document.tree
    #expect(tree.screens.map { tree[$0].identifier } == ["one", "one-2", "two"])
    let printed = document.screenText
    #expect(AppDocument.read([SourceText(name: "a.screen", printed)]).diagnostics == [])
  }

  @Test("opens thousands of views, and reads each one out")
  func scale() throws {
    let count = Effort.share(of: 10_000, atLeast: 1_000)
    let rows = (0..<count).map {
      "<XCUIElementTypeCell label='Row \($0)' x='0' y='\($0)' width='9' height='9'/>"
    }
    let text = "<AppiumAUT>" + rows.joined() + "</AppiumAUT>"
    let document = try #require(AppDocument.open([SourceText(name: "a.xml", text)]).document)
    #expect(try #require(ReadOut(document, options: SessionOptions())).stops.count == count)
  }
}
