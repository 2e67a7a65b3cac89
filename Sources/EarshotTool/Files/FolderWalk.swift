#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A walk through the folders below a folder.
///
/// Linked folders come last, and the walk visits each folder only once.
struct FolderWalk {
  /// Sentences about skipped links, which point to themselves, to a folder that contains them, or
  /// to a place outside the room.
  private(set) var remarks: [String] = []
  private var waiting: [String]
  private var links: [String] = []
  /// The identities of the folders returned so far.
  private var met: Set<Identity> = []

  /// The system's identity of a folder, regardless of the path.
  ///
  /// An identity is faster than a resolved path. Resolving a path takes a call for each folder in
  /// it, which took 40 seconds for 1,500 nested folders.
  private struct Identity: Hashable {
    let device: UInt64
    let number: UInt64

    init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  /// The room that the destinations of links must be in, or `nil` if there's no limit.
  private let room: Room?

  /// Creates a walk that starts at a folder.
  init(from path: String, in room: Room?) {
    waiting = [path]
    self.room = room
  }

  /// Returns the next folder, or `nil` if there's none.
  mutating func next() -> String? {
    while let path = waiting.popLast() ?? nextLink() {
      // If the status of a folder isn't available, the folder can't be listed either. The caller
      // reports that when it requests the names.
      guard let status = FileSystem.status(of: path) else { return path }
      if met.insert(Identity(status)).inserted { return path }
    }
    return nil
  }

  /// Processes an entry of a folder if the entry is a subfolder or a link to a folder.
  ///
  /// - Returns: Whether the entry is a subfolder, a link to a folder, or a link to itself.
  mutating func take(_ entry: String, in folder: String) -> Bool {
    guard var status = FileSystem.status(of: entry, followingLinks: false) else { return false }
    let isLink = status.st_mode & S_IFMT == S_IFLNK
    if isLink {
      guard let target = FileSystem.status(of: entry) else {
        guard errno == ELOOP else { return false }
        remarks.append("the link '\(entry)' points to itself; Earshot skips it")
        return true
      }
      status = target
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { return false }
    if !isLink {
      waiting.append(entry)
    } else if leadsBack(entry, from: folder) {
      remarks.append("the link '\(entry)' points to a folder that contains it; Earshot skips it")
    } else if let refusal = refusal(of: entry) {
      remarks.append(refusal)
    } else {
      links.append(entry)
    }
    return true
  }

  /// Returns the reason that the walk doesn't follow a link, or `nil` if it does.
  private func refusal(of link: String) -> String? {
    guard let room, let folder = room.folderOutside(link) else { return nil }
    return """
      the link '\(link)' leads outside \(room.names), so Earshot skips it; to include its files, add \
      '--allow \(folder.asShellWord)'
      """
  }

  private mutating func nextLink() -> String? {
    links.sort { Folder.precedesInBytes($1, $0) }
    return links.popLast()
  }

  /// Returns whether the destination of a link is the folder that contains the link, or a folder
  /// around it.
  private func leadsBack(_ link: String, from folder: String) -> Bool {
    guard let target = FileWriter.resolved(link), let place = FileWriter.resolved(folder) else {
      return false
    }
    return place == target || place.utf8.starts(with: (target == "/" ? "/" : target + "/").utf8)
  }
}
