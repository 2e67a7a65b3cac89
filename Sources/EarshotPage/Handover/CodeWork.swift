import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

/// The work for VoiceOver that the code of an app must do because no modifier or property does it.
enum CodeWork {
  /// Returns the sentences about a screen, in the order of its elements.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  static func sentences(of screen: ReviewScreen, for framework: CodeHandover.Framework) -> [String]
  {
    let tree = screen.session.document.tree
    var sentences: [String] = []
    var end: ElementTree.Index?
    for node in tree.subtree(of: screen.root) where tree.hasDetails(node) {
      if let skipped = end, node < skipped { continue }
      end = nil
      let element = tree[node]
      if node != screen.root, element.canBeOpen {
        end = tree.end(of: node)
        continue
      }
      let name = element.label ?? element.identifier ?? element.role.noun
      let work = properties(of: element, for: framework) + effects(of: element)
      sentences += work.map { "\(Display.spoken(name)): \($0)" }
    }
    return sentences
  }

  private static func effects(of element: Element) -> [String] {
    element.allEffects.compactMap(\.handover)
  }

  /// Returns sentences about the properties of an element that code expresses as a method, a
  /// protocol, or an attribute of a string.
  private static func properties(
    of element: Element,
    for framework: CodeHandover.Framework
  ) -> [String] {
    var work = element.rotors.map { "add the custom rotor “\(Display.spoken($0.name))”" }
    if element.elements != nil { work.append("set the order of the elements inside this element") }
    if !element.details.spokenLabel.isEmpty {
      work.append("add the pronunciation of the label as an attributed label")
    }
    if element.expandedStatus != nil {
      work.append("set accessibilityExpandedStatus (iOS 18 or later)")
    }
    switch framework {
    case .swiftUI:
      if let language = element.language {
        work.append("set the language to \(Display.spoken(language)) in an attributed label")
      }
    case .uiKit:
      if !element.customContent.isEmpty {
        work.append("add custom content by conforming to AXCustomContentProvider")
      }
      if let level = element.level {
        work.append("set the heading level to \(level) in an attributed label")
      }
      for (event, method) in methods where element.handlers.contains(where: { $0.event == event }) {
        work.append("override \(method)")
      }
    }
    return work
  }

  /// The UIKit methods that a view overrides to handle an event.
  private static let methods: [(event: AppEvent, method: String)] = [
    (.increment, "accessibilityIncrement()"), (.decrement, "accessibilityDecrement()"),
    (.escape, "accessibilityPerformEscape()"), (.magicTap, "accessibilityPerformMagicTap()"),
  ]
}

extension Effect {
  /// The instruction for code if no modifier has this effect, or `nil` if the system or the view
  /// causes the effect.
  fileprivate var handover: String? {
    switch self {
    case .announce(let text, _):
      return text.literal.map { "post the announcement “\(Display.spoken($0))”" }
        ?? "post an announcement with text that depends on values"
    case .notify(.layoutChanged, let argument):
      return argument == nil
        ? "post layoutChanged, because elements appeared or disappeared"
        : "post layoutChanged with the element to move the cursor to"
    case .notify(.screenChanged, _): return "post screenChanged, which moves the cursor"
    case .notify(.pageScrolled, _): return "post pageScrolled with the text of the page"
    case .voice(let command): return command.handover
    case .audio(let command): return command.handover
    case .set, .change, .show, .leave, .open, .play, .wait, .decline: return nil
    }
  }
}
