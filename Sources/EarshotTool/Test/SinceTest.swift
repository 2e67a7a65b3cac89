internal import EarshotExercises
internal import EarshotImporters
internal import EarshotLessons
internal import EarshotLines
internal import EarshotNotation
internal import EarshotReports
internal import EarshotTranscripts

/// A search for the sessions whose speech can differ because their apps changed since a commit.
///
/// - Source: our choice; SESSIONS.md, "Transcripts", `--since`.
struct SinceTest {
  private let test: FileTest
  private let options: Options
  /// The contents of the files at the commit, by path.
  private let before: [String: [UInt8]]
  /// The transcripts that no longer exist in the folders on the command line.
  let gone: [String]
  /// The changed screen files in the folders on the command line that no session uses.
  private var unwalked: [String] = []
  /// The changes in each app, by the names of its files.
  private var changes: [[String]: SinceChanges] = [:]

  /// Reads the versions of the files at the commit.
  ///
  /// - Throws: ``Failure`` if Git can't compare the files.
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
    let screens = Self.screens(options).filter { !paths.contains($0) }
    before = try tree.bytes(of: paths.union(screens).sorted())
    gone = tree.transcriptsGone(from: options.operands)
    unwalked = screens.filter { before[$0] != nil && isChanged($0) }
  }

  /// Returns the screen files in the folders of the command line.
  private static func screens(_ options: Options) -> [String] {
    options.operands.filter(Folder.isFolder).flatMap { folder in
      (try? Folder.files(in: folder, of: [.screen], entering: options.room))?.paths ?? []
    }
  }

  /// Returns whether a file or the exercise that it names is new or changed, or the output of any
  /// session in the file differs.
  ///
  /// - Complexity: The same as for two runs of each session whose app changed, and one comparison
  ///   of each changed app.
  mutating func canHear(_ file: SessionFile) -> Bool {
    guard let source = try? test.source(of: file) else { return true }
    let isOfLesson = Lesson.asks(in: source) || Exercise.isIn(source)
    var isHeard =
      source.utf8 != before[file.path] || Self.exercise(in: source).contains(where: isChanged)
    for transcript in Self.transcripts(of: file, test) where canHear(transcript, isOfLesson) {
      isHeard = true
    }
    return isHeard
  }

  /// Returns the path of the exercise that a document's repairs name, or an empty array if there's
  /// none.
  private static func exercise(in source: SourceText) -> [String] {
    ExerciseRepairs(source).path.map { [$0.asPath(besides: source.name)] } ?? []
  }

  private func isChanged(_ path: String) -> Bool {
    guard let now = try? options.room.source(path) else { return false }
    return now.utf8 != before[path]
  }

  /// Returns whether the output of a session differs.
  ///
  /// For a session of a lesson, the method returns whether the app changed, because questions and
  /// tasks can involve more of the app than the session.
  private mutating func canHear(_ transcript: Transcript, _ isOfLesson: Bool) -> Bool {
    guard let now = try? transcript.screenSources(in: options.room) else { return true }
    let paths = Set(transcript.screenPaths(in: options.room))
    let old = now.compactMap { source in
      paths.contains(source.name)
        ? before[source.name].map { SourceText(name: source.name, utf8: $0) } : source
    }
    if old.map(\.utf8) == now.map(\.utf8) { return false }
    let (first, second) = (test.apps.result(of: old), test.apps.result(of: now))
    guard !old.isEmpty, let before = first.document, let document = second.document else {
      return true
    }
    let names = now.map(\.name)
    if changes[names] == nil {
      let place = test.places(in: second, of: now)
      changes[names] = SinceChanges(from: before, to: document, options, placing: place)
    }
    guard let first = lines(of: transcript, on: before),
      let second = lines(of: transcript, on: document)
    else { return true }
    note(first, second, names)
    return isOfLesson || first != second
  }

  /// Records the changes in an app that affect the speech in a session.
  private mutating func note(_ first: [[String]], _ second: [[String]], _ names: [String]) {
    let pairs = zip(first, second).filter { $0 != $1 }
    let gone = Set(pairs.flatMap(\.0) + first.dropFirst(second.count).joined())
    let now = Set(pairs.flatMap(\.1) + second.dropFirst(first.count).joined())
    changes[names]?.note(gone: gone, now: now)
  }

  /// Returns the output and the failing claims of each step, or `nil` if the session has errors.
  private func lines(of transcript: Transcript, on document: AppDocument) -> [[String]]? {
    var patched: PatchedFile?
    let run = TranscriptRun(
      transcript,
      on: document,
      overrides: test.settings,
      work: options.work,
      patching: &patched
    )
    guard run.mistakes.isEmpty else { return nil }
    return run.results.map { result in
      result.actual + result.failedClaims.map { $0.textWithLabels(in: document) }
    }
  }

  private static func transcripts(of file: SessionFile, _ test: FileTest) -> [Transcript] {
    guard let source = try? test.source(of: file) else { return [] }
    return FileTest.readings(of: source).compactMap(\.transcript)
  }
}

// The changes since the commit.
extension SinceTest {
  /// The changes that affect the speech in no session, in the order of the files.
  var unheard: [Finding.Cause] {
    let ofApps = changes.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap(
      \.value.entries
    )
    var seen: Set<Finding.Cause> = []
    let causes = ofApps.filter { !$0.isHeard }.map(\.cause).filter { seen.insert($0).inserted }
    return causes.map(settled)
      + unwalked.map { Finding.Cause("the selected sessions don't use this file", at: .init($0)) }
  }

  /// Returns the cause, moved to the line that changed.
  private func settled(_ cause: Finding.Cause) -> Finding.Cause {
    var cause = cause
    cause.place = cause.place.map { changedLines(of: $0.file)?.place(for: $0) ?? $0 }
    return cause
  }

  /// Returns the change in `earshot diff` that explains a session's failure, or `nil` if there's
  /// none.
  private func meant(by cause: Finding.Cause) -> Finding.Cause? {
    changes.values.lazy.compactMap { $0.meant(by: cause) }.first
  }
}

// The position of a change.
extension SinceTest {
  /// Replaces each cause in the report of a file with the change that `earshot diff` finds for it.
  ///
  /// The method also moves the cause to the line that changed since the commit, so a code review
  /// shows the cause next to the change.
  func settle(_ file: inout TestedFile) {
    var changes: [String: ChangedLines] = [:]
    for session in file.sessions.indices {
      for number in file.sessions[session].findings.indices {
        if let cause = file.sessions[session].findings[number].cause, let meant = meant(by: cause) {
          file.sessions[session].findings[number].cause = meant
        }
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
