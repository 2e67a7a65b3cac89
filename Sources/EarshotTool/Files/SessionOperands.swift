internal import EarshotModel
internal import EarshotNotation
internal import EarshotTranscripts

/// The session files that the operands of `earshot test` refer to.
struct SessionOperands {
  /// The files without repetitions, in the order of the operands.
  ///
  /// Files in a folder are in path order.
  private(set) var files: [SessionFile] = []
  /// The words on the command line, each with its files.
  private(set) var words: [Word] = []
  /// Sentences about skipped files and links.
  private(set) var remarks: [String] = []
  private var places: [String: Int] = [:]
  private let room: Room

  /// A word on the command line, with the files that it refers to.
  struct Word {
    /// The word as typed.
    var text: String
    /// The paths of the files.
    var paths: [String]
  }

  /// Finds the files that the words refer to.
  ///
  /// - Parameters:
  ///   - words: Files, folders, `FILE:LINE`, `FILE:PHASE`, and screen files, which stand for the
  ///     sessions that use them.
  ///   - room: The folders from which Earshot can open files.
  ///   - mayBeEmpty: Whether the user can name a screen that no session uses.
  /// - Throws: ``Failure`` if a word refers to no files.
  init(_ words: [String], in room: Room, mayBeEmpty: Bool = false) throws(Failure) {
    self.room = room
    for word in words {
      let known = files.count
      var paths: [String] = []
      if words.count > 1, Self.isMissing(word) {
        paths = [word]
        add(SessionFile(path: word))
      } else if let (path, place) = try Self.parts(of: word) {
        paths = [path]
        add(SessionFile(path: path, places: [place]))
      } else if FileKind(ofName: word)?.isOfApp ?? false, try Folder.kind(of: word) == .file {
        try add(walking: word, mayBeEmpty: mayBeEmpty)
      } else {
        let root = Folder.isFolder(word) ? word : nil
        paths = try self.paths(word)
        for path in paths { add(SessionFile(path: path, root: root)) }
      }
      let isOfScreen = paths.isEmpty && files.count > known
      if !isOfScreen { self.words.append(Word(text: word, paths: paths)) }
    }
  }

  /// Returns whether a word is the path of a session file that doesn't exist.
  ///
  /// If there are other operands, Earshot reports the file as missing and runs the others.
  private static func isMissing(_ word: String) -> Bool {
    word != "-" && !Folder.isThere(word) && !word.contains(":")
      && FileKind(ofName: word).map { FileKind.ofSessions.contains($0) } ?? false
  }

  private mutating func paths(_ word: String) throws(Failure) -> [String] {
    let operand = try Operand(
      word,
      of: FileKind.ofSessions,
      in: room,
      enteringFolders: true
    )
    remarks += operand.remarks.map { "earshot: \($0)" }
    return operand.paths
  }

  /// Adds the sessions that use a screen file, from its folder and the folders below.
  ///
  /// The method includes files that aren't readable, and files with errors that contain the name of
  /// the screen.
  private mutating func add(walking screen: String, mayBeEmpty: Bool) throws(Failure) {
    let slash = screen.lastIndex(of: "/")
    let folder = slash.map { $0 == screen.startIndex ? "/" : String(screen[..<$0]) } ?? "."
    let found = try paths(folder).map { slash == nil ? String($0.dropFirst(2)) : $0 }
    let name = String(screen.split(separator: "/").last ?? "")
    let walking = found.filter { path in
      guard let source = try? room.source(path, below: folder) else { return true }
      return FileTest.readings(of: source).contains {
        $0.transcript?.walks(screen, in: room)
          ?? String(decoding: source.utf8, as: UTF8.self).contains(name)
      }
    }
    if walking.isEmpty, !mayBeEmpty {
      throw Failure(
        .noInput,
        """
        no session in '\(folder)' or the folders inside it uses '\(screen)'; to record one, use 'earshot \
        walk \(screen.asShellWord) --record NEW.vo'
        """
      )
    }
    for path in walking {
      add(SessionFile(path: path, places: [.walking(screen)], root: folder))
    }
  }

  /// Adds a file to the list.
  ///
  /// If the list already contains the file, the method adds the requested lines to its selection.
  private mutating func add(_ file: SessionFile) {
    guard let place = places[file.path] else {
      places[file.path] = files.count
      return files.append(file)
    }
    let isWhole = file.places.isEmpty || files[place].places.isEmpty
    files[place].places = isWhole ? [] : files[place].places + file.places
  }

  /// Returns the file and the place in a word such as `menu.vo:14`, or `nil` if the whole word is a
  /// path.
  private static func parts(of word: String) throws(Failure) -> (String, SessionPlace)? {
    if word == "-" || Folder.isThere(word) { return nil }
    for colon in word.indices where word[colon] == ":" {
      let path = String(word[..<colon])
      let rest = word[word.index(after: colon)...]
      if !path.isEmpty, !rest.isEmpty, (try? Folder.kind(of: path)) == .file {
        return (path, SessionPlace(rest))
      }
    }
    throw .noSuchFile(word)
  }
}

extension Transcript {
  /// Returns whether the session uses a screen file.
  func walks(_ screen: String, in room: Room) -> Bool {
    let identity = FileIdentity(of: screen)
    return identity != nil && screenPaths(in: room).contains { FileIdentity(of: $0) == identity }
  }

  /// Returns the screen files of the session.
  ///
  /// The array is empty if the session uses the sample app or a screen inside the transcript, or if
  /// the room doesn't contain the files.
  func screenPaths(in room: Room) -> [String] {
    guard case .path(let name) = screen else { return [] }
    return (try? Operand(ofApp: name.asPath(besides: source.name), in: room))?.paths ?? []
  }
}
