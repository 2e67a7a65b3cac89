import EarshotModel
import EarshotNotation
import EarshotSession

/// A walk that swipes right from the first stop and left from the last stop, as a user does.
///
/// This walk is necessary if events happen when the cursor arrives or leaves. Otherwise, swipes
/// always follow the reading order.
struct OrderWalk: Sendable {
  private let screen: AuditedScreen

  init(on screen: AuditedScreen) { self.screen = screen }

  func judge(_ judge: inout AuditJudge) {
    guard let first = screen.stops.first, let last = screen.stops.last, screen.stops.count > 1
    else {
      return
    }
    let onward = walk(.right, from: first.index, to: last.index)
    if let stop = onward.loop {
      return judge.say(loop(at: stop, onward, .right), by: .orderCycle, on: screen)
    }
    let back = walk(.left, from: last.index, to: first.index)
    if let stop = back.loop {
      return judge.say(loop(at: stop, back, .left), by: .orderCycle, on: screen)
    }
    if onward.isWhole, back.isWhole, onward.places != back.places.reversed() {
      let complaint = Complaint(
        screen.screen,
        "swiping left doesn't visit the stops in the reverse order of swiping right"
      )
      judge.say(complaint, by: .orderMirror, on: screen)
    }
  }

  /// The result of swiping.
  private struct Way {
    var places: [ElementTree.Index] = []
    /// The stop at which the cursor got stuck, or from which it went back to an earlier stop, or
    /// `nil` if it did neither.
    var loop: ElementTree.Index?
    /// Whether the cursor got stuck at `loop`, instead of going back from there.
    var isStuck = false
    /// Whether the cursor stayed on the screen to the end.
    var isWhole = true
  }

  private func walk(
    _ direction: Gesture.Direction,
    from start: ElementTree.Index,
    to end: ElementTree.Index
  ) -> Way {
    var way = Way()
    var session = screen.session
    session.putFocus(on: start)
    guard session.cursor == start else {
      way.isWhole = false
      return way
    }
    way.places = [start]
    var seen: Set<ElementTree.Index> = [start]
    for _ in 0..<(2 * screen.stops.count + 2) {
      let before = session.cursor
      session.perform(.swipe(direction, count: 1))
      guard session.shownNames == screen.session.shownNames, let cursor = session.cursor else {
        way.isWhole = false
        return way
      }
      if cursor == before {
        way.isStuck = cursor != end
        way.loop = way.isStuck ? cursor : nil
        return way
      }
      guard seen.insert(cursor).inserted else {
        way.loop = before
        return way
      }
      way.places.append(cursor)
    }
    return way
  }

  private func loop(
    at stop: ElementTree.Index,
    _ way: Way,
    _ direction: Gesture.Direction
  ) -> Complaint {
    let beyond = screen.stops.count - Set(way.places).count
    let swiping = "swiping \(direction.rawValue)"
    let lost = beyond > 0 ? ", so \(swiping) doesn't reach \(beyond.counted("stop"))" : ""
    let course =
      way.isStuck
      ? "\(swiping), the cursor stays here" : "\(swiping) from here, you return to an earlier stop"
    return Complaint(stop, .init("if you keep \(course)\(lost)"))
  }
}
