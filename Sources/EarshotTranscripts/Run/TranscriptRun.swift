public import EarshotReports
import EarshotLines
package import EarshotModel
public import EarshotNotation

/// The result of running a transcript: where what is heard now differs from the file.
///
/// A run is a pure function of the transcript, the app and the settings.
///
///     let run = TranscriptRun(transcript, on: document)
///     print(run.passed ? "as written" : run.report)
///     let text = run.updatedText.utf8
///
/// - Source: SESSIONS.md, "Transcripts".
public struct TranscriptRun: Hashable, Sendable {
  /// The transcript.
  public let transcript: Transcript
  /// The result of each step, in order.
  public private(set) var results: [StepResult] = []
  /// What is not as written, in the order of the file.
  public private(set) var failures: [Finding] = []
  /// What is not as written, and the file says that it is known.
  public private(set) var knownFailures: [Finding] = []
  /// Why that is known, each reason once.
  private var knownReasons: [String] = []
  /// What the session leaves untested, or chooses without saying so.
  package internal(set) var warnings: [SessionWarning] = []
  /// Whether no word is expected of the session, which is judged as a whole.
  package private(set) var isWithoutExpectations = false
  /// The claims that are true in the words of what they meant before, where that was asked for.
  package private(set) var migrations: [ClaimMigration] = []
  /// How much was run, and how it went.
  public private(set) var counts = Counts()

  /// The result of the run.
  ///
  /// A transcript that is expected to fail is skipped where it does, and fails where it passes, as
  /// in pytest with strict expectations.
  ///
  /// - Source: our choice; SESSIONS.md, "Lines of a session", `xfail`.
  public var outcome: Outcome {
    if !mistakes.isEmpty { return .malformed }
    if !failures.isEmpty { return .failed }
    return knownFailures.isEmpty
      ? .passed : .expectedFailure(reason: knownReasons.joined(separator: "; "))
  }

  /// Whether nothing has to be reported: every step is heard as it is written and every claim
  /// holds, or the transcript fails as its header expects.
  public var passed: Bool {
    switch outcome {
    case .passed, .expectedFailure: true
    case .failed, .malformed: false
    }
  }

  /// What is written wrongly: names that the app does not have, of which nothing was run, and lines
  /// that were meant as commands, claims or headers.
  public private(set) var mistakes: [Diagnostic]

  /// What the element is probably called now that the first step names which an update leaves as it
  /// is; `nil` if that isn't known.
  package private(set) var renaming: Renaming?
  /// The step that took too much work, or `nil` if there is none; it's among ``mistakes`` as well.
  package private(set) var excess: WorkExcess?

  /// The differences as text, each headed by file, line and command.
  ///
  /// What is heard otherwise stands in hunks that `patch -p0` applies, one after the other: each
  /// is numbered as the file is after those before it.
  ///
  ///     menu.vo:5: swipe right: speech differs
  ///       value "24" is new, from value of #points
  ///     --- menu.vo
  ///     +++ menu.vo
  ///     @@ -5,2 +5,2 @@
  ///      > swipe right
  ///     -Bonus points, Button
  ///     +Bonus points, 24, Button
  ///
  /// - Source: SESSIONS.md, "Transcripts".
  public var report: String { failures.flatMap(\.lines).map { $0 + "\n" }.joined() }

  /// The file with what is heard now in place of what is written, byte for byte as it is elsewhere.
  ///
  /// Lines that are loosened stay where they still hold. A step that is refused now, and expects
  /// something else, stays as it is, with every step below it: an update never makes a refusal the
  /// expectation. Steps with claims alone, and those of files
  /// with claims alone, get what was refused and no other line. Steps that are known to fail stay as
  /// they are.
  ///
  /// - Complexity: O(*n*) in the length of the file.
  /// - Source: SESSIONS.md, "Transcripts", `--update`.
  public var updatedText: SourceText {
    guard mistakes.isEmpty else { return transcript.source }
    let edits = results.filter { !$0.isAsWritten && !$0.isKept && !$0.isKnown }.map(\.edit)
    return UpdatedFile.source(transcript.source, after: edits)
  }

  /// Runs a transcript.
  ///
  /// - Parameters:
  ///   - transcript: The transcript.
  ///   - document: The app it walks.
  ///   - overrides: Settings that win over the header's, by name.
  public init(
    _ transcript: Transcript,
    on document: AppDocument,
    overrides: [(name: String, value: String)] = []
  ) {
    var file: PatchedFile?
    self.init(transcript, on: document, overrides: overrides, patching: &file)
  }

