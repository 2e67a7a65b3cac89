import EarshotLines
import EarshotSession
import EarshotNotation

extension TaskComparison {
  /// Compares what is heard of two transcripts.
  ///
  /// Commands of the program are no steps.
  ///
  /// - Complexity: O(*n*) in the number of steps.
  public init(from old: TranscriptRun, to new: TranscriptRun) {
    self.init(from: TaskWalk(old), to: TaskWalk(new))
  }
}

extension TaskWalk {
  /// The walk of a transcript that was run.
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
  /// A line of commands in canonical form; one that is none stays as it is written.
  fileprivate static func canonical(of line: String) -> String {
    commands(in: line).map { text in
      (try? parse(String(text).trimmed))?.canonical ?? String(text).trimmed
    }.joined(separator: "; ")
  }
}
