import EarshotModel

/// A layout that draws the elements of a screen at their frames.
struct FrameLayout {
  /// The maximum extent of a drawing below the screen, in multiples of the screen's height.
  private static let reach = 4.0

  /// The margin next to the screen, in points.
  private static let margin = 26.0

  private var drawing: Drawing
  private var taken = Occupancy()
  private let isRightToLeft: Bool

  /// Draws stops at their frames, and hatches the frames of elements that VoiceOver can't reach.
  ///
  /// The layout skips stops without a frame and counts them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of frames, unless they cover each other.
  static func drawing(
    of stops: [DrawnStop],
    hatched: [Rect],
    on backdrop: Drawing.Backdrop,
    picture: String?
  ) -> Drawing {
    var layout = FrameLayout(backdrop.size, backdrop.isRightToLeft)
    layout.drawing.picture = picture
    let placed = stops.map { stop in stop.frame.flatMap { layout.clean($0) } }
    layout.extend(placed.compactMap { $0 })
    if picture == nil { layout.addMargins() }
    layout.hatch(hatched.compactMap { layout.clean($0) })
    for frame in placed.compactMap({ $0 }) { layout.taken.addFrame(frame) }
    for (stop, frame) in zip(stops, placed) {
      if let frame { layout.place(stop, frame) } else { layout.drawing.missing += 1 }
    }
    if picture != nil { layout.moveNumbersAside() }
    if backdrop.cover != .none, picture == nil { layout.cover(backdrop.cover) }
    return layout.drawing
  }

  private init(_ size: Size, _ isRightToLeft: Bool) {
    let screen = Rect(x: 0, y: 0, width: size.width, height: size.height)
    drawing = Drawing(bounds: screen, screen: screen, places: .frames)
    self.isRightToLeft = isRightToLeft
  }

  /// Returns the frame with a positive size, or `nil` if it isn't near the screen.
  private func clean(_ frame: Rect) -> Rect? {
    guard [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite) else { return nil }
    let rect = Rect(
      x: min(frame.x, frame.x + frame.width),
      y: min(frame.y, frame.y + frame.height),
      width: abs(frame.width),
      height: abs(frame.height)
    )
    let (width, height) = (drawing.screen.width, drawing.screen.height)
    let near = Rect(
      x: -width,
      y: -height,
      width: 3 * width,
      height: (2 + Self.reach) * height
    )
    return near.holds(rect) ? rect : nil
  }

