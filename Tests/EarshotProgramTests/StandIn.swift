import Foundation
import ProgramTestSupport

/// A stand-in for a synthesizer, which writes down its input.
struct StandIn {
  let folder: TemporaryFolder
  private let log: String

  /// Writes the script, which writes down its words and then runs the last lines.
  ///
  /// Each start is a file, which gets its name when it is complete, so no test reads an incomplete
  /// one.
  init(_ name: String = "espeak-ng", ending: String = "exit 0") throws {
    folder = try TemporaryFolder()
    log = "\(folder.path)/log"
    let script = """
      #!/bin/sh
      note() { cat > '\(log)'/.$$; mv '\(log)'/.$$ '\(log)'/$(ls '\(log)' | wc -l); }
      { printf '%s' $$; for word; do printf ' %s' "$word"; done; printf '\\n'; cat; } | note
      \(ending)

      """
    let source = try folder.add("script", script)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: source)
    // If another test starts a program meanwhile, that program inherits the files that are open
    // here, and the system doesn't run a file that is open for writing. So another process writes
    // this one.
    let copy = Process()
    copy.executableURL = URL(fileURLWithPath: "/bin/sh")
    let (bin, path) = ("\(folder.path)/bin", "\(folder.path)/bin/\(name)")
    copy.arguments = ["-c", "mkdir -p '\(log)' '\(bin)' && cp -p '\(source)' '\(path)'"]
    try copy.run()
    copy.waitUntilExit()
  }

  var environment: [String: String] { ["PATH": "\(folder.path)/bin:/usr/bin:/bin"] }

  /// The input: for each start, its arguments and then the text.
  var lines: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: log)) ?? []
    return names.compactMap { Int($0) }.sorted().flatMap { name -> [String] in
      let text = (try? String(contentsOfFile: "\(log)/\(name)", encoding: .utf8)) ?? ""
      return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .map(String.init)
    }
  }

  /// The strings, each after its voice.
  var said: [String] {
    zip(lines, lines.dropFirst()).enumerated().filter { $0.offset.isMultiple(of: 2) }
      .map { "\($0.element.0.split(separator: " ").last ?? ""): \($0.element.1)" }
  }

  /// The processes that were started.
  var processes: [pid_t] {
    lines.compactMap { $0.split(separator: " ").first }.compactMap { pid_t($0) }
  }

  /// The first process whose arguments have a property.
  func process(where hasProperty: (String) -> Bool) -> pid_t? {
    lines.first(where: hasProperty)?.split(separator: " ").first.flatMap { pid_t($0) }
  }

  /// Waits until the spoken words have a property.
  func wait(until hasProperty: ([String]) -> Bool) -> Bool { Self.wait { hasProperty(said) } }

  /// Waits until the given number of processes has started.
  func wait(for count: Int) -> Bool { Self.wait { processes.count >= count } }

  /// Waits until Earshot has tied the processes to its own end, which the kernel shows as the flag
  /// `O_ASYNC` of their stream 3 (Linux).
  ///
  /// Before that, a signal that no program can catch leaves them behind.
  func waitForTies() -> Bool {
    processes.allSatisfy { process in Self.wait { Self.isTied(process) } }
  }

  private static func isTied(_ process: pid_t) -> Bool {
    #if os(Linux)
    let path = "/proc/\(process)/fdinfo/3"
    let information = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let flags = information.split(separator: "\n").first { $0.hasPrefix("flags:") }
    let digits = flags?.split(whereSeparator: \.isWhitespace).last ?? ""
    return (Int(digits, radix: 8) ?? 0) & 0o20000 != 0
    #else
    return true
    #endif
  }

  /// Returns whether a process is running; one that has ended without being waited for isn't.
  static func isRunning(_ process: pid_t) -> Bool {
    let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return kill(process, 0) == 0 && state?.contains(") Z ") != true
  }

  /// Waits until a process is gone, or has ended without being waited for.
  static func isGone(_ process: pid_t) -> Bool { wait { !isRunning(process) } }

  /// Waits for an event, for a minute at most.
  private static func wait(for event: () -> Bool) -> Bool {
    for _ in 0..<6_000 {
      if event() { return true }
      usleep(10_000)
    }
    return false
  }
}
