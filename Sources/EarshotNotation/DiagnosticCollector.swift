/// The diagnostics of files that are read together: at most 100 errors for each file, and then a
/// note with the number of further errors.
package struct DiagnosticCollector: Sendable {
  private var entries: [Diagnostic] = []
  private var errorCounts: [Int: Int] = [:]

  /// The maximum number of errors for each file.
  ///
  /// - Source: our choice.
  package static let limit = 100

  /// Creates an empty collector.
  package init() {}

  /// Whether there are errors among the diagnostics.
  package var hasErrors: Bool { !errorCounts.isEmpty }

  /// Adds a diagnostic.
  package mutating func add(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error { errorCounts[diagnostic.source, default: 0] += 1 }
    entries.append(diagnostic)
  }

  /// Adds an error.
  package mutating func report(
    _ message: Diagnostic.Message,
    at range: Range<Int>,
    source: Int = 0,
    fixIt: Diagnostic.FixIt? = nil
  ) {
    add(Diagnostic(.error, message, source: source, range: range, fixIt: fixIt))
  }

  /// Replaces the message of the first error with the given range, and its fix if there's a new
  /// fix.
  mutating func reword(
    _ message: Diagnostic.Message,
    source: Int,
    _ range: Range<Int>,
    fixIt: Diagnostic.FixIt? = nil
  ) {
    let place = entries.firstIndex {
      $0.source == source && $0.range == range && $0.severity == .error
    }
    guard let place else { return }
    entries[place].message = message
    // The fix for the old message doesn't match the new one.
    entries[place].fixIt = fixIt
  }

  /// Replaces all diagnostics of a source with one error, if there are errors among them.
  package mutating func replaceErrors(of source: Int, by diagnostic: Diagnostic) {
    guard errorCounts[source] != nil else { return }
    entries.removeAll { $0.source == source }
    errorCounts[source] = nil
    add(diagnostic)
  }

  /// The diagnostics in the order of the files.
  ///
  /// For a file with more than 100 errors, the list ends with a note at the place of the next
  /// error.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of diagnostics.
  package var sorted: [Diagnostic] {
    var reported: [Int: Int] = [:]
    var result: [Diagnostic] = []
    var firstLeftOut: [Int: Range<Int>] = [:]
    for entry in entries.sorted(by: DiagnosticCollector.inOrder) {
      guard reported[entry.source, default: 0] < DiagnosticCollector.limit else {
        if entry.severity == .error, firstLeftOut[entry.source] == nil {
          firstLeftOut[entry.source] = entry.range
        }
        continue
      }
      if entry.severity == .error { reported[entry.source, default: 0] += 1 }
      result.append(entry)
    }
    for (source, range) in firstLeftOut {
      let count = errorCounts[source, default: 0] - DiagnosticCollector.limit
      let message: Diagnostic.Message = "and \(count.counted("more error"))"
      result.append(Diagnostic(.note, message, source: source, range: range))
    }
    return result.sorted(by: DiagnosticCollector.inOrder)
  }

  /// The errors that ``sorted`` omits.
  ///
  /// - Complexity: O(*n*), where *n* is the number of diagnostics, if none is omitted.
  package var untold: [Diagnostic] {
    guard errorCounts.values.contains(where: { $0 > DiagnosticCollector.limit }) else { return [] }
    var reported: [Int: Int] = [:]
    return entries.sorted(by: DiagnosticCollector.inOrder).filter { entry in
      guard entry.severity == .error else { return false }
      reported[entry.source, default: 0] += 1
      return reported[entry.source, default: 0] > DiagnosticCollector.limit
    }
  }

  private static func inOrder(_ first: Diagnostic, _ second: Diagnostic) -> Bool {
    (first.source, first.range.lowerBound, first.range.upperBound)
      < (second.source, second.range.lowerBound, second.range.upperBound)
  }
}
