import Testing

/// VOICEOVER.md, chapter 10, and the settings on the dial of chapter 7.
@Suite("Settings")
struct SettingEffectTests {
  @Test("on the dial", arguments: rotorState)
  func replayDial(_ session: SessionCase) throws { try session.check() }

  @Test("change what follows", arguments: effects)
  func replayEffects(_ session: SessionCase) throws { try session.check() }

  static let plain = """

    -- app.screen --
    screen a
      text "Plain"
      button "Pay"
        hint: Pays now
    """

  static let rotorState: [SessionCase] = [
    .init(
      "rate: five per cent a swipe, up to the ends",
      """
      > start
      Plain
      > rotor "Speaking rate"
      ~ rotor: Speaking rate
      > swipe up
      55%
      > swipe down 2
      50%
      45%
      > :set rate 98%
      > swipe up
      100%
      > swipe up
      ~ sound: boundary
      """ + plain
    ),
    .init(
      "volume likewise",
      """
      volume: 5%

      > start
      Plain
      > rotor "Volume"
      ~ rotor: Volume
      > swipe down
      0%
      > swipe down
      ~ sound: boundary
      > swipe up
      5%
      """ + plain
    ),
    .init(
      "punctuation: none, some, all",
      """
      > start
      Plain
      > rotor "Punctuation"
      ~ rotor: Punctuation
      > swipe down
      all
      > swipe down
      ~ sound: boundary
      > swipe up 3
      some
      none
      ~ sound: boundary
      """ + plain
    ),
    .init(
      "hints: off, and on again",
      """
      > start
      Plain
      > rotor "Hints"
      ~ rotor: Hints
      > swipe down
      off
      > swipe right
      Pay, Button
      > swipe up
      on
      > tap
      Pay, Button
      ~ hint: Pays now
      """ + plain
    ),
    .init(
      "the settings of the dial hold for what follows",
      """
      > start
      a.
      > rotor "Punctuation"
      ~ rotor: Punctuation
      > swipe up
      none
      > rotor "Characters"
      ~ rotor: Characters
      > swipe down 2
      a
      .

      -- app.screen --
      screen a
        text "a."
      """
    ),
    .init(
      "undo brings a setting of the dial back",
      """
      > start
      Plain
      > rotor "Speaking rate"
      ~ rotor: Speaking rate
      > swipe up
      55%
      > :undo
      > swipe up
      55%
      """ + plain
    ),
    .init(
      "a faster rate lets more be heard",
      """
      rate: 50%

      > start
      One two three four five six seven eight nine ten
      > tap; wait 1s; tap
      One two three—
      One two three four five six seven eight nine ten
      > :set rate 75%
      > tap; wait 1s; tap
      One two three four five six seven eight—
      One two three four five six seven eight nine ten
      > :set rate 25%
      > tap; wait 1s; tap
      One two—
      One two three four five six seven eight nine ten

      -- app.screen --
      screen a
        text "One two three four five six seven eight nine ten"
      """
    ),
  ]

