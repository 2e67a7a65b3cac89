import EarshotModel

// What people type, and what to write. A row is found by the test of its place, which types each word.
extension BorrowedWord {
  static let margin = [
    BorrowedWord(
      "page frame artboard window scene canvas viewcontroller uiviewcontroller",
      "write 'screen NAME \"Title\"'"
    ),
    BorrowedWord("application project", "write 'app \"Name\"'"),
    BorrowedWord(
      "symbol template define function struct instance variant",
      "write 'component NAME'"
    ),
  ]

  /// Words that say something else inside a container than alone.
  static let inside: [(role: Role, row: BorrowedWord)] = [
    (
      .menu,
      BorrowedWord("item option li row cell menuitem entry", "in a 'menu' each item is a 'button'")
    ),
    (.tabBar, BorrowedWord("item option li", "in a 'tabBar' each item is a 'tab'")),
    (.segments, BorrowedWord("item option li segment", "in 'segments' each item is a 'tab'")),
    (.table, BorrowedWord("item li tr line", "in a 'table' each line is a 'row' of cells")),
  ]

  /// The keys of JSON in other tools; what to write is the key alone.
  static let keys = [
    BorrowedWord("type kind elementtype", "role"),
    BorrowedWord("text title name caption alt", "label"),
    BorrowedWord("id testid", "identifier"),
    BorrowedWord("items elements subviews nodes", "children"),
    BorrowedWord("ontap onclick onpress events handlers", "on"),
    BorrowedWord("identifier", "screen"),
    BorrowedWord("bounds rect", "frame"),
  ]

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
      "dropdown combobox popup popupbutton pulldown select selectbox",
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
    BorrowedWord(
      "input textbox textinput field uitextfield email number phone tel inputfield",
      "write 'textField'"
    ),
    BorrowedWord("texteditor uitextview textview multiline", "write 'textArea'"),
    BorrowedWord("password securefield passwordfield pin", "write 'secureTextField'"),
    BorrowedWord("search searchbar uisearchbar searchbox", "write 'searchField'"),
    BorrowedWord(
      "icon picture img photo illustration avatar uiimageview imageview glyph logo",
      "write 'image' if it should be heard, or nothing; an icon that does something is a 'button'"
    ),
    BorrowedWord(
      "radio radiobutton radiogroup option chip",
      """
      write 'button' for each choice and 'button selected' for the chosen one, and put them in \
      'segments' if VoiceOver numbers them
      """
    ),
    BorrowedWord(
      "segmentedcontrol uisegmentedcontrol segment",
      "write 'segments', with a 'tab' for each segment"
    ),
    BorrowedWord(
      "badge pill",
      "put it into what it belongs to, as its 'value' or a part of its 'label'"
    ),
    BorrowedWord(
      "accordion disclosuregroup collapsible details",
      "write 'button', with 'expandedStatus: collapsed' below"
    ),
    BorrowedWord("iconbutton cta close btn submit", "write 'button'"),
    BorrowedWord("fab floatingactionbutton", "a floating button is a 'button'"),
    BorrowedWord("menuitem", "write 'button', inside the 'menu'"),
    BorrowedWord("colorpicker colorwell", "write 'button', with the color as its 'value'"),
    BorrowedWord(
      "variant instance symbol",
      "write 'use NAME', after a 'component NAME' of your own"
    ),
    BorrowedWord("keyboard", "leave it out; in a session, 'type \"…\"' types into a field"),
    BorrowedWord(
      "navigationstack navigationview navigationcontroller uinavigationcontroller",
      "leave it out: 'push SCREEN' opens a screen that 'back' leaves"
    ),
    BorrowedWord(
      "when if unless",
      "'when' follows a property or an event, as in 'hidden when #age is off: true'"
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
      """
      stack hstack vstack zstack div container box section uiview uistackview frame wrapper form \
      footer ul ol layer nav main webview stackview
      """,
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
      "disabled dimmed inactive unavailable greyed grayed",
      "what cannot be used is 'notEnabled', heard as “dimmed”"
    ),
    BorrowedWord(
      "enabled isenabled active",
      "leave it out: an element is enabled unless it is 'notEnabled'"
    ),
    BorrowedWord("true false yes no", "write 'switch on' or 'switch off'"),
    BorrowedWord(
      "cancel destructive primary secondary default",
      "leave it out: VoiceOver does not say it"
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
      "role trait accessibilitytraits accessibilityaddtraits type kind",
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
    BorrowedWord("visible ishidden display opacity", "write 'hidden: true' or 'alpha: 0'"),
    BorrowedWord(
      "ariahidden accessibilityelementshidden",
      "write 'elementsHidden: true'"
    ),
    BorrowedWord("decorative", "leave the element out, or write 'element: false'"),
    BorrowedWord("message body subtitle", "write it as an element: 'text \"…\"'"),
    BorrowedWord(
      "screen destination target href to",
      "write 'opens: SCREEN' in a tab of the app, otherwise 'on activate: push SCREEN'"
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
      """
      tap click press touchupinside ontap onclick doubletap select action primaryaction tapped \
      clicked pressed singletap
      """,
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
    BorrowedWord("every", "a timer begins with 'every', without 'on'"),
  ]

  static let effects = [
    BorrowedWord(
      "go goto navigate open link",
      "write 'push SCREEN', or 'present' for an alert, a sheet or a screen over this one"
    ),
    BorrowedWord(
      "start begin run",
      "to open a screen, write 'push SCREEN'; a timer is 'every 20s:', and a sound 'play \"name\"'"
    ),
    BorrowedWord("say speak tell read", "write 'announce \"…\"'"),
    BorrowedWord("close", "write 'dismiss', or 'back' to go back"),
    BorrowedWord("pop return goback navigateback popscreen", "write 'back'"),
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
