import Testing

/// VOICEOVER.md 8.3, “nothing focusable”.
@Suite("A screen with nothing to land on")
struct EmptyScreenTests {
  @Test("has no cursor: gestures meet the boundary", arguments: sessions)
  func replaySessions(_ session: SessionCase) throws { try session.check() }

  static let sessions: [SessionCase] = [
    .init(
      "at the start nothing is heard but the app's name",
      """
      > start
      Void
      > swipe right
      ~ sound: boundary
      > swipe left
      ~ sound: boundary
      > double tap
      ~ sound: boundary
      > swipe down
      ~ sound: boundary
      > increment
      ~ sound: boundary
      > rotor right
      ~ sound: boundary
      > tap
      ~ sound: boundary
      > four-finger tap top
      ~ sound: boundary
      > four-finger tap bottom
      ~ sound: boundary
      > scrub
      ~ sound: boundary

      -- app.screen --
      app "Void"

      screen a
        view
      """
    ),
    .init(
      "without an app's name the start is silent",
      """
      > start
      ~ silent

      -- app.screen --
      screen a
        view
      """
    ),
  ]
}
