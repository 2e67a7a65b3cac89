import EarshotLines
import EarshotNotation

/// A name in a command that none of the available objects has, and the names of these objects.
struct MissingName {
  private let name: String
  /// The kind of object that the command names, such as “stop”.
  private let kind: String
  private let names: [String]
  /// The words before the list of names.
  private let heading: String
  /// The name that the user probably meant, or `nil` to search for a name with a similar spelling.
  var meant: String?
  /// A closure that returns the line to type for an available name.
  var line: (_ name: String) -> String = { $0 }
  /// A closure that returns an available name as it appears in the list.
  var listed: (_ name: String) -> String = { $0 }
  /// Whether the name exists elsewhere in the app.
  var isElsewhere = false
  /// The end of the advice if there are no available names.
  var none = "none is available"

  /// The maximum number of names in a list.
  private static let limit = 12

  init(_ name: String, of kind: String, among names: [String], listedAs heading: String) {
    self.name = name
    self.kind = kind
    self.names = names
    self.heading = heading
  }

  /// The advice, which suggests the name that the user probably meant or lists the available
  /// names.
  var advice: String {
    let missing = "no \(kind) '\(name)'"
    if names.isEmpty { return "\(missing)\(isElsewhere ? " here" : ""); \(none)" }
    let ending = isElsewhere ? " here" : meant.map(ending) ?? suggestion
    // A suggestion is enough, because ':screen' and ':rotor' list the names.
    if !isElsewhere, !ending.isEmpty { return missing + ending }
    let areTexts = heading.hasSuffix("stops") || names.contains { $0.contains(",") }
    let marked = areTexts ? names.map(Quoting.quotedLiteral) : names.map(listed)
    let more = names.count > Self.limit ? ", …" : ""
    let list = marked.prefix(Self.limit).joined(separator: ", ") + more
    return "\(missing)\(ending); \(heading): \(list)"
  }

  /// A suggestion of available names, or an empty string if none of them resembles the typed name.
  ///
  /// The suggestion is a name with a similar spelling, the names that begin with the typed name, or
  /// the part of the typed name before its first comma.
  private var suggestion: String {
    if let near = Suggestion.nearest(to: name, in: names) { return ending(near) }
    let longer = Suggestion.few(cutShort: name, in: names)
    if !longer.isEmpty { return "; did you mean \(longer.map(line).asAlternatives)?" }
    let spoken = name.split(separator: ",", maxSplits: 1).first.map { String($0).trimmed } ?? ""
    let isLabel = spoken != name && names.contains { $0.lowercased() == spoken.lowercased() }
    return isLabel ? ending(spoken) : ""
  }

  /// Returns the end of the advice, which suggests the line for a name.
  private func ending(_ name: String) -> String { "; did you mean '\(line(name))'?" }
}
