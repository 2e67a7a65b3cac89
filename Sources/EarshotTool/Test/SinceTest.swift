internal import EarshotImporters
internal import EarshotNotation
internal import EarshotTranscripts

/// Which sessions can hear what changed in their apps since a commit.
///
/// - Source: our choice; SESSIONS.md, "Transcripts", `--since`.
struct SinceTest {
  private let test: FileTest
  private let options: Options
  /// What the files held, by path.
  private let before: [String: [UInt8]]

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
    }
    before = try tree.bytes(of: paths.sorted())
  }

  /// Whether the file is new or changed, or a session in it is heard otherwise than before.
  ///
  /// - Complexity: That of two runs of each session whose app changed.
  func canHear(_ file: SessionFile) -> Bool {
    guard let source = try? test.source(of: file), source.utf8 == before[file.path] else {
      return true
    }
    return Self.transcripts(of: file, test).contains(where: canHear)
  }

  private func canHear(_ transcript: Transcript) -> Bool {
    guard let now = try? transcript.screenSources(in: options.room) else { return true }
    let paths = Set(transcript.screenPaths(in: options.room))
    let old = now.compactMap { source in
      paths.contains(source.name)
        ? before[source.name].map { SourceText(name: source.name, utf8: $0) } : source
    }
    if old.map(\.utf8) == now.map(\.utf8) { return false }
    guard !old.isEmpty, let first = lines(of: transcript, on: old),
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
