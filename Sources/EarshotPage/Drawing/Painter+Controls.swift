import EarshotModel

// Shapes of controls that open, choose, or show something.
extension Painter {
  mutating func link() {
    let used = words(stop.title, room, size: sizeFitting(17), .accent)
    guard used > 0 else { return }
    let y = room.midY + 12
    shapes.append(.line([Point(x: room.x, y: y), Point(x: room.x + used, y: y)], .accentLine))
  }

  mutating func back() {
    let tip = Point(x: room.x + 2, y: room.midY)
    let arrow = [Point(x: tip.x + 8, y: tip.y - 8), tip, Point(x: tip.x + 8, y: tip.y + 8)]
    shapes.append(.line(arrow, .accentLine))
    words(stop.title, room.inset(18, 0, 0, 0), size: sizeFitting(17), .accent)
  }

  mutating func key() {
    shapes.append(.box(frame.inset(1, 1, 1, 1), radius: 6, .card))
    words(stop.title, room, size: sizeFitting(17), .ink, .middle)
  }

  /// Draws the arrows of a button that opens a list.
  mutating func arrows() {
    let x = frame.maxX - 20
    for sign in [-1.0, 1] {
      let (near, far) = (frame.midY + sign * 3, frame.midY + sign * 8)
      let arrow = [Point(x: x - 5, y: near), Point(x: x, y: far), Point(x: x + 5, y: near)]
      shapes.append(.line(arrow, .accentLine))
    }
  }

  mutating func grabber() {
    let bar = Rect(x: frame.midX - 24, y: frame.midY - 2.5, width: 48, height: 5)
    shapes.append(.box(bar, radius: 2.5, .fill))
  }

  mutating func segment() {
    let body = frame.inset(1, 2, 1, 2)
    shapes.append(.box(body, radius: 8, stop.isSelected ? .ground : .card))
    if stop.isSelected { shapes.append(.box(body, radius: 8, .border)) }
    let box = room.inset(0, 0, -6, 0)
    words(stop.title, box, size: 14, stop.isSelected ? .strong : .ink, .middle)
  }

  /// Draws a label, with its value next to it or below it.
  mutating func row(trailing: Double, above: Bool = false) {
    var box = room.inset(0, above ? 4 : 0, trailing, above ? frame.height / 2 - 4 : 0)
    let size = sizeFitting(17)
    if stop.detail.isEmpty || stop.title.isEmpty {
      words(stop.title.isEmpty ? stop.detail : stop.title, box, size: size, titleStyle)
    } else if Self.isOneLine(stop, box.width) || frame.height < 40 || above {
      let used = words(stop.title, box, size: size, titleStyle)
      box = box.inset(used + 12, 0, 0, 0)
      if box.width > 40 { words(stop.detail, box, size: size, .soft, .end) }
    } else {
      let half = Rect(x: box.x, y: box.midY - 22, width: box.width, height: 22)
      words(stop.title, half, size: 17, titleStyle)
      let below = Rect(x: box.x, y: box.midY + 2, width: box.width, height: 18)
      words(stop.detail, below, size: 14, .soft)
    }
  }

  var titleStyle: Shape.Style { stop.isSelected ? .strong : .ink }

  mutating func button() {
    let body = frame.inset(0, 3, 0, 3)
    shapes.append(
      .box(body, radius: min(12, body.height / 2), stop.isSelected ? .accentFill : .tint)
    )
    let words = stop.detail.isEmpty ? stop.title : stop.title + ", " + stop.detail
    let style: Shape.Style = stop.isSelected ? .onAccent : .accent
    if numberPlace == .corner { return block(words, size: 15, style, .middle) }
    let box = numberPlace == .leading ? room.inset(0, 0, Self.gutter - 12, 0) : room
    self.words(words, box, size: sizeFitting(17), style, .middle)
  }

