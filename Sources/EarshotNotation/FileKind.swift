/// The kind of a file, according to its extension.
///
/// This is the only type that knows the extensions.
///
/// Earshot ignores the case of the extensions of session files, because a skipped session looks
/// like one that passes. The other extensions are case-sensitive: `mail.JSON` has no kind.
package enum FileKind: String, CaseIterable, Sendable {
  /// An app in the notation.
  case screen = ".screen"
  /// An app in Earshot's JSON format or another tool's.
  case json = ".json"
  /// An app that another tool exported.
  case xml = ".xml"
  /// A session.
  case transcript = ".vo"
  /// A document with sessions, or a lesson.
  case markdown = ".md"

  /// The contents of a file, which determine its reader.
  package enum Content: Sendable {
    /// An app, in the first of these formats that matches the beginning of the text, or in the last
    /// format if none matches.
    case app([AppForm])
    /// Sessions.
    case sessions(SessionForm)
  }

  /// The contents of a file with this extension.
  package var content: Content {
    switch self {
    case .screen: .app([.notation])
    case .json: .app([.xml, .json])
    case .xml: .app([.json, .xml])
    case .transcript: .sessions(.transcript)
    case .markdown: .sessions(.document)
    }
  }

  /// Whether other programs also write files with this extension, so Earshot can use it for a
  /// report.
  ///
  /// People write files with the other extensions by hand, and a report would overwrite their work.
  package var isShared: Bool {
    switch self {
    case .json, .xml: true
    case .screen, .transcript, .markdown: false
    }
  }

  /// Finds the kind of a file by its name, or returns `nil` if the extension is unknown.
  package init?(ofName name: some StringProtocol) {
    let name = String(name)
    let cases = FileKind.allCases
    // Nearly all names have one of the usual extensions in lowercase.
    let usual = cases.first { name.hasSuffix($0.ending) }
    guard let kind = usual ?? cases.first(where: { $0.ending(of: name) != nil }) else { return nil }
    self = kind
  }

  /// The words for several files of this kind, such as `screen files`.
  package var plural: String {
    switch self {
    case .screen: "screen files"
    case .json: "JSON trees"
    case .xml: "page sources"
    case .transcript: "session files"
    case .markdown: "Markdown files"
    }
  }

  /// The file extension, including the period.
  package var ending: String { rawValue }

  /// Other extensions of files of this kind: those that GitHub shows as Markdown, and the extension
  /// of MDX.
  ///
  /// - Source: our choice, after GitHub's list of languages.
  private var otherEndings: [String] {
    guard self == .markdown else { return [] }
    return [".markdown", ".mdown", ".mdwn", ".mkd", ".mkdn", ".mkdown", ".mdx"]
  }

  /// Returns the extension at the end of a name, or `nil` if files of this kind don't have it.
  private func ending(of name: some StringProtocol) -> Substring? {
    let name = String(name)
    return ([ending] + otherEndings).lazy.compactMap { end(of: name, $0) }.first
  }

  /// Returns the end of a name if it's the given extension, or `nil` if it isn't.
  private func end(of name: String, _ ending: String) -> Substring? {
    let end = name.suffix(ending.count)
    return end == ending || !isOfApp && end.lowercased() == ending ? end : nil
  }

  /// The kinds of files that describe an app.
  package static let ofApps = allCases.filter(\.isOfApp)
  /// The kinds of files that contain sessions.
  package static let ofSessions = allCases.filter { !$0.isOfApp }

  /// Whether a file of this kind describes an app.
  package var isOfApp: Bool {
    switch content {
    case .app: true
    case .sessions: false
    }
  }

  /// Returns a name without the extension of this kind, or the name itself if it has a different
  /// extension.
  package func stem(of name: String) -> String {
    String(name.dropLast(self.ending(of: name)?.count ?? 0))
  }

  /// Returns a name with the extension of this kind, adding it if necessary.
  package func named(_ name: String) -> String {
    self.ending(of: name) == nil ? name + ending : name
  }
}

extension FileKind {
  /// Returns the reason that Earshot doesn't run a file although its name suggests a session.
  ///
  /// The reason continues a sentence that begins with the file's name. The result is `nil` for any
  /// other file, and for copies that editors make.
  ///
  /// - Source: our choice: a skipped session looks like one that passes.
  package static func reasonNotRun(ofName name: String) -> String? {
    let copies = [".#", "._"]
    if name.hasPrefix("."), FileKind(ofName: name) == .transcript {
      return copies.contains(where: name.hasPrefix) ? nil : "is hidden, so Earshot doesn't run it"
    }
    let words = name.lowercased().split(separator: ".", omittingEmptySubsequences: false)
    guard words.count > 2, words.dropLast().last == "vo", let end = words.last,
      endsOfPutAside.contains(String(end))
    else { return nil }
    return "has a name that doesn't end in .vo, so Earshot doesn't run it"
  }

  /// The extensions after `.vo` that people add to set a session aside.
  private static let endsOfPutAside: Set = [
    "bak", "broken", "disabled", "ignore", "ignored", "off", "old", "pending", "skip", "skipped",
    "todo", "txt", "wip",
  ]
}

/// The way that a file contains its sessions.
package enum SessionForm: Sendable {
  /// The file is one session.
  case transcript
  /// The sessions are in blocks of a Markdown document.
  case document
}

extension SourceText {
  /// The name for a screen from this file: the name of the file without its folder and extension.
  package var screenName: String {
    let file = name.split(separator: "/").last ?? ""
    let stem = file.split(separator: ".").first ?? ""
    return stem.isEmpty || stem == "-" ? "screen" : String(stem)
  }
}
