import EarshotNotation
import TestSupport
import Testing

/// A rule that no session shows is a rule that can break without anyone noticing.
@Suite("Rules of an app's own audio")
struct AppAudioLaws {
  /// The titles of the sessions.
  private static func titles() throws -> Set<String> {
    let text = String(
      decoding: try ProjectFiles.source("Tests/Sessions/app-audio.md").utf8,
      as: UTF8.self
    )
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("## ") }
    return Set(lines.map { String($0.dropFirst(3)) })
  }

  /// The rules of the page, each with the session that shows it.
  private static func rules() throws -> [(rule: String, session: String)] {
    let text = String(
      decoding: try ProjectFiles.source("Docs/Design/APP-AUDIO.md").utf8,
      as: UTF8.self
    )
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

  @Test("are each shown by a session, or say that they aren't simulated")
  func rules() throws {
    let (rules, titles) = (try Self.rules(), try Self.titles())
    #expect(rules.count > 35)
    for (rule, session) in rules where session != "not simulated" {
      #expect(titles.contains(session), "\(rule): \(session)")
    }
  }

  @Test("are what the sessions show")
  func sessions() throws {
    let shown = Set(try Self.rules().map(\.session))
    #expect(try Self.titles().subtracting(shown) == [])
  }
}
