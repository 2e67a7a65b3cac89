import EarshotModel

extension NodeKey {
  /// Every key of a node, in the order of the output.
  ///
  /// The keys for the context of a node (`children`, `screen`, …) aren't properties of the node, so
  /// they're in ``structural``. The table lists properties by ranges. If you add a property at the
  /// edge of a range, widen the range. Until then, the test of the property rows fails.
  static let all: [NodeKey] =
    keys(.label, .placeholder) + [.interpolated] + keys(.spokenLabel, .clipsToBounds)
    + keys(.size, .direction) + [.containerType] + keys(.elements, .userInputLabels)
    + keys(.foreground, .fontSize) + [.row, .column] + keys(.span, .header) + tables + parts

  /// The keys for the kind of a node and its contents.
  static let structural: [(name: String, holders: PropertySpec.Holders)] = [
    ("role", .node), ("children", [.node, .screen, .app]), ("screen", .screen), ("title", .screen),
    ("captured", .screen),
    ("app", .app), ("tabBar", .app), ("screens", .app), ("each", .app), ("selector", .each),
  ]

  private static let parts: [NodeKey] = [
    .parts(
      "customContent",
      Storage({ $0.customContent }, { $0.customContent = $1 }),
      .content,
      summary: "Entries that VoiceOver announces with \"More content available\"."
    ),
    .chart,
    .parts(
      "marks",
      Storage({ $0.marks }, { $0.marks = $1 }),
      .mark,
      summary: "Marked ranges of the text."
    ),
    .parts(
      "customRotors",
      Storage({ $0.rotors }, { $0.rotors = $1 }),
      .rotor,
      summary: "Custom rotors."
    ),
    .parts(
      "customActions",
      Storage({ $0.actions }, { $0.actions = $1 }),
      .action,
      in: .everywhere,
      summary: "Custom actions."
    ),
    .handlers,
    .guarded,
  ]

  /// Returns the keys of a range of properties.
  private static func keys(_ first: Property, _ last: Property) -> [NodeKey] {
    PropertyRow.all[Int(first.rawValue)...Int(last.rawValue)].flatMap { $0.keys() }
  }

  /// The index of `interpolated` among the keys.
  static let interpolatedNumber = all.firstIndex { $0.name == interpolated.name }

  /// Returns the indices in ``all`` of the keys that an object can have, by their names.
  static func numbers(in holder: PropertySpec.Holders) -> [String: Int] {
    let numbers = all.indices.filter { all[$0].holders.contains(holder) }
    return Dictionary(uniqueKeysWithValues: numbers.map { (all[$0].name, $0) })
  }

  /// Returns the names of all keys that an object may have, for suggestions.
  static func names(in holder: PropertySpec.Holders) -> [String] {
    structural.filter { $0.holders.contains(holder) }.map(\.name)
      + all.filter { $0.holders.contains(holder) }.map(\.name)
  }
}
