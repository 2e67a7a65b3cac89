import EarshotModel

// The roles that other tools' words for elements mean.
extension ForeignElement {
  /// Words for elements, each with the role that it means wherever it is.
  ///
  /// The words contain only letters and digits, in lowercase.
  private static let words: [(words: String, role: Role)] = [
    ("p span lbl statictext paragraph caption uilabel label body", .text),
    ("h1 h2 h3 h4 h5 h6 heading title headline subtitle uberschrift", .header),
    ("a anchor hyperlink weblink linkbutton", .link),
    (
      """
      img picture photo icon imageview illustration logo avatar svg uiimageview asyncimage bild \
      iconview thumbnail
      """, .image
    ),
    (
      """
      input edittext textinput textbox formfield emailfield numberfield phonefield edit field \
      uitextfield inputfield textfeld emailinput
      """, .textField
    ),
    ("passwordfield securefield password passwordinput pinfield passwort", .secureTextField),
    ("searchbar search searchbox searchinput suche suchfeld uisearchbar", .searchField),
    ("texteditor textarea multiline editmultiline uitextview multilinetext", .textArea),
    (
      """
      select dropdown combobox popupbutton pulldown pulldownbutton contextmenu overflowmenu \
      dropdownmenu selectbox optionmenu
      """, .menu
    ),
    ("toggle togglebutton uiswitch toggleswitch onoffswitch schalter", .switch),
    ("tickbox checkbutton checkmark check", .checkbox),
    ("range scrubber seekbar trackbar rangeslider rangeinput schieberegler", .slider),
    (
      """
      quantity counter plusminus plusandminus numberpicker numberstepper incrementer spinbutton \
      quantitystepper uistepper quantitypicker spinbox numberspinner
      """, .stepper
    ),
    ("progressbar progressindicator linearprogressindicator uiprogressview meter", .progress),
    (
      """
      spinner loader loadingindicator activityindicator throbber circularprogressindicator \
      loadingspinner busyindicator skeleton uiactivityindicatorview loading
      """, .activity
    ),
    (
      "dialog alertdialog confirm confirmation messagebox uialertcontroller warning hinweis",
      .alert
    ),
    ("bottomsheet drawer halfsheet", .sheet),
    ("actionsheet bottomactionsheet", .confirmationDialog),
    ("tooltip infobubble coachmark", .popover),
    ("fieldset groupbox radiogroup semanticgroup buttongroup", .group),
    ("navbar appbar topbar topappbar headerbar", .navigationBar), ("bottombar", .toolbar),
    ("segmentedcontrol segmentcontrol uisegmentedcontrol", .segments),
    ("tabitem tabbaritem segment tabbutton", .tab),
    ("card tile productcard uitableviewcell tablerow td", .cell),
    (
      """
      iconbutton btn cta fab floatingactionbutton radio radiobutton uibutton textbutton \
      elevatedbutton submitbutton pressable touchable touchableopacity barbuttonitem chip
      """, .button
    ),
    (
      "carousel scroll uiscrollview recyclerview listview slideshow gallery featuredcards",
      .scrollView
    ),
    (
      "overflow threedots kebabmenu moremenu moreoptions", .menu
    ),
    ("playbackposition volume brightness timeline volumeslider seekbar", .slider),
    ("pageindicator pager pagedots starrating review score stars rating", .adjustable),
    (
      "calendarfield dayselector dateselector daypicker datefield dateinput appointment",
      .datePicker
    ),
    ("drum scrollwheel pickerwheel", .wheel), ("switcher viewswitcher viewtoggle", .segments),
    ("typeahead filterfield autocomplete filter", .searchField),
    ("like heart bookmark follow favorite favoritebutton showmore expandablerow", .button),
    ("otp verificationcode onetimecode", .textField), ("pinentry", .secureTextField),
    ("errormessagebox messagebox", .alert),
    ("bottomsheetofchoices shareoptions", .confirmationDialog),
    ("download upload progresssteps", .progress),
    ("datatable datagrid grid spreadsheet", .table),
  ]

