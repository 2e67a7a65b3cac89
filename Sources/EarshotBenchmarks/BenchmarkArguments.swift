/// The arguments of the benchmarks' command line.
struct BenchmarkArguments {
  /// The path of this program.
  let program: String
  /// Whether the program should only start the sample app and then exit.
  private(set) var onlyStarts = false
  /// Whether to measure only transcripts.
  private(set) var onlyTranscripts = false
  /// Whether to measure only the voice.
  private(set) var onlyVoice = false
  /// Whether to count instructions instead of measuring time.
  private(set) var countsInstructions = false
  /// The maximum percentage by which a few figures can exceed their values in the table, or `nil`
  /// to measure all figures.
  private(set) var risesAtMost: Int?
  /// Whether to write the counts into the table in `Docs/Measurements.md`.
  private(set) var writesTable = false
  /// The path of the tool to measure, or `nil` for the tool in this program's folder.
  private(set) var tool: String?

  /// The path of a file of input families to measure for growth, or `nil` to measure none.
  private(set) var growth: String?
  /// Whether to measure every command of each family, instead of only the first one.
  private(set) var triesAll = false
  /// The share of the runs that this process makes while Valgrind counts its instructions, or `nil`
  /// if this process starts the counting.
  private(set) var share: GrowthShare?

  /// The argument that makes the program exit after it starts the sample app.
  static let start = "start-only"

  /// The usage message.
  static let usage = """
    usage: earshot-bench [transcripts | voice]
           earshot-bench --instructions [--tool PATH] [--write | --at-most PERCENT]
           earshot-bench --growth FILE [--all]

    """

  /// Parses the words of a command line, or returns `nil` if a word is unknown.
  init?(_ words: [String]) {
    program = words.first ?? "earshot-bench"
    var rest = words.dropFirst()
    while let word = rest.popFirst() {
      switch word {
      case Self.start: onlyStarts = true
      case "transcripts": onlyTranscripts = true
      case "voice": onlyVoice = true
      case "--instructions": countsInstructions = true
      case "--write": writesTable = true
      case "--at-most":
        guard let percent = rest.popFirst().flatMap({ Int($0) }) else { return nil }
        risesAtMost = percent
      case "--growth": growth = rest.popFirst()
      case "--all": triesAll = true
      case GrowthShare.word:
        guard let read = rest.popFirst().flatMap(GrowthShare.init) else { return nil }
        share = read
      case "--tool": tool = rest.popFirst()
      default: return nil
      }
    }
  }
}
