internal import EarshotLines
internal import EarshotTranscripts
internal import EarshotNotation
internal import EarshotSession

/// Which sessions are wanted: `-k PATTERN`.
///
/// A session is wanted if its file's path or the title of one of its phases holds the pattern,
/// whatever the case. In a pattern `*` stands for any characters and `?` for one. Of a file with
/// several sessions those are run that fit; no session is run in part, since each step builds on
/// those before it.
///
/// - Source: our choice.
struct SessionPattern: Sendable {
  private var glob: Glob?

  /// A pattern that every session fits.
  init() {}

  /// A pattern as it is typed.
  init(_ pattern: String) { glob = Glob("*\(pattern.lowercased())*") }

  /// Whether a session is wanted.
  func selects(_ transcript: Transcript) -> Bool {
    fits(transcript.source.name) || transcript.phases.contains { fits($0.title) }
  }

  /// Whether a path or a title fits.
  func fits(_ text: String) -> Bool { glob?.matches(text.lowercased()) ?? true }
}
