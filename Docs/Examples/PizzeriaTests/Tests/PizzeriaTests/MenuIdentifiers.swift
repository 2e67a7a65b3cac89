// Written by 'earshot convert menu.screen --to swift-identifiers'. Don't edit this file.
import Earshot

/// The identifiers in menu.screen.
enum MenuIdentifier: String, CaseIterable, Sendable {
  case points
  case fourCheese
  case size
  case cheese
  case add
}

/// The screens in menu.screen.
enum MenuScreen: String, CaseIterable, Sendable {
  case menu
  case card
}

extension VoiceOverSession {
  /// Touches an element.
  @discardableResult
  mutating func touch(_ element: MenuIdentifier) throws(GestureError) -> Response {
    try perform(.touch("#\(element.rawValue)"))
  }

  /// Swipes with one finger until the cursor is on an element.
  @discardableResult
  mutating func swipe(
    _ direction: Gesture.Direction,
    to element: MenuIdentifier
  ) throws(GestureError) -> Response {
    try swipe(direction, to: "#\(element.rawValue)")
  }

  /// Returns the stop that a touch of an element moves to, or `nil` if there's none.
  func stop(_ element: MenuIdentifier) -> Stop? { stop("#\(element.rawValue)") }

  /// Returns whether swipes reach an element.
  func isReachable(_ element: MenuIdentifier) throws(ReadingError) -> Bool {
    try isReachable("#\(element.rawValue)")
  }

  /// Returns whether the VoiceOver cursor is on an element.
  func isFocused(_ element: MenuIdentifier) -> Bool { focus?.identifier == element.rawValue }

  /// Launches the app again, on a screen.
  @discardableResult
  mutating func start(_ screen: MenuScreen) throws(GestureError) -> Response {
    try start(screen.rawValue)
  }

  /// Returns whether a screen is the current one, even if an alert or a sheet covers it.
  func isOn(_ screen: MenuScreen) -> Bool { self.screen == screen.rawValue }
}
