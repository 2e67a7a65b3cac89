import EarshotModel
import TestSupport
import Testing

@testable import EarshotNotation

@Suite("Screens as JSON and back")
struct JSONRoundTripTests {
  @Test("are the same except for comments", arguments: screens)
  func screenToJSON(_ text: String) throws {
    let result = AppDocument.read([SourceText(name: "a.screen", text)])
    #expect(result.diagnostics == [])
    let document = try #require(result.document)
    let json = document.json
    let back = AppDocument.read([SourceText(name: "a.json", json)])
    #expect(back.diagnostics == [], "\(json)")
    let again = try #require(back.document)
    #expect(again.json == json)
    // JSON has no components: it has the nodes that their uses create, which print differently.
    guard !document.hasComponents else { return }
    for index in document.written.indices {
      let element = document.written[index]
      #expect(again.written[index] == element, "\(element.role) \(element.label ?? "")")
    }
    #expect((again.written == document.written) == true)
    #expect(again.each == document.each)
    #expect((again.tree == document.tree) == true)
    #expect(again.screenText.withoutBlankLines == document.screenText.withoutBlankLines)
    #expect(again.trivia.traitOrder == document.trivia.traitOrder)
  }

  @Test(
    "an amount with an argument in it is an amount again, even in effects",
    arguments: [
      ("{price * #count}", "{#count * 1.99}"), ("{price + #count * 2}", "{#count * 2 + 1.99}"),
      ("{price * 2}", "3.98"), ("{price - #count}", "{#count * -1 + 1.99}"),
    ]
  )
  func amounts(_ amount: String, _ written: String) throws {
    let text = """
      component p(price)
        button "Buy"
          on activate: set #sum.value: \(amount)
      screen a
        text #count
          value: 2
        text #sum
        use p("1.99")

      """
    let document = try #require(AppDocument.read([SourceText(name: "a.screen", text)]).document)
    #expect(document.json.contains(written))
    let back = AppDocument.read([SourceText(name: "a.json", document.json)])
    // What comes back is an amount or a number, not text in braces.
    #expect(back.document?.json.contains("set #sum.value: \(written)\"") == true)
  }

  @Test(
    "lines without a value, guarded values, and loose cells are also the same",
    arguments: [
      "screen a\n  button \"A\"\n    language:\n",
      "screen a\n  button \"A\"\n    expandedStatus:\n", "screen a\n  button \"A\"\n    frame:\n",
      "screen a\n  text \"A\" #x\n  switch on \"S\"\n    value when #x.label is A: off\n",
      "screen a\n  table \"T\"\n    text \"Loose\"\n    row\n      cell \"A\"\n",
    ]
  )
  func oddities(_ text: String) throws {
    let document = try #require(AppDocument.read([SourceText(name: "a.screen", text)]).document)
    let back = AppDocument.read([SourceText(name: "a.json", document.json)])
    #expect(back.diagnostics == [])
    #expect(back.document?.screenText == text)
    #expect(back.document?.json == document.json)
  }

  @Test(
    "the sample apps are also the same",
    arguments: Effort.share(of: ProjectFiles.screens, atLeastOneIn: 4)
  )
  func samples(_ path: String) throws {
    let source = try ProjectFiles.source(path)
    try screenToJSON(String(decoding: source.utf8, as: UTF8.self))
  }

  @Test(
    "text keeps its braces",
    arguments: [
      "{#a}", "{#a.label}!", "a {b} {#a}", #"\{#a} {#a}"#, #"\{#a}"#, #"\\{#a}"#,
      #"\\\{#a} {value}"#,
      #"C:\\x {#a}"#, #"{\{#a}"#,
    ]
  )
  func braces(_ text: String) throws {
    let screen = "screen s\n  text \"A\" #a\n  text\n    label: \"\(text)\"\n    value: 3\n"
    try screenToJSON(screen)
  }

