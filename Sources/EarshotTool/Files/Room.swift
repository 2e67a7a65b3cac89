internal import EarshotNotation

/// The folders that a command may open files in: nothing that a file names, and no link, leads out of
/// them.
///
/// A session may name any path, and a folder from elsewhere may hold any link; whoever runs it should
/// not have to read it first. What a person names as an operand or at a prompt may be anywhere: the
/// room is where that is.
///
/// - Source: our choice; SECURITY.md promises it.
struct Room: Sendable {
  /// The folders, without links.
  private let roots: [String]

  /// Finds the folders for what a command line names.
  ///
  /// The room is the nearest folder upward that holds `.git`, beginning at the common folder of the
  /// operands; otherwise that common folder. Operands that have no folder in common but `/` have
  /// each a room of their own.
  ///
  /// - Parameters:
  ///   - operands: Files and folders, `FILE:LINE`, `FILE:PHASE`, or `-`.
  ///   - folders: Folders that may be opened besides.
  init(_ operands: [String], allowing folders: [String] = []) {
    var places = Set(operands.filter { $0 != "-" }.map { FilePath(Self.folder(of: $0)).place })
    if places.isEmpty { places = [FilePath(".").place] }
    var common: String?
    for place in places { common = common.map { FilePath.common($0, place) } ?? place }
    let starts = common.map { $0 == "/" ? Array(places) : [$0] } ?? []
    roots = starts.map(Self.projectFolder) + folders.map { FilePath($0).place }
  }

  /// The folder that an operand is or stands in.
  private static func folder(of operand: String) -> String {
    var file = operand
    if !Folder.isThere(operand) {
      let colons = operand.indices.filter { operand[$0] == ":" }
      file = colons.lazy.map { String(operand[..<$0]) }.first(where: Folder.isThere) ?? operand
    }
    return Folder.isFolder(file) ? file : FilePath(file).folder
  }

  /// The nearest folder upward that holds `.git`, or the folder itself.
  static func projectFolder(of folder: String) -> String {
    var candidate = folder
    while true {
      let mark = FilePath.join(candidate, ".git")
      if FileSystem.status(of: mark, followingLinks: false) != nil { return candidate }
      guard candidate != "/" else { return folder }
      candidate = FilePath(candidate).folder
    }
  }
}

extension Room {
  /// Whether a file or a folder may be opened.
  func holds(_ path: String) -> Bool {
    let place = FilePath(path).place
    return roots.contains { FilePath.isIn($0, place) }
  }

  /// Finds out where a path leads, if that may be opened.
  ///
  /// - Throws: ``Failure`` if it leads out of the room, with what to type to open it.
  func admit(_ path: String) throws(Failure) -> String {
    guard !path.utf8.contains(0) else {
      throw Failure(.noInput, "no such file '\(path)'; a name can't contain NUL")
    }
    let place = FilePath(path).place
    guard roots.contains(where: { FilePath.isIn($0, place) }) else {
      throw .outside(path, place, roots)
    }
    return place
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The path as it is shown.
  ///   - folder: The folder that was named and that the file was found in, or that holds the file
  ///     that names it; `nil` if the path itself was named.
  /// - Returns: The text of the file, with what decides whether it is shown.
  /// - Throws: ``Failure`` if it leads out of the room, or cannot be read.
  func source(_ path: String, below folder: String? = nil) throws(Failure) -> SourceText {
    guard path != "-" else { return SourceText(name: path, utf8: try FileReader.read(path)) }
    let place = try admit(path)
    return SourceText(
      name: path,
      utf8: try FileReader.read(path, at: place),
      disclosure: Self.disclosure(of: path, at: place, below: folder ?? FilePath(path).folder)
    )
  }

  /// What decides whether text of a file is shown: a link is judged by what it leads to.
  private static func disclosure(
    of path: String,
    at place: String,
    below folder: String
  ) -> Disclosure {
    let base = FilePath(folder).place
    let rest = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    let plain = FilePath.normal(
      path.hasPrefix("/") && rest == path ? path : FilePath.join(base, rest)
    )
    if FilePath.isSame(plain, place) { return .byName }
    guard FilePath.isIn(base, place) || FilePath.isIn(FilePath(plain).folder, place) else {
      return .never
    }
    return FileKind(ofName: path) == FileKind(ofName: place) ? .byName : .byBeginning
  }
}

extension Failure {
  /// A path that leads out of the folders that a command may open.
  fileprivate static func outside(_ path: String, _ place: String, _ roots: [String]) -> Failure {
    let folder = Folder.isFolder(place) ? place : FilePath(place).folder
    let rooms = roots.map { "'\($0)'" }.joined(separator: " and ")
    return .notAFile(
      "'\(path)' leads out of \(rooms); to open it, add --allow \(folder.asShellWord)"
    )
  }
}

extension Options {
  /// The room of the command line: what its operands stand for.
  var room: Room {
    let session = self[.at].map { [$0] } ?? []
    return Room(operands + session, allowing: allowed)
  }

  /// The room of something else that somebody names: the value of an option, or a path that was
  /// typed at a prompt.
  func room(of path: String) -> Room { room(of: [path]) }

  /// The room of several such paths.
  func room(of paths: [String]) -> Room { Room(paths, allowing: allowed) }
}
