import EarshotLines
import EarshotModel
import EarshotFocusEngine
import EarshotSimulatedApp

// The effect of each gesture.
extension Session {
  /// Performs the effect of a gesture, regardless of counting and practice mode.
  mutating func act(_ gesture: Gesture) -> Rendering {
    switch gesture {
    case .start(let screen): start(screen: screen)
    case .swipe(.right, _): onPhone { $0.move(.next) }
    case .swipe(.left, _): onPhone { $0.move(.previous) }
    case .swipe(.up, _): onPhone { $0.swipe(.previous) }
    case .swipe(.down, _): onPhone { $0.swipe(.next) }
    case .tap(nil): onPhone { $0.speakItem() }
    case .tap(let target?), .touch(.target(let target)): touch(target)
    case .touch(.point(let point)) where state.isVoiceOverOff: onPhone { $0.tapByVoice(at: point) }
    case .touch(.point(let point)): onPhone { $0.touch(point) }
    case .fourFingerTap(.top): onPhone { $0.move(.first) }
    case .fourFingerTap(.bottom): onPhone { $0.move(.last) }
    case .turnRotor(.right, _): onPhone { $0.turnRotor(by: 1) }
    case .turnRotor(.left, _): onPhone { $0.turnRotor(by: -1) }
    case .rotor(let name): turnRotor(to: name)
    case .action(let name): performAction(name)
    case .doubleTap, .splitTap: onPhone { $0.activate() }
    case .doubleTapAndHold: onPhone { $0.doubleTapAndHold() }
    case .tripleTap: onPhone { $0.longPress() }
    case .passThrough(let way): onPhone { $0.passThrough(way.scrolling) }
    case .scrub: onPhone { $0.scrub() }
    case .magicTap: onPhone { $0.magicTap() }
    case .increment: onPhone { $0.adjust(.increment) }
    case .decrement: onPhone { $0.adjust(.decrement) }
    case .threeFingerSwipe(let way, _): onPhone { $0.scroll(way.scrolling) }
    case .zoomIn: onPhone { $0.zoom(.zoomIn) }
    case .zoomOut: onPhone { $0.zoom(.zoomOut) }
    case .twoFingerSwipe(.up): onPhone { $0.readAll(from: .top) }
    case .twoFingerSwipe(.down): onPhone { $0.readAll(from: .cursor) }
    case .twoFingerTripleTap(let text): chooseItem(holding: text)
    case .threeFingerTap: onPhone { $0.summarize() }
    case .threeFingerDoubleTap: toggleSpeech()
    case .threeFingerTripleTap: toggleCurtain()
    case .threeFingerQuadrupleTap: copyLastSpeech()
    case .fourFingerDoubleTap: togglePractice()
    case .voiceOver(let isOn): switchVoiceOver(isOn: isOn)
    case .type(let text): onPhone { $0.type(text) }
    case .delete(let count): onPhone { $0.delete(Gesture.valid(count)) }
    case .return: onPhone { $0.pressReturn() }
    case .selectAll: onPhone { $0.select(nil) }
    case .select(let text): onPhone { $0.select(text) }
    case .undoTyping: onPhone { $0.changeTyping(.undo) }
    case .redoTyping: onPhone { $0.changeTyping(.redo) }
    case .phone(let event): happen(event)
    case .voiceControl(let isOn): switchVoiceControl(isOn: isOn)
    case .wait, .twoFingerTap, .drag, .say: Rendering()
    case .quadrupleTap, .twoFingerDoubleTapAndHold, .twoFingerSwipe, .twoFingerPinch,
      .fourFingerSwipe, .home, .unsimulated:
      Rendering()
    }
  }

  private mutating func touch(_ target: CommandTarget) -> Rendering {
    guard let index = node(target) else { return refuse(target) }
    guard state.phone.engine.stop(standingFor: index, in: state.phone.app) != nil else {
      return refuse(target, unreachableAt: index)
    }
    if state.isVoiceOverOff { return onPhone { $0.tapByVoice(index) } }
    return onPhone { $0.touch(index) }
  }

  private mutating func turnRotor(to name: String) -> Rendering {
    guard let option = rotor(named: name)?.option else { return refuse(rotor: name) }
    return onPhone { $0.turnRotor(to: option) }
  }

  private mutating func performAction(_ name: String) -> Rendering {
    guard cursor != nil else { return render([.sound(.boundary)]) }
    guard let place = actionNames.index(ofName: name) else { return refuse(action: name) }
    return onPhone { $0.performAction(place) }
  }
}

extension Gesture.Direction {
  /// The direction in the form for an app.
  var scrolling: ScrollDirection {
    switch self {
    case .right: .right
    case .left: .left
    case .up: .up
    case .down: .down
    }
  }
}
