import EarshotModel

extension NodeKey {
  /// Every key of a node, in the order in which it is written.
  ///
  /// The keys that say what stands around a node (`children`, `screen`, …) are not properties of
  /// it; ``structural`` has them.
  static let all: [NodeKey] = texts + states + identity + geometry + structure + tables + parts

  /// The keys that say what a node is and what is inside it.
  static let structural: [(name: String, holders: Holders)] = [
    ("role", .node), ("children", [.node, .screen]), ("screen", .screen), ("title", .screen),
    ("app", .app), ("tabBar", .app), ("screens", .app), ("each", .app), ("selector", .each),
  ]

  private static let texts: [NodeKey] = [
    .text(.label, .label),
    .text(.value, .value, in: .nodes),
    .text(.hint, .hint, in: .nodes),
    .text(.placeholder, .placeholder, in: .nodes),
    .interpolated,
    .list("spoken", .spokenLabel, \.spokenLabel, .spoken),
    .language,
  ]

  private static let states: [NodeKey] = [
    .traits,
    .optional("expandedStatus", .expandedStatus, \.expandedStatus, .word),
    .optional("level", .level, \.level, .count),
    .values,
    .range,
    .optional("pages", .pages, \.pages, .count),
    .opens,
  ]

  private static let identity: [NodeKey] = [
    .identifier,
    .list("tags", .tags, \.tags, .name),
    .className,
    .optional(
      "isAccessibilityElement",
      .element,
      \.elementOverride,
      .bool,
      in: [.node, .each]
    ),
  ]

  private static let geometry: [NodeKey] = [
    .optional("frame", .frame, \.frame, .rect),
    .optional("viewFrame", .viewFrame, \.viewFrame, .rect),
    .optional("path", .path, \.path, .path),
    .optional("activationPoint", .activationPoint, \.activationPoint, .point),
    .flag("hidden", .hidden, \.isHidden),
    .optional("alpha", .alpha, \.alpha, .number),
    .flag("clipsToBounds", .clipsToBounds, \.clipsToBounds),
    .optional("size", .size, \.size, .size, in: [.screen, .app]),
    .optional("idiom", .idiom, \.idiom, .word, in: [.screen, .app]),
    .optional("direction", .direction, \.direction, .word, in: [.screen, .app]),
  ]

  private static let structure: [NodeKey] = [
    .containerType,
    .elements,
    .flag("accessibilityElementsHidden", .elementsHidden, \.elementsHidden),
    .flag("accessibilityViewIsModal", .viewIsModal, \.viewIsModal),
    .flag("shouldGroupAccessibilityChildren", .shouldGroupChildren, \.shouldGroupChildren),
    .optional(
      "respondsToUserInteraction",
      .respondsToUserInteraction,
      \.respondsToUserInteraction,
      .bool
    ),
    .optional("navigationStyle", .navigationStyle, \.navigationStyle, .word),
    .optional("textualContext", .textualContext, \.textualContext, .word),
    .list("directTouchOptions", .directTouchOptions, \.directTouchOptions, .word),
    .list("userInputLabels", .userInputLabels, \.userInputLabels, .string),
    .optional("foreground", .foreground, \.foreground, .color),
    .optional("background", .background, \.background, .color),
    .optional("fontSize", .fontSize, \.fontSize, .fontSize),
  ]

  private static let parts: [NodeKey] = [
    .list("customContent", nil, \.customContent, .content),
    .list("marks", nil, \.marks, .mark),
    .list("customRotors", nil, \.rotors, .rotor),
    .list("customActions", nil, \.actions, .action, in: .everywhere),
    .handlers,
    .guarded,
  ]

  /// The keys by name, for each kind of object.
  static func named(in holder: Holders) -> [String: NodeKey] {
    Dictionary(
      uniqueKeysWithValues: all.filter { $0.holders.contains(holder) }.map { ($0.name, $0) }
    )
  }

  /// The names of all keys that an object may have, for suggestions.
  static func names(in holder: Holders) -> [String] {
    structural.filter { $0.holders.contains(holder) }.map(\.name)
      + all.filter { $0.holders.contains(holder) }.map(\.name)
  }
}
