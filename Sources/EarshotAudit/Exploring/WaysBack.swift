import EarshotModel
import EarshotNotation
import EarshotSession

/// The controls that should go back, and the controls that did.
struct WaysBack: Sendable {
  private var failed: [ElementTree.Index: AuditedScreen] = [:]
  private var worked: Set<ElementTree.Index> = []

  init() {}

  /// Records whether a gesture that should go back did so.
  mutating func note(_ step: AuditedStep) {
    guard let stop = step.stop, step.gesture == .doubleTap, stop.onlyGoesBack else { return }
    if step.staysOnScreen {
      if failed[stop.index] == nil { failed[stop.index] = step.screen }
    } else {
      worked.insert(stop.index)
    }
  }

  /// Reports the controls that never went back.
  func judge(_ judge: inout AuditJudge) {
    for node in failed.keys.sorted() where !worked.contains(node) {
      guard let screen = failed[node] else { continue }
      let message: Complaint.Message =
        "a double tap on this control never goes back from the screen '\(screen.name)'"
      judge.say(Complaint(node, message), by: .backNowhere, on: screen)
    }
  }
}

extension AuditedStop {
  /// Whether activating the control goes back and does nothing else except playing sounds and
  /// posting notifications.
  fileprivate var onlyGoesBack: Bool {
    let effects = element.handlers.filter { $0.event == .activate }.flatMap(\.effects)
    return !effects.isEmpty
      && effects.allSatisfy { effect in
        switch effect {
        case .leave: true
        case .notify, .play: true
        default: false
        }
      } && effects.contains { if case .leave = $0 { true } else { false } }
  }
}
