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
    guard let status = FileSystem.status(of: path) else {
      throw .unreadable(path, SystemError.last)
    }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// Whether a path leads to something.
  static func isThere(_ path: String) -> Bool { FileSystem.status(of: path) != nil }

  /// The files in a folder, by path in byte order, and what was passed over.
  struct Listing {
    /// The files.
    var paths: [String] = []
    /// The links that lead back to where they stand, in sentences.
    var remarks: [String] = []
  }

  /// The files in a folder of these kinds.
  ///
  /// Hidden ones are passed over. Folders inside are entered only where a room is given, each once,
  /// by its own path if it has one below, else by the first link to it; a link that leads out of
  /// the room is passed over.
  ///
  /// - Complexity: O(*n* log *n*) in the number of entries.
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

  /// The files in a folder whose names are wanted, and a remark for each of the others whose name
  /// has a reason.
  ///
  /// - Complexity: O(*n* log *n*) in the number of entries.
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

  /// Whether a path leads to a folder.
  static func isFolder(_ path: String) -> Bool { (try? kind(of: path)) == .folder }

  static func precedesInBytes(_ first: String, _ second: String) -> Bool {
    first.utf8.lexicographicallyPrecedes(second.utf8)
  }
}
