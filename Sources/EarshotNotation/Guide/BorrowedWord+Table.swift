// What people type, and what to write. A row is found by the test of its place, which types each word.
extension BorrowedWord {
  static let roles = [
    BorrowedWord("heading title h1 h2 h3 headline", "a heading is a 'header'"),
    BorrowedWord("label paragraph caption statictext p span uilabel", "a text is 'text \"…\"'"),
    BorrowedWord("toggle uiswitch", "write 'switch on' or 'switch off'"),
    BorrowedWord("tickbox", "write 'checkbox on' or 'checkbox off'"),
    BorrowedWord(
      "picker uipickerview pickerview",
      "a wheel is a 'wheel', a date a 'datePicker', and a list that opens a 'menu'"
    ),
    BorrowedWord(
      "dropdown combobox popup popupbutton pulldown",
      "a button that opens a list is a 'menu'"
    ),
    BorrowedWord(
      "modal dialog overlay drawer bottomsheet lightbox",
      "write 'sheet' or 'alert', which 'present #id' opens"
    ),
    BorrowedWord("actionsheet", "write 'confirmationDialog'"),
    BorrowedWord("tooltip", "write 'popover', or a 'hint:' below the element"),
    BorrowedWord(
      "toast snackbar banner notification",
      "what is only spoken is an effect, 'announce \"…\"'; what can be read is a 'text'"
    ),
    BorrowedWord("input textbox textinput field uitextfield", "write 'textField'"),
    BorrowedWord("texteditor uitextview multiline", "write 'textArea'"),
    BorrowedWord("password securefield passwordfield pin", "write 'secureTextField'"),
    BorrowedWord("search searchbar uisearchbar searchbox", "write 'searchField'"),
    BorrowedWord(
      "icon picture img photo illustration avatar uiimageview glyph",
      "write 'image' if it should be heard, or nothing; an icon that does something is a 'button'"
    ),
    BorrowedWord(
      "radio radiobutton radiogroup option chip segmentedcontrol uisegmentedcontrol",
      "write 'button' and 'selected' for the chosen one, inside 'segments' if they are numbered"
    ),
    BorrowedWord(
      "card tile item listitem tablerow uitableviewcell li product",
      "write 'cell', which says what is inside as one"
    ),
    BorrowedWord(
      "navigationlink navlink disclosure",
      "write 'button', with 'on activate: push SCREEN' below"
    ),
    BorrowedWord("anchor hyperlink a url", "write 'link'"),
    BorrowedWord(
      "stack hstack vstack zstack div container box section uiview uistackview frame wrapper",
      "write 'view', or 'group' if its name is heard"
    ),
    BorrowedWord(
      "carousel grid collection lazyvgrid lazyvstack uicollectionview uitableview uiscrollview",
      "write 'scrollView', or 'group' if nothing scrolls"
    ),
    BorrowedWord(
      "navbar topbar appbar titlebar headerbar uinavigationbar",
      "write 'navigationBar'"
    ),
    BorrowedWord("bottombar uitoolbar", "write 'toolbar', or 'tabBar' for tabs"),
    BorrowedWord("tabview tabs uitabbar bottomnavigation", "write 'tabBar' with a 'tab' a line"),
    BorrowedWord(
      "spinner loader loading activityindicator uiactivityindicatorview",
      "write 'activity'"
    ),
    BorrowedWord("progressbar progressview progressindicator uiprogressview", "write 'progress'"),
    BorrowedWord(
      "rating counter knob dial quantity",
      "write 'adjustable', with 'values:' or 'range:' below"
    ),
    BorrowedWord(
      "pagecontrol dots uipagecontrol",
      "write 'adjustable', with 'values: page 1 of 3 | …' below"
    ),
    BorrowedWord(
      "page controller viewcontroller uiviewcontroller artboard window",
      "write 'screen NAME \"Title\"' at the left margin"
    ),
    BorrowedWord(
      "divider separator spacer line hr",
      "leave it out: VoiceOver does not stop there"
    ),
    BorrowedWord(
      "video map chart graph canvas custom",
      "write 'element', with a label that says what it shows"
    ),
  ]

  static let traits = [
    BorrowedWord(
      "disabled dimmed inactive unavailable greyed grayed enabled isenabled",
      "what cannot be used is 'notEnabled', heard as “dimmed”"
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
      "live liveregion polite assertive",
      "write 'updatesFrequently', or announce what changes"
    ),
    BorrowedWord("bar", "bars are one word: 'tabBar', 'toolbar' or 'navigationBar'"),
    BorrowedWord("field", "fields are one word: 'textField', 'searchField', 'secureTextField'"),
    BorrowedWord("view", "views are one word: 'scrollView'; a plain one is a 'view'"),
    BorrowedWord("switch toggle", "the role 'switch' begins the line"),
  ]

