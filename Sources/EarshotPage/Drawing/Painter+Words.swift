import EarshotModel

// Strings that are as large as their rectangles allow.
extension Painter {
  /// Writes text on as many lines and in as small a size as the frame requires.
  mutating func block(
    _ text: String,
    size: Double,
    _ style: Shape.Style,
    _ anchor: Shape.Anchor = .start
  ) {
    guard fitsFrame, room.height >= size * 1.2 else {
      words(text, room, size: sizeFitting(size), style, anchor)
      return
    }
    var size = size
    while true {
      let fitting = max(1, Int((room.height + 4) / (size * 1.3)))
      let lines = TextFit.lines(text, size: size, room: room.width, limit: fitting + 1)
      let isWhole = !lines.contains { $0.hasSuffix("…") }
      if isWhole, lines.count <= fitting { return self.lines(lines, size: size, style, anchor) }
      guard size > Self.smallest + 2 else {
        let cut = TextFit.lines(text, size: size, room: room.width, limit: fitting)
        return self.lines(cut, size: size, style, anchor)
      }
      size -= 2
    }
  }

  mutating func text() {
    if fitsFrame, stop.detail.isEmpty { return block(stop.title, size: 17, .ink) }
    let lines = Self.textLines(stop, room.width)
    let fitting = max(1, Int((frame.height + 4) / 22))
    let shown = Array(lines.prefix(fitting))
    let hasDetail = !stop.detail.isEmpty && frame.height >= 22 * Double(shown.count) + 18
    self.lines(
      shown,
      size: sizeFitting(17),
      .ink,
      in: hasDetail ? room.inset(0, 0, 0, 18) : room
    )
    if hasDetail {
      let box = Rect(x: room.x, y: frame.maxY - 26, width: room.width, height: 18)
      words(stop.detail, box, size: 14, .soft)
    } else if stop.title.isEmpty {
      words(stop.detail, room, size: sizeFitting(17), .ink)
    }
  }

  /// Returns the given font size, or a smaller one that fits the height of the frame.
  func sizeFitting(_ size: Double) -> Double {
    max(9, min(size, (numberPlace == .corner ? room.height : frame.height) * 0.62))
  }

  /// The minimum size of a string in a frame from a design, in points.
  static let smallest = 8.0

  mutating func lines(
    _ lines: [String],
    size: Double,
    _ style: Shape.Style,
    _ anchor: Shape.Anchor = .start,
    in box: Rect? = nil
  ) {
    let box = box ?? room
    let height = size * 1.3
    let top = box.midY - height * Double(lines.count) / 2
    for (number, line) in lines.enumerated() {
      let place = Rect(x: box.x, y: top + height * Double(number), width: box.width, height: height)
      words(line, place, size: size, style, anchor)
    }
  }

  /// Writes a string and returns the width that it takes.
  @discardableResult
  mutating func words(
    _ text: String,
    _ box: Rect,
    size: Double,
    _ style: Shape.Style,
    _ anchor: Shape.Anchor = .start
  ) -> Double {
    guard !text.isEmpty else { return 0 }
    var size = size
    if fitsFrame {
      let natural = TextFit.width(of: text, size: size)
      if natural > box.width { size = max(Self.smallest, size * box.width / natural) }
    }
    guard box.width >= size || fitsFrame && box.width >= size * 0.6 else { return 0 }
    let cut = TextFit.cut(text, size: size, to: box.width)
    guard cut != "…" else { return 0 }
    let room = Rect(x: box.x, y: box.midY - size * 0.65, width: box.width, height: size * 1.3)
    shapes.append(.words(.init(text: cut, box: room, size: size, anchor: anchor, style: style)))
    return min(box.width, TextFit.width(of: cut, size: size))
  }
}
