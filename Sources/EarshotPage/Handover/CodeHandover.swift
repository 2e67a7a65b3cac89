import EarshotComposer
package import EarshotLines
package import EarshotNotation
package import EarshotModel
import EarshotReports
import EarshotSession

/// Starting points in code: the modifiers or properties that make a view say what a screen file says.
///
/// Each stop that needs any gets a function, so the file compiles by itself and nothing in it is run.
/// What a modifier can't do, such as moving the cursor, is listed as comments.
///
/// - Source: Apple, SwiftUI “Accessibility modifiers” and UIKit `UIAccessibility`; the form is our
///   choice.
package struct CodeHandover {
  /// Which framework the code is for.
  package enum Framework: String, CaseIterable, Sendable {
    case swiftUI = "swiftui"
    case uiKit = "uikit"
  }

  private let framework: Framework
  private let screens: [ReviewScreen]

  /// Takes the screens of an app.
  package init(
    _ document: AppDocument,
    for framework: Framework,
    options: SessionOptions = SessionOptions(),
    work: WorkBudget.Limits = .usual
  ) {
    self.framework = framework
    screens = Review.screens(of: document, options, work)
  }

  /// The code.
  ///
  /// - Complexity: O(*n*) in the number of stops.
  package var code: String {
    let names = [framework == .swiftUI ? "SwiftUI" : "UIKit"]
    var lines = [
      "// What VoiceOver needs of each view, as a starting point. Move it to your views.", "",
      "import \(names[0])",
    ]
    for screen in screens {
      lines += ["", "// MARK: \(comment(screen.title))"]
      lines += effects(of: screen).map { "// In code: \($0)" }
      for stop in screen.stops { lines += function(of: stop, on: screen) }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A text on the line of a comment.
  private func comment(_ text: String) -> String { Display.spoken(text) }

  // MARK: One stop

  private func function(of stop: ReviewStop, on screen: ReviewScreen) -> [String] {
    let body = framework == .swiftUI ? modifiers(of: stop) : properties(of: stop)
    guard !body.isEmpty else { return [] }
    let heading = "/// Stop \(stop.number): \(comment(stop.utterance.text))"
    let name = "stop\(stop.number)OfScreen\(screen.number)"
    switch framework {
    case .swiftUI:
      return ["", heading, "@MainActor func \(name)(_ view: some View) -> some View {", "  view"]
        + body.map { "    \($0)" } + ["}"]
    case .uiKit:
      return ["", heading, "@MainActor func \(name)(_ view: UIView) {"] + body.map { "  \($0)" } + [
        "}"
      ]
    }
  }

  // MARK: SwiftUI

  private func modifiers(of stop: ReviewStop) -> [String] {
    let element = stop.element
    var lines: [String] = []
    if let label = element.label, !label.isEmpty {
      lines.append(".accessibilityLabel(Text(verbatim: \(SwiftText.literal(label))))")
    }
    if let value = element.value, !value.isEmpty, !element.traits.contains(.toggleButton) {
      lines.append(".accessibilityValue(Text(verbatim: \(SwiftText.literal(value))))")
    }
    if let hint = element.hint, !hint.isEmpty {
      lines.append(".accessibilityHint(Text(verbatim: \(SwiftText.literal(hint))))")
    }
    let traits = Self.traits.filter { element.traits.contains($0.trait) }.compactMap(\.swiftUI)
    if !traits.isEmpty {
      lines.append(".accessibilityAddTraits([\(traits.map { ".\($0)" }.joined(separator: ", "))])")
    }
    if let level = element.level, (1...6).contains(level) {
      lines.append(".accessibilityHeading(.h\(level))")
    }
    if element.traits.contains(.adjustable) {
      lines.append(".accessibilityAdjustableAction { direction in _ = direction }")
    }
    for action in ownActions(of: stop) {
      lines.append(".accessibilityAction(named: Text(verbatim: \(SwiftText.literal(action)))) {}")
    }
    for entry in stop.content {
      let texts = [entry.label, entry.value].map { "Text(verbatim: \(SwiftText.literal($0)))" }
      lines.append(".accessibilityCustomContent(\(texts[0]), \(texts[1]))")
    }
    if let name = element.identifier {
      lines.append(".accessibilityIdentifier(\(SwiftText.literal(name)))")
    }
    if element.traits.contains(.notEnabled) { lines.append(".disabled(true)") }
    return lines
  }

  // MARK: UIKit

  private func properties(of stop: ReviewStop) -> [String] {
    let element = stop.element
    var lines = ["view.isAccessibilityElement = true"]
    let texts = [
      ("Label", element.label), ("Hint", element.hint), ("Identifier", element.identifier),
      ("Value", element.traits.contains(.toggleButton) ? nil : element.value),
    ]
    for (name, text) in texts {
      guard let text, !text.isEmpty else { continue }
      lines.append("view.accessibility\(name) = \(SwiftText.literal(text))")
    }
    let traits = Self.traits.filter { element.traits.contains($0.trait) }.map { ".\($0.uiKit)" }
    if !traits.isEmpty {
      lines.append("view.accessibilityTraits = [\(traits.joined(separator: ", "))]")
    }
    let actions = ownActions(of: stop)
    if !actions.isEmpty {
      lines.append("view.accessibilityCustomActions = [")
      for action in actions {
        lines.append(
          "  UIAccessibilityCustomAction(name: \(SwiftText.literal(action))) { _ in true },"
        )
      }
      lines.append("]")
    }
    return lines
  }

  private func ownActions(of stop: ReviewStop) -> [String] { stop.actions }

  /// A trait with its name in each framework.
  private struct TraitName {
    let trait: Traits
    let swiftUI: String?
    let uiKit: String
  }

  /// The public traits.
  ///
  /// - Source: Apple, `AccessibilityTraits` and `UIAccessibilityTraits`.
  private static let traits: [TraitName] = [
    TraitName(trait: .button, swiftUI: "isButton", uiKit: "button"),
    TraitName(trait: .header, swiftUI: "isHeader", uiKit: "header"),
    TraitName(trait: .link, swiftUI: "isLink", uiKit: "link"),
    TraitName(trait: .image, swiftUI: "isImage", uiKit: "image"),
    TraitName(trait: .selected, swiftUI: "isSelected", uiKit: "selected"),
    TraitName(trait: .staticText, swiftUI: "isStaticText", uiKit: "staticText"),
    TraitName(trait: .searchField, swiftUI: "isSearchField", uiKit: "searchField"),
    TraitName(trait: .playsSound, swiftUI: "playsSound", uiKit: "playsSound"),
    TraitName(trait: .keyboardKey, swiftUI: "isKeyboardKey", uiKit: "keyboardKey"),
    TraitName(trait: .summaryElement, swiftUI: "isSummaryElement", uiKit: "summaryElement"),
    TraitName(trait: .updatesFrequently, swiftUI: "updatesFrequently", uiKit: "updatesFrequently"),
    TraitName(
      trait: .startsMediaSession,
      swiftUI: "startsMediaSession",
      uiKit: "startsMediaSession"
    ),
    TraitName(trait: .adjustable, swiftUI: nil, uiKit: "adjustable"),
    TraitName(trait: .notEnabled, swiftUI: nil, uiKit: "notEnabled"),
    TraitName(
      trait: .allowsDirectInteraction,
      swiftUI: "allowsDirectInteraction",
      uiKit: "allowsDirectInteraction"
    ),
    TraitName(trait: .causesPageTurn, swiftUI: "causesPageTurn", uiKit: "causesPageTurn"),
    TraitName(trait: .toggleButton, swiftUI: "isToggle", uiKit: "toggleButton"),
  ]

  // MARK: What modifiers can't do

  /// What the handlers of a screen do that no modifier does.
  private func effects(of screen: ReviewScreen) -> [String] {
    let tree = screen.session.document.tree
    var sentences: [String] = []
    for node in tree.subtree(of: screen.root) where tree.hasDetails(node) {
      if node != screen.root, tree[node].canBeOpen { continue }
      let element = tree[node]
      let name = element.label ?? element.identifier ?? element.role.rawValue
      let effects = element.handlers.flatMap(\.effects) + element.actions.flatMap(\.effects)
      for effect in effects {
        if let sentence = effect.handover { sentences.append("\(comment(name)): \(sentence)") }
      }
    }
    return sentences
  }
}

extension Effect {
  /// What code must do, since no modifier does it; `nil` for what the system or the view does.
  fileprivate var handover: String? {
    switch self {
    case .announce(let text, _):
      let words = text.literal.map { "“\(Display.spoken($0))”" } ?? "a text that depends on values"
      return "post an announcement, \(words)"
    case .notify(.layoutChanged, let argument):
      return argument == nil
        ? "post layoutChanged, since elements came or went"
        : "post layoutChanged, and move the cursor to an element"
    case .notify(.screenChanged, _): return "post screenChanged, and move the cursor"
    case .notify(.pageScrolled, _): return "post pageScrolled with the text of the page"
    case .voice(let command): return command.handover
    case .audio(let command): return command.handover
    case .set, .change, .show, .leave, .open, .play, .wait, .decline: return nil
    }
  }
}
