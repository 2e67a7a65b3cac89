/// What the command line of the benchmarks asks for.
struct BenchmarkArguments {
  /// The path of this program.
  let program: String
  /// Whether the program shall only walk into the sample app and end.
  private(set) var onlyStarts = false
  /// Whether only transcripts are measured.
  private(set) var onlyTranscripts = false
  /// Whether only the voice is measured.
  private(set) var onlyVoice = false
  /// Whether instructions are counted instead of time.
  private(set) var countsInstructions = false
  /// By how many percent a few figures may be above the table, or `nil` if all are counted.
  private(set) var risesAtMost: Int?
  /// Whether the counts are put into the table of the page.
  private(set) var writesTable = false
  /// The tool that is counted, or `nil` for the one that was built beside this program.
  private(set) var tool: String?

  /// The file with the families whose growth is counted, or `nil` if none is.
  private(set) var growth: String?
  /// Whether every command of each family is counted, and not the first alone.
  private(set) var triesAll = false
  /// The share of the runs that this process makes while it is counted, or `nil` if it counts.
  private(set) var share: GrowthShare?

  /// The argument that makes the program only start.
  static let start = "start-only"

  /// How the program is used.
  static let usage = """
    usage: earshot-bench [transcripts | voice]
           earshot-bench --instructions [--tool PATH] [--write | --at-most PERCENT]
           earshot-bench --growth FILE [--all]

    """

  /// Reads the words of a command line, or `nil` if one is unknown.
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
