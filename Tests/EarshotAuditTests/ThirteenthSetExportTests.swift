import EarshotAudit
import EarshotImporters
import EarshotNotation
import Testing

/// The audit's findings in exports, after an outsider judged a thirteenth set: each rule with cases
/// that it has to find, and with near misses.
@Suite("Findings in exports of the thirteenth set")
struct ThirteenthSetExportTests {
  /// Returns the messages of a rule for views in the page source of WebDriverAgent.
  func found(_ rule: String, _ views: String...) throws -> [String] {
    try findings(views.joined(separator: "\n")).filter { $0.rule.id == rule }.map(\.message)
  }

  /// Returns the findings for views in the page source of WebDriverAgent.
  func findings(_ views: String) throws -> [AuditFinding] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Deck" label="Deck" \
      visible="true" x="0" y="0" width="400" height="860" traits="">
      \(views)
      </XCUIElementTypeApplication>
      """
    let source = SourceText(name: "a.xml", text)
    return try #require(Audit(AppDocument.open([source]), of: [source])).report.findings
  }

  /// Returns a view with a type, a name, a frame, and other views inside.
  func view(
    _ type: String,
    _ name: String?,
    label: String? = nil,
    _ frame: [Double],
    traits: String = "",
    _ inside: String = ""
  ) -> String {
    let names =
      (name.map { " name=\"\($0)\"" } ?? "") + (label.map { " label=\"\($0)\"" } ?? "")
    let isElement = label != nil
    let place =
      "x=\"\(frame[0])\" y=\"\(frame[1])\" width=\"\(frame[2])\" height=\"\(frame[3])\""
    return """
      <XCUIElementType\(type) type="XCUIElementType\(type)"\(names) enabled="true" visible="true" \
      accessible="\(isElement)" \(place) traits="\(traits)">\(inside)</XCUIElementType\(type)>
      """
  }

  func text(_ words: String, _ frame: [Double]) -> String {
    view("StaticText", words, label: words, frame, traits: "StaticText")
  }

  @Test(
    "text in a view that is named like a button is a button without its trait",
    arguments: [
      ("button-LOGIN", 50.0, "", true), ("button-login-container", 50, "", true),
      ("loginButton", 50, "", true), ("login-box", 50, "", false), ("button-LOGIN", 300, "", false),
      ("button-LOGIN", 50, "Forgot?", false),
    ]
  )
  func namesOfBoxes(_ row: (name: String, height: Double, beside: String, isFound: Bool)) throws {
    let other = row.beside.isEmpty ? "" : text(row.beside, [200, 407, 48, 20])
    let box = view(
      "Other",
      row.name,
      [100, 400, 200, row.height],
      text("LOGIN", [150, 407, 48, 20]) + other
    )
    #expect(try found("role-missing", box).count == (row.isFound ? 1 : 0))
  }

  @Test("a sheet's grabber has the system's size, also on a sheet that iOS scales")
  func grabbers() throws {
    func sizes(_ frame: [Double]) throws -> Int {
      try found(
        "hit-region-small",
        view("Button", "Sheet Grabber", label: "Sheet Grabber", frame, traits: "Button")
      ).count
    }
    #expect(try sizes([150, 240, 100, 24]) == 0)
    #expect(try sizes([152, 240, 96, 23]) == 0)
    #expect(try sizes([152, 240, 96, 20]) == 1)
    #expect(try sizes([60, 240, 96, 23]) == 1)
  }

  @Test("a keypad of the app has only its keys, not the buttons beside and below them")
  func keypads() throws {
    let keys = (0..<10).map { number in
      let frame = [60 + 90 * Double(number % 3), 400 + 50 * Double(number / 3), 40, 40]
      return view("Button", "\(number)", label: "\(number)", frame, traits: "Button")
    }
    let forgot = view(
      "Button",
      "Forgot PIN?",
      label: "Forgot PIN?",
      [150, 640, 88, 21],
      traits: "Button"
    )
    #expect(try found("hit-region-small", keys.joined()).isEmpty)
    #expect(try found("hit-region-small", keys.joined(), forgot).count == 1)
  }

  @Test(
    "the description of a symbol doesn't repeat a trait",
    arguments: [("doc.text.image", 0), ("photo", 1), ("Doc.Image", 1), ("doc..image", 1)]
  )
  func symbols(_ row: (name: String, count: Int)) throws {
    let label = "Text Document With An Image"
    let image = view("Image", row.name, label: label, [180, 320, 33, 42], traits: "Image")
    #expect(try found("label-has-trait", image).count == row.count)
  }

  @Test("the views around two popovers aren't the same words twice")
  func popovers() throws {
    func region(_ name: String) -> String {
      view("Other", name, label: "dismiss popup", [0, 0, 400, 860])
    }
    let other = "Backdrop"
    #expect(try found("heard-twice", region(other), region(other)).count == 1)
    let name = "PopoverDismissRegion"
    #expect(try found("heard-twice", region(name), region(name)).isEmpty)
  }
}
