import EarshotLines
import EarshotModel
import EarshotSession

/// The phrases for Voice Control that replace the gestures of a task.
///
/// Gestures that only move VoiceOver's cursor need no phrases, because a phrase names the control
/// itself.
///
/// - Source: VOICE-CONTROL.md, chapters 2 and 5.
public struct TaskVoice: Hashable, Sendable {
  /// The phrases to say, in order.
  public private(set) var phrases: [String] = []
  /// The gestures that no phrase can replace, with the reasons.
  public private(set) var unsayable: [String] = []

  /// Adds the phrases that replace a gesture, or the reason that no phrase does.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes on the screen.
  mutating func add(_ gesture: Gesture, in session: Session, spending work: inout WorkBudget) {
    var act: VoiceEffort.Act?
    var more: [String] = []
    switch gesture {
    case .doubleTap, .splitTap:
      guard !session.opensLink else {
        return unsayable.append(
          "'\(gesture)', because the link inside text has no name for Voice Control"
        )
      }
      guard let action = session.chosenActionName else { break }
      (act, more) = (.showActions, [action])
    case .tripleTap, .doubleTapAndHold: act = .longPress
    case .increment(let count): (act, more) = (.increment, repetition(count))
    case .decrement(let count): (act, more) = (.decrement, repetition(count))
    case .swipe(let direction, .times(let count)):
      guard [.up, .down].contains(direction), session.chosenActionName == nil,
        session.cursorIsAdjustable
      else { return }
      (act, more) = (direction == .up ? .increment : .decrement, repetition(count))
    case .action(let name): (act, more) = (.showActions, [name])
    default: return add(plain: gesture)
    }
    guard let cursor = session.cursor,
      let effort = VoiceEffort.measure([cursor], in: session, spending: &work, by: act)[cursor]
    else { return }
    if case .notOffered(let why) = effort.reason {
      unsayable.append("'\(gesture)', because \(session.tree.nameInWords(of: cursor)) \(why)")
    } else {
      phrases += effort.phrases + more
    }
  }

  private func repetition(_ count: Int) -> [String] {
    guard count > 1 else { return [] }
    return [count == 2 ? "Repeat this" : "Repeat \(count - 1) times"]
  }

  /// Adds a gesture that isn't about an element.
  private mutating func add(plain gesture: Gesture) {
    switch gesture {
    case .say(let text), .type(let text): phrases.append(text)
    case .delete(let count): phrases += Array(repeating: "Delete character", count: count)
    case .select(let text): phrases.append("Select \(text)")
    case .selectAll: phrases.append("Select all")
    case .undoTyping: phrases.append("Undo")
    case .redoTyping: phrases.append("Redo")
    case .scrub: phrases.append("Go back")
    case .threeFingerSwipe(let direction, let count):
      phrases += Array(repeating: "Scroll \(direction.opposite.rawValue)", count: count)
    case .passThrough(let direction): phrases.append("Swipe \(direction.rawValue)")
    case .magicTap, .return: unsayable.append("'\(gesture)'")
    default: break
    }
  }
}

extension Session {
  fileprivate var cursorIsAdjustable: Bool {
    cursor.map { tree.traits(of: $0).contains(.adjustable) } ?? false
  }
}

extension Gesture.Direction {
  /// The direction that the fingers come from.
  fileprivate var opposite: Gesture.Direction {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }
}
