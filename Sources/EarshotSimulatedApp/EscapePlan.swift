package import EarshotModel

/// What a scrub does: the app performs it, and `:what` reads it.
package enum EscapePlan: Hashable, Sendable {
  /// What is dragged is put back where it was.
  case putBack(ElementTree.Index)
  /// Text entry ends.
  case endEditing(ElementTree.Index)
  /// A handler takes it.
  case handle(Handler)
  /// What was opened last is left.
  case leave(LeavingPlan)
  /// There is nothing to leave.
  case nothing

  /// The rule that decides so.
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

/// How what was opened last is left.
package enum LeavingPlan: Hashable, Sendable {
  /// An alert, a sheet or a presented screen is closed.
  case close(ElementTree.Index)
  /// The screen below comes back.
  case goBack(ElementTree.Index)
}

extension App {
  /// What a scrub would do now.
  package func escapePlan(from index: ElementTree.Index?) -> EscapePlan {
    if let dragged, isDragging { return .putBack(dragged) }
    if let editedField { return .endEditing(editedField) }
    if let handler = taker(of: .escape, along: escapeChain(from: index)) { return .handle(handler) }
    return leavingPlan.map { .leave($0) } ?? .nothing
  }

  /// The nodes that a scrub asks in turn: those up to an open alert or sheet, else up to the app.
  ///
  /// - Rule: ``AppRule/openPanelsEndTheScrub``
  private func escapeChain(from index: ElementTree.Index?) -> [ElementTree.Index] {
    let nodes = chain(from: index)
    guard let openPanel, let end = nodes.firstIndex(of: openPanel) else { return nodes }
    return Array(nodes[...end])
  }

  /// How what was opened last would be left, or `nil` if there is nothing below.
  package var leavingPlan: LeavingPlan? {
    if let openPanel { return .close(openPanel) }
    return screenBelow.map { isPresented ? .close(screen) : .goBack($0) }
  }

  /// Leaves what can be left: text entry, what a handler knows, what was opened last.
  ///
  /// A handler that declines runs all the same, so what it leaves to be closed is looked for after
  /// it.
  ///
  /// - Returns: What was done.
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
