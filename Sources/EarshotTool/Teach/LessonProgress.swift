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
  /// The kind of a lesson's source.
  ///
  /// The raw value is its name in the record.
  enum Kind: String, Sendable {
    /// The lesson is built in.
    case builtIn = "built in"
    /// The lesson is in a file.
    case file
    /// Earshot creates the lesson from a screen in a file.
    case screen
  }

  /// The path of the lesson's file.
  var path: String
  /// The kind of the lesson's source.
  var kind: Kind
  /// Whether the lesson is built in.
  var isBuiltIn: Bool { kind == .builtIn }
  /// Whether the learner has to answer, instead of only reading the lesson.
  var isQuiz: Bool
  /// The path of the file for the report, or `nil` if the user doesn't want a report.
  var report: String?
}

/// The progress of a learner, with a file for each lesson, in the folder for the program's state.
///
/// A file contains only the learner's input, because the input determines the state of the lesson.
/// The file is valid as long as the text of the lesson doesn't change.
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

  /// Finds the folder for the records.
  ///
  /// Returns `nil` if the environment specifies no folder for state.
  init?(_ environment: Environment) {
    guard let state = environment.stateFolder else { return nil }
    folder = state + "/lessons"
  }

  /// The lesson that the learner played last, or `nil` if there's none.
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

  /// Returns the record of a lesson, if its text hasn't changed, or `nil` otherwise.
  func entry(of lesson: ChosenLesson, _ text: SourceText) -> Entry? {
    let lines = lines(of: name(of: lesson))
    guard lines.count > 2, lines[0] == Self.fingerprint(of: text) else { return nil }
    return Entry(inputs: lines.dropFirst(2).map { String($0.dropFirst()) }, place: lines[1])
  }

  /// Saves the record of a lesson.
  ///
  /// If this fails, the lesson continues without a record.
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

  /// Returns the absolute form of a path.
  private static func wholePath(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = FileSystem.resolved(".") else { return path }
    return folder + "/" + path
  }

  private static let doneName = "done"

  /// Returns whether the learner has finished a lesson or an exercise.
  ///
  /// A built-in lesson or exercise is identified by its path in the program, and any other by the
  /// path of its file.
  func isDone(_ path: String) -> Bool { lines(of: Self.doneName).contains(Self.key(of: path)) }

  /// Records that the learner has finished a lesson or an exercise.
  func markDone(_ path: String) {
    let (path, known) = (Self.key(of: path), lines(of: Self.doneName))
    guard !known.contains(path) else { return }
    FileSystem.makePrivateFolders(folder)
    write(known + [path], to: Self.doneName)
  }

  /// Returns the name of a lesson or an exercise in the record: its path in the program, or the
  /// absolute path of its file.
  private static func key(of path: String) -> String {
    BuiltInFiles.paths.contains(path) ? path : FileSystem.resolved(path) ?? path
  }

  /// Removes the record of a lesson's input.
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
