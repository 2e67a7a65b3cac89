internal import EarshotLines
internal import EarshotReadOut

extension ScreenDocument {
  /// What differs for the ear from another state of the app, as `earshot diff` prints it: nothing
  /// where everything is heard as before.
  ///
  ///     #expect(try cart.audibleChanges(from: ScreenDocument(contentsOf: "cart.screen")) == [])
  ///
  /// Both are heard stop by stop; no event runs but for the landing. What gestures do is not
  /// compared; two session files show that.
  ///
  /// - Parameters:
  ///   - old: The app as it was.
  ///   - settings: What both are heard in.
  /// - Returns: The changes as lines, those of each screen after a line with its name.
  /// - Complexity: O(*s*·*n* + *c*²), where *s* is the number of screens, *n* that of nodes and *c*
  ///   that of the stops of a screen that are not the same in both.
  public func audibleChanges(
    from old: ScreenDocument,
    settings: VoiceOverSession.Settings = .init()
  ) -> [String] {
    AppComparison(from: old.app, to: app, options: settings.options).lines
  }
}
