import EarshotModel

/// A painter that draws a stop in a rectangle as a control and leaves room for its number.
///
/// It draws from left to right. The layout mirrors right-to-left content afterward.
struct Painter {
  /// The space at the leading edge for the number, in points.
  static let gutter = 34.0

  /// A position of a stop's number.
  enum NumberPlace: Sendable {
    /// The leading edge, inside the frame.
    case leading
    /// The upper leading corner of the frame.
    case corner
    case outside
  }

  var shapes: [Shape] = []
  let frame: Rect
  let stop: DrawnStop
  /// Whether the frame is from a design, so a string has the size that fits the frame.
  let fitsFrame: Bool
  let numberPlace: NumberPlace
  /// The area for the control, next to its number.
  let room: Rect

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

  /// Returns whether the words of a stop need the whole width of a frame from a design.
  static func fills(_ frame: Rect, _ stop: DrawnStop) -> Bool {
    guard let size = stop.look.textSize else { return false }
    let fitting = min(size, frame.height * 0.62)
    return TextFit.width(of: stop.title, size: fitting) + gutter + 12 > frame.width
  }

  /// Returns the height of a stop on a screen without frames, in points.
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

  static func textLines(_ stop: DrawnStop, _ room: Double) -> [String] {
    let lines = TextFit.lines(stop.title, size: 17, room: room, limit: 4)
    return lines.isEmpty ? [""] : lines
  }

  static func isOneLine(_ stop: DrawnStop, _ room: Double) -> Bool {
    if stop.detail.isEmpty { return true }
    let words = stop.title + stop.detail
    return TextFit.width(of: words, size: 17) + 44 <= room
  }

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
    case .link: link()
    case .back: back()
    case .picture: picture()
    case .key: key()
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
      arrows()
    case .activity: activity()
    case .grabber: grabber()
    case .field, .secureField, .area, .search: field()
    case .tab: tab()
    case .segment: segment()
    case .barItem: words(stop.title, room, size: sizeFitting(17), .accent)
    case .outside: words(stop.title, room, size: 14, .soft)
    }
  }
}
