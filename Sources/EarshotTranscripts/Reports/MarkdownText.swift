import EarshotNotation

/// Text as it stands in Markdown.
package enum MarkdownText {
  /// A text on one line, in which nothing is Markdown or HTML.
  package static func escaped(_ text: String) -> String {
    let marks = "\\`*_{}[]()#+!|~"
    var table: [Unicode.Scalar: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "@": "&#64;"]
    for mark in marks.unicodeScalars { table[mark] = "\\\(mark)" }
    return Display.safe(text).escaping(table)
  }
}
