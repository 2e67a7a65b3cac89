import EarshotModel
import EarshotSession

/// A layout for a screen without frames.
///
/// It follows the roles of the elements, as on a phone or a tablet.
///
/// The order and the rows are the same as in the output of `:map`, but the heights differ.
///
/// - Source: Human Interface Guidelines, “Layout”; our choice.
struct PhoneLayout {
  static let margin = 16.0

  private let size: Size
  private let cover: Drawing.Cover
  let isRightToLeft: Bool
  var drawing: Drawing
  var y: Double
  let left: Double
  let width: Double
  /// The list whose card is open, and the top of the card, or `nil` if no card is open.
  private var card: (list: ElementTree.Index, top: Double)?
  private var bottom: [[DrawnStop]] = []

  /// Lays out stops in rows.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stops.
  static func drawing(
    of stops: [DrawnStop],
    rows: [[Int]],
    on backdrop: Drawing.Backdrop
  ) -> Drawing {
    var layout = PhoneLayout(backdrop)
    var rest = rows[...]
    while !rest.isEmpty {
      let cells = tableLength(rest, stops)
      if cells > 1, layout.addTable(rest.prefix(cells).map { stops[$0[0]] }) {
        rest = rest.dropFirst(cells)
      } else {
        for row in rest.prefix(max(1, cells)) { layout.add(row.map { stops[$0] }) }
        rest = rest.dropFirst(max(1, cells))
      }
    }
    layout.finish()
    return layout.drawing
  }

  private init(_ backdrop: Drawing.Backdrop) {
    size = backdrop.size
    cover = backdrop.cover
    isRightToLeft = backdrop.isRightToLeft
    let screen = Rect(x: 0, y: 0, width: size.width, height: size.height)
    drawing = Drawing(bounds: screen, screen: screen, places: .roles)
    switch cover {
    case .none: (left, width, y) = (0, size.width, 52)
    case .alert:
      width = min(300, size.width - 40)
      left = (size.width - width) / 2
      y = 240
    case .popover:
      width = min(310, size.width - 40)
      left = (size.width - width) / 2
      y = 140
    case .sheet: (left, width, y) = (0, size.width, 150)
    }
  }

  private mutating func add(_ row: [DrawnStop]) {
    guard let first = row.first else { return }
    if row.allSatisfy({ $0.look == .tab }), cover == .none { return addTabs(row) }
    if row.count > 1 { return addBeside(row) }
    if first.look == .outside, cover != .none { return addOutside(first) }
    if let caption = first.caption {
      closeCard()
      let box = Rect(x: left + 34, y: y + 10, width: width - 60, height: 22)
      drawing.background.append(
        .words(.init(text: caption, box: box, size: 13, anchor: .start, style: .soft))
      )
      y += 34
    }
    switch first.look {
    case .row, .disclosure, .toggle, .checkbox, .picker, .stepper, .slider, .progress, .text,
      .plain:
      addRow(first)
    case .button, .field, .secureField, .area, .search, .picture, .wheel:
      closeCard()
      y += 6
      let height = Painter.height(of: first, width: width - 2 * Self.margin)
      place(
        first,
        Rect(x: left + Self.margin, y: y, width: width - 2 * Self.margin, height: height)
      )
      y += height + 6
    default:
      closeCard()
      let height = Painter.height(of: first, width: width)
      place(first, Rect(x: left, y: y, width: width, height: height))
      y += height
    }
  }

  /// Adds tabs to the bar, with at most five side by side.
  private mutating func addTabs(_ row: [DrawnStop]) {
    guard let last = bottom.last, last.count + row.count <= 5 else { return bottom.append(row) }
    bottom[bottom.count - 1] += row
  }

  /// Adds a row to its list's card or, if it isn't in a list, directly to the screen.
  private mutating func addRow(_ stop: DrawnStop) {
    if stop.list != card?.list { closeCard() }
    let inset = stop.list == nil ? 0 : Self.margin
    if let list = stop.list, card == nil {
      card = (list, y)
    } else if stop.list != nil {
      addSeparator(inset)
    }
    let height = Painter.height(of: stop, width: width - 2 * inset)
    place(stop, Rect(x: left + inset, y: y, width: width - 2 * inset, height: height))
    y += height
    if stop.list == nil, stop.look != .text, stop.look != .plain { addSeparator(0) }
  }

  private mutating func addSeparator(_ inset: Double) {
    let (first, last) = (left + inset + Painter.gutter, left + width - inset)
    let points = [Point(x: first, y: y), Point(x: last, y: y)]
    let line = Shape.line(points, .border)
    drawing.background.append(isRightToLeft ? line.mirrored(in: drawing.screen) : line)
  }

