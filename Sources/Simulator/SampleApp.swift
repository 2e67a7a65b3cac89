/// The app that is walked where no file is named: a pizzeria.
///
/// It is compiled in, so that the tool needs no files; a test checks that it equals
/// `Screens/pizzeria.screen`.
public enum SampleApp {
  /// The name the screen goes by in messages.
  public static let name = "pizzeria.screen"
}
