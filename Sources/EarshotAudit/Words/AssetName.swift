// Longer than 300 lines: a table of words.

import EarshotModel

/// A type that distinguishes the names of files and assets from words.
///
/// - Source: Apple, sufficientElementDescription; SwiftLint; the patterns are our choice.
enum AssetName {
  private static let endings: Set<Substring> = [
    "png", "jpg", "jpeg", "gif", "pdf", "svg", "webp", "heic", "imageset", "xcassets",
  ]
  static let beginnings: Set<Substring> = [
    "ic", "icn", "ico", "btn", "img", "icon", "bg", "lbl",
  ]
  /// The parts after the dots in names of system symbols.
  private static let symbolParts: Set<Substring> = [
    "fill", "circle", "square", "slash", "badge", "rectangle", "right", "left", "up", "down",
    "forward", "backward", "plus", "minus", "xmark", "magnifyingglass", "triangle", "arrow",
    "chevron", "ellipsis", "bubble", "person", "heart", "star", "house", "gear", "bell",
    "horizontal", "vertical", "bullet", "dashed", "inverse",
  ]

  /// Returns whether a label looks like the name of a file or an asset.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the label.
  static func looksLike(_ label: String) -> Bool {
    // Most labels are several words without an at sign or a period.
    let hasNoSign = label.isASCIIText { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: ".") }
    if hasNoSign, label.hasBlank { return isSpaced(label) || isTitled(label) }
    let name = label.lowercased()
    if name.utf8.contains(UInt8(ascii: "@")) {
      if name.hasSuffix("@2x") || name.hasSuffix("@3x") { return true }
      if name.contains("@") { return false }
    }
    if hasFileEnding(name) { return true }
    guard !name.hasBlank else { return isSpaced(label) || isTitled(label) }
    return isSnake(name) || isKebab(name) || name == label && isPartOfView(name) || isSymbol(name)
      || isCameraName(name)
      || isHexadecimal(name) || isCamel(label) || isTestName(name) || isIdentifier(label)
  }

  static func hasFileEnding(_ name: String) -> Bool {
    guard name.utf8.contains(UInt8(ascii: ".")) else { return false }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let ending = parts.last, let stem = parts.dropLast().last else {
      return false
    }
    return endings.contains(ending) && !stem.isEmpty
  }

  /// Returns whether a label is in snake case, such as `ic_close` or `button_background_red`.
  ///
  /// With a single underscore, both parts are letters, or the label has a known word or a number.
  private static func isSnake(_ name: String) -> Bool {
    guard name.utf8.contains(UInt8(ascii: "_")) else { return false }
    let parts = name.split(separator: "_")
    guard parts.count > 1, parts.joined().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" })
    else { return false }
    if parts.count == 2, parts[1].allSatisfy(\.isNumber), parts[0].allSatisfy(\.isASCIIWord) {
      return true
    }
    let first = parts[0].prefix(while: \.isLetter)
    return parts.count > 2 || beginnings.contains(first) || beginnings.contains(parts[1])
      || parts.allSatisfy { $0.allSatisfy { $0.isLetter && $0.isASCII } }
  }

  /// Returns whether a label is in kebab case, such as `icon-close-white`.
  ///
  /// The label needs a known word at an end, because ordinary words can also have hyphens.
  private static func isKebab(_ name: String) -> Bool {
    guard name.utf8.contains(UInt8(ascii: "-")) else { return false }
    let parts = name.split(separator: "-")
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return false }
    let marks = beginnings.union(["button", "image"])
    if marks.contains(first) || parts.count > 2 && marks.contains(last) { return true }
    let isOfCode =
      parts.count > 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isASCIIWord) }
    if isOfCode, first == "ui" || parts.contains(where: { $0 == "icon" || $0 == "icn" }) {
      return true
    }
    if parts.count > 2, drawn.contains(last), parts.allSatisfy({ !joints.contains($0) }) {
      return true
    }
    if ["px", "dp", "pt"].contains(last.suffix(2)), last.count > 2,
      last.dropLast(2).allSatisfy(\.isNumber)
    {
      return true
    }
    return parts.count > 1 && shapes.contains(first) && parts.dropFirst().allSatisfy(isLookOrShape)
  }

  /// Returns whether a label consists of the words in a symbol's name, such as `Arrow Down Circle`
  /// with the identifier `arrow.down.circle`.
  ///
  /// - Source: UIKit and SwiftUI create this label for a symbol without a description. “Play all”
  ///   with `play.all` is a developer's name for the button.
  static func isSymbol(_ label: String, called identifier: String?) -> Bool {
    guard let identifier, identifier.utf8.contains(UInt8(ascii: ".")), label.utf8.count > 1,
      label.utf8.count == identifier.utf8.count
    else { return false }
    let parts = identifier.split(separator: ".")
    guard parts.contains(where: symbolParts.contains) else { return false }
    return label.lowercased() == String(identifier.map { $0 == "." ? " " : $0 })
  }

  /// Words for looks of a picture that can end a name of three words, as in `loading sign nonsel`.
  static let drawn: Set<Substring> = [
    "sel", "nonsel", "unsel", "unselected", "normal", "highlighted", "pressed", "white", "black",
    "gray", "grey", "filled", "outline", "outlined",
  ]

  /// Words that join other words into a phrase, as in “black and white”.
  static let joints: Set<Substring> = [
    "and", "or", "in", "on", "of", "to", "the", "a", "an", "with", "for", "is", "as", "at", "by",
    "my", "your", "not", "back", "make", "set", "use", "turn",
  ]

  /// Returns whether a label is the name of a part of a view, such as `colour-item` or
  /// `claim-component-id`.
  private static func isPartOfView(_ name: String) -> Bool {
    let parts = name.split(separator: "-")
    guard parts.count > 1, let last = parts.last, parts.allSatisfy({ $0.allSatisfy(\.isASCIIWord) })
    else { return false }
    if parts.count > 2, ["id", "component"].contains(last) { return true }
    return ["item", "cell", "view", "container", "wrapper", "btn"].contains(last)
      && parts[0] != "line"
  }

  /// Returns whether a value is a camel-case name in code, such as `mainWindowUnavailable`.
  ///
  /// `iPhone`, `openAI`, and `javaScript` are ordinary names.
  static func isCode(_ value: String) -> Bool {
    guard value.utf8.count > 7, value.isASCIIText(without: { !$0.isLetterOrDigitOfASCII }),
      value.first?.isLowercase ?? false, value.last?.isLowercase ?? false
    else { return false }
    let words = humps(of: value)
    guard words.count > 1, words.allSatisfy({ $0.count > 1 }) else { return false }
    return words.count > 2 || ["is", "not", "has", "did", "should", "no"].contains(words[0])
  }

  /// Returns whether a label is in camel case and one of its parts describes a picture, such as
  /// `bookmarkTrayFillLarge`, `loginBtn`, or `CloseIcon`.
  private static func isCamel(_ label: String) -> Bool {
    guard label.isASCIIText(without: { !$0.isLetterOrDigitOfASCII }), let first = label.first,
      let last = label.last,
      last.isLowercase || last.isNumber
    else { return false }
    let words = humps(of: label)
    guard words.count > 1 else { return false }
    let endings: Set<Substring> = ["btn", "button", "icon", "img", "image", "imageview", "lbl"]
    if endings.contains(words[words.count - 1]) { return true }
    // `iPhone` and `macOS` also begin with a lowercase letter.
    guard first.isLowercase, words[0].count > 1 else { return false }
    return words.dropFirst().contains(where: isLookOrShape)
      || beginnings.contains(words[0]) || words.count > 3
  }

  /// Returns the words of a name in camel case, in lowercase.
  static func humps(of label: String) -> [Substring] {
    var words: [Substring] = []
    var start = label.startIndex
    for place in label.indices.dropFirst() where label[place].isUppercase {
      guard label[label.index(before: place)].isUppercase == false else { continue }
      words.append(label[start..<place])
      start = place
    }
    return (words + [label[start...]]).map { Substring($0.lowercased()) }
  }

  /// Returns whether a label is the name of a button's image with spaces instead of separators, as
  /// UIKit creates it, such as `nav cast off` or `chapter skipforward`.
  private static func isSpaced(_ label: String) -> Bool {
    guard label.isASCIIText(without: { $0 != 0x20 && !$0.isSmallLetterOrDigit }) else {
      return false
    }
    let words = label.split(separator: " ")
    guard (2...5).contains(words.count), let first = words.first, let last = words.last,
      words.joined().allSatisfy({ $0.isASCIIWord && !$0.isUppercase })
    else { return false }
    let kinds = beginnings.union([
      "nav", "tab", "checkbox", "radio", "chevron", "toolbar", "navbar",
    ])
    if kinds.contains(first), words.count > 2 || isLookOrShape(last) { return true }
    if words.contains(where: { $0.isGluedDirection || beginnings.contains($0) }) { return true }
    if ["arrow", "chevron", "caret"].contains(first), isLookOrShape(last) { return true }
    if words.count > 2, drawn.contains(last), words.allSatisfy({ !joints.contains($0) }) {
      return true
    }
    if folders.contains(first), words.count > 2, isLookOrShape(last) { return true }
    if words.count == 2, ["vert", "horiz"].contains(last) { return true }
    if words.contains("visibility"), last == "on" || last == "off" { return true }
    // “Turn off” and “log on” are ordinary phrases.
    guard last == "off" || last == "on" else {
      return looks.contains(last) && shapes.contains(first)
    }
    return AuditWords.english.verbsWithOn.contains(String(first)) == false && first.hasSuffix("s")
  }

  /// Returns whether a label is an image's name in capitalized words, such as `Btn Back White`.
  ///
  /// “Icon” can also be an ordinary word.
  private static func isTitled(_ label: String) -> Bool {
    guard areCapitalized(label) else { return false }
    let words = label.split(separator: " ")
    guard (2...5).contains(words.count), words.allSatisfy({ $0.allSatisfy(\.isASCIIWord) }) else {
      return false
    }
    let rest = words.dropFirst()
    return titleBeginnings.contains(Substring(words[0].lowercased()))
      && rest.allSatisfy { $0.first?.isUppercase ?? false || $0.allSatisfy(\.isNumber) }
  }

  /// Returns whether each word after the first begins with an ASCII capital or digit.
  private static func areCapitalized(_ label: String) -> Bool {
    var isAfterBlank = false
    for byte in label.utf8 {
      let isCapital =
        UInt8.digits.contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      if isAfterBlank, !isCapital { return false }
      isAfterBlank = byte == UInt8(ascii: " ")
    }
    return true
  }

  private static let titleBeginnings = beginnings.subtracting(["icon"])

  private static func isLookOrShape(_ word: Substring) -> Bool {
    looks.contains(word) || shapes.contains(word) || word.allSatisfy(\.isNumber)
  }

  /// The parts of names that describe the look of a picture.
  static let looks: Set<Substring> = [
    "fill", "filled", "full", "half", "empty", "outline", "outlined", "large", "medium", "small",
    "big", "normal", "default", "selected", "unselected", "highlighted", "pressed", "active",
    "inactive", "on", "off", "checked", "unchecked", "dark", "light", "white", "black",
    "gray", "template", "thumb", "bg", "logo",
  ]

  /// The names of folders before the name of an asset, as in `common visibility off`.
  private static let folders: Set<Substring> = ["common", "shared", "global", "generic", "asset"]

  /// The subjects of pictures.
  private static let shapes: Set<Substring> = [
    "star", "heart", "chevron", "arrow", "caret", "circle", "checkmark", "check", "checkbox",
    "radio", "tick", "bookmark", "xmark", "triangle", "square", "down", "up", "left", "right",
    "forward", "back", "backward", "tray",
  ]

  /// Returns whether a label is the name of a system symbol, such as `square.and.arrow.up`.
  private static func isSymbol(_ name: String) -> Bool {
    guard name.utf8.contains(UInt8(ascii: ".")) else { return false }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIWord) }) else {
      return false
    }
    return parts.dropFirst().contains { symbolParts.contains($0) } || isSystemSymbol(name)
  }

  /// Returns whether a label is the name of a camera's photo, such as `IMG_1234` or `DSC00012`.
  static func isCameraName(_ name: String) -> Bool {
    for start in ["img", "dsc", "pxl"] where name.hasPrefix(start) {
      let rest = name.dropFirst(start.count).drop { $0 == "_" || $0 == "-" }
      if rest.count >= 4, rest.allSatisfy({ $0.isNumber || $0 == "_" }) { return true }
    }
    return false
  }

  /// Returns whether a label is a name for tests with dots, such as `Login.button[disabled]`.
  private static func isTestName(_ name: String) -> Bool {
    guard name.utf8.contains(UInt8(ascii: ".")) else { return false }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let kinds: Set<Substring> = [
      "button", "btn", "label", "input", "field", "textfield", "textinput", "view", "cell", "icon",
      "container",
    ]
    let words = parts.map { $0.prefix { $0 != "[" } }
    return parts.count > 1 && words.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isASCIIWord) }
      && words.dropFirst().contains(where: kinds.contains)
  }

  /// Returns whether a label is a UUID, or at least eight hexadecimal digits that include letters
  /// and numbers.
  static func isHexadecimal(_ name: String) -> Bool {
    guard name.utf8.allSatisfy({ $0 >= 0x80 || $0.isHexDigitOrDash }) else { return false }
    let digits = name.filter { $0 != "-" }
    guard digits.count >= 8, digits.allSatisfy(\.isHexDigit) else { return false }
    if digits.count == 32 { return true }
    guard !name.contains("-") else { return false }
    return digits.contains(where: \.isNumber) && digits.contains(where: \.isLetter)
      && digits.count(where: \.isNumber) > 1
  }
}

extension Substring {
  /// Whether the word is a verb joined with a direction, such as `skipforward`.
  fileprivate var isGluedDirection: Bool {
    guard !["straightforward", "fastforward", "henceforward"].contains(self) else { return false }
    return ["forward", "forwards", "backward", "backwards"].contains { ending in
      hasSuffix(ending) && count > ending.count + 2
    }
  }
}

extension UInt8 {
  fileprivate var isSmallLetterOrDigit: Bool {
    UInt8.digits.contains(self) || (0x61...0x7A).contains(self)
  }

  fileprivate var isHexDigitOrDash: Bool {
    UInt8.digits.contains(self) || (0x61...0x66).contains(self) || self == UInt8(ascii: "-")
  }
}

extension Character {
  /// Whether the character is an ASCII letter or digit.
  fileprivate var isASCIIWord: Bool { isASCII && (isLetter || isNumber) }
}
