import EarshotModel
import EarshotNotation
import EarshotSession
import EarshotTranscripts
import TestSupport
import Testing

@Suite("The tables in Docs/Reference.md")
struct ReferenceLaws {
  @Test("are the same as the program's rows", arguments: NotationGuide.allCases)
  func page(_ guide: NotationGuide) throws {
    guard let section = Section(of: guide) else {
      #expect(guide == .properties)
      return
    }
    try GeneratedPage.check("Docs/Reference.md") { page in
      try GeneratedPage.page(page, withTable: section.table(), under: section.heading)
    }
  }
}

/// The place of a table on the page, and its columns.
private struct Section {
  let guide: NotationGuide
  let heading: String
  let columns: [String]

  /// The section, or `nil` if another test writes the table.
  init?(of guide: NotationGuide) {
    self.guide = guide
    switch guide {
    case .roles: (heading, columns) = ("### Roles", ["role", "is", "heard"])
    case .traits: (heading, columns) = ("### Traits", ["trait", "says", "heard"])
    case .properties: return nil
    case .events: (heading, columns) = ("### All events", ["event", "comes"])
    case .effects: (heading, columns) = ("### All effects", ["effect", "does"])
    case .conditions: (heading, columns) = ("### All conditions", ["condition", "is true if"])
    case .amounts: (heading, columns) = ("### All amounts", ["in a text", "is"])
    case .times: (heading, columns) = ("### All lines of times", ["line", "does"])
    case .parts: (heading, columns) = ("### All parts", ["part", "does"])
    case .components: (heading, columns) = ("### All lines of components", ["line", "means"])
    }
  }

  func table() throws -> String {
    let head = [columns, columns.map { _ in "---" }].map(Self.row).joined()
    return try head + guide.rows.map { Self.row(try cells(of: $0)) }.joined()
  }

  private func cells(of row: NotationGuide.Row) throws -> [String] {
    let cells = ["`\(row.word.replacing("|", with: "\\|"))`", row.meaning.withCodeMarks]
    return switch guide {
    case .roles: cells + [try Heard.role(row.word)]
    case .traits: cells + [try Heard.trait(row.word)]
    default: cells
    }
  }

  private static func row(_ cells: [String]) -> String {
    "|\(cells.map { $0.isEmpty ? " |" : " \($0) |" }.joined())\n"
  }
}

/// VoiceOver's words for a role or a trait, as a session has them.
private enum Heard {
  static func role(_ word: String) throws -> String {
    let role = try #require(Role(rawValue: word))
    switch role {
    case .screen, .app: return ""
    case .tabBar, .segments: return try stops("\(word) \"Name\"\n    tab \"One\"\n    tab \"Two\"")
    case .tab: return try stops("segments\n    tab \"Name\"")
    case .table: return try stops("table \"Name\"\n    row\n      text \"One\"\n      text \"Two\"")
    case .row: return try stops("table\n    row\n      text \"One\"\n      text \"Two\"")
    case .alert, .sheet, .popover, .confirmationDialog:
      return try stops("\(word) \"Name\" #a\n    text \"One\"", opening: "on appear: present #a")
    default:
      let inside = role.isAccessibilityElement ? "" : "\n    text \"One\"\n    text \"Two\""
      return try stops("\(word) \"Name\"\(role == .stepper ? "" : inside)")
    }
  }

  static func trait(_ word: String) throws -> String {
    let heard = try stops("element \(word) \"Name\"")
    return heard == "Name" ? "" : heard
  }

  /// VoiceOver's words at each stop of a screen, from the first to the last.
  private static func stops(_ node: String, opening: String = "") throws -> String {
    let event = opening.isEmpty ? "" : "  \(opening)\n"
    let text = "screen s\n\(event)  \(node)\n"
    let document = try #require(AppDocument.read([SourceText(name: "s.screen", text)]).document)
    var session = Session(document)
    session.run(":set boundary sound")
    let lines = session.run("start").lines + session.run("swipe right 5").lines
    return lines.filter { !$0.hasPrefix("~") && !$0.hasPrefix("#") }.joined(separator: " · ")
  }
}

extension String {
  /// The string, with code font instead of single quotes; an apostrophe between letters stays.
  fileprivate var withCodeMarks: String {
    let characters = Array(self)
    return characters.indices.reduce(into: "") { text, place in
      let isInside =
        place > 0 && place + 1 < characters.count && characters[place - 1].isLetter
        && characters[place + 1].isLetter
      text.append(characters[place] == "'" && !isInside ? "`" : characters[place])
    }
  }
}
