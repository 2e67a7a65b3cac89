import Testing

/// VOICEOVER.md 6.2; SCREEN-FORMAT.md, "Values that change".
@Suite("Adjusting")
struct AdjustingTests {
  @Test("follows the scale", arguments: scales)
  func replayScales(_ session: SessionCase) throws { try session.check() }

  @Test("asks the handlers", arguments: handlers)
  func replayHandlers(_ session: SessionCase) throws { try session.check() }

  @Test("is refused, or ends", arguments: refusals)
  func replayRefusals(_ session: SessionCase) throws { try session.check() }

  @Test("by an effect follows the scale as well", arguments: effects)
  func replayEffects(_ session: SessionCase) throws { try session.check() }

  static let scales: [SessionCase] = [
    .init(
      "up is more, down is less, and only the new value is heard",
      """
      > start
      Volume, 60%, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.
      > swipe up
      70%
      > swipe down 2
      60%
      50%
      > increment
      60%
      > decrement
      50%

      -- app.screen --
      screen a
        slider "Volume"
          value: 60%
      """
    ),
    .init(
      "nothing but the sound at an end, and a count stops there",
      """
      hints: off

      > start
      Size, Medium, Adjustable
      > swipe up 5
      Large
      ~ sound: boundary
      > decrement 9
      Medium
      Small
      ~ sound: boundary

      -- app.screen --
      screen a
        adjustable "Size"
          value: Medium
          values: Small | Medium | Large
      """
    ),
    .init(
      "without a value the lower bound or the first of the values counts",
      """
      hints: off

      > start
      One, 3 km, Adjustable
      > swipe up
      5 km
      > swipe right
      Two, Low, Adjustable
      > swipe down
      ~ sound: boundary
      > swipe right
      Three, 0%, Adjustable
      > swipe up
      10%

      -- app.screen --
      screen a
        adjustable "One"
          range: 3 km...9 km by 2
        adjustable "Two"
          values: Low | High
        slider "Three"
      """
    ),
    .init(
      "from off the grid a step adds and is then held at the end",
      """
      hints: off

      > start
      Volume, 95%, Adjustable
      > swipe up
      100%
      > swipe up
      ~ sound: boundary
      > swipe down
      90%
      > swipe right
      Heat, 3, Adjustable
      > swipe down
      0
      > swipe up
      5

      -- app.screen --
      screen a
        slider "Volume"
          value: 95%
        adjustable "Heat"
          value: 3
          range: 0...10 by 5
      """
    ),
    .init(
      "a value outside comes back to the bound",
      """
      hints: off

      > start
      Heat, 40, Adjustable
      > swipe up
      10
      > swipe right
      Cold, 40, Adjustable
      > swipe down
      10

      -- app.screen --
      screen a
        adjustable "Heat"
          value: 40
          range: 0...10
        adjustable "Cold"
          value: 40
          range: 0...10
      """
    ),
    .init(
      "from a text that is none of the values a step leads to the first, back to the last",
      """
      hints: off

      > start
      One, Tiny, Adjustable
      > swipe up
      Small
      > swipe right
      Two, Tiny, Adjustable
      > swipe down
      Large

      -- app.screen --
      screen a
        adjustable "One"
          value: Tiny
          values: Small | Medium | Large
        adjustable "Two"
          value: Tiny
          values: Small | Medium | Large
      """
    ),
    .init(
      "decimals are exact and lose their zeros",
      """
      hints: off

      > start
      Rate, 0.2, Adjustable
      > swipe up 3
      0.3
      0.4
      0.5
      > swipe right
      Price, 1.25 euros, Adjustable
      > swipe up
      1.5 euros
      > swipe up 2
      1.75 euros
      2 euros
      > swipe right
      Depth, -1, Adjustable
      > swipe up 2
      -0.5
      0

      -- app.screen --
      screen a
        adjustable "Rate"
          value: 0.2
          range: 0...1 by 0.1
        adjustable "Price"
          value: 1.25 euros
          range: 0 euros...5 euros by 0.25
        adjustable "Depth"
          range: -1...1 by 0.5
      """
    ),
    .init(
      "a range without a step counts by one",
      """
      hints: off

      > start
      Count, 1, Adjustable
      > swipe up
      2

      -- app.screen --
      screen a
        adjustable "Count"
          range: 1...9
      """
    ),
    .init(
      "a slider of its own range has that",
      """
      hints: off

      > start
      Hue, 0, Adjustable
      > swipe up
      30

      -- app.screen --
      screen a
        slider "Hue"
          range: 0...360 by 30
      """
    ),
  ]

