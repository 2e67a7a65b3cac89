/// What a file holds, by the ending of its name; the one place that knows these endings.
///
/// The names of files with sessions are known in any case, since a session that is passed over looks
/// like one that passes; else names differ by case: `mail.JSON` is of no kind.
package enum FileKind: String, CaseIterable, Sendable {
  /// An app in the notation.
  case screen = ".screen"
  /// An app in the JSON form, or as another tool wrote it.
  case json = ".json"
  /// An app as another tool wrote it.
  case xml = ".xml"
  /// A session.
  case transcript = ".vo"
  /// A document with sessions, or a lesson.
  case markdown = ".md"

  /// What a file holds, and so who reads it.
  package enum Content: Sendable {
    /// An app, in one of these forms; the first that the text begins like is the one, or else the
    /// last.
    case app([AppForm])
    /// Sessions.
    case sessions(SessionForm)
  }

  /// What a file with this ending holds.
  package var content: Content {
    switch self {
    case .screen: .app([.notation])
    case .json: .app([.xml, .json])
    case .xml: .app([.json, .xml])
    case .transcript: .sessions(.transcript)
    case .markdown: .sessions(.document)
    }
  }

  /// Whether files of any program have this ending, so that a report may have it, too; a file with
  /// one of the others was written by hand and would be lost.
  package var isShared: Bool {
    switch self {
    case .json, .xml: true
    case .screen, .transcript, .markdown: false
    }
  }

  /// Finds the kind of a file by its name, or `nil` if the ending is none of these.
  package init?(ofName name: some StringProtocol) {
    guard let kind = FileKind.allCases.first(where: { $0.ending(of: name) != nil }) else {
      return nil
    }
    self = kind
  }

  /// The plural name of such files.
  package var plural: String {
    switch self {
    case .screen: "screen files"
    case .json: "JSON trees"
    case .xml: "page sources"
    case .transcript: "transcripts"
    case .markdown: "Markdown files"
    }
  }

  /// The ending of such a file's name, with its point.
  package var ending: String { rawValue }

  /// Other endings of such files: those that GitHub shows as Markdown, and that of MDX.
  ///
  /// - Source: our choice, after GitHub's list of languages.
  private var otherEndings: [String] {
    guard self == .markdown else { return [] }
    return [".markdown", ".mdown", ".mdwn", ".mkd", ".mkdn", ".mkdown", ".mdx"]
  }

  /// The ending that a name has of this kind, or `nil` if it has none of them.
  private func ending(of name: some StringProtocol) -> Substring? {
    let name = String(name)
    return ([ending] + otherEndings).lazy.compactMap { end(of: name, $0) }.first
  }

  /// The end of a name, if it is an ending.
  private func end(of name: String, _ ending: String) -> Substring? {
    let end = name.suffix(ending.count)
    return end == ending || !isOfApp && end.lowercased() == ending ? end : nil
  }

  /// The kinds of files that describe an app.
  package static let ofApps = allCases.filter(\.isOfApp)
  /// The kinds of files that hold sessions.
  package static let ofSessions = allCases.filter { !$0.isOfApp }

  /// Whether such a file describes an app.
  package var isOfApp: Bool {
    switch content {
    case .app: true
    case .sessions: false
    }
  }

  /// A name without the ending of this kind, or the name itself if it has another.
  package func stem(of name: String) -> String {
    String(name.dropLast(self.ending(of: name)?.count ?? 0))
  }

  /// A name with the ending of this kind, which is added if the name does not have it.
  package func named(_ name: String) -> String {
    self.ending(of: name) == nil ? name + ending : name
  }
}

extension FileKind {
  /// Why a file in a folder isn't run although its name shows that it's a session, after the name;
  /// `nil` for any other file, and for copies that editors keep.
  ///
  /// - Source: our choice: a session that is passed over looks like one that passes.
  package static func reasonNotRun(ofName name: String) -> String? {
    let copies = [".#", "._"]
    if name.hasPrefix("."), FileKind(ofName: name) == .transcript {
      return copies.contains(where: name.hasPrefix) ? nil : "is hidden, so it isn't run"
    }
    let words = name.lowercased().split(separator: ".", omittingEmptySubsequences: false)
    guard words.count > 2, words.dropLast().last == "vo", let end = words.last,
      endsOfPutAside.contains(String(end))
    else { return nil }
    return "doesn't end in .vo, so it isn't run"
  }

  /// The endings after `.vo` that put a session aside.
  private static let endsOfPutAside: Set = [
    "bak", "broken", "disabled", "ignore", "ignored", "off", "old", "pending", "skip", "skipped",
    "todo", "txt", "wip",
  ]
}

/// How a file holds its sessions.
package enum SessionForm: Sendable {
  /// The file is one session.
  case transcript
  /// The sessions stand in blocks of a Markdown document.
  case document
}

extension SourceText {
  /// What a screen made of this file is called: the name of the file without folder and ending.
  package var screenName: String {
    let file = name.split(separator: "/").last ?? ""
    let stem = file.split(separator: ".").first ?? ""
    return stem.isEmpty || stem == "-" ? "screen" : String(stem)
  }
}
