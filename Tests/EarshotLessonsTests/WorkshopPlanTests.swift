import EarshotTranscripts
import EarshotNotation
import TestSupport
import Testing

@testable import EarshotLessons

@Suite("The plan of a workshop")
struct WorkshopPlanTests {
  private static let text = """
    # A talk

    | when | what |
    | --- | --- |
    | two weeks before | Invite |

    | minute | what | how |
    | --- | --- | --- |
    | 0–10 | Hear it | You, with the `curtain` on |
    | 10–30 | Use it | In pairs |
    | 30–32 | Stop | Everyone |

    """

  private func plan(_ text: String = text) throws -> WorkshopPlan {
    try #require(WorkshopPlan(SourceText(name: "talk.md", text)))
  }

  @Test("announces each part when it begins, and two minutes before a long one ends")
  func calls() throws {
    let calls = try plan().calls.map { "\($0.second): \($0.text)" }
    #expect(
      calls == [
        "0: Minute 0 of 32: Hear it, 10 minutes. You, with the curtain on.",
        "480: 2 minutes left for “Hear it”. Next: Use it.",
        "600: Minute 10 of 32: Use it, 20 minutes. In pairs.",
        "1680: 2 minutes left for “Use it”. Next: Stop.",
        "1800: Minute 30 of 32: Stop, 2 minutes. Everyone.",
        "1920: 32 minutes are over.",
      ]
    )
  }

  @Test("speaks German if the plan is in German")
  func german() throws {
    let plan = try plan("---\nlanguage: de\n---\n\n" + Self.text)
    #expect(
      plan.calls.prefix(2).map(\.text) == [
        "Minute 0 von 32: Hear it, 10 Minuten. You, with the curtain on.",
        "Noch 2 Minuten für „Hear it“. Danach: Use it.",
      ]
    )
    #expect(plan.status(at: 29 * 60 + 59) == "Minute 29 von 32: Use it, noch 1 Minute.")
    #expect(plan.status(at: 32 * 60) == "32 Minuten sind um.")
  }

  @Test("has the same minutes in both languages, and handouts with an answer to each question")
  func pages() throws {
    let pages = try ["Docs/Workshop.md", "Docs/Workshop.de.md"].map { try ProjectFiles.source($0) }
    let plans = try pages.map { try #require(WorkshopPlan($0)) }
    #expect(plans[0].parts.map(\.start) == plans[1].parts.map(\.start))
    #expect(plans.map(\.language) == [.english, .german] && plans.allSatisfy { $0.minutes == 90 })
    for page in pages {
      let lines = page.lines.map { String($0.text) }
      let sections = lines.split { $0.hasPrefix("## ") }.suffix(3)
      let counts = sections.map { section in section.count { $0.hasPrefix("4. ") } }
      #expect(counts == [1, 0, 1], "\(page.name)")
    }
  }

  @Test("can take any other time in the same shares, without a gap")
  func scaled() throws {
    for minutes in [10, 16, 45, 64, 999] {
      let parts = try plan().scaled(to: minutes).parts
      #expect(parts.first?.start == 0 && parts.last?.end == minutes)
      #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.end == $1.start })
    }
    #expect(try plan().scaled(to: 64).parts.map(\.end) == [20, 60, 64])
  }

  @Test("says which part it is and how much is left")
  func status() throws {
    let plan = try plan()
    #expect(plan.status(at: 0) == "Minute 0 of 32: Hear it, 10 minutes left.")
    #expect(plan.status(at: 29 * 60 + 59) == "Minute 29 of 32: Use it, 1 minute left.")
    #expect(plan.status(at: 32 * 60) == "32 minutes are over.")
  }

  @Test(
    "needs rows with minutes",
    arguments: ["", "| a | b |", "| 10–5 | Back |", "0–10 Hear it", "| 1–2–3 | x |"]
  )
  func none(_ text: String) { #expect(WorkshopPlan(SourceText(name: "a.md", text)) == nil) }

  @Test("in the guide takes 90 minutes, without a gap")
  func guide() throws {
    let plan = try #require(WorkshopPlan(try ProjectFiles.source("Docs/Workshop.md")))
    #expect(plan.minutes == 90 && plan.parts.count == 7)
    #expect(zip(plan.parts, plan.parts.dropFirst()).allSatisfy { $0.end == $1.start })
  }
}
