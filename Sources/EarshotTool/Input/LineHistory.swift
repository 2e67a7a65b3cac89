#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

internal import EarshotNotation

/// The lines typed in earlier walks, in a file that only the user can read.
///
/// The file is `history` in the folder for the program's state (``Environment/stateFolder``). The
/// variable `EARSHOT_HISTORY` names a different file or, with the value `off`, disables the
/// history. Earshot ignores errors in reading or writing the file, because nothing depends on it.
///
/// - Source: our choice (the variable).
struct LineHistory: Sendable {
  /// The maximum number of lines to load.
  static let limit = 1_000

  private let path: String

  /// Finds the history file.
  ///
  /// Returns `nil` if the history is disabled.
  init?(_ environment: Environment) {
    switch environment.variables["EARSHOT_HISTORY"] {
    case "", "off": return nil
    case let path?: self.path = path
    case nil:
      guard let folder = environment.stateFolder else { return nil }
      path = folder + "/history"
    }
  }

  /// Returns the newest lines of the file, except for lines that a prompt doesn't accept.
  ///
  /// The newest line is the last.
  ///
  /// If the file is too long, the method shortens it to these lines.
  func lines() -> [String] {
    guard let bytes = try? FileReader.read(path) else { return [] }
    let all = bytes.split(separator: UInt8(ascii: "\n")).compactMap { line -> String? in
      guard case .line(let text) = Input(lineOf: line), Display.safe(text) == text else {
        return nil
      }
      return text
    }
    let last = Array(all.suffix(Self.limit))
    if all.count > 2 * Self.limit { try? FileWriter.create(path, Self.bytes(of: last)) }
    return last
  }

  /// Appends a line to the file.
  func add(_ line: String) {
    FileSystem.makePrivateFolders(
      path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    )
    try? FileWriter.append(Self.bytes(of: [line]), to: path, mode: 0o600, flags: O_NONBLOCK)
  }

  private static func bytes(of lines: [String]) -> [UInt8] {
    Array(lines.map { $0 + "\n" }.joined().utf8)
  }
}
