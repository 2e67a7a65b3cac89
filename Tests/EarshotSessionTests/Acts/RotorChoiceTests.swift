import Testing

/// VOICEOVER.md, chapter 7: which option the rotor stands on after a landing.
@Suite("The option the rotor stands on")
struct RotorChoiceTests {
  @Test("is chosen by a landing, or comes back", arguments: choices)
  func replay(_ session: SessionCase) throws { try session.check() }

  static let volume = """

    -- app.screen --
    screen a
      header "One"
      adjustable "Size" #size
        values: 1 | 2 | 3
      header "Two"
      button "Mail" #mail
        action "Delete": announce "Deleted"
        action "Star": announce "Starred"
      text "End"
    """

  static let choices: [SessionCase] = [
    .init(
      "at first it is Characters",
      """
      > start
      One, Heading
      > swipe down
      cap O
      """ + volume
    ),
    .init(
      "an adjustable chooses Adjust value, and the own choice comes back",
      """
      > start
      One, Heading
      > rotor "Headings"
      ~ rotor: Headings
      > swipe right
      Size, 1, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.
      > swipe up
      2
      > swipe right
      Two, Heading
      > swipe up
      One, Heading
      """ + volume
    ),
    .init(
      "an element with actions chooses Actions, and the own choice comes back",
      """
      > start
      One, Heading
      > rotor "Words"
      ~ rotor: Words
      > touch "Mail"
      Mail, Button
      ~ hint: Actions available
      > swipe down
      Delete
      > swipe right
      End
      > swipe down
      End
      """ + volume
    ),
    .init(
      "an own turn on an adjustable holds until focus leaves it",
      """
      > start
      One, Heading
      > swipe right
      Size, 1, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.
      > rotor "Headings"
      ~ rotor: Headings
      > tap
      Size, 1, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.
      > swipe down
      Two, Heading
      > swipe up
      One, Heading
      > swipe right
      Size, 1, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.
      > swipe up
      2
      > swipe right
      Two, Heading
      > swipe up
      One, Heading
      """ + volume
    ),
    .init(
      "a landing made by the rotor keeps the rotor",
      """
      > start
      One, Heading
      > rotor "Form controls"
      ~ rotor: Form controls
      > swipe down
      Size, 1, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.
      > swipe down
      Mail, Button
      ~ hint: Actions available
      > swipe up
      Size, 1, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.
      > rotor "Adjust value"
      ~ rotor: Adjust value
      > swipe up
      2
      """ + volume
    ),
    .init(
      "after a landing made by the rotor an item move chooses again",
      """
      > start
      One, Heading
      > rotor "Form controls"
      ~ rotor: Form controls
      > swipe down
      Size, 1, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.
      > swipe right
      Two, Heading
      > swipe left
      Size, 1, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.
      > swipe down
      ~ sound: boundary
      """ + volume
    ),
    .init(
      "first and last item choose as swipes do",
      """
      > start
      Top
      > four-finger tap bottom
      Size, 1, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.
      > swipe up
      2
      > four-finger tap top
      Top
      > swipe down
      cap T

      -- app.screen --
      screen a
        text "Top"
        adjustable "Size"
          values: 1 | 2 | 3
      """
    ),
    .init(
      "an adjustable with actions chooses Adjust value",
      """
      > start
      Size, 1, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value. Actions available
      > swipe up
      2
      > rotor "Actions"
      ~ rotor: Actions
      > swipe down
      Reset

      -- app.screen --
      screen a
        adjustable "Size"
          values: 1 | 2 | 3
          action "Reset": announce "Reset"
      """
    ),
    .init(
      "a change of layout chooses, too",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Size, 1, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.
      > swipe up
      2

      -- app.screen --
      screen a
        button "Go"
          on activate: notify layoutChanged #size
        text "Between"
        adjustable "Size" #size
          values: 1 | 2 | 3
      """
    ),
    .init(
      "a new screen chooses, and on the way back the own choice holds",
      """
      > start
      Go, Button
      > rotor "Words"
      ~ rotor: Words
      > double tap
      ~ sound: activate
      ~ screen: b
      Size, 1, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.
      > swipe up
      2
      > scrub
      ~ screen: a
      Go, Button
      > swipe down
      Go

      -- app.screen --
      screen a
        button "Go"
          on activate: push b
      screen b
        adjustable "Size"
          values: 1 | 2 | 3
      """
    ),
    .init(
      "the last own choice that is not on offer comes back where it is",
      """
      > start
      Bailey
      ~ hint: More content available
      > rotor "More content"
      ~ rotor: More content
      > swipe right
      Between
      > swipe right
      Rex
      ~ hint: More content available
      > swipe down
      5, Age

      -- app.screen --
      screen a
        element "Bailey"
          content "Age": 3
        text "Between"
        element "Rex"
          content "Age": 5
      """
    ),
    .init(
      "actions of a container choose Actions inside",
      """
      > start
      Top
      > swipe right
      Ann
      ~ hint: Actions available
      > swipe up
      Delete
      > swipe right
      Bob
      ~ hint: Actions available
      > double tap
      ~ refused: nothing to activate

      -- app.screen --
      screen a
        text "Top"
        view
          action "Delete": announce "Deleted"
          text "Ann"
          text "Bob"
      """
    ),
    .init(
      "a dimmed adjustable is offered Adjust value, and refuses",
      """
      > start
      Size, 1, dimmed, Adjustable
      > swipe up
      ~ refused: dimmed
      > swipe down
      ~ refused: dimmed

      -- app.screen --
      screen a
        adjustable notEnabled "Size"
          values: 1 | 2
      """
    ),
    .init(
      "increment and decrement adjust wherever the rotor stands",
      """
      > start
      Size, 1, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.
      > rotor "Words"
      ~ rotor: Words
      > increment
      2
      > decrement
      1
      > swipe down
      Size

      -- app.screen --
      screen a
        adjustable "Size"
          values: 1 | 2
      """
    ),
  ]
}
