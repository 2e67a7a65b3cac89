import EarshotLines
package import EarshotNotation

/// A language of lessons and of the player's own words.
///
/// - Source: BCP-47 for the tags.
public enum LessonLanguage: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case german = "de"

  /// The option of `earshot teach` for lessons in the language, or an empty string for English.
  package var option: String { self == .english ? "" : " --language \(rawValue)" }

  /// Finds the language for a tag such as `de-AT`, or returns `nil` if lessons don't support it.
  public init?(tag: String) {
    let primary = tag.split(separator: "-").first.map { $0.lowercased() } ?? ""
    self.init(rawValue: primary)
  }

  /// The name of the language in the language itself.
  public var name: String {
    switch self {
    case .english: "English"
    case .german: "Deutsch"
    }
  }

  /// Returns the error for a document in an unsupported language.
  package static func unknown(of document: String) -> Diagnostic.Message {
    let tags = allCases.map(\.rawValue).asAlternatives
    return "the language of \(document) must be \(tags)"
  }

  /// Returns typed text in quotation marks, as the program shows it.
  func quoted(_ text: some StringProtocol) -> String {
    switch self {
    case .english: "'\(text)'"
    case .german: "„\(text)“"
    }
  }

  /// The name of the language in English.
  public var englishName: String {
    switch self {
    case .english: "English"
    case .german: "German"
    }
  }
}
