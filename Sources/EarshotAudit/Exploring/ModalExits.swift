import EarshotModel
import EarshotNotation
import EarshotSession

/// Which alerts, sheets and modal views were met, and which of them were left.
struct ModalExits: Sendable {
  private var met: [ElementTree.Index: AuditedScreen] = [:]
  private var left: Set<ElementTree.Index> = []
  /// What is modal on the screen that gestures are made on.
  private var here: [ElementTree.Index] = []

  init() {}

  /// Notes what is modal on a screen.
  mutating func note(_ screen: AuditedScreen) {
    here = screen.modals
    for node in here where met[node] == nil { met[node] = screen }
  }

  /// Notes what a gesture left on the screen that was noted last.
  mutating func note(_ step: AuditedStep) {
    guard let shown = step.shown, !here.isEmpty else { return }
    let after = shown.modals
    for node in here where !after.contains(node) { left.insert(node) }
  }

  /// Says of which nothing leads away.
  func judge(_ judge: inout AuditJudge) {
    for node in met.keys.sorted() where !left.contains(node) {
      guard let screen = met[node] else { continue }
      let message: Complaint.Message = "there is no way to leave it: no button, and no scrub"
      judge.say(Complaint(node, message), by: .modalNoEscape, on: screen)
    }
  }
}

extension AuditedScreen {
  /// The alerts, sheets and views over the screen that keep everything else away.
  fileprivate var modals: [ElementTree.Index] {
    let panels = roots.filter { tree.isPanel($0) }
    let invisible = Set(invisibleModals.map(\.node))
    let views = shownNodes.filter { node in
      !invisible.contains(node) && tree.facts(of: node).viewIsModal
        && tree.role(of: node) != .screen && !tree.isPanel(node)
    }
    return panels + views
  }
}
