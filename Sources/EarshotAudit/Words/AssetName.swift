import EarshotModel

/// Tells names of files and assets from words.
///
/// - Source: Apple, sufficientElementDescription; SwiftLint; the patterns are our choice.
enum AssetName {
  private static let endings: Set<Substring> = [
    "png", "jpg", "jpeg", "gif", "pdf", "svg", "webp", "heic", "imageset", "xcassets",
  ]
  private static let beginnings: Set<Substring> = [
    "ic", "icn", "ico", "btn", "img", "icon", "bg", "lbl",
  ]
  /// Parts that names of system symbols have behind their dots.
  private static let symbolParts: Set<Substring> = [
    "fill", "circle", "square", "slash", "badge", "rectangle", "right", "left", "up", "down",
    "forward", "backward", "plus", "minus", "xmark", "magnifyingglass", "triangle", "arrow",
    "chevron", "ellipsis", "bubble", "person", "heart", "star", "house", "gear", "bell",
  ]

  /// Whether a label looks like such a name.
  ///
  /// - Complexity: O(*n*) in the length of the label.
  static func looksLike(_ label: String) -> Bool {
    let name = label.lowercased()
    guard !name.contains("@") || name.hasSuffix("@2x") || name.hasSuffix("@3x") else {
      return false
    }
    if name.hasSuffix("@2x") || name.hasSuffix("@3x") { return true }
    if hasFileEnding(name) { return true }
    guard !name.contains(where: \.isWhitespace) else { return false }
    return isSnake(name) || isKebab(name) || isSymbol(name) || isCameraName(name)
      || isHexadecimal(name)
  }

  private static func hasFileEnding(_ name: String) -> Bool {
    guard name.utf8.contains(UInt8(ascii: ".")) else { return false }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let ending = parts.last, let stem = parts.dropLast().last else {
      return false
    }
    return endings.contains(ending) && !stem.isEmpty
  }

  /// `ic_close`, `button_background_red`; one underscore alone needs a known beginning or ending.
  private static func isSnake(_ name: String) -> Bool {
    let parts = name.split(separator: "_")
    guard parts.count > 1, parts.joined().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" })
    else { return false }
    return parts.count > 2 || beginnings.contains(parts[0]) || beginnings.contains(parts[1])
      || parts.allSatisfy { $0.allSatisfy { $0.isLetter && $0.isASCII } }
  }

  /// `icon-close-white`: a known word in front or behind, since words are written with hyphens.
  private static func isKebab(_ name: String) -> Bool {
    let parts = name.split(separator: "-")
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return false }
    let marks = beginnings.union(["button", "image"])
    return marks.contains(first) || parts.count > 2 && marks.contains(last)
  }

  /// `square.and.arrow.up`, `heart.fill`.
  private static func isSymbol(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIWord) }) else {
      return false
    }
    return parts.dropFirst().contains { symbolParts.contains($0) }
  }

  /// `IMG_1234`, `DSC00012`.
  private static func isCameraName(_ name: String) -> Bool {
    for start in ["img", "dsc", "pxl"] where name.hasPrefix(start) {
      let rest = name.dropFirst(start.count).drop { $0 == "_" || $0 == "-" }
      if rest.count >= 4, rest.allSatisfy({ $0.isNumber || $0 == "_" }) { return true }
    }
    return false
  }

  /// A UUID, or eight digits of base 16 or more with letters and numbers among them.
  private static func isHexadecimal(_ name: String) -> Bool {
    let digits = name.filter { $0 != "-" }
    guard digits.count >= 8, digits.allSatisfy(\.isHexDigit) else { return false }
    if digits.count == 32 { return true }
    guard !name.contains("-") else { return false }
    return digits.contains(where: \.isNumber) && digits.contains(where: \.isLetter)
      && digits.count(where: \.isNumber) > 1
  }
}

extension Character {
  /// Whether it is a letter or a digit of ASCII.
  fileprivate var isASCIIWord: Bool { isASCII && (isLetter || isNumber) }
}
