import EarshotModel
import EarshotNotation
import EarshotReports
import EarshotSession
import SessionTestSupport
import TestSupport
import Testing

@testable import EarshotTranscripts

/// RELIABILITY.md, chapter 5.
@Suite("The budget of work", .timeLimit(.minutes(1)))
struct WorkBudgetTests {
  /// An app with more and more handlers that wait.
  private let crowd = """
    screen a
      text "a"
        every 1s:
          wait 9s
          announce "b"
    """

  private func run(
    _ session: String,
    on screen: String,
    _ limits: WorkBudget.Limits
  ) throws -> TranscriptRun {
    let result = Transcript.read(SourceText(name: "a.vo", session))
    var patched: PatchedFile?
    return TranscriptRun(
      try #require(result.transcript),
      on: try .of(screen),
      overrides: [],
      work: limits,
      patching: &patched
    )
  }

  @Test("a step that takes too much work ends the session, with its place and what to do")
  func step() throws {
    let limits = WorkBudget.Limits(step: 1_000, run: 100_000)
    let run = try run("> start\na\n\n> wait 3600s\n", on: crowd, limits)
    #expect(run.outcome == .malformed)
    #expect(
      run.excess?.sentence
        == "too much work at a.vo:4: 'wait 3600s' takes more than 1,000 units of work; do less in one step, or allow more with a larger '--budget' (1x by default)"
    )
    #expect(run.failures.map(\.place.line) == [4])
    #expect(run.updatedText == run.transcript.source)
  }

  @Test("many small steps can be too much together")
  func whole() throws {
    let limits = WorkBudget.Limits(step: 1_000, run: 3_000)
    let steps = String(repeating: "> wait 9s\n...\n", count: 200)
    let run = try run("> start\na\n\n" + steps, on: crowd, limits)
    #expect(run.excess?.end == .run)
    #expect(run.excess?.line ?? 0 > 6)
    #expect(try self.run("> start\na\n\n" + steps, on: crowd, .usual).excess == nil)
  }

  @Test("the same session ends at the same unit, and a larger budget goes further")
  func repeatable() throws {
    let steps = String(repeating: "> wait 9s\n...\n", count: 200)
    var lines: [Int] = []
    for units in [500, 500, 1_000, 2_000, 4_000] {
      let limits = WorkBudget.Limits(step: units, run: units)
      lines.append(try run("> start\na\n\n" + steps, on: crowd, limits).excess?.line ?? .max)
    }
    #expect(lines[0] == lines[1])
    #expect(lines == lines.sorted())
    #expect(Set(lines).count == 4)
  }

  @Test("counts the same units twice, and more for more time")
  func units() throws {
    func units(_ lines: String...) throws -> Int {
      var session = try Session(screen: crowd)
      for line in ["start"] + lines { session.run(line) }
      return session.work.used
    }
    #expect(try units("wait 20s") == units("wait 20s"))
    #expect(try units("wait 20s") < units("wait 40s"))
    #expect(try units() < units("wait 20s"))
  }

  @Test("a claim that fails on many texts costs work, and ends the session with its own line")
  func claims() throws {
    let texts = (0..<500).map { "  text \"Text number \($0)\"\n" }.joined()
    let session = "> start\n" + String(repeating: "? says \"Txet nubmer 9\"\n", count: 300)
    let run = try run(session, on: "screen a\n" + texts, .init(step: 100_000, run: 500_000))
    #expect(run.excess?.end == .run)
    #expect(run.excess?.command.hasPrefix("? says") == true)
  }

  @Test("a search that the budget ends fails the claim, and the session continues")
  func way() throws {
    let texts = (0..<200).map { "  text \"Text \($0)\" #t\($0)\n" }.joined()
    let session = "> start\n? focus #t150 in 900\n\n> swipe right\nText 1\n"
    let run = try run(session, on: "screen a\n" + texts, .init(step: 2_000, run: 1_000_000))
    #expect(run.excess == nil)
    #expect(run.outcome == .failed)
    #expect(run.counts.failedClaims == 1)
    #expect(run.report.contains("--budget 4x"))
  }

  @Test("components that expand to too many nodes are rejected, and a larger budget reads them")
  func components() throws {
    var lines: [String] = []
    for level in 0..<5 {
      lines.append("component c\(level)")
      lines.append("  group")
      for _ in 0..<12 { lines.append(level == 0 ? "    text \"a\"" : "    use c\(level - 1)") }
    }
    let text = (["screen a"] + ["  use c4"] + lines).joined(separator: "\n") + "\n"
    let source = SourceText(name: "a.screen", text)
    var none: (any ForeignReader)?
    let result = AppDocument.read([source], foreign: &none)
    #expect(result.document == nil)
    #expect(result.diagnostics.map(\.message.text).first?.hasPrefix("too much work: ") == true)
    let limits = WorkBudget.Limits.usual.times(4)
    #expect(AppDocument.read([source], work: limits, foreign: &none).document != nil)
  }

  @Test("counts the actions and rotors at the cursor, and typed text there")
  func offers() throws {
    func units(_ screen: String, _ lines: [String]) throws -> Int {
      var session = try Session(screen: screen)
      session.run("start")
      let before = session.work.used
      for line in lines { session.run(line) }
      return session.work.used - before
    }
    let two = "screen a\n  text \"A\" .t\n  button \"B\"\n"
    let actions = (0..<500).map { "    action \"Do \($0)\": back\n" }.joined()
    let rotors = (0..<500).map { "  rotor \"R \($0)\": .t\n" }.joined()
    let plain = try units(two, ["swipe right"])
    #expect(try units(two + actions, ["swipe right"]) >= plain + 500)
    #expect(try units("screen a\n" + rotors + two.dropFirst(9), ["swipe right"]) >= plain + 500)
    let field = "screen a\n  textField \"F\"\n"
    let words = String(repeating: "word ", count: 2_000)
    let typed = try units(field, ["double tap", "type \"\(words)\"", "type x"])
    #expect(try typed > units(field, ["double tap", "type x", "type x"]) + 100)
  }

  @Test("after a use that is too much, no other is expanded")
  func laterComponents() throws {
    let component = "component c(n)\n  text \"T\"\n    value: {n + 1}\n"
    let uses = String(repeating: "  use c(\"x\")\n", count: 9)
    let source = SourceText(name: "a.screen", component + "screen a\n" + uses)
    var none: (any ForeignReader)?
    let limits = WorkBudget.Limits(step: 750, run: 750)
    let result = AppDocument.read([source], work: limits, foreign: &none)
    let messages = result.diagnostics.map(\.message.text)
    #expect(messages.filter { $0.hasPrefix("too much work: ") }.count == 1)
    #expect(messages.filter { $0.contains("the component calculates with") }.count == 3)
  }

  @Test("a line that takes too much is undone as a whole, and the session continues")
  func takenBack() throws {
    var session = try Session(screen: crowd)
    session.run("start")
    session.limitWork(WorkBudget.Limits(step: 1_000, run: .max))
    session.run("wait 3s")
    let before = session
    let response = session.run("swipe right; wait 3600s")
    #expect(response.end == .step)
    #expect(response.isRefused)
    let sentence = """
      this step takes more than 1,000 units of work, so Earshot undid the line; to allow more \
      work, start the walk with a higher budget, such as '--budget 4x'
      """
    #expect(response.lines == ["# \(sentence)"])
    #expect(session.isSame(as: before))
    #expect(session.transcriptLines() == before.transcriptLines())
    #expect(session.run("swipe right").lines == ["~ sound: boundary", "a"])
    session.run(":undo 2")
    #expect(session.transcriptLines().last == "a")
  }

  @Test("a first line that takes too much leaves the app as it was before its start")
  func first() throws {
    var session = try Session(screen: crowd)
    session.limitWork(WorkBudget.Limits(step: 1_000, run: .max))
    #expect(session.run("wait 3600s").end == .step)
    #expect(session.run("start").lines == ["a"])
  }

  @Test("interrupting gives the state before the line")
  func interrupted() throws {
    var session = try Session(screen: crowd)
    session.run("start")
    let before = session
    session.limitWork(.conversation) { true }
    let response = session.run("wait 3600s")
    #expect(response.end == .interrupted)
    #expect(response.lines == ["# Earshot undid the line, because you interrupted it"])
    #expect(session.isSame(as: before))
    session.limitWork(.conversation) { false }
    #expect(session.run("wait 20s").end == nil)
  }

  @Test("going back doesn't refund any work")
  func undo() throws {
    var session = try Session(screen: crowd)
    session.run("start")
    session.run("wait 20s")
    let used = session.work.used
    session.run(":undo")
    #expect(session.work.used >= used)
    session.run("start")
    #expect(session.work.used > used)
  }

  @Test("a budget is exceeded by at most one piece of work")
  func atomic() throws {
    for units in [100, 1_000, 10_000] {
      var session = try Session(screen: crowd)
      session.limitWork(WorkBudget.Limits(step: units, run: .max))
      session.run("start")
      let before = session.work.used
      session.run("wait 32400s")
      #expect((units + 1...units + 100).contains(session.work.used - before))
    }
  }

  @Test("no session of the project takes more than a fiftieth of the budget")
  func samples() throws {
    let paths = ProjectFiles.paths(in: "Screens", endingIn: ".vo")
    var largest = 0
    for path in Effort.share(of: paths, atLeast: 20) {
      guard let transcript = Transcript.read(try ProjectFiles.source(path)).transcript,
        case .path(let screen) = transcript.screen,
        let source = try? ProjectFiles.source("Screens/\(screen)"),
        let document = AppDocument.read([source]).document
      else { continue }
      var patched: PatchedFile?
      let usual = WorkBudget.Limits.usual
      let limits = WorkBudget.Limits(step: usual.step / 50, run: usual.run / 50)
      let run = TranscriptRun(
        transcript,
        on: document,
        overrides: [],
        work: limits,
        patching: &patched
      )
      #expect(run.excess == nil)
      largest += 1
    }
    #expect(largest > 10)
  }
}
