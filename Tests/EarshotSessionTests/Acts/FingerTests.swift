import Testing

/// VOICEOVER.md chapter 5, 6.6 to 6.9: touching, pressing, passing through, dragging, zooming.
@Suite("What a finger does")
struct FingerTests {
  @Test("finds what is under it", arguments: touches)
  func replayTouches(_ session: SessionCase) throws { try session.check() }

  @Test("touches directly what allows it", arguments: directTouches)
  func replayDirectTouches(_ session: SessionCase) throws { try session.check() }

  @Test("presses and passes through", arguments: presses)
  func replayPresses(_ session: SessionCase) throws { try session.check() }

  @Test("drags, drops and zooms", arguments: drags)
  func replayDrags(_ session: SessionCase) throws { try session.check() }

  static let touches: [SessionCase] = [
    .init(
      "by place: the topmost, an empty place leaves the cursor",
      """
      > start
      Back
      > touch 15 15
      Front
      > touch 5 5
      Back
      > touch 300 300
      ~ sound: empty
      > tap
      Back

      -- app.screen --
      screen a
        text "Back"
          frame: 0 0 100 100
        text "Front"
          frame: 10 10 20 20
      """
    ),
    .init(
      "by name: what is there but no stop, what is not there, what is there no more",
      """
      > start
      One
      > touch #two
      Two
      > touch "one"
      One
      > touch #box
      ~ refused: #box cannot be reached
      > touch #hidden
      ~ refused: #hidden cannot be reached
      > touch #gone
      ~ refused: no such element
      > touch "Hidden"
      ~ refused: no such element
      > touch #nowhere
      ~ refused: no such element
      > tap #two
      Two
      > tap
      Two

      -- app.screen --
      screen a
        on appear: remove #gone
        text "One"
        text "Two" #two
        view #box
        text "Hidden" #hidden
          hidden: true
        text "Gone" #gone
      """
    ),
    .init(
      "a path speaks each stop it meets, once as it comes in",
      """
      > start
      One
      > drag 5 5 to 5 65
      One
      Two
      Three
      > drag 5 65 to 5 5
      Three
      Two
      One

      -- app.screen --
      screen a
        text "One"
          frame: 0 0 100 20
        text "Two"
          frame: 0 20 100 20
        text "Three"
          frame: 0 40 100 40
      """
    ),
    .init(
      "without frames there are rows of 44 points",
      """
      > start
      One
      > touch 10 50
      Two
      > touch 10 10
      One
      > touch 10 500
      ~ sound: empty

      -- app.screen --
      screen a
        text "One"
        text "Two"
      """
    ),
    .init(
      "the stops of a bar share a row",
      """
      > start
      One
      > touch 10 50
      Tab Bar, A, Tab, 1 of 2
      > touch 380 50
      B, Tab, 2 of 2

      -- app.screen --
      screen a
        text "One"
        tabBar
          tab "A"
          tab "B"
      """
    ),
  ]

  static let directTouches: [SessionCase] = [
    .init(
      "without options each touch says the label and reaches the app",
      """
      > start
      Piano, keys
      > touch #piano
      Piano
      C
      > touch #piano
      Piano
      C

      -- app.screen --
      screen a
        element allowsDirectInteraction "Piano" #piano
          value: keys
          on touch: announce "C"
      """
    ),
    .init(
      "silentOnTouch leaves the label out",
      """
      > start
      Title, Heading
      > touch #piano
      C
      > touch #piano
      C

      -- app.screen --
      screen a
        header "Title"
        element allowsDirectInteraction "Piano" #piano
          directTouchOptions: silentOnTouch
          on touch: announce "C"
      """
    ),
    .init(
      "requiresActivation waits for a double tap, and again after focus left",
      """
      > start
      Piano
      ~ hint: Activate to start direct touch interaction.
      > touch #piano
      Piano
      ~ hint: Activate to start direct touch interaction.
      > double tap
      ~ sound: activate
      Piano
      > touch #piano
      Piano
      C
      > swipe right
      Other
      > touch #piano
      Piano
      ~ hint: Activate to start direct touch interaction.

      -- app.screen --
      screen a
        element allowsDirectInteraction "Piano" #piano
          directTouchOptions: requiresActivation
          on touch: announce "C"
        text "Other"
      """
    ),
    .init(
      "both options",
      """
      > start
      Piano
      ~ hint: Activate to start direct touch interaction.
      > double tap
      ~ sound: activate
      Piano
      > touch #piano
      C
      > swipe right
      Other
      > swipe left
      Piano
      ~ hint: Activate to start direct touch interaction.

      -- app.screen --
      screen a
        element allowsDirectInteraction "Piano" #piano
          directTouchOptions: silentOnTouch, requiresActivation
          on touch: announce "C"
        text "Other"
      """
    ),
    .init(
      "the options without the trait do nothing",
      """
      > start
      Piano
      > touch #piano
      Piano

      -- app.screen --
      screen a
        element "Piano" #piano
          directTouchOptions: silentOnTouch
          on touch: announce "C"
      """
    ),
  ]

