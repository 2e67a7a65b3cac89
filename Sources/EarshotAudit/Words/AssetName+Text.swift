import EarshotLines
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
    if name.utf8.contains(UInt8(ascii: ".")) { return isIdentifier(text) }
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

  /// Returns the part of a label that comes from code, such as an exception, or `nil` if there's
  /// none.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the label.
  /// - Source: our choice: Dart's `Exception: `, Flutter's message about an asset, JavaScript's
  ///   `[object Object]`, and Swift's `Optional("…")`.
  static func messageFromCode(in label: String) -> String? {
    guard (13...4_000).contains(label.utf8.count),
      label.utf8.contains(where: {
        $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "(")
      })
    else { return nil }
    if label.hasPrefix("<"), label.contains(": 0x") { return label }
    return ["Unable to load asset", "[object Object]", "Optional(\"", "Exception: "]
      .first { label.contains($0) && ($0 != "Exception: " || isThrown(in: label)) }?.trimmed
  }

  /// Returns whether a line begins with an exception and continues with a message, as in
  /// `FormatException: …`.
  private static func isThrown(in label: String) -> Bool {
    label.split(whereSeparator: \.isNewline).contains { line in
      guard let word = line.split(separator: " ").first else { return false }
      return word.hasSuffix("Exception:") && line.utf8.count > word.utf8.count
    }
  }

  /// Returns whether the label of an image is a lowercase name with a hyphen and a number, such as
  /// `onboarding-2`.
  ///
  /// - Source: our choice.
  static func isNumberedFile(_ label: String) -> Bool {
    let parts = label.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count > 1, let number = parts.last, (1...3).contains(number.utf8.count),
      number.allSatisfy(\.isNumber)
    else { return false }
    return parts.dropLast().allSatisfy { word in
      word.utf8.count > 2 && word.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    }
  }

  /// Returns the word before the number in a name such as `Certificate2`, or `nil` if the name
  /// has a different form.
  static func stemOfNumbered(_ label: String) -> String? {
    guard (5...40).contains(label.utf8.count), label.utf8.allSatisfy(\.isLetterOrDigitOfASCII)
    else {
      return nil
    }
    let stem = label.prefix(while: \.isLetter)
    guard stem.count > 3, stem.count < label.count, label.count - stem.count <= 2,
      label.dropFirst(stem.count).allSatisfy(\.isNumber)
    else { return nil }
    return String(stem)
  }

  /// Returns whether the label of an image is a name in camel case that ends with the purpose of
  /// the picture in the design, such as `WallpaperIconShadow` or `SBDockBG 2`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the label.
  /// - Source: our choice of words.
  static func isNameOfDrawing(_ label: String) -> Bool {
    guard (4...60).contains(label.utf8.count) else { return false }
    let name = label.reversed().drop { $0.isNumber || $0 == " " }.reversed()
    guard name.allSatisfy({ $0.isASCII && $0.isLetter }),
      label.count - name.count <= 3
    else { return false }
    let words = humps(of: String(name))
    guard words.count > 1, let last = words.last else { return false }
    return drawnParts.contains(last)
  }

  /// Returns whether the label of a picture is the name that a design tool gives to a layer, such as
  /// `Rectangle 12` or `Mask group`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the label.
  /// - Source: Figma and Sketch; our choice: a name that can also be a part of an app, such as
  ///   “Group 2”, needs two digits.
  static func isNameOfLayer(_ label: String) -> Bool {
    guard (6...20).contains(label.utf8.count) else { return false }
    if ["Vector", "Mask group", "Mask Group"].contains(label) { return true }
    let parts = label.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...6).contains(parts[1].utf8.count), parts[1].allSatisfy(\.isNumber)
    else { return false }
    if ["Rectangle", "Ellipse", "Polygon", "Vector", "Oval"].contains(parts[0]) { return true }
    return parts[1].utf8.count > 1
      && ["Group", "Frame", "Component", "Path", "Layer", "Artboard"].contains(parts[0])
  }

  /// Words for the purpose of a picture in the design of a screen.
  private static let drawnParts: Set<Substring> = [
    "background", "banner", "bg", "gradient", "illustration", "logo", "mask", "overlay",
    "placeholder", "shadow", "texture", "thumbnail", "wallpaper",
  ]

  private static let partsOfApps: Set<Substring> = beginnings.union([
    "button", "menu", "nav", "navbar", "tab", "tabbar", "toolbar",
  ])

  /// Verbs of commands about a part of an app, as in “Close Menu When Selected”.
  private static let verbs: Set<Substring> = [
    "add", "change", "choose", "close", "create", "hide", "open", "pick", "reset", "select", "show",
    "start", "when",
  ]
}