  mutating func picture() {
    let body = frame.inset(1, 3, 1, 3)
    shapes.append(.box(body, radius: min(12, body.height / 4), .card))
    let hasCaption = body.height >= 64 && !stop.title.isEmpty
    let height = hasCaption ? body.height - 30 : body.height
    let size = min(48, height - 12, room.width - 8)
    if size >= 14 {
      let (x, y) = (hasCaption ? frame.midX : room.midX, body.y + height / 2 + 2)
      shapes.append(
        .disc(Point(x: x - size * 0.24, y: y - size * 0.26), radius: size * 0.12, .fill)
      )
      shapes.append(
        .line(
          [
            Point(x: x - size / 2, y: y + size * 0.35),
            Point(x: x - size * 0.12, y: y - size * 0.05),
            Point(x: x + size * 0.08, y: y + size * 0.15),
            Point(x: x + size * 0.24, y: y - size * 0.1),
            Point(x: x + size / 2, y: y + size * 0.35), Point(x: x - size / 2, y: y + size * 0.35),
          ],
          .stroke
        )
      )
    }
    if hasCaption {
      let box = Rect(x: frame.x + 8, y: body.maxY - 28, width: frame.width - 16, height: 20)
      words(stop.title, box, size: 13, .soft, .middle)
    }
  }

  mutating func wheel() {
    for offset in [-18.0, 18] {
      let y = frame.midY + offset
      shapes.append(.line([Point(x: room.x, y: y), Point(x: room.maxX, y: y)], .border))
    }
    words(stop.detail.isEmpty ? stop.title : stop.detail, room, size: 21, .ink, .middle)
    if !stop.detail.isEmpty {
      let box = Rect(x: room.x, y: frame.y + 6, width: room.width, height: 20)
      words(stop.title, box, size: 13, .soft, .middle)
    }
  }

  mutating func activity() {
    let center = Point(x: room.x + 12, y: room.midY)
    for (x, y) in [
      (0.0, -1.0), (0.7, -0.7), (1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7),
    ] {
      shapes.append(
        .line(
          [
            Point(x: center.x + x * 5, y: center.y + y * 5),
            Point(x: center.x + x * 10, y: center.y + y * 10),
          ],
          .stroke
        )
      )
    }
    words(stop.title, room.inset(32, 0, 0, 0), size: sizeFitting(17), .soft)
  }

  mutating func field() {
    let body = frame.inset(0, 4, 0, 4)
    shapes.append(.box(body, radius: stop.look == .search ? min(18, body.height / 2) : 10, .card))
    shapes.append(.box(body, radius: stop.look == .search ? min(18, body.height / 2) : 10, .border))
    var box = room
    if stop.look == .search {
      let center = Point(x: room.x + 7, y: room.midY - 2)
      shapes.append(.disc(center, radius: 6, .stroke))
      shapes.append(
        .line(
          [Point(x: center.x + 4.5, y: center.y + 4.5), Point(x: center.x + 9, y: center.y + 9)],
          .stroke
        )
      )
      box = room.inset(24, 0, 0, 0)
    }
    if stop.look == .area { box = Rect(x: box.x, y: body.y + 6, width: box.width, height: 24) }
    if stop.detail.isEmpty {
      words(stop.title, box, size: sizeFitting(17), .soft)
    } else {
      let used = words(stop.title, box, size: sizeFitting(15), .soft)
      let rest = box.inset(used > 0 ? used + 12 : 0, 0, 0, 0)
      if rest.width > 30 { words(stop.detail, rest, size: sizeFitting(17), .ink) }
    }
  }

  mutating func tab() {
    let style: Shape.Style = stop.isSelected ? .accent : .soft
    if frame.height >= 44 {
      let icon = Rect(x: frame.midX - 2, y: frame.y + 8, width: 20, height: 18)
      shapes.append(.box(icon, radius: 5, stop.isSelected ? .accentFill : .fill))
      let box = Rect(x: frame.x + 2, y: frame.y + 30, width: frame.width - 4, height: 16)
      words(stop.title, box, size: 12, style, .middle)
    } else {
      words(stop.title, room, size: 13, style, .middle)
    }
  }

  mutating func chevron(at tip: Point) {
    guard frame.width >= 120 else { return }
    shapes.append(
      .line(
        [
          Point(x: tip.x - 4, y: tip.y - 6), Point(x: tip.x + 2, y: tip.y),
          Point(x: tip.x - 4, y: tip.y + 6),
        ],
        .stroke
      )
    )
  }
}
