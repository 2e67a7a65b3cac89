/// The files whose sessions failed in their last run, in the folder for the program's state.
///
/// - Source: our choice, after pytest's `--last-failed`.
struct FailedFiles {
  /// The maximum number of files in the list.
  ///
  /// If there are more, the oldest ones are removed.
  private static let limit = 10_000
  private let path: String
  private let folder: String

  /// Finds the list of failed files.
  ///
  /// Returns `nil` if the environment specifies no folder for state.
  init?(_ environment: Environment) {
    guard let state = environment.stateFolder else { return nil }
    folder = state
    path = state + "/failed"
  }

  /// Returns the name of a file in the list, which is its absolute path, or `nil` if the list can't
  /// contain the path.
  static func name(of path: String) -> String? {
    FileSystem.resolved(path).flatMap { $0.contains("\n") ? nil : $0 }
  }

  /// The paths of the files.
  var paths: Set<String> { Set(lines) }

  private var lines: [String] {
    guard let bytes = try? FileReader.read(path) else { return [] }
    return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The result of a file.
  struct Result: Sendable {
    /// The path of the file in the list.
    var path: String
    /// Whether a session in the file failed.
    var hasFailed: Bool
  }

  /// Returns the result of a file, or an empty array if the result isn't certain.
  ///
  /// The result isn't certain if only a part of the file was judged and passed, because other parts
  /// may fail.
  static func results(of file: TestedFile, _ options: Options) -> [Result] {
    let isWhole = file.wanted.places.isEmpty && options.patterns.isEmpty
    return isWhole || file.hasFailed ? [Result(path: file.path, hasFailed: file.hasFailed)] : []
  }

  /// Records the results of files.
  ///
  /// The method ignores errors in writing the list.
  func note(_ results: [Result]) {
    let known = lines
    let named = results.compactMap { result in
      Self.name(of: result.path).map { (path: $0, hasFailed: result.hasFailed) }
    }
    let run = Set(named.map(\.path))
    let new = known.filter { !run.contains($0) } + named.filter(\.hasFailed).map(\.path)
    guard new != known else { return }
    FileSystem.makePrivateFolders(folder)
    let text = new.suffix(Self.limit).map { $0 + "\n" }.joined()
    try? FileWriter.create(path, Array(text.utf8))
  }
}
