import EarshotModel
public import EarshotNotation

/// The app of a pizzeria, which a walk opens if you don't specify a file.
///
/// The program contains a copy of `Screens/pizzeria.screen`, so it doesn't depend on any file.
public enum SampleApp {
  /// The source text of the screen file.
  public static let source = SourceText(
    name: "pizzeria.screen",
    utf8: BuiltInFiles.bytes(of: "Screens/pizzeria.screen") ?? []
  )
}
