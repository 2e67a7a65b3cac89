extension Gesture {
  /// The kind of a gesture, regardless of its arguments, which identifies its row in the table.
  ///
  /// If several names are equally similar to the input, Earshot suggests the first in this order.
  ///
  /// - Source: VOICEOVER.md, chapter 5; SESSIONS.md, "Commands".
  enum Kind: Int, CaseIterable, Hashable, Sendable {
    case start, swipeRight, swipeLeft, swipeUp, swipeDown, doubleTap, splitTap, tap, touch
    case rotorRight, rotorLeft, rotor, scrub, magicTap, fourFingerTapTop, fourFingerTapBottom
    case increment, decrement, action, type, delete, `return`, wait
    case doubleTapAndHold, tripleTap, drag
    case passThroughLeft, passThroughRight, passThroughUp, passThroughDown, zoomIn, zoomOut
    case twoFingerTap, twoFingerSwipeDown, twoFingerSwipeUp, twoFingerTripleTap
    case threeFingerSwipeLeft, threeFingerSwipeRight, threeFingerSwipeUp, threeFingerSwipeDown
    case threeFingerTap, threeFingerDoubleTap, threeFingerTripleTap, threeFingerQuadrupleTap
    case fourFingerDoubleTap, voiceOverOn, voiceOverOff
    case say, voiceControlOn, voiceControlOff
    case callBegins, callEnds, callEndsWithoutResume, silentSwitchOn, silentSwitchOff
    case headphonesOn, headphonesOff, musicOn, musicOff, podcastOn, podcastOff, selectAll, select,
      undoTyping, redoTyping
    case quadrupleTap, twoFingerDoubleTapAndHold, twoFingerSwipeLeft, twoFingerSwipeRight
    case twoFingerPinch, fourFingerSwipeLeft, fourFingerSwipeRight, home
  }

  /// The gesture's row in the table.
  ///
  /// The accessor reads the row in place. Each gesture reads its row five times, and a copy would
  /// take about 500 instructions.
  package var definition: GestureDefinition {
    _read { yield GestureDefinition.all[row] }
  }

  /// The index of the gesture's row.
  private var row: Int {
    if case .unsimulated(let which) = self { return Kind.allCases.count + which.place }
    return (kind ?? .start).rawValue
  }

  /// The kind of the gesture, or `nil` for a gesture in the table of unsimulated gestures.
  var kind: Kind? {
    switch self {
    case .start: .start
    case .swipe(.right, _): .swipeRight
    case .swipe(.left, _): .swipeLeft
    case .swipe(.up, _): .swipeUp
    case .swipe(.down, _): .swipeDown
    case .doubleTap: .doubleTap
    case .splitTap: .splitTap
    case .tap: .tap
    case .touch: .touch
    case .turnRotor(.right, _): .rotorRight
    case .turnRotor(.left, _): .rotorLeft
    case .rotor: .rotor
    case .scrub: .scrub
    case .magicTap: .magicTap
    case .fourFingerTap(.top): .fourFingerTapTop
    case .fourFingerTap(.bottom): .fourFingerTapBottom
    case .increment: .increment
    case .decrement: .decrement
    case .action: .action
    case .type: .type
    case .delete: .delete
    case .return: .return
    case .wait: .wait
    case .doubleTapAndHold: .doubleTapAndHold
    case .tripleTap: .tripleTap
    case .drag: .drag
    case .passThrough(.left): .passThroughLeft
    case .passThrough(.right): .passThroughRight
    case .passThrough(.up): .passThroughUp
    case .passThrough(.down): .passThroughDown
    case .zoomIn: .zoomIn
    case .zoomOut: .zoomOut
    case .twoFingerTap: .twoFingerTap
    case .twoFingerSwipe(.down): .twoFingerSwipeDown
    case .twoFingerSwipe(.up): .twoFingerSwipeUp
    case .twoFingerTripleTap: .twoFingerTripleTap
    case .threeFingerSwipe(.left, _): .threeFingerSwipeLeft
    case .threeFingerSwipe(.right, _): .threeFingerSwipeRight
    case .threeFingerSwipe(.up, _): .threeFingerSwipeUp
    case .threeFingerSwipe(.down, _): .threeFingerSwipeDown
    case .threeFingerTap: .threeFingerTap
    case .threeFingerDoubleTap: .threeFingerDoubleTap
    case .threeFingerTripleTap: .threeFingerTripleTap
    case .threeFingerQuadrupleTap: .threeFingerQuadrupleTap
    case .fourFingerDoubleTap: .fourFingerDoubleTap
    case .voiceOver(isOn: true): .voiceOverOn
    case .voiceOver(isOn: false): .voiceOverOff
    case .say: .say
    case .phone(let event): event.kind
    case .voiceControl(isOn: true): .voiceControlOn
    case .voiceControl(isOn: false): .voiceControlOff
    case .selectAll: .selectAll
    case .select: .select
    case .undoTyping: .undoTyping
    case .redoTyping: .redoTyping
    case .quadrupleTap: .quadrupleTap
    case .twoFingerDoubleTapAndHold: .twoFingerDoubleTapAndHold
    case .twoFingerSwipe(.left): .twoFingerSwipeLeft
    case .twoFingerSwipe(.right): .twoFingerSwipeRight
    case .twoFingerPinch: .twoFingerPinch
    case .fourFingerSwipe(.left): .fourFingerSwipeLeft
    case .fourFingerSwipe(.right): .fourFingerSwipeRight
    case .home: .home
    case .unsimulated: nil
    }
  }
}

extension Gesture.Kind {
  /// The gesture's row in the table.
  var definition: GestureDefinition { GestureDefinition.all[rawValue] }
}

extension Gesture.Unsimulated {
  /// The index of the gesture in the table of unsimulated gestures.
  fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
