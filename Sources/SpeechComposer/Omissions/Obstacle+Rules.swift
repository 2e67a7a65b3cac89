import AccessibilityModel
import FocusEngine

extension Utterance.Rule {
  static let dimmedHints = Self("what is dimmed has no hints of VoiceOver", source: "our choice")
  static let nearestContainer = Self(
    "of containers within each other one alone tells the place",
    source: "AccessibilitySnapshot; our choice"
  )
}

// What the rules of speech keep back.
extension Obstacle {
  static var dimmed: Obstacle {
    Obstacle("dimmed drops VoiceOver's own hints", by: .dimmedHints) {
      $0.reading.element.traits.remove(.notEnabled)
    }
  }

  static var laterInRow: Obstacle {
    Obstacle(
      "only the first cell of a row says its row",
      by: .cellPlace,
      [.position]
    ) {
      $0.reading.nearestContext = $0.reading.nearestContext?.atStartOfRow
      $0.reading.outermostContext = $0.reading.outermostContext?.atStartOfRow
    }
  }

  static var unimportant: Obstacle {
    Obstacle(
      "of no high importance, so it waits in the More content rotor",
      by: .importantContent,
      [.content]
    ) {
      for place in $0.reading.element.customContent.indices {
        $0.reading.element.customContent[place].isImportant = true
      }
    }
  }

  /// What a container farther out, in the snapshot style one nearer, would say of the place.
  static var farther: Obstacle {
    Obstacle(
      "another container tells the place",
      by: .nearestContainer,
      [.position]
    ) { scene in
      switch scene.composer.style {
      case .spoken: scene.reading.nearestContext = scene.reading.outermostContext
      case .snapshot: scene.reading.outermostContext = scene.reading.nearestContext
      }
    }
  }

  /// Groups that the cursor was in before.
  static func insideAlready(_ containers: [Reading.Group]) -> Obstacle {
    Obstacle("the cursor was inside already", by: .containerEntry, [.context]) { scene in
      scene.reading.entered = containers.filter(\.element.speaksOnEntry)
    }
  }

  static var fields: [Obstacle] {
    [
      Obstacle("the label says the same", by: .placeholder, [.value]) { scene in
        guard scene.reading.element.placeholder == scene.reading.element.label else { return }
        scene.reading.element.label = nil
      },
      Obstacle("a placeholder is heard only while the field is empty", by: .placeholder, [.value]) {
        guard $0.reading.element.placeholder.nonEmpty != nil else { return }
        $0.reading.element.value = nil
      },
    ]
  }

  static var tabBar: Obstacle {
    Obstacle("hidden by the tab bar", by: .button, [.role]) { scene in
      if case .tab? = scene.reading.nearestContext { scene.reading.nearestContext = nil }
      if case .tab? = scene.reading.outermostContext { scene.reading.outermostContext = nil }
    }
  }

  /// Traits that hide the word of another one.
  static var narrower: [Obstacle] {
    [
      hiding(.searchField, "searchField"), hiding(.toggleButton, "toggleButton"),
      hiding(.keyboardKey, "keyboardKey"), hiding(.tabBarItem, "tabBarItem"),
      hiding(.backButton, "backButton"),
    ]
  }

  private static func hiding(_ trait: Traits, _ name: String) -> Obstacle {
    Obstacle(
      { $0.kind == .value ? "\(name) makes it a state, after the role" : "hidden by \(name)" },
      by: .button
    ) { $0.reading.element.traits.remove(trait) }
  }

  /// Traits without which something is silent.
  static var missing: [Obstacle] {
    [
      Obstacle("a level is heard of headings alone", by: .headingLevel, [.role]) { scene in
        guard scene.reading.element.level != nil else { return }
        scene.reading.element.traits.insert(.header)
      },
      Obstacle("allowsDirectInteraction is missing", by: .directTouchHint, [.hint]) { scene in
        guard !scene.reading.element.directTouchOptions.isEmpty else { return }
        scene.reading.element.traits.insert(.allowsDirectInteraction)
      },
    ]
  }

  /// A hint that stands for the label silences the hint for adjusting.
  static var promotion: Obstacle {
    Obstacle(
      "the author's hint stands for the label",
      by: .promotedHint,
      [.hint]
    ) { $0.reading.element.hint = nil }
  }
}

extension StopContext {
  fileprivate var atStartOfRow: StopContext {
    guard case .cell(var cell) = self else { return self }
    cell.isFirstInRow = true
    return .cell(cell)
  }
}

extension Element {
  /// Whether a container is one whose label is heard on entry.
  ///
  /// - Source: VOICEOVER.md 2.3.
  fileprivate var speaksOnEntry: Bool {
    if role == .alert { return false }
    return containerType == .semanticGroup || traits.contains(.tabBar) || className == "UITabBar"
  }
}
