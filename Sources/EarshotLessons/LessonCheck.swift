import EarshotReports
public import EarshotNotation
import EarshotSession
import EarshotTranscripts

/// A check that the sessions of a lesson produce the written output, and that each task's own
/// solution completes the task.
///
///     let check = LessonCheck(lesson, documents)
///     check.passes            // false
///     check.differences       // the lines that differ
///
/// - Complexity: The same as for replaying the lesson's sessions and tasks.
public struct LessonCheck {
  /// The differences between the output and the written lines, as text.
  public private(set) var differences: [String] = []
  /// Errors for the tasks that their own solutions don't complete.
  public private(set) var diagnostics: [Diagnostic] = []
  /// Whether the sessions produce the written output and the solutions complete all tasks.
  public var passes: Bool { differences.isEmpty && diagnostics.isEmpty }

  /// Checks a lesson.
  ///
  /// - Parameters:
  ///   - lesson: The lesson to check.
  ///   - documents: The apps of its transcripts, one for each.
  public init(_ lesson: Lesson, _ documents: [AppDocument]) {
    for (transcript, document) in zip(lesson.transcripts, documents) {
      let run = TranscriptRun(transcript, on: document)
      if !run.passed { differences += run.failures.flatMap(\.lines) }
    }
    guard differences.isEmpty else { return }
    diagnostics = Self.tasks(of: lesson, documents)
  }

  /// Plays a lesson whose sessions produce the written output and does each task with its own
  /// solution.
  ///
  /// - Parameters:
  ///   - lesson: The lesson to play.
  ///   - documents: The apps of its transcripts, one for each.
  /// - Returns: Errors for the tasks that their own solutions don't complete.
  /// - Complexity: The same as for replaying the lesson's sessions and tasks.
  package static func tasks(of lesson: Lesson, _ documents: [AppDocument]) -> [Diagnostic] {
    guard lesson.parts.contains(where: { if case .task = $0 { true } else { false } }) else {
      return []
    }
    var diagnostics: [Diagnostic] = []
    var player = LessonPlayer(lesson, documents: documents, mode: .telling)
    _ = player.begin()
    while !player.isOver {
      if case .task(let attempt) = player.awaited, let diagnostic = attempt.objection {
        diagnostics.append(diagnostic)
      }
      _ = player.take("")
    }
    return diagnostics
  }
}

extension LessonTry {
  /// The error for a requirement that the task's own solution doesn't meet, or `nil` if the
  /// solution completes the task.
  fileprivate var objection: Diagnostic? {
    var (attempt, session) = (self, start)
    for (place, line) in task.solution.enumerated() {
      session.run(line)
      attempt.note(line, after: place)
      if attempt.isDone(in: session) { return nil }
    }
    for claim in task.claims {
      guard let found = session.failure(of: claim) else { continue }
      let message: Diagnostic.Message =
        "the solution to this task doesn't work: '? \(claim.text)' fails, because \(found)"
      return Diagnostic(.error, message, range: task.range)
    }
    let gestures =
      task.uses.count == 1
      ? "end with the gesture '\(task.uses[0])'"
      : "use \(task.uses.asQuotedList) in this order and end with the last one"
    let message: Diagnostic.Message = "the solution to this task must \(gestures)"
    return Diagnostic(.error, message, range: task.range)
  }
}
