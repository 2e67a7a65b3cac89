import EarshotTexts

/// The sample apps, lessons, examples, and pages that are built into the program, which needs no
/// other files.
package enum BuiltInFiles {
  /// The paths of the files relative to the top of the repository, in order.
  package static let paths: [String] = {
    var paths: [String] = []
    while let text = earshot_text(paths.count)?.pointee { paths.append(String(cString: text.path)) }
    return paths
  }()

  /// Returns the bytes of a file, or `nil` if it isn't built in.
  ///
  /// - Parameter path: The path of the file, relative to the top of the repository.
  /// - Returns: The bytes, or `nil` if there's no such built-in file.
  /// - Complexity: O(*n*), where *n* is the number of built-in files plus the size of the file.
  package static func bytes(of path: String) -> [UInt8]? {
    guard let text = earshot_text_at(path)?.pointee else { return nil }
    return Array(UnsafeBufferPointer(start: text.bytes, count: text.count))
  }
}
