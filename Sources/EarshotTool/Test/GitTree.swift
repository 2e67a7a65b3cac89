internal import EarshotNotation

/// The files of a repository at a commit.
struct GitTree {
  private let git: GitProcess
  /// The root folder of the repository.
  private let root: String
  /// The object IDs of the files, by their paths relative to the root.
  private var objects: [String: String] = [:]

  /// The maximum number of objects in a request to Git.
  ///
  /// Each object ID takes at most 65 bytes of input, including the line ending.
  private static let share = GitProcess.inputLimit / 65

  /// Finds the files of a commit.
  ///
  /// - Parameters:
  ///   - reference: The commit, in any form that Git accepts, such as `main`, `HEAD~3`, or an
  ///     object ID.
  ///   - path: A file or a folder in the repository.
  ///   - variables: The environment.
  /// - Throws: ``Failure`` if there's no repository, no Git, or no such commit.
  init(
    _ reference: String,
    around path: String,
    _ variables: [String: String]
  ) throws(Failure) {
    root = Room.projectFolder(of: FilePath(path).place)
    guard Folder.isThere(FilePath.join(root, ".git")) else {
      throw Failure(
        .noInput,
        """
        '\(path)' isn't in a Git repository, so there's no commit for '--since'; leave out '--since'
        """
      )
    }
    git = try GitProcess(in: root, variables)
    let words = ["ls-tree", "-r", "-z", "--full-tree", "--end-of-options", reference]
    guard let list = git.run(words) else {
      throw Failure(.noInput, "there's no commit '\(reference)'; 'git log' lists the commits")
    }
    for entry in list.split(separator: 0) { add(entry) }
  }

  /// Adds an entry from a line of the form `MODE TYPE OBJECT<tab>PATH`.
  ///
  /// The method ignores symbolic links and submodules.
  private mutating func add(_ entry: ArraySlice<UInt8>) {
    guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { return }
    let words = entry[..<tab].split(separator: UInt8(ascii: " ")).map(Self.text)
    guard words.count == 3, words[0].hasPrefix("100"), words[1] == "blob" else { return }
    let path = entry[(tab + 1)...].withUnsafeBytes { RawName.text(of: $0) }
    objects[path] = words[2]
  }

  /// Returns the contents of files at the commit.
  ///
  /// - Returns: The bytes of the files that exist in the commit, by the given paths.
  /// - Throws: ``Failure`` if Git can't provide one of the files.
  func bytes(of paths: [String]) throws(Failure) -> [String: [UInt8]] {
    var names: [String: [String]] = [:]
    for path in paths {
      let place = FilePath(path).place
      guard FilePath.isIn(root, place) else { continue }
      let name = root == "/" ? String(place.dropFirst()) : String(place.dropFirst(root.count + 1))
      if let object = objects[name] { names[object, default: []].append(path) }
    }
    var found: [String: [UInt8]] = [:]
    let wanted = names.keys.sorted()
    for start in stride(from: 0, to: wanted.count, by: Self.share) {
      let part = wanted[start..<min(start + Self.share, wanted.count)]
      for (object, bytes) in try contents(of: Array(part)) {
        for path in names[object] ?? [] { found[path] = bytes }
      }
    }
    return found
  }

  /// Returns the paths of the transcripts that the given folders contained at the commit but no
  /// longer contain.
  func transcriptsGone(from words: [String]) -> [String] {
    let folders = words.filter(Folder.isFolder)
    var gone: [String] = []
    for name in objects.keys where FileKind(ofName: name) == .transcript {
      let place = FilePath.join(root, name)
      guard !Folder.isThere(place) else { continue }
      for folder in folders where FilePath.isIn(FilePath(folder).place, place) {
        let rest = place.dropFirst(FilePath(folder).place.count).drop { $0 == "/" }
        gone.append(FilePath.join(folder, String(rest)))
        break
      }
    }
    return gone.sorted()
  }

  /// Parses the output of `cat-file --batch`: `OBJECT TYPE SIZE`, the bytes, and a line ending.
  private func contents(of wanted: [String]) throws(Failure) -> [(String, [UInt8])] {
    let input = Array(wanted.map { $0 + "\n" }.joined().utf8)
    guard let output = git.run(["cat-file", "--batch"], input: input) else {
      throw Failure(
        .noInput,
        "Git can't read the files of the commit; to check the repository, run 'git fsck'"
      )
    }
    var found: [(String, [UInt8])] = []
    var place = output.startIndex
    for object in wanted {
      guard let end = output[place...].firstIndex(of: UInt8(ascii: "\n")) else { break }
      let words = output[place..<end].split(separator: UInt8(ascii: " ")).map(Self.text)
      guard words.count == 3, let size = Int(words[2]), size >= 0, size <= output.count - end - 1
      else { break }
      found.append((object, Array(output[(end + 1)..<(end + 1 + size)])))
      place = min(end + size + 2, output.endIndex)
    }
    guard found.count == wanted.count else {
      throw Failure(
        .noInput,
        "the repository doesn't contain all files of the commit; to get them, run 'git fetch'"
      )
    }
    return found
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
