import EarshotModel

// Names of assets that need additional evidence, in text and in buttons without text.
extension AssetName {
  /// Returns whether text that isn't a control or a picture looks like a name in code.
  ///
  /// Text can contain codes and the names of accounts and files, so underscores and file extensions
  /// aren't evidence. A word for a part of a view, or the scale of a picture, is evidence.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  /// - Source: our choice; UIKit names only buttons and pictures after their assets.
  static func looksLike(text: String) -> Bool {
    guard looksLike(text) else { return false }
    let name = text.lowercased()
    if name.contains("@2x") || name.contains("@3x") { return true }
    if hasFileEnding(name) || isCameraName(name) || isHexadecimal(name) { return false }
    guard name.utf8.contains(UInt8(ascii: "_")) else { return true }
    return name.split(separator: "_").contains { beginnings.contains($0) || parts.contains($0) }
  }

  /// Words for the parts of views in names such as `login_button_title`.
  private static let parts: Set<Substring> = [
    "background", "button", "cell", "component", "container", "field", "image", "item", "label",
    "logo", "screen", "textfield", "textinput", "title", "view", "wrapper",
  ]

  /// Returns whether the label of a control without text is the name of its picture in capitalized
  /// words, such as `Home Icon Active` or `Profile Tab Selected`.
  ///
  /// The name ends with a word for the look of a picture, and another of its words is a part of an
  /// app. This is our choice. “Main Menu” and “Change App Icon” have only one of these signs.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the label.
  static func isNameOfPicture(_ label: String) -> Bool {
    guard label.isASCIIText(without: { $0 == UInt8(ascii: ".") }), label.hasBlank else {
      return false
    }
    let words = label.split(separator: " ")
    guard (3...6).contains(words.count), let last = words.last?.lowercased(),
      words.allSatisfy({ $0.first?.isUppercase ?? false && $0.allSatisfy(\.isLetter) })
    else { return false }
    let rest = words.dropLast().map { Substring($0.lowercased()) }
    let isLook = last == "new" || looks.contains(Substring(last)) || drawn.contains(Substring(last))
    return isLook && rest.contains(where: partsOfApps.contains)
      && !rest.contains(where: { joints.contains($0) || verbs.contains($0) })
  }

  private static let partsOfApps: Set<Substring> = beginnings.union([
    "button", "menu", "nav", "navbar", "tab", "tabbar", "toolbar",
  ])

  /// Verbs of commands about a part of an app, as in “Close Menu When Selected”.
  private static let verbs: Set<Substring> = [
    "add", "change", "choose", "close", "create", "hide", "open", "pick", "reset", "select", "show",
    "start", "when",
  ]
}
