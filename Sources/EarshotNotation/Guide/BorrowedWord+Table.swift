import EarshotModel

// Words that people type, with their replacements. A row is found by the test of its place, which
// types each word.
extension BorrowedWord {
  static let traits = [
    BorrowedWord(
      "disabled dimmed inactive unavailable greyed grayed deaktiviert ausgegraut",
      "write 'notEnabled' if it can't be used; VoiceOver says “dimmed”"
    ),
    BorrowedWord(
      "enabled isenabled active",
      "leave it out: an element is enabled unless it is 'notEnabled'"
    ),
    BorrowedWord("true false yes no", "write 'switch on' or 'switch off'"),
    BorrowedWord("id testid identifier", "an identifier is written '#name', after the text"),
    BorrowedWord(
      "cancel destructive primary secondary default",
      "leave it out: VoiceOver doesn't say it"
    ),
    BorrowedWord("decorative", "leave the line out, or write 'element: false' below"),
    BorrowedWord(
      "when if unless",
      "'when' follows a property or an event, as in 'hidden when #age is off: true'"
    ),
    BorrowedWord("heading title", "a heading is a 'header'"),
    BorrowedWord(
      "checked unchecked",
      "write 'switch on' or 'checkbox on', or the trait 'selected'"
    ),
    BorrowedWord("clickable tappable interactive pressable touchable", "write 'button'"),
    BorrowedWord(
      "expanded collapsed open closed",
      "write 'expandedStatus: expanded' or 'expandedStatus: collapsed' below"
    ),
    BorrowedWord("hidden invisible", "write 'hidden: true' below, or 'elementsHidden: true'"),
    BorrowedWord("modal", "write 'viewIsModal: true' below"),
    BorrowedWord(
      "src source file asset systemname url http https",
      "leave it out: VoiceOver never says where something comes from"
    ),
    BorrowedWord("secure password masked", "write 'secureTextField' at the beginning of the line"),
    BorrowedWord(
      "size textsize fontsize",
      "leave it out: VoiceOver never says it; 'fontSize: 24' below is for the audit"
    ),
    BorrowedWord("href", "write 'on activate: push SCREEN' on its own line below"),
    BorrowedWord("min max from", "write 'range: 0...100' on its own line below"),
    BorrowedWord(
      "live liveregion polite assertive",
      "write 'updatesFrequently', or announce what changes"
    ),
    BorrowedWord("bar", "bars are one word: 'tabBar', 'toolbar', or 'navigationBar'"),
    BorrowedWord("field", "fields are one word: 'textField', 'searchField', 'secureTextField'"),
    BorrowedWord("view", "views are one word: 'scrollView'; a plain one is a 'view'"),
    BorrowedWord("switch toggle", "the role 'switch' begins the line"),
    BorrowedWord(
      "bold italic underlined semibold medium regular light",
      "leave it out: VoiceOver never says it; 'fontSize: 15 bold' below is for the audit"
    ),
    BorrowedWord(
      "type inputtype keyboardtype textcontenttype",
      "leave it out: VoiceOver doesn't say what a field is for; say it in the label or in a 'hint'"
    ),
    BorrowedWord(
      "required mandatory optional",
      "leave it out: UIKit has no such trait; say it in the label or in a 'hint'"
    ),
  ]

  static let events = [
    BorrowedWord(
      """
      tap click press touchupinside ontap onclick doubletap select primaryaction tapped clicked \
      pressed singletap touchstart touchend release
      """,
      "a double tap is 'activate'"
    ),
    BorrowedWord(
      """
      change input toggle edit onchange changed seek type typing editingchanged check \
      uncheck turnon turnoff selectionchange textchange
      """,
      "write 'valueChanged'"
    ),
    BorrowedWord(
      "action customaction accessibilityaction",
      "write 'action \"Delete\":' without 'on'"
    ),
    BorrowedWord(
      "delete remove swipetodelete ondelete",
      "write 'action \"Delete\":'; a deletion in a field causes 'valueChanged'"
    ),
    BorrowedWord(
      "load open show viewdidappear viewdidload onappear start enter launch mount visible ready",
      "write 'appear'"
    ),
    BorrowedWord("back dismiss close cancel scrub", "a scrub is 'escape'"),
    BorrowedWord("submit done search keydown keyup", "write 'return', which is the key Return"),
    BorrowedWord("blur leave", "write 'unfocus'"),
    BorrowedWord(
      "incomingcall phonecall call interruption interrupted ring",
      "write 'audioInterrupted'"
    ),
    BorrowedWord("headphones unplugged routechange unplug", "write 'headphonesRemoved'"),
    BorrowedWord("hover", "the cursor arrives with 'focus'"),
    BorrowedWord("swipeup plus increase", "write 'increment'"),
    BorrowedWord("swipedown minus decrease", "write 'decrement'"),
    BorrowedWord(
      "swipeleft",
      """
      the cursor moves by itself; a page turns with 'scroll left', and an action of a row is \
      'action "Delete": remove self'
      """
    ),
    BorrowedWord(
      "swiperight",
      """
      the cursor moves by itself; a page turns with 'scroll right', and an action of a row \
      is 'action "Delete": remove self'
      """
    ),
    BorrowedWord(
      "disappear exit hide ondisappear viewdiddisappear viewwilldisappear unload unmount",
      """
      no event occurs on leaving a screen; put the effects above the 'back', 'dismiss', or \
      'push' that leaves it
      """
    ),
    BorrowedWord("hold longtap", "write 'longPress'"),
    BorrowedWord("timer interval tick", "write 'every 20s:'"),
    BorrowedWord(
      "scroll pagechange pan refresh pull",
      "a scroll needs a direction: 'on scroll left:'; pulling down is 'on scroll down:'"
    ),
    BorrowedWord(
      "drag drop pinch rotate shake",
      "Earshot doesn't simulate this gesture; offer the same as 'action \"Move\":'"
    ),
    BorrowedWord(
      "success error end finish notification response",
      "write the effects below the event that starts it, after 'wait 2s'"
    ),
    BorrowedWord("every", "a timer begins with 'every', without 'on'"),
    BorrowedWord("idle timeout inactivity inactive", "write 'idle 60s:', without 'on'"),
  ]
}
