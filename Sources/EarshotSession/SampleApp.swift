public import EarshotNotation
internal import EarshotTexts

/// The app that a walk opens without a file, which is a pizzeria.
///
/// It's `Screens/pizzeria.screen` as of the program's build, so the tool needs no files.
public enum SampleApp {
  /// The file, as if read from the disk.
  public static let source = SourceText(
    name: "pizzeria.screen",
    utf8: BuiltInFiles.bytes(of: "Screens/pizzeria.screen") ?? []
  )
}

/// The sample apps, lessons, and examples that are built into the program, so it doesn't need other
/// files.
package enum BuiltInFiles {
  /// The paths of the files, seen from the top of the repository, in order.
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
