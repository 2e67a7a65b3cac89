#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Where files may be rewritten: links must not lead out of there.
enum FileRoots {
  /// Whether a path leads to a file in the folder the program stands in, or in the folder the path
  /// names, or below.
  static func contain(_ path: String) -> Bool {
    guard let target = FileWriter.resolved(path) else { return true }
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { String(path[...$0]) } ?? "."
    return [".", folder].contains { root in
      guard let root = FileWriter.resolved(root) else { return false }
      return target.utf8.starts(with: root.utf8)
        && (root.hasSuffix("/") || target.utf8.dropFirst(root.utf8.count).first == 0x2F)
    }
  }
}