  /// Runs a transcript that shares its file with others.
  ///
  /// - Parameters:
  ///   - transcript: The transcript.
  ///   - document: The app it walks.
  ///   - overrides: Settings that win over the header's, by name.
  ///   - judged: The lines that are judged; the steps before them are run all the same.
  ///   - work: How much work a step and the run may take.
  ///   - migrates: Whether claims that fail are tried in the words of what they meant before.
  ///   - showsAll: Whether what only follows from another difference has a hunk as well.
  ///   - place: Finds where the files have an element.
  ///   - file: The file as the hunks of the sessions before leave it, or `nil` if there are none.
  ///     Where the session fails it becomes the file as this one's hunks leave it.
  package init(
    _ transcript: Transcript,
    on document: AppDocument,
    overrides: [(name: String, value: String)],
    judging judged: JudgedLines = .all,
    work: WorkBudget.Limits = .usual,
    migrating migrates: Bool = false,
    showingAll showsAll: Bool = false,
    placing place: @escaping (ElementTree.Index) -> Finding.Place? = { _ in nil },
    patching file: inout PatchedFile?
  ) {
    self.transcript = transcript
    let names = transcript.checkedNames(in: document)
    mistakes = names.unknown
    isWithoutExpectations = judged.areAll && !transcript.expectsWords(of: document)
    if mistakes.isEmpty {
      var runner = TranscriptRunner(transcript, on: document, overrides: overrides, work: work)
      runner.judged = judged
      runner.lostNames = names.lost
      runner.findsSpelling = true
      runner.migrates = migrates
      (runner.showsAll, runner.place) = (showsAll, place)
      runner.file = file
      runner.run()
      (results, failures, counts) = (runner.results, runner.failures, runner.counts)
      (knownFailures, knownReasons) = (runner.knownFailures, runner.knownReasons)
      renaming = runner.renaming
      migrations = runner.migrations
      warnings = warnings(after: runner, judging: judged)
      excess = runner.excess
      let misread = Self.misreadLines(results, in: transcript.source)
      if let excess {
        (failures, knownFailures) = ([], [])
        mistakes = [excess.diagnostic(in: transcript.source)]
      } else if !misread.isEmpty {
        (failures, knownFailures) = ([], [])
        mistakes = Self.refusedNames(results, before: misread, in: transcript.source) + misread
      }
      if outcome == .failed { file = runner.file }
    } else {
      mistakes = transcript.mistakes(in: document, overrides: overrides, besides: [])
    }
    if judged.areAll, mistakes.isEmpty, transcript.expectedFailure == nil {
      addSilentPhases(of: document)
    }
    if !mistakes.isEmpty {
      failures = Finding.all(mistakes, in: transcript.source)
    }
    if failures.isEmpty, judged.areAll, knownFailures.isEmpty,
      let reason = transcript.expectedFailure
    {
      let place = Finding.Place(transcript.source.name)
      failures = [Finding(.passesUnexpectedly(reason: reason), at: place)]
    }
  }
}

extension TranscriptRun {
  /// Reports the phases that make gestures and say nothing of what is heard.
  ///
  /// - Source: SESSIONS.md, "Transcripts".
  private mutating func addSilentPhases(of document: AppDocument) {
    for place in transcript.phasesWithoutExpectations(of: document) {
      let phase = transcript.phases[place]
      let finding = Finding(
        .noExpectations,
        at: .init(transcript.source.name, line: phase.line),
        phase: phase.title.isEmpty ? nil : phase.title,
        details: ["write a claim under one of its gestures, or what you hear"]
      )
      let next = failures.firstIndex { $0.place.line ?? 0 > phase.line } ?? failures.endIndex
      failures.insert(finding, at: next)
    }
  }

  /// Runs a transcript up to the first step that is not as written.
  ///
  /// - Returns: What is wrong there, or `nil` if all is as written.
  static func firstFailure(
    of transcript: Transcript,
    on document: AppDocument,
    overrides: [(name: String, value: String)]
  ) -> Finding? {
    var runner = TranscriptRunner(transcript, on: document, overrides: overrides)
    runner.run(stoppingAtFailure: true)
    if let first = runner.failures.first { return first }
    let mistake = runner.excess?.diagnostic(in: transcript.source)
    return mistake.map { Finding($0, in: [transcript.source], of: transcript.source.name) }
  }
}
