import EarshotLines
package import EarshotModel
package import EarshotNotation
import EarshotReports
import EarshotSession
package import EarshotTranscripts

/// A session as a storyboard with each gesture, the speech, the location of the cursor, and the
/// failures.
package struct Story: Sendable {
  /// A line of the session, with its results.
  struct Step: Sendable {
    /// A line of output, and whether it's speech.
    struct Heard: Sendable {
      let text: String
      let isSpeech: Bool
    }

    let command: String
    let line: Int
    /// The title of the phase that begins with the step, or `nil` if none does.
    var phase: String?
    let heard: [Heard]
    /// The root of the visible nodes, and the stop with the cursor.
    let root: ElementTree.Index
    let cursor: ElementTree.Index?
    /// The errors as lines.
    var failures: [String] = []
  }

  /// Consecutive steps with the same stops on the screen.
  struct Panel: Sendable {
    /// The title of the phase that begins with the first step, or `nil` if none does.
    let title: String?
    var steps: [Step]
    /// The stops on the screen.
    let stops: [ElementTree.Index]
    /// The session after the last step.
    var session: Session
  }

  /// The name of the file.
  let file: String
  /// The name of the session, which is the name of its file.
  ///
  /// If the file contains several sessions, the name includes a line number.
  let name: String
  private(set) var steps: [Step] = []
  let outcome: TranscriptRun.Outcome
  /// The session itself.
  let transcript: Transcript
  /// The moments of the session, which provide states of screens.
  ///
  /// Each has the root of the visible nodes, a description of the step, and the session after it.
  var moments: [(root: ElementTree.Index, origin: String, session: Session)] = []

  /// Replays a session.
  ///
  /// - Complexity: Twice the complexity of a run.
  package init(
    _ transcript: Transcript,
    on document: AppDocument,
    overrides: [(name: String, value: String)],
    work: WorkBudget.Limits
  ) {
    var patched: PatchedFile?
    let run = TranscriptRun(
      transcript,
      on: document,
      overrides: overrides,
      work: work,
      patching: &patched
    )
    file = transcript.source.name.split(separator: "/").last.map(String.init) ?? ""
    // A document can contain many sessions, which their line numbers distinguish.
    name =
      FileKind(ofName: file) == .markdown
      ? "\(file), line \(transcript.steps.first?.line ?? 1)" : file
    outcome = run.outcome
    self.transcript = transcript
    var session = Session(transcript, on: document, overrides: overrides)
    session.limitWork(work)
    replay(&session, Dictionary(grouping: run.failures + run.knownFailures) { $0.place.line ?? 0 })
  }

  /// Runs the steps and keeps each with its moment.
  ///
  /// - Parameters:
  ///   - session: The session, which ends with the last step.
  ///   - findings: The errors of the run, by line.
  private mutating func replay(_ session: inout Session, _ findings: [Int: [Finding]]) {
    var phase = 0
    for step in transcript.steps where session.work.end == nil {
      var title: String?
      if step.phase > phase {
        phase = step.phase
        title = transcript.phases[phase - 1].title
        session.run(LineMark.phase.rawValue)
      }
      let response = session.run(step.command)
      let root = session.shownRoots.first ?? session.tree.root
      let lines = [step.line] + step.claims.map(\.number)
      steps.append(
        Step(
          command: step.command,
          line: step.line,
          phase: title,
          heard: response.content.flatMap(\.heard),
          root: root,
          cursor: session.cursor,
          failures: lines.flatMap { findings[$0] ?? [] }.flatMap(\.sentences)
        )
      )
      moments.append((root, "after “\(step.command)” in \(file), line \(step.line)", session))
    }
  }

  /// The steps, grouped by the stops on the screen.
  ///
  /// - Complexity: O(*n*), where *n* is the number of steps and the stops that they reach.
  var panels: [Panel] {
    var panels: [Panel] = []
    for (step, moment) in zip(steps, moments) {
      let stops = moment.session.stops
      if var last = panels.popLast() {
        if step.phase == nil, last.steps[0].root == step.root, last.stops == stops {
          last.steps.append(step)
          last.session = moment.session
          panels.append(last)
          continue
        }
        panels.append(last)
      }
      panels.append(
        Panel(title: step.phase, steps: [step], stops: stops, session: moment.session)
      )
    }
    return panels
  }

  /// Whether the session passes or fails as expected.
  var passes: Bool {
    switch outcome {
    case .passed, .expectedFailure: true
    case .failed, .malformed: false
    }
  }

  /// The result in a word or two.
  var result: String {
    switch outcome {
    case .passed: "passes"
    case .expectedFailure(let reason): "known to fail: \(reason)"
    case .failed: "fails"
    case .malformed: "can’t be read"
    }
  }
}

extension SessionLine {
  /// The line as a storyboard shows it.
  fileprivate var heard: [Story.Step.Heard] {
    let isSpeech = if case .speech = self { true } else { false }
    return [self].printed.map { .init(text: $0, isSpeech: isSpeech) }
  }
}

extension Finding {
  /// The error without its place and its command, which the page shows beside it.
  fileprivate var sentences: [String] {
    let start = command.map { "\(Display.safe($0)): " } ?? ""
    let sentence = message.hasPrefix(start) ? String(message.dropFirst(start.count)) : message
    return [sentence.capitalizedWord] + details
  }
}
