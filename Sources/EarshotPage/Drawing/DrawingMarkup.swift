import EarshotModel
import EarshotNotation

/// A writer of drawings as SVG.
struct DrawingMarkup {
  /// A way to embed a drawing.
  enum Setting {
    /// A separate file with its own style sheet.
    case file
    /// A drawing in a page that has the style sheet. The identifiers of the stops begin with the
    /// given identifier.
    case page(id: String)
    /// A small picture in a page, without identifiers.
    case picture
    /// A small picture in a page, over the picture of another drawing, with an identifier that
    /// later pictures refer to.
    case first(id: String, screen: String)
    /// A small reference in a page to a drawing with an identifier.
    case reference(to: String)
  }

  private let drawing: Drawing
  private let setting: Setting
  private let isRightToLeft: Bool

  init(_ drawing: Drawing, _ setting: Setting, isRightToLeft: Bool) {
    self.drawing = drawing
    self.setting = setting
    self.isRightToLeft = isRightToLeft
  }

  /// Writes the drawing with its name for a screen reader and, if it's a file, a text alternative.
  func write(named name: String, describedBy description: [String], to markup: inout Markup) {
    markup.element("svg", attributes(named: name)) { markup in
      if case .file = setting { writeHead(named: name, describedBy: description, to: &markup) }
      if drawing.unreachable > 0 { writePattern(to: &markup) }
      markup.empty(
        "rect",
        rect(drawing.screen, radius: 0) + [("class", Shape.Style.ground.rawValue)]
      )
      if let picture = drawing.picture { write(picture: picture, to: &markup) }
      for shape in drawing.background { write(shape, to: &markup) }
      if drawing.picture == nil, drawing.way.count > 1 {
        markup.empty(
          "polyline",
          [("class", Shape.Style.way.rawValue), ("points", drawing.way.text)]
        )
      }
      for stop in drawing.stops { writeShapes(of: stop, to: &markup) }
      markup.endLine()
      // The numbers come last, so no element covers them.
      for stop in drawing.stops { write(stop, to: &markup) }
      if drawing.places == .frames, drawing.bounds != drawing.screen {
        markup.empty(
          "rect",
          rect(drawing.screen, radius: 0) + [("class", Shape.Style.border.rawValue)]
        )
      }
    }
  }

  /// Returns the attributes of the drawing, which are its place, its size, and its name.
  private func attributes(named name: String) -> [Markup.Attribute] {
    let box = viewBox.map(\.short)
    var attributes: [Markup.Attribute] = [("viewBox", box.joined(separator: " "))]
    switch setting {
    case .file:
      let bounds = drawing.bounds
      attributes = [("xmlns", "http://www.w3.org/2000/svg")] + attributes
      attributes += [
        ("width", (bounds.width + 2).short), ("height", (bounds.height + 2).short),
        ("role", "img"), ("aria-labelledby", "t d"),
      ]
    case .page(let id): attributes += [("id", id), ("role", "img"), ("aria-label", name)]
    case .first(let id, _):
      let place = zip(["x", "y", "width", "height"] as [StaticString], box)
      attributes += place.map { ($0, $1) } + [("id", id)]
    case .picture, .reference: break
    }
    if isRightToLeft { attributes.append(("direction", "rtl")) }
    return attributes
  }

  /// Writes the picture of the screen, which a page contains only once.
  private func write(picture: String, to markup: inout Markup) {
    var attributes = rect(drawing.screen, radius: 0)
    switch setting {
    case .picture, .reference: return
    case .first(_, let screen):
      markup.empty("use", [("href", "#\(screen)-image")])
      return
    case .page(let id): attributes.append(("id", "\(id)-image"))
    case .file: break
    }
    let rest: [Markup.Attribute] = [("href", picture), ("preserveAspectRatio", "none")]
    markup.empty("image", attributes + rest)
  }

  private func writeHead(
    named name: String,
    describedBy description: [String],
    to markup: inout Markup
  ) {
    markup.element("title", [("id", "t")], name)
    markup.element("desc", [("id", "d")], description.joined(separator: " "))
    markup.element("style") { markup in
      markup.verbatim(
        PageConstant(
          "svg{\(DrawingStyle.light);font-family:-apple-system,system-ui,"
            + "\"Segoe UI\",sans-serif}@media(prefers-color-scheme:dark){svg{\(DrawingStyle.dark)}}"
            + DrawingStyle.rules
        )
      )
    }
  }

  private var isPicture: Bool {
    switch setting {
    case .picture, .first, .reference: true
    case .file, .page: false
    }
  }

  /// Writes a small picture with the stops that the cursor visits and the stops that have failures.
  func writePicture(_ visited: [Int], failing: Set<Int>, to markup: inout Markup) {
    let box = viewBox
    let attributes: [Markup.Attribute] = [
      ("viewBox", box.map(\.short).joined(separator: " ")), ("aria-hidden", "true"),
    ]
    markup.element("svg", attributes) { markup in
      if case .reference(let id) = setting {
        let place = zip(["x", "y", "width", "height"] as [StaticString], box.map(\.short))
        markup.empty("use", [("href", "#\(id)")] + place.map { ($0, $1) })
      } else {
        write(named: "", describedBy: [], to: &markup)
      }
      let numbers = Set(visited)
      for stop in drawing.stops where numbers.contains(stop.drawn.number) {
        let style = failing.contains(stop.drawn.number) ? "seen bad" : "seen"
        markup.empty("rect", rect(stop.frame.inset(1, 1, 1, 1), radius: 8) + [("class", style)])
      }
    }
  }

  /// The left edge, the top, the width, and the height of the drawing, with a thin margin.
  private var viewBox: [Double] {
    let bounds = drawing.bounds.inset(-1, -1, -1, -1)
    return [bounds.x, bounds.y, bounds.width, bounds.height]
  }

