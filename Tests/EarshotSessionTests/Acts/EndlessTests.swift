import Testing

/// SCREEN-FORMAT.md: one step runs at most 1,000 effects, then it stops.
@Suite("Effects without end", .timeLimit(.minutes(1)))
struct EndlessTests {
  @Test("are cut, and the session goes on", arguments: sessions)
  func replaySessions(_ session: SessionCase) throws { try session.check() }

  @Test("a thousand is too many, and fewer are not", arguments: [999, 1_000, 1_001])
  func limit(_ count: Int) throws {
    let effects = Array(repeating: "      increment #count", count: count).joined(separator: "\n")
    let refusal = count <= 1_000 ? "" : "~ refused: effects never end\n"
    let heard = count < 1_000 ? "Count, \(count)" : "Count, 1000"
    try SessionCase(
      "\(count) effects",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      \(refusal)Go
      > swipe right
      \(heard)

      -- app.screen --
      screen a
        button "Go"
          on activate:
      \(effects)
        text "Count" #count
          range: 0...9999
      """
    ).check()
  }

  static let sessions: [SessionCase] = [
    .init(
      "two screens that push each other",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: c
      ~ refused: effects never end
      Third
      > start d
      Fourth

      -- app.screen --
      screen a
        button "Go"
          on activate: push b
      screen b
        on appear: push c
        text "Second"
      screen c
        on appear: push b
        text "Third"
      screen d
        text "Fourth"
      """
    ),
    .init(
      "a screen that replaces itself",
      """
      > start
      ~ screen: a
      ~ refused: effects never end
      First
      > swipe right
      Next

      -- app.screen --
      screen a
        on appear: replace a
        text "First"
        text "Next"
      """
    ),
    .init(
      "elements that activate each other",
      """
      > start
      One, Button
      > double tap
      ~ sound: activate
      ~ refused: effects never end
      One
      > swipe right
      Two, Button

      -- app.screen --
      screen a
        button "One" #one
          on activate: activate #two
        button "Two" #two
          on activate: activate #one
      """
    ),
    .init(
      "elements that send the cursor to each other",
      """
      > start
      Top
      > swipe right
      ~ refused: effects never end
      One
      > swipe right
      ~ refused: effects never end
      Two
      > first
      Top

      -- app.screen --
      screen a
        text "Top"
        text "One" #one
          on focus: notify layoutChanged #two
        text "Two" #two
          on focus: notify layoutChanged #one
      """
    ),
    .init(
      "a timer without a pause",
      """
      > start
      One
      > wait 1s
      ~ refused: effects never end
      > swipe right
      Two
      > wait 1s
      ~ silent

      -- app.screen --
      screen a
        every 0s: set #two.value:
        text "One"
        text "Two" #two
      """
    ),
    .init(
      "a handler that waits for nothing and calls itself",
      """
      > start
      One, Button
      > double tap
      ~ sound: activate
      One
      > wait 1s
      ~ refused: effects never end
      > tap
      One, Button

      -- app.screen --
      screen a
        button "One" #one
          on activate:
            wait 0s
            activate #one
      """
    ),
    .init(
      "a value that changes itself",
      """
      hints: off

      > start
      One, Switch button, off
      > double tap
      ~ sound: activate
      ~ refused: effects never end
      on
      > tap
      One, Switch button, on

      -- app.screen --
      screen a
        switch "One" #one
          on valueChanged: activate #one
      """
    ),
    .init(
      "screens that present and dismiss each other",
      """
      > start
      ~ screen: a
      ~ refused: effects never end
      First

      -- app.screen --
      screen a
        on appear: present b
        text "First"
      screen b
        on appear: dismiss
        text "Second"
      """
    ),
    .init(
      "tabs that open each other",
      """
      > start
      ~ screen: a
      ~ refused: effects never end
      First

      -- app.screen --
      app
        tabBar
          tab "A" #a
            opens: a
          tab "B" #b
            opens: b
      screen a
        on appear: activate #b
        text "First"
      screen b
        on appear: activate #a
        text "Second"
      """
    ),
  ]
}
