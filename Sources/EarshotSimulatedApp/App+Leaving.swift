package import EarshotModel

/// What the scrub led to.
package enum EscapeOutcome: Hashable, Sendable {
  /// What was dragged is back where it was.
  case dragEnded
  /// Text entry ended.
  case editingEnded(ElementTree.Index)
  /// A handler took it, or something was closed or left.
  case handled
  /// There was nothing to leave.
  case unhandled
}

extension App {
  /// Leaves what can be left: text entry, what a handler knows, what was opened last.
  ///
  /// What is dragged is put back before all of that: our choice.
  ///
  /// - Source: VOICEOVER.md 6.3.
  package mutating func escape(from index: ElementTree.Index?) -> EscapeOutcome {
    settle()
    if isDragging {
      dragged = nil
      return .dragEnded
    }
    if let field = editedField {
      endEditing()
      return .editingEnded(field)
    }
    if handleUpwards(.escape, from: index) { return .handled }
    let isLeft = openPanel != nil || isPresented ? dismiss() : goBack()
    return isLeft ? .handled : .unhandled
  }

  /// Does the most important thing of the screen.
  ///
  /// - Source: VOICEOVER.md 6.4.
  package mutating func magicTap(from index: ElementTree.Index?) -> Outcome {
    handleUpwards(.magicTap, from: index) ? .handled : .unhandled
  }
}
