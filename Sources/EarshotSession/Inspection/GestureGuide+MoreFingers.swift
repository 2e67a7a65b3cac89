// Reading, switches, text, and what is left out.
extension GestureGuide {
  static let description = [
    GestureGuide(
      "two-finger tap",
      "two fingers tap once",
      keys: "Control",
      "pauses speech, and goes on with it"
    ),
    GestureGuide(
      "two-finger swipe down",
      "two fingers flick down",
      keys: "VO+A",
      "reads everything from here on, turning pages"
    ),
    GestureGuide(
      "two-finger swipe up",
      "two fingers flick up",
      keys: "VO+B",
      "reads everything from the top"
    ),
    GestureGuide(
      "two-finger triple tap",
      "two fingers tap three times",
      keys: "VO+I",
      "lists the elements, or goes to the first that holds a text"
    ),
    GestureGuide(
      "three-finger tap",
      "three fingers tap once",
      keys: "VO+F3",
      "says where the element is: page, place among others, row and column"
    ),
  ]

  static let switches = [
    GestureGuide(
      "three-finger double tap",
      "three fingers tap twice",
      keys: "VO+S",
      "speech off, and on again"
    ),
    GestureGuide(
      "three-finger triple tap",
      "three fingers tap three times",
      keys: "VO+F11",
      "screen curtain on, and off again: the screen is dark"
    ),
    GestureGuide(
      "three-finger quadruple tap",
      "three fingers tap four times",
      keys: "VO+Shift+C",
      "copies what was spoken last"
    ),
    GestureGuide(
      "four-finger double tap",
      "four fingers tap twice",
      keys: "VO+K",
      "help: gestures are named and do nothing, until the same again or a scrub"
    ),
  ]

  static let texts = [
    GestureGuide(
      "type",
      "keys of the keyboard on the screen, each found and tapped twice",
      keys: "the letters themselves",
      "types into the field that is being edited"
    ),
    GestureGuide(
      "delete",
      "the delete key of the keyboard on the screen",
      keys: "Delete",
      "deletes before the insertion point, or what is selected"
    ),
    GestureGuide(
      "return",
      "the key Return or Done of the keyboard on the screen",
      keys: "Return",
      "the app's own act, else the end of editing"
    ),
    GestureGuide(
      "select all",
      "Select All in the menu that Edit on the rotor brings up",
      keys: "Command+A",
      "selects the whole text"
    ),
    GestureGuide(
      "select",
      "the rotor moves over the text with the selection held",
      keys: "VO+Shift+Right Arrow, again and again",
      "selects the first place of a text"
    ),
    GestureGuide(
      "three-finger double tap and hold left",
      "three fingers tap twice, stay on the second tap and flick to the left",
      "takes typing back"
    ),
    GestureGuide(
      "three-finger double tap and hold right",
      "three fingers tap twice, stay on the second tap and flick to the right",
      "does typing again that was taken back"
    ),
    GestureGuide("wait", "no finger moves", "lets time pass; nothing else does"),
  ]

  static let leftOut = [
    GestureGuide("quadruple tap", "one finger taps four times", "activates in a second way"),
    GestureGuide(
      "two-finger double tap and hold",
      "two fingers tap twice and stay on the second tap",
      keys: "VO+/",
      "gives the element a label of the user's own"
    ),
    GestureGuide(
      "two-finger swipe left",
      "two fingers flick to the left",
      "nothing, but in grouped navigation"
    ),
    GestureGuide(
      "two-finger swipe right",
      "two fingers flick to the right",
      "nothing, but in grouped navigation"
    ),
    GestureGuide("two-finger pinch", "two fingers move apart or together", "selects text"),
    GestureGuide(
      "four-finger swipe left",
      "four fingers flick to the left",
      keys: "VO+Shift+[",
      "to the next app"
    ),
    GestureGuide(
      "four-finger swipe right",
      "four fingers flick to the right",
      keys: "VO+Shift+]",
      "to the previous app"
    ),
    GestureGuide(
      "home",
      "one finger slides up from the lower edge until it is felt",
      keys: "VO+H",
      "to the home screen"
    ),
  ]
}
