import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotReadOut
import EarshotSession
import TestSupport
import Testing

@testable import EarshotPage

/// What HTML and a screen reader require of a page, for every sample app.
///
/// - Source: HTML Living Standard; WCAG 2.2, 1.3.1, 2.4.1, 2.4.6 and 4.1.2.
@Suite("Laws of pages")
struct PageLaws {
  private static let void: Set<String> = ["!DOCTYPE", "meta"]

  /// The pages of the sample apps.
  private static let pages: [String: [HTMLToken]] = {
    var pages: [String: [HTMLToken]] = [:]
    for path in ProjectFiles.screens {
      guard let file = try? ProjectFiles.source(path),
        let source = ReviewSource(AppDocument.read([file]), of: [file])
      else { continue }
      pages[path] = HTMLToken.tokens(of: ReviewPage(Review(source)).html)
    }
    return pages
  }()

  private static func tokens(of path: String) throws -> [HTMLToken] {
    try #require(pages[path])
  }

  @Test("every element ends inside the one that it begins in", arguments: ProjectFiles.screens)
  func nesting(path: String) throws {
    var open: [String] = []
    for token in try Self.tokens(of: path) {
      switch token {
      case .start(let name, _) where !Self.void.contains(name):
        // No block is inside a paragraph, because a browser would end the paragraph before it.
        if ["p", "ul", "ol", "div", "details", "h2", "h3"].contains(name) {
          #expect(!open.contains("p"), "\(name) in p")
        }
        if let list = open.last, ["ul", "ol"].contains(list) { #expect(name == "li") }
        open.append(name)
      case .end(let name): #expect(open.popLast() == name)
      default: break
      }
    }
    #expect(open.isEmpty)
  }

  @Test("identifiers are unique, and each link has a target", arguments: ProjectFiles.screens)
  func links(path: String) throws {
    let attributes = try Self.tokens(of: path).compactMap { token in
      if case .start(_, let attributes) = token { attributes } else { nil }
    }
    let ids = attributes.compactMap { $0["id"] }
    #expect(Set(ids).count == ids.count)
    let targets =
      attributes.compactMap { $0["href"] }
      + attributes.compactMap { $0["fill"] }
      .map { String($0.dropFirst(4).dropLast()) }
    #expect(!targets.isEmpty)
    for target in targets {
      #expect(target.hasPrefix("#") && ids.contains(String(target.dropFirst())), "\(target)")
    }
  }

  @Test("there is one heading of level 1, and no level is skipped", arguments: ProjectFiles.screens)
  func headings(path: String) throws {
    let levels = try Self.tokens(of: path).compactMap { token -> Int? in
      guard case .start(let name, _) = token, name.count == 2, name.hasPrefix("h") else {
        return nil
      }
      return Int(name.dropFirst())
    }
    #expect(levels.first == 1 && levels.count { $0 == 1 } == 1)
    for (level, next) in zip(levels, levels.dropFirst()) { #expect(next <= level + 1) }
  }

  @Test("every picture has a name or is hidden, and nothing in it takes the focus")
  func pictures() throws {
    var count = 0
    for path in ProjectFiles.screens {
      var inside = 0
      for token in try Self.tokens(of: path) {
        switch token {
        case .start("svg", let attributes):
          count += 1
          if inside == 0 {
            let isNamed = attributes["role"] == "img" && !(attributes["aria-label"] ?? "").isEmpty
            #expect(isNamed || attributes["aria-hidden"] == "true")
          }
          inside += 1
        case .end("svg"): inside -= 1
        case .start(let name, let attributes) where inside > 0:
          #expect(name != "a" && attributes["tabindex"] == nil)
        default: break
        }
      }
    }
    #expect(count > ProjectFiles.screens.count)
  }
}
