/// What a file holds, by the ending of its name; the one place that knows these endings.
///
/// Names differ by case: `mail.JSON` is of no kind.
package enum FileKind: String, CaseIterable, Sendable {
  /// An app in the notation.
  case screen = ".screen"
  /// An app in the JSON form.
  case json = ".json"
  /// A session.
  case transcript = ".vo"
  /// A document with sessions, or a lesson.
  case markdown = ".md"

  /// Finds the kind of a file by its name, or `nil` if the ending is none of these.
  package init?(ofName name: some StringProtocol) {
    guard let kind = FileKind.allCases.first(where: { name.hasSuffix($0.ending) }) else {
      return nil
    }
    self = kind
  }

  /// The ending of such a file's name, with its point.
  package var ending: String { rawValue }

  /// The kinds of files that describe an app.
  package static let ofApps: [FileKind] = [.screen, .json]
  /// The kinds of files that hold sessions.
  package static let ofSessions: [FileKind] = [.transcript, .markdown]

  /// A name without the ending of this kind, or the name itself if it has another.
  package func stem(of name: String) -> String {
    name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
  }

  /// A name with the ending of this kind, which is added if the name does not have it.
  package func named(_ name: String) -> String {
    name.hasSuffix(ending) ? name : name + ending
  }
}

extension SourceText {
  /// Whether the text is in the JSON form: by its name, or from standard input by its first byte.
  var isJSON: Bool {
    if name != "-" { return FileKind(ofName: name) == .json }
    let spaces = Array(" \t\r\n".utf8)
    let start = utf8.starts(with: LineRanges.byteOrderMark) ? LineRanges.byteOrderMark.count : 0
    return utf8.dropFirst(start).first { !spaces.contains($0) } == UInt8(ascii: "{")
  }

  /// What a screen made of this file is called: the name of the file without folder and ending.
  var screenName: String {
    let file = name.split(separator: "/").last ?? ""
    let stem = file.split(separator: ".").first ?? ""
    return stem.isEmpty || stem == "-" ? "screen" : String(stem)
  }
}