  static let properties = [
    BorrowedWord(
      "alt alttext text name title caption contentdescription",
      "what is heard is the 'label'"
    ),
    BorrowedWord(
      "description help tooltip instructions arialabelledby",
      "write 'hint' for what happens, or 'label'"
    ),
    BorrowedWord("state valuenow valuetext", "write 'value'"),
    BorrowedWord(
      "role trait accessibilitytraits type kind",
      "the role begins the line: 'button \"Pay\"'; more words behind it are traits"
    ),
    BorrowedWord(
      "enabled disabled isenabled ariadisabled",
      "write the trait on the line: 'button notEnabled \"Pay\"'"
    ),
    BorrowedWord(
      "selected checked isselected ariaselected",
      "write it on the line: 'button selected \"Large\"', 'switch on \"Wi-Fi\"'"
    ),
    BorrowedWord("visible ishidden display opacity", "write 'hidden: true' or 'alpha: 0'"),
    BorrowedWord(
      "ariahidden accessibilityelementshidden decorative",
      "write 'elementsHidden: true'"
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
    BorrowedWord("lang locale", "write 'language'"),
    BorrowedWord("min max step minimum maximum", "write 'range: 0...10 by 1'"),
    BorrowedWord("options choices items", "write 'values: Small | Medium | Large'"),
    BorrowedWord(
      "onclick onpress ontap ontapgesture action",
      "write 'on activate:' and below it what happens"
    ),
    BorrowedWord(
      "actions accessibilitycustomactions accessibilityaction customactions",
      "write a line 'action \"Name\":' for each"
    ),
    BorrowedWord("headinglevel arialevel accessibilityheading", "write 'level'"),
    BorrowedWord("color colour textcolor", "write 'foreground'"),
    BorrowedWord("backgroundcolor backgroundcolour fill", "write 'background'"),
    BorrowedWord("modal ariamodal accessibilityviewismodal", "write 'viewIsModal: true'"),
    BorrowedWord("ariaexpanded expanded", "write 'expandedStatus: expanded' or 'collapsed'"),
    BorrowedWord("prompt hinttext", "write 'placeholder'"),
  ]

  static let events = [
    BorrowedWord(
      "tap click press touchupinside ontap onclick doubletap select action primaryaction",
      "a double tap is 'activate'"
    ),
    BorrowedWord("change input toggle edit onchange changed", "write 'valueChanged'"),
    BorrowedWord(
      "load open show viewdidappear viewdidload onappear start enter launch",
      "write 'appear'"
    ),
    BorrowedWord("back dismiss close cancel scrub", "a scrub is 'escape'"),
    BorrowedWord("submit done search", "the key Return is 'return'"),
    BorrowedWord("blur leave", "write 'unfocus'"),
    BorrowedWord("hover", "the cursor comes with 'focus'"),
    BorrowedWord("swipeup plus", "write 'increment'"),
    BorrowedWord("swipedown minus", "write 'decrement'"),
    BorrowedWord("swipeleft", "the cursor moves by itself; a page turns with 'scroll left'"),
    BorrowedWord("swiperight", "the cursor moves by itself; a page turns with 'scroll right'"),
    BorrowedWord("hold longtap", "write 'longPress'"),
    BorrowedWord("timer interval tick", "write 'every 20s:'"),
  ]

  static let effects = [
    BorrowedWord(
      "go goto navigate open link start begin",
      "write 'push SCREEN', or 'present' for an alert, a sheet or a screen over this one"
    ),
    BorrowedWord("say speak tell read", "write 'announce \"…\"'"),
    BorrowedWord("close", "write 'dismiss', or 'back' to go back"),
    BorrowedWord("pop return", "write 'back'"),
    BorrowedWord("alert modal sheet popup", "write 'present #id'"),
    BorrowedWord("check", "write 'set #id.value: on'"),
    BorrowedWord("uncheck", "write 'set #id.value: off'"),
    BorrowedWord("change update assign let", "write 'set #id.value: …'"),
    BorrowedWord("delete destroy", "write 'remove #id'"),
    BorrowedWord("focus movefocus", "write 'notify layoutChanged #id'"),
    BorrowedWord("reload refresh layout", "write 'notify layoutChanged' or 'notify screenChanged'"),
    BorrowedWord("sleep delay pause after", "write 'wait 2s'"),
    BorrowedWord("sound beep vibrate haptic", "write 'play \"name\"'"),
    BorrowedWord(
      "if else when unless",
      "a condition stands on the event: 'on activate when #a is on:'"
    ),
    BorrowedWord("flip switch", "write 'toggle #id'"),
    BorrowedWord("reset clear", "write 'set #id.value:' with nothing behind the colon"),
  ]
}
