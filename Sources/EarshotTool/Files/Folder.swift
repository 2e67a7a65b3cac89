internal import EarshotNotation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Functions for folders on disk and the files in them.
enum Folder {
  /// The kind of a path's destination.
  enum Kind: Sendable {
    /// A folder.
    case folder
    /// Anything else that exists.
    case file
  }

  /// Returns the kind of the path's destination.
  static func kind(of path: String) throws(Failure) -> Kind {
    guard let status = FileSystem.status(of: path) else {
      throw .unreadable(path, SystemError.last)
    }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// Returns whether a path exists.
  static func isThere(_ path: String) -> Bool { FileSystem.status(of: path) != nil }

  /// The files in a folder, sorted by the bytes of their paths, and comments on skipped entries.
  struct Listing {
    /// The paths of the files.
    var paths: [String] = []
    /// The comments on skipped entries.
    var remarks: [String] = []
  }

  /// Returns the files of the given kinds in a folder.
  ///
  /// The method skips hidden files, and links to places outside the room. It searches subfolders
  /// only if there's a room, and each subfolder only once: by its own path if it's below the
  /// folder, or otherwise by the first link to it.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of entries.
  static func files(
    in path: String,
    of kinds: [FileKind],
    entering room: Room? = nil,
    reasonNotListed: (String) -> String? = { _ in nil }
  ) throws(Failure) -> Listing {
    try files(in: path, entering: room, reasonNotListed: reasonNotListed) {
      FileKind(ofName: $0).map(kinds.contains) ?? false
    }
  }

  /// Returns the files in a folder whose names `isWanted` accepts, and a comment for each file for
  /// which `reasonNotListed` returns a reason.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of entries.
  static func files(
    in path: String,
    entering room: Room?,
    reasonNotListed: (String) -> String? = { _ in nil },
    where isWanted: (String) -> Bool
  ) throws(Failure) -> Listing {
    var walk = FolderWalk(from: path, in: room)
    var listing = Listing()
    var reasons: [String] = []
    while let folder = walk.next() {
      for name in try names(in: folder) {
        let entry = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        if let reason = reasonNotListed(name), !isFolder(entry) {
          reasons.append("'\(entry)' \(reason)")
        }
        if name.hasPrefix(".") { continue }
        if room != nil ? walk.take(entry, in: folder) : isFolder(entry) { continue }
        if isWanted(name) { listing.paths.append(entry) }
      }
    }
    listing.paths.sort(by: precedesInBytes)
    listing.remarks = (walk.remarks + reasons).sorted(by: precedesInBytes)
    return listing
  }

  private static func names(in path: String) throws(Failure) -> [String] {
    guard let names = FileSystem.names(in: path) else {
      throw .unreadable(path, SystemError.last)
    }
    return names
  }

  /// Returns whether a path is a folder.
  static func isFolder(_ path: String) -> Bool { (try? kind(of: path)) == .folder }

  static func precedesInBytes(_ first: String, _ second: String) -> Bool {
    first.utf8.lexicographicallyPrecedes(second.utf8)
  }
}
