import EarshotModel
import EarshotNotation

/// Writes a drawing as SVG.
struct DrawingMarkup {
  /// How a drawing is embedded.
  enum Setting {
    /// As a file, with its own style sheet.
    case file
    /// In a page that has the style sheet; stops get an identifier that begins with this.
    case page(prefix: String)
  }

  private let drawing: Drawing
  private let setting: Setting
  private let isRightToLeft: Bool

  init(_ drawing: Drawing, _ setting: Setting, isRightToLeft: Bool) {
    self.drawing = drawing
    self.setting = setting
    self.isRightToLeft = isRightToLeft
  }

  /// Writes the drawing with the name that a screen reader says and, for a file, a text alternative.
  func write(named name: String, describedBy description: [String], to markup: inout Markup) {
    let bounds = drawing.bounds
    let margin = 1.0
    let box = [
      bounds.x - margin, bounds.y - margin, bounds.width + 2 * margin, bounds.height + 2 * margin,
    ]
    var attributes: [Markup.Attribute] = [("viewBox", box.map(\.short).joined(separator: " "))]
    if case .file = setting {
      attributes = [("xmlns", "http://www.w3.org/2000/svg")] + attributes
      attributes += [
        ("width", (bounds.width + 2).short), ("height", (bounds.height + 2).short),
        ("role", "img"), ("aria-labelledby", "t d"),
      ]
    } else {
      attributes += [("role", "img"), ("aria-label", name)]
    }
    if isRightToLeft { attributes.append(("direction", "rtl")) }
    markup.element("svg", attributes) { markup in
      if case .file = setting { writeHead(named: name, describedBy: description, to: &markup) }
      if drawing.unreachable > 0 { writePattern(to: &markup) }
      markup.empty(
        "rect",
        rect(drawing.screen, radius: 0) + [("class", Shape.Style.ground.rawValue)]
      )
      if let picture = drawing.picture {
        markup.empty(
          "image",
          rect(drawing.screen, radius: 0) + [("href", picture), ("preserveAspectRatio", "none")]
        )
      }
      for shape in drawing.background { write(shape, to: &markup) }
      if drawing.picture == nil, drawing.way.count > 1 {
        markup.empty(
          "polyline",
          [("class", Shape.Style.way.rawValue), ("points", drawing.way.text)]
        )
      }
      for stop in drawing.stops { write(stop, to: &markup) }
      if drawing.places == .frames, drawing.bounds != drawing.screen {
        markup.empty(
          "rect",
          rect(drawing.screen, radius: 0) + [("class", Shape.Style.border.rawValue)]
        )
      }
    }
  }

  private func writeHead(
    named name: String,
    describedBy description: [String],
    to markup: inout Markup
  ) {
    markup.element("title", [("id", "t")], name)
    markup.element("desc", [("id", "d")], description.joined(separator: "\n"))
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
    if case .page(let prefix) = setting { prefix + "hatch" } else { "hatch" }
  }

  private func write(_ stop: Drawing.Stop, to markup: inout Markup) {
    var attributes: [Markup.Attribute] = []
    var classes = ["stop"] + (stop.drawn.change.map { [$0.rawValue] } ?? [])
    if case .page = setting, stop.drawn.number <= PageStyle.pointedStops {
      classes.append("k\(stop.drawn.number)")
    }
    attributes.append(("class", classes.joined(separator: " ")))
    if case .page(let prefix) = setting {
      attributes.append(("id", "\(prefix)\(stop.drawn.number)"))
    }
    markup.element("g", attributes) { markup in
      if !stop.shapes.isEmpty {
        if stop.drawn.isDimmed {
          markup.element("g", [("class", "pale")]) { markup in
            for shape in stop.shapes { write(shape, to: &markup) }
          }
        } else {
          for shape in stop.shapes { write(shape, to: &markup) }
        }
      }
      markup.empty("rect", rect(stop.frame.inset(1, 1, 1, 1), radius: 8) + [("class", "hit")])
      writeNumber(of: stop, to: &markup)
    }
    markup.endLine()
  }

  private func writeNumber(of stop: Drawing.Stop, to markup: inout Markup) {
    let radius = Drawing.radius(of: stop.drawn.number)
    let center: [Markup.Attribute] = [("cx", stop.badge.x.short), ("cy", stop.badge.y.short)]
    markup.empty("circle", center + [("r", radius.short), ("class", "dot")])
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
    case .words(let text, let box, let size, let anchor, let style):
      write(text, box, size, anchor, style, to: &markup)
    }
  }

  /// Writes a text; one that nearly fills its box is clipped, since the reader's font may be wide.
  private func write(
    _ text: String,
    _ box: Rect,
    _ size: Double,
    _ anchor: Shape.Anchor,
    _ style: Shape.Style,
    to markup: inout Markup
  ) {
    let isTight = TextFit.width(of: text, size: size) > box.width * 0.8
    let area = isTight ? Rect(x: 0, y: 0, width: box.width, height: box.height) : box
    let start = isRightToLeft ? area.maxX : area.x
    let end = isRightToLeft ? area.x : area.maxX
    let x = anchor == .start ? start : anchor == .end ? end : area.midX
    var attributes: [Markup.Attribute] = [
      ("x", x.short), ("y", (area.y + size).short), ("font-size", size.short),
      ("class", style.rawValue),
    ]
    if anchor != .start { attributes.append(("text-anchor", anchor == .end ? "end" : "middle")) }
    let shown = Display.spoken(text)
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
  /// The number with one decimal at most.
  var short: String {
    guard isFinite, abs(self) < 1e9 else { return "0" }
    let tenths = Int((self * 10).rounded())
    let (whole, rest) = (abs(tenths) / 10, abs(tenths) % 10)
    return (tenths < 0 ? "-" : "") + "\(whole)" + (rest == 0 ? "" : ".\(rest)")
  }
}

extension [Point] {
  /// The points as an attribute has them.
  fileprivate var text: String { map { "\($0.x.short),\($0.y.short)" }.joined(separator: " ") }
}
