internal import EarshotLessons
internal import EarshotModel
internal import EarshotNotation
internal import EarshotSession
internal import EarshotTranscripts

/// The source of lessons: the program itself or a folder.
enum LessonFiles {
  /// The built-in lessons in a language.
  case builtIn(LessonLanguage)
  /// The lessons in a folder, with the room in which their files can be opened.
  case folder(String, Room)

  /// Returns the paths of the lessons, in order.
  func paths() throws(Failure) -> [String] {
    switch self {
    case .builtIn(let language): Self.builtInPaths(in: language)
    case .folder(let path, _): try Folder.files(in: path, of: [.markdown]).paths
    }
  }

  /// The folder of the built-in lessons.
  ///
  /// Lessons in other languages are in its subfolders.
  static let builtInFolder = "Docs/Lessons/"

  private static func builtInPaths(in language: LessonLanguage) -> [String] {
    let folder = language == .english ? builtInFolder : "\(builtInFolder)\(language.rawValue)/"
    return BuiltInFiles.paths.filter {
      $0.hasPrefix(folder) && !$0.dropFirst(folder.count).contains("/")
    }
  }

  /// Reads a lesson.
  func source(at path: String) throws(Failure) -> SourceText {
    switch self {
    case .builtIn: try Self.builtInSource(path)
    case .folder(_, let room): try room.source(path)
    }
  }

  /// Reads the screens of a lesson's session.
  ///
  /// A built-in lesson uses built-in screens.
  func screens(of transcript: Transcript) throws(Failure) -> [SourceText] {
    if case .folder(_, let room) = self { return try transcript.screenSources(in: room) }
    guard case .path(let name) = transcript.screen else {
      return try transcript.screenSources(in: Room([]))
    }
    return [try Self.builtInSource(name.asPath(besides: transcript.source.name).withoutDetours)]
  }

  /// The name of the source in messages.
  var name: String {
    switch self {
    case .builtIn(.english): "Earshot"
    case .builtIn(let language): "Earshot's \(language.englishName) courses"
    case .folder(let path, _): "'\(path)'"
    }
  }

  /// The command that lists the lessons.
  var listing: String {
    switch self {
    case .builtIn: "earshot teach --list"
    case .folder(let path, _): "earshot teach \(path.asShellWord) --list"
    }
  }

  /// Returns the source text of a built-in file.
  static func builtInSource(_ path: String) throws(Failure) -> SourceText {
    guard let bytes = BuiltInFiles.bytes(of: path) else {
      throw Failure(.noInput, "there's no built-in file '\(path)'")
    }
    return SourceText(name: path, utf8: bytes)
  }
}

extension String {
  /// The path with each `..` resolved.
  ///
  /// An absolute path stays absolute.
  var withoutDetours: String {
    var parts: [Substring] = hasPrefix("/") ? [""] : []
    for part in split(separator: "/") {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != "." {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
