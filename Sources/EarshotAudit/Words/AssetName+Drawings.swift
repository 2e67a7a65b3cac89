import EarshotModel

// Descriptions of symbols in the labels of controls without text.
extension AssetName {
  /// Descriptions of symbols that never name a part of an app, in lowercase.
  ///
  /// - Source: the descriptions that UIKit and SwiftUI give SF Symbols, as in exports; our choice
  ///   of the ones that aren't the name of a command, such as “Add” or “Share”.
  private static let drawings: Set<String> = [
    "bar chart", "brightness higher", "brightness lower", "bubble", "bullet list", "chart bar",
    "chevron", "cog", "ellipsis", "gearshape", "globe", "graduation cap", "hamburger", "hourglass",
    "light bulb", "lightbulb", "magnifying glass", "magnifyingglass", "paper plane", "paperplane",
    "partly cloudy", "shipping box", "sparkle", "sparkles", "speech bubble", "square grid",
    "text bubble", "tray", "two people", "water drop", "waveform", "wrench",
  ]

  /// Descriptions of symbols that rarely name a part of an app, in lowercase.
  private static let rareNames: Set<String> = [
    "bolt", "crown", "cube", "doc", "drop", "flame", "gear", "hammer", "house", "leaf", "love",
  ]

  /// Descriptions of symbols that are also names of parts in many apps, in lowercase.
  private static let things: Set<String> = [
    "bell", "cloud", "cloudy", "heart", "list", "moon", "person", "star", "sun", "tag",
  ]

  /// Words for the weather and the sky, in lowercase, which can be the names of a row of tabs.
  private static let skies: Set<String> = [
    "clear", "cloud", "cloudy", "fog", "moon", "partly cloudy", "rain", "rainy", "snow", "storm",
    "sun", "sunny", "thunderstorm", "wind", "windy",
  ]

  /// Returns the labels of a row of tabs that describe their icons, in order, or an empty array if
  /// they may be names.
  ///
  /// The row must contain the description of a symbol that never names a part of an app, and the
  /// description of another symbol. Otherwise, it must contain two rare names and the description
  /// of a third symbol. The labels of a row that is mostly about the weather are real names.
  ///
  /// - Complexity: O(*n*), where *n* is the number of labels.
  static func drawings(among labels: [String]) -> [String] {
    let words = labels.map { $0.lowercased() }
    guard words.contains(where: { drawings.contains($0) || rareNames.contains($0) }),
      2 * words.count(where: skies.contains) <= words.count
    else { return [] }
    let symbols = drawings.union(rareNames).union(things)
    let found = labels.filter { symbols.contains($0.lowercased()) }
    if words.contains(where: drawings.contains) { return found.count > 1 ? found : [] }
    return words.count(where: rareNames.contains) > 1 && found.count > 2 ? found : []
  }

  /// Returns whether the label of a control without text only describes its symbol, such as
  /// `Ellipsis` or `Magnifying Glass`.
  ///
  /// - Source: our choice of words that no control is about.
  static func isDrawing(_ label: String) -> Bool {
    guard (3...20).contains(label.utf8.count) else { return false }
    return lone.contains(label.lowercased())
  }

  private static let lone: Set<String> = [
    "bullet list", "chevron", "dots", "ellipsis", "gearshape", "magnifying glass",
    "magnifyingglass", "paper plane", "paperplane", "speech bubble", "square and arrow down",
    "square and arrow up",
    "square and pencil", "square grid", "text bubble", "xmark",
  ]

  /// One-word names of symbols that aren't the names of commands, in lowercase as the system writes
  /// them.
  ///
  /// “Plus” can be the name of an offer, so the case decides.
  ///
  /// - Source: SF Symbols; our choice.
  static let symbols: Set<String> = shapesToDraw.union([
    "bell", "burger", "checkmark", "cog", "cross", "eye", "gear", "hamburger", "heart", "house",
    "creditcard", "envelope", "mic", "microphone", "minus", "multiply", "paperclip", "pencil",
    "person", "plus", "star", "trash",
  ])

  /// Names of pictures by their purpose in the design, in lowercase as developers write them.
  ///
  /// - Source: our choice.
  static let pictures: Set<String> = symbols.union([
    "arrow", "artwork", "avatar", "background", "banner", "canvas", "chevron", "cover", "divider",
    "dots",
    "gradient", "header", "logo", "poster", "separator", "thumbnail",
  ])

  /// Names of shapes, in lowercase, that people choose from in a drawing app.
  static let shapesToDraw: Set<String> = [
    "capsule", "circle", "diamond", "hexagon", "oval", "pentagon", "rectangle", "square",
    "triangle",
  ]

  /// Returns whether a label consists of the words in a symbol's name in a longer form, such as
  /// `Bulleted List On A Clipboard` for `list.bullet.clipboard`.
  ///
  /// Every word of the label belongs to the name or joins two words, and only words for a look, such
  /// as `fill`, may be missing.
  ///
  /// - Source: our choice, from exports: the system describes SF Symbols in title case, unlike most
  ///   people who write a label.
  static func isDescription(_ label: String, ofSymbol name: String?) -> Bool {
    guard let name, name.utf8.contains(UInt8(ascii: ".")),
      name.isASCIIText(without: {
        !$0.isLetterOrDigitOfASCII && $0 != UInt8(ascii: ".")
      })
    else { return false }
    let parts = name.lowercased().split(separator: ".").filter { !symbolLooks.contains($0) }
    let spelled = label.split(separator: " ")
    guard !parts.isEmpty, name == name.lowercased(), spelled.count <= 6,
      spelled.allSatisfy({ $0.first?.isUppercase ?? false })
    else { return false }
    let words = spelled.map { $0.lowercased() }
    let areNamed = words.allSatisfy { word in
      joints.contains(word[...]) || parts.contains { word.hasPrefix($0) }
        || symbolLooks.contains(word[...])
    }
    return areNamed && parts.allSatisfy { part in words.contains { $0.hasPrefix(part) } }
  }

  /// Words in names of symbols for a look, which descriptions leave out.
  private static let symbolLooks: Set<Substring> = [
    "fill", "circle", "square", "rectangle", "rounded", "inverse", "slash", "badge",
  ]

  /// Returns the words of a name in code, in lowercase, that stand for a kind or a state that
  /// VoiceOver says itself, such as `checkbox` and `unchecked` in `checkbox unchecked`.
  static func kindsAndStates(in name: String) -> [String] {
    let words = name.lowercased().split { !$0.isLetter }.map(String.init)
    let known: Set<String> = [
      "btn", "button", "checkbox", "radio", "radiobutton", "checked", "unchecked", "selected",
      "unselected", "disabled", "highlighted", "pressed",
    ]
    return words.filter(known.contains)
  }
}
