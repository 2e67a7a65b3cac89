public import EarshotNotation
internal import EarshotTexts

/// The app that a walk opens without a file: a pizzeria.
///
/// It is `Screens/pizzeria.screen` as it was when the program was built, so the tool needs no
/// files.
public enum SampleApp {
  /// The file as it would be read from disk.
  public static let source = SourceText(
    name: "pizzeria.screen",
    utf8: BuiltInFiles.bytes(of: "Screens/pizzeria.screen") ?? []
  )
}

/// The sample apps, lessons, and examples as they were when the program was built, so it needs no
/// other files.
package enum BuiltInFiles {
  /// The paths of the files, seen from the top of the repository, in order.
  package static let paths: [String] = {
    var paths: [String] = []
    while let text = earshot_text(paths.count)?.pointee { paths.append(String(cString: text.path)) }
    return paths
  }()

  /// The bytes of a file, or `nil` if it is not built in.
  ///
  /// - Parameter path: The path of the file, seen from the top of the repository.
  /// - Returns: The bytes, or `nil` if no such file is built in.
  /// - Complexity: O(*n*) in the number of files that are built in and in the size of the file.
  package static func bytes(of path: String) -> [UInt8]? {
    guard let text = earshot_text_at(path)?.pointee else { return nil }
    return Array(UnsafeBufferPointer(start: text.bytes, count: text.count))
  }
}
