import EarshotModel

// Words that people type for traits and events, with their replacements. A test types every word
// in its position and expects its replacement.
extension BorrowedWord {
  static let traits = [
    BorrowedWord(
      "disabled dimmed inactive unavailable greyed grayed deaktiviert ausgegraut",
      "write 'notEnabled', which makes VoiceOver say “dimmed”"
    ),
    BorrowedWord(
      "enabled isenabled active",
      "leave it out, because an element is enabled unless it's 'notEnabled'"
    ),
    BorrowedWord(
      "indeterminate partial partially tristate",
      "for a switch or a checkbox, write 'mixed'"
    ),
    BorrowedWord(
      "true false yes no",
      "for a switch, write 'switch on' or 'switch off' at the beginning of the line"
    ),
    BorrowedWord("id testid identifier", "write an identifier as '#name', after the text"),
    BorrowedWord(
      "cancel destructive primary secondary default",
      "leave it out, because VoiceOver doesn't say it"
    ),
    BorrowedWord("decorative", "leave out the line, or write 'element: false' below"),
    BorrowedWord(
      "when if unless",
      "use 'when' after a property or an event, as in 'hidden when #age is off: true'"
    ),
    BorrowedWord("heading title", "to make the element a heading, write 'header'"),
    BorrowedWord(
      "checked",
      "write 'switch on' or 'checkbox on' at the beginning of the line; in any other element, write 'selected'"
    ),
    BorrowedWord(
      "unchecked",
      "write 'switch off' or 'checkbox off' at the beginning of the line; in any other element, leave it out"
    ),
    BorrowedWord(
      "clickable tappable interactive pressable touchable",
      """
      leave it out and, for something that people can double-tap, begin the line with a role such \
      as 'button'
      """
    ),
    BorrowedWord(
      "expanded collapsed open closed",
      "write 'expandedStatus: expanded' or 'expandedStatus: collapsed' below"
    ),
    BorrowedWord(
      "hidden invisible",
      "write 'hidden: true' below, or 'elementsHidden: true' for the elements inside"
    ),
    BorrowedWord("modal", "write 'viewIsModal: true' below"),
    BorrowedWord(
      "src source file asset systemname url http https",
      "leave it out, because VoiceOver never says a source or an address"
    ),
    BorrowedWord("secure password masked", "write 'secureTextField' at the beginning of the line"),
    BorrowedWord(
      "size textsize fontsize",
      "leave it out, because VoiceOver never says it, or write 'fontSize: 24' below so the audit can check the size of the text"
    ),
    BorrowedWord("href", "write 'on activate: push SCREEN' on its own line below"),
    BorrowedWord("min max from", "write 'range: 0...100' on its own line below"),
    BorrowedWord(
      "live liveregion polite assertive",
      "write 'updatesFrequently', or announce each change"
    ),
    BorrowedWord(
      "bar",
      "write the name of the bar as one word: 'tabBar', 'toolbar', or 'navigationBar'"
    ),
    BorrowedWord(
      "field",
      "write the name of the field as one word: 'textField', 'searchField', or "
        + "'secureTextField'"
    ),
    BorrowedWord(
      "view",
      "write 'scrollView' as one word or, for a plain view, 'view' at the beginning of the line"
    ),
    BorrowedWord("switch toggle", "put the role 'switch' at the beginning of the line"),
    BorrowedWord(
      "bold semibold",
      """
      leave it out, because VoiceOver never says it, or write 'fontSize: 15 bold', 'foreground', \
      and 'background' below so the audit can check the contrast of the text
      """
    ),
    BorrowedWord(
      "italic underlined medium regular light",
      "leave it out, because VoiceOver never says it"
    ),
    BorrowedWord(
      "type inputtype keyboardtype textcontenttype",
      "leave it out, because VoiceOver doesn't say the type of a field, and describe the "
        + "expected text in the label or a 'hint'"
    ),
    BorrowedWord(
      "required mandatory optional",
      "leave it out, because UIKit has no such trait, and add the word to the label or a 'hint'"
    ),
  ]

  static let events = [
    BorrowedWord(
      """
      tap click press touchupinside ontap onclick doubletap select primaryaction tapped clicked \
      pressed singletap touchstart touchend release
      """,
      "for a double tap, use 'activate'"
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
      "write 'action \"Delete\":' without 'on', or 'valueChanged' for a deletion in a field"
    ),
    BorrowedWord(
      "load open show viewdidappear viewdidload onappear start enter launch mount visible ready",
      "for a screen, write 'appear'"
    ),
    BorrowedWord("back dismiss close cancel scrub", "for a scrub, use 'escape'"),
    BorrowedWord("submit done search keydown keyup", "write 'return' for the Return key"),
    BorrowedWord("blur leave", "write 'unfocus'"),
    BorrowedWord("twofingerdoubletap doubletaptwofingers", "write 'magicTap'"),
    BorrowedWord(
      "incomingcall phonecall call interruption interrupted ring",
      "for a screen or the app, write 'audioInterrupted'"
    ),
    BorrowedWord(
      "headphones unplugged routechange unplug",
      "for a screen or the app, write 'headphonesRemoved'"
    ),
    BorrowedWord("hover", "to react when the cursor arrives, write 'focus'"),
    BorrowedWord("swipeup plus increase", "write 'increment'"),
    BorrowedWord("swipedown minus decrease", "write 'decrement'"),
    BorrowedWord(
      "swipeleft",
      """
      write 'scroll left' to turn a page, or 'action "Delete": remove self' for an action of a row, \
      because a swipe only moves the cursor
      """
    ),
    BorrowedWord(
      "swiperight",
      """
      write 'scroll right' to turn a page, or 'action "Delete": remove self' for an action of a row, \
      because a swipe only moves the cursor
      """
    ),
    BorrowedWord(
      "disappear exit hide ondisappear viewdiddisappear viewwilldisappear unload unmount",
      """
      put the effects above the 'back', 'dismiss', or 'push' that leaves the screen, because leaving \
      a screen isn't an event
      """
    ),
    BorrowedWord("hold longtap", "write 'longPress'"),
    BorrowedWord("timer interval tick", "write 'every 20s:' without 'on'"),
    BorrowedWord(
      "scroll pagechange pan refresh pull",
      "give the scroll a direction: 'on scroll left:' or, for pulling down, 'on scroll down:'"
    ),
    BorrowedWord(
      "drag drop",
      "write 'action \"Move\":' instead, because Earshot doesn't simulate this gesture in an app"
    ),
    BorrowedWord(
      "rotate shake",
      "write 'action \"NAME\":' instead, because Earshot doesn't simulate this gesture in an app"
    ),
    BorrowedWord("pinch", "write 'zoomIn' or 'zoomOut'"),
    BorrowedWord(
      "success error end finish notification response",
      "write the effects below the event that starts the request, after 'wait 2s'"
    ),
    BorrowedWord("every", "start a timer with 'every', without 'on'"),
    BorrowedWord("idle timeout inactivity inactive", "write 'idle 60s:', without 'on'"),
  ]
}
