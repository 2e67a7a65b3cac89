import EarshotLines
package import EarshotNotation
import EarshotReports

/// Swift source with enums for an app's identifiers, screens, and actions.
///
/// With it, `session.touch(.pay)` compiles only if the screen file has `#pay`. The source doesn't
/// use macros, so a test target builds as fast as before.
///
/// - Source: our choice.
package struct SwiftIdentifiers {
  private let document: AppDocument
  /// The beginning of the source.
  private static let heading = "import Earshot"
  private let file: String
  private let prefix: String

  /// Creates the source for an app.
  ///
  /// - Parameters:
  ///   - document: The app with the identifiers, screens, and actions.
  ///   - path: The path of its file. The names of the enums begin with the file's name, such as
  ///     `MenuIdentifier` for `menu.screen`.
  package init(_ document: AppDocument, of path: String) {
    self.document = document
    file = String(path.split(separator: "/").last ?? "")
    let name = SwiftName(file.prefix { $0 != "." }).text
    prefix = name.isEmpty ? "App" : name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The Swift source.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  package var code: String {
    let enums = SwiftEnum.Kind.allCases.map {
      SwiftEnum($0, named: prefix, in: file, $0.names(in: document))
    }
    let used = enums.filter { !$0.names.isEmpty }
    let methods = used.map(\.methods).joined(separator: "\n")
    let head = """
      // Written by 'earshot convert \(Display.safe(file)) --to swift-identifiers'. Don't edit this file.
      \(Self.heading)


      """
    let declarations = used.map { $0.declaration + "\n" }.joined()
    return head + declarations + "extension VoiceOverSession {\n\(methods)}\n"
  }
}

/// An enum of names.
private struct SwiftEnum {
  /// A kind of name.
  enum Kind: String, CaseIterable {
    case identifier = "Identifier"
    case screen = "Screen"
    case action = "Action"

    func names(in document: AppDocument) -> [String] {
      switch self {
      case .identifier: document.elementIdentifiers
      case .screen: document.screenIdentifiers
      case .action: document.actionNames
      }
    }

    var plural: String {
      switch self {
      case .identifier: "identifiers"
      case .screen: "screens"
      case .action: "custom actions"
      }
    }
  }

  let kind: Kind
  let names: [String]
  private let type: String
  private let file: String

  init(_ kind: Kind, named prefix: String, in file: String, _ names: [String]) {
    self.kind = kind
    self.names = names
    self.file = file
    type = prefix + kind.rawValue
  }

  /// The enum, with a case for each name.
  var declaration: String {
    var cases = SwiftCases()
    let lines = names.map { name in
      let word = cases.word(for: name)
      let value = word == name ? "" : " = \(SwiftText.literal(name))"
      return "  case \(SwiftName.quoted(word))\(value)\n"
    }
    return """
      /// The \(kind.plural) in \(Display.safe(file)).
      enum \(type): String, CaseIterable, Sendable {
      \(lines.joined())}

      """
  }

  /// The methods of a session that take a case as an argument.
  var methods: String {
    switch kind {
    case .identifier:
      """
        /// Touches an element.
        @discardableResult
        mutating func touch(_ element: \(type)) throws(GestureError) -> Response {
          try perform(.touch("#\\(element.rawValue)"))
        }

        /// Swipes with one finger until the cursor is on an element.
        @discardableResult
        mutating func swipe(
          _ direction: Gesture.Direction,
          to element: \(type)
        ) throws(GestureError) -> Response {
          try swipe(direction, to: "#\\(element.rawValue)")
        }

        /// Returns the stop that a touch of an element moves to, or `nil` if there's none.
        func stop(_ element: \(type)) -> Stop? { stop("#\\(element.rawValue)") }

        /// Returns whether swipes reach an element.
        func isReachable(_ element: \(type)) throws(ReadingError) -> Bool {
          try isReachable("#\\(element.rawValue)")
        }

        /// Returns whether the VoiceOver cursor is on an element.
        func isFocused(_ element: \(type)) -> Bool { focus?.identifier == element.rawValue }

      """
    case .screen:
      """
        /// Launches the app again, on a screen.
        @discardableResult
        mutating func start(_ screen: \(type)) throws(GestureError) -> Response {
          try start(screen.rawValue)
        }

        /// Returns whether a screen is the current one, even if an alert or a sheet covers it.
        func isOn(_ screen: \(type)) -> Bool { self.screen == screen.rawValue }

      """
    case .action:
      """
        /// Performs a custom action.
        @discardableResult
        mutating func perform(action: \(type)) throws(GestureError) -> Response {
          try perform(.action(action.rawValue))
        }

      """
    }
  }
}

/// The cases of an enum, which all have different words.
private struct SwiftCases {
  private var used: Set<String> = ["allCases", "rawValue", "hashValue", "self", "init"]

  mutating func word(for name: String) -> String {
    let word = SwiftName(name[...]).text
    let first = word.isEmpty ? "unnamed" : word
    var number = 1
    var text = first
    while !used.insert(text).inserted {
      number += 1
      text = "\(first)\(number)"
    }
    return text
  }
}

/// A name as a Swift identifier in lower camel case.
private struct SwiftName {
  /// The identifier without backticks.
  ///
  /// The string is empty if the name has no letters or digits.
  let text: String

  init(_ name: Substring) {
    let words = name.split { !($0.isLetter || $0.isASCII && $0.isNumber || $0 == "_") }
    let camel = words.enumerated().map { place, word in
      let first = word.prefix(1)
      return (place == 0 ? first.lowercased() : first.uppercased()) + word.dropFirst()
    }.joined()
    text = camel.first?.isNumber == true ? "_\(camel)" : camel == "_" ? "" : camel
  }

  /// Returns a word, in backticks if Swift reserves it.
  static func quoted(_ word: String) -> String { reserved.contains(word) ? "`\(word)`" : word }

  /// The words that need backticks as the name of a case.
  ///
  /// - Source: our choice, after The Swift Programming Language, “Lexical Structure”, keywords used
  ///   in declarations, statements, expressions, and types.
  private static let reserved: Set<String> = [
    "associatedtype", "borrowing", "class", "consuming", "deinit", "enum", "extension",
    "fileprivate", "func", "import", "init", "inout", "internal", "let", "nonisolated", "open",
    "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static", "struct",
    "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
    "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw",
    "where", "while", "any", "as", "await", "false", "is", "nil", "self", "super", "throws", "true",
    "try",
  ]
}
