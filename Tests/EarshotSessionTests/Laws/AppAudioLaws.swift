import EarshotNotation
import TestSupport
import Testing

/// A rule that no session shows can break without anyone noticing.
@Suite("Rules of the sound beside VoiceOver's words")
struct AppAudioLaws {
  /// A page of rules, and its sessions.
  struct Page: CustomTestStringConvertible {
    let path: String
    let sessions: String
    /// The minimum number of its rules.
    let least: Int

    var testDescription: String { path }

    static let all = [
      Page(path: "Docs/Design/APP-AUDIO.md", sessions: "Tests/Sessions/app-audio.md", least: 36),
      Page(
        path: "Docs/Design/AUDIO-GRAPHS.md",
        sessions: "Tests/Sessions/audio-graphs.md",
        least: 25
      ),
    ]
  }

  /// The titles of the sessions.
  private static func titles(of page: Page) throws -> Set<String> {
    let text = String(decoding: try ProjectFiles.source(page.sessions).utf8, as: UTF8.self)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("## ") }
    return Set(lines.map { String($0.dropFirst(3)) })
  }

  /// The rules of the page, each with the session that shows it.
  private static func rules(of page: Page) throws -> [(rule: String, session: String)] {
    let text = String(decoding: try ProjectFiles.source(page.path).utf8, as: UTF8.self)
    var rules: [(rule: String, session: String)] = []
    var isOfRules = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("| ") else {
        isOfRules = false
        continue
      }
      let cells = line.dropFirst(2).dropLast(2).split(separator: " | ").map(String.init)
      if cells.first == "rule" { isOfRules = true }
      guard isOfRules, !["rule", "---"].contains(cells.first) else { continue }
      rules.append((cells.first ?? "", cells.count == 4 ? cells[3] : ""))
    }
    return rules
  }

  @Test("are each shown by a session, or say that they aren't simulated", arguments: Page.all)
  func rules(_ page: Page) throws {
    let (rules, titles) = (try Self.rules(of: page), try Self.titles(of: page))
    #expect(rules.count >= page.least)
    for (rule, session) in rules where session != "not simulated" {
      #expect(titles.contains(session), "\(rule): \(session)")
    }
  }

  @Test("are what the sessions show", arguments: Page.all)
  func sessions(_ page: Page) throws {
    let shown = Set(try Self.rules(of: page).map(\.session))
    #expect(try Self.titles(of: page).subtracting(shown) == [])
  }
}
