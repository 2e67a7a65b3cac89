// Written by 'earshot convert odd.screen --to swift-identifiers'. Don't edit this file.
import Earshot

/// The identifiers in odd.screen.
enum OddIdentifier: String, CaseIterable, Sendable {
  case pay
  case `class`
  case row1 = "row-1"
  case row12 = "row 1"
  case _2nd = "2nd"
  case rawValue2 = "rawValue"
  case unnamed = "…"
  case größe
  case self2 = "self"
  case aBC = "a\\b\"c"
}

/// The screens in odd.screen.
enum OddScreen: String, CaseIterable, Sendable {
  case main
  case detailView = "detail view"
}

/// The custom actions in odd.screen.
enum OddAction: String, CaseIterable, Sendable {
  case buyNow = "Buy \"now\""
  case löschen = "Löschen"
}

extension VoiceOverSession {
  /// Touches an element.
  @discardableResult
  mutating func touch(_ element: OddIdentifier) throws(GestureError) -> Response {
    try perform(.touch("#\(element.rawValue)"))
  }

  /// Swipes with one finger until the cursor is on an element.
  @discardableResult
  mutating func swipe(
    _ direction: Gesture.Direction,
    to element: OddIdentifier
  ) throws(GestureError) -> Response {
    try swipe(direction, to: "#\(element.rawValue)")
  }

  /// Returns the stop that a touch of an element moves to, or `nil` if there's none.
  func stop(_ element: OddIdentifier) -> Stop? { stop("#\(element.rawValue)") }

  /// Returns whether swipes reach an element.
  func isReachable(_ element: OddIdentifier) throws(ReadingError) -> Bool {
    try isReachable("#\(element.rawValue)")
  }

  /// Returns whether the VoiceOver cursor is on an element.
  func isFocused(_ element: OddIdentifier) -> Bool { focus?.identifier == element.rawValue }

  /// Launches the app again, on a screen.
  @discardableResult
  mutating func start(_ screen: OddScreen) throws(GestureError) -> Response {
    try start(screen.rawValue)
  }

  /// Returns whether a screen is the current one, even if an alert or a sheet covers it.
  func isOn(_ screen: OddScreen) -> Bool { self.screen == screen.rawValue }

  /// Performs a custom action.
  @discardableResult
  mutating func perform(action: OddAction) throws(GestureError) -> Response {
    try perform(.action(action.rawValue))
  }
}
