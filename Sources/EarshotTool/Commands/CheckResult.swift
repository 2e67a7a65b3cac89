internal import Notation

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

  /// The result in a sentence: “2 files, no errors.”
  var sentence: String {
    var parts = [counted(files, "file")]
    if fixes > 0 { parts.append("\(fixes) fixed") }
    parts.append(errors == 0 ? "no errors" : counted(errors, "error"))
    if warnings > 0 { parts.append(counted(warnings, "warning")) }
    return parts.joined(separator: ", ") + "."
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension [UInt8] {
  /// The bytes with fix-its applied; of those that overlap only the first counts.
  ///
  /// - Returns: The bytes, and how many fix-its were applied.
  func applying(_ fixes: [Diagnostic.FixIt]) -> (bytes: [UInt8], count: Int) {
    var result: [UInt8] = []
    var position = 0
    var count = 0
    for fix in fixes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard fix.range.lowerBound >= position, fix.range.upperBound <= self.count else { continue }
      result += self[position..<fix.range.lowerBound]
      result += fix.replacement.utf8
      position = fix.range.upperBound
      count += 1
    }
    return (result + self[position...], count)
  }
}
