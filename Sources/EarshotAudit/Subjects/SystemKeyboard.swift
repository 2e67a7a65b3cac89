import EarshotModel

/// The system's keyboard on an exported screen, which Earshot recognizes by its keys.
///
/// - Source: our choice.
struct SystemKeyboard: Sendable {
  /// The top of the first row of keys, in points from the top of the screen.
  private let top: Double
  /// Whether the keyboard consists of the app's own buttons.
  private let isOfApp: Bool
  /// Whether the keyboard contains letters or emoji.
  ///
  /// If it contains only digits, it may be the app's own keypad or calculator.
  private let hasLetters: Bool
  /// The minimum number of keys for a keyboard.
  private static let leastKeys = 10
  /// The maximum distance between the bar of suggestions and the keys, in points.
  private static let gap = 16.0

  /// Searches for a keyboard among stops.
  ///
  /// Returns `nil` if there's none, as in files that aren't exports.
  ///
  /// - Parameters:
  ///   - stops: The stops of the screen.
  ///   - namesKeys: Whether the file says which buttons are keys.
  init?(among stops: [AuditedStop], namingKeys namesKeys: Bool) {
    guard stops.first?.app.isForeign ?? false else { return nil }
    let keys = stops.filter { stop in
      stop.isControl && (stop.element.traits.contains(.keyboardKey) || stop.label.count == 1)
    }
    // The seats of a plane can all be called “X”.
    guard keys.count >= Self.leastKeys, Set(keys.map(\.label)).count >= Self.leastKeys,
      let top = keys.compactMap(\.element.frame?.y).min()
    else {
      return nil
    }
    self.top = top
    isOfApp = namesKeys && keys.allSatisfy { !$0.element.traits.contains(.keyboardKey) }
    let letters = keys.count {
      $0.label.count == 1 && $0.label.allSatisfy { $0.isLetter || $0.isEmoji }
    }
    hasLetters = letters >= Self.leastKeys
  }

  /// Returns whether a stop is a key of the keyboard.
  ///
  /// In a keypad of the app, each key has one character or no label. Other stops beside or below
  /// the keys, such as “Forgot PIN?”, aren't part of the keypad.
  func holds(_ stop: AuditedStop) -> Bool {
    if isOfApp, stop.label.isBlank { return false }
    guard hasLetters || stop.label.count < 2 || stop.element.traits.contains(.keyboardKey) else {
      return false
    }
    return stop.element.frame.map { $0.y >= top } ?? false
  }

  /// Returns whether a stop belongs to the system, so the app can't change it.
  ///
  /// These stops are the keys and the suggestions.
  func owns(_ stop: AuditedStop) -> Bool {
    guard hasLetters, let frame = stop.element.frame else { return false }
    let end = frame.y + frame.height
    return holds(stop) || !stop.isControl && end <= top && top - end <= Self.gap
  }
}
