import EarshotModel
import EarshotFocusEngine

extension Utterance.Rule {
  static let containerEntry = Self(
    "the label of a group is heard when the cursor comes in from outside",
    source: "WWDC20-10117; our choice"
  )
  static let tabBarEntry = Self(
    "a tab bar without a label is called so when the cursor comes in",
    source: "AS#26"
  )
}

extension Stop {
  /// The labels of the groups that the cursor enters, outermost first.
  ///
  /// Reads as “Profile”.
  ///
  /// A label that the element repeats is left out; a tab bar without one says “Tab Bar”. The
  /// setting `containers` turns them off. The snapshot style has none.
  ///
  /// - Source: WWDC20-10117; AS#26; our choice for the order and the exception (VOICEOVER.md 2.3).
  var containerEntry: [Part] {
    guard settings.containers else { return [] }
    return description.entered.compactMap { group in
      var part = groupLabel(group.element)
      part?.element = group.index
      return part
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