  private func writePattern(to markup: inout Markup) {
    let pattern: [Markup.Attribute] = [
      ("id", hatch), ("width", "7"), ("height", "7"), ("patternUnits", "userSpaceOnUse"),
      ("patternTransform", "rotate(45)"),
    ]
    markup.element("pattern", pattern) { markup in
      markup.empty("path", [("d", "M0 0V7"), ("class", Shape.Style.stroke.rawValue)])
    }
  }

  private var hatch: String {
    switch setting {
    case .page(let id), .first(let id, _): id + "-hatch"
    case .file, .picture, .reference: "hatch"
    }
  }

  private func writeShapes(of stop: Drawing.Stop, to markup: inout Markup) {
    guard stop.drawn.isDimmed, !stop.shapes.isEmpty else {
      for shape in stop.shapes { write(shape, to: &markup) }
      return
    }
    markup.element("g", [("class", "pale")]) { markup in
      for shape in stop.shapes { write(shape, to: &markup) }
    }
  }

  private func write(_ stop: Drawing.Stop, to markup: inout Markup) {
    var attributes: [Markup.Attribute] = []
    var classes = ["stop"] + (stop.drawn.change.map { [$0.rawValue] } ?? [])
    if case .page = setting, stop.drawn.number <= PageStyle.pointedStops {
      classes.append("k\(stop.drawn.number)")
    }
    attributes.append(("class", classes.joined(separator: " ")))
    if case .page(let id) = setting { attributes.append(("id", "\(id)-\(stop.drawn.number)")) }
    markup.element("g", attributes) { markup in
      if !isPicture {
        markup.empty("rect", rect(stop.frame.inset(1, 1, 1, 1), radius: 8) + [("class", "hit")])
      }
      writeNumber(of: stop, to: &markup)
    }
    markup.endLine()
  }

  private func writeNumber(of stop: Drawing.Stop, to markup: inout Markup) {
    let radius = Drawing.radius(of: stop.drawn.number)
    let center: [Markup.Attribute] = [("cx", stop.badge.x.short), ("cy", stop.badge.y.short)]
    if stop.drawn.hasFinding {
      let side = 2 * radius
      let box = Rect(
        x: stop.badge.x - radius,
        y: stop.badge.y - radius,
        width: side,
        height: side
      )
      markup.empty("rect", rect(box, radius: 3) + [("class", "dot found")])
    } else {
      markup.empty("circle", center + [("r", radius.short), ("class", "dot")])
    }
    if stop.drawn.isReadTwice {
      markup.empty("circle", center + [("r", (radius + 3).short), ("class", "twice")])
    }
    let place: [Markup.Attribute] = [("x", stop.badge.x.short), ("y", (stop.badge.y + 4).short)]
    markup.element("text", place + [("class", "num")], "\(stop.drawn.number)")
  }

  private func write(_ shape: Shape, to markup: inout Markup) {
    switch shape {
    case .box(let box, let radius, let style):
      var attributes = rect(box, radius: radius) + [("class", style.rawValue)]
      if style == .hatched { attributes.append(("fill", "url(#\(hatch))")) }
      markup.empty("rect", attributes)
    case .disc(let center, let radius, let style):
      markup.empty(
        "circle",
        [
          ("cx", center.x.short), ("cy", center.y.short), ("r", radius.short),
          ("class", style.rawValue),
        ]
      )
    case .line(let points, let style):
      markup.empty("polyline", [("points", points.text), ("class", style.rawValue)])
    case .words(let words): write(words, to: &markup)
    }
  }

  /// Writes a string and clips it if it nearly fills its box, because the reader's font may be
  /// wide.
  private func write(_ words: Shape.Words, to markup: inout Markup) {
    let (box, size, anchor) = (words.box, words.size, words.anchor)
    let isTight = TextFit.width(of: words.text, size: size) > box.width * 0.8
    let area = isTight ? Rect(x: 0, y: 0, width: box.width, height: box.height) : box
    let start = isRightToLeft ? area.maxX : area.x
    let end = isRightToLeft ? area.x : area.maxX
    let x = anchor == .start ? start : anchor == .end ? end : area.midX
    var attributes: [Markup.Attribute] = [
      ("x", x.short), ("y", (area.y + size).short), ("font-size", size.short),
      ("class", words.style.rawValue),
    ]
    if anchor != .start { attributes.append(("text-anchor", anchor == .end ? "end" : "middle")) }
    let shown = Display.spoken(words.text)
    guard isTight else { return markup.element("text", attributes, shown) }
    let clip: [Markup.Attribute] = [
      ("x", box.x.short), ("y", box.y.short), ("width", box.width.short),
      ("height", box.height.short),
    ]
    markup.element("svg", clip) { $0.element("text", attributes, shown) }
  }

  private func rect(_ rect: Rect, radius: Double) -> [Markup.Attribute] {
    let place: [Markup.Attribute] = [
      ("x", rect.x.short), ("y", rect.y.short), ("width", rect.width.short),
      ("height", rect.height.short),
    ]
    return radius > 0 ? place + [("rx", min(radius, rect.height / 2).short)] : place
  }
}

extension Double {
  /// The number with at most one decimal place.
  var short: String {
    guard isFinite, abs(self) < 1e9 else { return "0" }
    let tenths = Int((self * 10).rounded())
    let (whole, rest) = (abs(tenths) / 10, abs(tenths) % 10)
    return (tenths < 0 ? "-" : "") + "\(whole)" + (rest == 0 ? "" : ".\(rest)")
  }
}

extension [Point] {
  /// The points as the value of an attribute.
  fileprivate var text: String { map { "\($0.x.short),\($0.y.short)" }.joined(separator: " ") }
}
