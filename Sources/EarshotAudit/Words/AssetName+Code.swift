import EarshotLines
import EarshotModel

// Names and values from code, which a label contains by mistake.
extension AssetName {
  /// Returns whether a label without spaces is an identifier in code.
  ///
  /// It's the name of a view, such as `Signup-EmailInput` or `emailField`, the identifier of a
  /// resource, such as `com.example:id/login`, or the key of a translation, such as
  /// `onboarding.welcome.title`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the label.
  /// - Source: our choice of words.
  static func isIdentifier(_ label: String) -> Bool {
    guard (5...80).contains(label.utf8.count),
      label.isASCIIText(without: { !$0.isLetterOrDigitOfASCII && !"-_.:/".utf8.contains($0) })
    else { return false }
    if label.utf8.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }) {
      return label.contains(":id/") || label.hasPrefix("id/")
    }
    if label.utf8.contains(UInt8(ascii: ".")) { return isKey(label) }
    if isNumberedView(label) || isClass(label) { return true }
    let hasParts = label.utf8.contains { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    guard hasParts || label.hasPair(where: { !$0.isCapital && $1.isCapital }) else { return false }
    let parts = label.split { $0 == "-" || $0 == "_" }
    if parts.contains(where: { isView(inCamelCase: $0, isPart: parts.count > 1) }) { return true }
    return parts.count > 1 && isView(parts)
  }

  /// Returns whether a label with periods is the key of a translation or the identifier of an app.
  private static func isKey(_ label: String) -> Bool {
    let parts = label.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.allSatisfy({ $0.first?.isLowercase ?? false }),
      let last = parts.last
    else { return false }
    if parts.count > 2, ["com", "org", "net"].contains(parts[0]) { return true }
    // Four words joined by periods are neither an address nor an abbreviation.
    if parts.count > 3,
      parts.allSatisfy({ $0.utf8.count > 1 && $0.allSatisfy { $0.isLetter || $0 == "_" } }),
      parts[0] != "www"
    {
      return true
    }
    // An address has no underscore.
    if parts.count == 2, parts.allSatisfy({ $0.utf8.count > 2 }),
      parts.contains(where: { $0.utf8.contains(UInt8(ascii: "_")) }),
      label.utf8.allSatisfy({ !(0x41...0x5A).contains($0) })
    {
      return true
    }
    // A part in camel case is a name in code.
    if parts.count > 2, parts[0] != "www", humps(of: String(last)).count > 1,
      parts.allSatisfy({ $0.utf8.count > 1 && $0.allSatisfy(\.isLetter) })
    {
      return true
    }
    return humps(of: String(last)).last.map(keyEndings.contains) ?? false
  }

  /// The last words of keys of translations.
  private static let keyEndings: Set<Substring> = [
    "title", "subtitle", "label", "header", "footer", "message", "placeholder", "description",
    "hint", "tooltip",
  ]

  /// Returns whether a word in camel case is the name of a view or of its data, such as
  /// `emailField` or `EmailTextField`.
  ///
  /// `SmartView` and `JotForm` are names of products. Therefore, a word that begins with a capital
  /// is a name in code only if it's a part of a longer name, begins with the name of data, or ends
  /// in a kind that no product has.
  private static func isView(inCamelCase word: Substring, isPart: Bool) -> Bool {
    guard word.utf8.count > 5, let first = word.first, first.isLetter else { return false }
    let words = humps(of: String(word)).map { $0.prefix { $0.isLetter } }
    guard words.count > 1, words[0].count > 1, let last = words.last,
      !["my", "our", "the", "your"].contains(words[0])
    else { return false }
    if classKinds.contains(last) { return true }
    let isKind = kinds.contains(last) || certainKinds.contains(last)
    guard first.isLowercase else {
      return isKind && !words.contains(where: joints.contains)
        && (isPart || words.count > 2 || dataOfCode.contains(words[0]))
    }
    return isKind || codeBeginnings.contains(words[0]) || dataOfCode.contains(last)
  }

  /// Returns whether the parts of a name with hyphens or underscores are lowercase words that end
  /// in the kind of a view, such as `close-icon` or `product-card-1`.
  private static func isView(_ parts: [Substring]) -> Bool {
    guard parts.allSatisfy({ $0.allSatisfy { $0.isLowercase || $0.isNumber } }),
      let first = parts.first, let last = parts.last, !compounds.contains(first)
    else { return false }
    guard last.allSatisfy(\.isNumber) else { return certainKinds.contains(last) }
    return ["item", "cell", "row", "card", "button", "icon", "image"].contains(
      parts[parts.count - 2]
    )
  }

  /// Returns whether a label is the name of a class of UIKit, such as `UIImageView`.
  private static func isClass(_ label: String) -> Bool {
    guard label.hasPrefix("UI"), label != "UIKit" else { return false }
    let words = humps(of: String(label.dropFirst(2)))
    return words.last.map { kinds.contains($0) || certainKinds.contains($0) || $0 == "control" }
      ?? false
  }

  /// Returns whether a label is the kind of a view with a number, such as `button1`.
  private static func isNumberedView(_ label: String) -> Bool {
    guard let last = label.utf8.last, UInt8.digits.contains(last), label.utf8.count <= 14 else {
      return false
    }
    let stem = label.prefix(while: \.isLetter).lowercased()
    return ["btn", "button", "icon", "image", "imageview", "label", "textfield", "view"]
      .contains(stem) && label.dropFirst(stem.count).allSatisfy(\.isNumber)
  }

  /// The first words of ordinary words with a hyphen that end like the name of a view, such as
  /// “push-button” and “free-form”.
  private static let compounds: Set<Substring> = [
    "belly", "free", "hot", "long", "multi", "one", "panic", "push", "short", "single", "three",
    "touch", "two", "voice",
  ]

  /// The names of kinds of views that no product has.
  private static let classKinds: Set<Substring> = [
    "imageview", "navbar", "tabbar", "textfield", "textinput", "textview", "viewcontroller",
  ]

  /// The kinds of views that end a lowercase name with hyphens.
  private static let certainKinds: Set<Substring> = [
    "btn", "button", "checkbox", "dropdown", "form", "icon", "imageview", "input", "modal",
    "navbar", "tabbar", "textfield", "textinput", "textview", "toggle", "toolbar",
  ]

  /// The kinds of views that can also end an ordinary word with a hyphen.
  private static let kinds: Set<Substring> = [
    "cell", "container", "controller", "field", "footer", "header", "label", "picker",
    "placeholder", "row", "screen", "tab", "text", "title", "view", "wrapper",
  ]

  /// The last words of names of data in code.
  private static let dataOfCode: Set<Substring> = [
    "address", "code", "count", "date", "email", "id", "name", "number", "password", "phone", "url",
    "username",
  ]

  /// Short forms of kinds that begin names in code.
  private static let codeBeginnings: Set<Substring> = ["lbl", "tf", "txt", "vw"]
}

