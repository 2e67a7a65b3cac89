import Foundation

/// A folder that is deleted when the test ends.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() throws {
    let base = FileManager.default.temporaryDirectory
    let folder = base.appendingPathComponent("earshot-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file into the folder, and returns its path.
  @discardableResult
  package func add(_ name: String, _ text: String) throws -> String {
    let file = path + "/" + name
    let parent = URL(fileURLWithPath: file).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }
}
