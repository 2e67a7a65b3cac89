/// The arguments of the benchmarks' command line.
struct BenchmarkArguments {
  /// The path of this program.
  let program: String
  /// Whether the program should only start the sample app and end.
  private(set) var onlyStarts = false
  /// Whether only transcripts are measured.
  private(set) var onlyTranscripts = false
  /// Whether only the voice is measured.
  private(set) var onlyVoice = false
  /// Whether instructions are counted instead of time.
  private(set) var countsInstructions = false
  /// The maximum percentage by which a few figures may exceed the table, or `nil` to count all
  /// figures.
  private(set) var risesAtMost: Int?
  /// Whether to write the counts into the table of the page.
  private(set) var writesTable = false
  /// The tool to count, or `nil` for the one in this program's folder.
  private(set) var tool: String?

  /// The file with the families whose growth to count, or `nil` for none.
  private(set) var growth: String?
  /// Whether to count every command of each family, and not just the first.
  private(set) var triesAll = false
  /// The share of the runs that this process makes while it's counted, or `nil` if it does the
  /// counting.
  private(set) var share: GrowthShare?

  /// The argument that makes the program only start.
  static let start = "start-only"

  /// The usage of the program.
  static let usage = """
    usage: earshot-bench [transcripts | voice]
           earshot-bench --instructions [--tool PATH] [--write | --at-most PERCENT]
           earshot-bench --growth FILE [--all]

    """

  /// Parses the words of a command line, or returns `nil` if one is unknown.
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
