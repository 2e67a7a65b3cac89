import EarshotModel

/// The facts that an app computes once for its tree, because they never change.
///
/// It's a class, so copying an app costs only a reference.
final class AppFacts: Sendable {
  /// The nodes with each tag.
  let tagged: [String: [ElementTree.Index]]
  /// The nodes with timers.
  let timed: [ElementTree.Index]
  /// The fields that are being edited when their screen first appears.
  let editedAtFirst: [ElementTree.Index]
  /// Whether any node has an action, so a search for available actions is necessary.
  let hasActions: Bool
  /// Whether any node other than a screen or the app has custom rotors.
  let hasRotorsInside: Bool
  /// Whether any node has a handler for the arrival or departure of the cursor.
  let hearsFocus: Bool

  init(of tree: ElementTree) {
    tagged = tree.tagged
    timed = tree.indices.filter { tree[$0].hasTimer }
    editedAtFirst = tree.indices.filter { tree.traits(of: $0).contains(.isEditing) }
    let detailed = tree.indices.filter(tree.hasDetails)
    hasActions = detailed.contains { !tree.actions(of: $0).isEmpty }
    hasRotorsInside = detailed.contains { index in
      let role = tree.role(of: index)
      return role != .screen && role != .app && !tree.rotors(of: index).isEmpty
    }
    hearsFocus = detailed.contains { index in
      tree.handlers(of: index).contains { $0.event == .focus || $0.event == .unfocus }
    }
  }
}

extension ElementTree {
  fileprivate var tagged: [String: [Index]] {
    var result: [String: [Index]] = [:]
    for index in indices {
      for tag in self[index].tags { result[tag, default: []].append(index) }
    }
    return result
  }
}

extension Element {
  fileprivate var hasTimer: Bool {
    hasDetails && self.handlers.contains { $0.event.timer != nil }
  }
}
