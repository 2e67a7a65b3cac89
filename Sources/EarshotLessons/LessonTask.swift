import EarshotLines
import EarshotNotation
import EarshotSession
public import EarshotTranscripts

/// A task for the learner: a block ```` ```task ````.
///
/// The task is done when all its claims are true and the learner used the requested gestures. It
/// begins in the state at the end of the session above it.
///
/// Docs/WritingLessons.md, “Tasks”, describes the block.
public struct LessonTask: Hashable, Sendable {
  /// The instructions for the learner.
  public var text = ""
  /// The claims that must be true at the end.
  public var claims: [Claim] = []
  /// The names of the gestures that the learner must use, in this order.
  ///
  /// The last of them must be the learner's last gesture.
  public var uses: [String] = []
  /// Lines of input that do the task.
  public var solution: [String] = []
  /// The hints and the explanation.
  public var help = LessonHelp()
  /// The byte range of the line that begins the block.
  var range = 0..<0
}

extension LessonTask {
  /// Reads a block and reports its errors.
  static func read(
    _ block: MarkdownBlocks.Block,
    in language: LessonLanguage,
    _ diagnostics: inout DiagnosticCollector
  ) -> LessonTask {
    var task = LessonTask()
    task.range = block.range
    let entries = LessonBlock(block.lines, in: language).entries
    for entry in entries { task.read(entry, &diagnostics) }
    task.check(block.range, has: Set(entries.map(\.kind)), &diagnostics)
    return task
  }

  private mutating func read(_ entry: LessonBlock.Entry, _ diagnostics: inout DiagnosticCollector) {
    if LessonBlock.read(entry, into: &help, &diagnostics) { return }
    switch entry.kind {
    case .text: text = text.isEmpty ? entry.prose : "\(text) \(entry.prose)"
    case .command: readCommand(entry, &diagnostics)
    case .claim:
      do throws(Diagnostic) {
        claims.append(try Claim(entry.value))
      } catch {
        diagnostics.report(error.message, at: entry.line.range)
      }
    case .field("uses"): uses = GestureNames.list(entry.field, &diagnostics)
    case .field(let key):
      let keys = ["uses", "hint", "because", "rule"]
      let near = Suggestion.ending(for: key, in: keys)
      let ending = near.isEmpty ? "; use \(keys.asAlternatives)" : near
      diagnostics.report("'\(key)' isn't part of a task\(ending)", at: entry.line.range)
    case .choice:
      diagnostics.report(
        """
        a task can't have answers to choose from; put them in a 'choice:' question
        """,
        at: entry.line.range
      )
    }
  }

  private mutating func readCommand(
    _ entry: LessonBlock.Entry,
    _ diagnostics: inout DiagnosticCollector
  ) {
    solution.append(entry.value)
    for command in CommandParser.placedCommands(in: entry.value) {
      guard case .failure(let failure) = command.result else { continue }
      diagnostics.report("\(failure.reason)", at: entry.line.range)
    }
  }

  private func check(
    _ range: Range<Int>,
    has kinds: Set<LessonBlock.Kind>,
    _ diagnostics: inout DiagnosticCollector
  ) {
    if text.isEmpty {
      diagnostics.report(
        "a task must say what to do, in a line such as 'Lock the door.'",
        at: range
      )
    }
    if !kinds.contains(.claim) {
      diagnostics.report(
        "a task needs a claim about its result, in a line such as '? says \"Locked\"'",
        at: range
      )
    }
    if !kinds.contains(.command) {
      diagnostics.report(
        "a task must show one way to do it, in lines such as '> swipe right'",
        at: range
      )
    }
  }
}
