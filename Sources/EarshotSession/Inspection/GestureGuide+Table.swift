extension GestureGuide {
  /// Every gesture, in the order of the commands.
  ///
  /// - Source: VOICEOVER.md, chapter 5; SESSIONS.md, "Commands".
  package static let all = moving + rotor + acts + description + switches + texts + leftOut

  private static let moving = [
    GestureGuide("start", "the app's icon is opened", "launches the app anew"),
    GestureGuide(
      "swipe right",
      "one finger flicks to the right",
      keys: "VO+Right Arrow",
      "to the next element"
    ),
    GestureGuide(
      "swipe left",
      "one finger flicks to the left",
      keys: "VO+Left Arrow",
      "to the previous element"
    ),
    GestureGuide(
      "swipe up",
      "one finger flicks up",
      keys: "VO+Up Arrow",
      "the rotor's previous item; makes the value of an adjustable larger"
    ),
    GestureGuide(
      "swipe down",
      "one finger flicks down",
      keys: "VO+Down Arrow",
      "the rotor's next item; makes the value of an adjustable smaller"
    ),
    GestureGuide("tap", "one finger taps once", "speaks the element again, or goes to one"),
    GestureGuide(
      "touch",
      "one finger is laid down; lifting it leaves the cursor there",
      "to the element under the finger"
    ),
    GestureGuide(
      "drag",
      "one finger moves over the screen without leaving it",
      "speaks each element that the finger meets"
    ),
    GestureGuide(
      "four-finger tap top",
      "four fingers tap once on the upper half of the screen",
      keys: "VO+Home",
      "to the first element"
    ),
    GestureGuide(
      "four-finger tap bottom",
      "four fingers tap once on the lower half of the screen",
      keys: "VO+End",
      "to the last element"
    ),
  ]

  private static let rotor = [
    GestureGuide(
      "rotor right",
      "two fingers turn to the right as if on a dial",
      keys: "VO+Command+Right Arrow",
      "turns the rotor to its next option"
    ),
    GestureGuide(
      "rotor left",
      "two fingers turn to the left as if on a dial",
      keys: "VO+Command+Left Arrow",
      "turns the rotor to its previous option"
    ),
    GestureGuide(
      "rotor",
      "two fingers turn as often as it takes",
      keys: "VO+Command+Right Arrow, again and again; VO+Command and H, L, G, T or X go "
        + "to the next heading, link, image, table or list straight away",
      "turns the rotor to the option of that name"
    ),
    GestureGuide(
      "action",
      "the rotor stands on Actions; one finger flicks down to the name and taps twice",
      keys: "VO+Down Arrow to the name, then VO+Space",
      "performs the custom action of that name"
    ),
  ]

  private static let acts = [
    GestureGuide(
      "double tap",
      "one finger taps twice, anywhere",
      keys: "VO+Space",
      "activates the element"
    ),
    GestureGuide(
      "split tap",
      "one finger rests on the element, another one taps",
      "activates the element, as a double tap"
    ),
    GestureGuide(
      "double tap and hold",
      "one finger taps twice and stays on the second tap",
      "lets the finger through to the app: a long press"
    ),
    GestureGuide(
      "triple tap",
      "one finger taps three times",
      keys: "VO+Shift+M",
      "a long press"
    ),
    GestureGuide("pass through left", passing("left"), passed("left")),
    GestureGuide("pass through right", passing("right"), passed("right")),
    GestureGuide("pass through up", passing("up"), passed("up")),
    GestureGuide("pass through down", passing("down"), passed("down")),
    GestureGuide(
      "scrub",
      "two fingers draw a Z",
      keys: "VO+`",
      "leaves: ends editing, closes, goes back"
    ),
    GestureGuide(
      "magic tap",
      "two fingers tap twice",
      keys: "VO+-",
      "does the most important thing of the screen"
    ),
    GestureGuide("increment", flicking("up"), keys: "VO+Up Arrow", "makes the value larger"),
    GestureGuide("decrement", flicking("down"), keys: "VO+Down Arrow", "makes the value smaller"),
    GestureGuide(
      "three-finger swipe left",
      "three fingers flick to the left",
      "scrolls to the next page, right to left to the previous one"
    ),
    GestureGuide(
      "three-finger swipe right",
      "three fingers flick to the right",
      "scrolls to the previous page, right to left to the next one"
    ),
    GestureGuide(
      "three-finger swipe up",
      "three fingers flick up",
      "scrolls down to the next page"
    ),
    GestureGuide(
      "three-finger swipe down",
      "three fingers flick down",
      "scrolls up to the previous page"
    ),
    GestureGuide(
      "zoom in",
      "the rotor stands on Zoom, one finger flicks up",
      "makes what is shown larger"
    ),
    GestureGuide(
      "zoom out",
      "the rotor stands on Zoom, one finger flicks down",
      "makes what is shown smaller"
    ),
  ]

  private static func passing(_ direction: String) -> String {
    "one finger taps twice, stays on the second tap and moves \(direction)"
  }

  private static func passed(_ direction: String) -> String {
    "lets the movement \(direction) through to the app"
  }

  private static func flicking(_ direction: String) -> String {
    "the rotor stands on Adjust value, one finger flicks \(direction)"
  }
}
