internal import EarshotExercises
internal import EarshotImporters
internal import EarshotLessons
internal import EarshotLines
internal import EarshotNotation
internal import EarshotReports
internal import EarshotTranscripts

/// Which sessions can hear what changed in their apps since a commit.
///
/// - Source: our choice; SESSIONS.md, "Transcripts", `--since`.
struct SinceTest {
  private let test: FileTest
  private let options: Options
  /// What the files held, by path.
  private let before: [String: [UInt8]]
  /// The transcripts in the folders of the command line that are gone.
  let gone: [String]

  /// Reads the files as they were.
  ///
  /// - Throws: ``Failure`` if git can't tell.
  init(
    _ reference: String,
    _ files: [SessionFile],
    _ options: Options,
    _ variables: [String: String]
  ) throws(Failure) {
    self.options = options
    test = FileTest(options)
    let tree = try GitTree(reference, around: files.first?.path ?? ".", variables)
    var paths: Set<String> = []
    for file in files where file.path != "-" {
      paths.insert(file.path)
      for transcript in Self.transcripts(of: file, test) {
        paths.formUnion(transcript.screenPaths(in: options.room))
      }
      if let source = try? test.source(of: file) { paths.formUnion(Self.exercise(in: source)) }
    }
    before = try tree.bytes(of: paths.sorted())
    gone = tree.transcriptsGone(from: options.operands)
  }

  /// Whether the file is new or changed, or a session in it is heard otherwise than before.
  ///
  /// - Complexity: That of two runs of each session whose app changed.
  func canHear(_ file: SessionFile) -> Bool {
    guard let source = try? test.source(of: file), source.utf8 == before[file.path] else {
      return true
    }
    let isOfLesson = Lesson.asks(in: source) || Exercise.isIn(source)
    return Self.exercise(in: source).contains(where: isChanged)
      || Self.transcripts(of: file, test).contains { canHear($0, inLesson: isOfLesson) }
  }

  /// The file of the exercise whose repairs a document has, if any.
  private static func exercise(in source: SourceText) -> [String] {
    ExerciseRepairs(source).path.map { [$0.asPath(besides: source.name)] } ?? []
  }

  private func isChanged(_ path: String) -> Bool {
    guard let now = try? options.room.source(path) else { return false }
    return now.utf8 != before[path]
  }

  /// Whether a session is heard otherwise; in a lesson, whether its app is another one, since the
  /// questions and tasks lead elsewhere than the session.
  private func canHear(_ transcript: Transcript, inLesson isOfLesson: Bool) -> Bool {
    guard let now = try? transcript.screenSources(in: options.room) else { return true }
    let paths = Set(transcript.screenPaths(in: options.room))
    let old = now.compactMap { source in
      paths.contains(source.name)
        ? before[source.name].map { SourceText(name: source.name, utf8: $0) } : source
    }
    if old.map(\.utf8) == now.map(\.utf8) { return false }
    guard !isOfLesson, !old.isEmpty, let first = lines(of: transcript, on: old),
      let second = lines(of: transcript, on: now)
    else { return true }
    return first != second
  }

  /// What is heard, and the claims that fail; `nil` if that can't be told.
  private func lines(of transcript: Transcript, on sources: [SourceText]) -> [[String]]? {
    guard let document = AppDocument.open(sources, importing: options.importing).document else {
      return nil
    }
    var patched: PatchedFile?
    let run = TranscriptRun(
      transcript,
      on: document,
      overrides: test.settings,
      work: options.work,
      patching: &patched
    )
    guard run.mistakes.isEmpty else { return nil }
    return run.results.map { $0.actual + $0.failedClaims.map(\.text) }
  }

  private static func transcripts(of file: SessionFile, _ test: FileTest) -> [Transcript] {
    guard let source = try? test.source(of: file) else { return [] }
    return FileTest.readings(of: source).compactMap(\.transcript)
  }
}

// Where a change is.
extension SinceTest {
  /// Puts the causes in the report of a file at the lines that changed since the commit, so that a
  /// review shows them beside the change.
  func settle(_ file: inout TestedFile) {
    var changes: [String: ChangedLines] = [:]
    for session in file.sessions.indices {
      for number in file.sessions[session].findings.indices {
        guard let place = file.sessions[session].findings[number].cause?.place,
          let lines = changes[place.file] ?? changedLines(of: place.file)
        else { continue }
        changes[place.file] = lines
        file.sessions[session].findings[number].cause?.place = lines.place(for: place)
      }
    }
  }

  private func changedLines(of path: String) -> ChangedLines? {
    guard let old = before[path], let now = try? options.room.source(path) else { return nil }
    return ChangedLines(from: SourceText(name: path, utf8: old), to: now)
  }
}
