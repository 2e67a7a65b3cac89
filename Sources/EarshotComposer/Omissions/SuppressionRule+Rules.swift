import EarshotModel
import EarshotFocusEngine

// The words that the rules of speech suppress.
extension SuppressionRule {
  static var dimmed: SuppressionRule {
    SuppressionRule("VoiceOver leaves out its own hints for a dimmed element", by: .dimmedHints) {
      $0.description.element.traits.remove(.notEnabled)
    }
  }

  static var laterInRow: SuppressionRule {
    SuppressionRule(
      "VoiceOver says the row only at its first cell",
      by: .cellPlace,
      [.position]
    ) {
      $0.description.nearestContext = $0.description.nearestContext?.atStartOfRow
      $0.description.outermostContext = $0.description.outermostContext?.atStartOfRow
    }
  }

  static var unimportant: SuppressionRule {
    SuppressionRule(
      "this content isn't important, so VoiceOver says it only in the More content rotor",
      by: .importantContent,
      [.content]
    ) {
      for place in $0.description.element.customContent.indices {
        $0.description.element.customContent[place].isImportant = true
      }
    }
  }

  /// The rule for words about the place in any container except the nearest or, in the snapshot
  /// style, the outermost.
  static var farther: SuppressionRule {
    SuppressionRule(
      "VoiceOver says the position in a different container instead",
      by: .nearestContainer,
      [.position]
    ) { scene in
      switch scene.composer.words.style {
      case .spoken: scene.description.nearestContext = scene.description.outermostContext
      case .snapshot: scene.description.outermostContext = scene.description.nearestContext
      }
    }
  }

  /// Returns the rule for groups that the cursor was already in.
  static func insideAlready(_ containers: [ElementDescription.Group]) -> SuppressionRule {
    SuppressionRule("the cursor was already inside this container", by: .containerEntry, [.context])
    { scene in
      scene.description.entered = containers.filter(\.element.speaksOnEntry)
    }
  }

  static var fields: [SuppressionRule] {
    [
      SuppressionRule("the label says the same thing", by: .placeholder, [.value]) { scene in
        guard scene.description.element.placeholder == scene.description.element.label else {
          return
        }
        scene.description.element.label = nil
      },
      SuppressionRule(
        "VoiceOver says a placeholder only while the field is empty",
        by: .placeholder,
        [.value]
      ) {
        guard $0.description.element.placeholder.nonEmpty != nil else { return }
        $0.description.element.value = nil
      },
    ]
  }

  static var tabBar: SuppressionRule {
    SuppressionRule("in a tab bar, VoiceOver doesn't say this kind", by: .button, [.role]) {
      scene in
      if case .tab? = scene.description.nearestContext { scene.description.nearestContext = nil }
      if case .tab? = scene.description.outermostContext {
        scene.description.outermostContext = nil
      }
    }
  }

  /// The rules for traits that hide the word for another trait.
  static var narrower: [SuppressionRule] {
    [
      hiding(.searchField, "searchField"), hiding(.toggleButton, "toggleButton"),
      hiding(.keyboardKey, "keyboardKey"), hiding(.tabBarItem, "tabBarItem"),
      hiding(.backButton, "backButton"),
    ]
  }

  private static func hiding(_ trait: Traits, _ name: String) -> SuppressionRule {
    SuppressionRule(
      {
        $0.kind == .value
          ? "the trait '\(name)' makes the value a state, which VoiceOver says after the kind"
          : "VoiceOver leaves this out because of the trait '\(name)'"
      },
      by: .button
    ) { $0.description.element.traits.remove(trait) }
  }

  /// The rules for words that require a missing trait.
  static var missing: [SuppressionRule] {
    [
      SuppressionRule("VoiceOver says a level only for headings", by: .headingLevel, [.role]) {
        scene in
        guard scene.description.element.level != nil else { return }
        scene.description.element.traits.insert(.header)
      },
      SuppressionRule(
        "the element lacks the trait 'allowsDirectInteraction'",
        by: .directTouchHint,
        [.hint]
      ) { scene in
        guard !scene.description.element.directTouchOptions.isEmpty else { return }
        scene.description.element.traits.insert(.allowsDirectInteraction)
      },
    ]
  }

  /// The rule by which a hint in place of the label suppresses the hint for adjusting.
  static var promotion: SuppressionRule {
    SuppressionRule(
      "the element's own hint serves as its label, so VoiceOver leaves out this hint",
      by: .promotedHint,
      [.hint]
    ) { $0.description.element.hint = nil }
  }
}

extension StopContext {
  fileprivate var atStartOfRow: StopContext {
    guard case .cell(var cell) = self else { return self }
    cell.isFirstInRow = true
    return .cell(cell)
  }
}
