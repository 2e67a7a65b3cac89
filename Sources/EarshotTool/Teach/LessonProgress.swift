internal import EarshotReports
internal import EarshotModel
internal import EarshotNotation
internal import EarshotSession
internal import EarshotTranscripts

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A lesson on a command line.
struct ChosenLesson: Hashable, Sendable {
  /// The origin of a lesson.
  ///
  /// The raw value is for the record.
  enum Kind: String, Sendable {
    /// The lesson is built in.
    case builtIn = "built in"
    /// The lesson is in a file.
    case file
    /// Earshot creates the lesson from a screen in a file.
    case screen
  }

  /// The path of its file.
  var path: String
  /// Its origin.
  var kind: Kind
  /// Whether it's built in.
  var isBuiltIn: Bool { kind == .builtIn }
  /// Whether the learner has to answer, instead of only reading the lesson.
  var isQuiz: Bool
  /// The file for its report, or `nil` if there's none.
  var report: String?
}

/// The progress of a learner, with a file for each lesson, in the folder for the program's state.
///
/// A file contains the input, because a player is a pure function of its input. The file is valid
/// as long as the text of the lesson doesn't change.
struct LessonProgress {
  /// The record of a lesson.
  struct Entry: Hashable, Sendable {
    /// The input, line by line.
    var inputs: [String]
    /// The learner's place, in words.
    var place: String
  }

  private static let lastName = "last"
  private let folder: String

  /// Finds the folder.
  ///
  /// Returns `nil` if the environment specifies none.
  init?(_ environment: Environment) {
    guard let state = environment.stateFolder else { return nil }
    folder = state + "/lessons"
  }

  /// The last lesson, or `nil` if there's none.
  var last: ChosenLesson? {
    let lines = lines(of: Self.lastName)
    guard (3...4).contains(lines.count) else { return nil }
    return ChosenLesson(
      path: lines[0],
      kind: .init(rawValue: lines[1]) ?? .file,
      isQuiz: lines[2] == "quiz",
      report: lines.count == 4 ? lines[3] : nil
    )
  }

  /// Returns the record of a lesson, if its text hasn't changed.
  func entry(of lesson: ChosenLesson, _ text: SourceText) -> Entry? {
    let lines = lines(of: name(of: lesson))
    guard lines.count > 2, lines[0] == Self.fingerprint(of: text) else { return nil }
    return Entry(inputs: lines.dropFirst(2).map { String($0.dropFirst()) }, place: lines[1])
  }

  /// Records the input.
  ///
  /// If this is impossible, the lesson continues without a record.
  func keep(_ entry: Entry, of lesson: ChosenLesson, _ text: SourceText) {
    FileSystem.makePrivateFolders(folder)
    let head = [Self.fingerprint(of: text), entry.place]
    write(head + entry.inputs.map { ">" + $0 }, to: name(of: lesson))
    var lesson = lesson
    if !lesson.isBuiltIn { lesson.path = FileSystem.resolved(lesson.path) ?? lesson.path }
    let report = lesson.report.map(Self.wholePath)
    write(
      [lesson.path, lesson.kind.rawValue, lesson.isQuiz ? "quiz" : "lesson"]
        + [report].compactMap { $0 },
      to: Self.lastName
    )
  }

  /// Returns a path that is valid in every folder.
  private static func wholePath(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = FileSystem.resolved(".") else { return path }
    return folder + "/" + path
  }

  private static let doneName = "done"

  /// Returns whether the learner has finished a lesson or an exercise.
  ///
  /// The path in the program identifies a built-in lesson or exercise, and the file identifies any
  /// other.
  func isDone(_ path: String) -> Bool { lines(of: Self.doneName).contains(Self.key(of: path)) }

  /// Records that the learner has finished a lesson or an exercise.
  func markDone(_ path: String) {
    let (path, known) = (Self.key(of: path), lines(of: Self.doneName))
    guard !known.contains(path) else { return }
    FileSystem.makePrivateFolders(folder)
    write(known + [path], to: Self.doneName)
  }

  /// Returns the identity of a lesson in the record, which is a path to its file that is valid in
  /// every folder.
  private static func key(of path: String) -> String {
    BuiltInFiles.paths.contains(path) ? path : FileSystem.resolved(path) ?? path
  }

  /// Removes the record of a finished lesson.
  func forget(_ lesson: ChosenLesson) {
    FileSystem.remove(folder + "/" + name(of: lesson))
    if last?.path.hasSuffix(lesson.path) ?? false {
      FileSystem.remove(folder + "/" + Self.lastName)
    }
  }

  private static func fingerprint(of text: SourceText) -> String {
    Fingerprint.of(String(decoding: text.utf8, as: UTF8.self))
  }

  private func name(of lesson: ChosenLesson) -> String {
    let parts = lesson.path.split(separator: "/").map(String.init)
    let places = LessonFiles.builtInFolder.split(separator: "/").count
    let isOurs = lesson.isBuiltIn && lesson.path.hasPrefix(LessonFiles.builtInFolder)
    let name = isOurs ? parts.dropFirst(places).joined(separator: "-") : parts.last
    return FileKind.markdown.stem(of: name ?? lesson.path) + (lesson.isQuiz ? ".quiz" : ".lesson")
  }

  private func lines(of name: String) -> [String] {
    guard let bytes = try? FileReader.read(folder + "/" + name) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func write(_ lines: [String], to name: String) {
    let text = lines.map { $0 + "\n" }.joined()
    try? FileWriter.create(folder + "/" + name, Array(text.utf8))
  }
}
