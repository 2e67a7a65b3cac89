import EarshotModel
import EarshotSession
import EarshotTranscripts

/// The way that a UI test performs a gesture of a session, or the reason that it can't.
///
/// - Source: XCUIAutomation, XCUIVoiceOverService and XCUIElement; our choice of what a touch
///   replaces.
enum DrivenMove {
  /// The given number of cursor moves by `XCUIVoiceOverService`, or a request for the current
  /// speech.
  case moves(SpeechRecord.Move, Int)
  /// Touches that perform the gesture, with the command that Earshot performs instead.
  case gesture(DrivenGesture, String)
  /// Time that passes.
  case wait(Milliseconds)
  /// An obstacle that prevents the test from performing the gesture.
  case obstacle(DrivingObstacle)

  /// The maximum number of swipes that select an action.
  private static let actionLimit = 20
  /// The maximum number of moves to an element.
  private static let moveLimit = 200

  /// Finds the way to perform a gesture.
  ///
  /// - Parameters:
  ///   - gesture: The gesture in the session.
  ///   - before: The session before the gesture.
  ///   - after: The session after the gesture.
  ///   - isRefused: Whether Earshot refused the gesture.
  init(_ gesture: Gesture, _ before: Session, _ after: Session, isRefused: Bool) {
    self =
      Self.move(gesture, after.gestureCount - before.gestureCount)
      ?? Self.obstacle(gesture).map { .obstacle($0) }
      ?? (isRefused ? .obstacle(.refused) : Self.touches(gesture, before, after))
  }

  /// Returns the service's moves, a delay, or an obstacle, or `nil` if the service doesn't support
  /// the gesture.
  private static func move(_ gesture: Gesture, _ made: Int) -> DrivenMove? {
    switch gesture {
    case .swipe(.right, .times(let count)): .moves(.forward, count)
    case .swipe(.left, .times(let count)): .moves(.backward, count)
    case .swipe(.right, .until): made == 0 ? .obstacle(.notFound) : .moves(.forward, made)
    case .swipe(.left, .until): made == 0 ? .obstacle(.notFound) : .moves(.backward, made)
    case .tap(nil): .moves(.current, 1)
    case .wait(let length): .wait(length)
    default: nil
    }
  }

  /// Returns the reason that no touch can perform a gesture, or `nil` if touches may perform it.
  private static func obstacle(_ gesture: Gesture) -> DrivingObstacle? {
    switch gesture {
    case .turnRotor, .rotor: .rotor
    case .phone, .voiceControl, .say: .outside
    case .selectAll, .select, .undoTyping, .redoTyping: .selection
    case .scrub, .threeFingerSwipe, .twoFingerSwipe, .doubleTapAndHold, .passThrough, .zoomIn,
      .zoomOut, .twoFingerTripleTap(nil):
      .noTouch
    default: nil
    }
  }

  private static func touches(
    _ gesture: Gesture,
    _ before: Session,
    _ after: Session
  ) -> DrivenMove {
    let command = gesture.description
    return switch gesture {
    case .doubleTap, .splitTap: .gesture(.doubleTap(on: before.name), command)
    case .swipe(let direction, let extent): swipe(direction == .up, extent, before, after, command)
    case .increment(let count): .gesture(.swipe(isUp: true, times: count), command)
    case .decrement(let count): .gesture(.swipe(isUp: false, times: count), command)
    case .action(let name): action(name, before, command)
    case .type(let text): .gesture(.type(text), command)
    case .return: .gesture(.type("\n"), command)
    case .delete(let count): .gesture(.delete(count), command)
    case .voiceOver(let isOn): .gesture(.voiceOver(isOn: isOn), command)
    case .tap, .touch, .drag, .fourFingerTap, .twoFingerTripleTap: landing(after, from: before)
    default: taps(gesture).map { .gesture($0, command) } ?? .obstacle(.noTouch)
    }
  }

  /// Returns the taps, anywhere on the screen, that perform a gesture, or `nil` if no taps do.
  private static func taps(_ gesture: Gesture) -> DrivenGesture? {
    switch gesture {
    case .tripleTap: .taps(3, fingers: 1)
    case .twoFingerTap: .taps(1, fingers: 2)
    case .magicTap: .taps(2, fingers: 2)
    case .threeFingerTap: .taps(1, fingers: 3)
    case .threeFingerDoubleTap: .taps(2, fingers: 3)
    case .threeFingerTripleTap: .taps(3, fingers: 3)
    case .threeFingerQuadrupleTap: .taps(4, fingers: 3)
    case .fourFingerDoubleTap: .taps(2, fingers: 4)
    default: nil
    }
  }

  /// Returns the way to swipe up or down.
  ///
  /// If the swipe moves the cursor, the test touches the destination instead, because the phone's
  /// rotor setting may differ. For values and actions, the test swipes, because VoiceOver turns the
  /// rotor to them.
  private static func swipe(
    _ isUp: Bool,
    _ extent: Gesture.Extent,
    _ before: Session,
    _ after: Session,
    _ command: String
  ) -> DrivenMove {
    if after.cursor != before.cursor { return landing(after, from: before) }
    guard case .times(let count) = extent else { return .obstacle(.notFound) }
    if before.rotorFollowsElement { return .gesture(.swipe(isUp: isUp, times: count), command) }
    return .obstacle(before.rotorMovesInText ? .noTouch : .rotor)
  }

  /// Returns a touch on the element where the cursor lands, or the service's moves to the element
  /// if no name identifies it.
  private static func landing(_ session: Session, from before: Session) -> DrivenMove {
    guard let node = session.cursor else { return .obstacle(.unnamed) }
    guard let name = session.name else {
      return moves(from: before, to: node) ?? .obstacle(.unnamed)
    }
    let isIdentifier = session.tree[node].identifier == name
    let target: CommandTarget = isIdentifier ? .identifier(name) : .label(name)
    return .gesture(.touch(name), Gesture.tap(target).description)
  }

  /// Returns the service's moves from the cursor to an element, in either direction, or `nil` if
  /// there are too many.
  private static func moves(from before: Session, to node: ElementTree.Index) -> DrivenMove? {
    guard before.cursor != node else { return .moves(.current, 1) }
    for (move, command) in [(SpeechRecord.Move.forward, "swipe right"), (.backward, "swipe left")] {
      var copy = before
      for count in 1...moveLimit {
        let last = copy.cursor
        copy.run(command)
        if copy.cursor == node { return .moves(move, count) }
        if copy.cursor == last { break }
      }
    }
    return nil
  }

  /// Returns the swipes down that select an action, and the double tap.
  private static func action(_ name: String, _ before: Session, _ command: String) -> DrivenMove {
    var copy = before
    for count in 1...actionLimit {
      copy.run("swipe down")
      if copy.chosenActionName == name { return .gesture(.action(swipes: count), command) }
    }
    return .obstacle(.rotor)
  }
}

extension Session {
  /// The name that a test uses to find the element under the cursor, or `nil` if there's none.
  ///
  /// It's the identifier, or a label that nothing else on the screen has.
  fileprivate var name: String? {
    guard let cursor else { return nil }
    if let name = tree[cursor].identifier { return name }
    guard let label = tree[cursor].label, !label.isEmpty else { return nil }
    return stops.count { tree[$0].label == label } == 1 ? label : nil
  }
}
