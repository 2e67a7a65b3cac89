package import EarshotNotation

/// A search of an app's source code for the identifiers and labels in findings.
///
/// It searches text instead of parsing code. In Swift, Objective-C, storyboard, `.strings`, and
/// `.xcstrings` files, it compares the strings in double quotes with the names in findings. If it
/// finds a label in a translation file, it follows the label to its key.
///
/// - Source: our choice.
package struct CodeSearch: Sendable {
  /// The extensions of the files to search.
  package static let endings = [
    ".swift", ".m", ".mm", ".h", ".storyboard", ".xib", ".strings", ".xcstrings",
  ]
  /// The maximum number of files to read.
  package static let fileLimit = 5_000
  /// The maximum number of bytes to read in all files together.
  package static let byteLimit = 128 << 20
  /// The maximum number of places to keep for a string.
  static let placeLimit = 8

  /// The strings to search for.
  private var wanted: Set<String> = []
  /// The places of each string.
  private var places: [String: [CodePlace]] = [:]
  /// The labels for each key in translation files.
  private var labels: [String: Set<String>] = [:]

  /// Prepares a search for the names in findings.
  package init(for findings: [AuditFinding]) {
    for finding in findings {
      for text in [finding.identifier, finding.label] {
        guard let text, text.count > 1, text.contains(where: { $0.isLetter || $0.isNumber })
        else { continue }
        wanted.insert(text)
      }
    }
  }

  /// Whether there's nothing to search for.
  package var isIdle: Bool { wanted.isEmpty }

  /// Records the keys for labels in a translation file.
  ///
  /// Call this method for each translation file before you call `search`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the file.
  package mutating func learnKeys(of source: SourceText) {
    guard source.name.hasSuffix(".strings") || source.name.hasSuffix(".xcstrings") else { return }
    var key: String?
    for line in CodeLines(source) {
      let strings = line.strings
      if source.name.hasSuffix(".strings") {
        guard strings.count == 2, wanted.contains(strings[1].text) else { continue }
        learn(strings[0].text, for: strings[1].text)
      } else if strings.count == 1, line.text.hasSuffix("{"), line.indentation == 4 {
        key = strings[0].text
      } else if strings.count == 2, strings[0].text == "value", let key,
        wanted.contains(strings[1].text)
      {
        learn(key, for: strings[1].text)
      }
    }
  }

  private mutating func learn(_ key: String, for label: String) {
    guard key != label else { return }
    labels[key, default: []].insert(label)
  }

  /// Searches a file.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the file.
  package mutating func search(_ source: SourceText) {
    let isOfTranslations = source.name.hasSuffix("strings")
    for line in CodeLines(source) {
      for string in line.strings {
        let meant = labels[string.text].map(Array.init) ?? []
        for text in meant + (wanted.contains(string.text) ? [string.text] : []) {
          let place = CodePlace(
            file: source.name,
            line: line.number,
            column: string.column,
            endColumn: string.endColumn,
            use: isOfTranslations ? .translation : line.use(of: string)
          )
          guard places[text, default: []].count < Self.placeLimit else { continue }
          places[text, default: []].append(place)
        }
      }
    }
  }

  /// Returns the places of a finding's identifier or, if there are none, of its label, or `nil` if
  /// neither is in the code.
  package func match(for finding: AuditFinding) -> CodeMatch? {
    if let name = finding.identifier, let found = places[name], !found.isEmpty {
      return CodeMatch(best(of: found, for: .identifier), by: .identifier)
    }
    guard let label = finding.label, let found = places[label], !found.isEmpty else { return nil }
    return CodeMatch(best(of: found, for: .label), by: .label)
  }

  /// Returns the places where the string has the expected purpose.
  ///
  /// If there are none, returns the places outside translation files. If all places are in
  /// translation files, returns all places.
  private func best(of found: [CodePlace], for use: CodePlace.Use) -> [CodePlace] {
    let set = found.filter { $0.use == use }
    if !set.isEmpty { return set }
    let code = found.filter { $0.use != .translation }
    return code.isEmpty ? found : code
  }
}

/// A place in source code.
package struct CodePlace: Hashable, Sendable {
  /// The purpose of a string, judging by its line.
  package enum Use: Hashable, Sendable {
    /// The line sets the string as an identifier.
    case identifier
    /// The line sets the string as a label or a title.
    case label
    /// The line is in a translation file.
    case translation
    /// The line doesn't show the purpose.
    case other
  }

  /// The file that contains the string.
  package let file: String
  /// The line, starting at 1.
  package let line: Int
  /// The column of the quote in characters, starting at 1.
  package let column: Int
  /// The column after the closing quote.
  package let endColumn: Int
  /// The purpose of the string.
  package let use: Use
}

/// The result of a code search for one finding.
package struct CodeMatch: Hashable, Sendable {
  /// The kind of name by which the search found the place.
  package enum Key: String, Hashable, Sendable {
    case identifier, label
  }

  /// The certainty of the place.
  package enum Certainty: String, Hashable, Sendable {
    /// The line sets the identifier, and no other line does.
    case certain
    /// The text occurs on this line, and on no other line with the same purpose.
    case likely
    /// The text occurs in several places.
    case ambiguous
  }

  /// The places, in the order of the files.
  package let places: [CodePlace]
  /// The kind of name by which the search found the places.
  package let key: Key

  init(_ places: [CodePlace], by key: Key) {
    self.places = places
    self.key = key
  }

  /// The certainty of the match.
  package var certainty: Certainty {
    guard places.count == 1 else { return .ambiguous }
    return key == .identifier && places[0].use == .identifier ? .certain : .likely
  }

  /// The place, or `nil` if there are several.
  package var place: CodePlace? { places.count == 1 ? places[0] : nil }

  /// The sentence for reports.
  package var sentence: String {
    let list = places.prefix(4).map { "\($0.file):\($0.line)" }.joined(separator: ", ")
    switch certainty {
    case .certain:
      return "the element is in the code at \(list), because the code sets its identifier there"
    case .likely:
      return
        "the element is probably in the code at \(list), because the code contains its \(key.rawValue) there"
    case .ambiguous:
      let rest = places.count > 4 ? ", …" : ""
      return
        "the element may be in the code at one of the places that contain its \(key.rawValue): \(list)\(rest)"
    }
  }
}
