#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
internal import EarshotImporters
internal import EarshotNotation
internal import EarshotReadOut
internal import EarshotTranscripts

/// Functions that find the files and screens that the words of a command line mean.
///
/// The functions only read folders, sessions, and files of an app.
enum NearbyFiles {
  /// The maximum number of names in a folder to compare with a misspelled name.
  private static let limit = 400

  /// Returns whether a word names a file with sessions, existing or not.
  static func isSession(_ word: String) -> Bool {
    FileKind(ofName: word) == .transcript || FileKind(ofName: word) == .markdown
  }

  /// Returns whether a word names an existing file that contains sessions.
  static func holdsSessions(_ word: String) -> Bool {
    guard isSession(word), isRegular(word), let source = try? Room([word]).source(word) else {
      return false
    }
    return FileKind(ofName: word) == .transcript
      || FileTest.readings(of: source).contains { $0.transcript != nil }
  }

  /// Returns whether a word names a file of an app, existing or not.
  static func isApp(_ word: String) -> Bool { FileKind(ofName: word)?.isOfApp ?? false }

  /// Returns whether a word names something to open: a file, a folder, or standard input.
  static func isThere(_ word: String) -> Bool { word == "-" || Folder.isThere(word) }

  /// Returns whether a path is a folder or a regular file, which Earshot can read without waiting.
  static func isRegular(_ path: String) -> Bool {
    guard let mode = FileSystem.status(of: path)?.st_mode else { return false }
    return mode & S_IFMT == S_IFREG || mode & S_IFMT == S_IFDIR
  }

  /// Returns the file that a word means: the file's name in a different case, without its extension
  /// or its folder, with a different extension, or misspelled.
  ///
  /// - Returns: The path, or `nil` if no file has a similar name.
  static func near(_ word: String) -> String? {
    guard !word.contains("://"), !word.contains("*"), word.utf8.count <= 200 else { return nil }
    let slash = word.lastIndex(of: "/").map { word.index(after: $0) } ?? word.startIndex
    let (folder, name) = (String(word[..<slash]), String(word[slash...]))
    if !folder.isEmpty, !Folder.isThere(folder), let same = entry(folder.dropLast()) {
      return near("\(same)/\(name)")
    }
    if folder.isEmpty, let same = entry(name[...]) { return same }
    let names = files(in: folder.isEmpty ? "." : folder)
    if names.contains(name) { return word }
    if let found = near(name, in: names) { return folder + found }
    guard folder.isEmpty else {
      let inside = near(name, in: files(in: "."))
      return inside.flatMap { $0.lowercased().hasPrefix(name.lowercased()) ? $0 : nil }
    }
    for place in ["Screens", "Sessions", "screens", "sessions"] {
      let same = files(in: place).first { $0 == name || FileName($0).stem == name }
      if let same { return "\(place)/\(same)" }
    }
    return nil
  }

  /// Returns the file or folder in the current folder with the given name, ignoring case, or `nil`
  /// if there's none.
  private static func entry(_ name: Substring) -> String? {
    let plain = name.lowercased()
    return FileSystem.names(in: ".")?.sorted().first {
      $0.lowercased() == plain && !$0.hasPrefix(".")
    }
  }

  private static func near(_ name: String, in names: [String]) -> String? {
    let plain = name.lowercased()
    if let same = names.first(where: { $0.lowercased() == plain }) { return same }
    let stem = FileName(plain).stem
    let kinds = FileKind.allCases.map(\.ending)
    for kind in kinds {
      let same = names.first {
        let other = $0.lowercased()
        return other == plain + kind || other == stem + kind
      }
      if let same { return same }
    }
    guard plain.contains(".") || plain.count > 3 else { return nil }
    let kind = FileName(plain).ending
    let alike = kind.isEmpty ? names : names.filter { FileName($0.lowercased()).ending == kind }
    let near = Suggestion.nearest(to: stem, in: alike.map { FileName($0.lowercased()).stem })
    if let near { return alike.first { FileName($0.lowercased()).stem == near } }
    // The extension might be misspelled.
    return FileKind(ofName: plain) == nil ? Suggestion.nearest(to: plain, in: names) : nil
  }

  /// Returns the names of the files in a folder that Earshot can read, in alphabetical order.
  static func files(in folder: String) -> [String] {
    let names = FileSystem.names(in: folder) ?? []
    return names.filter { !$0.hasPrefix(".") && FileKind(ofName: $0) != nil }.sorted()
      .prefix(limit).map { $0 }
  }

  /// Returns the first screen file of a session, or `nil` if the session names no existing file.
  static func screen(of session: String) -> String? {
    let room = Room([session])
    guard isRegular(session), let source = try? room.source(session) else { return nil }
    let transcripts = FileTest.readings(of: source).compactMap(\.transcript)
    return transcripts.lazy.flatMap { $0.screenPaths(in: room) }.first?.withoutDetours
  }

  /// Returns the line of a session's last step, or `nil` if the session has no steps.
  static func lastLine(of session: String) -> Int? {
    guard isRegular(session), let source = try? Room([session]).source(session) else { return nil }
    return FileTest.readings(of: source).compactMap(\.transcript).last?.steps.last?.line
  }

  /// Returns the sessions in the folder of a screen file that use the file.
  static func sessions(of app: String) -> [String] {
    (try? SessionOperands([app], in: Room([app])))?.files.map(\.path) ?? []
  }

  /// Returns the names of the screens, alerts, and sheets in files of an app, and their titles.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - areScreens: Whether the result contains only screens.
  /// - Returns: The names and the titles.
  /// - Complexity: The same as for reading the files.
  static func places(
    in files: [String],
    areScreens: Bool = false
  ) -> [(name: String, title: String)] {
    let apps = files.filter { isApp($0) || Folder.isFolder($0) }
    guard !apps.isEmpty, apps.allSatisfy(isRegular),
      let sources = try? Operands.appSources(apps, in: Room(apps)),
      let document = AppDocument.open(sources).document
    else { return [] }
    return ReadOut.places(in: document).filter { !areScreens || $0.panelIndex == nil }
      .map { ($0.name, $0.title) }
  }
}

/// The name of a file, split at the extension.
struct FileName {
  /// The name without the extension.
  let stem: String
  /// The extension in lowercase, without the period, or an empty string if there's none.
  let ending: String

  /// Splits a name or a path.
  init(_ name: String) {
    let slash = name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex
    guard let dot = name[slash...].lastIndex(of: "."), dot > slash else {
      (stem, ending) = (name, "")
      return
    }
    stem = String(name[..<dot])
    ending = name[name.index(after: dot)...].lowercased()
  }
}
