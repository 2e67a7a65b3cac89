import EarshotSession
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotReadOut
import TestSupport
import Testing

@testable import EarshotPage

/// Drawings of real apps: everything stays in its place.
@Suite("Drawings")
struct DrawingTests {
  /// Every screen, alert, and sheet of the sample apps.
  private static func drawings(of path: String) throws -> [(ReviewScreen, Drawing)] {
    let document = try #require(AppDocument.read([ProjectFiles.source(path)]).document)
    return Review.screens(of: document, SessionOptions(), .usual).map { ($0, $0.drawing) }
  }

  private static func drawing(_ text: String) throws -> Drawing {
    let document = try #require(AppDocument.read([SourceText(name: "a.screen", text)]).document)
    return try #require(Review.screens(of: document, SessionOptions(), .usual).first).drawing
  }

  @Test("show every stop once, inside, in reading order", arguments: ProjectFiles.screens)
  func stops(path: String) throws {
    for (screen, drawing) in try Self.drawings(of: path) {
      #expect(drawing.stops.count + drawing.missing == screen.stops.count)
      #expect(drawing.stops.map(\.drawn.number) == drawing.stops.map(\.drawn.number).sorted())
      for stop in drawing.stops { #expect(drawing.bounds.holds(stop.frame), "\(screen.title)") }
    }
  }

  @Test("let no number cover a text, and no text another", arguments: ProjectFiles.screens)
  func overlaps(path: String) throws {
    for (screen, drawing) in try Self.drawings(of: path) {
      let texts = (drawing.background + drawing.stops.flatMap(\.shapes)).compactMap { shape in
        Self.ink(of: shape, isRightToLeft: screen.session.isRightToLeft)
      }
      let numbers = drawing.stops.map { stop in
        let radius = Drawing.radius(of: stop.drawn.number) - 1
        return Rect(
          x: stop.badge.x - radius,
          y: stop.badge.y - radius,
          width: 2 * radius,
          height: 2 * radius
        )
      }
      for (place, text) in texts.enumerated() {
        for number in numbers { #expect(!number.intersects(text.1), "\(screen.title): \(text.0)") }
        for other in texts[..<place] {
          #expect(!other.1.intersects(text.1), "\(screen.title): \(text.0), \(other.0)")
        }
      }
    }
  }

  /// The extents of the letters of text, as wide as the drawing assumes.
  private static func ink(of shape: Shape, isRightToLeft: Bool) -> (String, Rect)? {
    guard case .words(let words) = shape else { return nil }
    let (text, box, size, anchor) = (words.text, words.box, words.size, words.anchor)
    let width = min(box.width, TextFit.width(of: text, size: size))
    let start = isRightToLeft ? box.maxX - width : box.x
    let end = isRightToLeft ? box.x : box.maxX - width
    let x = anchor == .start ? start : anchor == .end ? end : box.midX - width / 2
    return (text, Rect(x: x, y: box.y + size * 0.3, width: width, height: size * 0.7))
  }

  @Test("are as wide as a phone or a pad, and mirrored from right to left")
  func devices() throws {
    let phone = try Self.drawing("screen main\n  button \"A\"\n")
    #expect(phone.screen.width == 390)
    #expect(
      try Self.drawing("app\n  idiom: pad\nscreen main\n  button \"A\"\n").screen.width == 820
    )
    let mirrored = try Self.drawing("app\n  direction: rtl\nscreen main\n  button \"A\"\n")
    #expect(abs(phone.stops[0].badge.x + mirrored.stops[0].badge.x - 390) < 0.1)
  }

  @Test("use frames as they are, and hatch what VoiceOver doesn't reach")
  func frames() throws {
    let drawing = try Self.drawing(
      """
      screen main
        size: 300x200
        button "Here"
          frame: 10 20 100 44
        text "Nowhere"
          element: false
          frame: 10 100 100 20
        button "Absurd"
          frame: 900000000 0 10 10
      """
    )
    #expect(drawing.stops.first?.frame == Rect(x: 10, y: 20, width: 100, height: 44))
    #expect(drawing.unreachable == 1 && drawing.missing == 1)
    #expect(drawing.remark.contains("Hatching marks 1 element"))
  }

  @Test("fit a text in a frame that is as wide as the text")
  func fits() throws {
    let drawing = try Self.drawing(
      """
      screen main
        header "Settings"
          frame: 20 100 130 41
        text "A sentence on two lines of a card"
          frame: 20 160 200 44
        button "Reminders"
          frame: 20 220 60 60
      """
    )
    let texts = drawing.stops.map { stop in
      stop.shapes.compactMap { shape in
        if case .words(let words) = shape { words.text } else { nil }
      }.joined(separator: " ")
    }
    #expect(texts == ["Settings", "A sentence on two lines of a card", "Reminders"])
    #expect(drawing.stops.map { $0.badge.x < $0.frame.x } == [true, true, false])
  }

  @Test("mark the stops that have findings")
  func findings() throws {
    let text = "screen main\n  button \"\"\n  text \"Hello\"\n"
    let html = ReviewPage(try PageTests.review(text)).html
    #expect(html.contains("class=\"dot found\"") && html.contains("class=\"n found\""))
    #expect(html.ranges(of: "A square number marks a stop with a finding.").count == 1)
    #expect(!ReviewPage(try PageTests.review("screen main\n")).html.contains("A square"))
  }

  @Test("have the same rows as the map")
  func rows() throws {
    let drawing = try Self.drawing(
      """
      app
        tabBar
          tab "One"
            opens: main
          tab "Two"
            opens: main
      screen main
        header "Title"
        segments
          tab "Day"
          tab "Week"
        switch on "Sound"
      """
    )
    let tops = drawing.stops.map(\.frame.y)
    #expect(tops[1] == tops[2] && tops[0] < tops[1] && tops[2] < tops[3])
    #expect(tops[4] == tops[5] && tops[3] < tops[4])
    #expect(drawing.stops[5].frame.maxY > drawing.screen.maxY - 40)
  }

  @Test("the README opens with a drawing of its screen, as the program draws it")
  func readme() throws {
    let readme = String(decoding: try ProjectFiles.source("README.md").utf8, as: UTF8.self)
    let start = try #require(readme.firstRange(of: "```screen tea.screen\n"))
    let end = try #require(readme[start.upperBound...].firstRange(of: "```"))
    let text = String(readme[start.upperBound..<end.lowerBound])
    let document = try #require(AppDocument.read([SourceText(name: "tea.screen", text)]).document)
    let place = try #require(ReadOut.places(in: document).first)
    #expect(readme.contains("(Docs/tea.svg)"))
    try GeneratedPage.check("Docs/tea.svg") { _ in
      DrawingFile(document, at: place, options: SessionOptions()).svg
    }
  }
}
