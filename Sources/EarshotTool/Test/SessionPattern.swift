internal import EarshotLines
internal import EarshotTranscripts
internal import EarshotNotation
internal import EarshotSession

/// A filter for sessions, from `-k PATTERN`, which can be repeated.
///
/// A session is selected if its file's path or the title of one of its phases contains the pattern,
/// ignoring case. In a pattern, `*` matches any characters, and `?` matches one character. If a
/// title matches, Earshot judges only the phase with the title. The steps before it also run,
/// because each step depends on earlier ones.
///
/// - Source: our choice.
struct SessionPattern: Sendable {
  private var globs: [(pattern: String, glob: Glob)] = []

  /// Creates a filter that every session matches.
  init() {}

  /// Creates a filter from patterns.
  ///
  /// A session is selected if it matches any of the patterns.
  init(_ patterns: [String]) {
    globs = patterns.map { ($0, Glob("*\($0.lowercased())*")) }
  }

  /// Returns the lines to judge in a session, or `nil` if the session isn't selected.
  func lines(of transcript: Transcript) -> LineSelection? {
    if fits(transcript.source.name) { return .all }
    var lines: LineSelection?
    for (place, phase) in transcript.phases.enumerated() where fits(phase.title) {
      let phase = transcript.lines(ofPhase: place)
      lines?.formUnion(phase)
      if lines == nil { lines = phase }
    }
    return lines
  }

  /// Returns whether a path or a title matches any of the patterns.
  func fits(_ text: String) -> Bool {
    let text = text.lowercased()
    return globs.isEmpty || globs.contains { $0.glob.matches(text) }
  }

  /// Returns the patterns that match a path.
  func patterns(fitting path: String) -> [String] {
    let path = path.lowercased()
    return globs.filter { $0.glob.matches(path) }.map(\.pattern)
  }

  /// Returns the patterns that match the path of a session or the title of one of its phases.
  func patterns(fitting transcript: Transcript) -> [String] {
    let texts = ([transcript.source.name] + transcript.phases.map(\.title)).map { $0.lowercased() }
    return globs.filter { entry in texts.contains { entry.glob.matches($0) } }.map(\.pattern)
  }
}
