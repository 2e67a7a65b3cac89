import EarshotModel
import EarshotSession
import EarshotSimulatedApp

/// The custom actions on the visited screens, and the actions that are available at a stop.
///
/// This type ignores actions with a condition, because they may intentionally never be available.
/// It also ignores drops, because they're available only during a drag.
struct ActionReach: Sendable {
  /// An action of a node.
  private struct Key: Hashable {
    let node: ElementTree.Index
    let name: String
  }

  private var met: [Key: AuditedScreen] = [:]
  private var offered: Set<Key> = []

  init() {}

  /// Records the actions of a screen.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes on the screen, if any has an action.
  mutating func note(_ screen: AuditedScreen) {
    for stop in screen.stops where !stop.actions.isEmpty {
      let offers = Set(stop.actions)
      for node in [stop.index] + screen.tree.ancestors(of: stop.index) {
        for name in screen.tree.actionNames(of: node) where offers.contains(name) {
          offered.insert(Key(node: node, name: name))
        }
      }
    }
    for node in screen.shownNodes {
      for name in screen.tree.actionNames(of: node) {
        let key = Key(node: node, name: name)
        if met[key] == nil { met[key] = screen }
      }
    }
  }

  /// Reports the actions that aren't available at any stop.
  func judge(_ judge: inout AuditJudge) {
    let unreached = met.keys.filter { !offered.contains($0) }
    for key in unreached.sorted(by: { ($0.node, $0.name) < ($1.node, $1.name) }) {
      guard let screen = met[key] else { continue }
      let action = key.name.isBlank ? "action without a name" : "action '\(key.name)'"
      let message: Complaint.Message = "no stop offers the \(action)"
      judge.say(Complaint(key.node, message), by: .actionUnreachable, on: screen)
    }
  }
}

extension ElementTree {
  /// Returns the names of a node's actions that are always available.
  fileprivate func actionNames(of node: Index) -> [String] {
    guard hasDetails(node) else { return [] }
    return self[node].actions.filter { $0.condition == nil && $0.kind != .drop }.map(\.name)
  }
}
