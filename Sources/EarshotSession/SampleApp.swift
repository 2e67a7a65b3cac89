public import EarshotNotation
internal import EarshotTexts

/// The app that is walked where no file is named: a pizzeria.
///
/// It is `Screens/pizzeria.screen` as it was when the program was built, so that the tool needs no
/// files.
public enum SampleApp {
  /// The file as it would be read from disk.
  public static let source = SourceText(
    name: "pizzeria.screen",
    utf8: BuiltInFile.bytes(of: "Screens/pizzeria.screen")
  )
}

/// The files of the repository that are built in.
private enum BuiltInFile {
  /// The bytes of a file; its path is that seen from the top of the repository.
  ///
  /// Complexity: O(*n*) in the number of files that are built in.
  static func bytes(of path: String) -> [UInt8] {
    var number = 0
    while let text = earshot_text(number)?.pointee {
      if String(cString: text.path) == path {
        return Array(UnsafeBufferPointer(start: text.bytes, count: text.count))
      }
      number += 1
    }
    preconditionFailure("'\(path)' is not built in")
  }
}
