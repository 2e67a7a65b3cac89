import EarshotLines
import EarshotSession
import EarshotNotation

extension TaskComparison {
  /// Creates a comparison of the output of two transcripts.
  ///
  /// Earshot's own commands aren't steps.
  ///
  /// - Complexity: O(*n*), where *n* is the number of steps.
  public init(from old: TranscriptRun, to new: TranscriptRun) {
    self.init(from: TaskWalk(old), to: TaskWalk(new))
  }
}

extension TaskWalk {
  fileprivate init(_ run: TranscriptRun) {
    let titles = [""] + run.transcript.phases.map(\.title)
    name = run.transcript.source.name
    phases = titles.map { Phase(title: $0, gestures: 0) }
    for result in run.results {
      phases[result.step.phase].gestures += result.gestures
      phases[result.step.phase].said += result.phrases
    }
    steps = run.results.filter { !$0.step.isInspection }.map { result in
      TaskComparison.ComparedStep(
        line: result.step.line,
        command: CommandParser.canonical(of: result.step.command),
        heard: result.actual
      )
    }
  }
}

extension CommandParser {
  /// Returns a line of commands in canonical form.
  ///
  /// A line that isn't a command doesn't change.
  fileprivate static func canonical(of line: String) -> String {
    commands(in: line).map { text in
      (try? parse(String(text).trimmed))?.canonical ?? String(text).trimmed
    }.joined(separator: "; ")
  }
}