  /// Words for containers, which are a `group` if they have a label and otherwise a `view`.
  private static let containers: Set<String> = [
    "div", "container", "box", "section", "stack", "vstack", "hstack", "zstack", "column", "panel",
    "layer", "frame", "wrapper", "form", "lazyvstack", "uiview", "uistackview", "stackview",
    "lazycolumn", "lazyrow", "framelayout", "linearlayout", "constraintlayout", "surface",
    "fragment", "article", "main", "block",
  ]

  /// Words before a role that say how an element looks, which VoiceOver never says.
  static let looks: Set<String> = [
    "primary", "secondary", "tertiary", "big", "small", "large", "round", "filled", "outlined",
    "ghost", "floating", "destructive", "default", "cancel", "bold", "a", "an", "the", "new",
  ]

  /// Returns the role for a word, or `nil` if the word means none, or more than one.
  ///
  /// - Parameters:
  ///   - word: The word, in any case, with or without hyphens.
  ///   - label: The label on the line, or `nil` if there's none.
  ///   - frame: The lines around the element.
  /// - Returns: The role, or `nil`.
  static func role(_ word: String, label: String?, in frame: LineFrame) -> Role? {
    let own = BorrowedWord.Position.role.words
    if BorrowedWord.advice(on: word, as: .role)?.contains(.because) == true { return nil }
    if own.contains(word) { return Role(rawValue: word) }
    let letters = word.lowercased().filter { $0.isLetter || $0.isNumber }
    if let role = special(letters, label: label, in: frame) { return role }
    if let row = words.first(where: {
      $0.words.split(separator: " ").contains { $0 == letters }
    }) {
      return row.role
    }
    if let name = BorrowedWord.ownName(of: word, in: own) { return Role(rawValue: name) }
    // Advice with a reason says to leave the element out, and advice with several roles is a
    // choice.
    let advice = BorrowedWord.advice(on: word, as: .role) ?? ""
    let quoted = advice.split(separator: "'").compactMap { Role(rawValue: String($0)) }
    let isChoice =
      Set(quoted).count != 1 || BorrowedWord.quotedRoles(in: advice).count != 1
      || advice.contains(" or ") || advice.contains(.leaveOut)
      || advice.contains(.leaveItOut)
    return isChoice || advice.contains(" or if") ? nil : quoted[0]
  }

  /// Returns the role for a word whose meaning depends on its label or its place, or `nil` for any
  /// other word.
  private static func special(
    _ letters: String,
    label: String?,
    in frame: LineFrame
  ) -> Role? {
    if containers.contains(letters) { return label == nil ? .view : .group }
    switch letters {
    case "popup", "modal", "overlay", "window", "popupdialog", "modaldialog":
      return label?.hasSuffix("?") == true ? .alert : nil
    case "tabview", "bottomnavigation", "bottomnav", "tabs", "bottomnavigationbar", "bottomnavbar":
      return frame.parent == "app" ? .tabBar : .segments
    case "picker", "pickerview":
      if frame.children.contains("button") || frame.children.contains("text") { return .menu }
      return frame.texts > 1 ? .adjustable : nil
    case "progressview": return frame.hasValue ? .progress : .activity
    case "li", "listitem", "item":
      let items: [String: Role] = [
        "list": .text, "menu": .button, "tabBar": .tab, "segments": .tab, "alert": .button,
      ]
      return items[frame.parent] ?? .cell
    case "option", "menuitem": return frame.parent == "segments" ? .tab : .button
    case "accordion", "disclosuregroup", "disclosure", "expander", "collapsible", "details":
      return frame.children.contains("expandedStatus") ? .button : nil
    default: return nil
    }
  }
}

/// The lines around a line: the word that begins its parent, and those that begin its children.
struct LineFrame {
  var parent = ""
  var children: Set<String> = []
  /// The number of strings on the line.
  var texts = 0

  /// Whether the element has a value or its own value on a line below.
  var hasValue: Bool { children.contains("value") || children.contains("range") }
}
