import EarshotModel

// Shapes of controls that have a state or a value.
extension Painter {
  mutating func toggle(_ state: ToggleState?) {
    let body = Rect(x: frame.maxX - 63, y: frame.midY - 15.5, width: 51, height: 31)
    guard frame.width >= 120 else { return small(toggle: state) }
    let isOn = state == .on
    shapes.append(.box(body, radius: 15.5, isOn ? .accentFill : .fill))
    let x = isOn ? body.maxX - 15.5 : state == .mixed ? body.midX : body.x + 15.5
    shapes.append(.disc(Point(x: x, y: body.midY), radius: 13.5, .ground))
  }

  mutating func small(toggle state: ToggleState?) {
    shapes.append(
      .box(frame, radius: min(frame.height, frame.width) / 2, state == .on ? .tint : .card)
    )
  }

  mutating func checkbox(_ state: ToggleState?) {
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

  mutating func track(_ part: Double, knob: Bool) {
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

  mutating func stepper() {
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
}
