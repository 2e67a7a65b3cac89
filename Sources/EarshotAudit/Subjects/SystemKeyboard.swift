import EarshotModel

/// The system's keyboard on a screen that another tool exported, as far as its keys give it away.
///
/// - Source: our choice.
struct SystemKeyboard: Sendable {
  /// Where the first row of keys begins, in points from the top.
  private let top: Double
  /// Whether letters or emoji are on it: only digits may be a keypad or a calculator of the app.
  private let hasLetters: Bool
  /// The number of keys that make a keyboard.
  private static let leastKeys = 10
  /// How far the bar of suggestions may lie above the keys, in points.
  private static let gap = 16.0

  /// Looks for a keyboard among stops; there is none in an app's own files.
  init?(among stops: [AuditedStop]) {
    guard stops.first?.app.isForeign ?? false else { return nil }
    let keys = stops.filter { $0.isControl && $0.isKey }
    guard keys.count >= Self.leastKeys, let top = keys.compactMap(\.element.frame?.y).min() else {
      return nil
    }
    self.top = top
    let letters = keys.count {
      $0.label.count == 1 && $0.label.allSatisfy { $0.isLetter || $0.isEmoji }
    }
    hasLetters = letters >= Self.leastKeys
  }

  /// Whether a stop stands among its keys.
  func holds(_ stop: AuditedStop) -> Bool { stop.element.frame.map { $0.y >= top } ?? false }

  /// Whether a stop is the system's, so that the app cannot change it: a key, or a suggestion.
  func owns(_ stop: AuditedStop) -> Bool {
    guard hasLetters, let frame = stop.element.frame else { return false }
    let end = frame.y + frame.height
    return holds(stop) || !stop.isControl && end <= top && top - end <= Self.gap
  }
}
