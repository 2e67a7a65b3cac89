internal import EarshotNotation

/// The folders in which a command can open files.
///
/// No name in a file, and no link, can open files outside these folders.
///
/// A session can name any path, and a folder from another person can contain any link. Because of
/// the room, it's safe to use both without reading them first. A path that the user names as an
/// operand or at a prompt can be anywhere, and it determines the room.
///
/// - Source: our choice; SECURITY.md promises it.
struct Room: Sendable {
  /// The paths of the folders, with links resolved.
  private let roots: [String]

  /// Finds the folders for the operands of a command line.
  ///
  /// The room is the nearest folder that contains `.git`, searching upward from the common folder
  /// of the operands, or the common folder itself. If operands have only `/` in common, each of
  /// them has a separate room.
  ///
  /// - Parameters:
  ///   - operands: Files and folders, `FILE:LINE`, `FILE:PHASE`, or `-`.
  ///   - folders: Additional folders in which files can be opened.
  init(_ operands: [String], allowing folders: [String] = []) {
    var places = Set(operands.filter { $0 != "-" }.map { FilePath(Self.folder(of: $0)).place })
    if places.isEmpty { places = [FilePath(".").place] }
    var common: String?
    for place in places { common = common.map { FilePath.common($0, place) } ?? place }
    let starts = common.map { $0 == "/" ? Array(places) : [$0] } ?? []
    roots = starts.map(Self.projectFolder) + folders.map { FilePath($0).place }
  }

  /// Returns the operand if it's a folder, or otherwise the folder that contains it.
  private static func folder(of operand: String) -> String {
    var file = operand
    if !Folder.isThere(operand) {
      let colons = operand.indices.filter { operand[$0] == ":" }
      file = colons.lazy.map { String(operand[..<$0]) }.first(where: Folder.isThere) ?? operand
    }
    return Folder.isFolder(file) ? file : FilePath(file).folder
  }

  /// Returns the nearest folder upward that contains `.git`, or the folder itself.
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
  /// Returns whether a command can open a file or a folder.
  func holds(_ path: String) -> Bool {
    let place = FilePath(path).place
    return roots.contains { FilePath.isIn($0, place) }
  }

  /// Returns the destination of a path if it's inside the room.
  ///
  /// - Throws: ``Failure`` if the path is outside the room. The message contains the option that
  ///   allows the path.
  func admit(_ path: String) throws(Failure) -> String {
    guard !path.utf8.contains(0) else {
      throw Failure(.noInput, "no such file '\(path)'; delete the NUL from the name")
    }
    if let folder = folderOutside(path) {
      if path.isEmpty { throw .notAFile("the name of the file is empty; name a file") }
      let message = "'\(path)' is outside \(names); to open it, add '--allow \(folder.asShellWord)'"
      throw .notAFile(message)
    }
    return FilePath(path).place
  }

  /// Returns the folder that makes a path part of the room if a person allows it, or `nil` if the
  /// path is inside the room.
  func folderOutside(_ path: String) -> String? {
    let place = FilePath(path).place
    if roots.contains(where: { FilePath.isIn($0, place) }) { return nil }
    return Folder.isFolder(place) ? place : FilePath(place).folder
  }

  /// The folders of the room, in quotation marks.
  var names: String { roots.map { "'\($0)'" }.joined(separator: " and ") }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The path, as messages show it.
  ///   - folder: The folder that contains the file, if the user named only the folder or if a file
  ///     in the folder names this file. It's `nil` if the user named the path itself.
  /// - Returns: The text of the file, with the information that determines whether Earshot shows
  ///   the text in messages.
  /// - Throws: ``Failure`` if the file is outside the room or isn't readable.
  func source(_ path: String, below folder: String? = nil) throws(Failure) -> SourceText {
    guard path != "-" else { return SourceText(name: path, utf8: try FileReader.read(path)) }
    let place = try admit(path)
    return SourceText(
      name: path,
      utf8: try FileReader.read(path, at: place),
      disclosure: Self.disclosure(of: path, at: place, below: folder ?? FilePath(path).folder)
    )
  }

  /// Returns the information that determines whether Earshot shows the file's text in messages.
  ///
  /// For a link, the information is about its destination.
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

extension Options {
  /// The room that the operands of the command line determine.
  var room: Room {
    let session = self[.at].map { [$0] } ?? []
    return Room(operands + session, allowing: allowed)
  }

  /// Returns the room for a path that the user names in an option or at a prompt.
  func room(of path: String) -> Room { room(of: [path]) }

  /// Returns the room for several paths that the user names.
  func room(of paths: [String]) -> Room { Room(paths, allowing: allowed) }
}
