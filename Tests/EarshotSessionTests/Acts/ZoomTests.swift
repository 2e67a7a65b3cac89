import Testing

/// VOICEOVER.md 6.9.
@Suite("Zooming")
struct ZoomTests {
  @Test("runs the events of the element", arguments: sessions)
  func replaySessions(_ session: SessionCase) throws { try session.check() }

  static let sessions: [SessionCase] = [
    .init(
      "by gesture, and on the rotor up and down",
      """
      > start
      Photo, Image
      > zoom in
      2x zoom
      > zoom out
      1x zoom
      > rotor "Zoom"
      ~ rotor: Zoom
      > swipe up
      2x zoom
      > swipe down
      1x zoom

      -- app.screen --
      screen a
        image supportsZoom "Photo"
          on zoomIn: announce "2x zoom"
          on zoomOut: announce "1x zoom"
      """
    ),
    .init(
      "meets the boundary where nobody takes it",
      """
      > start
      Photo, Image
      > zoom in
      ~ sound: boundary
      > zoom out
      ~ sound: boundary
      No less
      > rotor "Zoom"
      ~ rotor: Zoom
      > swipe up
      ~ sound: boundary

      -- app.screen --
      screen a
        on zoomIn: announce "Wrong"
        image supportsZoom "Photo"
          on zoomOut:
            announce "No less"
            decline
      """
    ),
    .init(
      "is on the rotor only with the trait, and speaks a value that it changed",
      """
      hints: off

      > start
      Scale, 1, Adjustable
      > rotor "Zoom"
      ~ refused: no rotor
      > zoom in
      2

      -- app.screen --
      screen a
        adjustable "Scale"
          range: 1...9
          on zoomIn: increment self
      """
    ),
    .init(
      "needs a cursor",
      """
      > start
      ~ silent
      > zoom in
      ~ sound: boundary

      -- app.screen --
      screen a
        view
      """
    ),
  ]
}
