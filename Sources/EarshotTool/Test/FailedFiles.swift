/// The files whose sessions failed when they were last run, in the folder for the program's state.
///
/// - Source: our choice, after pytest's `--last-failed`.
struct FailedFiles {
  /// The most files that are kept; the first of them are forgotten.
  private static let limit = 10_000
  private let path: String
  private let folder: String

  /// Finds the list, or gives `nil` if the environment names no folder for state.
  init?(_ environment: Environment) {
    guard let state = environment.stateFolder else { return nil }
    folder = state
    path = state + "/failed"
  }

  /// What a file is called in the list: its whole path, or `nil` if it can't be in there.
  static func name(of path: String) -> String? {
    FileSystem.resolved(path).flatMap { $0.contains("\n") ? nil : $0 }
  }

  /// The files.
  var paths: Set<String> { Set(lines) }

  private var lines: [String] {
    guard let bytes = try? FileReader.read(path) else { return [] }
    return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// How a file came out.
  struct Result: Sendable {
    /// The file.
    var path: String
    /// Whether it failed.
    var hasFailed: Bool
  }

  /// How a file came out, if that is certain: one that passes in part may fail elsewhere.
  static func results(of file: TestedFile, _ options: Options) -> [Result] {
    let isWhole = file.wanted.places.isEmpty && options.patterns.isEmpty
    return isWhole || file.hasFailed ? [Result(path: file.path, hasFailed: file.hasFailed)] : []
  }

  /// Takes in how files came out.
  ///
  /// If the list can't be written, nothing is said.
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
