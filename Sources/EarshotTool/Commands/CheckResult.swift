internal import EarshotNotation

/// What a check came to.
struct CheckResult {
  /// How many files were checked.
  private(set) var files = 0
  /// How many errors are left in them.
  private(set) var errors = 0
  /// How many warnings.
  private(set) var warnings = 0
  /// How many fix-its were applied.
  var fixes = 0

  /// Adds what was found in some files.
  mutating func add(_ diagnostics: [Diagnostic], files count: Int) {
    files += count
    errors += diagnostics.count { $0.severity == .error }
    warnings += diagnostics.count { $0.severity == .warning }
  }

  /// The result in a sentence, the number of files first.
  var sentence: String {
    var parts = [files.counted("file")]
    if fixes > 0 { parts.append("\(fixes) fixed") }
    parts.append(errors == 0 ? "no errors" : errors.counted("error"))
    if warnings > 0 { parts.append(warnings.counted("warning")) }
    return parts.joined(separator: ", ") + "."
  }
}