  private mutating func extend(_ frames: [Rect]) {
    var (left, top) = (drawing.bounds.x, drawing.bounds.y)
    var (right, bottom) = (drawing.bounds.maxX, drawing.bounds.maxY)
    for frame in frames {
      (left, top) = (min(left, frame.x), min(top, frame.y))
      (right, bottom) = (max(right, frame.maxX), max(bottom, frame.maxY))
    }
    drawing.bounds = Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Adds margins on both sides for the numbers that don't fit on the screen.
  private mutating func addMargins() {
    drawing.bounds.x -= Self.margin
    drawing.bounds.width += 2 * Self.margin
  }

  private mutating func hatch(_ frames: [Rect]) {
    let seen = frames.filter { $0.width >= 4 && $0.height >= 4 && drawing.bounds.intersects($0) }
    drawing.unreachable = seen.count
    drawing.background += seen.prefix(200).map { .box($0, radius: 4, .hatched) }
  }

  private mutating func place(_ stop: DrawnStop, _ frame: Rect) {
    guard drawing.picture == nil else {
      let badge = Point(x: frame.midX, y: frame.midY)
      return drawing.stops.append(.init(drawn: stop, frame: frame, badge: badge, shapes: []))
    }
    var stop = stop
    // A row is as wide as the screen. A narrower element with an action is a button.
    if stop.look == .disclosure, 2 * frame.width < drawing.screen.width { stop.look = .button }
    let (badge, place) = badge(of: stop, frame)
    var shapes = Painter(stop, in: frame, number: place, fitsFrame: true).shapes
    if stop.look.isRow, frame.width > drawing.screen.width / 2 {
      let (first, last) = (frame.x + Painter.gutter, frame.maxX)
      shapes.append(
        .line([Point(x: first, y: frame.maxY), Point(x: last, y: frame.maxY)], .border)
      )
    }
    if isRightToLeft { shapes = shapes.map { $0.mirrored(in: frame) } }
    shapes = shapes.filter { shape in
      guard case .words(let words) = shape else { return true }
      return taken.take(Self.ink(of: words, isRightToLeft: isRightToLeft))
    }
    drawing.stops.append(.init(drawn: stop, frame: frame, badge: badge, shapes: shapes))
  }

  /// Returns the area of a string in its box.
  private static func ink(of words: Shape.Words, isRightToLeft: Bool) -> Rect {
    let (box, size, anchor) = (words.box, words.size, words.anchor)
    let width = min(box.width, TextFit.width(of: words.text, size: size))
    let atStart = isRightToLeft ? box.maxX - width : box.x
    let atEnd = isRightToLeft ? box.x : box.maxX - width
    let x = anchor == .start ? atStart : anchor == .end ? atEnd : box.midX - width / 2
    return Rect(x: x, y: box.y + size * 0.2, width: width, height: size * 0.9)
  }

  /// Returns the position of a number.
  ///
  /// It's inside the frame if there's room next to the words, and next to the frame otherwise.
  private mutating func badge(
    of stop: DrawnStop,
    _ frame: Rect
  ) -> (Point, Painter.NumberPlace) {
    let radius = Drawing.radius(of: stop.number)
    let fills = Painter.fills(frame, stop)
    if !fills, let point = leading(stop, frame) { return (point, .leading) }
    if stop.look.textSize == nil, frame.width >= 2 * radius + 4, frame.height >= 40 {
      let point = Point(x: lead(frame, radius + 2), y: frame.y + radius + 2)
      if taken.take(Self.square(point, radius)) { return (point, .corner) }
    }
    for x in [lead(frame, -radius - 2), trail(frame, -radius - 2)] {
      let point = Point(x: x, y: frame.midY)
      let square = Self.square(point, radius)
      guard drawing.bounds.holds(square), !taken.hasFrame(at: square) else { continue }
      if taken.take(square) { return (point, .outside) }
    }
    if fills, let point = leading(stop, frame) { return (point, .leading) }
    let (top, bottom) = (frame.y + radius, frame.maxY - radius)
    let corners = [
      Point(x: lead(frame, radius), y: top), Point(x: trail(frame, radius), y: top),
      Point(x: lead(frame, radius), y: bottom), Point(x: trail(frame, radius), y: bottom),
      Point(x: frame.midX, y: frame.midY),
    ]
    for point in corners where taken.take(Self.square(point, radius)) {
      return (point, frame.width >= 60 ? .leading : .outside)
    }
    return (nextFree(from: Point(x: lead(frame, 0), y: frame.midY), radius), .outside)
  }

  /// Returns a free position at the leading edge of a frame, or `nil` if there's none or the frame
  /// is too small.
  private mutating func leading(_ stop: DrawnStop, _ frame: Rect) -> Point? {
    guard frame.width >= 84, frame.height >= 14 else { return nil }
    let radius = Drawing.radius(of: stop.number)
    let y = frame.height > 72 ? frame.y + 18 : frame.midY
    for dy in [0.0, 24, -24] where frame.height + 12 > abs(dy) * 2 + 2 * radius || dy == 0 {
      let point = Point(x: lead(frame, 17), y: y + dy)
      if taken.take(Self.square(point, radius)) { return point }
    }
    return nil
  }

  /// Returns the x-coordinate at the given distance from the leading edge of a frame.
  private func lead(_ frame: Rect, _ inset: Double) -> Double {
    isRightToLeft ? frame.maxX - inset : frame.x + inset
  }

  /// Returns the x-coordinate at the given distance from the trailing edge of a frame.
  private func trail(_ frame: Rect, _ inset: Double) -> Double {
    isRightToLeft ? frame.x + inset : frame.maxX - inset
  }

  /// Returns the first free position at a point, beside it, or below it, or the point itself if no
  /// position is free.
  private mutating func nextFree(from start: Point, _ radius: Double) -> Point {
    for step in 0..<40 {
      for side in [0.0, 1, -1, 2, -2] {
        let point = Point(x: start.x + side * 2 * radius, y: start.y + Double(step) * 2 * radius)
        if taken.take(Self.square(point, radius)) { return point }
      }
    }
    return start
  }

  private static func square(_ center: Point, _ radius: Double) -> Rect {
    Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// Moves the numbers to the sides of a picture so they don't cover it, each with a line to its
  /// element.
  private mutating func moveNumbersAside() {
    let room = 34.0
    let bounds = drawing.bounds
    var next: [Bool: Double] = [:]
    let order = drawing.stops.indices.sorted {
      (drawing.stops[$0].frame.midY, $0) < (drawing.stops[$1].frame.midY, $1)
    }
    for place in order {
      let frame = drawing.stops[place].frame
      let isLeft = frame.midX < bounds.midX || frame.width > bounds.width * 0.8
      let y = max(frame.midY, next[isLeft] ?? bounds.y + 12)
      next[isLeft] = y + 26
      let badge = Point(x: isLeft ? bounds.x - room / 2 : bounds.maxX + room / 2, y: y)
      drawing.stops[place].badge = badge
      let edge = Point(x: isLeft ? frame.x : frame.maxX, y: frame.midY)
      drawing.stops[place].shapes = [
        .box(frame, radius: 4, .accentLine), .line([badge, edge], .accentLine),
      ]
    }
    let bottom = max(bounds.maxY, (next.values.max() ?? 0) - 10)
    drawing.bounds = Rect(
      x: bounds.x - room,
      y: bounds.y,
      width: bounds.width + 2 * room,
      height: bottom - bounds.y
    )
  }

  private mutating func cover(_ cover: Drawing.Cover) {
    let frames = drawing.stops.map(\.frame)
    guard let first = frames.first else { return }
    let body = frames.dropFirst().reduce(first) { union, frame in
      let (x, y) = (min(union.x, frame.x), min(union.y, frame.y))
      return Rect(
        x: x,
        y: y,
        width: max(union.maxX, frame.maxX) - x,
        height: max(union.maxY, frame.maxY) - y
      )
    }
    let card = Rect(x: body.x - 8, y: body.y - 12, width: body.width + 16, height: body.height + 24)
    drawing.background =
      [.box(drawing.screen, radius: 0, .dim), .box(card, radius: 16, .ground)] + drawing.background
  }
}
