import EarshotNotation
import Testing

@testable import EarshotImporters

@Suite("A file that can't be opened")
struct RefusalTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let words: [String]
    var place = "1:1"

    init(_ name: String, _ text: String, _ words: String..., place: String = "1:1") {
      (self.name, self.text, self.words, self.place) = (name, text, words, place)
    }

    var testDescription: String { "\(name): \(text.prefix(40).debugDescription)" }
  }

  @Test(
    "is rejected by name, with what to do",
    arguments: [
      Case("a.xml", "<hierarchy rotation='0'/>", "UI Automator", "TalkBack", "Appium"),
      Case("a.xml", "<x><node resource-id='a'/></x>", "UI Automator"),
      Case("a.xml", "<root keplerAppId='1'/>", "Vega", "VoiceView"),
      Case("-", "- button \"Send\" [ref=e1]\n", "Playwright", "getFullAXTree"),
      Case(
        "a.json",
        #"{"attributes":{"class":"android.widget.Button"},"children":[]}"#,
        "Android",
        "TalkBack"
      ),
      Case(
        "a.json",
        #"{"steps": [{"action": "forward", "utterance": null}]}"#,
        "record of VoiceOver's speech",
        "earshot verify"
      ),
      Case(
        "a.json",
        #"{"waypointId": "login", "viewHierarchy": {"children": []}}"#,
        "Trailblaze waypoint",
        "AXe"
      ),
      Case("a.json", #"{"captures": {"one": {"steps": [{"utterance": "A"}]}}}"#, "earshot verify"),
      Case("a.json", #"[{"direction": "forward", "utterance": "A"}]"#, "earshot verify"),
      Case(
        "a.json",
        #"{"value": {"error": "invalid session id", "message": "no session"}}"#,
        "WebDriverAgent answered with the error 'invalid session id'",
        place: "1:11"
      ),
      Case("a.json", #"{"value": "<AppiumAUT>"}"#, "", place: "1:11"),
      Case(
        "a.xml",
        " \n",
        "the file is empty; bring the app to the foreground, and repeat the export"
      ),
      Case("a.xml", "<html><p/></html>", "the root is <html>", "<AppiumAUT>"),
      Case(
        "a.xml",
        "<AppiumAUT>\n<XCUIElementTypeButton label='",
        "this value isn't closed",
        place: "2:30"
      ),
      Case("a.xml", "<!DOCTYPE a><AppiumAUT/>", "from '<!DOCTYPE' to the '>'"),
      Case("a.xml", "<AppiumAUT/>", "this file contains no views"),
      Case(
        "a.xml",
        "<AppiumAUT><XCUIElementTypeAny/></AppiumAUT>",
        "record the type of 1 view",
        place: "1:12"
      ),
      Case(
        "a.xml",
        "<AppiumAUT><XCUIElementTypeOther/></AppiumAUT>",
        "VoiceOver doesn't stop anywhere on this screen, because none of its views",
        place: "1:12"
      ),
      Case(
        "a.xml",
        "<AppiumAUT><XCUIElementTypeLink visible='false'/></AppiumAUT>",
        "left out the only view, which is invisible, off the screen,",
        "'--all'",
        place: "1:12"
      ),
      Case(
        "a.xml",
        "<AppiumAUT><XCUIElementTypeStaticText label='A' x='0' y='0' width='0' height='0'/></AppiumAUT>",
        "left out the only view, which is invisible, off the screen,",
        place: "1:12"
      ),
      Case("a.json", "[]", "unknown JSON format", "'earshot help import'"),
      Case("a.json", #"[{"path": "$", "type": "array"}]"#, "unknown JSON format"),
      Case(
        "a.json",
        #"{"AXLabel": "A"},"#,
        "expected the end of the file, found ','",
        place: "1:17"
      ),
      Case("a.json", #"{"type":"frame","frame":[[10,20],[100,44]]}"#, "the shape of an element"),
      Case(
        "a.json",
        #"{"attributes":{},"children":[]}"#,
        "VoiceOver doesn't stop anywhere on this screen"
      ),
      Case(
        "a.txt",
        "No translation object returned",
        "unknown format; begin a screen file",
        "'earshot help import'"
      ),
      Case("a.txt", "Element subtree:\nPath to element:\n", "this file contains no views"),
    ]
  )
  func refusals(_ example: Case) throws {
    let source = SourceText(name: example.name, example.text)
    let result = AppDocument.open([source])
    #expect(result.document == nil)
    let error = try #require(result.diagnostics.first { $0.severity == .error })
    for words in example.words {
      #expect(error.message.text.contains(words), "\(error.message.text)")
    }
    let place = source.place(of: error.range.lowerBound)
    #expect("\(place.line):\(place.column)" == example.place)
  }

  @Test("a screen file keeps its own errors, whatever its name")
  func ownErrors() {
    for name in ["-", "a.screen", "a.txt"] {
      let result = AppDocument.open([SourceText(name: name, "screen a\n  buton \"A\"\n")])
      #expect(
        result.diagnostics.map(\.message.text) == ["unknown role 'buton'; did you mean 'button'?"]
      )
    }
  }

  @Test(
    "the names of the formats differ, and each says what it lacks",
    arguments: ImportFormat.all.indices
  )
  func table(_ place: Int) {
    let format = ImportFormat.all[place]
    #expect(ImportFormat.all.count { $0.name == format.name } == 1)
    #expect(format.name.utf8.allSatisfy { $0 == 0x2D || (0x61...0x7A).contains($0) })
    #expect(!format.title.isEmpty && !format.sign.isEmpty && !format.lacks.isEmpty)
    #expect(!format.lacks.contains("\n"))
  }

  @Test("is rejected in one line if it isn't in the requested format")
  func otherFormat() throws {
    for (name, format, text) in [
      ("a.json", "xctest", "{\n  \"a\": 1\n}\n"), ("a.json", "wda", "{\"a\": 1}"),
      ("-", "idb", "Running\nButton\n"), ("a.xml", "idb", "<AppiumAUT/>"),
    ] {
      var options = ImportOptions()
      options.format = format
      let result = AppDocument.open([SourceText(name: name, text)], importing: options)
      #expect(result.diagnostics.count == 1)
      let message = try #require(result.diagnostics.first?.message.text)
      #expect(message.contains("the format of '--from \(format)';"), "\(message)")
    }
  }
}
