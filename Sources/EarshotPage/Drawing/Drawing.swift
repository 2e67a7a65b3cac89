import EarshotModel

/// A drawing of a screen, with its background and the numbered stops on it.
struct Drawing: Sendable {
  /// A cover over the screen in the drawing.
  enum Cover: Hashable, Sendable {
    case none, alert, sheet, popover
  }

  /// The screen behind the stops: its size in points, its layout direction, and its cover.
  struct Backdrop: Sendable {
    var size: Size
    let cover: Cover
    let isRightToLeft: Bool
  }

  /// A stop with its place in the drawing.
  struct Stop: Sendable {
    var drawn: DrawnStop
    var frame: Rect
    /// The position of the stop's number.
    var badge: Point
    var shapes: [Shape]
  }

  /// A source of the elements' positions.
  enum Places: Sendable {
    /// Places from the frames of a design, in points.
    case frames
    /// Places from the roles of the elements.
    case roles
  }

  /// The area of the drawing in points, which contains the screen and everything outside it.
  var bounds: Rect
  /// The frame of the screen itself.
  var screen: Rect
  var places: Places
  /// The shapes below the stops.
  var background: [Shape] = []
  var stops: [Stop] = []
  /// The number of stops that have no place in the drawing.
  var missing = 0
  /// The number of hatched elements, which VoiceOver can't reach.
  var unreachable = 0
  /// A picture of the screen as a data URL, or `nil` if there's none.
  var picture: String?

  /// The path of the cursor, from number to number.
  var way: [Point] { stops.map(\.badge) }

  /// Returns the radius of the circle around a number.
  static func radius(of number: Int) -> Double { number < 100 ? 10 : 13 }
}
