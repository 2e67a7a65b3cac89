internal import EarshotReports
internal import EarshotNotation
internal import EarshotTranscripts

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// `earshot test --watch`: repeats the sessions that a changed file affects, until the user ends
/// the program.
///
/// The command checks the files twice a second, and reads only their status.
struct TestWatch {
  /// The time between two checks, in milliseconds.
  private static let pause: Int32 = 500
  /// The time after a change, in milliseconds, until Earshot treats it as complete, because editors
  /// write a file in several steps.
  private static let settling: Int32 = 100
  /// The identities of files, by path, or `nil` for a file that doesn't exist.
  private typealias Look = [String: FileIdentity?]

  private let command: TestCommand
  /// The files with sessions, in order.
  private var files: [SessionFile] = []
  /// The result of each file when it was last run, by path.
  private var results: [String: TestedFile] = [:]
  /// The screen files that each session file names, by path.
  private var screens: [String: [String]] = [:]
  /// The identities of the files when they were read.
  private var known: Look = [:]
  /// The exit status, after the user ends the program, or `nil` before that.
  private var ending: ExitCode?

  /// Creates a watch for the files on a command line.
  init(_ command: TestCommand) { self.command = command }

  /// Rejects options that can't be combined.
  static func validate(_ options: Options) throws(Failure) {
    guard options.has(.watch) else { return }
    let others: [Option] = [.update, .check, .mutate, .list, .failFast]
    for option in ReportForm.allCases.map(\.option) + others where options.has(option) {
      throw .usage("'--watch' and '\(option.spelling)' can't be used together")
    }
  }

  /// Runs all sessions, and then repeats the sessions that changes affect.
  ///
  /// - Returns: The exit status for the signal that ended the program.
  mutating func run(_ console: inout Console) throws(Failure) -> ExitCode {
    SignalPipe.shared.catchEndings(.end)
    let operands = try command.sessions()
    console.report(operands.remarks)
    files = operands.files
    try test(files, &console)
    while ending == nil {
      try console.output.line("watching \(files.count.counted("file")); to stop, press Control-C")
      try console.output.flush()
      guard let now = waitForChange() else { break }
      try follow(now, &console)
    }
    return ending ?? .ok
  }

  /// Waits until a file has changed and the change is complete.
  ///
  /// The method returns `nil` when the user ends the program.
  private mutating func waitForChange() -> Look? {
    var now = known
    while now == known {
      if isOver(after: Self.pause) { return nil }
      now = look()
    }
    var before: Look
    repeat {
      before = now
      if isOver(after: Self.settling) { return nil }
      now = look()
    } while now != before
    return now
  }

  /// Runs the sessions that a change affects.
  private mutating func follow(_ now: Look, _ console: inout Console) throws(Failure) {
    let changed = Set(now.keys).union(known.keys).filter { now[$0] != known[$0] }
    known = now
    for path in changed.sorted(by: Folder.precedesInBytes) {
      let isThere = (now[path] ?? nil) != nil
      try console.output.line("\(isThere ? "changed" : "gone"): \(path)")
    }
    let paths = Set(files.map(\.path))
    results = results.filter { paths.contains($0.key) }
    try test(
      files.filter { file in
        results[file.path] == nil || changed.contains(file.path)
          || (screens[file.path] ?? []).contains(where: changed.contains)
      },
      &console
    )
  }

  /// Runs files and compares each file's result with its last result.
  private mutating func test(
    _ chosen: [SessionFile],
    _ console: inout Console
  ) throws(Failure) {
    for file in chosen { screens[file.path] = screens(of: file) }
    known.merge(look()) { old, _ in old }
    let command = command
    var output = TestOutput(command.options, command.environment)
    var fresh: [TestedFile] = []
    _ = try command.judge(chosen, &output, &console) { file in
      fresh.append(file)
      return !isOver(after: 0)
    }
    for file in fresh {
      if let line = results[file.path].map(file.line(since:)) { output.printer.add(line) }
      results[file.path] = file
    }
    var tally = TestTally()
    for file in files { if let result = results[file.path] { tally.add(result) } }
    try output.printer.end(tally, &console)
  }

  /// Returns the current identities of all files that the sessions use, including new session
  /// files.
  private mutating func look() -> Look {
    files = (try? command.sessions().files) ?? files
    var look: Look = [:]
    for file in files {
      for path in [file.path] + (screens[file.path] ?? []) where look[path] == nil {
        look[path] = .some(FileIdentity(of: path))
      }
    }
    return look
  }

  /// Returns the screen files that a session file names, whether or not they exist.
  private func screens(of file: SessionFile) -> [String] {
    let room = command.options.room
    let path = file.path
    guard path != "-", let source = try? room.source(path, below: file.root) else { return [] }
    let readings = FileTest.readings(of: source)
    return readings.flatMap { result -> [String] in
      guard let transcript = result.transcript, case .path(let name) = transcript.screen else {
        return []
      }
      return [name.asPath(besides: path)] + transcript.screenPaths(in: room)
    }
  }

  /// Waits for the given number of milliseconds and returns whether the user ended the program.
  private mutating func isOver(after milliseconds: Int32) -> Bool {
    guard case .signal(let signal)? = SignalPipe.shared.wait(for: -1, atMost: milliseconds) else {
      return ending != nil
    }
    ending = ExitCode(endingBy: signal)
    return true
  }
}

extension TestedFile {
  /// Returns a line with the result of the file, compared with its earlier result.
  fileprivate func line(since before: TestedFile) -> String {
    if verdict != before.verdict { return "\(path): was '\(before.verdict)', is '\(verdict)' now" }
    let isSame = messages == before.messages
    return
      "\(path): '\(verdict)' \(isSame ? "as before" : "as before, but with different messages")"
  }

  /// The messages of the findings, without line numbers, which can change.
  private var messages: [[String]] {
    sessions.flatMap(\.findings).map { [$0.message] + $0.details }
  }
}
