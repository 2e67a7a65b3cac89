/// A converter from paths of files to paths on a build server, relative to the root of the
/// repository.
package struct ReportPaths: Sendable {
  /// The path components of the root folder, or `nil` to keep paths as they are.
  private let root: [String]?
  /// The path components of the current folder.
  private let folder: [String]

  /// The converter that keeps paths as they are.
  package static let unchanged = ReportPaths(root: nil, from: "/")

  /// Creates a converter for paths in the root folder.
  ///
  /// - Parameters:
  ///   - root: The folder of the repository on the build server, as an absolute path, or `nil` if
  ///     it isn't known.
  ///   - folder: The current folder of the program, as an absolute path.
  package init(root: String?, from folder: String) {
    self.root = root.flatMap { $0.hasPrefix("/") ? Self.names(in: $0, from: []) : nil }
    self.folder = Self.names(in: folder, from: [])
  }

  /// Returns the path of a file relative to the root, or the path itself if the file is elsewhere.
  package func path(_ path: String) -> String {
    guard let root, path != "-" else { return path }
    let names = Self.names(in: path, from: path.hasPrefix("/") ? [] : folder)
    guard names.count > root.count, names.starts(with: root) else { return path }
    return names.dropFirst(root.count).joined(separator: "/")
  }

  /// Returns the components of a path, with `.` and `..` resolved.
  private static func names(in path: String, from folder: [String]) -> [String] {
    var names = folder
    for name in path.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(String(name)) }
    }
    return names
  }
}
