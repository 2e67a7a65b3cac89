import EarshotModel
import EarshotNotation
import EarshotSession

/// The alerts, sheets, and modal views found so far, and whether a gesture closed them.
struct ModalExits: Sendable {
  private var met: [ElementTree.Index: AuditedScreen] = [:]
  private var left: Set<ElementTree.Index> = []
  /// The modal views on the current screen.
  private var here: [ElementTree.Index] = []

  init() {}

  /// Records the modal views on a screen.
  mutating func note(_ screen: AuditedScreen) {
    here = screen.modals
    for node in here where met[node] == nil { met[node] = screen }
  }

  /// Records the views that a gesture closed on the current screen.
  mutating func note(_ step: AuditedStep) {
    guard let shown = step.shown, !here.isEmpty else { return }
    let after = shown.modals
    for node in here where !after.contains(node) { left.insert(node) }
  }

  /// Reports the views that nothing closes.
  func judge(_ judge: inout AuditJudge) {
    for node in met.keys.sorted() where !left.contains(node) {
      guard let screen = met[node] else { continue }
      let message: Complaint.Message =
        "you can't leave this view: neither a button nor a scrub closes it"
      judge.say(Complaint(node, message), by: .modalNoEscape, on: screen)
    }
  }
}

extension AuditedScreen {
  /// The alerts, sheets, and views over the screen that block everything else.
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
