import EarshotModel

// Words that people type for effects, with their replacements. A test types every word in this
// position and expects its replacement.
extension BorrowedWord {
  static let effects = [
    BorrowedWord(
      """
      go goto gotoscreen navigate open openscreen showscreen launch link href url route root \
      next transition
      """,
      "write 'push SCREEN', 'present #id' for an alert or a sheet, or 'present SCREEN' for a screen over this one"
    ),
    BorrowedWord(
      "start begin run",
      "write 'push SCREEN' for a screen, 'play \"name\"' for a sound, or 'every 20s:' below the element for a timer"
    ),
    BorrowedWord(
      "speak utter avspeechsynthesizer speechsynthesizer avspeechutterance utterance tts",
      "write 'announce \"…\"' to have VoiceOver speak, or 'voice \"…\"' to use a synthesizer of the app"
    ),
    BorrowedWord(
      "say tell talk read post uiaccessibilitypost announcement accessibilitynotification",
      "write 'announce \"…\"'"
    ),
    BorrowedWord(
      "recognize listen transcribe sfspeechrecognizer speechrecognizer",
      """
      write what the app does with the words, such as 'set #id.value: …', because Earshot doesn't \
      simulate speech recognition
      """
    ),
    BorrowedWord(
      "close closesheet closemodal done previous",
      "write 'dismiss' to close a view, or 'back' to go back"
    ),
    BorrowedWord(
      "poptorootviewcontroller poptorootview poproot poptotop",
      "write 'popToRoot'"
    ),
    BorrowedWord(
      "popto",
      "write 'back' once for each screen to close, or 'popToRoot' to go to the first screen"
    ),
    BorrowedWord(
      "nothing none noop pass",
      """
      write an effect such as 'announce "…"', or delete the whole event, timer, or action; to pass \
      an event to the containers around the element, decline it, as in 'on activate: decline'
      """
    ),
    BorrowedWord(
      "click tap press touch trigger fire doubletap invoke perform hit tapon clickon presson",
      "write 'activate #id'"
    ),
    BorrowedWord("turn turnon turnoff", "write 'set #id.value: on' or 'set #id.value: off'"),
    BorrowedWord(
      "pop return goback navigateback popscreen popview popviewcontroller",
      "write 'back'"
    ),
    BorrowedWord("pushscreen pushview pushviewcontroller", "write 'push SCREEN'"),
    BorrowedWord("dismissmodal dismisssheet dismissalert", "write 'dismiss'"),
    BorrowedWord(
      "presentmodal presentsheet presentalert showmodal showalert",
      "write 'present #id'"
    ),
    BorrowedWord(
      "alert modal sheet popup dialog",
      """
      write 'present #id' here, and 'alert "Title" #id' or 'sheet "Title" #id' on the screen; for \
      words that are only spoken, write 'announce "…"'
      """
    ),
    BorrowedWord(
      "toast snackbar banner hud notification message",
      "write 'announce \"…\"' for speech, and 'show #id' for text on the screen"
    ),
    BorrowedWord(
      "check star favorite like follow mark mute",
      "write 'set #id.value: on' for a switch, or 'select #id' for any other element"
    ),
    BorrowedWord(
      "uncheck unmark unmute",
      "write 'set #id.value: off' for a switch, or 'deselect #id' for any other element"
    ),
    BorrowedWord("change update assign let setvalue settext setstate", "write 'set #id.value: …'"),
    BorrowedWord(
      "delete",
      "write 'remove #id' for an element, or 'deleteLast #id' for the last character of its value"
    ),
    BorrowedWord("destroy", "write 'remove #id'"),
    BorrowedWord(
      "backspace deletebackward deletelastcharacter removelast droplast",
      "write 'deleteLast #id'"
    ),
    BorrowedWord(
      "append",
      "write 'set #id.value: {#id.value}TEXT', with the words to append instead of TEXT"
    ),
    BorrowedWord(
      "add plus",
      "write 'set #id.value: {#id + 1}' for a number, or 'show #id' for an element"
    ),
    BorrowedWord(
      "subtract minus decrease reduce lower",
      "write 'decrement #id', or 'set #id.value: {#id - 1}'"
    ),
    BorrowedWord("increase raise", "write 'increment #id', or 'set #id.value: {#id + 1}'"),
    BorrowedWord(
      "seek skip",
      "add the number of seconds to the value, as in 'set #id.value: {#id + 15}'"
    ),
    BorrowedWord("focus movefocus setfocus focuson", "write 'notify layoutChanged #id'"),
    BorrowedWord("reload refresh layout", "write 'notify layoutChanged' or 'notify screenChanged'"),
    BorrowedWord("sleep delay pause after settimeout", "write 'wait 2s'"),
    BorrowedWord("sound beep playsound playaudio", "write 'play \"name\"'"),
    BorrowedWord("record", "write 'audio record'"),
    BorrowedWord(
      "haptic haptics vibrate vibration buzz hapticfeedback impact",
      "leave it out, because Earshot doesn't simulate an app's haptics"
    ),
    BorrowedWord(
      "if when unless",
      "put the condition on the line of the event, as in 'on activate when #a is on:'"
    ),
    BorrowedWord(
      "else",
      "for all other cases, write the event once more, as the last line and without 'when'"
    ),
    BorrowedWord("setlabel settitle", "write 'set #id.label: …'"),
    BorrowedWord(
      "for while loop repeat every",
      "to repeat effects, write 'every 20s:' below an element or a screen, and the effects below that line"
    ),
    BorrowedWord(
      "var const number",
      "to remember a number, write 'variable #count' below the line of the screen, and 'value: 0' below that"
    ),
    BorrowedWord(
      "move swap sort filter undo redo copy paste cut blur",
      "write the result of the effect, as in 'set #id.value: …', 'show #id', 'hide #id', or 'notify layoutChanged #id'"
    ),
    BorrowedWord(
      "share openurl",
      "write what opens: 'push SCREEN' for a screen, or 'present #id' for a sheet"
    ),
    BorrowedWord(
      """
      accept approve book buy complete confirm continue order finish save send submit subscribe \
      search download upload fetch load login register pay apply
      """,
      "write what the app does, such as 'announce \"…\"', 'set #id.value: …', or 'push SCREEN'"
    ),
    BorrowedWord("flip switch", "write 'toggle #id'"),
    BorrowedWord(
      "reset clear",
      "write 'set #id.value:', and add a new value after the colon unless the value should be empty"
    ),
    BorrowedWord("dim gray", "write 'disable #id', which makes VoiceOver say “dimmed”"),
    BorrowedWord("expand unfold", "write 'set #id.expandedStatus: expanded'"),
    BorrowedWord("collapse fold", "write 'set #id.expandedStatus: collapsed'"),
    BorrowedWord(
      "type input enter insert",
      "write 'set #id.value: …', or use 'type \"…\"' in a session"
    ),
    BorrowedWord(
      "log print debug track animate highlight",
      "leave it out, because it doesn't affect VoiceOver"
    ),
    BorrowedWord("fadein", "write 'show #id'"),
    BorrowedWord("fadeout", "write 'hide #id'"),
    BorrowedWord(
      "exit quit logout home",
      "to go back to the first screen, write 'popToRoot'; to show a different screen instead, write 'replace SCREEN'"
    ),
    BorrowedWord(
      "stop",
      """
      to stop a timer, give it a condition that becomes false, as in 'every 20s when #running is \
      on:'
      """
    ),
    BorrowedWord(
      "scroll scrollto",
      """
      write 'notify pageScrolled "…"' to have VoiceOver say the new page, or 'notify layoutChanged \
      #id' to move the cursor to an element
      """
    ),
    BorrowedWord(
      "call emit dispatch",
      "write the effects here, or write 'activate #id' to run the effects of that element"
    ),
  ]
}
