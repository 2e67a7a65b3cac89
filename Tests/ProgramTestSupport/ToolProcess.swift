import Foundation

/// The built program, run as users run it.
package enum ToolProcess {
  /// The results of a run.
  package struct Result: Sendable {
    package var status: Int32
    package var output: String
    package var errors: String
  }

  /// The built program, beside the running tests.
  package static let path: String = {
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
  /// A program that a signal ends has the status that a shell gives it.
  package static func run(
    _ arguments: [String],
    input: [UInt8] = [],
    environment: [String: String] = [:]
  ) throws -> Result {
    try run(words: [path] + arguments, input: input, environment: environment)
  }

  /// Runs a line of shell, in which `$earshot` is the program.
  package static func shell(_ line: String) throws -> Result {
    let environment = ["earshot": path, "PATH": "/usr/bin:/bin"]
    return try run(words: ["/bin/sh", "-c", line], input: [], environment: environment)
  }

  /// Runs the program with an empty command line, without even its name.
  package static func runWithoutWords() throws -> Result {
    try run(words: [], input: [], environment: [:])
  }

  private static func run(
    words: [String],
    input: [UInt8],
    environment: [String: String]
  ) throws -> Result {
    let folder = try TemporaryFolder()
    let streams = Spawn.Streams(
      input: try folder.add("in", ""),
      output: try folder.add("out", ""),
      errors: try folder.add("err", "")
    )
    try Data(input).write(to: URL(fileURLWithPath: streams.input))
    let program = words.first ?? path
    let process = try Spawn.start(
      words,
      program: program,
      environment: environment,
      streams
    )
    return Result(
      status: Spawn.status(of: process),
      output: try String(contentsOfFile: streams.output, encoding: .utf8),
      errors: try String(contentsOfFile: streams.errors, encoding: .utf8)
    )
  }
}
