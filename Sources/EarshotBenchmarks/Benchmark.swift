#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif
import EarshotNotation
import EarshotReadOut
import EarshotSession
import EarshotTranscripts

/// The benchmarks of the program.
///
/// They measure the time for transcripts, startup, loading, the first reading order, a swipe, a
/// search, and a readout at three sizes. Alternatively, they count the tool's instructions.
enum Benchmark {
  /// Runs the measurements that the command line requests and prints one line for each.
  ///
  /// - Returns: The exit status.
  static func run(_ words: [String]) -> Int32 {
    guard let arguments = BenchmarkArguments(words) else {
      write(2, BenchmarkArguments.usage, BenchmarkArguments.usage.utf8.count)
      return 64
    }
    if arguments.onlyStarts { return startSample() }
    if let file = arguments.growth { return countGrowth(of: file, arguments) }
    if arguments.onlyVoice { return measureVoice(arguments) }
    if arguments.countsInstructions { return countInstructions(arguments) }
    TranscriptBenchmark.run(besides: arguments.program)
    if !arguments.onlyTranscripts { measureTime(arguments.program) }
    return 0
  }

  // MARK: Time

  private static func measureTime(_ program: String) {
    let launch = Program(words: [program, BenchmarkArguments.start])
    report("start-up, with the sample app", Stopwatch.median(of: 21) { launch.run() })
    for hasFrames in [false, true] {
      report(hasFrames ? "with frames" : "without frames")
      for count in [1_000, 10_000, 100_000] { measure(count: count, hasFrames: hasFrames) }
    }
  }

  private static func measure(count: Int, hasFrames: Bool) {
    let source = SampleScreens.source(count: count, hasFrames: hasFrames)
    let runs = count < 100_000 ? 9 : 3
    var document: AppDocument?
    report(
      "\(count) elements, load",
      Stopwatch.median(of: runs) {
        document = AppDocument.read([source]).document
      }
    )
    guard let document else { return report("the sample screen has errors") }
    report(
      "\(count) elements, start",
      Stopwatch.median(of: runs) {
        var session = Session(document)
        _ = session.run("start")
      }
    )
    measureGestures(count, document)
    report(
      "\(count) elements, read-out",
      Stopwatch.median(of: runs) {
        var readOut = ReadOut(document)
        readOut?.forEachStop { _ in }
      }
    )
  }

  private static func measureGestures(_ count: Int, _ document: AppDocument) {
    var session = Session(document)
    _ = session.run("start")
    for gesture in ["swipe right", "swipe left", "rotor \"Headings\"", "swipe down", "double tap"] {
      report("\(count) elements, \(gesture)", Stopwatch.median(of: 21) { _ = session.run(gesture) })
    }
  }

  private static func startSample() -> Int32 {
    guard let document = AppDocument.read([SampleApp.source]).document else { return 1 }
    var session = Session(document)
    _ = session.run("start")
    return 0
  }

  private static let noFolder =
    "can't create a temporary folder; set TMPDIR to a folder that you can write to"

  /// Measures how long the voice takes to begin, and the duration of its speech.
  ///
  /// - Returns: The exit status.
  private static func measureVoice(_ arguments: BenchmarkArguments) -> Int32 {
    guard let tool = arguments.tool ?? Program.built("earshot", beside: arguments.program) else {
      return fail("no 'earshot' beside this program; build it, or name it with '--tool'")
    }
    guard let folder = ScratchFolder() else { return fail(noFolder) }
    defer { folder.remove() }
    return VoiceBenchmark(of: tool, in: folder).run().map(fail) ?? 0
  }

  // MARK: Growth

