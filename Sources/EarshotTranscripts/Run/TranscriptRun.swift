public import EarshotReports
import EarshotLines
package import EarshotModel
public import EarshotNotation

/// The result of running a transcript, with the differences between the current output and the
/// file.
///
/// A run is a pure function of the transcript, the app, and the settings.
///
///     let run = TranscriptRun(transcript, on: document)
///     print(run.passed ? "as written" : run.report)
///     let text = run.updatedText.utf8
///
/// - Source: SESSIONS.md, "Transcripts".
public struct TranscriptRun: Hashable, Sendable {
  /// The transcript that ran.
  public let transcript: Transcript
  /// The result of each step, in order.
  public private(set) var results: [StepResult] = []
  /// The differences, in the order of the file.
  public internal(set) var failures: [Finding] = []
  /// The differences that the file marks as known.
  public private(set) var knownFailures: [Finding] = []
  /// The reasons for known differences, without repetitions.
  private var knownReasons: [String] = []
  /// The warnings about what the session doesn't test or chooses implicitly.
  package internal(set) var warnings: [SessionWarning] = []
  /// Whether the session, as a whole, expects no words.
  package private(set) var isWithoutExpectations = false
  /// The claims that are true with their old meaning, if the caller requested them.
  package private(set) var migrations: [ClaimMigration] = []
  /// The numbers of judged parts, by their results.
  public private(set) var counts = Counts()

  /// The result of the run.
  ///
  /// A transcript that is expected to fail is skipped if it fails. If everything in it passes, its
  /// outcome is a failure, as in pytest with strict expectations.
  ///
  /// - Source: our choice; SESSIONS.md, "Lines of a session", `xfail`.
  public var outcome: Outcome {
    if !mistakes.isEmpty { return .malformed }
    if !failures.isEmpty { return .failed }
    return knownFailures.isEmpty
      ? .passed : .expectedFailure(reason: knownReasons.joined(separator: "; "))
  }

  /// Whether there's nothing to report.
  ///
  /// Either every step matches the file and every claim is true, or the transcript fails as its
  /// header expects.
  public var passed: Bool {
    switch outcome {
    case .passed, .expectedFailure: true
    case .failed, .malformed: false
    }
  }

  /// The errors in the file.
  ///
  /// The errors include lines that the author meant as commands, claims, or headers, names that the
  /// app doesn't have, and an exceeded limit of work.
  public private(set) var mistakes: [Diagnostic]

  /// The probable new name of the element in the first step that an update leaves unchanged, or
  /// `nil` if it's unknown.
  package private(set) var renaming: Renaming?
  /// The step that took too much work, or `nil` if there's none.
  ///
  /// The step is also in ``mistakes``.
  package private(set) var excess: WorkExcess?

  /// The differences as text.
  ///
  /// Each difference has a heading with its file, line, and command.
  ///
  /// Differences in the output are hunks that `patch -p0` can apply one after the other. The line
  /// numbers of each hunk account for the earlier hunks.
  ///
  ///     menu.vo:5: swipe right: speech differs
  ///       value "24" is new, from the value of #points
  ///     --- menu.vo
  ///     +++ menu.vo
  ///     @@ -5,2 +5,2 @@
  ///      > swipe right
  ///     -Bonus points, Button
  ///     +Bonus points, 24, Button
  ///
  /// - Source: SESSIONS.md, "Transcripts".
  public var report: String { failures.flatMap(\.lines).map { $0 + "\n" }.joined() }

  /// The file with the current output instead of the written lines, and all other bytes unchanged.
  ///
  /// Patterns stay if they still match. A step that is now refused but expects something else
  /// doesn't change. Neither do the steps below it, or the steps above it since the focus or the
  /// screen went wrong. An update never turns a refusal into the expectation. Steps that have only
  /// claims, and steps of files that have only claims, get only the refusals. Steps that are known
  /// to fail don't change.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the file.
  /// - Source: SESSIONS.md, "Transcripts", `--update`.
  public var updatedText: SourceText {
    guard mistakes.isEmpty else { return transcript.source }
    let end = results.firstKept ?? results.endIndex
    let edits = results[..<end].filter { !$0.isAsWritten && !$0.isKnown }.map(\.edit)
    return UpdatedFile.source(transcript.source, after: edits)
  }

