/// The diagnostics of several files: at most 100 errors a file, then “and N more”.
package struct DiagnosticList: Sendable {
  private var entries: [Diagnostic] = []
  private var errorCounts: [Int: Int] = [:]

  /// How many errors of a file are told.
  static let limit = 100

  /// Creates an empty list.
  package init() {}

  /// Whether an error was added.
  package var hasErrors: Bool { !errorCounts.isEmpty }

  /// Adds a diagnostic.
  package mutating func add(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error { errorCounts[diagnostic.source, default: 0] += 1 }
    entries.append(diagnostic)
  }

  /// The diagnostics in the order of the files; of each file the first 100 errors.
  package var sorted: [Diagnostic] {
    var told: [Int: Int] = [:]
    var result: [Diagnostic] = []
    var firstUntold: [Int: Range<Int>] = [:]
    for entry in entries.sorted(by: DiagnosticList.inOrder) {
      guard told[entry.source, default: 0] < DiagnosticList.limit else {
        if entry.severity == .error, firstUntold[entry.source] == nil {
          firstUntold[entry.source] = entry.range
        }
        continue
      }
      if entry.severity == .error { told[entry.source, default: 0] += 1 }
      result.append(entry)
    }
    for (source, range) in firstUntold {
      let count = errorCounts[source, default: 0] - DiagnosticList.limit
      result.append(Diagnostic(.note, "and \(count) more", source: source, range: range))
    }
    return result.sorted(by: DiagnosticList.inOrder)
  }

  private static func inOrder(_ first: Diagnostic, _ second: Diagnostic) -> Bool {
    (first.source, first.range.lowerBound, first.range.upperBound)
      < (second.source, second.range.lowerBound, second.range.upperBound)
  }
}
