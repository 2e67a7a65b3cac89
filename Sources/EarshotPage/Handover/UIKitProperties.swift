import EarshotModel
import EarshotReports

/// The UIKit properties that an element needs.
///
/// - Source: Apple, UIKit, `UIAccessibility`; our choice.
enum UIKitProperties {
  /// Returns the lines of a function with the parameter `view`, without indentation.
  static func lines(of part: CodePart) -> [String] {
    let element = part.element
    switch part.kind {
    case .hidden: return [set("ElementsHidden", "true")]
    case .container:
      let type = element.containerType
      return (type == .none ? [] : [set("ContainerType", ".\(type.rawValue)")])
        + texts(of: element) + (element.viewIsModal ? [set("ViewIsModal", "true")] : [])
        + (element.shouldGroupChildren
          ? ["view.shouldGroupAccessibilityChildren = true"] : [])
        + ChartCode.statement(of: element)
    case .element:
      return ["view.isAccessibilityElement = true"] + texts(of: element) + traits(of: element)
        + details(of: element) + ChartCode.statement(of: element) + actions(part.actions)
    }
  }

  private static func set(_ name: String, _ value: String) -> String {
    "view.accessibility\(name) = \(value)"
  }

  private static func texts(of element: Element) -> [String] {
    let value = element.traits.contains(.toggleButton) ? nil : element.value
    let texts = [
      ("Label", element.label), ("Value", value), ("Hint", element.hint),
      ("Language", element.language), ("Identifier", element.identifier),
    ]
    return texts.compactMap { name, text in
      guard let text, !text.isEmpty else { return nil }
      return set(name, SwiftText.literal(text))
    }
  }

  private static func traits(of element: Element) -> [String] {
    let names = CodeTrait.traits(of: element).map { ".\($0.uiKit)" }
    return names.isEmpty ? [] : [set("Traits", "[\(names.joined(separator: ", "))]")]
  }

  private static func details(of element: Element) -> [String] {
    var lines: [String] = []
    let names = element.details.userInputLabels
    if !names.isEmpty {
      let literals = names.map { SwiftText.literal($0) }
      lines.append(set("UserInputLabels", "[\(literals.joined(separator: ", "))]"))
    }
    if let context = element.details.textualContext {
      lines.append(set("TextualContext", ".\(context.rawValue)"))
    }
    if let responds = element.details.respondsToUserInteraction {
      lines.append(set("RespondsToUserInteraction", "\(responds)"))
    }
    return lines
  }

  private static func actions(_ names: [String]) -> [String] {
    guard !names.isEmpty else { return [] }
    return [set("CustomActions", "[")]
      + names.map { "  UIAccessibilityCustomAction(name: \(SwiftText.literal($0))) { _ in true }," }
      + ["]"]
  }
}
