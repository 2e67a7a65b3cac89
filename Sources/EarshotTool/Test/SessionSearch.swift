internal import EarshotNotation
internal import EarshotTranscripts

/// Finds the words of a command line that stand for no session: operands, and patterns after `-k`.
///
/// A word without sessions is an error beside others as well, since tests that aren't run look like
/// tests that pass.
///
/// - Source: our choice; SESSIONS.md, "Transcripts".
struct SessionSearch {
  /// The words that name files, each with its files.
  private let words: [SessionOperands.Word]
  /// The patterns, as they are typed.
  private let patterns: [String]
  /// The files that were looked at, by path, and whether a session is in each.
  private var files: [String: Bool] = [:]
  /// The patterns that a path or a title of a phase fits.
  private var met: Set<String> = []

  /// Begins a search.
  ///
  /// - Parameters:
  ///   - words: The words that name files.
  ///   - selection: Which of the files are run; those that were looked at are known.
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

  /// Takes in a file that was run, or looked at.
  mutating func add(_ file: TestedFile) {
    files[file.path] = (files[file.path] ?? false) || file.holdsSessions
    met.formUnion(file.patternsMet)
  }

  /// What to say of each word that stands for no session; of files that were not run, nothing.
  var remarks: [String] {
    let empty = words.filter { word in word.paths.allSatisfy { files[$0] == false } }
    let isWhole = words.allSatisfy { $0.paths.allSatisfy { files[$0] != nil } }
    let unmet = isWhole ? patterns.filter { !met.contains($0) } : []
    return empty.map { "earshot: no sessions in '\($0.text)'" }
      + unmet.map { "earshot: no session matches '\($0)'" }
  }
}

extension TestedFile {
  /// Notes which sessions are in the file, and which patterns fit them.
  mutating func note(_ readings: [Transcript.ParseResult], _ pattern: SessionPattern) {
    holdsSessions = readings.contains { $0.transcript?.steps.isEmpty != true }
    for transcript in readings.compactMap({ $0.transcript ?? $0.draft }) {
      patternsMet.formUnion(pattern.patterns(fitting: transcript))
    }
  }
}
