internal import EarshotNotation

/// A command-line argument that names a file, a folder, or standard input, with the files that it
/// refers to.
struct Operand {
  /// The word, as typed.
  let word: String
  /// Whether the path is a folder.
  let isFolder: Bool
  /// The file itself, or the files in the folder by path in byte order.
  let paths: [String]
  /// The skipped entries, in sentences.
  ///
  /// Skipped entries are links to a folder that contains them, and hidden or renamed session files.
  let remarks: [String]

  /// Finds the files that a word on the command line refers to.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - kinds: The kinds of files to find in a folder.
  ///   - room: The folders from which Earshot can open files.
  ///   - enteringFolders: Whether to search subfolders as well.
  /// - Throws: ``Failure`` if there's no such file, or if it's outside the room.
  init(
    _ word: String,
    of kinds: [FileKind],
    in room: Room,
    enteringFolders: Bool = false
  ) throws(Failure) {
    self.word = word
    if word != "-" { _ = try room.admit(word) }
    isFolder = word == "-" ? false : try Folder.kind(of: word) == .folder
    guard isFolder else {
      (paths, remarks) = ([word], [])
      return
    }
    let listing = try Folder.files(
      in: word,
      of: kinds,
      entering: enteringFolders ? room : nil,
      reasonNotListed: { kinds == FileKind.ofSessions ? FileKind.reasonNotRun(ofName: $0) : nil }
    )
    (paths, remarks) = (listing.paths, listing.remarks)
  }

  /// Finds the screen files that a word on the command line refers to.
  ///
  /// - Throws: ``Failure`` if a folder contains no screen files, if the word names a file with
  ///   sessions, or if a file is outside the room.
  init(ofApp word: String, in room: Room) throws(Failure) {
    try self.init(word, of: FileKind.ofApps, in: room)
    if isFolder {
      if paths.isEmpty {
        let advice = "name a folder with screen files, because Earshot doesn't search subfolders"
        throw Failure(.noInput, "there are no screen files in '\(word)'; \(advice)")
      }
    } else if let kind = FileKind(ofName: word), !kind.isOfApp {
      throw .noScreen(word, in: room)
    }
  }
}

/// Functions that open the files of a command line's operands.
enum Operands {
  /// Reads the files that describe an app.
  ///
  /// - Parameters:
  ///   - words: Files, folders, and `-`.
  ///   - room: The folders from which Earshot can open files.
  ///   - folder: The folder of the file that contains the words, or `nil` if they're from the user.
  /// - Returns: The sources, in order.
  /// - Throws: ``Failure`` if a file is outside the room, or isn't readable.
  static func appSources(
    _ words: [String],
    in room: Room,
    below folder: String? = nil
  ) throws(Failure) -> [SourceText] {
    if words.count(where: { $0 == "-" }) > 1 {
      throw .usage("standard input can be read only once; write '-' only once")
    }
    if let twice = words.first(where: { word in words.count { $0 == word } > 1 }) {
      throw .usage("'\(twice)' appears twice; name it only once")
    }
    var sources: [SourceText] = []
    for word in words {
      let operand = try Operand(ofApp: word, in: room)
      if operand.isFolder, try CheckCommand.apps(in: [word], room).count > 1 {
        throw .severalApps(word, operand.paths)
      }
      let named = folder ?? (operand.isFolder ? word : nil)
      for path in operand.paths { sources.append(try room.source(path, below: named)) }
    }
    try ForeignContent.check(sources)
    return sources
  }
}

extension Failure {
  /// Returns the failure for a folder with more than one app, which asks the user to name one app.
  fileprivate static func severalApps(_ folder: String, _ paths: [String]) -> Failure {
    let few = Array(paths.prefix(3)).asAlternatives
    return Failure(
      .malformed,
      "'\(folder)' contains several apps; name one file, such as \(few)"
    )
  }

  /// Returns the failure for a file that contains sessions instead of a screen.
  fileprivate static func noScreen(_ path: String, in room: Room) -> Failure {
    let sessions = (try? room.source(path).utf8).map(holdsSessions) ?? true
    let name = path.asShellWord
    let advice = """
      'earshot test \(name)' runs its sessions, and 'earshot walk --at \(name):LINE' begins at a \
      step
      """
    let other = "name a screen file, such as one that 'earshot new' writes"
    return Failure(
      .malformed,
      "'\(path)' isn't a screen file; \(sessions || FileKind(ofName: path) != .markdown ? advice : other)"
    )
  }

  /// Returns whether a document contains a session.
  private static func holdsSessions(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: UInt8(ascii: "\n")).contains {
      $0.starts(with: Array("```voiceover".utf8))
    }
  }
}
