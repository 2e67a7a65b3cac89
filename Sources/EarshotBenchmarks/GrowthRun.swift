#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif
import EarshotTool

/// Runs of the tool in one process, each between two calls that a counter knows by name.
///
/// To start a program under valgrind takes longer than to read a small file there.
struct GrowthRun {
  /// The argument that makes this program the one that is counted.
  static let word = "--counted"
  /// The sizes that are counted; the smallest is what a run costs anyway.
  static let sizes = [1, 40, 160]
  private let folder: ScratchFolder

  init(_ folder: ScratchFolder) { self.folder = folder }

  /// Runs each command in each size; what it prints is thrown away.
  ///
  /// The first run of each makes tables that stay, so it isn't counted.
  func make(_ runs: [(GrowthFamily, [String])]) {
    for stream in [STDOUT_FILENO, STDERR_FILENO] { Self.reopen(stream, "/dev/null", O_WRONLY) }
    for (number, (family, command)) in runs.enumerated() {
      for (place, size) in ([1] + Self.sizes).enumerated() {
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

/// Marks where a counter begins, which knows the function by its name.
@inline(never)
func growthBegins() { _ = getppid() }

/// Marks where a counter writes down what it counted.
@inline(never)
func growthEnds() { _ = getpid() }
