internal import EarshotLines
internal import EarshotTranscripts
internal import EarshotNotation
internal import EarshotSession

/// Which sessions are wanted: `-k PATTERN`, as often as it is given.
///
/// A session is wanted if its file's path or the title of one of its phases holds the pattern,
/// whatever the case. In a pattern `*` stands for any characters and `?` for one. Where a title
/// fits, only its phase is judged: the steps before it are run, since each builds on those before.
///
/// - Source: our choice.
struct SessionPattern: Sendable {
  private var globs: [(pattern: String, glob: Glob)] = []

  /// A pattern that every session fits.
  init() {}

  /// Patterns as they are typed; a session is wanted that one of them fits.
  init(_ patterns: [String]) {
    globs = patterns.map { ($0, Glob("*\($0.lowercased())*")) }
  }

  /// What is judged of a session, or `nil` if it is not wanted.
  func lines(of transcript: Transcript) -> JudgedLines? {
    if fits(transcript.source.name) { return .all }
    var lines: JudgedLines?
    for (place, phase) in transcript.phases.enumerated() where fits(phase.title) {
      let phase = transcript.lines(ofPhase: place)
      lines?.formUnion(phase)
      if lines == nil { lines = phase }
    }
    return lines
  }

  /// Whether a path or a title fits.
  func fits(_ text: String) -> Bool {
    let text = text.lowercased()
    return globs.isEmpty || globs.contains { $0.glob.matches(text) }
  }

  /// The patterns that a path fits.
  func patterns(fitting path: String) -> [String] {
    let path = path.lowercased()
    return globs.filter { $0.glob.matches(path) }.map(\.pattern)
  }

  /// The patterns that the path of a session or the title of one of its phases fits.
  func patterns(fitting transcript: Transcript) -> [String] {
    let texts = ([transcript.source.name] + transcript.phases.map(\.title)).map { $0.lowercased() }
    return globs.filter { entry in texts.contains { entry.glob.matches($0) } }.map(\.pattern)
  }
}
