import EarshotLines
package import EarshotNotation

/// A language in which a lesson may be written, and in which the player then speaks around it.
///
/// - Source: BCP-47 for the tags.
public enum LessonLanguage: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case german = "de"

  /// What `earshot teach` takes for lessons in it; nothing in English.
  package var option: String { self == .english ? "" : " --language \(rawValue)" }

  /// The language of a tag such as `de-AT`, or `nil` if no lesson can be written in it.
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

  /// That a document can't be in another language.
  package static func unknown(of document: String) -> Diagnostic.Message {
    let tags = allCases.map(\.rawValue).asAlternatives
    return "the language of \(document) is \(tags), because Earshot's own words are in these"
  }

  /// What is typed, in quotation marks, as the program shows it.
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