  mutating func closeCard() {
    guard let card else { return }
    let box = Rect(
      x: left + Self.margin,
      y: card.top,
      width: width - 2 * Self.margin,
      height: y - card.top
    )
    drawing.background.insert(.box(box, radius: 14, .card), at: 0)
    self.card = nil
    y += 14
  }

  /// Adds stops side by side, such as segments, the items of a bar, or the cells of a row.
  private mutating func addBeside(_ row: [DrawnStop]) {
    closeCard()
    let inset = row.contains { $0.look == .barItem } ? 0 : Self.margin
    let share = (width - 2 * inset) / Double(row.count)
    let height = row.contains { $0.look == .segment } ? 40.0 : 48
    y += 4
    for (place, stop) in row.enumerated() {
      let x = left + inset + share * Double(place)
      var stop = stop
      if stop.look == .disclosure { stop.look = .button }
      self.place(stop, Rect(x: x, y: y, width: share, height: height), isNarrow: share < 84)
    }
    y += height + 8
  }

  /// Adds the area that closes a menu or a popover, which is the dimmed screen around it.
  private mutating func addOutside(_ stop: DrawnStop) {
    closeCard()
    let frame = Rect(x: left, y: y + 26, width: width, height: 40)
    var painter = Painter(stop, in: frame, number: .leading).shapes
    painter.insert(.box(frame, radius: 20, .border), at: 0)
    append(stop, frame, painter)
    outside = frame.maxY
  }

  private var outside: Double?

  mutating func place(_ stop: DrawnStop, _ frame: Rect, isNarrow: Bool = false) {
    append(
      stop,
      frame,
      Painter(stop, in: frame, number: !isNarrow || stop.look == .segment ? .leading : .outside)
        .shapes
    )
  }

  mutating func append(_ stop: DrawnStop, _ frame: Rect, _ shapes: [Shape]) {
    let isTab = stop.look == .tab
    var badge = Point(x: frame.x + 17, y: frame.midY)
    if isTab { badge = Point(x: frame.midX - 16, y: frame.y + 17) }
    if stop.look == .picture { badge = Point(x: frame.x + 17, y: frame.y + 20) }
    if stop.look == .area { badge = Point(x: frame.x + 17, y: frame.y + 22) }
    if stop.look == .largeTitle, frame.height > 60 {
      badge = Point(x: frame.x + 17, y: frame.y + 28)
    }
    var shapes = shapes
    if isRightToLeft {
      shapes = shapes.map { $0.mirrored(in: frame) }
      badge.x = 2 * frame.midX - badge.x
    }
    drawing.stops.append(.init(drawn: stop, frame: frame, badge: badge, shapes: shapes))
  }

  // MARK: The end

  private mutating func finish() {
    let top = y
    closeCard()
    let barHeight = 58.0 * Double(bottom.count) + (bottom.isEmpty ? 0 : 22)
    let end = max(outside ?? 0, max(top, y) + (cover == .none ? 24 : 14))
    let height = max(size.height * (cover == .none ? 0.62 : 0.72), end + barHeight)
    drawing.screen.height = height
    drawing.bounds = drawing.screen
    addBars(from: height - barHeight)
    addCover(upTo: outside.map { _ in y } ?? max(top, y) + 10)
    drawing.stops.sort { $0.drawn.number < $1.drawn.number }
  }

  private mutating func addBars(from top: Double) {
    guard !bottom.isEmpty else { return }
    let bar = Rect(x: 0, y: top, width: size.width, height: drawing.screen.height - top)
    drawing.background.append(.box(bar, radius: 0, .ground))
    drawing.background.append(.line([Point(x: 0, y: top), Point(x: size.width, y: top)], .border))
    for (number, row) in bottom.enumerated() {
      let share = size.width / Double(row.count)
      for (place, stop) in row.enumerated() {
        let y = top + 6 + 58 * Double(number)
        append(stop, Rect(x: share * Double(place), y: y, width: share, height: 52))
      }
    }
  }

  private mutating func append(_ stop: DrawnStop, _ frame: Rect) {
    append(stop, frame, Painter(stop, in: frame, number: .outside).shapes)
  }

  /// Adds the dimmed screen, and the alert or the sheet over it.
  private mutating func addCover(upTo end: Double) {
    let start = drawing.stops.map(\.frame.y).min() ?? y
    let first = drawing.background.first.map { _ in start - 12 } ?? start
    let body: Rect
    switch cover {
    case .none: return
    case .sheet:
      body = Rect(x: 0, y: 128, width: size.width, height: drawing.screen.height - 128 + 20)
    case .alert, .popover:
      let top = min(first, start) - 10
      body = Rect(x: left, y: top, width: width, height: end - top)
    }
    let dim = Shape.box(drawing.screen, radius: 0, .dim)
    drawing.background =
      [dim, .box(body, radius: cover == .sheet ? 18 : 16, .ground)] + drawing.background
  }
}
