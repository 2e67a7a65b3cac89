import EarshotModel
import EarshotFocusEngine

// The words about the container of a stop.
extension Stop {
  /// The labels of the groups that the cursor enters, outermost first.
  ///
  /// For example, VoiceOver says “Profile”.
  ///
  /// VoiceOver omits a label that the element repeats. A tab bar without a label reads as “Tab
  /// Bar”. The setting `containers` turns off these words. The snapshot style doesn't have them.
  ///
  /// - Source: WWDC20-10117; AS#26; our choice for the order and the exception (VOICEOVER.md 2.3).
  var containerEntry: [Part] {
    guard settings.containers, !description.entered.isEmpty else { return [] }
    return description.entered.flatMap { group in
      guard var label = groupLabel(group.element) else { return [Part]() }
      label.element = group.index
      guard group.element.isDimmedGroup else { return [label] }
      var dimmed = words.part(.context, .dimmed, from: .traits, by: .dimmedContainer)
      dimmed.element = group.index
      return [label, dimmed]
    }
  }

  /// Whether “Selected” comes before the groups that the cursor enters, because one of them is
  /// dimmed.
  ///
  /// For example, VoiceOver says “Selected, Variant, dimmed, OpenCC Standard, dimmed, Button”.
  ///
  /// - Source: OpenCCman logs.
  /// - Rule: ``SpeechRule/dimmedContainer``
  var isSelectedBeforeGroups: Bool {
    settings.containers && traits.contains(.selected)
      && description.entered.contains {
        $0.element.isDimmedGroup && groupLabel($0.element) != nil
      }
  }

  private func groupLabel(_ group: Element) -> Part? {
    if let label = group.label.nonEmpty {
      guard label != element.label else { return nil }
      return Part(.context, label, from: .container, by: .containerEntry)
    }
    guard group.role == .tabBar || group.traits.contains(.tabBar) else { return nil }
    return words.part(.context, .tabBar, from: .container, by: .tabBarEntry)
  }
}

extension Element {
  /// Whether the element is a group that VoiceOver calls dimmed.
  ///
  /// For a stepper, only the halves are dimmed.
  fileprivate var isDimmedGroup: Bool { traits.contains(.notEnabled) && role != .stepper }
}

// The place of a stop in its container.
extension Stop {
  /// The place among tabs or segments.
  ///
  /// For example, VoiceOver says “1 of 4”.
  ///
  /// - Source: WWDC15-201, “Timer, tab. Four of four.”
  var series: Part? {
    switch context {
    case .series(let index, let count), .tab(let index, let count):
      let numbers = [words.number(index), words.number(count)]
      return words.part(.position, .series, numbers, from: .container, by: .series)
    default:
      return nil
    }
  }

  /// Adds the words for the ends of a list or a landmark, and the label of the landmark.
  ///
  /// For example, VoiceOver says “Site, Landmark” and “End, Site”. The label comes before the word
  /// at the first stop and after the word at the last stop.
  ///
  /// - Source: simulator notes (ja), a11ysupport.io, both on the web (VOICEOVER.md 2.3).
  func addEnds(to parts: inout [Part]) {
    switch context {
    case .landmarkStart: parts += [landmarkLabel, ends].compactMap(\.self)
    case .landmarkEnd: parts += [ends, landmarkLabel].compactMap(\.self)
    case .listStart, .listEnd, .series, .tab, .cell, nil: parts += ends
    }
  }

  private var landmarkLabel: Part? {
    guard let landmark = description.landmark, let label = landmark.element.label.nonEmpty else {
      return nil
    }
    return Part(
      .position,
      label,
      from: .container,
      by: .landmarkLabel,
      element: landmark.index
    )
  }

  /// The words for the ends of a list or a landmark.
  ///
  /// VoiceOver says “List start”, “List end”, “Landmark”, or “End”.
  ///
  /// - Source: AccessibilitySnapshot (VOICEOVER.md 3.6).
  var ends: Part? {
    switch context {
    case .listStart: words.part(.position, .listStart, from: .container, by: .listEnds)
    case .listEnd: words.part(.position, .listEnd, from: .container, by: .listEnds)
    case .landmarkStart: words.part(.position, .landmarkStart, from: .container, by: .landmarkEnds)
    case .landmarkEnd: words.part(.position, .landmarkEnd, from: .container, by: .landmarkEnds)
    default: nil
    }
  }
}
