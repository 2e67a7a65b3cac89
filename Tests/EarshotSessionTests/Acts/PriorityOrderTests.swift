import Testing

/// VOICEOVER.md 8.1: high, default and low in every pair, at one moment, in turn, joined by `;`.
@Suite("Announcements by priority")
struct PriorityOrderTests {
  @Test("at one moment", arguments: together)
  func replayTogether(_ session: SessionCase) throws { try session.check() }

  @Test("a second apart, while the first is under way", arguments: apart)
  func replayApart(_ session: SessionCase) throws { try session.check() }

  @Test("before a gesture that is joined to the one that made them", arguments: joined)
  func replayJoined(_ session: SessionCase) throws { try session.check() }

  @Test("three in a row", arguments: three)
  func replayThree(_ session: SessionCase) throws { try session.check() }

  static let together: [SessionCase] = [
    .init(
      "high, then high",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      First
      Second

      -- app.screen --
      screen a
        button "Go"
          on activate:
            announce "First" high
            announce "Second" high
      """
    ),
    .init(
      "high, then default",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      First
      Second

      -- app.screen --
      screen a
        button "Go"
          on activate:
            announce "First" high
            announce "Second" default
      """
    ),
    .init(
      "high, then low",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      First
      Second

      -- app.screen --
      screen a
        button "Go"
          on activate:
            announce "First" high
            announce "Second" low
      """
    ),
    .init(
      "default, then high",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      Second

      -- app.screen --
      screen a
        button "Go"
          on activate:
            announce "First" default
            announce "Second" high
      """
    ),
    .init(
      "default, then default",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      Second

      -- app.screen --
      screen a
        button "Go"
          on activate:
            announce "First" default
            announce "Second" default
      """
    ),
    .init(
      "default, then low",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      First
      Second

      -- app.screen --
      screen a
        button "Go"
          on activate:
            announce "First" default
            announce "Second" low
      """
    ),
    .init(
      "low, then high",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      Second

      -- app.screen --
      screen a
        button "Go"
          on activate:
            announce "First" low
            announce "Second" high
      """
    ),
    .init(
      "low, then default",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      Second

      -- app.screen --
      screen a
        button "Go"
          on activate:
            announce "First" low
            announce "Second" default
      """
    ),
    .init(
      "low, then low",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      First
      Second

      -- app.screen --
      screen a
        button "Go"
          on activate:
            announce "First" low
            announce "Second" low
      """
    ),
  ]

  static let apart: [SessionCase] = [
    .init(
      "high, then high",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > wait 5s
      one two three four five six
      Second

      -- app.screen --
      screen a
        button "Go"
          on activate:
            wait 1s
            announce "one two three four five six" high
            wait 1s
            announce "Second" high
      """
    ),
    .init(
      "high, then default",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > wait 5s
      one two three four five six
      Second

      -- app.screen --
      screen a
        button "Go"
          on activate:
            wait 1s
            announce "one two three four five six" high
            wait 1s
            announce "Second" default
      """
    ),
    .init(
      "high, then low",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > wait 5s
      one two three four five six
      Second

      -- app.screen --
      screen a
        button "Go"
          on activate:
            wait 1s
            announce "one two three four five six" high
            wait 1s
            announce "Second" low
      """
    ),
    .init(
      "default, then high",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > wait 5s
      one two three—
      Second

      -- app.screen --
      screen a
        button "Go"
          on activate:
            wait 1s
            announce "one two three four five six" default
            wait 1s
            announce "Second" high
      """
    ),
    .init(
      "default, then default",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > wait 5s
      one two three—
      Second

      -- app.screen --
      screen a
        button "Go"
          on activate:
            wait 1s
            announce "one two three four five six" default
            wait 1s
            announce "Second" default
      """
    ),
    .init(
      "default, then low",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > wait 5s
      one two three four five six
      Second

      -- app.screen --
      screen a
        button "Go"
          on activate:
            wait 1s
            announce "one two three four five six" default
            wait 1s
            announce "Second" low
      """
    ),
    .init(
      "low, then high",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > wait 5s
      one two three—
      Second

      -- app.screen --
      screen a
        button "Go"
          on activate:
            wait 1s
            announce "one two three four five six" low
            wait 1s
            announce "Second" high
      """
    ),
    .init(
      "low, then default",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > wait 5s
      one two three—
      Second

      -- app.screen --
      screen a
        button "Go"
          on activate:
            wait 1s
            announce "one two three four five six" low
            wait 1s
            announce "Second" default
      """
    ),
    .init(
      "low, then low",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > wait 5s
      one two three four five six
      Second

      -- app.screen --
      screen a
        button "Go"
          on activate:
            wait 1s
            announce "one two three four five six" low
            wait 1s
            announce "Second" low
      """
    ),
  ]

