import EarshotLines
package import EarshotNotation
import EarshotTranscripts

/// A page of the cookbook.
///
/// The page describes a component, with a screen to copy and a session that walks through the
/// screen.
///
/// The page is a Markdown document with a title, a line with the names that people search for,
/// instructions with reasons, the screen, and the session.
///
///     # Carousel
///
///     Also called: slideshow, featured cards, pager.
package struct Recipe: Hashable, Sendable {
  /// The name of the file without its extension, such as `date-picker`.
  package let name: String
  /// The text of the first heading.
  package let title: String
  /// The component's other names, in the order of the page.
  package let aliases: [String]
  /// The screen to copy, line by line.
  package let screen: String

  /// The beginning of the line with other names.
  private static let opening = "Also called: "

  /// Reads a page, or returns `nil` if the title, the other names, or the screen is missing.
  ///
  /// - Parameter source: The Markdown document.
  /// - Complexity: O(*n*), where *n* is the length of the document.
  package init?(_ source: SourceText) {
    let document = MarkdownDocument(source)
    let file = source.name.split(separator: "/").last.map(String.init) ?? source.name
    let block = document.blocks.first { $0.info.first == "screen" }
    let names = source.lines.first { $0.text.hasPrefix(Self.opening) }
    guard let title = document.title, let names, let block else { return nil }
    name = FileKind.markdown.stem(of: file)
    self.title = title
    let list = names.text.dropFirst(Self.opening.count)
    aliases = list.split { $0 == "," || $0 == "." }.map { String($0).trimmed }
    screen = block.text
  }
}
