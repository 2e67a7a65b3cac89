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

  static let properties = [
    BorrowedWord(
      "alt alttext name title caption contentdescription beschriftung bezeichnung",
      "VoiceOver says the 'label'"
    ),
    BorrowedWord(
      "text string",
      "the name of an element is its 'label'; the text in a field is its 'value'"
    ),
    BorrowedWord(
      "description help tooltip instructions arialabelledby hinweis",
      "write 'hint' for what happens, or 'label'"
    ),
    BorrowedWord("valuenow valuetext wert", "write 'value'"),
    BorrowedWord(
      "state",
      "a state goes on the line of the element, as in 'button selected \"Large\"', 'button notEnabled \"Pay\"', or 'switch on \"Wi-Fi\"'"
    ),
    BorrowedWord("width height x y left top", "write 'frame: x y width height'"),
    BorrowedWord(
      "bold italic font fontfamily weight fontweight",
      "leave it out: VoiceOver never says it; 'fontSize: 15 bold' is for the audit"
    ),
    BorrowedWord(
      "role trait accessibilitytraits accessibilityaddtraits type kind accessibilityrole ariarole",
      "the role is the first word of the line: 'button \"Pay\"'; words after it are traits"
    ),
    BorrowedWord(
      "enabled disabled isenabled ariadisabled",
      "write the trait on the line: 'button notEnabled \"Pay\"'"
    ),
    BorrowedWord(
      "selected checked isselected ariaselected",
      "write it on the line: 'button selected \"Large\"', 'switch on \"Wi-Fi\"'"
    ),
    BorrowedWord(
      "visible ishidden display opacity versteckt verborgen",
      "write 'hidden: true' or 'alpha: 0'"
    ),
    BorrowedWord(
      "ariahidden accessibilityelementshidden",
      "write 'elementsHidden: true'"
    ),
    BorrowedWord("decorative", "leave the element out, or write 'element: false'"),
    BorrowedWord("message body subtitle", "write it as an element: 'text \"…\"'"),
    BorrowedWord(
      "screen destination target href to link navigateto prototype interaction",
      "write 'opens: SCREEN' in a tab of the app, otherwise 'on activate: push SCREEN'"
    ),
    BorrowedWord(
      "children accessibilityelement",
      "VoiceOver reads the contents of a 'cell' as one, and the contents of a 'group' one by one"
    ),
    BorrowedWord(
      "ignorechildren childrenignore",
      "write 'element: true' and a 'label', which VoiceOver says instead of the contents"
    ),
    BorrowedWord(
      "detents presentationdetents",
      "write 'grabber' in the sheet, whose size it changes"
    ),
    BorrowedWord("buttons", "write each on its own line: 'button \"OK\"'"),
    BorrowedWord(
      "keyboardtype inputtype returnkeytype autocapitalization autocorrection textcontenttype",
      "leave it out: VoiceOver doesn't say it"
    ),
    BorrowedWord(
      "duration after timeout",
      "write 'wait 3s' below the event, or 'every 3s:' for a timer"
    ),
    BorrowedWord(
      "id testid accessibilityidentifier",
      "write '#name' at the end of the line"
    ),
    BorrowedWord(
      "isaccessibilityelement accessible focusable",
      "write 'element: true' or 'element: false'"
    ),
    BorrowedWord(
      "order accessibilityelements tabindex accessibilitysortpriority sortpriority",
      "write 'elements: #first, #second' on the container"
    ),
    BorrowedWord("bounds position rect accessibilityframe", "write 'frame: x y width height'"),
    BorrowedWord("lang locale sprache", "write 'language'"),
    BorrowedWord(
      "min max minimum maximum minvalue maxvalue minimumvalue maximumvalue",
      "a 'range' has both ends, such as 'range: 1...9'; leave it out for a date"
    ),
    BorrowedWord("step", "it goes at the end of the range: 'range: 0...60 by 15'"),
    BorrowedWord(
      "maxlength minlength maxlen limit characterlimit",
      "leave it out: a field takes text of any length"
    ),
    BorrowedWord(
      "time format as",
      "write 'as time' at the end of a range: 'range: 0...600 as time'"
    ),
    BorrowedWord(
      "options choices items werte auswahl",
      "write 'values: Small | Medium | Large', or a 'button' for each item inside a 'menu'"
    ),
    BorrowedWord(
      "onclick onpress ontap ontapgesture action onpressed ontouchupinside onactivate ontapped onclicked",
      "write 'on activate:' and below it what happens"
    ),
    BorrowedWord(
      "actions accessibilitycustomactions accessibilityaction customactions",
      "write a line 'action \"Name\":' for each"
    ),
    BorrowedWord("bereich spanne", "write 'range: 0...100'"),
    BorrowedWord("headinglevel arialevel accessibilityheading", "write 'level'"),
    BorrowedWord("color colour textcolor", "write 'foreground'"),
    BorrowedWord("backgroundcolor backgroundcolour fill", "write 'background'"),
    BorrowedWord("modal ariamodal accessibilityviewismodal", "write 'viewIsModal: true'"),
    BorrowedWord("ariaexpanded expanded", "write 'expandedStatus: expanded' or 'collapsed'"),
    BorrowedWord("prompt hinttext", "write 'placeholder'"),
    BorrowedWord("ariadescribedby describedby", "write those words as the 'hint'"),
    BorrowedWord(
      "ariapressed pressed ariacurrent",
      "write it on the line: 'button selected \"Bold\"', 'switch on \"Wi-Fi\"'"
    ),
    BorrowedWord(
      "arialive live liveregion ariaatomic ariarelevant",
      "write 'updatesFrequently' on the line, or announce what changes"
    ),
    BorrowedWord("ariaroledescription", "write it into the 'label'"),
    BorrowedWord("ariahaspopup haspopup", "a button that opens a list is a 'menu'"),
    BorrowedWord("ariavaluenow ariavaluetext", "write 'value'"),
    BorrowedWord("ariavaluemin ariavaluemax", "write both ends: 'range: 0...100'"),
    BorrowedWord("ariainvalid invalid", "say what is wrong in the 'label' or the 'hint'"),
    BorrowedWord(
      "required mandatory optional ariarequired",
      "UIKit has no such trait; say it in the label or in a 'hint'"
    ),
    BorrowedWord("badge", "write 'value'"),
    BorrowedWord(
      "icon systemimage symbol glyph thumbnail src source asset",
      "leave it out: VoiceOver doesn't say it"
    ),
    BorrowedWord(
      "else otherwise",
      "of several lines with conditions, the last one without 'when' is for all other cases"
    ),
  ]

  static let events = [
    BorrowedWord(
      """
      tap click press touchupinside ontap onclick doubletap select primaryaction tapped clicked \
      pressed singletap
      """,
      "a double tap is 'activate'"
    ),
    BorrowedWord(
      "change input toggle edit onchange changed seek type typing editingchanged",
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
      "load open show viewdidappear viewdidload onappear start enter launch",
      "write 'appear'"
    ),
    BorrowedWord("back dismiss close cancel scrub", "a scrub is 'escape'"),
    BorrowedWord("submit done search", "write 'return', which is the key Return"),
    BorrowedWord("blur leave", "write 'unfocus'"),
    BorrowedWord("hover", "the cursor arrives with 'focus'"),
    BorrowedWord("swipeup plus", "write 'increment'"),
    BorrowedWord("swipedown minus", "write 'decrement'"),
    BorrowedWord(
      "swipeleft",
      "the cursor moves by itself; a page turns with 'scroll left', and an action of a row is 'action \"Delete\": remove self'"
    ),
    BorrowedWord(
      "swiperight",
      "the cursor moves by itself; a page turns with 'scroll right', and an action of a row is 'action \"Delete\": remove self'"
    ),
    BorrowedWord(
      "disappear ondisappear viewdiddisappear viewwilldisappear unload unmount",
      "no event occurs on leaving a screen; put the effects above the 'back', 'dismiss', or 'push' that leaves it"
    ),
    BorrowedWord("hold longtap", "write 'longPress'"),
    BorrowedWord("timer interval tick", "write 'every 20s:'"),
    BorrowedWord("every", "a timer begins with 'every', without 'on'"),
    BorrowedWord("idle timeout inactivity inactive", "write 'idle 60s:', without 'on'"),
  ]

  /// Names of properties before a condition.
  static let guarded = [
    BorrowedWord(
      "enabled disabled isenabled ariadisabled notenabled dimmed",
      "write 'traits when …: notEnabled'"
    ),
    BorrowedWord(
      "selected checked isselected ariaselected",
      "write 'traits when …: selected', or for a switch 'value when …: on'"
    ),
    BorrowedWord("visible shown ishidden display", "write 'hidden when …: true'"),
  ]

  /// Names of properties after `set`.
  static let settings = [
    BorrowedWord(
      "enabled isenabled disabled notenabled isuserinteractionenabled",
      "write 'enable #id' or 'disable #id'"
    ),
    BorrowedWord("selected isselected", "write 'select #id' or 'deselect #id'"),
    BorrowedWord("visible shown ishidden", "write 'show #id' or 'hide #id'"),
    BorrowedWord("on ison checked ischecked state", "write 'set #id.value: on'"),
    BorrowedWord("alpha opacity", "write 'show #id' or 'hide #id'"),
    BorrowedWord(
      "text string title",
      """
      write 'set #id.value: …' for the text in a field, 'set #id.label: …' for what VoiceOver says \
      first
      """
    ),
  ]
}
