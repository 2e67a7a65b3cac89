import EarshotNotation

/// What is wrong with a transcript, at most so much of it.
struct DiagnosticCollector {
  /// How many errors of a file are reported.
  ///
  /// - Source: our choice.
  private static let limit = 100

  private var reported: [Diagnostic] = []
  private var unreported = 0

  /// Adds an error.
  mutating func report(_ message: Diagnostic.Message, at range: Range<Int>) {
    add(Diagnostic(.error, message, range: range))
  }

  /// Adds an error that was found elsewhere.
  mutating func add(_ diagnostic: Diagnostic) {
    if reported.count < DiagnosticCollector.limit {
      reported.append(diagnostic)
    } else {
      unreported += 1
    }
  }

  /// The errors in the order of the file, and how many more there are.
  var all: [Diagnostic] {
    guard unreported > 0, let last = reported.last else { return reported }
    return reported + [Diagnostic(.error, "and \(unreported) more", range: last.range)]
  }
}

extension SourceText {
  /// What is wrong with the bytes of a transcript, the first thing found.
  var diagnosticOfBytes: Diagnostic? {
    guard let diagnostic = encodingDiagnostic(source: 0) else { return nil }
    guard utf8[diagnostic.range] == [0] else { return diagnostic }
    return Diagnostic(.error, "a NUL byte; a transcript is a file of text", range: diagnostic.range)
  }
}
