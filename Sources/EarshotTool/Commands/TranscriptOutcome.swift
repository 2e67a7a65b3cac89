internal import Notation

/// What came of running a transcript.
struct TranscriptOutcome {
  /// The report of what differs, line by line.
  var lines: [String] = []
  /// What is wrong with the file or its screens, line by line.
  var diagnostics: [String] = []
  /// How many parts passed.
  var passed = 0
  /// How many failed.
  var failed = 0
  /// Whether the file cannot be read as a transcript.
  var isMalformed = false
  /// Whether a screen file is missing.
  var isMissing = false

  /// The outcome of a file that cannot be run.
  static func malformed(_ diagnostics: [Diagnostic], in sources: [SourceText]) -> Self {
    Self(diagnostics: diagnostics.lines(in: sources), failed: 1, isMalformed: true)
  }

  /// The outcome of a transcript whose screen cannot be read.
  static func missing(_ failure: Failure, of path: String) -> Self {
    let message = failure.message ?? "the screen cannot be read"
    return Self(diagnostics: ["earshot: \(path): \(message)"], failed: 1, isMissing: true)
  }
}

extension TranscriptOutcome {
  /// Adds another outcome.
  mutating func add(_ other: TranscriptOutcome) {
    lines += other.lines
    diagnostics += other.diagnostics
    passed += other.passed
    failed += other.failed
    isMalformed = isMalformed || other.isMalformed
    isMissing = isMissing || other.isMissing
  }
}
