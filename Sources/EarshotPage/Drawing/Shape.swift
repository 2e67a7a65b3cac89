import EarshotModel

/// A part of a drawing, in points.
enum Shape: Hashable, Sendable {
  /// The alignment of a string in its box, in the layout direction of the screen.
  enum Anchor: Hashable, Sendable {
    case start, middle, end
  }

  /// A rectangle with round corners.
  case box(Rect, radius: Double, Style)
  case disc(Point, radius: Double, Style)
  /// Straight lines from point to point.
  case line([Point], Style)
  case words(Words)

  /// A string on one line, vertically centered in a box.
  struct Words: Hashable, Sendable {
    let text: String
    var box: Rect
    /// The font size.
    let size: Double
    let anchor: Anchor
    let style: Style
  }

  /// A style of a part.
  ///
  /// The style sheet of the drawing has a rule for each style.
  enum Style: String, CaseIterable, Hashable, Sendable {
    /// The phone's screen.
    case ground = "g0"
    /// A card, or the body of a control.
    case card = "g1"
    /// A part that the user presses or drags, or a filled part.
    case fill = "g2"
    /// A control in the accent color.
    case accentFill = "g3"
    /// A pale surface in the accent color.
    case tint = "g4"
    /// The part below an alert or a sheet.
    case dim = "g5"
    /// A part that VoiceOver can't reach.
    case hatched = "g6"
    /// A border.
    case border = "l0"
    /// A line in the color of the text.
    case stroke = "l1"
    /// A line in the accent color.
    case accentLine = "l2"
    /// The path of the cursor.
    case way = "l3"
    /// Text.
    case ink = "t0"
    case strong = "t1"
    case soft = "t2"
    case accent = "t3"
    case onAccent = "t4"
  }
}

extension Shape {
  /// Returns the shape mirrored within a rectangle, for right-to-left layout.
  func mirrored(in frame: Rect) -> Shape {
    let sum = 2 * frame.x + frame.width
    func flip(_ rect: Rect) -> Rect {
      Rect(x: sum - rect.x - rect.width, y: rect.y, width: rect.width, height: rect.height)
    }
    func flip(_ point: Point) -> Point { Point(x: sum - point.x, y: point.y) }
    return switch self {
    case .box(let rect, let radius, let style): .box(flip(rect), radius: radius, style)
    case .disc(let center, let radius, let style): .disc(flip(center), radius: radius, style)
    case .line(let points, let style): .line(points.map(flip), style)
    case .words(let words): .words(words.placed(in: flip(words.box)))
    }
  }
}

extension Shape.Words {
  /// Returns the same words in another box.
  fileprivate func placed(in box: Rect) -> Self {
    var words = self
    words.box = box
    return words
  }
}

extension Rect {
  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }
  var maxX: Double { x + width }
  var maxY: Double { y + height }

  /// Returns the rectangle reduced by the given margins.
  func inset(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Rect {
    Rect(
      x: x + left,
      y: y + top,
      width: max(0, width - left - right),
      height: max(0, height - top - bottom)
    )
  }

  func intersects(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  func holds(_ other: Rect) -> Bool {
    x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }
}
