// Longer than 300 lines: the shapes of every control, one after the other.

import EarshotModel

/// Draws a stop in a rectangle as the control that it is, and leaves room for its number.
///
/// It draws from left to right; what is read from right to left is mirrored afterward.
struct Painter {
  /// The room at the leading edge that the number takes, in points.
  static let gutter = 34.0

  /// Where the number of a stop is.
  enum NumberPlace: Sendable {
    /// In the frame, at the leading edge.
    case leading
    /// In the upper leading corner of the frame.
    case corner
    case outside
  }

  private(set) var shapes: [Shape] = []
  private let frame: Rect
  private let stop: DrawnStop
  /// Whether the frame is from a design, so a text takes the size that fits it.
  private let fitsFrame: Bool
  private let numberPlace: NumberPlace
  /// What is left for the control beside its number.
  private let room: Rect

  /// Draws a stop.
  init(_ stop: DrawnStop, in frame: Rect, number: NumberPlace, fitsFrame: Bool = false) {
    self.stop = stop
    self.frame = frame
    self.fitsFrame = fitsFrame
    numberPlace = number
    room =
      switch number {
      case .leading: frame.inset(Self.gutter, 0, 12, 0)
      case .corner: frame.inset(2, 22, 2, 2)
      case .outside: fitsFrame ? frame.inset(2, 0, 2, 0) : frame.inset(6, 0, 12, 0)
      }
    paint()
  }

  /// Whether the words of a stop need the whole width of a frame from a design.
  static func fills(_ frame: Rect, _ stop: DrawnStop) -> Bool {
    guard let size = stop.look.textSize else { return false }
    let fitting = min(size, frame.height * 0.62)
    return TextFit.width(of: stop.title, size: fitting) + gutter + 12 > frame.width
  }

  /// How high a stop is on a screen without frames, in points.
  static func height(of stop: DrawnStop, width: Double) -> Double {
    let room = width - gutter - 12
    switch stop.look {
    case .largeTitle: return 16 + 38 * Double(titleLines(stop, room).count)
    case .heading: return 48
    case .text, .caption, .plain:
      let detail = stop.detail.isEmpty ? 0.0 : 20
      return 18 + 22 * Double(textLines(stop, room).count) + detail
    case .row, .disclosure: return isOneLine(stop, room) ? 50 : 64
    case .picture: return 120
    case .slider, .progress: return 64
    case .wheel: return 108
    case .area: return 96
    case .grabber: return 26
    case .link: return 40
    case .back, .barItem: return 44
    case .outside: return 40
    default: return 52
    }
  }

  private static func titleLines(_ stop: DrawnStop, _ room: Double) -> [String] {
    TextFit.lines(stop.title, size: 30, room: room, limit: 2)
  }

  private static func textLines(_ stop: DrawnStop, _ room: Double) -> [String] {
    let lines = TextFit.lines(stop.title, size: 17, room: room, limit: 4)
    return lines.isEmpty ? [""] : lines
  }

  private static func isOneLine(_ stop: DrawnStop, _ room: Double) -> Bool {
    if stop.detail.isEmpty { return true }
    let words = stop.title + stop.detail
    return TextFit.width(of: words, size: 17) + 44 <= room
  }

  // MARK: Controls

  private mutating func paint() {
    switch stop.look {
    case .largeTitle where !fitsFrame: lines(Self.titleLines(stop, room.width), size: 30, .strong)
    case .largeTitle: block(stop.title, size: 30, .strong)
    case .heading: block(stop.title, size: 22, .strong)
    case .caption: words(stop.title, room, size: 13, .soft)
    case .text, .plain: text()
    case .row: row(trailing: 0)
    case .disclosure:
      row(trailing: 16)
      chevron(at: Point(x: frame.maxX - 18, y: frame.midY))
    case .button: button()
    case .link:
      let used = words(stop.title, room, size: sizeFitting(17), .accent)
      if used > 0 {
        let y = room.midY + 12
        shapes.append(.line([Point(x: room.x, y: y), Point(x: room.x + used, y: y)], .accentLine))
      }
    case .back:
      let tip = Point(x: room.x + 2, y: room.midY)
      shapes.append(
        .line(
          [Point(x: tip.x + 8, y: tip.y - 8), tip, Point(x: tip.x + 8, y: tip.y + 8)],
          .accentLine
        )
      )
      words(stop.title, room.inset(18, 0, 0, 0), size: sizeFitting(17), .accent)
    case .picture: picture()
    case .key:
      shapes.append(.box(frame.inset(1, 1, 1, 1), radius: 6, .card))
      words(stop.title, room, size: sizeFitting(17), .ink, .middle)
    case .toggle(let state):
      row(trailing: 62)
      toggle(state)
    case .checkbox(let state):
      row(trailing: 34)
      checkbox(state)
    case .slider(let part):
      row(trailing: 0, above: frame.height >= 44)
      track(part, knob: true)
    case .progress(let part):
      row(trailing: 0, above: frame.height >= 44)
      track(part, knob: false)
    case .stepper:
      row(trailing: 100)
      stepper()
    case .wheel: wheel()
    case .picker:
      row(trailing: 22)
      let x = frame.maxX - 20
      for sign in [-1.0, 1] {
        shapes.append(
          .line(
            [
              Point(x: x - 5, y: frame.midY + sign * 3), Point(x: x, y: frame.midY + sign * 8),
              Point(x: x + 5, y: frame.midY + sign * 3),
            ],
            .accentLine
          )
        )
      }
    case .activity: activity()
    case .grabber:
      let bar = Rect(x: frame.midX - 24, y: frame.midY - 2.5, width: 48, height: 5)
      shapes.append(.box(bar, radius: 2.5, .fill))
    case .field, .secureField, .area, .search: field()
    case .tab: tab()
    case .segment:
      shapes.append(.box(frame.inset(1, 2, 1, 2), radius: 8, stop.isSelected ? .ground : .card))
      if stop.isSelected { shapes.append(.box(frame.inset(1, 2, 1, 2), radius: 8, .border)) }
      words(
        stop.title,
        room.inset(0, 0, -6, 0),
        size: 14,
        stop.isSelected ? .strong : .ink,
        .middle
      )
    case .barItem: words(stop.title, room, size: sizeFitting(17), .accent)
    case .outside: words(stop.title, room, size: 14, .soft)
    }
  }

