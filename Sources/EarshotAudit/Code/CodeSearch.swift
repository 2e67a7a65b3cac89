package import EarshotNotation

/// Looks for the identifiers and labels of findings in the source code of an app.
///
/// It's a search of text, not of code: it compares the strings in double quotes of Swift,
/// Objective-C, storyboards, `.strings`, and `.xcstrings` files with what findings name. A label
/// that's found in a file of translations is followed to its key.
///
/// - Source: our choice.
package struct CodeSearch: Sendable {
  /// The endings of the files that are searched.
  package static let endings = [
    ".swift", ".m", ".mm", ".h", ".storyboard", ".xib", ".strings", ".xcstrings",
  ]
  /// The most files that are read.
  package static let fileLimit = 5_000
  /// The most bytes that are read, of all files together.
  package static let byteLimit = 128 << 20
  /// The most places that are kept for one text.
  static let placeLimit = 8

  /// The texts that are looked for.
  private var wanted: Set<String> = []
  /// Where each text was found.
  private var places: [String: [CodePlace]] = [:]
  /// The labels that a key of a file of translations stands for.
  private var labels: [String: Set<String>] = [:]

  /// Prepares a search for what findings name.
  package init(for findings: [AuditFinding]) {
    for finding in findings {
      for text in [finding.identifier, finding.label] {
        guard let text, text.count > 1, text.contains(where: { $0.isLetter || $0.isNumber })
        else { continue }
        wanted.insert(text)
      }
    }
  }

  /// Whether there is anything to look for.
  package var isIdle: Bool { wanted.isEmpty }

  /// Learns which keys of a file of translations stand for a label; do this before `search`.
  ///
  /// - Complexity: O(*n*) in the length of the file.
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
  /// - Complexity: O(*n*) in the length of the file.
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

  /// Finds the place in the code that a finding is about.
  package func match(for finding: AuditFinding) -> CodeMatch? {
    if let name = finding.identifier, let found = places[name], !found.isEmpty {
      return CodeMatch(best(of: found, for: .identifier), by: .identifier)
    }
    guard let label = finding.label, let found = places[label], !found.isEmpty else { return nil }
    return CodeMatch(best(of: found, for: .label), by: .label)
  }

  /// The places of the best kind: where the string is set as what it was looked for as.
  private func best(of found: [CodePlace], for use: CodePlace.Use) -> [CodePlace] {
    let set = found.filter { $0.use == use }
    if !set.isEmpty { return set }
    let code = found.filter { $0.use != .translation }
    return code.isEmpty ? found : code
  }
}

/// A place in source code.
package struct CodePlace: Hashable, Sendable {
  /// What a string is there for, as its line shows.
  package enum Use: Hashable, Sendable {
    /// It's set as an identifier.
    case identifier
    /// It's set as a label or a title.
    case label
    /// It's in a file of translations.
    case translation
    /// The line doesn't show it.
    case other
  }

  /// The file.
  package let file: String
  /// The line, from 1.
  package let line: Int
  /// The column of the quote, from 1, in characters.
  package let column: Int
  /// The column after the closing quote.
  package let endColumn: Int
  /// What the string is there for.
  package let use: Use
}

/// What a search in the code found for one finding.
package struct CodeMatch: Hashable, Sendable {
  /// By what the place was found.
  package enum Key: String, Hashable, Sendable {
    case identifier, label
  }

  /// How sure the place is.
  package enum Certainty: String, Hashable, Sendable {
    /// The identifier is set there, and nowhere else.
    case certain
    /// The text is there, and nowhere else of that kind.
    case likely
    /// The text is at several places.
    case ambiguous
  }

  /// The places, in the order of the files.
  package let places: [CodePlace]
  /// By what they were found.
  package let key: Key

  init(_ places: [CodePlace], by key: Key) {
    self.places = places
    self.key = key
  }

  /// How sure it is.
  package var certainty: Certainty {
    guard places.count == 1 else { return .ambiguous }
    return key == .identifier && places[0].use == .identifier ? .certain : .likely
  }

  /// The place, unless there are several.
  package var place: CodePlace? { places.count == 1 ? places[0] : nil }

  /// What reports say of it.
  package var sentence: String {
    let list = places.prefix(4).map { "\($0.file):\($0.line)" }.joined(separator: ", ")
    switch certainty {
    case .certain: return "in the code: \(list), certain: its identifier is set there"
    case .likely: return "in the code: \(list), likely, by its \(key.rawValue)"
    case .ambiguous:
      let rest = places.count > 4 ? ", …" : ""
      return "in the code: one of \(list)\(rest), by its \(key.rawValue)"
    }
  }
}
