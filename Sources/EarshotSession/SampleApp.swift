import EarshotModel
public import EarshotNotation

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
