import EarshotModel

// Words that people type for roles, with their replacements. A test types every word in this
// position and expects its replacement.
extension BorrowedWord {
  static let roles = [
    BorrowedWord(
      """
      heading title subtitle hdr h1 h2 h3 h4 h5 h6 headline textisheader textheader \
      berschrift ueberschrift titel
      """,
      "use 'header' for a heading"
    ),
    BorrowedWord(
      "label lbl paragraph caption figcaption legend statictext p span uilabel absatz textzeile",
      "for static text, write 'text \"…\"'"
    ),
    BorrowedWord(
      "timer interval tick schedule",
      "use 'every 20s:' for effects that repeat, and 'text' for a time on the screen"
    ),
    BorrowedWord(
      "toggle sw switchlisttile togglebutton uiswitch schalter boolean",
      "write 'switch on' or 'switch off'"
    ),
    BorrowedWord(
      "tickbox check chk checkboxlisttile kontrollkstchen kontrollkaestchen ankreuzfeld",
      "write 'checkbox on' or 'checkbox off'"
    ),
    BorrowedWord(
      "picker uipickerview pickerview",
      "use 'wheel' for a wheel, 'datePicker' for a date, or 'menu' for a list that opens"
    ),
    BorrowedWord(
      """
      dropdown combobox listbox popupbutton pulldown select selectbox men menue \
      auswahlliste klappliste
      """,
      "for a button that opens a list, use 'menu \"Size\"', with a 'button' for each item inside"
    ),
    BorrowedWord(
      "modal dialog overlay drawer bottomsheet lightbox popup",
      "write 'alert' for a question with buttons or 'sheet' for a panel, and open it with 'present #id'"
    ),
    BorrowedWord("actionsheet simpledialog bottomactionsheet", "write 'confirmationDialog'"),
    BorrowedWord(
      "uialertcontroller alertdialog meldung warnung rckfrage",
      "write 'alert', which 'present #id' opens"
    ),
    BorrowedWord(
      "fullscreencover",
      "write 'screen NAME \"Title\"' at the left margin, and 'present NAME' in the event that opens it"
    ),
    BorrowedWord(
      "uirefreshcontrol refreshcontrol pulltorefresh refreshable",
      "write 'on scroll down:' below the scroll view"
    ),
    BorrowedWord(
      "customaction accessibilityaction swipeaction",
      "write an 'action \"Name\":' line below the element"
    ),
    BorrowedWord(
      "tooltip",
      "write 'popover', or a 'hint:' below the element that it describes"
    ),
    BorrowedWord(
      "toast snackbar banner notification",
      """
      write the effect 'announce "…"' for words that are only spoken, and a 'text' for words on \
      the screen
      """
    ),
    BorrowedWord(
      """
      input textbox textinput field uitextfield email number phone tel inputfield emailfield \
      phonefield numberfield textfeld eingabefeld feld eingabe
      """,
      "write 'textField'"
    ),
    BorrowedWord("texteditor uitextview textview multiline", "write 'textArea'"),
    BorrowedWord(
      "password securefield passwordfield pin passwort passwortfeld kennwort",
      "write 'secureTextField'"
    ),
    BorrowedWord("search searchbar uisearchbar searchbox suche suchfeld", "write 'searchField'"),
    BorrowedWord(
      """
      icon picture img svg figure arrow chevron photo illustration avatar uiimageview \
      imageview glyph logo bild foto
      """,
      """
      write 'image' if VoiceOver should describe it, or 'button' if it does something; otherwise, \
      leave it out
      """
    ),
    BorrowedWord(
      "radio radiobutton radiogroup radiolisttile option chip choicechip filterchip",
      """
      write 'button' for each choice and 'button selected' for the chosen one, in a 'group' with \
      'selection: one'; if VoiceOver numbers the choices, write 'segments' with a 'tab' for each
      """
    ),
    BorrowedWord(
      "segmentedcontrol uisegmentedcontrol segment",
      "write 'segments', with a 'tab' for each segment"
    ),
    BorrowedWord(
      "badge pill",
      "add its text to the element that it describes, as the 'value' or part of the 'label'"
    ),
    BorrowedWord(
      "accordion disclosuregroup collapsible details summary expansiontile",
      "write 'button', with 'expandedStatus: collapsed' below"
    ),
    BorrowedWord(
      """
      iconbutton cta close btn submit touchableopacity touchablehighlight pressable \
      touchable uibarbuttonitem barbuttonitem gesturedetector inkwell hotspot arrowleft \
      backarrow chevronright chevronleft hamburger knopf taste schaltflche schaltflaeche
      """,
      "write 'button'"
    ),
    BorrowedWord("fab floatingactionbutton", "for a floating button, use 'button'"),
    BorrowedWord("menuitem", "write 'button' inside the 'menu'"),
    BorrowedWord("colorpicker colorwell", "write 'button', with the color as its 'value'"),
    BorrowedWord(
      "variant instance symbol",
      "define a 'component NAME' at the left margin, and write 'use NAME' here"
    ),
    BorrowedWord(
      "keyboard",
      "leave it out, and use 'type \"…\"' to type into a field in a session"
    ),
    BorrowedWord(
      "navigationstack navigationview navigationcontroller uinavigationcontroller",
      "leave it out, because 'push SCREEN' opens a screen, and 'back' closes it"
    ),
    BorrowedWord(
      "when if unless",
      "use 'when' after a property or an event, as in 'hidden when #age is off: true'"
    ),
    BorrowedWord(
      "template define function func struct macro",
      "write 'component NAME' at the left margin"
    ),
    BorrowedWord(
      """
      card tile item listitem tablerow listtile td th uitableviewcell li product \
      zelle zeile karte eintrag
      """,
      "write 'cell', whose contents VoiceOver reads as one stop if it has no label"
    ),
    BorrowedWord(
      "navigationlink navlink disclosure",
      "write 'button', with 'on activate: push SCREEN' below"
    ),
    BorrowedWord("seekbar", "write 'slider'"),
    BorrowedWord("schieberegler regler", "write 'slider', with 'range: 0...100' below"),
    BorrowedWord(
      "gauge meter",
      "write 'progress' if VoiceOver should read its changes, or 'text' with a 'value' below"
    ),
    BorrowedWord(
      "reiter registerkarte karteireiter",
      "write 'tab' inside a 'tabBar' or 'segments'"
    ),
    BorrowedWord("anchor hyperlink a url verweis", "write 'link'"),
    BorrowedWord(
      """
      stack hstack vstack zstack div container box section uiview uistackview frame wrapper form \
      layer panel sidebar tabpanel scaffold surface semantics \
      safearea column lazycolumn lazyhstack framelayout linearlayout constraintlayout layout iframe \
      webview stackview hero
      """,
      "write 'view', or 'group' if VoiceOver should say a name for it"
    ),
    BorrowedWord(
      """
      carousel grid collection lazyvgrid lazyvstack uicollectionview uitableview uiscrollview \
      tableview collectionview listview recyclerview viewpager slice timeline
      """,
      "write 'scrollView', or 'group' if nothing scrolls"
    ),
    BorrowedWord(
      "ul ol dl unorderedlist orderedlist bulletlist bullets",
      "write 'list' with a 'text' for each item, as on a web page, or 'view' in an app"
    ),
    BorrowedWord(
      "nav main aside article footer complementary contentinfo region",
      "write 'landmark' for a part of a web page, 'navigationBar' for a bar, or 'view' for anything else"
    ),
    BorrowedWord(
      "list",
      "write the rows of an app in a 'scrollView' or in a 'group', because a 'list' is web content"
    ),
    BorrowedWord("semanticgroup fieldset groupbox gruppe", "write 'group'"),
    BorrowedWord("datatable datagrid spreadsheet", "write 'table'"),
    BorrowedWord(
      "navbar topbar appbar topappbar titlebar headerbar uinavigationbar breadcrumb breadcrumbs",
      "write 'navigationBar'"
    ),
    BorrowedWord("bottombar menubar uitoolbar", "write 'toolbar', or 'tabBar' for tabs"),
    BorrowedWord(
      "tabview tabs uitabbar bottomnavigation bottomnav bottomnavbar bottomnavigationbar",
      "write 'tabBar' below 'app', with a 'tab' for each item, or 'segments' on a screen"
    ),
    BorrowedWord(
      """
      spinner loader loading skeleton circularprogressindicator activityindicator \
      uiactivityindicatorview
      """,
      "write 'activity'"
    ),
    BorrowedWord(
      "progressbar linearprogressindicator progressview progressindicator uiprogressview",
      "write 'progress'"
    ),
    BorrowedWord(
      "rating ratingbar stars knob dial",
      "write 'adjustable', with 'values' or 'range' below, or 'text' if people can't change it"
    ),
    BorrowedWord(
      "counter quantity numberpicker spinbutton spinbox incrementer plusminus plusandminus",
      "write 'stepper' for two buttons, or 'adjustable' for one stop"
    ),
    BorrowedWord(
      "pagecontrol pagination dots uipagecontrol",
      "write 'adjustable', with 'values: page 1 of 3 | …' below"
    ),
    BorrowedWord(
      "page controller viewcontroller uiviewcontroller artboard window",
      "write 'screen NAME \"Title\"' at the left margin"
    ),
    BorrowedWord(
      "divider separator spacer line hr br",
      "leave it out, because VoiceOver doesn't stop there"
    ),
    BorrowedWord("statusbar", "leave it out, because it belongs to iOS, not to the app"),
    BorrowedWord(
      "video player map canvas custom",
      "write 'element', with a label that describes its content"
    ),
    BorrowedWord(
      "graph barchart linechart piechart plot audiograph axchart",
      """
      write 'image' with a label for a picture of a chart, or add lines with 'chart', 'axis', and \
      'series' below the 'image' for a chart that people can explore
      """
    ),
    BorrowedWord(
      "calendar uicalendarview multidatepicker",
      "write 'group' with a 'button' for each day, or 'datePicker' for a button that opens the days"
    ),
    BorrowedWord("date", "use 'datePicker' for a date to choose, or 'text' for a date to read"),
    BorrowedWord(
      "price amount money currency",
      "write 'text', or add it to the label of the element it describes"
    ),
    BorrowedWord(
      "rectangle roundedrectangle circle ellipse oval shape vector polygon",
      "leave it out, or write 'image' if VoiceOver should describe it"
    ),
    BorrowedWord(
      "autolayout constraint constraints",
      "leave it out, and place the element with 'frame: x y width height'"
    ),
    BorrowedWord(
      "else otherwise",
      """
      for all other cases, repeat the property, event, timer, or action without 'when', below the \
      lines with 'when'
      """
    ),
    BorrowedWord(
      "default",
      """
      for a button in an alert or a menu, write 'button "…"'; for all other cases of a \
      condition, repeat the line without 'when', below the lines with 'when'
      """
    ),
    BorrowedWord(
      "children yield outlet",
      "in the component, write 'slot' where the lines below 'use' belong"
    ),
    BorrowedWord(
      "foreach repeat loop for while",
      "write a 'component' once, and 'use' it for each item"
    ),
    BorrowedWord(
      "import include require open",
      "leave it out, and name all files of the app on the command line"
    ),
    BorrowedWord("after", "write 'wait 3s' below the event, before the later effects"),
  ]
}