  static let effects: [SessionCase] = [
    .init(
      "what is not simulated says so",
      """
      > start
      Plain
      > :set emoji on
      ~ refused: not simulated
      > :set navigation grouped
      ~ refused: not simulated
      > :set detectedText on
      ~ refused: not simulated
      > :set NAVIGATION flat
      > swipe right
      Pay, Button
      ~ hint: Pays now
      """ + plain
    ),
    .init(
      "muted, a turn of the rotor is made and not heard",
      """
      > start
      Plain
      > :set speech off
      > rotor "Words"
      ~ silent
      > rotor "Headings"
      ~ refused: no rotor
      > :set speech on
      > swipe down
      Plain
      """ + plain
    ),
    .init(
      "each cue by its own setting, hints off or on",
      """
      hints: off
      actionsFeedback: off

      > start
      Mail
      ~ hint: More content available
      > :set moreContentFeedback off
      > tap
      Mail
      > :set actionsFeedback speak
      > tap
      Mail
      ~ hint: Actions available
      > :set hints on
      > tap
      Mail
      ~ hint: Opens it. Actions available

      -- app.screen --
      screen a
        text "Mail"
          hint: Opens it
          content "Age": 3
          action "Go": announce "One"
      """
    ),
    .init(
      "hints off drop the author's and the system's",
      """
      hints: off

      > start
      Size, 1, Adjustable
      > swipe right
      Hours, Button, collapsed
      > swipe right
      Salt, Switch button, off

      -- app.screen --
      screen a
        adjustable "Size"
          values: 1 | 2
          hint: Sets it
        button "Hours"
          expandedStatus: collapsed
        switch "Salt"
      """
    ),
    .init(
      "hints off keep a hint that is the label",
      """
      > :set hints off
      > start
      Opens the door, Button

      -- app.screen --
      screen a
        button
          hint: Opens the door
      """
    ),
    .init(
      "containers off leave the labels of groups out",
      """
      containers: off

      > start
      Photo, Image
      > :set containers on
      > swipe right
      Name
      > swipe right
      Other, One

      -- app.screen --
      screen a
        group "Profile"
          image "Photo"
          text "Name"
        group "Other"
          text "One"
      """
    ),
    .init(
      "tables without headers, rows and columns",
      """
      tableHeaders: off
      rowsAndColumns: off

      > start
      Price
      > swipe right
      B2
      > :set tableHeaders on
      > tap
      Price, B2
      > :set rowsAndColumns on
      > tap
      Price, B2, Row 2, Column 1

      -- app.screen --
      screen a
        table
          row
            cell "Price"
              header: column
          row
            cell "B2"
      """
    ),
    .init(
      "sounds off hide all but the boundary",
      """
      sounds: off

      > start
      Pay, Button
      > double tap
      Pay
      > swipe right
      ~ sound: boundary
      > touch 5 500
      ~ silent

      -- app.screen --
      screen a
        size: 390x844
        button "Pay"
          on activate: play "ding"
          frame: 0 0 390 44
      """
    ),
    .init(
      "speech off prints no speech, sounds stay",
      """
      speech: off

      > start
      ~ silent
      > swipe right
      ~ silent
      > double tap
      ~ sound: activate
      > swipe right
      ~ sound: boundary
      > rotor "Words"
      ~ silent
      > :set speech on
      > tap
      Pay, Button
      ~ hint: Pays now

      -- app.screen --
      screen a
        text "Plain"
        button "Pay"
          hint: Pays now
          on activate: announce "Paid"
      """
    ),
    .init(
      "focus after back first",
      """
      focusAfterBack: first

      > start
      Top
      > swipe right
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      Other
      > scrub
      ~ screen: a
      Top

      -- app.screen --
      screen a
        text "Top"
        button "Go"
          on activate: push b
      screen b
        text "Other"
      """
    ),
    .init(
      "language and style, as headers and by set",
      """
      language: de

      > start
      Pay, Taste
      > :set language en
      > tap
      Pay, Button
      > :set style snapshot
      > tap
      Pay. Button.

      -- app.screen --
      screen a
        button "Pay"
      """
    ),
    .init(
      "direction turns the order of a row",
      """
      direction: rtl

      > start
      Right
      > swipe right
      Left

      -- app.screen --
      screen a
        text "Left"
          frame: 0 0 10 10
        text "Right"
          frame: 100 0 10 10
      """
    ),
    .init(
      "pitch and volume are recorded and change no line",
      """
      pitch: 1.5
      volume: 50%

      > start
      Plain
      > :set pitch 1
      > :set volume 0%
      > tap
      Plain
      """ + plain
    ),
    .init(
      "wrong values change nothing",
      """
      > start
      Plain
      > :set hints of
      ~ refused: 'hints' needs 'on' or 'off'
      > :set rate 120%
      ~ refused: 'rate' needs a percentage such as 50%
      > :set punctuation loud
      ~ refused: 'punctuation' needs 'none', 'some' or 'all'
      > :set nothing on
      ~ refused: unknown setting 'nothing'
      > :set hint off
      ~ refused: unknown setting 'hint'; did you mean 'hints'?
      > swipe right
      Pay, Button
      ~ hint: Pays now
      """ + plain
    ),
    .init(
      "three-finger double tap turns speech off and on",
      """
      > start
      Plain
      > three-finger double tap
      Speech off
      > swipe right
      ~ silent
      > three-finger double tap
      Speech on
      > tap
      Pay, Button
      ~ hint: Pays now
      """ + plain
    ),
  ]
}
