import EarshotLines
import EarshotModel
import EarshotFocusEngine
import EarshotSimulatedApp

// The effect of each gesture.
extension Session {
  /// Performs the effect of a gesture once, regardless of practice mode.
  mutating func act(_ gesture: Gesture) -> Rendering {
    switch gesture {
    case .start(let screen): start(screen: screen)
    case .swipe(.right, _): turn { $0.move(.next) }
    case .swipe(.left, _): turn { $0.move(.previous) }
    case .swipe(.up, _): turn { $0.swipe(.previous) }
    case .swipe(.down, _): turn { $0.swipe(.next) }
    case .tap(nil): turn { $0.speakItem() }
    case .tap(let target?), .touch(.target(let target)): touch(target)
    case .touch(.point(let point)) where state.isVoiceOverOff: turn { $0.tapByVoice(at: point) }
    case .touch(.point(let point)): turn { $0.touch(point) }
    case .fourFingerTap(.top): turn { $0.move(.first) }
    case .fourFingerTap(.bottom): turn { $0.move(.last) }
    case .turnRotor(.right, _): turn { $0.turnRotor(by: 1) }
    case .turnRotor(.left, _): turn { $0.turnRotor(by: -1) }
    case .rotor(let name): turnRotor(to: name)
    case .action(let name): performAction(name)
    case .doubleTap, .splitTap: turn { $0.activate() }
    case .doubleTapAndHold: turn { $0.doubleTapAndHold() }
    case .tripleTap: turn { $0.longPress() }
    case .passThrough(let way): turn { $0.passThrough(way.scrolling) }
    case .scrub: turn { $0.scrub() }
    case .magicTap: turn { $0.magicTap() }
    case .increment: turn { $0.adjust(.increment) }
    case .decrement: turn { $0.adjust(.decrement) }
    case .threeFingerSwipe(let way, _): turn { $0.scroll(way.scrolling) }
    case .zoomIn: turn { $0.zoom(.zoomIn) }
    case .zoomOut: turn { $0.zoom(.zoomOut) }
    case .twoFingerSwipe(.up): turn { $0.readAll(from: .top) }
    case .twoFingerSwipe(.down): turn { $0.readAll(from: .cursor) }
    case .twoFingerTripleTap(let text): chooseItem(holding: text)
    case .threeFingerTap: turn { $0.summarize() }
    case .threeFingerDoubleTap: toggleSpeech()
    case .threeFingerTripleTap: toggleCurtain()
    case .threeFingerQuadrupleTap: copyLastSpeech()
    case .fourFingerDoubleTap: togglePractice()
    case .voiceOver(let isOn): switchVoiceOver(isOn: isOn)
    case .type(let text): turn { $0.type(text) }
    case .delete(let count): turn { $0.delete(Gesture.valid(count)) }
    case .return: turn { $0.pressReturn() }
    case .selectAll: turn { $0.select(nil) }
    case .select(let text): turn { $0.select(text) }
    case .undoTyping: turn { $0.changeTyping(.undo) }
    case .redoTyping: turn { $0.changeTyping(.redo) }
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
    guard state.turn.engine.stop(standingFor: index, in: state.turn.app) != nil else {
      return refuse(target, unreachableAt: index)
    }
    if state.isVoiceOverOff { return turn { $0.tapByVoice(index) } }
    return turn { $0.touch(index) }
  }

  private mutating func turnRotor(to name: String) -> Rendering {
    guard let option = rotor(named: name)?.option else { return refuse(rotor: name) }
    return turn { $0.turnRotor(to: option) }
  }

  private mutating func performAction(_ name: String) -> Rendering {
    guard cursor != nil else { return render([.sound(.boundary)]) }
    guard let place = actionNames.index(ofName: name) else { return refuse(action: name) }
    return turn { $0.performAction(place) }
  }
}

extension Gesture.Direction {
  /// The direction that the app receives for a scroll.
  var scrolling: ScrollDirection {
    switch self {
    case .right: .right
    case .left: .left
    case .up: .up
    case .down: .down
    }
  }
}