  @Test("nodes in two kinds of files are one app")
  func mixedFiles() throws {
    let screen = SourceText(
      name: "a.screen",
      "app \"A\"\n\nscreen a\n  button \"B\"\n    on activate: push b\n"
    )
    let json = SourceText(
      name: "b.json",
      #"{"screen": "b", "children": [{"role": "text", "interpolated": {"label": "{#c}"}}]}"#
    )
    let bare = SourceText(name: "c.json", #"{"identifier": "c", "label": "C"}"#)
    let result = AppDocument.read([screen, json, bare])
    #expect(result.diagnostics == [])
    let tree = try #require(result.document).tree
    #expect(tree.screens.map { tree[$0].identifier } == ["a", "b", "c"])
    #expect(tree[tree.root].label == "A")
  }

  @Test("numbers stand for sizes, and text for the written ones")
  func sizes() throws {
    let json = #"""
      {"screen": "a", "size": [390, 844], "children": [
        {"role": "text", "label": "A", "fontSize": 15}, {"role": "text", "fontSize": "15 bold"}]}
      """#
    let result = AppDocument.read([SourceText(name: "a.json", json)])
    #expect(result.diagnostics == [])
    let tree = try #require(result.document).tree
    let screen = tree.screens[0]
    #expect(tree[screen].size == Size(width: 390, height: 844))
    let fonts = tree.children(of: screen).map { tree[$0].fontSize }
    #expect(fonts == [FontSize(points: 15), FontSize(points: 15, isBold: true)])
    for wrong in [#""size": [390, 0]"#, #""size": "390x""#, #""size": "0x844""#] {
      let text = "{\"screen\": \"a\", \(wrong)}"
      let found = AppDocument.read([SourceText(name: "a.json", text)])
      #expect(found.document == nil, "\(wrong)")
      #expect(found.diagnostics.map(\.severity) == [.error], "\(wrong)")
    }
  }

  @Test("an app is in the file that is named first")
  func appInLaterFile() {
    let first = SourceText(name: "a.json", #"{"screen": "a"}"#)
    let second = SourceText(name: "b.json", #"{"app": "B", "screens": [{"screen": "b"}]}"#)
    let diagnostics = AppDocument.read([first, second]).diagnostics
    #expect(diagnostics.map(\.source) == [1])
    #expect(diagnostics.map(\.range) == [0..<1])
  }

  static let screens: [String] = [
    "screen menu\n",
    "app\n  language: de\n\nscreen menu \"Menu\"\n",
    // A `traits` line keeps an `each` from applying.
    """
    screen menu
      button selected "A" #a
        traits: notEnabled
      header #b
        traits:

    each button, header
      traits: playsSound
    """,
    "screen menu\n  button\n    traits: selected, notEnabled\n",
    // The effect of a link in a text element.
    """
    screen menu
      switch off "Deal" #deal
      text "Read the terms"
        mark link 1: terms
          on activate when #deal is on: announce "Deal"
          on activate: announce "Terms"

    """,
    """
    # Everything that a node can say.
    app "Pizzeria"
      language: en
      size: 390x844
      idiom: pad
      direction: rtl
      action "Help": announce "No"
      on magicTap: activate #add
      tabBar
        tab "Menu"
          opens: menu
        tab "Cart" #cartTab
          values: 0 items | 1 item
          opens: cart

    screen menu "Menu {#add.label}"
      language: ru
      rotor "Specials": .special, header
      on appear when #add is not dimmed: announce "Hello {#size}" high
      on appear:
        wait 0.5s
        notify layoutChanged #add
      every 2s when self is hidden: increment #size
      header "Menu"
        level: 2
      button popupButton selected "Bonus points" #points .special .big
        value: 24
        hint: Opens your offers
        traits when #points is empty: notEnabled
        traits: summaryElement
        hidden when #size is Small: true
        hidden: false
        on activate when #size is Small and value is above 3: present #paid
        on activate: present #paid
      adjustable "Size" #size
        value: Medium
        values: Small | Medium | "Large | XL"
      slider "Volume" #add
      slider "Fine"
        range: 0 km...9.5 km by 0.5 km
      stepper "Number"
        value: 3
      switch "A"
      switch on "B"
      switch mixed "C" #c
        value when #size is Small: off
      segments
        tab "One"
        tab selected "Two"
      textField "Name"
        placeholder: Optional
        language: de
      element "Plain"
        element: false
        class: UISlider
        frame: 0 1 2.5 -3
        viewFrame: 0 0 1 1
        path: empty
        activationPoint: 1 2
        alpha: 0.5
        clipsToBounds: true
        elements: #inner
        elementsHidden: true
        viewIsModal: true
        shouldGroupChildren: true
        respondsToUserInteraction: false
        navigationStyle: separate
        textualContext: console
        directTouchOptions: silentOnTouch, requiresActivation
        userInputLabels: One, "Two, three"
        foreground: #767676
        background: #FFFFFF
        fontSize: 15 bold
        expandedStatus: collapsed
        label.spoken: spellOut on "Pl"
        label.spoken: ipa "təˈmeɪtoʊ"
        content important "Weight": 540 {#size}
        content "Age": 3
        mark bold 2: "a"
        rotor "Bold": mark bold
        action "Delete" when self is selected: remove self
        action "Nothing":
        text #inner
      table
        row
          cell "A"
            header: column
            span: 1x2
          cell "B"
        row
          cell "C"
            span: 2x1
      alert "Paid {#size}" #paid
        button "OK"
          on activate: dismiss
      sheet "More" #more
        button "Close"

    screen cart
      image "Map"
        path: 0 0 10 10
        elements:
      image "Coin"
        path: circle 195 200.5 40
      image "Chip"
        path: rounded 16 60 100 44 8
      image "Flag"
        path: polygon 0 0, 44 0, 22 40

    each .special, header
      hint: Special
      value when self is selected: 3
      traits: selected, notEnabled
      action "Star": set value: Starred
      on focus: play "ding"
      content "Kind": special

    each #points
      hidden: false

    """,
  ]
}

extension String {
  /// The lines with content, which are neither blank nor comments.
  fileprivate var withoutBlankLines: [Substring] {
    split(separator: "\n").filter { line in !line.drop { $0 == " " }.hasPrefix("# ") }
  }
}