  /// Prints the cost of each family of inputs at two sizes, and how it grows.
  ///
  /// - Returns: 0, or 1 if a family grows faster than allowed.
  private static func countGrowth(of file: String, _ arguments: BenchmarkArguments) -> Int32 {
    guard let text = TextFile.read(file) else {
      return fail("can't read '\(file)'; check the path")
    }
    let runs = GrowthFamily.all(in: text).flatMap { family in
      family.commands.prefix(arguments.triesAll ? .max : 1).map { (family, $0) }
    }
    guard let folder = ScratchFolder() else { return fail(noFolder) }
    // The measured commands also create folders, so `folder.remove()` isn't enough.
    defer { Program(words: ["rm", "-rf", folder.path]).run() }
    if let share = arguments.share {
      GrowthRun(folder, share).make(runs)
      return 0
    }
    if let obstacle = InstructionCounter.obstacle { return fail(obstacle) }
    let words = [arguments.program, "--growth", file] + (arguments.triesAll ? ["--all"] : [])
    let counts = GrowthCounts(words, in: folder)
    var tooSteep: [String] = []
    for (place, (family, command)) in runs.enumerated() {
      guard let count = counts.count(of: place, family) else {
        return fail("Valgrind reported no count for '\(family.name)'")
      }
      let name = "\(family.name) | \(command.joined(separator: " "))"
      report("\(count.text) | \(name)")
      if count.isTooSteep { tooSteep.append("\(count.ratio): \(name)") }
    }
    guard tooSteep.isEmpty else {
      let limit =
        "for these runs, four times the input takes more than \(GrowthCounts.limit) times the work:"
      return fail(([limit] + tooSteep).joined(separator: "\n  "))
    }
    return 0
  }

  // MARK: Instructions

  /// Prints the instruction counts of the tool, each next to the count on the page.
  private static func countInstructions(_ arguments: BenchmarkArguments) -> Int32 {
    if let obstacle = InstructionCounter.obstacle { return fail(obstacle) }
    guard let tool = arguments.tool ?? Program.built("earshot", beside: arguments.program) else {
      return fail("no 'earshot' beside this program; build it, or name it with '--tool'")
    }
    guard let folder = ScratchFolder(), let benchmark = InstructionBenchmark(of: tool, in: folder)
    else { return fail("can't count the instructions of '\(tool)'; check '--tool' and TMPDIR") }
    defer { folder.remove() }
    var table = InstructionTable(TextFile.read(InstructionTable.path) ?? "")
    let show = { (figure: InstructionBenchmark.Figure) in
      let value = figure.value.grouped
      let old = table.value(of: figure.name).map { " (was \($0) in \(InstructionTable.path))" }
      report("\(figure.name): \(value)\(old ?? "")")
      table.set(figure.name, to: value)
    }
    if let limit = arguments.risesAtMost { return hold(benchmark, to: table, limit) }
    benchmark.run(report: show)
    guard arguments.writesTable else { return 0 }
    let isWritten = TextFile.write(table.text, to: InstructionTable.path)
    return isWritten ? 0 : fail("can't write \(InstructionTable.path)")
  }

  /// Measures a few figures, and fails if a figure exceeds its value in the table by more than the
  /// given percentage.
  private static func hold(
    _ benchmark: InstructionBenchmark,
    to table: InstructionTable,
    _ limit: Int
  ) -> Int32 {
    var failures: [String] = []
    benchmark.runGate { figure in
      let rise = table.rise(of: figure.name, to: figure.value)
      report("\(figure.name): \(figure.value.grouped), \(rise.map { "\($0) %" } ?? "unknown")")
      if rise.map({ $0 > limit }) ?? true { failures.append(figure.name) }
    }
    guard failures.isEmpty else {
      let reason =
        "these figures are more than \(limit)% above \(InstructionTable.path), or missing from it:"
      return fail(([reason] + failures).joined(separator: "\n  "))
    }
    return 0
  }

  /// Prints the reason that measuring isn't possible.
  ///
  /// - Returns: The exit status.
  private static func fail(_ reason: String) -> Int32 {
    let line = "earshot-bench: \(reason)\n"
    write(2, line, line.utf8.count)
    return 1
  }

  /// Prints a line with the name of a measurement and its time.
  static func report(_ what: String, _ nanoseconds: Int? = nil) {
    let time = nanoseconds.map { ": " + Stopwatch.readable($0) } ?? ""
    write(1, what + time + "\n", what.utf8.count + time.utf8.count + 1)
  }
}
