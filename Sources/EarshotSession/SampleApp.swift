import EarshotModel
public import EarshotNotation

/// The app that a walk opens without a file: a pizzeria.
///
/// It's a copy of `Screens/pizzeria.screen` from when the program was built, so the tool needs no
/// files.
public enum SampleApp {
  /// The file, as if read from the disk.
  public static let source = SourceText(
    name: "pizzeria.screen",
    utf8: BuiltInFiles.bytes(of: "Screens/pizzeria.screen") ?? []
  )
}
