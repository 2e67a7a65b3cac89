package import EarshotModel

/// The effect of a scrub, which the app performs and `:what` describes.
package enum EscapePlan: Hashable, Sendable {
  /// The dragged element returns to its place.
  case putBack(ElementTree.Index)
  /// Editing ends.
  case endEditing(ElementTree.Index)
  /// A handler handles the scrub.
  case handle(Handler)
  /// The screen or panel that opened last closes.
  case leave(LeavingPlan)
  /// There's nothing to close.
  case nothing

  /// The rule that determines the effect.
  package var rule: AppRule {
    switch self {
    case .putBack: .scrubPutsBackWhatIsDragged
    case .endEditing: .scrubEndsEditing
    case .handle: .scrubAsksHandlers
    case .leave(.close): .scrubClosesWhatWasPresented
    case .leave(.goBack), .nothing: .scrubGoesBack
    }
  }
}

/// The way in which the screen or panel that opened last closes.
package enum LeavingPlan: Hashable, Sendable {
  /// An alert, a sheet, or a presented screen is closed.
  case close(ElementTree.Index)
  /// The screen below appears again.
  case goBack(ElementTree.Index)
}

extension App {
  /// Returns the current effect of a scrub.
  package func escapePlan(from index: ElementTree.Index?) -> EscapePlan {
    if let dragged, isDragging { return .putBack(dragged) }
    if let editedField { return .endEditing(editedField) }
    if let handler = taker(of: .escape, along: escapeChain(from: index)) { return .handle(handler) }
    return leavingPlan.map { .leave($0) } ?? .nothing
  }

  /// Returns the nodes that a scrub bubbles up to: up to an open alert or sheet, or otherwise up to
  /// the app.
  ///
  /// - Rule: ``AppRule/openPanelsEndTheScrub``
  private func escapeChain(from index: ElementTree.Index?) -> [ElementTree.Index] {
    let nodes = chain(from: index)
    guard let openPanel, let end = nodes.firstIndex(of: openPanel) else { return nodes }
    return Array(nodes[...end])
  }

  /// The way in which the screen or panel that opened last would close, or `nil` if there's nothing
  /// below.
  package var leavingPlan: LeavingPlan? {
    if let openPanel { return .close(openPanel) }
    return screenBelow.map { isPresented ? .close(screen) : .goBack($0) }
  }

  /// Ends the drag, ends editing, runs a handler, or closes the screen or panel that opened last.
  ///
  /// A handler that declines still runs. Only then does the method look for a screen or panel to
  /// close.
  ///
  /// - Returns: The effect.
  package mutating func escape(from index: ElementTree.Index?) -> EscapePlan {
    settle()
    let plan = escapePlan(from: index)
    switch plan {
    case .putBack: dragged = nil
    case .endEditing: endEditing()
    case .handle, .leave, .nothing:
      if let handler = handle([.escape], along: escapeChain(from: index)) {
        return .handle(handler)
      }
      guard let leaving = leavingPlan else { return .nothing }
      perform(leaving)
      return .leave(leaving)
    }
    return plan
  }

  private mutating func perform(_ plan: LeavingPlan) {
    switch plan {
    case .close: _ = dismiss()
    case .goBack: _ = goBack()
    }
  }
}
