internal import EarshotNotation
internal import EarshotTranscripts

/// `earshot test --list`: lists the sessions that would run, one per line, in a form that the
/// command line accepts.
struct SessionList {
  /// An entry for a session, or for a phase of a session.
  private struct Entry {
    var path: String
    var line: Int?
    var phase: String?

    var text: String {
      let place = line.map { "\(path):\($0)" } ?? path
      return phase.map { "\(place): \($0)" } ?? place
    }

    var json: String {
      JSONOutput.object([
        "file": .string(path),
        "line": line.map { .number($0) } ?? .null,
        "phase": .string(phase),
      ]).text()
    }
  }

  private let options: Options
  private let test: FileTest

  /// Creates the list that a command line requests.
  init(_ options: Options) {
    self.options = options
    test = FileTest(options)
  }

  /// Prints the list.
  ///
  /// - Returns: The exit status, which indicates whether a file is unreadable.
  func run(
    _ environment: Environment,
    _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let operands = try SessionOperands(
      options.operands,
      in: options.room,
      mayBeEmpty: options.has(.allowEmpty)
    )
    console.report(operands.remarks)
    var tally = TestTally()
    var isEmpty = true
    let selection = try SessionSelection(operands.files, options, environment)
    console.report(selection.remarks)
    var search = SessionSearch(operands.words, selection, options)
    for file in selection.files {
      for entry in entries(of: file, &search, &tally, &console) {
        try console.output.line(options.has(.json) ? entry.json : entry.text)
        isEmpty = false
      }
    }
    if isEmpty, tally.exitCode == .ok, !selection.mayBeEmpty { throw .nothingToRun(options) }
    console.report(search.remarks)
    if !search.remarks.isEmpty { tally.raise(to: .noInput) }
    return tally.exitCode
  }

  private func entries(
    of file: SessionFile,
    _ search: inout SessionSearch,
    _ tally: inout TestTally,
    _ console: inout Console
  ) -> [Entry] {
    do throws(Failure) {
      let source = try test.source(of: file)
      let readings = FileTest.readings(of: source)
      let tested = test.look(at: file, source, readings)
      search.add(tested)
      let isExercise = test.isExercise(source, tested) || test.holdsRepairs(source, tested)
      let choice = test.choice(of: readings, in: source, TestedFile(file))
      for mistake in choice.mistakes {
        console.report(["earshot: \(mistake)"])
        tally.raise(to: .noInput)
      }
      var entries: [Entry] = []
      for (result, lines) in zip(readings, choice.lines) {
        if result.transcript == nil, test.pattern.fits(file.path) {
          console.report(result.diagnostics.lines(in: [source]))
          tally.raise(to: .malformed)
        }
        guard let transcript = result.transcript, let lines else { continue }
        entries += Self.entries(of: transcript, lines, isAlone: readings.count == 1)
      }
      let exercises = isExercise ? [Entry(path: file.path)] : []
      return entries + exercises
    } catch {
      console.report(["earshot: \(error.message ?? "the file can't be read")"])
      tally.raise(to: error.status)
      return []
    }
  }

  private static func entries(
    of transcript: Transcript,
    _ lines: LineSelection,
    isAlone: Bool
  ) -> [Entry] {
    let path = transcript.source.name
    let session = Entry(path: path, line: isAlone ? nil : transcript.firstLine)
    let phases = transcript.phases.filter { lines.contains($0.line) && !$0.title.isEmpty }
    let named = phases.map { Entry(path: path, line: $0.line, phase: $0.title) }
    return (lines.areAll || phases.isEmpty ? [session] : []) + named
  }
}
