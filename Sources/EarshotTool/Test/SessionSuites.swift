internal import EarshotImporters
internal import EarshotNotation
internal import EarshotReports
internal import EarshotSession
internal import EarshotTranscripts

/// The passing sessions among the sessions on a command line, grouped by app.
struct SessionSuites {
  /// The sessions of one app.
  struct Suite {
    var sources: [SourceText]
    var app: AppDocument.ParseResult
    var transcripts: [Transcript] = []
  }

  private let options: Options
  private let test: FileTest
  private var places: [[SourceText]: Int] = [:]
  /// The apps, in the order of their first session.
  private(set) var all: [Suite] = []
  /// The tally that records problems in files and sessions in its exit status.
  var status = TestTally()

  /// Whether a session that would run is expected to fail.
  private var hasKnownFailure = false

  /// Settings that override the headers.
  var settings: [(name: String, value: String)] { test.settings }

  /// Runs all sessions, and prints messages about unusable ones.
  ///
  /// - Throws: ``Failure`` if no session passes, unless there's a different problem or the command
  ///   line has `--allow-empty`.
  init(_ options: Options, _ console: inout Console) throws(Failure) {
    self.options = options
    test = FileTest(options)
    let operands = try SessionOperands(
      options.operands,
      in: options.room,
      mayBeEmpty: options.has(.allowEmpty)
    )
    console.report(operands.remarks)
    for file in operands.files { gather(file, &console) }
    if all.isEmpty, status.exitCode == .ok, !options.has(.allowEmpty) {
      throw hasKnownFailure ? Failure.onlyKnownFailures(options) : .nothingToRun(options)
    }
  }

  /// Adds the sessions of a file.
  ///
  /// The method omits unusable sessions, and prints messages about them.
  private mutating func gather(_ file: SessionFile, _ console: inout Console) {
    do throws(Failure) {
      let source = try test.source(of: file)
      let readings = FileTest.readings(of: source)
      let choice = test.choice(of: readings, in: source, TestedFile(file))
      for (result, lines) in zip(readings, choice.lines) {
        guard let transcript = result.transcript else {
          console.report(result.diagnostics.lines(in: [source]))
          status.raise(to: .malformed)
          continue
        }
        guard lines != nil, !transcript.steps.isEmpty else { continue }
        take(transcript, &console)
      }
    } catch {
      console.report(["earshot: \(error.message ?? "the file can't be read")"])
      status.raise(to: error.status)
    }
  }

  private mutating func take(_ transcript: Transcript, _ console: inout Console) {
    let name = transcript.source.name
    var patched: PatchedFile?
    switch test.run(transcript, patching: &patched) {
    case .unread(let failure):
      console.report(["earshot: \(name): \(failure.message ?? "the screen can't be read")"])
      status.raise(to: .noInput)
    case .tooMuchWork(let excess):
      console.report(["earshot: \(excess.sentence)"])
      status.raise(to: .malformed)
    case .malformed(let diagnostics, let sources):
      console.report(diagnostics.lines(in: sources))
      status.raise(to: .malformed)
    case .run(let run):
      switch run.outcome {
      case .passed: add(transcript)
      // A session that names something that doesn't exist has the result `Attempt.malformed`.
      case .malformed: break
      case .expectedFailure: hasKnownFailure = true
      case .failed:
        console.report([
          "earshot: \(name): the session fails, so Earshot leaves it out; to see why, run 'earshot "
            + "test \(name.asShellWord)'"
        ])
        status.raise(to: .differs)
      }
    }
  }

  private mutating func add(_ transcript: Transcript) {
    guard let sources = try? transcript.screenSources(in: test.room) else { return }
    let place = places[sources] ?? all.count
    if place == all.count {
      places[sources] = place
      all.append(
        Suite(sources: sources, app: AppDocument.open(sources, importing: options.importing))
      )
    }
    all[place].transcripts.append(transcript)
  }
}

extension Failure {
  /// Returns the failure for sessions that are all expected to fail.
  fileprivate static func onlyKnownFailures(_ options: Options) -> Failure {
    Failure(
      .noInput,
      """
      every selected session in \(options.operands.asQuotedList) is expected to fail, so there's \
      nothing to measure; after you fix a session, delete its 'xfail'
      """
    )
  }
}
