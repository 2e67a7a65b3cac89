package import EarshotNotation
package import EarshotTranscripts

/// The `key: value` lines between two `---` lines at the top of a document.
package struct FrontMatter {
  private static let fence = "---"

  /// The fields, each with its line.
  package private(set) var fields: [(field: Transcript.Field, line: TextLine)] = []
  /// The number of its lines, which is zero for a document without dashes.
  package private(set) var lineCount = 0

  /// Reads the fields at the top of a document.
  package init(_ lines: [TextLine], _ diagnostics: inout DiagnosticCollector) {
    guard let first = lines.first, first.trimmed == Self.fence else { return }
    guard let end = lines.dropFirst().firstIndex(where: { $0.trimmed == Self.fence }) else {
      diagnostics.report("this header isn't closed; end it with ---", at: first.range)
      return
    }
    lineCount = end + 1
    for line in lines[1..<end] where !line.trimmed.isEmpty {
      if let field = Transcript.Field(line) {
        fields.append((field, line))
      } else {
        diagnostics.report("write each line of the header as 'key: value'", at: line.range)
      }
    }
  }
}
