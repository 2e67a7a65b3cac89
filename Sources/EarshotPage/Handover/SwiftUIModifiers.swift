import EarshotModel
import EarshotReports

/// The SwiftUI modifiers that an element needs.
///
/// - Source: Apple, SwiftUI, “Accessibility modifiers”; our choice.
enum SwiftUIModifiers {
  /// Returns the lines after `view`, without indentation.
  static func lines(of part: CodePart) -> [String] {
    let element = part.element
    switch part.kind {
    case .hidden: return [".accessibilityHidden(true)"]
    case .container:
      return [".accessibilityElement(children: .contain)"] + texts(of: element)
        + (element.viewIsModal ? [".accessibilityAddTraits([.isModal])"] : [])
        + ChartCode.modifier(of: element) + names(of: element)
    case .element:
      return texts(of: element) + traits(of: element) + actions(of: part) + details(of: part)
        + ChartCode.modifier(of: element) + names(of: element)
    }
  }

  private static func text(_ text: String) -> String {
    "Text(verbatim: \(SwiftText.literal(text)))"
  }

  private static func texts(of element: Element) -> [String] {
    let value = element.traits.contains(.toggleButton) ? nil : element.value
    return [("Label", element.label), ("Value", value), ("Hint", element.hint)].compactMap {
      name,
      content in
      guard let content, !content.isEmpty else { return nil }
      return ".accessibility\(name)(\(text(content)))"
    }
  }

  private static func traits(of element: Element) -> [String] {
    let names = CodeTrait.traits(of: element).compactMap(\.swiftUI).map { ".\($0)" }
    var lines = names.isEmpty ? [] : [".accessibilityAddTraits([\(names.joined(separator: ", "))])"]
    if let level = element.level, (1...6).contains(level) {
      lines.append(".accessibilityHeading(.h\(level))")
    }
    if element.traits.contains(.notEnabled) { lines.append(".disabled(true)") }
    return lines
  }

  private static func actions(of part: CodePart) -> [String] {
    var lines: [String] = []
    if part.element.traits.contains(.adjustable) {
      lines.append(".accessibilityAdjustableAction { direction in _ = direction }")
    }
    let events = part.element.handlers.map(\.event)
    for (event, name) in [(AppEvent.escape, "escape"), (.magicTap, "magicTap")]
    where events.contains(event) {
      lines.append(".accessibilityAction(.\(name)) {}")
    }
    return lines + part.actions.map { ".accessibilityAction(named: \(text($0))) {}" }
  }

  private static func details(of part: CodePart) -> [String] {
    let element = part.element
    var lines = part.content.map {
      ".accessibilityCustomContent(\(text($0.label)), \(text($0.value)))"
    }
    let names = element.details.userInputLabels
    if !names.isEmpty {
      lines.append(".accessibilityInputLabels([\(names.map(text).joined(separator: ", "))])")
    }
    if let context = element.details.textualContext {
      lines.append(".accessibilityTextContentType(.\(context.rawValue))")
    }
    if let responds = element.details.respondsToUserInteraction {
      lines.append(".accessibilityRespondsToUserInteraction(\(responds))")
    }
    return lines
  }

  private static func names(of element: Element) -> [String] {
    element.identifier.map { [".accessibilityIdentifier(\(SwiftText.literal($0)))"] } ?? []
  }
}
