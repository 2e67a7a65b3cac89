internal import EarshotLines
internal import EarshotReadOut

extension ScreenDocument {
  /// Returns the audible differences from another version of the app, as `earshot diff` prints
  /// them.
  ///
  ///     #expect(try cart.audibleChanges(from: ScreenDocument(contentsOf: "cart.screen")) == [])
  ///
  /// The comparison covers the speech at each stop of both versions. It runs only the handlers that
  /// opening a screen triggers, not the app's other handlers. To compare the effects of gestures,
  /// use two session files.
  ///
  /// - Parameters:
  ///   - old: The old version of the app.
  ///   - settings: The settings for both versions.
  /// - Returns: The lines of all changes, or an empty array if everything sounds the same. The
  ///   changes of a screen follow a line with its name.
  /// - Complexity: O(*s*·*n* + *c*²), where *s* is the number of screens, *n* is the number of
  ///   nodes, and *c* is the number of stops of a screen that differ.
  public func audibleChanges(
    from old: ScreenDocument,
    settings: VoiceOverSession.Settings = .init()
  ) -> [String] {
    AppComparison(from: old.app, to: app, options: settings.options).lines
  }
}