  static let joined: [SessionCase] = [
    .init(
      "high",
      """
      > start
      Go, Button
      > double tap; swipe right
      ~ sound: activate
      First
      Other

      -- app.screen --
      screen a
        button "Go"
          on activate: announce "First" high
        text "Other"
      """
    ),
    .init(
      "default",
      """
      > start
      Go, Button
      > double tap; swipe right
      ~ sound: activate
      Other

      -- app.screen --
      screen a
        button "Go"
          on activate: announce "First" default
        text "Other"
      """
    ),
    .init(
      "low",
      """
      > start
      Go, Button
      > double tap; swipe right
      ~ sound: activate
      Other

      -- app.screen --
      screen a
        button "Go"
          on activate: announce "First" low
        text "Other"
      """
    ),
    .init(
      "high that has begun",
      """
      > start
      Go, Button
      > double tap; wait 1s; swipe right
      ~ sound: activate
      Go
      one two three four
      Other

      -- app.screen --
      screen a
        button "Go"
          on activate: announce "one two three four" high
        text "Other"
      """
    ),
    .init(
      "default that has begun",
      """
      > start
      Go, Button
      > double tap; wait 1s; swipe right
      ~ sound: activate
      Go
      one two—
      Other

      -- app.screen --
      screen a
        button "Go"
          on activate: announce "one two three four" default
        text "Other"
      """
    ),
    .init(
      "low that has begun",
      """
      > start
      Go, Button
      > double tap; wait 1s; swipe right
      ~ sound: activate
      Go
      one two—
      Other

      -- app.screen --
      screen a
        button "Go"
          on activate: announce "one two three four" low
        text "Other"
      """
    ),
  ]

  static let three: [SessionCase] = [
    .init(
      "default, low, high a second apart, as heard in the demonstration",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > wait 9s
      one two three four five six—
      Third

      -- app.screen --
      screen a
        button "Go"
          on activate:
            wait 1s
            announce "one two three four five six seven"
            wait 1s
            announce "Second" low
            wait 1s
            announce "Third" high
      """
    ),
    .init(
      "a low one that waits is lost to the default one that follows",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > wait 9s
      one two three four five—
      Third

      -- app.screen --
      screen a
        button "Go"
          on activate:
            wait 1s
            announce "one two three four five six"
            wait 1s
            announce "Second" low
            wait 0.5s
            announce "Third"
      """
    ),
    .init(
      "a default one that waits for a high one is replaced by the next",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > wait 9s
      one two three four five six
      Third

      -- app.screen --
      screen a
        button "Go"
          on activate:
            wait 1s
            announce "one two three four five six" high
            wait 0.5s
            announce "Second"
            wait 0.5s
            announce "Third"
      """
    ),
    .init(
      "three defaults, each cut by the next",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > wait 9s
      one two—
      four five—
      seven eight nine

      -- app.screen --
      screen a
        button "Go"
          on activate:
            wait 1s
            announce "one two three"
            wait 0.5s
            announce "four five six"
            wait 500ms
            announce "seven eight nine"
      """
    ),
    .init(
      "two low ones behind a default one are both heard",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > wait 9s
      one two three four five six
      Second
      Third

      -- app.screen --
      screen a
        button "Go"
          on activate:
            wait 1s
            announce "one two three four five six"
            wait 0.5s
            announce "Second" low
            wait 0.5s
            announce "Third" low
      """
    ),
    .init(
      "a low one behind a high one is lost to a default one",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > wait 9s
      one two three four five six
      Third

      -- app.screen --
      screen a
        button "Go"
          on activate:
            wait 1s
            announce "one two three four five six" high
            wait 0.5s
            announce "Second" low
            wait 0.5s
            announce "Third"
      """
    ),
    .init(
      "one cut before its first word is not printed",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > wait 9s
      Second

      -- app.screen --
      screen a
        button "Go"
          on activate:
            wait 1s
            announce "First"
            announce "Second"
      """
    ),
    .init(
      "a re-posted string is heard again",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > wait 9s
      Same
      Same

      -- app.screen --
      screen a
        button "Go"
          on activate:
            wait 1s
            announce "Same"
            wait 1s
            announce "Same"
      """
    ),
  ]
}
