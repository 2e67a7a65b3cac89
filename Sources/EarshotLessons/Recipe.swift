import EarshotLines
package import EarshotNotation
import EarshotTranscripts

/// A page of the cookbook: a component with a screen to copy and a session that walks it.
///
/// The page is a Markdown document: its title, a line of the names that people search by, what to
/// do and why, the screen, and the session.
///
///     # Carousel
///
///     Also called: slideshow, featured cards, pager.
package struct Recipe: Hashable, Sendable {
  /// The name of the file without its ending, such as `date-picker`.
  package let name: String
  /// What the first heading says.
  package let title: String
  /// What the component is called elsewhere, in the order of the page.
  package let aliases: [String]
  /// The screen to copy, line by line.
  package let screen: String

  /// How the line of other names begins.
  private static let opening = "Also called: "

  /// Reads a page, or `nil` if the title, the other names or the screen is missing.
  ///
  /// - Parameter source: The Markdown document.
  /// - Complexity: O(*n*) in the length of the document.
  package init?(_ source: SourceText) {
    let file = source.name.split(separator: "/").last.map(String.init) ?? source.name
    let document = MarkdownDocument(source)
    let names = document.paragraphs.first { $0.begins(with: Self.opening) }
    let block = document.blocks.first { $0.info.first == "screen" }
    guard let title = document.title, let names, let block else { return nil }
    name = FileKind.markdown.stem(of: file)
    self.title = title
    let list = names.dropFirst(Self.opening.count)
    aliases = list.split { $0 == "," || $0 == "." }.map { String($0).trimmed }
    screen = block.text
  }
}
