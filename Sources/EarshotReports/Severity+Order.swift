public import EarshotNotation

extension Diagnostic.Severity: Comparable {
  /// A number that increases with the severity.
  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  /// Returns whether the first severity is less serious than the second.
  public static func < (first: Diagnostic.Severity, second: Diagnostic.Severity) -> Bool {
    first.rank < second.rank
  }
}