  /// Runs a transcript.
  ///
  /// - Parameters:
  ///   - transcript: The transcript to run.
  ///   - document: The app of the session.
  ///   - overrides: Settings that override the header, by name.
  public init(
    _ transcript: Transcript,
    on document: AppDocument,
    overrides: [(name: String, value: String)] = []
  ) {
    var file: PatchedFile?
    self.init(transcript, on: document, overrides: overrides, patching: &file)
  }

  /// Runs a transcript that shares its file with other transcripts.
  ///
  /// - Parameters:
  ///   - transcript: The transcript to run.
  ///   - document: The app of the session.
  ///   - overrides: Settings that override the header, by name.
  ///   - judged: The lines to judge. The steps before them also run.
  ///   - work: The limits of the work for a step and for the run.
  ///   - migrates: Whether to try failing claims with their old meaning.
  ///   - showsAll: Whether a difference that follows from another difference also gets a hunk.
  ///   - place: A closure that returns the place of an element in the files.
  ///   - file: The file after the hunks of the previous sessions, or `nil` if there are none. If
  ///     the session fails, its hunks are added to the file.
  package init(
    _ transcript: Transcript,
    on document: AppDocument,
    overrides: [(name: String, value: String)],
    judging judged: LineSelection = .all,
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
      take(runner, judging: judged)
      if outcome == .failed { file = takeBackHunks(file) ?? runner.file }
    } else {
      mistakes = transcript.mistakes(in: document, overrides: overrides, besides: [])
    }
    if !mistakes.isEmpty { failures = Finding.all(mistakes, in: transcript.source) }
    if mistakes.isEmpty, judged.areAll { judgeWholeSession(of: document) }
  }
}

extension TranscriptRun {
  /// Takes the results of a runner.
  ///
  /// Errors in the file replace the differences.
  private mutating func take(_ runner: TranscriptRunner, judging judged: LineSelection) {
    (results, failures, counts) = (runner.results, runner.failures, runner.counts)
    (knownFailures, knownReasons) = (runner.knownFailures, runner.knownReasons)
    renaming = runner.renaming
    migrations = runner.migrations
    warnings = warnings(after: runner, judging: judged)
    excess = runner.excess
    let misread = Self.misreadLines(results, in: transcript.source, of: runner.session)
    if let excess {
      mistakes = [excess.diagnostic(in: transcript.source)]
    } else if !misread.isEmpty {
      mistakes = Self.refusedNames(results, before: misread, in: transcript.source) + misread
    }
    if !mistakes.isEmpty { (failures, knownFailures) = ([], []) }
  }

  /// Reports phases without expectations, or a session that passes although its header expects it
  /// to fail.
  private mutating func judgeWholeSession(of document: AppDocument) {
    guard let reason = transcript.expectedFailure else { return addSilentPhases(of: document) }
    guard failures.isEmpty, knownFailures.isEmpty else { return }
    let place = Finding.Place(transcript.source.name)
    failures = [Finding(.passesUnexpectedly(reason: reason), at: place)]
  }

  /// Reports the phases that make gestures but expect no output.
  ///
  /// - Source: SESSIONS.md, "Transcripts".
  private mutating func addSilentPhases(of document: AppDocument) {
    for place in transcript.phasesWithoutExpectations(of: document) {
      let phase = transcript.phases[place]
      let finding = Finding(
        .noExpectations,
        at: .init(transcript.source.name, line: phase.line),
        phase: phase.title.isEmpty ? nil : phase.title,
        details: [
          "below one of the phase's gestures, write what you hear or a claim (a line with '?')"
        ]
      )
      let next = failures.firstIndex { $0.place.line ?? 0 > phase.line } ?? failures.endIndex
      failures.insert(finding, at: next)
    }
  }

  /// Runs a transcript up to the first step that doesn't match the file.
  ///
  /// - Returns: The failure, or `nil` if every step matches the file.
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
