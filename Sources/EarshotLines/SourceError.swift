public import EarshotNotation

/// What is wrong with a text that cannot be used: a screen, a transcript, or a screen that one names.
public struct SourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in the order of the text.
  public let diagnostics: [Diagnostic]
  /// The texts that the diagnostics point into.
  public let sources: [SourceText]

  /// Creates an error.
  package init(_ diagnostics: [Diagnostic], in sources: [SourceText]) {
    self.diagnostics = diagnostics
    self.sources = sources
  }

  /// The diagnostics with their places, each with the line it is about.
  public var description: String {
    diagnostics.map { $0.rendered(in: sources) }.joined()
  }
}

/// What is wrong with a screen that cannot be walked.
public typealias ScreenError = SourceError
