import Testing

/// VOICEOVER.md, the table of chapter 8, and 8.1 as far as one gesture queues announcements.
@Suite("Notifications")
struct NotificationTests {
  @Test("name the screen", arguments: screens)
  func replayScreens(_ session: SessionCase) throws { try session.check() }

  @Test("that announce follow the priorities", arguments: announcements)
  func replayAnnouncements(_ session: SessionCase) throws { try session.check() }

  @Test("of other kinds", arguments: others)
  func replayOthers(_ session: SessionCase) throws { try session.check() }

  static let screens: [SessionCase] = [
    .init(
      "the one that opens, and the one below that is come back to",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: my screen
      Ask, Button
      > double tap
      ~ sound: activate
      ~ screen: Really?
      Really?
      > scrub
      ~ screen: my screen
      Ask, Button

      -- app.screen --
      screen a
        button "Go"
          on activate: push "my screen"
      screen "my screen" "A title that is never heard"
        button "Ask"
          on activate: present #"Really?"
        alert "Really?" #"Really?"
          button "Yes"
      """
    ),
    .init(
      "screenChanged under an alert names the alert",
      """
      > start
      Ask, Button
      > double tap
      ~ sound: activate
      ~ screen: sure
      Really?
      > swipe right
      Reload, Button
      > double tap
      ~ sound: activate
      ~ screen: sure
      Really?

      -- app.screen --
      screen a
        button "Ask"
          on activate: present #sure
        alert "Really?" #sure
          button "Reload"
            on activate: notify screenChanged
      """
    ),
    .init(
      "every screen that one handler opens, and only the last element",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      ~ screen: c
      Third
      > scrub
      ~ screen: b
      Second

      -- app.screen --
      screen a
        button "Go"
          on activate:
            push b
            push c
      screen b
        text "Second"
      screen c
        text "Third"
      """
    ),
    .init(
      "sounds of a moment stand before speech",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      ~ sound: app whoosh
      ~ screen: b
      ~ sound: app ding
      Second
      Done

      -- app.screen --
      screen a
        button "Go"
          on activate:
            announce "Done"
            play "whoosh"
            push b
            play "ding"
      screen b
        text "Second"
      """
    ),
  ]

  static let announcements: [SessionCase] = [
    announced("a default one is replaced by the next", ["one", "two"], heard: ["two"]),
    announced("three defaults: the last", ["one", "two", "three"], heard: ["three"]),
    announced("low waits for default", ["one", "two low"], heard: ["one", "two"]),
    announced("low is dropped for a new default", ["one low", "two"], heard: ["two"]),
    announced("low is dropped for a new high", ["one low", "two high"], heard: ["two"]),
    announced("low ones wait for each other", ["one low", "two low"], heard: ["one", "two"]),
    announced("high stays, default waits", ["one high", "two"], heard: ["one", "two"]),
    announced("high takes the place of a default", ["one", "two high"], heard: ["two"]),
    announced("high and high", ["one high", "two high"], heard: ["one", "two"]),
    announced("high, then low", ["one high", "two low"], heard: ["one", "two"]),
    announced("default, low, high, as shown", ["one", "two low", "three high"], heard: ["three"]),
    announced(
      "high, default, default",
      ["one high", "two", "three"],
      heard: ["one", "three"]
    ),
    announced("the same again is spoken once", ["one", "one"], heard: ["one"]),
    announced("the word default is a priority as well", ["one default"], heard: ["one"]),
    .init(
      "an empty announcement is not heard",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go

      -- app.screen --
      screen a
        button "Go"
          on activate: announce ""
      """
    ),
    .init(
      "the same announcement by another gesture is spoken again",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      Again
      > double tap
      ~ sound: activate
      Go
      Again

      -- app.screen --
      screen a
        button "Go"
          on activate: announce "Again"
      """
    ),
  ]

  /// A button whose handler posts announcements.
  private static func announced(
    _ name: String,
    _ posted: [String],
    heard: [String]
  ) -> SessionCase {
    let effects = posted.map { text in
      let words = text.split(separator: " ")
      return "      announce \"\(words[0])\"" + words.dropFirst().map { " \($0)" }.joined()
    }
    let lines = ["> start", "Go, Button", "> double tap", "~ sound: activate", "Go"] + heard
    let screen = ["-- app.screen --", "screen a", "  button \"Go\"", "    on activate:"] + effects
    return SessionCase(name, (lines + [""] + screen).joined(separator: "\n"))
  }

  static let others: [SessionCase] = [
    .init(
      "pageScrolled speaks its status; the same twice is the end",
      """
      > start
      Next, Button
      > double tap
      ~ sound: activate
      Next
      Page 2 of 3
      > double tap
      ~ sound: activate
      Next
      Page 3 of 3
      > double tap
      ~ sound: activate
      ~ sound: boundary
      Next

      -- app.screen --
      screen a
        button "Next"
          on activate:
            increment #page
            notify pageScrolled "Page {#page} of 3"
        text #page
          range: 1...3
          hidden: true
      """
    ),
    .init(
      "focus and unfocus are told as the cursor goes",
      """
      > start
      One
      One focused
      > swipe right
      Two
      One left
      > swipe right
      Three
      > swipe left 2
      Two
      One
      One focused
      > first
      One

      -- app.screen --
      screen a
        text "One"
          on focus: announce "One focused"
          on unfocus: announce "One left"
        text "Two"
        text "Three"
      """
    ),
    .init(
      "focus and unfocus are told across screens, too",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      Other
      Left and come
      > scrub
      ~ screen: a
      Go, Button
      > swipe right
      Log, left, come

      -- app.screen --
      screen a
        button "Go"
          on activate: push b
          on unfocus: set #log.value: left
        text "Log" #log
      screen b
        text "Other"
          on focus when #log is left:
            set #log.value: left, come
            announce "Left and come"
      """
    ),
    .init(
      "a focus handler that sends the cursor on",
      """
      > start
      One
      > swipe right
      Two
      Three
      > swipe left
      Two
      Three

      -- app.screen --
      screen a
        text "One"
        text "Two"
          on focus: notify layoutChanged #three
        text "Three" #three
      """
    ),
    .init(
      "a focus handler that changes the value it stands on",
      """
      hints: off

      > start
      One
      > swipe right
      Volume, 10%, Adjustable
      20%

      -- app.screen --
      screen a
        text "One"
        slider "Volume"
          value: 10%
          on focus: increment self
      """
    ),
    .init(
      "layoutChanged to what is inside a container goes to its first stop",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Results, One, List start

      -- app.screen --
      screen a
        button "Go"
          on activate: notify layoutChanged #results
        group "Results" #results
          list
            text "One"
            text "Two"
      """
    ),
  ]
}