  static let handlers: [SessionCase] = [
    .init(
      "of an element without a scale, then its value is heard",
      """
      hints: off

      > start
      Page, page 1 of 3, Adjustable
      > swipe up
      page 2 of 3
      > swipe up
      ~ sound: boundary

      -- app.screen --
      screen a
        adjustable "Page"
          value: page 1 of 3
          on increment: set value: page 2 of 3
      """
    ),
    .init(
      "after the step, and valueChanged between the two",
      """
      hints: off

      > start
      Volume, 50%, Adjustable
      > swipe up
      60%
      > swipe right
      Log, changed to 60% then stepped

      -- app.screen --
      screen a
        slider "Volume"
          value: 50%
          on valueChanged: set #log.value: changed to {value}
          on increment: set #log.value: {#log} then stepped
        text "Log" #log
      """
    ),
    .init(
      "valueChanged speaks after the value, and not where nothing changed",
      """
      hints: off

      > start
      Guests, 1, Adjustable
      > swipe up
      2
      Two guests
      > swipe up
      ~ sound: boundary

      -- app.screen --
      screen a
        adjustable "Guests"
          range: 1...2
          on valueChanged when value is 2: announce "Two guests"
          on valueChanged: announce "Wrong"
      """
    ),
    .init(
      "one that declines suppresses the step",
      """
      hints: off

      > start
      Volume, 50%, Adjustable
      > swipe up
      ~ refused: nothing to adjust
      Locked
      > swipe down
      40%

      -- app.screen --
      screen a
        slider "Volume"
          value: 50%
          on increment:
            announce "Locked"
            decline
      """
    ),
    .init(
      "a guard is judged before the step",
      """
      hints: off

      > start
      Volume, 50%, Adjustable
      > swipe up
      60%
      Was half

      -- app.screen --
      screen a
        slider "Volume"
          value: 50%
          on increment when value is 50%: announce "Was half"
          on increment: announce "Wrong"
      """
    ),
    .init(
      "a value that follows another is heard as it is then",
      """
      hints: off

      > start
      Guests, 2 at 10 euros, Adjustable
      > swipe up
      3 at 10 euros

      -- app.screen --
      screen a
        adjustable "Guests"
          value: {#count} at 10 euros
          on increment: increment #count
          on decrement: decrement #count
        element "Count" #count
          value: 2
          range: 1...9
      """
    ),
  ]

  static let refusals: [SessionCase] = [
    .init(
      "of a dimmed element",
      """
      hints: off

      > start
      Volume, 50%, dimmed, Adjustable
      > swipe up
      ~ refused: dimmed
      > increment
      ~ refused: dimmed

      -- app.screen --
      screen a
        slider notEnabled "Volume"
          value: 50%
          on increment: announce "Wrong"
      """
    ),
    .init(
      "of an element that cannot",
      """
      hints: off

      > start
      Go, Button
      > increment
      ~ refused: nothing to adjust
      > decrement 3
      ~ refused: nothing to adjust
      > swipe right
      Fixed, 3, Adjustable
      > swipe up
      ~ refused: nothing to adjust
      > swipe right
      Zoom, 3
      > increment
      ~ refused: nothing to adjust

      -- app.screen --
      screen a
        button "Go"
        adjustable "Fixed"
          value: 3
        element "Zoom"
          range: 3...5
      """
    ),
    .init(
      "increment adjusts wherever the rotor stands",
      """
      hints: off

      > start
      Menu, Heading
      > swipe right
      Volume, 50%, Adjustable
      > rotor "Headings"
      ~ rotor: Headings
      > increment
      60%
      > swipe down
      ~ sound: boundary
      Heading not found
      > swipe up
      Menu, Heading

      -- app.screen --
      screen a
        header "Menu"
        slider "Volume"
          value: 50%
      """
    ),
  ]

  static let effects: [SessionCase] = [
    .init(
      "increment and decrement stop at the ends, advance wraps",
      """
      > start
      More, Button
      > double tap
      ~ sound: activate
      More
      > swipe right
      Next, Button
      > double tap
      ~ sound: activate
      Next
      > swipe right
      Size, Large
      > swipe right
      Speed, 1

      -- app.screen --
      screen a
        button "More"
          on activate: increment #size, #speed
        button "Next"
          on activate:
            increment #size
            advance #speed
        element "Size" #size
          value: Large
          values: Small | Large
        element "Speed" #speed
          value: 1.5
          range: 1...2
      """
    ),
    .init(
      "advance goes around the values",
      """
      > start
      Off, Button
      > double tap
      ~ sound: activate
      On
      On, Button
      > double tap
      ~ sound: activate
      Off
      Off, Button

      -- app.screen --
      screen a
        button
          values: Off | On
          on activate: advance self
      """
    ),
    .init(
      "a focused adjustable that another element changes is heard anew",
      """
      hints: off

      > start
      Volume, 50%, Adjustable
      > magic tap
      60%

      -- app.screen --
      screen a
        slider "Volume" #volume
          value: 50%
        on magicTap: increment #volume
      """
    ),
    .init(
      "of what has no scale does nothing",
      """
      > start
      More, Button
      > double tap
      ~ sound: activate
      More
      > swipe right
      Size, 4

      -- app.screen --
      screen a
        button "More"
          on activate: increment #size
        element "Size" #size
          value: 4
      """
    ),
    .init(
      "set values gives another scale",
      """
      hints: off

      > start
      Size, Small, Adjustable
      > double tap
      ~ sound: activate
      Size
      > swipe up
      One
      > swipe up
      Two

      -- app.screen --
      screen a
        adjustable "Size" #size
          values: Small | Large
          on activate: set #size.values: One | Two
      """
    ),
  ]
}
