import EarshotModel
import EarshotNotation
import EarshotSession

/// An element that corresponds to a view of the app: a stop, a container, or something hidden.
struct CodePart {
  /// A role of a view for VoiceOver.
  enum Kind {
    case element, container, hidden
  }

  let kind: Kind
  let element: Element
  /// The names of the actions in the Actions rotor.
  var actions: [String] = []
  var content: [(label: String, value: String)] = []

  /// Creates the part for a stop.
  init(_ stop: ReviewStop) {
    (kind, element, actions, content) = (.element, stop.element, stop.actions, stop.content)
  }

  private init(_ kind: Kind, _ element: Element) { (self.kind, self.element) = (kind, element) }

  /// The name of the element in the comment above the code.
  var heading: String {
    let name = element.label ?? element.identifier ?? ""
    let kind = kind == .hidden ? "Hidden" : element.role.noun.capitalizedWord
    return name.isEmpty ? kind : "\(kind): \(name)"
  }

  /// Returns the containers that VoiceOver knows about, and the elements that are hidden from it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  static func others(of screen: ReviewScreen) -> [CodePart] {
    let tree = screen.session.tree
    let stops = Set(screen.stops.map(\.index))
    var parts: [CodePart] = []
    var end: ElementTree.Index?
    for node in tree.subtree(of: screen.root) where node != screen.root {
      if let skipped = end, node < skipped { continue }
      end = nil
      let element = tree[node]
      if element.canBeOpen || element.isRemoved {
        end = tree.end(of: node)
      } else if element.isHidden || element.elementsHidden {
        parts.append(CodePart(.hidden, element))
        end = tree.end(of: node)
      } else if !stops.contains(node), element.isNotedContainer {
        parts.append(CodePart(.container, element))
      }
    }
    return parts
  }
}

extension Element {
  /// Whether the element is a container that VoiceOver mentions or that changes the order.
  fileprivate var isNotedContainer: Bool {
    containerType != .none || viewIsModal || shouldGroupChildren || chart != nil
  }
}

/// A public trait with its name in each framework.
///
/// - Source: Apple, `AccessibilityTraits` and `UIAccessibilityTraits`.
struct CodeTrait {
  let trait: Traits
  /// The name in SwiftUI, or `nil` if another modifier covers it.
  let swiftUI: String?
  let uiKit: String

  private init(_ trait: Traits, swiftUI: String?, uiKit: String) {
    (self.trait, self.swiftUI, self.uiKit) = (trait, swiftUI, uiKit)
  }

  /// Returns the traits of an element, in the order of the table.
  static func traits(of element: Element) -> [CodeTrait] {
    table.filter { element.traits.contains($0.trait) }
  }

  private static let table: [CodeTrait] = [
    .init(.button, swiftUI: "isButton", uiKit: "button"),
    .init(.header, swiftUI: "isHeader", uiKit: "header"),
    .init(.link, swiftUI: "isLink", uiKit: "link"),
    .init(.image, swiftUI: "isImage", uiKit: "image"),
    .init(.selected, swiftUI: "isSelected", uiKit: "selected"),
    .init(.staticText, swiftUI: "isStaticText", uiKit: "staticText"),
    .init(.searchField, swiftUI: "isSearchField", uiKit: "searchField"),
    .init(.playsSound, swiftUI: "playsSound", uiKit: "playsSound"),
    .init(.keyboardKey, swiftUI: "isKeyboardKey", uiKit: "keyboardKey"),
    .init(.summaryElement, swiftUI: "isSummaryElement", uiKit: "summaryElement"),
    .init(.updatesFrequently, swiftUI: "updatesFrequently", uiKit: "updatesFrequently"),
    .init(.startsMediaSession, swiftUI: "startsMediaSession", uiKit: "startsMediaSession"),
    .init(.adjustable, swiftUI: nil, uiKit: "adjustable"),
    .init(.notEnabled, swiftUI: nil, uiKit: "notEnabled"),
    .init(
      .allowsDirectInteraction,
      swiftUI: "allowsDirectInteraction",
      uiKit: "allowsDirectInteraction"
    ),
    .init(.causesPageTurn, swiftUI: "causesPageTurn", uiKit: "causesPageTurn"),
    .init(.toggleButton, swiftUI: "isToggle", uiKit: "toggleButton"),
  ]
}