extension AssetName {
  /// Returns the part of a label that a program forgot to replace, such as `%@` or `{{name}}`, or
  /// its word for a missing value, such as `(null)`, or `nil` if there's neither.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the label.
  /// - Source: our choice: Foundation's format specifiers, and the placeholders of Handlebars, ICU,
  ///   and i18next.
  static func leftover(in label: String) -> String? {
    guard (3..<4_000).contains(label.utf8.count), let first = label.utf8.first else { return nil }
    if label.utf8.count < 12, "(<Nnu".utf8.contains(first), missingValues.contains(label) {
      return label
    }
    if label.utf8.contains(UInt8(ascii: "(")), label.contains("(null)") { return "(null)" }
    if let time = label.timestamp { return time }
    for word in ["undefined", "[object Object]", "NaN"] where label.hasSuffix(" \(word)") {
      return word
    }
    if label.utf8.last == UInt8(ascii: ")"),
      label.hasPrefix("Optional(") || label.hasPrefix("$t(")
    {
      return label
    }
    if let tag = label.tagOfMarkup { return tag }
    var rest = label[...]
    while let start = rest.utf8.firstIndex(where: {
      $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{")
    }) {
      let before = label[..<start]
      rest = rest[start...]
      if let found = rest.first == "%" ? rest.specifier(after: before) : rest.slot(after: before) {
        return found
      }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// The words for missing values in code, as programs print them.
  private static let missingValues: Set<String> = [
    "(null)", "<null>", "NaN", "nil", "null", "undefined",
  ]
}

extension Substring {
  /// Returns the format specifier that the text begins with, such as `%@` or `%1$d`, or `nil` if
  /// there's none.
  ///
  /// “50 % der” isn't one.
  fileprivate func specifier(after before: Substring) -> String? {
    guard before.last?.isLetter != true, before.last(where: { $0 != " " })?.isNumber != true
    else { return nil }
    var end = dropFirst().drop { $0.isASCII && ($0.isNumber || $0 == "$") }
    if end.first == "l" { end = end.dropFirst() }
    guard let kind = end.first, "@ds".contains(kind) else { return nil }
    end = end.dropFirst()
    guard kind == "@" || end.first.map({ !$0.isLetter && $0 != "'" && $0 != "’" }) ?? true else {
      return nil
    }
    return String(self[..<end.startIndex])
  }

  /// Returns the name or the number in braces that the text begins with, such as `{{name}}`, or
  /// `nil` if there's none.
  fileprivate func slot(after before: Substring) -> String? {
    let inside = drop { $0 == "{" }
    let name = inside.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || " ._".contains($0)) }
    guard (1...40).contains(name.count), inside[name.endIndex...].first == "}",
      name.startIndex > index(after: startIndex) || before.last == "$"
        || name.first?.isUppercase == false, !name.allSatisfy({ $0 == " " })
    else { return nil }
    let end = inside[name.endIndex...].prefix { $0 == "}" }.endIndex
    return (before.last == "$" ? "$" : "") + String(self[..<end])
  }
}

extension UInt8 {
  fileprivate var isCapital: Bool { (0x41...0x5A).contains(self) }
}

extension String {
  /// The first time of the form `2024-03-11T08:42` in the string, or `nil` if there's none.
  ///
  /// - Source: our choice, after ISO 8601: also with a space in place of the T and with seconds.
  fileprivate var timestamp: String? {
    guard utf8.count >= 16, utf8.contains(UInt8(ascii: "-")), utf8.contains(UInt8(ascii: ":"))
    else { return nil }
    let words: [Substring] = split(whereSeparator: \.isWhitespace)
    for (place, word) in words.enumerated() where word.count >= 10 && word.prefix(10).isDate {
      let rest = word.dropFirst(10)
      let time =
        rest.first == "T"
        ? rest.dropFirst() : rest.isEmpty ? words[place...].dropFirst().first : nil
      guard let time, time.prefix(5).count == 5,
        time.prefix(5).allSatisfy({ $0.isNumber || $0 == ":" })
      else { continue }
      // Without a T, only the seconds show that no person wrote it.
      if rest.first == "T" || time.count(where: { $0 == ":" }) == 2 { return String(word) }
    }
    return nil
  }

  /// The first tag or entity of HTML in the string, such as `<b>`, `</p>`, or `&nbsp;`, or `nil` if
  /// there's none.
  ///
  /// - Source: our choice of the most frequent ones.
  fileprivate var tagOfMarkup: String? {
    guard
      utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }),
      utf8.contains(where: { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: ";") })
    else { return nil }
    let tags = [
      "<b>", "</b>", "<i>", "</i>", "<br>", "<br/>", "<br />", "<p>", "</p>", "<strong>", "<em>",
      "<u>", "</a>", "<a href=", "<li>", "<ul>", "<span", "<font", "<div", "&nbsp;", "&amp;",
      "&lt;", "&gt;", "&quot;", "&#39;", "&apos;",
    ]
    let text = lowercased()
    return tags.first(where: text.contains)
  }
}

extension Substring {
  /// Whether the text has the form `2024-03-11`.
  fileprivate var isDate: Bool {
    let parts = split(separator: Character("-"), omittingEmptySubsequences: false)
    return parts.map(\.count) == [4, 2, 2] && parts.allSatisfy { $0.allSatisfy(\.isNumber) }
  }
}
