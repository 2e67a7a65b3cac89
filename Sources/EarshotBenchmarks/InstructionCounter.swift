#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// A counter of the instructions that the tool executes, which uses `valgrind --tool=callgrind`.
///
/// The counts hardly depend on the machine's load. The same program and files produce the same
/// count, except for small differences due to memory addresses.
struct InstructionCounter {
  /// The path of the tool.
  let tool: String
  /// The folder for Valgrind's output.
  let folder: ScratchFolder

  /// The reason that the machine can't count instructions, or `nil` if it can.
  static var obstacle: String? {
    guard Program(words: ["valgrind", "--version"], isSilent: true).run() == 0 else {
      return "'--instructions' and '--growth' need Valgrind; install it"
    }
    return nil
  }

  /// Counts the instructions that the tool executes from start to exit.
  ///
  /// - Parameters:
  ///   - arguments: The tool's arguments.
  ///   - input: The path of the file for the tool's standard input.
  /// - Returns: The count, or `nil` if Valgrind didn't report one.
  func count(_ arguments: [String], input: String = "/dev/null") -> Int? {
    let log = "\(folder.path)/valgrind.log"
    defer { TextFile.remove(log) }
    setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1)
    // With its own state folder, the tool doesn't know of earlier failures on this machine.
    setenv("XDG_STATE_HOME", folder.path, 1)
    Program(
      words: [
        "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", "--log-file=\(log)", tool,
      ] + arguments,
      input: input,
      isSilent: true
    ).run()
    return TextFile.read(log)?.split(separator: "\n").lazy.compactMap { line -> Int? in
      let words = line.split(separator: " ")
      guard words.count == 4, words[1] == "Collected" else { return nil }
      return Int(words[3])
    }.first
  }
}
