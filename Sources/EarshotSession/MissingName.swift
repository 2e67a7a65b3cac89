import EarshotLines
import EarshotNotation

/// A name in a command that no object in the app has, with the available names.
struct MissingName {
  /// The name in the command.
  private let name: String
  /// The kind of object with the name, such as “stop”.
  private let kind: String
  /// The available names.
  private let names: [String]
  /// The words before the list of names.
  private let heading: String
  /// The name that the user probably meant, or `nil` to search for a name with a similar spelling.
  var meant: String?
  /// Returns the line with an available name instead of the missing one, to type as it is.
  var line: (_ name: String) -> String = { $0 }
  /// Whether the name exists elsewhere in the app.
  var isElsewhere = false
  /// The words to use if there are no available names.
  var none = "there is none"

  /// The maximum number of names in a list.
  private static let limit = 12

  /// Creates a missing name.
  init(_ name: String, of kind: String, among names: [String], listedAs heading: String) {
    self.name = name
    self.kind = kind
    self.names = names
    self.heading = heading
  }

  /// The advice, which contains the name that the user probably meant, or the available names.
  var advice: String {
    let missing = "no \(kind) '\(name)'"
    if names.isEmpty { return "\(missing)\(isElsewhere ? " here" : ""); \(none)" }
    let ending = isElsewhere ? " here;" : meant.map(ending) ?? suggestion
    let areTexts = heading.hasSuffix("stops") || names.contains { $0.contains(",") }
    let marked = areTexts ? names.map(Quoting.quotedLiteral) : names
    let more = names.count > Self.limit ? ", …" : ""
    let list = marked.prefix(Self.limit).joined(separator: ", ") + more
    return "\(missing)\(ending.isEmpty ? ";" : ending) \(heading): \(list)"
  }

  /// A suggestion: a name with a similar spelling; the name that begins with the typed name, such
  /// as `From, Hamburg` for `From`; or a few such names.
  private var suggestion: String {
    if let near = Suggestion.nearest(to: name, in: names) { return ending(near) }
    let longer = Suggestion.few(cutShort: name, in: names)
    if !longer.isEmpty { return "; did you mean \(longer.map(line).asAlternatives)?" }
    let spoken = name.split(separator: ",", maxSplits: 1).first.map { String($0).trimmed } ?? ""
    let isLabel = spoken != name && names.contains { $0.lowercased() == spoken.lowercased() }
    return isLabel ? ending(spoken) : ""
  }

  /// Returns the end of the advice with the line for a name.
  private func ending(_ name: String) -> String { "; did you mean '\(line(name))'?" }
}
