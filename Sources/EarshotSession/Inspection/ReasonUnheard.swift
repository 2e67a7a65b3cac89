import EarshotFocusEngine
import EarshotLines
package import EarshotModel
import EarshotNotation
import EarshotSimulatedApp

/// The reason that VoiceOver currently can't stop at an element.
///
/// - Source: SESSIONS.md, "What claims mean".
package enum ReasonUnheard: Hashable, Sendable {
  /// The app removed the element.
  case removed
  /// The element is on a screen that isn't shown.
  case onScreen(String)
  /// The element is, or is inside, an alert or a sheet that isn't open.
  case inClosedPanel(String, isPanel: Bool)
  /// The element or one of its ancestors is hidden.
  case hidden
  /// An alert or a sheet is in front of the element.
  case behindPanel(String)
  /// A modal view makes VoiceOver ignore the element.
  ///
  /// The string is a noun phrase, such as `the modal view #overlay`.
  case behindModalView(String)
  /// VoiceOver reads the element as part of another element.
  ///
  /// The string is a noun phrase, such as `the cell "Milk"`.
  case part(String)
  /// VoiceOver never stops at elements of this kind, such as lists.
  case noStop

  /// The reason, as the words that follow the element's name in a sentence.
  package var predicate: String {
    switch self {
    case .removed: "was removed"
    case .onScreen(let name): "is on the screen named \(name)"
    case .inClosedPanel(_, isPanel: true): "isn't open"
    case .inClosedPanel(let name, isPanel: false): "is in the \(name), which isn't open"
    case .hidden: "is hidden"
    case .behindPanel(let name): "is behind the \(name)"
    case .behindModalView(let name): "is behind \(name)"
    case .part(let name): "is part of \(name)"
    case .noStop: "isn't a stop"
    }
  }
}

extension Session {
  /// Returns the reason that VoiceOver currently can't stop at an element, or `nil` if it can.
  ///
  /// For an alert or a stepper, it's sufficient that VoiceOver can stop at one of its parts.
  ///
  /// - Complexity: O(*s* + *d*·*c*), where *s* is the number of stops, *d* is the depth of the
  ///   element, and *c* is the number of siblings.
  package func reasonUnheard(_ node: ElementTree.Index) -> ReasonUnheard? {
    let stops = stops
    let isHeard =
      !isChoosing
      && stops.contains {
        $0 == node || tree[$0].role.isMadeByBuilder && tree.parent(of: $0) == node
      }
    if isHeard { return nil }
    if tree.isRemoved(node) { return .removed }
    if let screen = tree.screen(of: node), screen != self.screen {
      return .onScreen(Quoting.name(tree.screenName(of: screen)))
    }
    return isChoosing ? .behindPanel(ItemChooser.name) : reasonOnScreen(node, stops)
  }

  /// Whether the item chooser is open, so VoiceOver says only the names of elements.
  package var isChoosing: Bool { state.chooser != nil }

  /// Returns the reason that VoiceOver can't stop at an element of the current screen.
  private func reasonOnScreen(
    _ node: ElementTree.Index,
    _ stops: [ElementTree.Index]
  ) -> ReasonUnheard {
    let around = [node] + Array(tree.ancestors(of: node))
    let open = state.phone.app.openPanels
    if let panel = around.first(where: { tree.isPanel($0) && !open.contains($0) }) {
      return .inClosedPanel(name(ofPanel: panel), isPanel: panel == node)
    }
    if isHidden(node) { return .hidden }
    if let panel = open.last, !around.contains(panel) { return .behindPanel(name(ofPanel: panel)) }
    let root = shownRoots.first(where: around.contains) ?? screen
    if let view = tree.modalView(over: node, in: root) {
      return .behindModalView(tree.phrase(ofModalView: view))
    }
    let holder = around.dropFirst().first(where: Set(stops).contains)
    return holder.map { .part(tree.phrase(of: $0)) } ?? .noStop
  }

  func name(ofPanel panel: ElementTree.Index) -> String {
    "\(tree.role(of: panel).noun) \(Quoting.name(tree.screenName(of: panel)))"
  }
}
