internal import EarshotNotation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A folder of the disk and the files in it.
enum Folder {
  /// What a path leads to.
  enum Kind: Sendable {
    /// A folder.
    case folder
    /// Anything else that is there.
    case file
  }

  /// Finds out what a path leads to.
  static func kind(of path: String) throws(Failure) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .unreadable(path, SystemError.last) }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// The files in a folder of these kinds, by name in byte order.
  ///
  /// Hidden ones are passed over. Folders inside are entered only where that is asked for; links
  /// to folders never are.
  static func files(
    in path: String,
    of kinds: [FileKind],
    enteringFolders: Bool = false
  ) throws(Failure) -> [String] {
    var files: [String] = []
    var waiting = [path]
    while let folder = waiting.popLast() {
      var inner: [String] = []
      for name in try names(in: folder) where !name.hasPrefix(".") {
        let entry = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        if isOwnFolder(entry) {
          inner.append(entry)
        } else if kinds.contains(where: { name.hasSuffix($0.ending) }) {
          files.append(entry)
        }
      }
      if enteringFolders { waiting.append(contentsOf: inner) }
    }
    return files.sorted(by: precedesInBytes)
  }

  private static func names(in path: String) throws(Failure) -> [String] {
    guard let stream = opendir(path) else { throw .unreadable(path, SystemError.last) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { raw in
        String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
      }
      names.append(name)
    }
    return names
  }

  private static func isOwnFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func precedesInBytes(_ first: String, _ second: String) -> Bool {
    first.utf8.lexicographicallyPrecedes(second.utf8)
  }
}
