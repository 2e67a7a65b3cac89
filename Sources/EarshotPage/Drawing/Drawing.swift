import EarshotModel

/// A screen as it is drawn: what is below, and the stops above it with their numbers.
struct Drawing: Sendable {
  /// What covers the screen below what is drawn.
  enum Cover: Hashable, Sendable {
    case none, alert, sheet, popover
  }

  /// A stop with its place in the drawing.
  struct Stop: Sendable {
    var drawn: DrawnStop
    var frame: Rect
    /// Where its number is.
    var badge: Point
    var shapes: [Shape]
  }

  /// The origin of the places.
  enum Places: Sendable {
    /// From a design, in points.
    case frames
    /// From the roles of the elements.
    case roles
  }

  /// What the drawing shows, in points; a screen and whatever is outside it.
  var bounds: Rect
  /// The screen itself.
  var screen: Rect
  var places: Places
  /// What is drawn below the stops.
  var background: [Shape] = []
  var stops: [Stop] = []
  /// The number of stops that have no place in the drawing.
  var missing = 0
  /// The number of elements that are hatched, since VoiceOver doesn't reach them.
  var unreachable = 0
  /// The path of a picture of the screen, as data, or `nil` if none was given.
  var picture: String?

  /// The way of the cursor, from number to number.
  var way: [Point] { stops.map(\.badge) }

  /// The radius of the circle around a number.
  static func radius(of number: Int) -> Double { number < 100 ? 10 : 13 }
}
