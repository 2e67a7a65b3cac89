#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// The instruction counts that Valgrind reports for runs in other processes of this program.
struct GrowthCounts {
  /// The cost of one run at two sizes, minus its fixed cost.
  struct Count {
    /// The number of instructions at the smaller size and at four times that size.
    let one, four: Int
    /// The number of bytes of the input at both sizes.
    let input: (one: Int, four: Int)

    /// Ten times the growth of the work.
    ///
    /// If the input grows by more than a factor of four, as lines of increasing indentation do, the
    /// work can grow by the same additional factor.
    private var tenths: Int {
      let work = 10 * max(four, least) / max(one, least)
      return input.four > 4 * input.one ? work * 4 * input.one / input.four : work
    }
    /// The factor by which the work grows for four times the input, with one decimal place.
    var ratio: String { "\(tenths / 10).\(tenths % 10)" }
    /// Whether the work grows faster than allowed.
    var isTooSteep: Bool { tenths > 10 * GrowthCounts.limit }
    /// The figures as cells of a table: the growth, and the counts at both sizes.
    var text: String { "\(ratio) | \(one.grouped) | \(four.grouped)" }

    /// The number of instructions up to which a difference isn't treated as growth.
    private var least: Int { 100_000 }
  }

  /// The maximum factor by which the work can grow for four times the input.
  static let limit = 6

  private let folder: ScratchFolder
  private let shares: Int

  /// Runs this program under Valgrind, with one process for each processor.
  ///
  /// - Parameters:
  ///   - words: The command line without the argument for the share.
  ///   - folder: The folder for the counts.
  init(_ words: [String], in folder: ScratchFolder) {
    self.folder = folder
    shares = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1)
    let processes = (0..<shares).map { number in
      let counter = [
        "valgrind", "--tool=callgrind", "--callgrind-out-file=\(folder.path)/counts-\(number)",
        "--log-file=\(folder.path)/log-\(number)", "--zero-before=*growthBegins*",
        "--dump-before=*growthEnds*",
      ]
      let share = [GrowthShare.word, GrowthShare(number: number, count: shares).text]
      return Program(words: counter + words + share, input: "/dev/null", isSilent: true).start()
    }
    for process in processes { _ = process.flatMap(Program.status) }
  }

  /// Returns the cost of a run, or `nil` if Valgrind reported no count for it.
  ///
  /// - Parameters:
  ///   - run: The number of the run.
  ///   - family: The family of its input.
  /// - Returns: The instruction counts at both sizes.
  func count(of run: Int, _ family: GrowthFamily) -> Count? {
    let totals = (1...3).compactMap { total(of: run % shares, run / shares * 3 + $0) }
    guard totals.count == 3 else { return nil }
    let bytes = family.sizes.map(family.bytes)
    return Count(
      one: totals[1] - totals[0],
      four: totals[2] - totals[0],
      input: (bytes[1], bytes[2])
    )
  }

  /// Returns the total number of instructions in one of a share's Valgrind dumps, or `nil` if the
  /// dump doesn't exist.
  private func total(of share: Int, _ number: Int) -> Int? {
    guard let dump = TextFile.read("\(folder.path)/counts-\(share).\(number)") else { return nil }
    let line = dump.split(separator: "\n").first { $0.hasPrefix("totals: ") }
    return line.flatMap { Int($0.dropFirst(8)) }
  }
}
