#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A search for system programs in the folders in `PATH`.
enum ProgramSearch {
  /// Returns the absolute path of a program, or `nil` if no folder contains it.
  ///
  /// The method ignores relative folders, so it never finds a program in the current folder.
  static func path(of name: String, in environment: Environment) -> String? {
    let folders = (environment.variables["PATH"] ?? "").split(separator: ":")
    let paths = folders.filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
    return paths.first { (try? Folder.kind(of: $0)) == .file && access($0, X_OK) == 0 }
  }
}
