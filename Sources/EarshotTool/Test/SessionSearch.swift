internal import EarshotNotation
internal import EarshotTranscripts

/// A search for the words on a command line that don't match any sessions.
///
/// The words are operands, and patterns after `-k`.
///
/// A word without sessions is always an error, because tests that don't run look like passing
/// tests.
///
/// - Source: our choice; SESSIONS.md, "Transcripts".
struct SessionSearch {
  /// The words that name files, each with its files.
  private let words: [SessionOperands.Word]
  /// The patterns, as typed.
  private let patterns: [String]
  /// Whether each file that was checked contains a session, by path.
  private var files: [String: Bool] = [:]
  /// The patterns that matched a path or the title of a phase.
  private var met: Set<String> = []

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - words: The words that name files.
  ///   - selection: The files to run, including those that were checked.
  ///   - options: The command line.
  init(
    _ words: [SessionOperands.Word],
    _ selection: SessionSelection,
    _ options: Options
  ) {
    let isWanted = !options.has(.allowEmpty)
    self.words = isWanted ? words : []
    patterns = isWanted ? options.patterns : []
    for file in selection.looks.values { add(file) }
  }

  /// Adds a file that Earshot ran or checked.
  mutating func add(_ file: TestedFile) {
    files[file.path] = (files[file.path] ?? false) || file.holdsSessions
    met.formUnion(file.patternsMet)
  }

  /// A message for each word without sessions.
  ///
  /// There are no messages about files that didn't run.
  var remarks: [String] {
    let empty = words.filter { word in word.paths.allSatisfy { files[$0] == false } }
    let isWhole = words.allSatisfy { $0.paths.allSatisfy { files[$0] != nil } }
    let unmet = isWhole ? patterns.filter { !met.contains($0) } : []
    let wayOut = "leave it out, or use '--allow-empty'"
    let names = words.map(\.text.asShellWord).joined(separator: " ")
    let wayToList = "'earshot test --list \(names)' lists the paths and titles"
    return empty.map { "earshot: no sessions in '\($0.text)'; \(wayOut)" }
      + unmet.map { "earshot: no session path or phase title matches '\($0)'; \(wayToList)" }
  }
}

extension TestedFile {
  /// Records whether the file contains sessions, and the patterns that match them.
  mutating func note(_ readings: [Transcript.ParseResult], _ pattern: SessionPattern) {
    holdsSessions = readings.contains { $0.transcript?.steps.isEmpty != true }
    for transcript in readings.compactMap({ $0.transcript ?? $0.draft }) {
      patternsMet.formUnion(pattern.patterns(fitting: transcript))
    }
  }
}
