import Testing

/// VOICEOVER.md 6.2 and SCREEN-FORMAT.md, "Values that change".
@Suite("Steps of an adjustable")
struct AdjustingStepTests {
  @Test("go along its scale and stop at its ends", arguments: scales)
  func replayScales(_ session: SessionCase) throws { try session.check() }

  @Test("are the handler's where there is one", arguments: handlers)
  func replayHandlers(_ session: SessionCase) throws { try session.check() }

  @Test("are refused where there is nothing to step", arguments: refusals)
  func replayRefusals(_ session: SessionCase) throws { try session.check() }

  static let scales: [SessionCase] = [
    .init(
      "a count stops at the first boundary",
      """
      > start
      Size, Small, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.
      > swipe up 5
      Medium
      Large
      ~ sound: boundary
      > swipe down 5
      Medium
      Small
      ~ sound: boundary

      -- app.screen --
      screen a
        adjustable "Size"
          values: Small | Medium | Large
      """
    ),
    .init(
      "a step off the grid adds and is then clamped",
      """
      > start
      Level, 3, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.
      > increment
      7
      > increment
      10
      > increment
      ~ sound: boundary
      > decrement 4
      6
      2
      0
      ~ sound: boundary

      -- app.screen --
      screen a
        adjustable "Level"
          value: 3
          range: 0...10 by 4
      """
    ),
    .init(
      "a text that is none of the values leads to the first, back to the last",
      """
      > start
      Size, None, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.
      > increment
      Small
      > swipe right
      Colour, None, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.
      > decrement
      Red

      -- app.screen --
      screen a
        adjustable "Size"
          value: None
          values: Small | Medium
        adjustable "Colour"
          value: None
          values: Blue | Red
      """
    ),
    .init(
      "a slider steps a tenth and keeps its suffix",
      """
      > start
      Volume, 95%, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.
      > swipe up
      100%
      > swipe up
      ~ sound: boundary
      > swipe down
      90%

      -- app.screen --
      screen a
        slider "Volume"
          value: 95%
      """
    ),
    .init(
      "the increment works wherever the dial stands",
      """
      > start
      Size, Small, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.
      > rotor "Words"
      ~ rotor: Words
      > increment
      Medium
      > swipe down
      Size

      -- app.screen --
      screen a
        adjustable "Size"
          values: Small | Medium
      """
    ),
    .init(
      "valueChanged comes after the value is heard, and not at a limit",
      """
      > start
      Size, Small, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.
      > swipe up
      Medium
      Now Medium
      > swipe up
      ~ sound: boundary

      -- app.screen --
      screen a
        adjustable "Size"
          values: Small | Medium
          on valueChanged: announce "Now {value}"
      """
    ),
  ]

  static let handlers: [SessionCase] = [
    .init(
      "a handler that sets the value is heard as the value",
      """
      > start
      Rating, 1 star, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.
      > swipe up
      2 stars

      -- app.screen --
      screen a
        adjustable "Rating"
          value: 1 star
          on increment: set value: 2 stars
      """
    ),
    .init(
      "a handler that changes no value meets the boundary, and is heard",
      """
      > start
      Rating, 5 stars, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.
      > swipe up
      ~ sound: boundary
      That is all

      -- app.screen --
      screen a
        adjustable "Rating"
          value: 5 stars
          on increment: announce "That is all"
      """
    ),
    .init(
      "a handler that declines counts as none",
      """
      > start
      Size, Small, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.
      > swipe up
      ~ refused: nothing to adjust
      Locked
      > tap
      Size, Small, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.

      -- app.screen --
      screen a
        adjustable "Size"
          values: Small | Medium
          on increment:
            announce "Locked"
            decline
      """
    ),
    .init(
      "the scale is stepped first, then the handler runs whose guard held before",
      """
      > start
      Size, Small, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.
      > swipe up
      Medium
      > swipe up
      Large
      Too large

      -- app.screen --
      screen a
        adjustable "Size"
          values: Small | Medium | Large
          on increment when self is Medium: announce "Too large"
      """
    ),
    .init(
      "a handler that moves focus is heard at the new place",
      """
      > start
      Size, Small, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.
      > swipe up
      Other

      -- app.screen --
      screen a
        adjustable "Size"
          value: Small
          on increment: notify layoutChanged #other
        text "Other" #other
      """
    ),
  ]

  static let refusals: [SessionCase] = [
    .init(
      "a dimmed adjustable",
      """
      > start
      Size, Small, dimmed, Adjustable
      > swipe up
      ~ refused: dimmed
      > increment
      ~ refused: dimmed

      -- app.screen --
      screen a
        adjustable notEnabled "Size"
          values: Small | Medium
      """
    ),
    .init(
      "a text, and a button with a scale",
      """
      > start
      Note
      > increment
      ~ refused: nothing to adjust
      > swipe right
      Cart, 0 items, Button
      > decrement
      ~ refused: nothing to adjust

      -- app.screen --
      screen a
        text "Note"
        button "Cart"
          values: 0 items | 1 item
      """
    ),
    .init(
      "an adjustable that has neither scale nor handler",
      """
      > start
      Empty, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.
      > swipe up
      ~ refused: nothing to adjust
      > decrement
      ~ refused: nothing to adjust

      -- app.screen --
      screen a
        adjustable "Empty"
      """
    ),
    .init(
      "a refusal ends a count",
      """
      > start
      Size, Small, dimmed, Adjustable
      > swipe up 5
      ~ refused: dimmed

      -- app.screen --
      screen a
        adjustable notEnabled "Size"
          values: Small | Medium
      """
    ),
  ]
}