  static let presses: [SessionCase] = [
    .init(
      "a long press by either gesture, with and without a handler",
      """
      > start
      Photo, Image
      > double tap and hold
      ~ sound: passThrough
      Menu opened
      > triple tap
      Menu opened
      > swipe right
      Text
      > double tap and hold
      ~ sound: passThrough
      > triple tap
      ~ refused: nothing to activate

      -- app.screen --
      screen a
        image "Photo"
          on longPress: announce "Menu opened"
        text "Text"
      """
    ),
    .init(
      "a long press that is declined",
      """
      > start
      Photo, Image
      > triple tap
      ~ refused: nothing to activate
      Not here

      -- app.screen --
      screen a
        image "Photo"
          on longPress:
            announce "Not here"
            decline
      """
    ),
    .init(
      "a long press does not climb",
      """
      > start
      Photo, Image
      > triple tap
      ~ refused: nothing to activate

      -- app.screen --
      screen a
        view
          on longPress: announce "No"
          image "Photo"
      """
    ),
    .init(
      "passing through runs the scroll events of the direction, without status",
      """
      > start
      Map, Image
      > pass through left
      ~ sound: passThrough
      Panned
      > pass through down
      ~ sound: passThrough

      -- app.screen --
      screen a
        image "Map"
          on scroll left: announce "Panned"
      """
    ),
    .init(
      "passing through turns no page of a scroll view",
      """
      > start
      One
      > pass through left
      ~ sound: passThrough
      > scroll left
      ~ scroll: left
      Page 2 of 3

      -- app.screen --
      screen a
        scrollView
          pages: 3
          text "One"
      """
    ),
    .init(
      "what is not simulated says so, and nothing else",
      """
      > start
      One
      > quadruple tap
      ~ refused: not simulated
      > two-finger pinch
      ~ refused: not simulated
      > two-finger swipe left
      ~ refused: not simulated
      > four-finger swipe right
      ~ refused: not simulated

      -- app.screen --
      screen a
        text "One"
      """
    ),
  ]

  static let drags: [SessionCase] = [
    .init(
      "drag from Actions, drop on a target",
      """
      > start
      Synth, draggable
      > action "Drag"
      ~ sound: activate
      > swipe right
      Track, drop ready
      ~ hint: Actions available
      > action "Drop"
      ~ sound: activate
      1 loop
      Drop complete
      > tap
      Track, 1 loop
      > swipe left
      Synth, draggable

      -- app.screen --
      screen a
        element draggable "Synth"
        element "Track"
          action "Drop": set value: 1 loop
      """
    ),
    .init(
      "a scrub puts back what is dragged, and does nothing else",
      """
      > start
      Synth, draggable
      > action "Drag"
      ~ sound: activate
      > scrub
      ~ silent
      > scrub
      Escaped

      -- app.screen --
      screen a
        on escape: announce "Escaped"
        element draggable "Synth"
      """
    ),
    .init(
      "zooming by gesture and by the dial, and where nobody zooms",
      """
      > start
      Photo, Image
      > zoom in
      2x zoom
      > rotor "Zoom"
      ~ rotor: Zoom
      > swipe down
      1x zoom
      > swipe up
      2x zoom
      > swipe right
      Text
      > zoom in
      ~ sound: boundary
      > rotor "Zoom"
      ~ refused: no rotor

      -- app.screen --
      screen a
        image supportsZoom "Photo"
          on zoomIn: announce "2x zoom"
          on zoomOut: announce "1x zoom"
        text "Text"
      """
    ),
  ]
}
