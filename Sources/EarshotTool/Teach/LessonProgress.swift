internal import EarshotReports
internal import EarshotNotation
internal import EarshotSession
internal import EarshotTranscripts

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A lesson as a command line names it.
struct ChosenLesson: Hashable, Sendable {
  /// Where a lesson comes from; the raw value is what is kept of it.
  enum Kind: String, Sendable {
    /// It is part of the program.
    case builtIn = "built in"
    /// It is in a file.
    case file
    /// Earshot makes it of a screen in a file.
    case screen
  }

  /// The path of its file.
  var path: String
  /// Its origin.
  var kind: Kind
  /// Whether it is part of the program.
  var isBuiltIn: Bool { kind == .builtIn }
  /// Whether it asks.
  var isQuiz: Bool
  /// Where its report is written, or `nil` if none is.
  var report: String?
}

/// What learners did so far, a file a lesson, in the folder where programs keep their state.
///
/// A file holds what was typed, since a player is a pure function of it. It counts as long as the
/// text of the lesson is the same.
struct LessonProgress {
  /// What is kept of a lesson.
  struct Entry: Hashable, Sendable {
    /// What was typed, line by line.
    var inputs: [String]
    /// The learner's place, in words.
    var place: String
  }

  private static let lastName = "last"
  private let folder: String

  /// Finds the folder, or gives `nil` where the environment names none.
  init?(_ environment: Environment) {
    guard let state = environment.stateFolder else { return nil }
    folder = state + "/lessons"
  }

  /// The lesson that was played last, or `nil` if there is none.
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

  /// What is kept of a lesson whose text is the same still.
  func entry(of lesson: ChosenLesson, _ text: SourceText) -> Entry? {
    let lines = lines(of: name(of: lesson))
    guard lines.count > 2, lines[0] == Self.fingerprint(of: text) else { return nil }
    return Entry(inputs: lines.dropFirst(2).map { String($0.dropFirst()) }, place: lines[1])
  }

  /// Keeps what was typed; where that is impossible, the lesson goes on without it.
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

  /// A path that leads to the same file from every folder.
  private static func wholePath(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = FileSystem.resolved(".") else { return path }
    return folder + "/" + path
  }

  private static let doneName = "done"

  /// Whether a lesson or an exercise was done to its end: one of the program by its path there,
  /// another one by its file.
  func isDone(_ path: String) -> Bool { lines(of: Self.doneName).contains(Self.key(of: path)) }

  /// Notes that a lesson or an exercise was done to its end.
  func markDone(_ path: String) {
    let (path, known) = (Self.key(of: path), lines(of: Self.doneName))
    guard !known.contains(path) else { return }
    FileSystem.makePrivateFolders(folder)
    write(known + [path], to: Self.doneName)
  }

  /// What is written for a lesson: a path that leads to its file from every folder.
  private static func key(of path: String) -> String {
    BuiltInFiles.paths.contains(path) ? path : FileSystem.resolved(path) ?? path
  }

  /// Forgets a lesson that is over.
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
