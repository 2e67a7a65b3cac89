import Testing

/// VOICEOVER.md 6.7.
@Suite("Direct touch")
struct DirectTouchTests {
  @Test("lets touches through to the app", arguments: sessions)
  func replaySessions(_ session: SessionCase) throws { try session.check() }

  static let sessions: [SessionCase] = [
    .init(
      "at once: the description as the cursor comes, then the label at each touch",
      """
      > start
      Piano, Heading
      > touch #c
      C, Button
      C sounds
      > touch #c
      C
      C sounds
      > touch #d
      D, Button
      D sounds
      > swipe left
      C, Button
      > tap
      C, Button

      -- app.screen --
      screen a
        header "Piano"
        button allowsDirectInteraction "C" #c
          on touch: announce "C sounds"
        button allowsDirectInteraction "D" #d
          on touch: announce "D sounds"
      """
    ),
    .init(
      "in silence with silentOnTouch, but swipes speak",
      """
      > start
      Piano, Heading
      > touch #c
      ~ sound: app c
      > touch #c
      ~ sound: app c
      > touch #d
      ~ silent
      > swipe left
      C

      -- app.screen --
      screen a
        header "Piano"
        element allowsDirectInteraction "C" #c
          directTouchOptions: silentOnTouch
          on touch: play "c"
        element allowsDirectInteraction "D" #d
          directTouchOptions: silentOnTouch
      """
    ),
    .init(
      "after a double tap with requiresActivation, until the cursor leaves",
      """
      > start
      Canvas
      ~ hint: Activate to start direct touch interaction.
      > touch #canvas
      Canvas
      ~ hint: Activate to start direct touch interaction.
      > double tap
      ~ sound: activate
      Canvas
      > touch #canvas
      ~ sound: app line
      Canvas
      > touch 10 10
      ~ sound: app line
      Canvas
      > swipe right
      Done, Button
      > touch #canvas
      Canvas
      ~ hint: Activate to start direct touch interaction.
      > touch #canvas
      Canvas
      ~ hint: Activate to start direct touch interaction.

      -- app.screen --
      screen a
        element allowsDirectInteraction "Canvas" #canvas
          directTouchOptions: requiresActivation
          on touch: play "line"
        button "Done"
      """
    ),
    .init(
      "with both options it speaks until it is activated",
      """
      hints: off

      > start
      Done, Button
      > touch #canvas
      Canvas
      > double tap
      ~ sound: activate
      Canvas
      Drawing
      > touch #canvas
      ~ sound: app line
      > :undo 2
      > touch #canvas
      Canvas

      -- app.screen --
      screen a
        button "Done"
        element allowsDirectInteraction "Canvas" #canvas
          directTouchOptions: silentOnTouch, requiresActivation
          on activate: announce "Drawing"
          on touch: play "line"
      """
    ),
    .init(
      "needs the trait",
      """
      > start
      Piano, Heading
      > touch #c
      C
      > touch #c
      C

      -- app.screen --
      screen a
        header "Piano"
        element "C" #c
          directTouchOptions: silentOnTouch
          on touch: announce "Wrong"
      """
    ),
    .init(
      "under a finger that is dragged over it",
      """
      > start
      Piano, Heading
      > drag 10 60 to 10 160
      ~ sound: app c
      C
      ~ sound: app d
      D
      ~ sound: empty

      -- app.screen --
      screen a
        header "Piano"
        element allowsDirectInteraction "C"
          on touch: play "c"
        element allowsDirectInteraction "D"
          on touch: play "d"
      """
    ),
    .init(
      "may lead elsewhere, and speaks a value that it changed",
      """
      hints: off

      > start
      Dial, 1, Adjustable
      > touch #dial
      Dial
      2
      > touch #away
      ~ screen: b
      Away
      Other

      -- app.screen --
      screen a
        adjustable allowsDirectInteraction "Dial" #dial
          range: 1...9
          on touch: increment self
        element allowsDirectInteraction "Away" #away
          on touch: push b
      screen b
        text "Other"
      """
    ),
  ]
}
