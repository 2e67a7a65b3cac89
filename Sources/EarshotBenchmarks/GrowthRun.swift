#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif
import EarshotTool

/// The runs of one of several processes, such as every second run if there are two processes.
struct GrowthShare {
  /// The argument before a share.
  ///
  /// It marks a process whose instructions Valgrind counts.
  static let word = "--counted"
  /// The index of the first run.
  let number: Int
  /// The number of shares.
  let count: Int

  /// The share as an argument.
  var text: String { "\(number)/\(count)" }

  init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// Reads a share from an argument, or returns `nil` if it has a different form.
  init?(_ text: String) {
    let numbers = text.split(separator: "/").compactMap { Int($0) }
    guard numbers.count == 2, numbers[1] > 0, 0..<numbers[1] ~= numbers[0] else { return nil }
    self.init(number: numbers[0], count: numbers[1])
  }
}

/// The runs of the tool in one process.
///
/// Each run is between calls to two functions that Valgrind finds by name.
///
/// They share a process because, under Valgrind, starting a program takes longer than reading a
/// small file.
struct GrowthRun {
  private let folder: ScratchFolder
  private let share: GrowthShare

  init(_ folder: ScratchFolder, _ share: GrowthShare) {
    self.folder = folder
    self.share = share
  }

  /// Runs each command of the share at each size, and discards its output.
  ///
  /// The first run of each command isn't counted, because it creates tables that later runs reuse.
  func make(_ runs: [(GrowthFamily, [String])]) {
    for stream in [STDOUT_FILENO, STDERR_FILENO] { Self.reopen(stream, "/dev/null", O_WRONLY) }
    for (number, (family, command)) in runs.enumerated()
    where number % share.count == share.number {
      for (place, size) in ([1] + family.sizes).enumerated() {
        let home = "\(folder.path)/\(number)-\(place)"
        guard mkdir(home, 0o700) == 0, chdir(home) == 0 else { continue }
        let files = family.files(size)
        for (name, text) in files { TextFile.write(text, to: name) }
        let hasInput = files.contains { $0.name == "input" }
        Self.reopen(STDIN_FILENO, hasInput ? "input" : "/dev/null", O_RDONLY)
        growthBegins()
        _ = Tool.run(command)
        if place > 0 { growthEnds() }
      }
    }
  }

  private static func reopen(_ stream: Int32, _ path: String, _ mode: Int32) {
    let file = open(path, mode)
    dup2(file, stream)
    close(file)
  }
}

/// Marks the point where Valgrind starts counting.
///
/// Valgrind finds this function by its name.
@inline(never)
func growthBegins() { _ = getppid() }

/// Marks the point where Valgrind writes its count.
@inline(never)
func growthEnds() { _ = getpid() }
