/// Turns the paths of files into those that a build server knows: from the root of the repository on.
package struct ReportPaths: Sendable {
  /// The names of the folders to the root, or `nil` where paths stay as they are.
  private let root: [String]?
  /// The names of the folders to the one that paths begin in.
  private let folder: [String]

  /// Leaves paths as they are.
  package static let unchanged = ReportPaths(root: nil, from: "/")

  /// Creates the paths below a folder.
  ///
  /// - Parameters:
  ///   - root: The folder that the build server has the repository in, from `/` on, or `nil` if
  ///     nobody says.
  ///   - folder: The folder that the program stands in, from `/` on.
  package init(root: String?, from folder: String) {
    self.root = root.flatMap { $0.hasPrefix("/") ? Self.names(in: $0, from: []) : nil }
    self.folder = Self.names(in: folder, from: [])
  }

  /// The path of a file from the root on; as it is where the file stands elsewhere.
  package func path(_ path: String) -> String {
    guard let root, path != "-" else { return path }
    let names = Self.names(in: path, from: path.hasPrefix("/") ? [] : folder)
    guard names.count > root.count, names.starts(with: root) else { return path }
    return names.dropFirst(root.count).joined(separator: "/")
  }

  /// The names on a path, with what `.` and `..` stand for.
  private static func names(in path: String, from folder: [String]) -> [String] {
    var names = folder
    for name in path.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(String(name)) }
    }
    return names
  }
}
