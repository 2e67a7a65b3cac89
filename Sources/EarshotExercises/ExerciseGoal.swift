import EarshotModel
import EarshotNotation
import EarshotSession

/// The state of the control whose gestures the exercise counts, on the learner's screen.
enum ExerciseGoal: Hashable, Sendable {
  /// No element has the identifier, or the element with the identifier is a container.
  case missing
  case unreachable
  /// VoiceOver stops at the control.
  case reached
  /// VoiceOver stops at the control and says that it can't be used.
  case dimmed

  /// Determines the state of the control.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the control, or `nil` if the exercise counts no gestures.
  ///   - document: The learner's screen.
  ///   - walk: The walk through the screen, or `nil` if there wasn't one.
  init(_ identifier: String?, in document: AppDocument, walk: ExerciseWalk?) {
    guard let identifier, let node = document.tree.node(identifier) else {
      self = .missing
      return
    }
    let stops = walk?.places.first?.stops ?? []
    guard let stop = stops.first(where: { $0.identifier == identifier }) else {
      let isLeaf = document.tree.children(of: node).allSatisfy { _ in false }
      self = isLeaf ? .unreachable : .missing
      return
    }
    self = stop.traits.contains(.notEnabled) ? .dimmed : .reached
  }
}
