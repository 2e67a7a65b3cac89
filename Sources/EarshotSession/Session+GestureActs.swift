import EarshotLines
import EarshotModel
import EarshotFocusEngine
import EarshotSimulatedApp

// What each gesture does.
extension Session {
  /// Does what a gesture does, whatever is counted and practiced.
  mutating func act(_ gesture: Gesture) -> Rendering {
    switch gesture {
    case .start(let screen): start(screen: screen)
    case .swipe(.right, _): render(state.engine.move(.next, &state.app))
    case .swipe(.left, _): render(state.engine.move(.previous, &state.app))
    case .swipe(.up, _): render(state.engine.swipe(.previous, &state.app))
    case .swipe(.down, _): render(state.engine.swipe(.next, &state.app))
    case .tap(nil): render(state.engine.speakItem(&state.app))
    case .tap(let target?), .touch(.target(let target)): touch(target)
    case .touch(.point(let point)): render(state.engine.touch(point, &state.app))
    case .fourFingerTap(.top): render(state.engine.move(.first, &state.app))
    case .fourFingerTap(.bottom): render(state.engine.move(.last, &state.app))
    case .turnRotor(.right, _): render(state.engine.turn(by: 1, &state.app))
    case .turnRotor(.left, _): render(state.engine.turn(by: -1, &state.app))
    case .rotor(let name): turnRotor(to: name)
    case .action(let name): performAction(name)
    case .doubleTap, .splitTap: render(state.engine.activate(&state.app))
    case .doubleTapAndHold: render(state.engine.doubleTapAndHold(&state.app))
    case .tripleTap: render(state.engine.longPress(&state.app))
    case .passThrough(let way): render(state.engine.passThrough(way.scrolling, &state.app))
    case .scrub: render(state.engine.scrub(&state.app))
    case .magicTap: render(state.engine.magicTap(&state.app))
    case .increment: render(state.engine.adjust(.increment, &state.app))
    case .decrement: render(state.engine.adjust(.decrement, &state.app))
    case .threeFingerSwipe(let way, _): render(state.engine.scroll(way.scrolling, &state.app))
    case .zoomIn: render(state.engine.zoom(.zoomIn, &state.app))
    case .zoomOut: render(state.engine.zoom(.zoomOut, &state.app))
    case .twoFingerSwipe(.up): render(state.engine.readAll(from: .top, &state.app))
    case .twoFingerSwipe(.down): render(state.engine.readAll(from: .cursor, &state.app))
    case .twoFingerTripleTap(let text): chooseItem(holding: text)
    case .threeFingerTap: render(state.engine.summarise(&state.app))
    case .threeFingerDoubleTap: toggleSpeech()
    case .threeFingerTripleTap: toggleCurtain()
    case .threeFingerQuadrupleTap: copyLastSpeech()
    case .fourFingerDoubleTap: togglePractice()
    case .type(let text): render(state.engine.type(text, &state.app))
    case .delete(let count): render(state.engine.delete(Gesture.valid(count), &state.app))
    case .return: render(state.engine.pressReturn(&state.app))
    case .selectAll: render(state.engine.selectAll(&state.app))
    case .select(let text): render(state.engine.select(text, &state.app))
    case .undoTyping: render(state.engine.undoTyping(&state.app))
    case .redoTyping: render(state.engine.redoTyping(&state.app))
    case .wait, .twoFingerTap, .drag: Rendering()
    case .quadrupleTap, .twoFingerDoubleTapAndHold, .twoFingerSwipe, .twoFingerPinch,
      .fourFingerSwipe, .home:
      Rendering()
    }
  }

  private mutating func touch(_ target: CommandTarget) -> Rendering {
    guard let index = node(target) else { return render([.refused(.noSuchElement)]) }
    guard state.engine.stop(standingFor: index, in: state.app) != nil else {
      return render([.refused(.cannotBeReached(target.notation))])
    }
    return render(state.engine.touch(index, &state.app))
  }

  private mutating func turnRotor(to name: String) -> Rendering {
    guard let option = rotor(named: name)?.option else { return render([.refused(.noRotor)]) }
    return render(state.engine.turn(to: option, &state.app))
  }

  private mutating func performAction(_ name: String) -> Rendering {
    guard cursor != nil else { return render([.sound(.boundary)]) }
    guard let place = actionNames.index(ofName: name) else { return render([.refused(.noAction)]) }
    return render(state.engine.performAction(place, &state.app))
  }
}

extension Gesture.Direction {
  /// The direction as an app is asked for it.
  var scrolling: ScrollDirection {
    switch self {
    case .right: .right
    case .left: .left
    case .up: .up
    case .down: .down
    }
  }
}
