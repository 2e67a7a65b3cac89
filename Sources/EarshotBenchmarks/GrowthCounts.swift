#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// What valgrind counted of the runs of another process of this program.
struct GrowthCounts {
  private let folder: ScratchFolder
  /// Differences up to so many instructions are no growth.
  private static let least = 20_000

  /// Runs this program under valgrind.
  init(_ words: [String], in folder: ScratchFolder) {
    self.folder = folder
    setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1)
    Program(
      words: [
        "valgrind", "--tool=callgrind", "--callgrind-out-file=\(folder.path)/counts",
        "--log-file=\(folder.path)/log", "--zero-before=*growthBegins*",
        "--dump-before=*growthEnds*",
      ] + words,
      input: "/dev/null",
      isSilent: true
    ).run()
  }

  /// The figures of a run as they stand in a table: how far it grows, and its instructions in both
  /// sizes; `nil` if they weren't counted.
  func line(of run: Int) -> String? {
    let counts = GrowthRun.sizes.indices.compactMap { place in
      total(run * GrowthRun.sizes.count + place + 1)
    }
    guard counts.count == GrowthRun.sizes.count else { return nil }
    let (one, four) = (counts[1] - counts[0], counts[2] - counts[0])
    let tenths = 10 * max(four, Self.least) / max(one, Self.least)
    return "\(tenths / 10).\(tenths % 10) | \(one.grouped) | \(four.grouped)"
  }

  /// The instructions of the dump of a number.
  private func total(_ number: Int) -> Int? {
    guard let dump = TextFile.read("\(folder.path)/counts.\(number)") else { return nil }
    let line = dump.split(separator: "\n").first { $0.hasPrefix("totals: ") }
    return line.flatMap { Int($0.dropFirst(8)) }
  }
}
