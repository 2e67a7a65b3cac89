// Longer than 300 lines: a table with one row for each gesture.

extension Gesture.Kind {
  /// The gesture's row in the table.
  ///
  /// If a gesture has no row, the program doesn't compile.
  ///
  /// The `switch` statement is long because it contains the whole table.
  ///
  /// - Source: VOICEOVER.md, chapter 5 [iOS 14 commands]; SESSIONS.md, "Commands" and "Single keys".
  var row: GestureDefinition {
    switch self {
    case .start:
      GestureDefinition(
        words: "start",
        syntax: .optionalScreen { .start(screen: $0) },
        fingers: "you open the app from the Home Screen",
        effect: """
          launches the app from the beginning, on the given screen or, without a name, on the \
          first screen
          """,
        isMadeByFingers: false
      )
    case .swipeRight:
      GestureDefinition(
        words: "swipe right",
        aliases: ["n", "next", "right"],
        synonyms: ["swipe to the right"],
        syntax: .countOrTarget { .swipe(.right, $0) },
        fingers: "one finger flicks to the right",
        keys: "VO+Right Arrow",
        quickNavKeys: "Right Arrow",
        singleKeys: [.right, "n"],
        effect: "goes to the next element",
        cost: .one,
        movement: .next,
        isAskedFor: true
      )
    case .swipeLeft:
      GestureDefinition(
        words: "swipe left",
        aliases: ["p", "previous", "left"],
        synonyms: ["swipe to the left"],
        syntax: .countOrTarget { .swipe(.left, $0) },
        fingers: "one finger flicks to the left",
        keys: "VO+Left Arrow",
        quickNavKeys: "Left Arrow",
        singleKeys: [.left, "p"],
        effect: "goes to the previous element",
        cost: .one,
        movement: .previous,
        isAskedFor: true
      )
    case .swipeUp:
      GestureDefinition(
        words: "swipe up",
        aliases: ["u", "up"],
        synonyms: ["swipe upwards"],
        syntax: .countOrTarget { .swipe(.up, $0) },
        fingers: "one finger flicks up",
        keys: "VO+Up Arrow",
        quickNavKeys: "Up Arrow",
        singleKeys: [.up, "u"],
        effect:
          "goes to the rotor's previous item, or increases the value of an adjustable element",
        cost: .one,
        movement: .previousItem,
        isAskedFor: true
      )
    case .swipeDown:
      GestureDefinition(
        words: "swipe down",
        aliases: ["d", "down"],
        synonyms: ["swipe downwards"],
        syntax: .countOrTarget { .swipe(.down, $0) },
        fingers: "one finger flicks down",
        keys: "VO+Down Arrow",
        quickNavKeys: "Down Arrow",
        singleKeys: [.down, "d"],
        effect:
          "goes to the rotor's next item, or decreases the value of an adjustable element",
        cost: .one,
        movement: .nextItem,
        isAskedFor: true
      )
    case .doubleTap:
      GestureDefinition(
        words: "double tap",
        aliases: ["a", "activate"],
        syntax: .nothing(.doubleTap),
        fingers: "one finger taps twice, anywhere",
        keys: "VO+Space",
        quickNavKeys: "Up Arrow+Down Arrow",
        singleKeys: [" ", "a"],
        effect: "activates the element",
        cost: .one,
        isAskedFor: true
      )
    case .splitTap:
      GestureDefinition(
        words: "split tap",
        syntax: .nothing(.splitTap),
        fingers: "one finger rests on the element while a second finger taps",
        effect: "activates the element, as a double tap does",
        practiceName: "double tap",
        cost: .one,
        isAskedFor: true
      )
    case .tap:
      GestureDefinition(
        words: "tap",
        syntax: .optionalPlace { Gesture.tapped($0) },
        fingers: "one finger taps once",
        singleKeys: ["t"],
        effect: "says the element again, or goes to the given element or point"
      )
    case .touch:
      GestureDefinition(
        words: "touch",
        aliases: ["explore"],
        syntax: .place { .touch($0) },
        fingers: """
          one finger touches a place on the screen; the cursor stays there after you lift the finger
          """,
        effect: "goes to the element under the finger"
      )
    case .rotorRight:
      GestureDefinition(
        words: "rotor right",
        aliases: ["]", "two-finger rotate right"],
        syntax: .count { .turnRotor(.right, count: $0) },
        fingers: "two fingers turn to the right, as if on a dial",
        keys: "VO+Command+Right Arrow",
        quickNavKeys: "Up Arrow+Right Arrow",
        singleKeys: ["]"],
        effect: "turns the rotor to its next setting",
        practiceName: "two finger rotate right",
        cost: .one,
        movement: .turnRight,
        isAskedFor: true
      )
    case .rotorLeft:
      GestureDefinition(
        words: "rotor left",
        aliases: ["[", "two-finger rotate left"],
        syntax: .count { .turnRotor(.left, count: $0) },
        fingers: "two fingers turn to the left, as if on a dial",
        keys: "VO+Command+Left Arrow",
        quickNavKeys: "Up Arrow+Left Arrow",
        singleKeys: ["["],
        effect: "turns the rotor to its previous setting",
        practiceName: "two finger rotate left",
        cost: .one,
        movement: .turnLeft,
        isAskedFor: true
      )
    case .rotor:
      GestureDefinition(
        words: "rotor",
        syntax: .rotorName { .rotor($0) },
        fingers: "two fingers turn as many times as needed",
        keys: """
          VO+Command+Right Arrow, repeatedly; VO+Command and H, L, G, T, or X go straight to the \
          next heading, link, image, table, or list
          """,
        effect: "turns the rotor to the setting that you name",
        practiceName: "two finger rotate right",
        cost: .turns,
        isAskedFor: true
      )
    case .scrub:
      GestureDefinition(
        words: "scrub",
        aliases: ["z", "escape", "two-finger scrub"],
        syntax: .nothing(.scrub),
        fingers: "two fingers draw a Z",
        keys: "VO+`",
        singleKeys: ["z"],
        effect: "goes back, closes what's open, or ends editing",
        practiceName: "two finger scrub",
        isAskedFor: true
      )
    case .magicTap:
      GestureDefinition(
        words: "magic tap",
        aliases: ["m", "two-finger double tap"],
        syntax: .nothing(.magicTap),
        fingers: "two fingers tap twice",
        keys: "VO+-",
        singleKeys: ["m"],
        effect: "performs the most important action on the screen",
        practiceName: "two finger double tap",
        isAskedFor: true
      )
    case .fourFingerTapTop:
      GestureDefinition(
        words: "four-finger tap top",
        aliases: ["first"],
        syntax: .nothing(.fourFingerTap(.top)),
        fingers: "four fingers tap once on the upper half of the screen",
        keys: "VO+Home",
        effect: "goes to the first element",
        cost: .one,
        movement: .first,
        isAskedFor: true
      )
    case .fourFingerTapBottom:
      GestureDefinition(
        words: "four-finger tap bottom",
        aliases: ["last"],
        syntax: .nothing(.fourFingerTap(.bottom)),
        fingers: "four fingers tap once on the lower half of the screen",
        keys: "VO+End",
        effect: "goes to the last element",
        cost: .one,
        movement: .last,
        isAskedFor: true
      )
    case .increment:
      GestureDefinition(
        words: "increment",
        aliases: ["+"],
        syntax: .count { .increment(count: $0) },
        fingers: "the rotor is set to Adjust value, and one finger flicks up",
        keys: "VO+Up Arrow",
        effect: "increases the value",
        practiceName: "swipe up",
        cost: .one,
        isAskedFor: true
      )
    case .decrement:
      GestureDefinition(
        words: "decrement",
        aliases: ["-"],
        syntax: .count { .decrement(count: $0) },
        fingers: "the rotor is set to Adjust value, and one finger flicks down",
        keys: "VO+Down Arrow",
        effect: "decreases the value",
        practiceName: "swipe down",
        cost: .one,
        isAskedFor: true
      )
    case .action:
      GestureDefinition(
        words: "action",
        syntax: .actionName { .action($0) },
        fingers: "the rotor is set to Actions; one finger flicks down to the name and taps twice",
        keys: "VO+Down Arrow to the name, then VO+Space",
        effect: "performs the custom action that you name",
        practiceName: "double tap",
        cost: .turnsAndSwipes,
        isAskedFor: true
      )
    case .type:
      GestureDefinition(
        words: "type",
        syntax: .text { .type($0) },
        fingers: "you find each key of the onscreen keyboard and double-tap it",
        keys: "the letters themselves",
        effect: "types text into the field that you're editing"
      )
    case .delete:
      GestureDefinition(
        words: "delete",
        syntax: .count { .delete(count: $0) },
        fingers: "you double-tap the Delete key of the onscreen keyboard",
        keys: "Delete",
        effect: "deletes characters before the insertion point, or the selected text"
      )
    case .return:
      GestureDefinition(
        words: "return",
        aliases: ["done"],
        syntax: .nothing(.return),
        fingers: "you double-tap the Return or Done key of the onscreen keyboard",
        keys: "Return",
        effect: "performs the app's action for Return, or ends editing"
      )
    case .wait:
      GestureDefinition(
        words: "wait",
        syntax: .duration { .wait($0) },
        fingers: "no finger moves",
        effect: "lets the given time pass; other gestures take no time",
        cutsSpeech: false,
        isMadeByFingers: false
      )
    case .doubleTapAndHold:
      GestureDefinition(
        words: "double tap and hold",
        aliases: ["hold", "tap and hold"],
        syntax: .nothing(.doubleTapAndHold),
        fingers: "one finger taps twice and stays on the screen after the second tap",
        effect: "passes the touch to the app, which treats it as a long press"
      )
    case .tripleTap:
      GestureDefinition(
        words: "triple tap",
        aliases: ["long press"],
        syntax: .nothing(.tripleTap),
        fingers: "one finger taps three times",
        keys: "VO+Shift+M",
        effect: "performs a long press"
      )
    case .drag:
      GestureDefinition(
        words: "drag",
        syntax: .path { .drag(from: $0, to: $1) },
        fingers: "one finger moves over the screen without leaving it",
        effect: "speaks each element that the finger reaches"
      )
    case .passThroughLeft:
      GestureDefinition(
        words: "pass through left",
        syntax: .nothing(.passThrough(.left)),
        fingers:
          "one finger taps twice, stays on the screen after the second tap, and moves left",
        effect: "sends a leftward movement to the app",
        practiceName: "double tap, hold and drag left"
      )
    case .passThroughRight:
      GestureDefinition(
        words: "pass through right",
        syntax: .nothing(.passThrough(.right)),
        fingers:
          "one finger taps twice, stays on the screen after the second tap, and moves right",
        effect: "sends a rightward movement to the app",
        practiceName: "double tap, hold and drag right"
      )
    case .passThroughUp:
      GestureDefinition(
        words: "pass through up",
        syntax: .nothing(.passThrough(.up)),
        fingers:
          "one finger taps twice, stays on the screen after the second tap, and moves up",
        effect: "sends an upward movement to the app",
        practiceName: "double tap, hold and drag up"
      )
    case .passThroughDown:
      GestureDefinition(
        words: "pass through down",
        syntax: .nothing(.passThrough(.down)),
        fingers:
          "one finger taps twice, stays on the screen after the second tap, and moves down",
        effect: "sends a downward movement to the app",
        practiceName: "double tap, hold and drag down"
      )
    case .zoomIn:
      GestureDefinition(
        words: "zoom in",
        syntax: .nothing(.zoomIn),
        fingers: "the rotor is set to Zoom, and one finger flicks up",
        effect: "zooms in",
        practiceName: "swipe up"
      )
    case .zoomOut:
      GestureDefinition(
        words: "zoom out",
        syntax: .nothing(.zoomOut),
        fingers: "the rotor is set to Zoom, and one finger flicks down",
        effect: "zooms out",
        practiceName: "swipe down"
      )
    case .twoFingerTap:
      GestureDefinition(
        words: "two-finger tap",
        aliases: ["pause"],
        syntax: .nothing(.twoFingerTap),
        fingers: "two fingers tap once",
        keys: "Control",
        effect: "pauses or resumes speech",
        cutsSpeech: false
      )
    case .twoFingerSwipeDown:
      GestureDefinition(
        words: "two-finger swipe down",
        aliases: ["read all"],
        syntax: .nothing(.twoFingerSwipe(.down)),
        fingers: "two fingers flick down",
        keys: "VO+A",
        effect: "reads everything from the cursor onward, and turns pages"
      )
    case .twoFingerSwipeUp:
      GestureDefinition(
        words: "two-finger swipe up",
        aliases: ["read from top"],
        syntax: .nothing(.twoFingerSwipe(.up)),
        fingers: "two fingers flick up",
        keys: "VO+B",
        effect: "reads everything from the top"
      )
    case .twoFingerTripleTap:
      GestureDefinition(
        words: "two-finger triple tap",
        aliases: ["item chooser"],
        syntax: .optionalText { .twoFingerTripleTap($0) },
        fingers: "two fingers tap three times",
        keys: "VO+I",
        effect: """
          opens the item chooser, which lists elements by name, or goes to the first element that \
          contains your text
          """
      )
    case .threeFingerSwipeLeft:
      GestureDefinition(
        words: "three-finger swipe left",
        aliases: ["scroll left"],
        syntax: .count { .threeFingerSwipe(.left, count: $0) },
        fingers: "three fingers flick to the left",
        effect: "scrolls to the next page, or to the previous page in right-to-left layouts"
      )
    case .threeFingerSwipeRight:
      GestureDefinition(
        words: "three-finger swipe right",
        aliases: ["scroll right"],
        syntax: .count { .threeFingerSwipe(.right, count: $0) },
        fingers: "three fingers flick to the right",
        effect: "scrolls to the previous page, or to the next page in right-to-left layouts"
      )
    case .threeFingerSwipeUp:
      GestureDefinition(
        words: "three-finger swipe up",
        aliases: ["scroll up"],
        syntax: .count { .threeFingerSwipe(.up, count: $0) },
        fingers: "three fingers flick up",
        effect: "scrolls down to the next page"
      )
    case .threeFingerSwipeDown:
      GestureDefinition(
        words: "three-finger swipe down",
        aliases: ["scroll down"],
        syntax: .count { .threeFingerSwipe(.down, count: $0) },
        fingers: "three fingers flick down",
        effect: "scrolls up to the previous page"
      )
    case .threeFingerTap:
      GestureDefinition(
        words: "three-finger tap",
        aliases: ["summary"],
        syntax: .nothing(.threeFingerTap),
        fingers: "three fingers tap once",
        keys: "VO+F3",
        effect: "says where the element is: its page, its position, and its row and column"
      )
    case .threeFingerDoubleTap:
      GestureDefinition(
        words: "three-finger double tap",
        aliases: ["mute"],
        syntax: .nothing(.threeFingerDoubleTap),
        fingers: "three fingers tap twice",
        keys: "VO+S",
        effect: "turns speech off or on"
      )
    case .threeFingerTripleTap:
      GestureDefinition(
        words: "three-finger triple tap",
        aliases: ["curtain"],
        syntax: .nothing(.threeFingerTripleTap),
        fingers: "three fingers tap three times",
        keys: "VO+F11",
        effect: "turns the screen curtain on or off; while it's on, the screen is dark"
      )
    case .threeFingerQuadrupleTap:
      GestureDefinition(
        words: "three-finger quadruple tap",
        aliases: ["copy"],
        syntax: .nothing(.threeFingerQuadrupleTap),
        fingers: "three fingers tap four times",
        keys: "VO+Shift+C",
        effect: "copies VoiceOver's last words"
      )
    case .fourFingerDoubleTap:
      GestureDefinition(
        words: "four-finger double tap",
        aliases: ["practise", "practice"],
        syntax: .nothing(.fourFingerDoubleTap),
        fingers: "four fingers tap twice",
        keys: "VO+K",
        effect: """
          starts practice mode, in which VoiceOver names gestures without performing them; repeat \
          the gesture or scrub to leave
          """
      )
    case .voiceOverOn:
      GestureDefinition(
        words: "voiceover on",
        synonyms: ["vo on"],
        syntax: .nothing(.voiceOver(isOn: true)),
        fingers: "you press the side button three times",
        effect: "turns VoiceOver on again and moves the cursor to where it starts on this screen",
        isMadeByFingers: false
      )
    case .voiceOverOff:
      GestureDefinition(
        words: "voiceover off",
        synonyms: ["vo off"],
        syntax: .nothing(.voiceOver(isOn: false)),
        fingers: "you press the side button three times",
        effect: "turns VoiceOver off, so it doesn't speak or respond to gestures",
        isMadeByFingers: false
      )
    case .say:
      GestureDefinition(
        words: "say",
        syntax: .phrase { .say($0) },
        fingers: "you say the words aloud, without using your fingers",
        effect: "performs a Voice Control command, such as “Tap Pay”",
        isMadeByFingers: false
      )
    case .voiceControlOn:
      GestureDefinition(
        words: "voice control on",
        syntax: .nothing(.voiceControl(isOn: true)),
        fingers: "you turn on Voice Control in Settings",
        effect: "turns Voice Control on, so 'say' performs its commands",
        isMadeByFingers: false
      )
    case .voiceControlOff:
      GestureDefinition(
        words: "voice control off",
        syntax: .nothing(.voiceControl(isOn: false)),
        fingers: "you turn off Voice Control in Settings",
        effect: "turns Voice Control off, so it no longer listens",
        isMadeByFingers: false
      )
    case .callBegins: PhoneEvent.callBegins.definition
    case .callEnds: PhoneEvent.callEnds.definition
    case .callEndsWithoutResume: PhoneEvent.callEndsWithoutResume.definition
    case .silentSwitchOn: PhoneEvent.silentSwitchOn.definition
    case .silentSwitchOff: PhoneEvent.silentSwitchOff.definition
    case .headphonesOn: PhoneEvent.headphonesOn.definition
    case .headphonesOff: PhoneEvent.headphonesOff.definition
    case .musicOn: PhoneEvent.musicOn.definition
    case .musicOff: PhoneEvent.musicOff.definition
    case .podcastOn: PhoneEvent.podcastOn.definition
    case .podcastOff: PhoneEvent.podcastOff.definition
    case .selectAll:
      GestureDefinition(
        words: "select all",
        syntax: .nothing(.selectAll),
        fingers: "the rotor is set to Edit, and you choose Select All",
        keys: "Command+A",
        effect: "selects all of the text"
      )
    case .select:
      GestureDefinition(
        words: "select",
        syntax: .text { .select($0) },
        fingers:
          "the rotor is set to Text selection, and one finger flicks until the text is selected",
        keys: "VO+Shift+Right Arrow, repeatedly",
        effect: "selects the first occurrence of your text"
      )
    case .undoTyping:
      GestureDefinition(
        words: "three-finger double tap and hold left",
        aliases: ["undo typing"],
        syntax: .nothing(.undoTyping),
        fingers: """
          three fingers tap twice, stay on the screen after the second tap, and flick to the left
          """,
        effect: "undoes typing"
      )
    case .redoTyping:
      GestureDefinition(
        words: "three-finger double tap and hold right",
        aliases: ["redo typing"],
        syntax: .nothing(.redoTyping),
        fingers: """
          three fingers tap twice, stay on the screen after the second tap, and flick to the right
          """,
        effect: "redoes typing that you undid"
      )
    case .quadrupleTap:
      GestureDefinition(
        words: "quadruple tap",
        syntax: .nothing(.quadrupleTap),
        fingers: "one finger taps four times",
        effect: "performs the secondary activation of the element",
        isSimulated: false
      )
    case .twoFingerDoubleTapAndHold:
      GestureDefinition(
        words: "two-finger double tap and hold",
        syntax: .nothing(.twoFingerDoubleTapAndHold),
        fingers: "two fingers tap twice and stay on the screen after the second tap",
        keys: "VO+/",
        effect: "gives the element a label that you choose",
        isSimulated: false
      )
    case .twoFingerSwipeLeft:
      GestureDefinition(
        words: "two-finger swipe left",
        syntax: .nothing(.twoFingerSwipe(.left)),
        fingers: "two fingers flick to the left",
        effect: "enters or leaves a group, in grouped navigation",
        isSimulated: false
      )
    case .twoFingerSwipeRight:
      GestureDefinition(
        words: "two-finger swipe right",
        syntax: .nothing(.twoFingerSwipe(.right)),
        fingers: "two fingers flick to the right",
        effect: "enters or leaves a group, in grouped navigation",
        isSimulated: false
      )
    case .twoFingerPinch:
      GestureDefinition(
        words: "two-finger pinch",
        syntax: .nothing(.twoFingerPinch),
        fingers: "two fingers move apart or together",
        effect: "selects text",
        isSimulated: false
      )
    case .fourFingerSwipeLeft:
      GestureDefinition(
        words: "four-finger swipe left",
        syntax: .nothing(.fourFingerSwipe(.left)),
        fingers: "four fingers flick to the left",
        keys: "VO+Shift+[",
        effect: "goes to the next app",
        isSimulated: false
      )
    case .fourFingerSwipeRight:
      GestureDefinition(
        words: "four-finger swipe right",
        syntax: .nothing(.fourFingerSwipe(.right)),
        fingers: "four fingers flick to the right",
        keys: "VO+Shift+]",
        effect: "goes to the previous app",
        isSimulated: false
      )
    case .home:
      GestureDefinition(
        words: "home",
        syntax: .nothing(.home),
        fingers: "one finger slides up from the lower edge until you feel a vibration",
        keys: "VO+H",
        effect: "goes to the Home Screen",
        isSimulated: false
      )
    }
  }
}
