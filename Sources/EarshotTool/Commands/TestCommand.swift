internal import EarshotNotation
internal import EarshotSession

/// `earshot test`: runs transcripts and tells what differs.
struct TestCommand {
  /// The command line.
  let options: Options
  /// The world the program was started in.
  let environment: Environment

  /// Runs all files, and closes with how many sessions passed.
  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    let paths = try Operands.sessionPaths(options.operands)
    let update = FileUpdate(options, environment)
    var printer = TestPrinter(options)
    var tally = TestTally()
    var sessions: [TestedSession] = []
    var filesLeft = paths.count
    let test = FileTest(options)
    try printer.begin(&console)
    try workers.run(paths) {
      test.run($0)
    } deliver: { (result) throws(Failure) in
      var file = result
      filesLeft -= 1
      let refusal = update.apply(to: &file)
      try printer.show(file, &console)
      if let refusal {
        console.report(["earshot: \(refusal.message ?? "")"])
        tally.raise(to: refusal.status)
      }
      tally.add(file)
      if options.has(.junit) { sessions += file.sessions }
      return !(options.has(.failFast) && file.hasFailed)
    }
    tally.add(filesNotRun: filesLeft)
    if tally.isEmpty, !options.has(.allowEmpty) { throw nothingToRun }
    try printer.end(tally, &console)
    if let path = options[.junit] {
      try FileWriter.create(path, Array(JUnitReport.text(sessions).utf8))
    }
    return tally.exitCode
  }

  private var workers: Workers {
    Workers(count: options[.jobs].flatMap { Int($0) } ?? Workers.processors)
  }

  private var nothingToRun: Failure {
    if let pattern = options[.pattern] {
      return Failure(.noInput, "no session fits '\(pattern)'")
    }
    let names = options.operands.map { "'\($0)'" }.joined(separator: ", ")
    return Failure(.noInput, "no transcripts in \(names)")
  }
}
