import Testing

/// VOICEOVER.md 6.8.
@Suite("Drag and drop")
struct DraggingTests {
  @Test("is done by actions", arguments: sessions)
  func replaySessions(_ session: SessionCase) throws { try session.check() }

  @Test("offers what makes sense now", arguments: offers)
  func replayOffers(_ session: SessionCase) throws { try session.check() }

  static let sessions: [SessionCase] = [
    .init(
      "Drag, then Drop where the drop is ready",
      """
      > start
      Sticker, draggable
      > action "Drag"
      ~ sound: activate
      > swipe right
      Canvas, drop ready
      ~ hint: Actions available
      > swipe down
      Drop
      > double tap
      ~ sound: activate
      Sticker
      Drop complete
      > tap
      Canvas, Sticker
      > swipe left
      Sticker, draggable

      -- app.screen --
      screen a
        element draggable "Sticker"
        element "Canvas"
          action "Drop": set value: Sticker
      """
    ),
    .init(
      "by the rotor: Drag stands behind the author's actions",
      """
      > start
      Sticker, draggable
      ~ hint: Actions available
      > swipe down
      Share
      > swipe down
      Drag
      > double tap
      ~ sound: activate
      > swipe down
      Share
      > swipe down
      Activate, default

      -- app.screen --
      screen a
        element draggable "Sticker"
          action "Share": announce "Shared"
      """
    ),
    .init(
      "to further points by their names",
      """
      > start
      Sticker, draggable
      > action drag
      ~ sound: activate
      > next
      Board, drop ready
      ~ hint: Actions available
      > swipe down 3
      Drop on top
      Drop below
      Activate, default
      > action "drop below"
      ~ sound: activate
      Drop complete
      Below
      > action "drop below"
      ~ refused: no action

      -- app.screen --
      screen a
        element draggable "Sticker"
        group
          action "Drop on top": announce "On top"
          action "Drop below": announce "Below"
          element "Board"
      """
    ),
    .init(
      "in the author's words, whose effects run",
      """
      > start
      Sticker, draggable
      ~ hint: Actions available
      > action "Drag"
      ~ refused: no action
      > action "Drag copy"
      ~ sound: activate
      Copied
      > next
      Canvas, drop ready
      ~ hint: Actions available

      -- app.screen --
      screen a
        element draggable "Sticker"
          action "Drag copy": announce "Copied"
          action "Drag original": announce "Cut"
        element "Canvas"
          action "Drop": play "drop"
      """
    ),
    .init(
      "ends with a scrub, and nothing else does",
      """
      > start
      Sticker, draggable
      > action "Drag"
      ~ sound: activate
      > next
      Canvas, drop ready
      ~ hint: Actions available
      > scrub
      ~ silent
      > tap
      Canvas
      > scrub
      Escaped

      -- app.screen --
      screen a
        on escape: announce "Escaped"
        element draggable "Sticker"
        element "Canvas"
          action "Drop": announce "Wrong"
      """
    ),
    .init(
      "goes on where the drop declines, on other screens, and comes back by undo",
      """
      > start
      Sticker, draggable
      > action "Drag"
      ~ sound: activate
      > next
      Open, Button, drop ready
      ~ hint: Actions available
      > action "Drop"
      ~ sound: boundary
      Full
      > swipe down
      Activate, default
      > double tap
      ~ sound: activate
      ~ screen: b
      Canvas, drop ready
      ~ hint: Actions available
      > action "Drop"
      ~ sound: activate
      Stuck
      Drop complete
      > :undo
      > tap
      Canvas, drop ready
      ~ hint: Actions available

      -- app.screen --
      screen a
        element draggable "Sticker"
        button "Open"
          action "Drop":
            announce "Full"
            decline
          on activate: push b
      screen b
        element "Canvas"
          action "Drop": set value: Stuck
      """
    ),
    .init(
      "of an author that declines starts nothing",
      """
      > start
      Sticker, draggable
      ~ hint: Actions available
      > action "Drag"
      ~ sound: boundary
      Locked
      > next
      Canvas

      -- app.screen --
      screen a
        element draggable "Sticker"
          action "Drag":
            announce "Locked"
            decline
        element "Canvas"
          action "Drop": announce "Wrong"
      """
    ),
    .init(
      "is over when what is dragged is removed",
      """
      > start
      Sticker, draggable
      > action "Drag"
      ~ sound: activate
      > next
      Bin, Button, drop ready
      ~ hint: Actions available
      > double tap
      ~ sound: activate
      Bin
      > tap
      Bin, Button

      -- app.screen --
      screen a
        element draggable "Sticker" #sticker
        button "Bin"
          on activate: remove #sticker
          action "Drop": announce "Wrong"
      """
    ),
  ]

  static let offers: [SessionCase] = [
    .init(
      "no drag where nothing can be dragged, or what could be is dimmed",
      """
      > start
      Sticker, dimmed, draggable
      > action "Drag"
      ~ refused: no action
      > next
      Canvas
      > action "Drag"
      ~ refused: no action
      > rotor "Actions"
      ~ refused: no rotor

      -- app.screen --
      screen a
        element draggable notEnabled "Sticker"
        element "Canvas"
          action "Drop": announce "Wrong"
      """
    ),
    .init(
      "no second drag while something is dragged, and the dial by itself only with custom actions",
      """
      > start
      Sticker, draggable
      > rotor "Actions"
      ~ rotor: Actions
      > swipe down
      Drag
      > double tap
      ~ sound: activate
      > action "Drag"
      ~ refused: no action
      > next
      Other, draggable
      > action "Drag"
      ~ refused: no action

      -- app.screen --
      screen a
        element draggable "Sticker"
        element draggable "Other"
      """
    ),
  ]
}
