public import Foundation
public import Testing
public import EarshotNotation

/// The files of the project, found from the place of the tests.
public enum ProjectFiles {
  /// The folder that contains `Package.swift`.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns a file as a source, by its path from the root.
  public static func source(_ path: String) throws -> SourceText {
    let data = try Data(contentsOf: root.appendingPathComponent(path))
    return SourceText(name: path, utf8: Array(data))
  }

  /// Returns the paths of the files in a folder that have a suffix, in order.
  public static func paths(in folder: String, endingIn suffix: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent(folder).path
    )
    return (names ?? []).filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
  }

  /// Returns the paths of the files in a folder and its subfolders that have a suffix, in order.
  public static func everything(in folder: String, endingIn suffix: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    let names = paths?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
  }

  /// Returns the place of a line in a file, for a test's report.
  public static func location(ofLine line: Int, in path: String) -> SourceLocation {
    let file = root.appendingPathComponent(path).path
    return SourceLocation(fileID: path, filePath: file, line: line, column: 1)
  }

  /// The sessions that rebuild other people's demonstrations.
  public static let demonstrations = paths(in: "Screens/demonstrations", endingIn: ".vo")

  /// All sample apps.
  public static let screens = paths(in: "Screens", endingIn: ".screen")
}
