public import EarshotNotation

/// The errors in unusable text: a screen, a transcript, or a screen that a transcript names.
public struct SourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The errors, in the order of the text.
  public let diagnostics: [Diagnostic]
  /// The sources that the diagnostics refer to.
  public let sources: [SourceText]

  /// Creates an error.
  package init(_ diagnostics: [Diagnostic], in sources: [SourceText]) {
    self.diagnostics = diagnostics
    self.sources = sources
  }

  /// The diagnostics with their locations, each with the line that it refers to.
  public var description: String {
    diagnostics.map { $0.rendered(in: sources) }.joined()
  }
}
