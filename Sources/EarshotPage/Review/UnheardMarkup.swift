import EarshotNotation
import EarshotTranscripts

/// A writer of the parts of the app that no session hears, screen by screen.
///
/// - Source: Docs/Mutation.md, "What no session hears"; our choice.
struct UnheardMarkup {
  private let review: Review
  private let cover: Cover

  /// The maximum number of parts that a page lists.
  private static let limit = 200

  /// Creates the writer, or returns `nil` if the page has no passing sessions.
  init?(_ review: Review) {
    guard let cover = review.cover else { return nil }
    (self.review, self.cover) = (review, cover)
  }

  /// Writes the section.
  func write(to markup: inout Markup) {
    let missing = cover.items.filter { $0.heardBy == nil }
    markup.element("section", [("id", "unheard")]) { markup in
      markup.element("h2", [], "Parts that no session covers")
      markup.element("p", [("class", "sub")], "\(CoverScore(cover.items).line.capitalizedWord).")
      if !missing.isEmpty {
        markup.element("ul", [("role", "list")]) { markup in
          for item in missing.prefix(Self.limit) {
            markup.element("li", [], Display.spoken("\(item.sentence.capitalizedWord)."))
          }
        }
      }
      if missing.count > Self.limit {
        markup.element("p", [], "And \(missing.count - Self.limit) more.")
      }
    }
    markup.endLine()
  }
}