  /// Writes a text on as many lines, and as small, as the frame asks for.
  private mutating func block(
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

  private mutating func text() {
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

  /// A label, and its value beside or below it.
  private mutating func row(trailing: Double, above: Bool = false) {
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

  private var titleStyle: Shape.Style { stop.isSelected ? .strong : .ink }

  private mutating func button() {
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

  private mutating func picture() {
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

  private mutating func toggle(_ state: ToggleState?) {
    let body = Rect(x: frame.maxX - 63, y: frame.midY - 15.5, width: 51, height: 31)
    guard frame.width >= 120 else { return small(toggle: state) }
    let isOn = state == .on
    shapes.append(.box(body, radius: 15.5, isOn ? .accentFill : .fill))
    let x = isOn ? body.maxX - 15.5 : state == .mixed ? body.midX : body.x + 15.5
    shapes.append(.disc(Point(x: x, y: body.midY), radius: 13.5, .ground))
  }

  private mutating func small(toggle state: ToggleState?) {
    shapes.append(
      .box(frame, radius: min(frame.height, frame.width) / 2, state == .on ? .tint : .card)
    )
  }

  private mutating func checkbox(_ state: ToggleState?) {
    let body = Rect(x: frame.maxX - 36, y: frame.midY - 11, width: 22, height: 22)
    shapes.append(.box(body, radius: 5, state == .on ? .accentFill : .border))
    if state == .on {
      shapes.append(
        .line(
          [
            Point(x: body.x + 5, y: body.midY), Point(x: body.x + 9.5, y: body.midY + 5),
            Point(x: body.maxX - 5, y: body.midY - 5),
          ],
          .way
        )
      )
    }
  }

  private mutating func track(_ part: Double, knob: Bool) {
    let y = frame.height >= 44 ? frame.maxY - 19 : frame.midY
    let bar = Rect(x: room.x, y: y - 2, width: room.width, height: 4)
    shapes.append(.box(bar, radius: 2, .fill))
    let width = max(4, bar.width * part)
    shapes.append(.box(Rect(x: bar.x, y: bar.y, width: width, height: 4), radius: 2, .accentFill))
    guard knob else { return }
    let x = min(max(bar.x + width, bar.x + 10), bar.maxX - 10)
    shapes.append(.disc(Point(x: x, y: y), radius: 10, .ground))
    shapes.append(.disc(Point(x: x, y: y), radius: 10, .border))
  }

  private mutating func stepper() {
    guard frame.width >= 200 else { return }
    let body = Rect(x: frame.maxX - 106, y: frame.midY - 16, width: 94, height: 32)
    shapes.append(.box(body, radius: 8, .card))
    let y = body.midY
    for x in [body.x + 23.5, body.maxX - 23.5] {
      shapes.append(.line([Point(x: x - 6, y: y), Point(x: x + 6, y: y)], .stroke))
    }
    let x = body.maxX - 23.5
    shapes.append(.line([Point(x: x, y: y - 6), Point(x: x, y: y + 6)], .stroke))
    shapes.append(.line([Point(x: body.midX, y: y - 9), Point(x: body.midX, y: y + 9)], .border))
  }

  private mutating func wheel() {
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

  private mutating func activity() {
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

  private mutating func field() {
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

  private mutating func tab() {
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

  private mutating func chevron(at tip: Point) {
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

  // MARK: Words

  /// The size of a text, no larger than the frame is high.
  private func sizeFitting(_ size: Double) -> Double {
    max(9, min(size, (numberPlace == .corner ? room.height : frame.height) * 0.62))
  }

  /// The smallest size of a text in a frame from a design, in points.
  private static let smallest = 8.0

  private mutating func lines(
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

  /// Writes a text, and returns the width that it takes.
  @discardableResult
  private mutating func words(
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
    shapes.append(.words(cut, room, size: size, anchor, style))
    return min(box.width, TextFit.width(of: cut, size: size))
  }
}
