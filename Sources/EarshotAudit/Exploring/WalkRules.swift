import EarshotComposer
import EarshotFocusEngine
import EarshotModel
import EarshotNotation
import EarshotSession

/// The rules that judge a single gesture.
enum WalkRules {
  static func judge(_ step: AuditedStep, _ judge: inout AuditJudge) {
    guard let stop = step.stop else { return }
    switch step.gesture {
    case .doubleTap, .action: break
    default: return
    }
    if step.isRefused {
      // An export contains only the gestures that someone tried.
      if step.isInert(stop), !stop.app.isForeign {
        let handlers = stop.element.handlers.filter { $0.event == .activate }
        let isConditional = !handlers.isEmpty && handlers.allSatisfy { $0.condition != nil }
        let when = isConditional ? " if no condition of 'on activate' is true" : ""
        let message: Complaint.Message =
          "a double tap does nothing\(when), though VoiceOver says \(stop.heard)"
        judge.say(Complaint(stop.index, message), by: .controlInert, on: step.screen)
      }
      return
    }
    guard step.staysOnScreen, let shown = step.shown else { return }
    if let message = step.silentChange(to: shown) {
      judge.say(Complaint(stop.index, message), by: .silentChange, on: step.screen)
    }
    if let message = step.lostFocus(to: shown) {
      judge.say(Complaint(stop.index, message), by: .focusLost, on: step.screen)
    }
  }
}

extension AuditedStep {
  /// Returns whether a stop that sounds like a control does nothing and gives no reason.
  fileprivate func isInert(_ stop: AuditedStop) -> Bool {
    gesture == .doubleTap && isRefused(because: .nothingToActivate)
      && !stop.element.traits.isDisjoint(with: [.button, .link])
      && !stop.element.traits.contains(.adjustable) && stop.actions.isEmpty
  }

  /// Returns the problem if a change is silent, or `nil` if there's none.
  fileprivate func silentChange(to shown: AuditedScreen) -> Complaint.Message? {
    let stays = { (place: ElementTree.Index) in place != self.stop?.index }
    let isSame = shown.order === screen.order
    let came = isSame ? [] : shown.places.subtracting(screen.places).filter(stays)
    let went = isSame ? [] : screen.places.subtracting(shown.places).filter(stays)
    let changed = screen.stops.enumerated().filter { number, stop in
      guard let now = shown.stop(at: stop.index, expectedAt: number), now !== stop else {
        return false
      }
      return stays(stop.index) && now.utterance.text != stop.utterance.text
    }
    guard !came.isEmpty || !went.isEmpty || !changed.isEmpty, !isHeard else { return nil }
    let parts = [
      came.isEmpty ? nil : "\(came.count.counted("stop")) appeared",
      went.isEmpty ? nil : "\(went.count.counted("stop")) disappeared",
      changed.isEmpty ? nil : "\(changed.count.counted("stop")) changed",
    ]
    let what = parts.compactMap { $0 }.joinedWithAnd
    let isOfTexts = came.isEmpty && went.isEmpty
    return .init("\(what), but VoiceOver doesn't say so", severity: isOfTexts ? .note : nil)
  }

  /// Returns the problem if the cursor is lost or jumps to the top of the screen, or `nil` if
  /// there's none.
  fileprivate func lostFocus(to shown: AuditedScreen) -> Complaint.Message? {
    guard let stop, let first = shown.stops.first, screen.stops.first?.index != stop.index else {
      return nil
    }
    guard let cursor = after.cursor else {
      return "after you use this control, the cursor isn't on any element"
    }
    let isThrown =
      cursor == first.index && cursor != stop.index && shown.places.contains(stop.index)
    return isThrown
      ? "after you use this control, the cursor jumps to \(first.shortName) at the top of the screen"
      : nil
  }
}
