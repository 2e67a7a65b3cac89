package import AccessibilityModel
package import SimulatedApp

extension FocusEngine {
  /// Swipes with three fingers.
  package mutating func scroll(_ direction: ScrollDirection, _ app: inout App) -> [Event] {
    notBuiltYet(&app)
  }

  /// Lets the movement of a finger through to the app.
  package mutating func passThrough(_ direction: ScrollDirection, _ app: inout App) -> [Event] {
    notBuiltYet(&app)
  }

  /// Scrolls what is around an element, as three fingers do; tells whether anything moved.
  mutating func scroll(
    _ direction: ScrollDirection,
    from index: ElementTree.Index,
    in app: inout App,
    _ moment: inout Moment
  ) -> Bool {
    false
  }

  /// The page that the nearest scroll view around an element shows.
  func page(around index: ElementTree.Index, in app: App) -> PagePlace? { nil }
}
