import Testing

/// VOICEOVER.md, chapter 7 and 4.4: the option Actions.
@Suite("Actions on the rotor")
struct RotorActionTests {
  @Test("are cycled and performed", arguments: sessions)
  func replay(_ session: SessionCase) throws { try session.check() }

  static let mail = """

    -- app.screen --
    screen a
      button "Mail" #mail
        value: new
        on activate: announce "Opened"
        action "Delete": announce "Deleted"
        action "Star": set value: starred
        action "Fail": decline
      button "End"
    """

  static let start = """
    > start
    Mail, new, Button
    ~ hint: Actions available
    """

  static let sessions: [SessionCase] = [
    .init(
      "a dimmed element can be acted on, and not activated",
      """
      > start
      Mail, dimmed, Button
      ~ hint: Actions available
      > double tap
      ~ refused: dimmed
      > swipe down
      Delete
      > double tap
      ~ sound: activate
      Deleted

      -- app.screen --
      screen a
        button notEnabled "Mail"
          on activate: announce "Opened"
          action "Delete": announce "Deleted"
      """
    ),
    .init(
      "an action that is withdrawn while it is chosen is not performed",
      """
      > start
      Mail, new, Button
      ~ hint: Actions available
      > swipe down
      Read
      > wait 2s
      ~ silent
      > double tap
      ~ sound: activate
      Mail
      Opened
      > swipe down
      Unread

      -- app.screen --
      screen a
        every 2s when #mail is new: set #mail.value: old
        button "Mail" #mail
          value: new
          on activate: announce "Opened"
          action "Read" when value is new: announce "Read"
          action "Unread" when value is old: announce "Unread"
      """
    ),
    .init(
      "one that moves focus is heard as the landing alone",
      """
      > start
      Mail
      ~ hint: Actions available
      > swipe down
      Go
      > double tap
      ~ sound: activate
      ~ screen: b
      Other, Heading
      Gone

      -- app.screen --
      screen a
        text "Mail"
          action "Go":
            announce "Gone"
            push b
      screen b
        header "Other"
      """
    ),
    .init(
      "down: names in order, the default last, and around",
      start + """

        > swipe down 5
        Delete
        Star
        Fail
        Activate, default
        Delete
        """ + mail
    ),
    .init(
      "up: from the default to the last, and around",
      start + """

        > swipe up 5
        Fail
        Star
        Delete
        Activate, default
        Fail
        """ + mail
    ),
    .init(
      "a double tap straight after landing activates",
      start + """

        > double tap
        ~ sound: activate
        Mail
        Opened
        """ + mail
    ),
    .init(
      "a double tap performs what is chosen",
      start + """

        > swipe down
        Delete
        > double tap
        ~ sound: activate
        Deleted
        """ + mail
    ),
    .init(
      "the element's changed value is spoken",
      start + """

        > swipe down 2
        Delete
        Star
        > double tap
        ~ sound: activate
        starred
        """ + mail
    ),
    .init(
      "one that declines is a boundary",
      start + """

        > swipe up
        Fail
        > double tap
        ~ sound: boundary
        """ + mail
    ),
    .init(
      "back on the default a double tap activates",
      start + """

        > swipe down
        Delete
        > swipe up
        Activate, default
        > double tap
        ~ sound: activate
        Mail
        Opened
        """ + mail
    ),
    .init(
      "leaving the element goes back to the default",
      start + """

        > swipe down
        Delete
        > swipe right
        End, Button
        > swipe left
        Mail, new, Button
        ~ hint: Actions available
        > double tap
        ~ sound: activate
        Mail
        Opened
        """ + mail
    ),
    .init(
      "with the dial turned away a double tap activates",
      start + """

        > swipe down
        Delete
        > rotor "Words"
        ~ rotor: Words
        > double tap
        ~ sound: activate
        Mail
        Opened
        """ + mail
    ),
    .init(
      "by name, whatever the case",
      start + """

        > action delete
        ~ sound: activate
        Deleted
        > action "Nothing"
        ~ refused: no action
        > action "fail"
        ~ sound: boundary
        """ + mail
    ),
    .init(
      "own ones first, then the container's",
      """
      > start
      Ann
      ~ hint: Actions available
      > swipe down 4
      Mute
      Delete
      Leave
      Activate, default

      -- app.screen --
      screen a
        view
          action "Leave": announce "Left"
          view
            action "Delete": announce "Deleted"
            text "Ann"
              action "Mute": announce "Muted"
      """
    ),
    .init(
      "an inherited one acts on the focused element",
      """
      > start
      Top
      > swipe right
      Ann
      ~ hint: Actions available
      > action "Delete"
      ~ sound: activate
      Bob
      ~ hint: Actions available

      -- app.screen --
      screen a
        text "Top"
        list
          action "Delete":
            remove self
            notify layoutChanged #bob
          text "Ann"
          text "Bob" #bob
        text "End"
      """.replacing("Bob\n~", with: "Bob, List start\n~").replacing(
        "Ann\n~",
        with: "Ann, List start\n~"
      )
    ),
    .init(
      "guards change what is offered while one stands there",
      """
      > start
      Mail, plain
      ~ hint: Actions available
      > swipe down
      Star
      > double tap
      ~ sound: activate
      starred
      > swipe down 2
      Unstar
      Activate, default
      > action "Star"
      ~ refused: no action
      > action "Unstar"
      ~ sound: activate
      plain

      -- app.screen --
      screen a
        element "Mail"
          value: plain
          action "Star" when value is plain: set value: starred
          action "Unstar" when value is starred: set value: plain
      """
    ),
    .init(
      "when the last one is gone the dial stands elsewhere",
      """
      > start
      Mail, new
      ~ hint: Actions available
      > swipe down
      Read
      > double tap
      ~ sound: activate
      old
      > rotor "Actions"
      ~ refused: no rotor
      > swipe down
      cap M

      -- app.screen --
      screen a
        element "Mail"
          value: new
          action "Read" when value is new: set value: old
      """
    ),
    .init(
      "a search whose content is gone gives way, too",
      """
      > start
      Top
      > rotor "Headings"
      ~ rotor: Headings
      > swipe right
      Hide, Button
      > double tap
      ~ sound: activate
      Hide
      > rotor right
      ~ rotor: Words

      -- app.screen --
      screen a
        text "Top"
        button "Hide"
          on activate: hide #two
        header "Two" #two
      """
    ),
    .init(
      "two of one name are two entries",
      """
      > start
      Mail
      ~ hint: Actions available
      > swipe down 3
      Go
      Go
      Activate, default

      -- app.screen --
      screen a
        element "Mail"
          action "Go": announce "One"
          action "Go": announce "Two"
      """
    ),
    .init(
      "the default of what cannot be activated is refused",
      """
      > start
      Mail
      ~ hint: Actions available
      > swipe down
      Go
      > swipe down
      Activate, default
      > double tap
      ~ refused: nothing to activate

      -- app.screen --
      screen a
        text "Mail"
          action "Go": announce "One"
      """
    ),
    .init(
      "feedback as a sound, as the hint, or not at all",
      """
      actionsFeedback: sound

      > start
      ~ sound: actions
      Mail
      > :set actionsFeedback hint
      > tap
      Mail
      ~ hint: Swipe up or down to select a custom action, then double tap to activate.
      > :set actionsFeedback off
      > tap
      Mail

      -- app.screen --
      screen a
        text "Mail"
          action "Go": announce "One"
      """
    ),
    .init(
      "with hints off the cue stays",
      """
      hints: off

      > start
      Mail
      ~ hint: Actions available
      > swipe right
      Pay, Button

      -- app.screen --
      screen a
        text "Mail"
          hint: Opens
          action "Go": announce "One"
        button "Pay"
          hint: Pays
      """
    ),
    .init(
      "more content: value and label, a label alone, and the ends",
      """
      > start
      Bailey, three years
      ~ hint: More content available
      > rotor "More content"
      ~ rotor: More content
      > swipe up
      ~ sound: boundary
      > swipe down 4
      three years, Age
      Shy
      Berlin, Place
      ~ sound: boundary
      > swipe up 3
      Shy
      three years, Age
      ~ sound: boundary
      > rotor "Words"
      ~ rotor: Words
      > tap
      Bailey, three years
      ~ hint: More content available

      -- app.screen --
      screen a
        text "Bailey"
          content important "Age": three years
          content "Shy":
          content "Place": Berlin
      """
    ),
    .init(
      "more content feedback off and as a sound",
      """
      moreContentFeedback: off

      > start
      Bailey
      > :set moreContentFeedback sound
      > tap
      ~ sound: moreContent
      Bailey

      -- app.screen --
      screen a
        text "Bailey"
          content "Age": 3
      """
    ),
  ]
}
