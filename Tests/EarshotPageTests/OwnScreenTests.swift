import EarshotAudit
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotReadOut
import EarshotSession
import TestSupport
import Testing

@testable import EarshotPage

/// The page is also a screen: `Tests/Sessions/page.screen` has what a screen reader meets on it.
@Suite("The page as a screen")
struct OwnScreenTests {
  private static let shop = """
    app "Shop"
    screen shop "Shop"
      header "Bread"
      button "Gift wrapping"
        on activate: announce "Wrapped" high
      button ""
        on activate: announce "Paid" high
    """

  @Test("has the text, headings, links, pictures, and disclosures of the page, in its order")
  func parts() throws {
    let html = ReviewPage(try PageTests.review(Self.shop)).html
    let page = Self.parts(ofPage: html)
    let screen = try Self.parts(ofScreen: "Tests/Sessions/page.screen")
    for (there, here) in zip(page, screen) { #expect(there == here) }
    #expect(page.count == screen.count)
  }

  @Test("has no audit findings")
  func audit() throws {
    let sources = [try ProjectFiles.source("Tests/Sessions/page.screen")]
    let audit = try #require(
      Audit(AppDocument.read(sources), of: sources, options: SessionOptions())
    )
    #expect(audit.report.findings.isEmpty)
  }

  /// A stop of the screen, and what VoiceOver says there.
  private static func parts(ofScreen path: String) throws -> [String] {
    let document = try #require(AppDocument.read([ProjectFiles.source(path)]).document)
    let screen = try #require(Review.screens(of: document, SessionOptions(), .usual).first)
    return screen.stops.map { stop in
      let kind: String
      switch stop.element.role {
      case .header: kind = "h\(stop.element.level ?? 0)"
      case .link: kind = "a"
      case .image: kind = "svg"
      case .button: kind = "summary"
      default: kind = "text"
      }
      return "\(kind) \(stop.element.label ?? "")"
    }
  }

  /// The blocks of a page: an element at which a screen reader stops, or the text around it.
  private static func parts(ofPage html: String) -> [String] {
    var parts: [String] = []
    var text = ""
    var stop: (name: String, label: String?)?
    var isSkipped = false
    func flush(_ kind: String, _ words: String) {
      let words = words.split { $0.isWhitespace }.joined(separator: " ")
      if !words.isEmpty { parts.append("\(kind) \(words)") }
    }
    for token in HTMLToken.tokens(of: html) {
      switch token {
      case .start("svg", let attributes):
        flush("svg", attributes["aria-label"] ?? "")
        isSkipped = true
      case .start("script", _), .start("style", _), .start("title", _): isSkipped = true
      case .end("svg"), .end("script"), .end("style"), .end("title"):
        isSkipped = false
        text = ""
      case .start("a", let attributes), .start("summary", let attributes),
        .start("h1", let attributes), .start("h2", let attributes),
        .start("h3", let attributes):
        flush("text", text)
        text = ""
        if case .start(let name, _) = token { stop = (name, attributes["aria-label"]) }
      case .end(let name):
        if let open = stop, open.name == name {
          flush(name, open.label ?? text)
          (stop, text) = (nil, "")
        } else if ["p", "li", "div", "figcaption", "footer"].contains(name) {
          flush("text", text)
          text = ""
        }
        // You hear the contents of a disclosure after you open it.
        if name == "summary" { isSkipped = true }
        if name == "details" { (isSkipped, text) = (false, "") }
      case .text(let words) where !isSkipped: text += words
      default: break
      }
    }
    return parts
  }
}
