import Foundation

/// The built program, run as a user runs it.
enum ToolProcess {
  /// What a run left behind.
  struct Result: Sendable {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The built program, beside the tests that run.
  static let path: String = {
    let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let candidates = [beside, root.appendingPathComponent(".build/debug")]
    let found = candidates.map { $0.appendingPathComponent("earshot").path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    return found ?? "earshot"
  }()

  /// Runs the program to its end.
  ///
  /// A program that ends by a signal has the status a shell gives it.
  static func run(
    _ arguments: [String],
    input: [UInt8] = [],
    environment: [String: String] = [:]
  ) throws -> Result {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = environment
    let files = try ["in", "out", "err"].map { name in
      URL(fileURLWithPath: try folder.add(name, ""))
    }
    try Data(input).write(to: files[0])
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    let bySignal = process.terminationReason == .uncaughtSignal
    return Result(
      status: process.terminationStatus + (bySignal ? 128 : 0),
      output: try String(contentsOf: files[1], encoding: .utf8),
      errors: try String(contentsOf: files[2], encoding: .utf8)
    )
  }

  /// Runs a line of shell, in which `$earshot` is the program.
  static func shell(_ line: String) throws -> Result {
    let process = Process()
    let output = Pipe()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.environment = ["earshot": path, "PATH": "/usr/bin:/bin"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: complaint, as: UTF8.self)
    )
  }
}
